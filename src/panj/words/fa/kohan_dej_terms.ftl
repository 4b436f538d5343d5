## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

kohan_dej-term-districts = { $amount } امتیاز بیشتر می‌سازد
    .less = { $amount } امتیاز کمتر می‌سازد
kohan_dej-term-bonuses = { $amount } امتیاز جایزه می‌گیرد
    .less = از { $amount } امتیاز جایزه می‌گذرد
kohan_dej-term-gold = { $amount } سکه بیشتر برایتان می‌گذارد
    .less = { $amount } سکه کمتر برایتان می‌گذارد
kohan_dej-term-cards = { $amount } کارت بیشتر در دستتان می‌گذارد
    .less = { $amount } کارت کمتر در دستتان می‌گذارد
kohan_dej-term-rivals = نیرومندترین رقیب را { $amount } امتیاز پس می‌اندازد
    .less = می‌گذارد نیرومندترین رقیب { $amount } امتیاز پیش بیفتد
