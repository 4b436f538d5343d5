### کینگدومینو

## حرکت‌ها

kingdomino-move-claim = انتخاب دومینوی { $domino }
kingdomino-move-place = نیمهٔ چپ در خانهٔ { $cell }، نیمهٔ راست { $turn }
kingdomino-move-discard = خارج کردن دومینوی { $domino } از بازی

## پرسش‌ها و پیش‌نمایش‌ها

kingdomino-prompt-claim_first = قرعه به نام پادشاه شما افتاد. یکی از دومینوهای ردیف اول را انتخاب کنید.
kingdomino-prompt-claim = پادشاه خود را روی یکی از دومینوهای آزاد ردیف بعد بگذارید.
kingdomino-prompt-place = دومینوی { $domino } را به امپراتوری خود متصل کنید.
kingdomino-prompt-discard = دومینوی { $domino } هیچ جای امپراتوری شما نمی‌نشیند و باید از بازی خارج شود.
kingdomino-preview-order = جایگاه { $place } در ردیف؛ هرچه جلوتر، نوبت زودتر.
kingdomino-preview-points = { $points } امتیاز بیشتر
kingdomino-preview-territory = { $joined ->
        [0] { $terrain }، تازه: ⁦{ $squares } × { $crowns } = { $points }⁩
       *[other] { $terrain }: ⁦{ $squares } × { $crowns } = { $points }⁩
    }

## چرا نه

kingdomino-refusal-claimed = دومینوی { $domino } گرفته شده است: پادشاه { $who } روی آن ایستاده است.
kingdomino-refusal-occupied = این خانه از قبل پر شده است.
kingdomino-refusal-too_wide = عرض امپراتوری از { $grid } خانه بیشتر می‌شود.
kingdomino-refusal-too_high = ارتفاع امپراتوری از { $grid } خانه بیشتر می‌شود.
kingdomino-refusal-no_connection = از اینجا هیچ نیمه‌ای به قصر یا به خانه‌ای از ناحیهٔ خودش نمی‌رسد.
kingdomino-refusal-no_room = این خانه متصل می‌شود، ولی کنارش برای نیمهٔ دیگر جا نیست.

## آنچه در نوبت هست

kingdomino-ledger-place = متصل کردن دومینو
kingdomino-ledger-claim = انتخاب دومینو برای دور بعد
## Where a domino would lie

kingdomino-by-wheat = مزرعهٔ گندم
kingdomino-by-forest = جنگل
kingdomino-by-lake = دریاچه
kingdomino-by-grassland = چمنزار
kingdomino-by-swamp = مرداب
kingdomino-by-mine = معدن
kingdomino-by-castle = قصر
kingdomino-edge-top = در بالا
kingdomino-edge-bottom = در پایین
kingdomino-edge-left = در لبهٔ چپ
kingdomino-edge-right = در لبهٔ راست
kingdomino-edge-top_left = در گوشهٔ بالا چپ
kingdomino-edge-top_right = در گوشهٔ بالا راست
kingdomino-edge-bottom_left = در گوشهٔ پایین چپ
kingdomino-edge-bottom_right = در گوشهٔ پایین راست
kingdomino-where-inside = متصل کردن { $first } { $first_side } { $first_by } و { $second } { $second_side } { $second_by }
kingdomino-where-edge = متصل کردن { $first } { $first_side } { $first_by } و { $second } { $second_side } { $second_by }، { $edge }
kingdomino-where-turned = متصل کردن { $first } { $first_side } { $first_by }، با { $second } { $turn }
kingdomino-where-turned_edge = متصل کردن { $first } { $first_side } { $first_by }، با { $second } { $turn }، { $edge }
kingdomino-where-double = متصل کردن یک { $first } { $first_side } { $first_by } و دیگری { $second_side } { $second_by }
kingdomino-where-double_edge = متصل کردن یک { $first } { $first_side } { $first_by } و دیگری { $second_side } { $second_by }، { $edge }
kingdomino-where-double_turned = متصل کردن یک { $first } { $first_side } { $first_by }، با دیگری { $turn }
kingdomino-where-double_turned_edge = متصل کردن یک { $first } { $first_side } { $first_by }، با دیگری { $turn }، { $edge }
kingdomino-where-double_along = متصل کردن هر دو { $first } { $first_side } { $first_by }
kingdomino-where-double_along_edge = متصل کردن هر دو { $first } { $first_side } { $first_by }، { $edge }
