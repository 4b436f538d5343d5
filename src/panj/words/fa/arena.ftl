### گزارش میدان

arena-title = میدان: { $game }
arena-lead = { $games } بازی روی { $deals } چینش، { $decisions } تصمیم
arena-automa = بازیکن خودکار
arena-none = هیچ
arena-seconds = { $time } ثانیه
arena-milliseconds = { $time } میلی‌ثانیه
arena-microseconds = { $time } میکروثانیه
arena-interval = ({ $low } تا { $high })

arena-ratings = درجه‌ها
arena-ratings-note = مدل پلکت-لوس با مقیاس ایلو: با ۴۰۰ امتیاز بیشتر، احتمال گرفتن رتبهٔ بهتر ده برابر است. ربات مرجع روی ۱٬۰۰۰ است. خط‌ها بازه‌های ۹۵٪ هستند که با نمونه‌گیری دوباره از چینش‌ها به دست آمده‌اند.
arena-table = نتیجه‌ها
arena-table-note = با بازه‌های ۹۵٪. برد مشترک به نسبت بخش می‌شود.
arena-beats = چه کسی بالاتر از چه کسی قرار می‌گیرد
arena-beats-note = سهم بازی‌هایی که ربات سطر رتبهٔ بهتری از ربات ستون گرفته است؛ تساوی نیم حساب می‌شود.
arena-points = امتیازها
arena-points-note = هر نتیجه چند بار پیش آمده است؛ خط، میانگین است.
arena-time = زمان هر تصمیم
arena-time-note = میله میانگین و خط کندترین تصمیم است. هر گام ده برابر گام قبلی است.
arena-lapses = تصمیم‌های ازدست‌رفته
arena-lapses-note = هر جا رباتی از کار افتاد، ربات مبتدی به‌جایش تصمیم گرفت و بازی ادامه یافت.
arena-settings = تنظیم‌ها
arena-settings-note = با همین تنظیم‌ها همان چینش‌ها دوباره به دست می‌آیند.

arena-column-bot = ربات
arena-column-rating = درجه
arena-column-played = بازی‌ها
arena-column-win_rate = سهم برد
arena-column-score = امتیاز
arena-column-place = میانگین رتبه
arena-column-lapses = تصمیم‌های ازدست‌رفته

arena-lapse-crashed = از کار افتاد
arena-lapse-illegal = پاسخ غیرمجاز
arena-lapse-overran = پایان مهلت

arena-setting-seats = بازیکنان
arena-setting-options = گزینه‌ها
arena-setting-bots = ربات‌ها (مهلت هر تصمیم)
arena-setting-format = شیوه
arena-setting-seating = صندلی‌ها روی یک چینش
arena-setting-seed = بذر تصادفی
arena-setting-digest = اثر انگشت نتیجه

arena-format-round_robin = همه با همه
arena-format-ladder = نردبان: هر ربات با ربات بعدی
arena-format-one_against = یکی در برابر دیگران: ربات اول، تنها، به نوبت در برابر هر یک از ربات‌های دیگر
arena-seating-rotations = همهٔ چرخش‌ها
arena-seating-permutations = همهٔ ترتیب‌ها
