## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

kohan_dej-aspect-districts = { $amount } امتیاز بیشتر می‌سازد
    .less = { $amount } امتیاز کمتر می‌سازد
kohan_dej-aspect-bonuses = { $amount } امتیاز جایزه می‌گیرد
    .less = از { $amount } امتیاز جایزه می‌گذرد
kohan_dej-aspect-gold = { $amount } سکه بیشتر برایتان می‌گذارد
    .less = { $amount } سکه کمتر برایتان می‌گذارد
kohan_dej-aspect-cards = { $amount } کارت بیشتر در دستتان می‌گذارد
    .less = { $amount } کارت کمتر در دستتان می‌گذارد
kohan_dej-aspect-rivals = نیرومندترین رقیب را { $amount } امتیاز پس می‌اندازد
    .less = می‌گذارد نیرومندترین رقیب { $amount } امتیاز پیش بیفتد
