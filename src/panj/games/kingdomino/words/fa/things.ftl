### کینگدومینو

## اجزا

kingdomino-terrain-wheat = مزرعهٔ گندم
    .short = گندم
kingdomino-terrain-forest = جنگل
    .short = جنگل
kingdomino-terrain-lake = دریاچه
    .short = دریاچه
kingdomino-terrain-grassland = چمنزار
    .short = چمنزار
kingdomino-terrain-swamp = مرداب
    .short = مرداب
kingdomino-terrain-mine = معدن
    .short = معدن
kingdomino-terrain-castle = قصر
    .short = قصر
# جای نیمهٔ راست نسبت به نیمهٔ چپ.
kingdomino-turn-east = سمت راست آن
    .short = →
kingdomino-turn-south = پایین آن
    .short = ↓
kingdomino-turn-west = سمت چپ آن
    .short = ←
kingdomino-turn-north = بالای آن
    .short = ↑
