### کینگدومینو

## حرکت‌ها

kingdomino-move-claim = انتخاب دومینوی { $domino }
kingdomino-move-place = نیمهٔ چپ در خانهٔ { $cell }، نیمهٔ راست { $turn }
kingdomino-move-discard = خارج کردن دومینوی { $domino } از بازی

## پرسش‌ها و پیش‌نمایش‌ها

kingdomino-prompt-claim_first = قرعه به نام پادشاه شما افتاد. یکی از دومینوهای ردیف اول را انتخاب کنید.
kingdomino-prompt-claim = پادشاه خود را روی یکی از دومینوهای آزاد ردیف بعد بگذارید.
kingdomino-prompt-place = دومینوی { $domino } را به سرزمین خود متصل کنید.
kingdomino-prompt-discard = دومینوی { $domino } هیچ جای سرزمین شما نمی‌نشیند و باید از بازی خارج شود.
kingdomino-preview-order = جایگاه { $place } در ردیف؛ هرچه جایگاه کمتر، نوبت زودتر.
kingdomino-preview-points = { $points } امتیاز بیشتر
kingdomino-preview-territory = { $joined ->
        [0] { $terrain }، تازه: ⁦{ $squares } × { $crowns } = { $points }⁩
       *[other] { $terrain }: ⁦{ $squares } × { $crowns } = { $points }⁩
    }

## چرا نه

kingdomino-refusal-claimed = دومینوی { $domino } گرفته شده است: پادشاه { $who } روی آن ایستاده است.
kingdomino-refusal-occupied = این خانه پر است.
kingdomino-refusal-too_wide = پهنای سرزمین از { $grid } خانه بیشتر می‌شود.
kingdomino-refusal-too_high = بلندی سرزمین از { $grid } خانه بیشتر می‌شود.
kingdomino-refusal-no_connection = از اینجا هیچ نیمه‌ای به قصر یا به خانه‌ای از ناحیهٔ خودش نمی‌رسد.
kingdomino-refusal-no_room = این خانه جور است، ولی کنارش برای نیمهٔ دیگر جا نیست.
