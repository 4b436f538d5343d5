### آنچه همهٔ بخش‌های پنج می‌گویند.

## واژه‌های عمومی

core-name = پنج
core-yes = بله
core-no = نه
core-on = روشن
core-off = خاموش

core-player = بازیکن
core-players = { $seats } بازیکن
core-seat = صندلی { $seat }
core-spectator = تماشاگر
core-round_number = دور { $round }
core-round_of = دور { $round } از { $rounds }
core-turn_of = نوبت { $who } است.
    .you = نوبت شماست.
core-total = جمع
core-points = { $points } امتیاز
core-place = رتبه
core-game_over = بازی تمام شد.
core-why-over = آخرین حرکت انجام شد.
core-axis-round = دور
core-winner = برنده
core-share_victory = پیروزی میان این بازیکنان تقسیم شد: { $names }.
core-options = گزینه‌ها
core-rules = قوانین
core-rule = قانون { $rule }

## زبان‌ها، هر یک به خط خودش

core-language = زبان
core-language-en = English
core-language-fa = فارسی
core-language-hu = Magyar

## ربات‌ها

core-bot = ربات
core-bot-random = تصادفی
    .about = هر حرکت مجازی را با احتمال برابر بازی می‌کند.
    .names = شب‌پره، سنجاب، جیرجیرک، کفشدوزک
core-bot-greedy = مبتدی
    .about = هرچه همین حالا بهتر به نظر برسد برمی‌دارد و هرگز به فردا فکر نمی‌کند.
    .names = زاغی، همستر، سمور، راکون
core-bot-easy = آسان
    .about = از ته دل بازی می‌کند، بعضی چیزها از نظرش دور می‌ماند و به‌جای بهترین حرکت، حرکتی دلپذیر انتخاب می‌کند.
    .names = خرگوش، سینه‌سرخ، خارپشت، بره
core-bot-medium = متوسط
    .about = لحظه‌ای فکر می‌کند، فوت‌وفن‌های معمول را بلد است و کمتر اشتباه می‌کند.
    .names = روباه، درنا، گورکن، سیاه‌گوش
core-bot-hard = سخت
    .about = پیش از هر حرکت آینده‌های بسیاری را می‌سنجد و حواسش هست که شما چه لازم دارید.
    .names = گرگ، شاهین، پلنگ، کلاغ
core-bot-expert = استاد
    .about = سر فرصت فکر می‌کند، دور را می‌بیند و از هیچ خطایی نمی‌گذرد.
    .names = جغد، فیل، شیر، سیمرغ

## نپذیرفتن‌ها

core-refusal-damaged = این داده آسیب دیده است و خوانده نمی‌شود.
core-refusal-illegal_move = «{ $move }» اکنون حرکت مجازی نیست.
core-refusal-option_seats = گزینهٔ «{ $name }» با { $seats } بازیکن معنا ندارد.
core-refusal-option_value = «{ $value }» از مقدارهای گزینهٔ «{ $name }» نیست.
core-refusal-other_key = کلید این پرونده همان کلیدی نیست که در آغاز بازی تعهد شده بود.
core-refusal-other_result = بازپخش این بازی به نتیجه‌ای جز آنچه در پرونده‌اش آمده می‌رسد.
core-refusal-over = بازی تمام شده است.
core-refusal-rules_version = این داده از قوانین دیگری برای { $game } است؛ اینجا نسخهٔ { $ours } اجرا می‌شود.
core-refusal-rules_version_file = این بازی { $game } با نسخهٔ { $theirs } قوانین انجام شده است؛ اینجا نسخهٔ { $ours } اجرا می‌شود.
core-refusal-seat_count = بازی { $game } برای { $least } تا { $most } بازیکن است، نه { $seats } بازیکن.
core-refusal-stale = بازی جلو رفته است: شما پس از { $expected } حرکت پاسخ دادید، اما تا حالا { $version } حرکت انجام شده است.
core-refusal-undo = این حرکت را نمی‌توان آزادانه پس گرفت: چیزی آشکار شده یا بازیکن دیگری تصمیم گرفته است.
core-refusal-unknown_bot = رباتی به نام «{ $name }» نیست. ربات‌های موجود: { $known }.
core-refusal-unknown_game = بازی‌ای به نام «{ $name }» نیست.
core-refusal-unknown_option = گزینه‌ای به نام «{ $name }» نیست.
core-refusal-unknown_style = سبکی به نام «{ $name }» اینجا نیست. سبک‌های موجود: { $known }.
core-refusal-fit_damaged = وزن‌های برازش‌شده در { $file } خوانده نمی‌شوند؛ وزن‌هایی که با دست انتخاب شده‌اند به کار می‌روند.
core-refusal-fit_rules = وزن‌های برازش‌شده در { $file } برای قوانینی جز نسخهٔ { $version } هستند؛ وزن‌هایی که با دست انتخاب شده‌اند به کار می‌روند.
core-refusal-fit_judgement = وزن‌های برازش‌شده در { $file } برای داوری دیگری هستند؛ وزن‌هایی که با دست انتخاب شده‌اند به کار می‌روند.
core-refusal-unreadable_move = «{ $move }» را نمی‌توان به‌عنوان حرکت خواند.

## On which side of its neighbour something lies

core-side-above = بالای
core-side-below = زیر
core-side-left = سمت چپ
core-side-right = سمت راست
