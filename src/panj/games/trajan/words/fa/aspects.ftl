## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

trajan-aspect-shipping = در بندرگاه { $amount } امتیاز می‌آورد
    .less = در بندرگاه { $amount } امتیاز از دست می‌دهد
trajan-aspect-military = در استان‌ها { $amount } امتیاز می‌آورد
    .less = در استان‌ها { $amount } امتیاز از دست می‌دهد
trajan-aspect-senate = در سنا { $amount } امتیاز می‌آورد
    .less = در سنا { $amount } امتیاز از دست می‌دهد
trajan-aspect-tiles = از کاشی‌های تراژان و جایزه { $amount } امتیاز می‌آورد
    .less = در کاشی‌های تراژان و جایزه { $amount } امتیاز از دست می‌دهد
trajan-aspect-construction = از ساختمان‌ها { $amount } امتیاز می‌آورد
    .less = در ساختمان‌ها { $amount } امتیاز از دست می‌دهد
trajan-aspect-demands = در رسیدگی به تقاضاهای مردم { $amount } امتیاز بهتر است
    .less = در رسیدگی به تقاضاهای مردم { $amount } امتیاز بدتر است
trajan-aspect-extra = عمل‌های اضافه‌ای به ارزش { $amount } امتیاز نگه می‌دارد
    .less = عمل‌های اضافه‌ای به ارزش { $amount } امتیاز را خرج می‌کند
