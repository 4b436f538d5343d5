### آنچه سرور میزها می‌گوید.

## گزارش

server-log-bot_failed = { $who } به‌موقع پاسخ نداد؛ ربات ساده‌تری به‌جای او بازی کرد.
    .you = ربات شما به‌موقع پاسخ نداد؛ ربات ساده‌تری به‌جای او بازی کرد.
server-log-gift = { $who } { $minutes } دقیقه وقت اضافه گرفت.
    .you = شما { $minutes } دقیقه وقت اضافه گرفتید.
server-log-paused = میزبان بازی را نگه داشت.
server-log-resumed = وقفه تمام شد و بازی ادامه یافت.
server-log-left = { $who } از بازی رفت؛ رباتی به‌جای او بازی کرد.
    .you = شما از بازی رفتید؛ رباتی به‌جای شما بازی کرد.
server-log-removed = { $who } از میز کنار گذاشته شد؛ رباتی به‌جای او بازی کرد.
    .you = شما از میز کنار گذاشته شدید؛ رباتی به‌جای شما بازی کرد.
server-log-returned = { $who } به میز برگشت.
    .you = به میز برگشتید.
server-log-taken_over = وقت { $who } تمام شد؛ رباتی بازی را به دست گرفت.
    .you = وقت شما تمام شد؛ رباتی به‌جای شما بازی را به دست گرفت.
server-log-undone = { $who } حرکت آخر را پس گرفت.
    .you = شما حرکت آخر را پس گرفتید.
server-log-undone_turn = { $who } { $count } حرکت این نوبت را پس گرفت.
    .you = شما { $count } حرکت این نوبت را پس گرفتید.

## Letters

server-mail-confirm_subject = پنج: این نشانی مال شماست؟
server-mail-confirm =
    سلام { $name }،

    برای آن‌که پنج بتواند برایتان نامه بفرستد این پیوند را باز کنید:

    { $link }

    این پیوند یک بار و تا یک روز کار می‌کند. اگر شما این نامه را نخواسته‌اید، کاری نکنید.
server-mail-reset_subject = پنج: گذرواژهٔ تازه
server-mail-reset =
    سلام { $name }،

    با این پیوند گذرواژهٔ تازه‌ای برای حسابتان انتخاب می‌کنید:

    { $link }

    این پیوند یک بار و تا ۳۰ دقیقه کار می‌کند و شما را از همهٔ دستگاه‌ها بیرون می‌آورد. اگر شما این نامه را نخواسته‌اید، کاری نکنید؛ گذرواژه‌تان همان می‌ماند.

## نپذیرفتن

server-refusal-account_taken = نام کاربری { $name } گرفته شده است.
server-refusal-bad_field = شکل این بخش از درخواست درست نیست: { $name }.
server-refusal-bad_request = شکل این درخواست درست نیست.
server-refusal-bot_tables = شما { $limit } میز در حال بازی با ربات دارید. اول یکی را تمام یا رها کنید.
server-refusal-browser_only = با کلید نمی‌شود این کار را کرد؛ از مرورگر وارد شوید.
server-refusal-chat_empty = پیام خالی است.
server-refusal-chat_long = هر پیام گفت‌وگو حداکثر { $limit } نویسه است.
server-refusal-common_password = این گذرواژه از اولین‌هایی است که همه حدس می‌زنند. لطفاً گذرواژهٔ دیگری انتخاب کنید.
server-refusal-forbidden = شما اجازهٔ این کار را ندارید.
server-refusal-gift_own = نمی‌توانید به خودتان وقت بدهید.
server-refusal-gift_twice = به این بازیکن پیش‌تر وقت داده شده است.
server-refusal-has_account = شما از قبل حساب { $name } را دارید.
server-refusal-hints_clock = سر میزی که زمان محدود دارد راهنمایی نیست.
server-refusal-hints_off = این میز بدون راهنمایی بازی می‌کند.
server-refusal-in_use = سرور دیگری از پایگاه دادهٔ { $name } استفاده می‌کند.
server-refusal-internal = در سرور مشکلی پیش آمد و ثبت شد.
server-refusal-invitations = حداکثر { $limit } دعوت می‌تواند هم‌زمان باز باشد. صبر کنید تا چندتا استفاده شود یا میزی را رها کنید.
server-refusal-invite = این دعوت‌نامه پیش‌تر استفاده شده یا اصلاً وجود ندارد.
server-refusal-link = این پیوند استفاده شده یا قدیمی است. لطفاً پیوند تازه‌ای بخواهید.
server-refusal-login = نام کاربری یا گذرواژه درست نیست.
server-refusal-name_empty = نام حداقل یک حرف یا رقم می‌خواهد.
server-refusal-name_long = نام حداکثر { $limit } نویسه است.
server-refusal-name_tricks = نام نباید نویسهٔ نامرئی یا نشانه‌های روی‌هم داشته باشد.
server-refusal-needs_consent = اینجا دیگران هم بازی می‌کنند: پایان بازی را پیشنهاد کنید.
server-refusal-newer_schema = این پایگاه داده را نسخهٔ تازه‌تری از پنج ساخته است (نسخهٔ { $theirs }، نسخهٔ ما { $ours }). لطفاً پنج را به‌روز کنید.
server-refusal-no_account = برای این کار حساب کاربری لازم است.
server-refusal-no_automa = با این گزینه‌ها صندلی { $seat } بازیکن خودکار ندارد.
server-refusal-no_branch = از این لحظه نمی‌توان بازی را ادامه داد.
server-refusal-no_clock = این میز ساعتی ندارد که بشود آن را نگه داشت.
server-refusal-no_database = پایگاه دادهٔ { $name } در دسترس نیست. نشانی و گذرواژه درست است؟
server-refusal-no_driver = بستهٔ { $name } نصب نیست.
server-refusal-no_hint = راهنمایی پیدا نشد. لطفاً دوباره امتحان کنید.
server-refusal-no_live_clock = فقط جایی می‌شود وقت داد که دقیقه‌ها شمرده می‌شوند.
server-refusal-no_mail = این سرور ایمیل نمی‌فرستد.
server-refusal-no_passkeys = این سرور کلید عبور ندارد.
server-refusal-open_tables = شما { $limit } میز باز دارید. اول یکی را شروع یا رها کنید.
server-refusal-passkey = این کلید عبور پذیرفته نشد.
server-refusal-passkeys = شما { $limit } کلید عبور دارید. اول یکی را پاک کنید.
server-refusal-practice = بازی تمرینی در پرونده ذخیره نمی‌شود.
server-refusal-no_proposal = پیشنهادی در کار نیست.
server-refusal-no_seat = سر این میز جای خالی برای شما نیست.
server-refusal-no_such_move = حرکت شمارهٔ { $index } اکنون وجود ندارد.
server-refusal-no_table = چنین میزی نیست.
server-refusal-not_found = در این نشانی چیزی نیست.
server-refusal-not_host = فقط میزبان می‌تواند این کار را بکند.
server-refusal-not_kept = این صندلی برای کسی نگه داشته نشده است.
server-refusal-not_open = بازی این میز پیش‌تر آغاز شده است.
server-refusal-not_out_of_time = وقت کسی روی این صندلی تمام نشده است.
server-refusal-not_over = این بازی هنوز تمام نشده است.
server-refusal-not_paused = بازی در وقفه نیست.
server-refusal-not_stood_in = اینجا رباتی به جای شما بازی نمی‌کند.
server-refusal-not_running = این بازی در جریان نیست.
server-refusal-not_seated = شما سر این میز ننشسته‌اید.
server-refusal-not_your_turn = نوبت شما نیست.
server-refusal-other_name = این نام حساب شما نیست.
server-refusal-other_schema = ساختار پایگاه داده نسخهٔ دیگری است ({ $theirs }، نسخهٔ ما { $ours }). سرور را یک بار راه بیندازید تا به‌روز شود.
server-refusal-paused = بازی در وقفه است.
server-refusal-proposal_open = پیشنهاد دیگری هنوز منتظر پاسخ است.
server-refusal-prove = لطفاً اول گذرواژه‌تان را دوباره وارد کنید.
server-refusal-removed = شما را از این میز کنار گذاشته‌اند و نمی‌توانید به صندلی‌تان برگردید.
server-refusal-running_tables = شما { $limit } میز در حال بازی دارید. اول یکی را تمام یا رها کنید.
server-refusal-scope = این کلید اجازهٔ آن کار را ندارد؛ اجازهٔ { $name } لازم است.
server-refusal-seats_open = هنوز جای خالی هست.
server-refusal-setting = تنظیم { $name } شناخته نیست یا مقدارش ممکن نیست.
server-refusal-settings_file = پروندهٔ { $name } خوانده نمی‌شود.
server-refusal-settling = نوبتتان را بازی کرده‌اید: آن را تمام کنید یا پس بگیرید.
server-refusal-slow = رسیدن درخواست بیش از حد طول کشید.
server-refusal-stored_options = گزینه‌های میزهای شما بیش از { $limit } بایت جا می‌گیرند. میزهای کمتری با قطعه‌های خودتان بسازید.
server-refusal-table_taken = میزی با این نشانی از قبل هست.
server-refusal-taken_over = رباتی جای شما را گرفته است.
server-refusal-token = این کلید وجود ندارد یا پس گرفته شده است.
server-refusal-banned = ورود شما به این سرور ممنوع شده است. دلیلی که نوشته شده: { $reason }
server-refusal-muted = فعلاً نمی‌توانید در گفت‌وگو بنویسید. دلیلش در صفحهٔ حسابتان هست.
server-refusal-not_house = فقط گردانندهٔ این سرور می‌تواند این کار را بکند.
server-refusal-of_the_house = به گردانندگان سرور از اینجا نمی‌شود هشدار داد یا جلوشان را گرفت.
server-refusal-oneself = این خود شما هستید.
server-refusal-place = فعلاً از شبکهٔ شما تازه‌وارد نمی‌پذیریم.
server-refusal-registration = این سرور فعلاً تازه‌وارد نمی‌پذیرد.
server-refusal-reported = این را قبلاً گزارش کرده‌اید.
server-refusal-too_large = این درخواست بیش از اندازه بزرگ است.
server-refusal-too_many = تعداد درخواست‌ها زیاد است. لطفاً کمی صبر کنید.
server-refusal-unknown_person = لطفاً اول نامی انتخاب کنید.
server-refusal-watchers = این میز تماشاگر نمی‌پذیرد.
server-refusal-workers = برای چند فرایند هم‌زمان { "PostgreSQL" } لازم است: پروندهٔ { "SQLite" } فقط برای یک نویسنده جا دارد.
