## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

kohan_dej-aspect-districts = سازه‌هایی با { $amount } امتیاز بیشتر می‌سازد
    .less = سازه‌هایی با { $amount } امتیاز کمتر می‌سازد
kohan_dej-aspect-bonuses = { $amount } امتیاز اضافه می‌گیرد
    .less = از { $amount } امتیاز اضافه می‌گذرد
kohan_dej-aspect-gold = { $amount } سکه بیشتر برایتان باقی می‌گذارد
    .less = { $amount } سکه کمتر برایتان باقی می‌گذارد
kohan_dej-aspect-cards = { $amount } کارت بیشتر در دستتان می‌گذارد
    .less = { $amount } کارت کمتر در دستتان می‌گذارد
kohan_dej-aspect-rivals = قوی‌ترین رقیب را { $amount } امتیاز عقب می‌اندازد
    .less = می‌گذارد قوی‌ترین رقیب { $amount } امتیاز جلو بیفتد
