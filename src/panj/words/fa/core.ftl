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
    .names = پروانه، سنجاب، ملخ، توله
core-bot-greedy = حریص
    .about = آنچه را همین حالا بهتر به نظر می‌رسد برمی‌دارد و هرگز به فردا فکر نمی‌کند.
    .names = زاغی، همستر، سمور، راکون
core-bot-easy = آسان
    .about = از ته دل بازی می‌کند، چیزهایی را نمی‌بیند و به جای بهترین حرکت، حرکتی دلپذیر برمی‌گزیند.
    .names = خرگوش، سینه‌سرخ، خارپشت، بره
core-bot-medium = متوسط
    .about = لحظه‌ای فکر می‌کند، ترفندهای معمول را می‌شناسد و کم اشتباه می‌کند.
    .names = روباه، درنا، گورکن، سیاه‌گوش
core-bot-hard = سخت
    .about = پیش از هر حرکت آینده‌های بسیاری را می‌آزماید و یادش می‌ماند شما چه لازم دارید.
    .names = گرگ، شاهین، پلنگ، کلاغ
core-bot-expert = استاد
    .about = سر فرصت فکر می‌کند، دور را می‌بیند و از هیچ خطایی نمی‌گذرد.
    .names = جغد، فیل، شیر، سیمرغ

## نپذیرفتن‌ها

core-refusal-damaged = این داده آسیب دیده است و خوانده نمی‌شود.
core-refusal-illegal_move = «{ $move }» اکنون حرکت مجازی نیست.
core-refusal-option_seats = گزینهٔ «{ $name }» با { $seats } بازیکن معنا ندارد.
core-refusal-option_value = «{ $value }» از مقدارهای گزینهٔ «{ $name }» نیست.
core-refusal-other_key = کلید این پرونده همان کلیدی نیست که در آغاز مسابقه تعهد شده بود.
core-refusal-other_result = بازپخش این مسابقه به نتیجه‌ای جز آنچه در پرونده‌اش آمده می‌رسد.
core-refusal-over = مسابقه تمام شده است.
core-refusal-rules_version = این داده از قوانین دیگری برای { $game } است؛ اینجا نسخهٔ { $ours } بازی می‌شود.
core-refusal-rules_version_file = این مسابقهٔ { $game } با نسخهٔ { $theirs } قوانین بازی شده است؛ اینجا نسخهٔ { $ours } بازی می‌شود.
core-refusal-seat_count = بازی { $game } برای { $least } تا { $most } بازیکن است، نه { $seats } بازیکن.
core-refusal-stale = بازی جلو رفته است: شما پس از { $expected } حرکت پاسخ دادید، اما تا حالا { $version } حرکت انجام شده است.
core-refusal-undo = این حرکت را نمی‌توان آزادانه پس گرفت: چیزی آشکار شده یا بازیکن دیگری تصمیم گرفته است.
core-refusal-unknown_bot = رباتی به نام «{ $name }» نیست. ربات‌های موجود: { $known }.
core-refusal-unknown_game = بازی‌ای به نام «{ $name }» نیست.
core-refusal-unknown_option = گزینه‌ای به نام «{ $name }» نیست.
core-refusal-unknown_style = سبک «{ $name }» اینجا نیست. این‌ها هستند: { $known }.
core-refusal-unreadable_move = «{ $move }» را نمی‌توان به‌عنوان حرکت خواند.
