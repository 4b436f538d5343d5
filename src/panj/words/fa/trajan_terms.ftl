## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

trajan-term-shipping = در کشتیرانی { $amount } امتیاز می‌ارزد
    .less = در کشتیرانی { $amount } امتیاز از دست می‌دهد
trajan-term-military = در استان‌ها { $amount } امتیاز می‌ارزد
    .less = در استان‌ها { $amount } امتیاز از دست می‌دهد
trajan-term-senate = در سنا { $amount } امتیاز می‌ارزد
    .less = در سنا { $amount } امتیاز از دست می‌دهد
trajan-term-tiles = در کاشی‌های تراژان و جایزه { $amount } امتیاز می‌ارزد
    .less = در کاشی‌های تراژان و جایزه { $amount } امتیاز از دست می‌دهد
trajan-term-construction = در ساختمان‌ها { $amount } امتیاز می‌ارزد
    .less = در ساختمان‌ها { $amount } امتیاز از دست می‌دهد
trajan-term-demands = تقاضاهای مردم را { $amount } امتیاز بهتر برمی‌آورد
    .less = تقاضاهای مردم را { $amount } امتیاز بدتر برمی‌آورد
trajan-term-extra = اقدام‌های اضافه‌ای به ارزش { $amount } امتیاز نگه می‌دارد
    .less = اقدام‌های اضافه‌ای به ارزش { $amount } امتیاز را مصرف می‌کند
