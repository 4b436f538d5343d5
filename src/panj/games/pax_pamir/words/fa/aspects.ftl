## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

pax_pamir-aspect-lead = شما را { $amount } امتیاز جلوتر می‌برد
    .less = شما را { $amount } امتیاز عقب‌تر می‌برد
pax_pamir-aspect-check = در بررسی چیرگی { $amount } امتیاز بیشتر می‌آورد
    .less = در بررسی چیرگی { $amount } امتیاز از دستتان می‌برد
pax_pamir-aspect-cylinders = { $amount } سیلندر بیشتر در بازی دارد
    .less = { $amount } سیلندر کمتر در بازی دارد
pax_pamir-aspect-influence = { $amount } امتیاز نفوذ بیشتر می‌آورد
    .less = { $amount } امتیاز نفوذ کمتر می‌آورد
pax_pamir-aspect-blocks = ائتلاف شما را { $amount } بلوک جلوتر می‌برد
    .less = ائتلاف شما را { $amount } بلوک عقب‌تر می‌برد
pax_pamir-aspect-court = دربار شما را حدود { $amount } کارت قوی‌تر می‌کند
    .less = دربار شما را حدود { $amount } کارت ضعیف‌تر می‌کند
pax_pamir-aspect-hand = حدود { $amount } کارت بیشتر در دستتان می‌گذارد
    .less = حدود { $amount } کارت کمتر در دستتان می‌گذارد
pax_pamir-aspect-rupees = { $amount } روپیه بیشتر برایتان می‌گذارد
    .less = { $amount } روپیه کمتر برایتان می‌گذارد
pax_pamir-aspect-rule = فرمانداری منطقه‌ای را به شما می‌دهد
    .less = فرمانداری منطقه‌هایتان را از شما می‌گیرد
