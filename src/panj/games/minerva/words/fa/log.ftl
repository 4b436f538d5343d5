### مینروا

## رویدادها

minerva-log-activates = { $who } به سوی { $way } فعال می‌کند.
    .you = شما به سوی { $way } فعال می‌کنید.
minerva-log-assistant = { $who } دستیاری روی خانهٔ { $cell } می‌گذارد.
    .you = شما دستیاری روی خانهٔ { $cell } می‌گذارید.
minerva-log-bought = { $who } { $resource } را به بهای { $denarii } دناریوس می‌خرد.
    .you = شما { $resource } را به بهای { $denarii } دناریوس می‌خرید.
minerva-log-built = { $who } در جایگاه { $cell } می‌سازد: { $tile }.
    .you = شما در جایگاه { $cell } می‌سازید: { $tile }.
minerva-log-culture_tile = { $who } کاشی { $culture } را با { $points } امتیاز برمی‌دارد.
    .you = شما کاشی { $culture } را با { $points } امتیاز برمی‌دارید.
minerva-log-declined = { $who } از اثر چشم می‌پوشد: { $tile }.
    .you = شما از اثر چشم می‌پوشید: { $tile }.
minerva-log-exchanged = { $who } { $count } { $paid } می‌دهد و { $gained } { $good } می‌گیرد.
    .you = شما { $count } { $paid } می‌دهید و { $gained } { $good } می‌گیرید.
minerva-log-fee = { $who } { $denarii } دناریوس کارمزد می‌پردازد.
    .you = شما { $denarii } دناریوس کارمزد می‌پردازید.
minerva-log-first_player = { $who } بازیکن آغازگر است.
    .you = شما بازیکن آغازگرید.
minerva-log-gained = { $who } { $count } { $good } می‌گیرد ({ $tile }).
    .you = شما { $count } { $good } می‌گیرید ({ $tile }).
minerva-log-glory_tile = { $who } کاشی افتخار شمارهٔ { $place } این دور را می‌گیرد: { $points } امتیاز.
    .you = شما کاشی افتخار شمارهٔ { $place } این دور را می‌گیرید: { $points } امتیاز.
minerva-log-hired = { $who } دستیاری به بهای { $count } { $good } استخدام می‌کند.
    .you = شما دستیاری به بهای { $count } { $good } استخدام می‌کنید.
minerva-log-income = { $who } پاس کرده است و { $denarii } دناریوس می‌گیرد.
    .you = شما پاس کرده‌اید و { $denarii } دناریوس می‌گیرید.
minerva-log-moved = { $who } کاشی را از { $from } به { $to } می‌برد: { $tile }.
    .you = شما کاشی را از { $from } به { $to } می‌برید: { $tile }.
minerva-log-other_half = نیمهٔ دیگر جفت از بازی خارج می‌شود: { $tile }.
minerva-log-over_limit = { $who } از سقف گذشته است و { $count } { $good } را به دناریوس تبدیل می‌کند.
    .you = شما از سقف گذشته‌اید و { $count } { $good } را به دناریوس تبدیل می‌کنید.
minerva-log-paid = { $who } { $count } { $good } می‌پردازد.
    .you = شما { $count } { $good } می‌پردازید.
minerva-log-paid_pair = { $who } { $first } و { $second } می‌دهد و { $count } { $good } می‌گیرد.
    .you = شما { $first } و { $second } می‌دهید و { $count } { $good } می‌گیرید.
minerva-log-pair = جفت تازه: { $first } و { $second }.
minerva-log-pair_with_round_tile = جفت تازه: { $tile } و کاشی دور با { $denarii } دناریوس.
minerva-log-passed = { $who } پاس می‌کند و کاشی ترتیب نوبت { $order } را برمی‌دارد.
    .you = شما پاس می‌کنید و کاشی ترتیب نوبت { $order } را برمی‌دارید.
minerva-log-passed_solo = { $who } پاس می‌کند.
    .you = شما پاس می‌کنید.
minerva-log-removed_residence = { $who } خانهٔ { $cell } را از بازی خارج می‌کند.
    .you = شما خانهٔ { $cell } را از بازی خارج می‌کنید.
minerva-log-residence = { $who } خانه‌ای در جایگاه { $cell } می‌گذارد.
    .you = شما خانه‌ای در جایگاه { $cell } می‌گذارید.
minerva-log-revealed = تازه در محوطهٔ بناها: { $tile }.
minerva-log-round = دور { $round } آغاز شد.
minerva-log-score = { $who } { $points } امتیاز می‌گیرد.
    .you = شما { $points } امتیاز می‌گیرید.
minerva-log-sold = { $who } یک منبع می‌فروشد: { $resource }.
    .you = شما یک منبع می‌فروشید: { $resource }.
minerva-log-temple_revealed = معبد تازه: { $tile }.
minerva-log-title = { $who } عنوان { $rank } را به دست می‌آورد.
    .you = شما عنوان { $rank } را به دست می‌آورید.
minerva-log-took_round_tile = { $who } کاشی دور و { $denarii } دناریوس را برمی‌دارد؛ از بازی خارج می‌شود: { $tile }.
    .you = شما کاشی دور و { $denarii } دناریوس را برمی‌دارید؛ از بازی خارج می‌شود: { $tile }.

## امتیازها

minerva-score-culture = کاشی‌های فرهنگ
minerva-score-glory = کاشی‌های افتخار
minerva-score-temples = معبدها
minerva-score-money = پول و منابع
minerva-score-order = کاشی ترتیب نوبت
minerva-score-tiles_won = کاشی‌های فرهنگ و افتخار
minerva-score-temple_count = شمار معبدها
minerva-score-turn_order = کاشی ترتیب نوبت کمتر
