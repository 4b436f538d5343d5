## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

minerva-aspect-culture = { $amount } امتیاز فرهنگ می‌برد
    .less = از { $amount } امتیاز فرهنگ می‌گذرد
minerva-aspect-glory = { $amount } امتیاز افتخار می‌ارزد
    .less = به بهای { $amount } امتیاز افتخار تمام می‌شود
minerva-aspect-temples = معبدهایتان را { $amount } امتیاز پرارزش‌تر می‌کند
    .less = معبدهایتان را { $amount } امتیاز کم‌ارزش‌تر می‌کند
minerva-aspect-lines = خط‌های بعدی را { $amount } امتیاز بهتر می‌کند
    .less = خط‌های بعدی را { $amount } امتیاز خراب می‌کند
minerva-aspect-goods = پول و منابعی به ارزش { $amount } امتیاز بیشتر نگه می‌دارد
    .less = پول و منابعی به ارزش { $amount } امتیاز بیشتر خرج می‌کند
