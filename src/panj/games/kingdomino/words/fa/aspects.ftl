## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

kingdomino-aspect-territories = { $amount } امتیاز در قلمروها می‌گیرد
    .less = از { $amount } امتیاز در قلمروها می‌گذرد
kingdomino-aspect-growth = جا برای { $amount } امتیاز رشد باز می‌گذارد
    .less = { $amount } امتیاز از رشد آینده را از دست می‌دهد
kingdomino-aspect-room = { $amount } خانه را از هدر رفتن نگه می‌دارد
    .less = { $amount } خانه را هدر می‌دهد
kingdomino-aspect-fit = گذاشتن دومینوهای بعدی را آسان‌تر می‌کند (حدود { $amount } امتیاز)
    .less = گذاشتن دومینوهای بعدی را سخت‌تر می‌کند (حدود { $amount } امتیاز)
kingdomino-aspect-harmony = برای توازن { $amount } امتیاز می‌ارزد
    .less = { $amount } امتیاز توازن را به خطر می‌اندازد
kingdomino-aspect-middle_kingdom = برای پادشاهی میانی { $amount } امتیاز می‌ارزد
    .less = { $amount } امتیاز پادشاهی میانی را به خطر می‌اندازد
