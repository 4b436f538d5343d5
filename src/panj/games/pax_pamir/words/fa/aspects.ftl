## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

pax_pamir-aspect-lead = شما را { $amount } امتیاز پیش‌تر می‌برد
    .less = شما را { $amount } امتیاز پس‌تر می‌برد
pax_pamir-aspect-check = در بررسی چیرگی { $amount } امتیاز بیشتر می‌آورد
    .less = در بررسی چیرگی به بهای { $amount } امتیاز تمام می‌شود
pax_pamir-aspect-cylinders = { $amount } سیلندر بیشتر در بازی دارد
    .less = { $amount } سیلندر کمتر در بازی دارد
pax_pamir-aspect-influence = { $amount } نفوذ بیشتر می‌آورد
    .less = { $amount } نفوذ کمتر می‌آورد
pax_pamir-aspect-blocks = ائتلاف شما را { $amount } بلوک پیش‌تر می‌برد
    .less = ائتلاف شما را { $amount } بلوک پس‌تر می‌برد
pax_pamir-aspect-court = دربار شما را نزدیک { $amount } کارت نیرومندتر می‌کند
    .less = دربار شما را نزدیک { $amount } کارت ناتوان‌تر می‌کند
pax_pamir-aspect-hand = نزدیک { $amount } کارت بیشتر در دستتان می‌گذارد
    .less = نزدیک { $amount } کارت کمتر در دستتان می‌گذارد
pax_pamir-aspect-rupees = { $amount } روپیه بیشتر برایتان می‌گذارد
    .less = { $amount } روپیه کمتر برایتان می‌گذارد
pax_pamir-aspect-rule = فرمانروایی منطقه‌ای را به شما می‌دهد
    .less = فرمانروایی منطقه‌هایتان را از شما می‌گیرد
