### Pax Pamir

## The end

pax_pamir-why-lead = پس از بررسی { $number }، { $who } { $points } امتیاز از همه جلوتر بود. برتری ۴ امتیازی بازی را بلافاصله تمام می‌کند؛ { $left ->
       [0] بررسی دیگری نمانده بود
      *[other] { $left } بررسی دیگر مانده بود
    }.
    .you = پس از بررسی { $number }، { $points } امتیاز از همه جلوتر بودید. برتری ۴ امتیازی بازی را بلافاصله تمام می‌کند؛ { $left ->
           [0] بررسی دیگری نمانده بود
          *[other] { $left } بررسی دیگر مانده بود
        }.
pax_pamir-why-last_check = آخرین بررسی چیرگی انجام شد.
pax_pamir-why-turn_limit = در { $count } نوبت کسی بازی را به پایان نبرد: امتیازها همان است که بود.
pax_pamir-why-agreement = همهٔ بازیکنان به پایان بازی رضایت دادند: امتیازها همان است که بود.
pax_pamir-near-last_check = یک بررسی چیرگی مانده است: امتیازش دوبرابر است و بازی را تمام می‌کند.
pax_pamir-stage-check = بررسی { $number }
pax_pamir-stage-final_check = بررسی { $number }، دوبرابر
pax_pamir-score-by_influence = با نفوذ ({ $coalition })
pax_pamir-score-by_cylinders = با سیلندرها
pax_pamir-axis-check = بررسی چیرگی
pax_pamir-part-tribes = قبیله‌ها
pax_pamir-part-spies = جاسوس‌ها
pax_pamir-part-gifts = هدیه‌ها
pax_pamir-part-patriots = میهن‌پرست‌ها
pax_pamir-part-prizes = جایزه‌ها
pax_pamir-part-loyalty = وفاداری
