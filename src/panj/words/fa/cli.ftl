### برنامهٔ panj

cli-guide = پنج: بازی‌های استراتژیک برای آدم‌ها و ربات‌ها.
cli-guide-table = باز کردن میز در مرورگر
cli-guide-play = بازی در ترمینال با ربات‌ها
cli-guide-learn = آموزش یک بازی در ترمینال
cli-guide-games = بازی‌های موجود و گزینه‌هایشان
cli-guide-sim = بازی‌های پرشمار میان ربات‌ها
cli-guide-help = بقیهٔ دستورها

## نسخه

cli-version-compiled = کامپایل‌شده
cli-version-pure = پایتون خالص: هنگام نصب کامپایلر C نبود
cli-version-source = پایتون خالص: اجرا از درخت منبع
cli-version-rules = قوانین: { $rules }

## راهنما: عنوان‌ها

cli-help-title-arguments = ورودی‌ها
cli-help-title-options = گزینه‌ها
cli-help-title-commands = دستورها

## راهنما: دستورها

cli-help-panj = بازی‌های استراتژیک برای آدم‌ها و ربات‌ها. بدون دستور، در ترمینال: باز کردن میز در مرورگر.
cli-help-games = فهرست بازی‌ها و گزینه‌هایشان.
cli-help-play = بازی در ترمینال، با ربات‌ها یا با کسانی که کنار شما نشسته‌اند.
cli-help-learn = درس‌های یک بازی: با بازی کردن یاد بگیرید.
cli-help-lesson = شمارهٔ درس؛ اگر نوشته نشود، درس‌ها فهرست می‌شوند.
cli-help-puzzles = معماها: پیدا کنید، بررسی کنید، حل کنید.
cli-help-puzzles_make = در بازی‌های ربات‌ها دنبال معما می‌گردد؛ از جایی که متوقف شده ادامه می‌دهد.
cli-help-puzzles_check = تا هر معما بازی می‌کند و آن را با حدس‌های دیگر دوباره می‌جوید.
cli-help-puzzles_list = معماهای یک بازی را با موضوع‌هایشان فهرست می‌کند.
cli-help-puzzles_play = معمایی را در پایانه حل کنید.
cli-help-puzzles_number = معما؛ بدون آن، معمای امروز.
cli-help-replay = نمایش پروندهٔ یک مسابقه: گزارش، صفحه و برگهٔ امتیاز.
cli-help-verify = اثبات اینکه مسابقه همان‌گونه چیده و بازی شده که پرونده‌اش می‌گوید.
cli-help-sim = ربات‌ها بازی‌های پرشماری می‌کنند و نتیجه گزارش می‌شود.
cli-help-check = بررسی اینکه یک بازی همهٔ شرط‌های لازم برای هر بازی را دارد.
cli-help-bench = اندازه‌گیری سرعت بازی‌ها روی این دستگاه.

## راهنما: گزینه‌ها

cli-help-help = نمایش همین راهنما.
cli-help-version = نمایش نسخه.
cli-help-lang = زبان: en یا fa یا hu. وگرنه PANJ_LANG و سپس زبان سیستم.
cli-help-puzzles_count = وقتی پرونده این تعداد معما داشت، می‌ایستد.
cli-help-puzzles_workers = این تعداد فرایند هم‌زمان جست‌وجو می‌کنند.
cli-help-puzzles_seed = بذر بازی بعدی؛ وگرنه از جایی که متوقف شده ادامه می‌دهد.
cli-help-puzzles_file = پروندهٔ معماها؛ وگرنه همانی که در پوشهٔ خود بازی است.
cli-help-puzzles_sample = فقط این تعداد را بررسی می‌کند، پخش در میان همه.
cli-help-puzzles_again = بذر حدس‌ها برای جست‌وجوی دوم.
cli-help-puzzles_record = می‌نویسد چند تا دوباره پیدا شدند و بقیه را برمی‌دارد.
cli-help-game = نام بازی، آن‌گونه که دستور panj games نشان می‌دهد.
cli-help-file = پروندهٔ یک مسابقه.
cli-help-seats = تعداد بازیکنان؛ وگرنه بیشترین تعدادی که بازی می‌پذیرد.
cli-help-bots = نام ربات‌ها، جداشده با ویرگول لاتین؛ به‌نوبت بر صندلی‌ها می‌نشینند.
cli-help-option = یک گزینهٔ بازی به شکل name=value؛ تکرارپذیر است.
cli-help-json = نوشتن یک سند JSON برای برنامه‌ها.
cli-help-seconds = مهلت فکر کردن ربات برای هر حرکت، به ثانیه؛ وگرنه به دلخواه خودش.
cli-help-cores = چند هسته با هم دربارهٔ یک تصمیم فکر کنند.
cli-help-hot_seat = همهٔ بازیکنان آدم‌اند و همین ترمینال را دست‌به‌دست می‌کنند.
cli-help-watch = همهٔ بازیکنان ربات‌اند و شما فقط تماشا می‌کنید.
cli-help-name = نام یک بازیکن؛ برای بازیکنان بیشتر تکرارش کنید.
cli-help-seed = عددی که چینش بازی و تاس ربات‌ها را ثابت می‌کند؛ وگرنه سیستم می‌چیند.
cli-help-save = ذخیرهٔ مسابقه در این پرونده، در پایان یا هنگام ترک بازی.
cli-help-load = ادامهٔ مسابقه‌ای که در این پرونده است.
cli-help-ascii = رسم فقط با نویسه‌های ساده.
cli-help-at = توقف پس از این تعداد حرکت.
cli-help-seat = نگاه از این صندلی، با شمارش از ۱؛ وگرنه از دید تماشاگر.
cli-help-count = تعداد بازی‌ها.
cli-help-series_seed = عددی که همهٔ چینش‌ها و تاس‌ها را ثابت می‌کند.
cli-help-jobs = تعداد فرایندها؛ نتیجه به آن بستگی ندارد.
cli-help-check_games = تعداد بازی‌های تصادفی برای هر ترکیب از بازیکنان و گزینه‌ها.
cli-help-bench_games = بازی‌ها؛ وگرنه همهٔ آن‌ها.
cli-help-bench_seconds = مدت اندازه‌گیری هر بازی با هر تعداد بازیکن، به ثانیه.
cli-help-bench_search = اندازه‌گیری جست‌وجو هم: تکرار در ثانیه، با ارزیابی و تصادفی.

## خطاها

cli-usage-no_option = گزینهٔ { $name } اینجا وجود ندارد. فهرست گزینه‌ها با ‎--help‎ دیده می‌شود.
cli-usage-missing = { $name } داده نشده است. راهنمایی بیشتر با ‎--help‎ دیده می‌شود.
cli-usage-bad_value = مقدار { $name } پذیرفتنی نیست. راهنمایی بیشتر با ‎--help‎ دیده می‌شود.
cli-usage-bad_option = { $name } این‌گونه به کار نمی‌رود. راهنمایی بیشتر با ‎--help‎ دیده می‌شود.
cli-usage-other = این دستور فهمیده نشد: { $reason }
cli-error-command = دستوری به نام «{ $name }» نیست. دستورهای موجود: { $known }.
cli-error-language = زبانی به نام «{ $name }» نیست. زبان‌های موجود: { $known }.
cli-error-game = بازی‌ای به نام «{ $name }» نیست. بازی‌های موجود: { $known }.
cli-error-no_puzzles = «{ $name }» نمی‌گوید معماها چطور پیدا می‌شوند.
cli-error-option = گزینه‌ای به نام «{ $name }» نیست. گزینه‌های موجود: { $known }.
cli-error-value = «{ $value }» از مقدارهای گزینهٔ «{ $name }» نیست. مقدارهای ممکن: { $known }.
cli-error-no_files_in = در { $folder } هیچ‌یک از این پرونده‌ها نیست: { $names }.
cli-error-twice = گزینهٔ «{ $name }» دو بار داده شده است.
cli-error-no_bots = حداقل یک ربات لازم است. ربات‌های موجود: { $known }.
cli-error-no_file = پروندهٔ { $file } وجود ندارد.
cli-error-unreadable = پروندهٔ { $file } را نمی‌توان خواند.
cli-error-unwritable = پروندهٔ { $file } را نمی‌توان نوشت.
cli-error-exists = پروندهٔ { $file } از قبل وجود دارد؛ چیزی نوشته نشد. نام دیگری انتخاب کنید.
cli-error-no_folder = پوشه‌ای برای { $file } وجود ندارد.
cli-error-save_where = بگویید کجا: save FILE
cli-error-load_alone = مسابقه‌ای که از پرونده می‌آید صندلی‌ها، نام‌ها، گزینه‌ها و چینش خود را دارد: ‎--load‎ با ‎--seats‎، ‎--bots‎، ‎--name‎، ‎--option‎، ‎--seed‎ و ‎--watch‎ جمع نمی‌شود.
cli-error-other_game = پروندهٔ { $file } مسابقهٔ بازی دیگری است: { $game }.
cli-error-names = تعداد نام‌ها از صندلی‌های آدم‌ها بیشتر است.
cli-error-at = حرکت { $at } وجود ندارد: این مسابقه { $moves } حرکت دارد.
cli-error-seat = صندلی { $seat } وجود ندارد: این مسابقه { $seats } صندلی دارد.

## بازی

cli-player = بازیکن { $number }
cli-you = (شما)
cli-play-commitment = مُهر چینش: { $hash }
cli-play-resumed = مسابقه پس از { $moves } حرکت ادامه می‌یابد.
cli-play-key-move = حرکتی با این شماره
cli-play-key-find = جست‌وجوی حرکت از روی واژه‌هایش: یکی پیشنهاد می‌شود، چند تا فهرست می‌شوند
    .typed = ارگ
cli-play-key-undo = پس گرفتن آخرین انتخاب
cli-play-key-scores = برگهٔ امتیاز تا اینجا
cli-play-key-log = گزارش بازی
cli-play-key-board = نمایش دوبارهٔ صفحه
cli-play-key-save = ذخیرهٔ مسابقه
cli-play-key-quit = ترک بازی
cli-play-undone = حرکت پس گرفته شد.
cli-play-sure = این حرکت پیامد بزرگی دارد. مطمئنید؟ (بله/نه)
cli-play-hand_over = نوبت { $who } است. وقتی کس دیگری نگاه نمی‌کند Enter را بزنید.
cli-play-offer_save = مسابقه در کدام پرونده ذخیره شود؟ (Enter: هیچ‌کدام)
cli-play-saved = ذخیره شد: { $file }
cli-play-left = مسابقه ناتمام ماند.
cli-result-winner = { $who } با { $points } امتیاز برنده شد.
cli-result-shared = { $who } هرکدام با { $points } امتیاز در پیروزی شریک‌اند.
cli-scores-title = برگهٔ امتیاز
cli-scores-source = منبع

## دستورهای دیگر

cli-games-players = برای { $counts } بازیکن
cli-games-option = گزینه
cli-games-values = مقدارها
cli-games-seats = بازیکنان
cli-games-meaning = معنا
cli-games-bots = ربات‌ها: { $names }
cli-replay-seats = { $names } · نسخهٔ قوانین: { $rules }
cli-verify-true = درست است: همان‌گونه که ثبت شده چیده و بازی شده است، { $moves } حرکت.
cli-verify-commitment = تعهد پیش از اولین حرکت: { $hash }
cli-verify-key = کلید چینش: { $key }
cli-verify-open = مسابقه تمام نشده است.
cli-sim-playing = در حال بازی
cli-sim-summary = { $games } بازی، { $decisions } تصمیم، { $seconds } ثانیه
cli-sim-speed = { $games } بازی در ثانیه، { $decisions } تصمیم در ثانیه
cli-sim-played = بازی‌ها
cli-sim-score = امتیاز (۹۵٪)
cli-sim-wins = بردها
cli-sim-rate = سهم برد (۹۵٪)
cli-sim-digest = چکیده: { $digest }
cli-check-checking = در حال بررسی
cli-check-good = همه‌چیز درست است: { $settings } ترکیب از بازیکنان و گزینه‌ها، { $games } بازی تصادفی.
cli-check-bad = { $problems } ایراد.
cli-bench-measuring = در حال اندازه‌گیری
cli-bench-heading = پایتون { $python }، { $build }
cli-bench-game = بازی
cli-bench-seats = صندلی
cli-bench-games = بازی‌ها
cli-bench-decisions = تصمیم‌ها
cli-bench-best = بهترین
cli-bench-vector = تصمیم‌ها
cli-bench-judged = با ارزیابی
cli-bench-blind = تصادفی
cli-bench-clone = clone
cli-bench-view = view
cli-bench-guess = guess
cli-bench-dump_load = codec
cli-bench-legend = بازی‌ها و تصمیم‌های تصادفی در ثانیه: میانهٔ چند برش زمانی، و بهترین آن‌ها. ستون‌های clone تا codec ‏(dump و load): میکروثانیه، بهترین از چند تکرار.
cli-bench-vector_legend = تصمیم در ثانیه در بازی‌های تصادفی هم‌زمان روی یک هسته، همراه با مشاهده‌ها و ماسک‌های یادگیری.
cli-bench-search_legend = جست‌وجو: تکرار در ثانیه در آغاز بازی که هر کدام تا پایان بازی می‌رود: با ارزیابی، و تصادفی.

## صفحهٔ کینگدومینو

## panj serve

cli-help-serve = باز کردن میزها: سرویسی روی وب برای آدم‌ها و ربات‌ها.
cli-help-host = نشانی‌ای که سرور روی آن گوش می‌دهد.
cli-help-port = درگاهی که سرور روی آن گوش می‌دهد.
cli-help-database = جای نگه‌داری بازی‌ها: نشانی SQLite یا PostgreSQL.
cli-help-channels = نشانی Redis برای پیام‌های زنده میان فرایندها.
cli-help-workers = تعداد فرایندهای سرور (فقط با PostgreSQL).
cli-help-bot_workers = تعداد فرایندهایی که برای ربات‌ها فکر می‌کنند.
cli-help-origin = خاستگاه دیگری که مرورگرها از آن می‌آیند.
cli-help-settings = پرونده‌ای TOML با تنظیم‌های سرور.
cli-help-secure_cookies = کوکی‌ها فقط با HTTPS فرستاده شوند.
cli-help-open = باز کردن مرورگر.
cli-serve-running = میزها در { $address } باز است (با Ctrl-C بسته می‌شود).
cli-serve-open_already = میزها از قبل در { $address } باز است.
cli-serve-no_browser = اینجا مرورگری پیدا نشد. { $address } را در یک مرورگر باز کنید.
cli-guide-serve = باز کردن میزها روی وب

## panj admin

cli-guide-admin = رسیدگی به میزهای ذخیره‌شده
cli-help-admin = رسیدگی به میزها: فهرست، خروجی گرفتن، پاک‌سازی، پشتیبان، بررسی.
cli-help-admin_list = فهرست میزهای ذخیره‌شده.
cli-help-admin_export = نوشتن مسابقهٔ یک میز تمام‌شده در پرونده.
cli-help-admin_delete = پاک کردن میزهایی که مدتی کسی سرشان بازی نکرده؛ مسابقه‌های در جریان می‌مانند.
cli-help-admin_tidy = پاک کردن مهمان‌ها، کلیدها و نشست‌هایی که مدتی استفاده نشده‌اند.
cli-help-unused_for = استفاده‌نشده از این تعداد روز پیش.
cli-help-running_too = مسابقه‌های در جریان هم پاک شوند.
cli-help-admin_backup = کپی پایگاه داده در یک پرونده، در حالی که سرور کار می‌کند.
cli-help-house = نظم سرور: هشدار، بستن گفت‌وگو، منع ورود، برداشتن از صندلی، پایان دادن به میز، گزارش‌ها و سیاهه.
cli-help-house_people = یافتن افراد با نام، حساب یا شناسه.
cli-help-house_person = حساب یا شناسهٔ فرد.
cli-help-house_reason = دلیل؛ به خود فرد نشان داده و ثبت می‌شود.
cli-help-house_days = برای چند روز؛ بدون آن برای همیشه.
cli-help-house_address = از همان نشانی مهمان هم نپذیر، حداکثر ۳۰ روز.
cli-help-house_warn = هشدار به یک نفر.
cli-help-house_mute = بستن گفت‌وگو برای یک نفر.
cli-help-house_ban = منع ورود یک نفر و پایان نشست‌هایش.
cli-help-house_lift = برداشتن منع گفت‌وگو و ورود.
cli-help-house_grant = سپردن نگه‌داری سرور به یک حساب.
cli-help-house_role = owner یا moderator یا none.
cli-help-house_unseat = برداشتن یک نفر از صندلی؛ ربات ادامه می‌دهد و نام می‌ماند.
cli-help-house_seat = شمارهٔ صندلی، از ۱.
cli-help-house_stop = پایان دادن به یک میز پیش از موعد.
cli-help-house_remove = حذف یک میز در هر وضعی.
cli-help-house_registration = پذیرفتن یا نپذیرفتن تازه‌واردها.
cli-help-house_state = open یا closed.
cli-help-house_reports = فهرست گزارش‌های باز.
cli-help-house_close = بستن یک گزارش.
cli-help-house_report = شناسهٔ گزارش.
cli-help-house_log = فهرست کارهای انجام‌شده، با نام و دلیل.
cli-house-done = انجام و ثبت شد.
cli-house-none = چیزی نیست.
cli-error-house = { $reason }
cli-error-house_person = حساب یا شناسه‌ای به نام { $name } نیست.
cli-help-admin_doctor = بررسی پایگاه داده: آیا همه‌چیز خواندنی است و هر مسابقه بازپخش می‌شود؟
cli-help-table = شناسهٔ یک میز.
cli-help-target = پرونده‌ای که نوشته می‌شود.
cli-help-status = فقط میزهای این وضعیت: open، running، over یا abandoned.
cli-help-older_than = دست‌نخورده از این تعداد روز پیش.
cli-help-dry_run = فقط نمایش آنچه پاک می‌شد.
cli-admin-table = میز
cli-admin-game = بازی
cli-admin-status = وضعیت
cli-admin-status-open = باز
cli-admin-status-running = در جریان
cli-admin-status-over = تمام‌شده
cli-admin-status-abandoned = رهاشده
cli-admin-moves = رویدادها
cli-admin-changed = آخرین تغییر
cli-admin-none = میزی نیست.
cli-admin-exported = نوشته شد: { $file }
cli-admin-deleted = { $count } میز پاک شد.
cli-admin-would_delete = { $count } میز پاک می‌شد.
cli-admin-tidied = پاک شد: { $guests } مهمان، { $tokens } کلید، { $sessions } نشست.
cli-admin-would_tidy = پاک می‌شد: { $guests } مهمان، { $tokens } کلید، { $sessions } نشست.
cli-admin-backed_up = کپی شد: { $file }
cli-admin-schema = نسخهٔ ساختار پایگاه داده: { $found }، نسخهٔ ما { $ours }.
cli-admin-well = همه‌چیز درست است: { $count } میز، هر مسابقه بازپخش می‌شود.
cli-admin-ill = { $count } ایراد.
cli-error-status = وضعیت «{ $name }» وجود ندارد. موجود: { $known }.
cli-error-port = درگاه { $port } در دست برنامهٔ دیگری است. با ‎--port‎ درگاه دیگری انتخاب کنید.
cli-error-data_folder = در { $folder } نمی‌شود نوشت. با ‎--database sqlite:////path/tables.sqlite‎ پرونده‌ای نام ببرید.
cli-error-not_over = این مسابقه تمام نشده است؛ کلیدش هنوز پنهان است.
cli-error-no_table = میز { $table } وجود ندارد.
cli-error-no_database = پایگاه دادهٔ { $database } وجود ندارد.
cli-error-backup_sqlite = اینجا فقط از پروندهٔ SQLite کپی گرفته می‌شود؛ برای PostgreSQL از pg_dump استفاده کنید.

## panj arena

cli-guide-arena = سنجش توان ربات‌ها
cli-help-arena = ربات‌ها روی چینش‌های یکسان روبه‌رو می‌شوند و درجه می‌گیرند.
cli-help-entrants = ربات‌ها، جداشده با ویرگول لاتین: ‎[label=]name[@seconds]‎ یا ‎cmd:‎ و خط فرمان یک برنامهٔ بیرونی.
cli-help-arena_games = حداقل این تعداد بازی؛ آخرین چینش در همهٔ نشستن‌ها بازی می‌شود.
cli-help-format = چه کسی با چه کسی: round-robin (همه با همه)، ladder (هر یک با بعدی) یا one-against (اولی، تنها، به نوبت در برابر هر یک از دیگران).
cli-help-seating = صندلی‌ها روی یک چینش: rotations یا permutations.
cli-help-arena_seconds = مهلت فکر کردن ربات برای هر حرکت، به ثانیه، اگر نامش چیز دیگری نگوید؛ بدون این، به دلخواه خودش.
cli-help-grace = مدتی که ربات می‌تواند از مهلتش بگذرد و تصمیم را از دست ندهد، به ثانیه.
cli-help-arena_jobs = تعداد فرایندها؛ روی خوشه وگرنه همهٔ پردازنده‌هایش.
cli-help-folder = پوشهٔ بازی‌ها و گزارش. اگر پوشهٔ همین میدان باشد، ادامه می‌یابد.
cli-help-parquet = نوشتن بازی‌ها به شکل پروندهٔ Parquet هم.
cli-help-cluster = بازی روی خوشهٔ Ray: نشانی آن، auto، یا local برای راه‌اندازی یکی همین‌جا.
cli-arena-playing = در حال بازی
cli-arena-resumed = پیش‌تر { $games } بازی انجام شده است؛ میدان ادامه می‌یابد.
cli-arena-summary = { $games } بازی روی { $deals } چینش
cli-arena-rating = درجه (۹۵٪)
cli-arena-time = زمان (میلی‌ثانیه)
cli-arena-lapses = ازدست‌رفته
cli-arena-failed = { $count } تصمیم به ربات مبتدی واگذار شد؛ جزئیات در { $file } است.
cli-arena-report = گزارش: { $file }
cli-error-entrants = میدان ربات می‌خواهد: ‎--bots greedy,random‎. ربات‌های موجود: { $known }.
cli-error-label = دو ربات «{ $name }» نام دارند. به یکی برچسب بدهید: label=name.
cli-error-choice = «{ $value }» برای { $name } ممکن نیست. مقدارهای ممکن: { $known }.
cli-error-arena_one = این شیوه حداقل دو ربات می‌خواهد.
cli-error-arena_settings = پوشهٔ { $folder } میدانی با تنظیم‌های دیگر دارد ({ $names })؛ چیزی بازی نشد. پوشهٔ دیگری انتخاب کنید یا همان تنظیم‌ها را بدهید.
cli-error-arena_in_use = هم‌اکنون میدان دیگری در پوشهٔ { $folder } بازی می‌کند.
cli-error-arena_broken = بازی‌ها را نمی‌توان انجام داد: { $reason }
cli-error-extra = این کار بیش از آنچه نصب است می‌خواهد: ‎pip install "{ $extra }"‎
cli-error-cluster = خوشهٔ { $address } در دسترس نیست: { $reason }

## Records: panj sim --record, panj convert

cli-help-record = نوشتن یک سطر برای هر تصمیم در این پروندهٔ Parquet.
cli-help-observations = نگه داشتن مشاهدهٔ بازیکنی که تصمیم می‌گیرد، به شکل عدد، همراه هر تصمیم.
cli-help-legal = نگه داشتن شمارهٔ همهٔ حرکت‌های مجاز همراه هر تصمیم.
cli-help-convert = تبدیل پرونده‌های مسابقه به یک پروندهٔ Parquet از تصمیم‌ها، یا مسابقه‌های آن به پروندهٔ مسابقه.
cli-help-convert_files = پرونده‌های مسابقه یا پوشه‌هایشان، یا یک پروندهٔ Parquet.
cli-help-convert_to = پرونده‌ای که نوشته می‌شود: با پایان ‎.parquet‎، یا پروندهٔ مسابقه؛ یا پوشه‌ای برای همهٔ مسابقه‌ها.
cli-help-match = شمارهٔ مسابقه‌ای که نوشته می‌شود، از صفر.
cli-sim-recorded = تصمیم‌ها: { $file }
cli-convert-working = در حال تبدیل
cli-convert-done = { $matches } مسابقه نوشته شد: { $file }
cli-error-record_what = ‎--observations‎ و ‎--legal‎ پرونده می‌خواهند: ‎--record FILE‎.
cli-error-convert_way = یا پرونده‌های مسابقه یک پروندهٔ ‎.parquet‎ می‌شوند، یا یک پروندهٔ ‎.parquet‎ پرونده‌های مسابقه: ‎--match‎ فقط با دومی می‌آید و ‎--observations‎ و ‎--legal‎ فقط با اولی.
cli-error-other_terms = { $file } مسابقهٔ بازی دیگری است، یا با تعداد بازیکن یا گزینه‌هایی جز اولی؛ چیزی نوشته نشد.
cli-error-nothing_played = در { $file } چیزی بازی نشده است؛ چیزی نوشته نشد.
cli-error-bad_file = { $file }: { $reason }
cli-error-not_recorded = { $file } مسابقه‌ای که پنج ثبت کرده باشد ندارد، یا کامل نیست.
cli-error-which_match = { $matches } مسابقه هست: با ‎--match‎ بگویید کدام، یا پوشه‌ای موجود را نام ببرید.
cli-error-no_match = مسابقهٔ { $number } وجود ندارد: پرونده { $matches } مسابقه دارد.

## panj mcp

cli-guide-mcp = میزهایی برای عامل‌های مدل زبانی
cli-help-mcp = میزهایی برای عامل‌های مدل زبانی (MCP)، از راه ورودی و خروجی استاندارد.

## راهنمایی و بازبینی

cli-help-review = نگاهی دوباره به همهٔ تصمیم‌های یک بازی: احتمال‌ها، نقطه‌های عطف، حرکت‌های بهتر.
cli-help-hint = می‌گوید کسی که نوبت اوست چه می‌تواند بکند، با احتمال و دلیل.
cli-help-hint_seconds = چند ثانیه فکر کند.
cli-help-review_seconds = برای هر تصمیم چند ثانیه فکر کند.
cli-hint-for = برای { $who }:
cli-hint-then = سپس: { $line }
cli-hint-wait = در حال فکر کردن…
cli-play-key-hint = بهترین حرکت‌ها و دلیلشان
cli-review-progress = بازبینی تصمیم‌ها
cli-review-chances = احتمال برد، از اولین تصمیم تا پایان:
cli-review-nearness = نزدیکی به امتیاز بالا، از اولین تصمیم تا پایان:
cli-review-mistakes = حرکت‌هایی که زیانشان بیش از سهم شانس بود
cli-review-finds = حرکت‌های هوشمندانه
cli-review-none = زیان هیچ حرکتی بیش از سهم شانس نبود.
cli-review-column-move = حرکت
cli-review-column-who = بازیکن
cli-review-column-played = حرکت انجام‌شده
cli-review-column-better = بهتر
cli-error-over = این بازی تمام شده و نوبت کسی نیست. با ‎--at‎ بگویید پس از چند حرکت.
cli-error-nothing_to_review = این بازی تصمیمی برای بازبینی ندارد.
cli-help-review_html = نوشتن بازبینی به شکل صفحه‌ای برای مرورگر.

## کنار میز

cli-filter-enter = [Enter]
cli-view-none = با «{ $typed }» چیزی برای دیدن نیست. v و شمارهٔ بازیکن، یا v و حرف یک بخش را بنویسید.
cli-bidi-keep = برای اینکه دیگر پرسیده نشود: PANJ_BIDI={ $value }
cli-plain-how = شماره یا حرف‌های یک حرکت را بنویسید؛ b همهٔ میز است و ? باقی چیزها.
cli-play-key-why = چه کاری اکنون نمی‌شود و چرا؛ «? ارگ» یک چیز را می‌پرسد

## panj tune

cli-help-tune = وزن‌های داوری یک بازی و احتمال‌هایش را با بازی‌های میان ربات‌ها برازش کن.
cli-help-tune_rounds = وزن‌ها چند بار جابه‌جا شوند. با ۰ همان می‌مانند و فقط احتمال‌ها برازش می‌شوند.
cli-help-tune_games = تعداد بازی‌ها در هر دور.
cli-help-tune_positions = تعداد بازی‌هایی که احتمال‌ها با وضعیت‌های آن‌ها برازش می‌شوند؛ با ۰ هیچ.
cli-help-tune_proof = تعداد بازی‌ها در برابر وزن‌های دستی، با پخش‌های تازه؛ با ۰ هیچ.
cli-help-tune_seed = بذر همهٔ چیزهای تصادفی: بذر یکسان وزن‌های یکسان پیدا می‌کند.
cli-help-tune_usual = با آنچه پیدا شد سر همهٔ میزها بازی کن، نه فقط میزهایی با همین گزینه‌ها.
cli-help-tune_jobs = تعداد پردازه‌ها؛ نتیجه به آن بستگی ندارد.
cli-help-tune_out = پروندهٔ نتیجه؛ بدون آن، نامی از بازی و شمار صندلی‌ها.
cli-tune-playing = در حال بازی
cli-tune-weight = وزن
cli-tune-hand = دستی
cli-tune-fitted = برازش‌شده
cli-tune-chances = احتمال‌ها: لگاریتم زیان دستی { $before }، برازش‌شده { $after }، خطای تنظیم { $error }.
cli-tune-proof = در برابر وزن‌های دستی: { $won } از { $games } بازی برده شد؛ برابری { $even } می‌بود.
cli-tune-written = نوشته شد: { $file }
cli-error-no_weights = داوری { $game } وزنی برای برازش ندارد.

## معماها

cli-puzzles-searching = جست‌وجوی معما: { $game }
cli-puzzles-checking = بررسی معماها: { $game }
cli-puzzles-made = { $game }: { $count } معما از { $games } بازی، { $looked } تصمیم، { $seconds } ثانیه
cli-puzzles-checked = { $game }: { $again } از { $count } با حدس‌های دیگر دوباره پیدا شد
cli-puzzles-lost = دوباره پیدا نشد: { $numbers }
