### مینروا

## گزارش بازی

minerva-log-activates = { $who } کاشی‌های سمت { $way } را فعال کرد.
    .you = شما کاشی‌های سمت { $way } را فعال کردید.
minerva-log-assistant = { $who } دستیاری روی یک خانه گذاشت.
    .you = شما دستیاری روی یک خانه گذاشتید.
minerva-log-bought = { $who } { $resource } را به بهای { $denarii } دناریوس خرید.
    .you = شما { $resource } را به بهای { $denarii } دناریوس خریدید.
minerva-log-built = { $who } ساخت: { $tile }.
    .you = شما ساختید: { $tile }.
minerva-log-culture_tile = { $who } کاشی { $culture } را با { $points } امتیاز برداشت.
    .you = شما کاشی { $culture } را با { $points } امتیاز برداشتید.
minerva-log-declined = { $who } از اثر چشم پوشید: { $tile }.
    .you = شما از اثر چشم پوشیدید: { $tile }.
minerva-log-exchanged = { $who } { $count } { $paid } داد و { $gained } { $good } گرفت.
    .you = شما { $count } { $paid } دادید و { $gained } { $good } گرفتید.
minerva-log-fee = { $who } { $denarii } دناریوس کارمزد پرداخت.
    .you = شما { $denarii } دناریوس کارمزد پرداختید.
minerva-log-first_player = { $who } بازیکن آغازگر شد.
    .you = شما بازیکن آغازگر شدید.
minerva-log-gained = { $who } { $count } { $good } گرفت ({ $tile }).
    .you = شما { $count } { $good } گرفتید ({ $tile }).
minerva-log-glory_tile = { $who } کاشی افتخار شمارهٔ { $place } این دور را گرفت: { $points } امتیاز.
    .you = شما کاشی افتخار شمارهٔ { $place } این دور را گرفتید: { $points } امتیاز.
minerva-log-hired = { $who } دستیاری به بهای { $count } { $good } استخدام کرد.
    .you = شما دستیاری به بهای { $count } { $good } استخدام کردید.
minerva-log-income = { $who } پاس داده بود و { $denarii } دناریوس گرفت.
    .you = شما پاس داده بودید و { $denarii } دناریوس گرفتید.
minerva-log-moved = { $who } کاشی را جابه‌جا کرد: { $tile }.
    .you = شما کاشی را جابه‌جا کردید: { $tile }.
minerva-log-other_half = نیمهٔ دیگر جفت از بازی خارج شد: { $tile }.
minerva-log-over_limit = { $who } از سقف گذشت و { $count } { $good } را به دناریوس تبدیل کرد.
    .you = شما از سقف گذشتید و { $count } { $good } را به دناریوس تبدیل کردید.
minerva-log-paid = { $who } { $count } { $good } پرداخت.
    .you = شما { $count } { $good } پرداختید.
minerva-log-paid_pair = { $who } { $first } و { $second } داد و { $count } { $good } گرفت.
    .you = شما { $first } و { $second } دادید و { $count } { $good } گرفتید.
minerva-log-pair = جفت تازه: { $first } و { $second }.
minerva-log-pair_with_round_tile = جفت تازه: { $tile } و کاشی دور با { $denarii } دناریوس.
minerva-log-passed = { $who } پاس داد و کاشی ترتیب نوبت { $order } را برداشت.
    .you = شما پاس دادید و کاشی ترتیب نوبت { $order } را برداشتید.
minerva-log-passed_solo = { $who } پاس داد.
    .you = شما پاس دادید.
minerva-log-removed_residence = { $who } خانه‌ای را از بازی خارج کرد.
    .you = شما خانه‌ای را از بازی خارج کردید.
minerva-log-residence = { $who } خانه‌ای گذاشت.
    .you = شما خانه‌ای گذاشتید.
minerva-log-revealed = تازه در محوطهٔ بناها: { $tile }.
minerva-log-round = دور { $round } آغاز شد.
minerva-log-score = { $who } { $points } امتیاز گرفت.
    .you = شما { $points } امتیاز گرفتید.
minerva-log-sold = { $who } یک منبع فروخت: { $resource }.
    .you = شما یک منبع فروختید: { $resource }.
minerva-log-temple_revealed = معبد تازه: { $tile }.
minerva-log-title = { $who } لقب «{ $rank }» را به دست آورد.
    .you = شما لقب «{ $rank }» را به دست آوردید.
minerva-result-title = { $who } { $points } امتیاز گرفت و لقب «{ $rank }» را به دست آورد.
    .you = شما { $points } امتیاز گرفتید و لقب «{ $rank }» را به دست آوردید.
minerva-log-took_round_tile = { $who } کاشی دور و { $denarii } دناریوس را برداشت؛ از بازی خارج شد: { $tile }.
    .you = شما کاشی دور و { $denarii } دناریوس را برداشتید؛ از بازی خارج شد: { $tile }.

## امتیازها

minerva-score-culture = کاشی‌های فرهنگ
minerva-score-glory = کاشی‌های افتخار
minerva-score-temples = معبدها
minerva-score-money = پول و منابع
minerva-score-order = کاشی ترتیب نوبت
minerva-score-tiles_won = کاشی‌های فرهنگ و افتخار
minerva-score-temple_count = تعداد معبدها
minerva-score-turn_order = کاشی ترتیب نوبت کوچک‌تر
