### پکس پامیر

## خلاصهٔ نوبت‌ها

pax_pamir-told-fought = در { $region } نبرد کرد
pax_pamir-told-fought_card = روی { $card } نبرد کرد
pax_pamir-told-betrayed = به { $card } خیانت کرد
pax_pamir-told-loyal = وفادار شد: { $coalition }
pax_pamir-told-played = { $card } را بازی کرد
pax_pamir-told-bought = { $card } را خرید
pax_pamir-told-gift = هدیه داد
pax_pamir-told-moved = به { $region } رفت
pax_pamir-told-sneaked = جاسوسی را جابه‌جا کرد
pax_pamir-told-taxed = { $rupees } روپیه مالیات گرفت
pax_pamir-told-armies = { $count } ارتش گذاشت
pax_pamir-told-roads = { $count } راه گذاشت
pax_pamir-told-tribes = { $count } قبیله گذاشت
pax_pamir-told-spies = { $count } جاسوس گذاشت
pax_pamir-told-used = از { $card } استفاده کرد
pax_pamir-told-idle = نوبتش را تمام کرد
pax_pamir-told-check = بررسی چیرگی
pax_pamir-told-dominant = ائتلاف چیره: { $coalition }
pax_pamir-told-nobody = هیچ ائتلافی چیره نشد
pax_pamir-told-final = پایان بازی
