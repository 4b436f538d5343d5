## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

kingdomino-term-territories = { $amount } امتیاز در قلمروها می‌گیرد
    .less = از { $amount } امتیاز در قلمروها می‌گذرد
kingdomino-term-growth = راه رشدی به ارزش { $amount } امتیاز باز می‌گذارد
    .less = { $amount } امتیاز از رشد آینده را از دست می‌دهد
kingdomino-term-room = { $amount } خانه را از هدر رفتن نگه می‌دارد
    .less = { $amount } خانه را هدر می‌دهد
kingdomino-term-fit = گذاشتن دومینوهای بعدی را آسان‌تر می‌کند (نزدیک { $amount } امتیاز)
    .less = گذاشتن دومینوهای بعدی را دشوارتر می‌کند (نزدیک { $amount } امتیاز)
kingdomino-term-harmony = برای توازن { $amount } امتیاز می‌ارزد
    .less = { $amount } امتیاز توازن را به خطر می‌اندازد
kingdomino-term-middle_kingdom = برای پادشاهی میانی { $amount } امتیاز می‌ارزد
    .less = { $amount } امتیاز پادشاهی میانی را به خطر می‌اندازد
