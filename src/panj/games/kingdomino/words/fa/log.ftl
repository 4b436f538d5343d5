### کینگدومینو

## گزارش بازی

kingdomino-log-game = بازی { $game } از سلسله پادشاهی آغاز شد.
kingdomino-log-round = دور { $round } آغاز شد.
kingdomino-log-dealt_three = ردیف تازه: دومینوهای { $first }، { $second } و { $third }.
kingdomino-log-dealt_four = ردیف تازه: دومینوهای { $first }، { $second }، { $third } و { $fourth }.
kingdomino-log-king_drawn = قرعه به نام پادشاه { $who } افتاد.
    .you = قرعه به نام پادشاه شما افتاد.
kingdomino-log-claimed = { $who } دومینوی { $domino } را انتخاب کرد.
    .you = شما دومینوی { $domino } را انتخاب کردید.
kingdomino-log-placed = { $who } دومینوی { $domino } را متصل کرد و { $points } امتیاز گرفت.
    .you = شما دومینوی { $domino } را متصل کردید و { $points } امتیاز گرفتید.
kingdomino-log-discarded = دومینوی { $domino } هیچ‌جا ننشست و { $who } ناچار آن را از بازی خارج کرد.
    .you = دومینوی { $domino } هیچ‌جا ننشست و شما ناچار آن را از بازی خارج کردید.
kingdomino-log-left_over = کسی دومینوی { $domino } را انتخاب نکرد؛ این دومینو از بازی خارج شد.
kingdomino-log-middle_kingdom = پادشاهی میانی: قصر { $who } درست در میانهٔ امپراتوری بود؛ { $points } امتیاز.
    .you = پادشاهی میانی: قصر شما درست در میانهٔ امپراتوری بود؛ { $points } امتیاز.
kingdomino-log-harmony = توازن: امپراتوری { $who } کامل بود؛ { $points } امتیاز.
    .you = توازن: امپراتوری شما کامل بود؛ { $points } امتیاز.
kingdomino-log-score = { $who } در پایان { $points } امتیاز گرفت.
    .you = شما در پایان { $points } امتیاز گرفتید.

## برگهٔ امتیاز

kingdomino-score-wheat = مزرعه‌های گندم
kingdomino-score-forest = جنگل‌ها
kingdomino-score-lake = دریاچه‌ها
kingdomino-score-grassland = چمنزارها
kingdomino-score-swamp = مرداب‌ها
kingdomino-score-mine = معدن‌ها
kingdomino-score-middle_kingdom = پادشاهی میانی
kingdomino-score-harmony = توازن
kingdomino-score-largest = بزرگ‌ترین قلمرو
kingdomino-score-crowns = تاج‌ها
