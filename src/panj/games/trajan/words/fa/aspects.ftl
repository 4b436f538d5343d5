## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

trajan-aspect-shipping = در کشتیرانی { $amount } امتیاز می‌ارزد
    .less = در کشتیرانی { $amount } امتیاز از دست می‌دهد
trajan-aspect-military = در استان‌ها { $amount } امتیاز می‌ارزد
    .less = در استان‌ها { $amount } امتیاز از دست می‌دهد
trajan-aspect-senate = در سنا { $amount } امتیاز می‌ارزد
    .less = در سنا { $amount } امتیاز از دست می‌دهد
trajan-aspect-tiles = در کاشی‌های تراژان و جایزه { $amount } امتیاز می‌ارزد
    .less = در کاشی‌های تراژان و جایزه { $amount } امتیاز از دست می‌دهد
trajan-aspect-construction = در ساختمان‌ها { $amount } امتیاز می‌ارزد
    .less = در ساختمان‌ها { $amount } امتیاز از دست می‌دهد
trajan-aspect-demands = تقاضاهای مردم را { $amount } امتیاز بهتر برمی‌آورد
    .less = تقاضاهای مردم را { $amount } امتیاز بدتر برمی‌آورد
trajan-aspect-extra = اقدام‌های اضافه‌ای به ارزش { $amount } امتیاز نگه می‌دارد
    .less = اقدام‌های اضافه‌ای به ارزش { $amount } امتیاز را مصرف می‌کند
