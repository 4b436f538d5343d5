### Pax Pamir

## Scenes

web-pax_pamir-scene-dominance = بررسی چیرگی
web-pax_pamir-scene-dominance-1 = بلوک‌ها
web-pax_pamir-scene-dominance-2 = کدام چیره؟
web-pax_pamir-scene-dominance-3 = امتیازها
web-pax_pamir-scene-dominance-4 = پس از آن
web-pax_pamir-scene-lead = بزرگ‌ترین ائتلاف { $lead } بلوک جلوتر است.
web-pax_pamir-scene-patriots = میهن‌پرست
web-pax_pamir-scene-prizes = جایزه
web-pax_pamir-scene-tribes = قبیله
web-pax_pamir-scene-spies = جاسوس
web-pax_pamir-scene-gifts = هدیه
web-pax_pamir-scene-all = در مجموع
web-pax_pamir-scene-points = امتیاز
web-pax_pamir-scene-shared = مشترک
web-pax_pamir-scene-now = اکنون
web-pax_pamir-scene-ahead = { $who } از همهٔ بازیکنان دیگر { $lead } امتیاز جلوتر است.
web-pax_pamir-scene-level = هیچ‌کس از همهٔ بازیکنان دیگر جلوتر نیست.
web-pax_pamir-scene-tie = { $who } جایگاه‌های { $first } { $players ->
        [2] و
       *[other] تا
    } { $last } را با هم دارند: امتیاز این جایگاه‌ها جمع و بر { $players } تقسیم و رو به پایین گرد می‌شود، پس به هر کدام { $points ->
        [0] امتیازی نمی‌رسد
       *[other] { $points } امتیاز می‌رسد
    }.
