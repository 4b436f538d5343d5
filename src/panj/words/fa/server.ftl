### آنچه کارساز میزها می‌گوید.

## گزارش

server-log-bot_failed = { $who } به‌موقع پاسخ نداد؛ ربات ساده‌تری به جای او بازی کرد.
    .you = ربات شما به‌موقع پاسخ نداد؛ ربات ساده‌تری به جای او بازی کرد.
server-log-taken_over = وقت { $who } تمام شد؛ رباتی بازی را ادامه می‌دهد.
    .you = وقت شما تمام شد؛ رباتی به جای شما ادامه می‌دهد.
server-log-undone = { $who } حرکت آخر را پس گرفت.
    .you = شما حرکت آخر را پس گرفتید.

## نپذیرفتن

server-refusal-account_taken = نام کاربری { $name } گرفته شده است.
server-refusal-bad_field = شکل این بخش از درخواست درست نیست: { $name }
server-refusal-bad_request = شکل این درخواست درست نیست.
server-refusal-browser_only = با کلید نمی‌شود این کار را کرد؛ با مرورگر وارد شوید.
server-refusal-chat_empty = در این خط چیزی برای گفتن نیست.
server-refusal-chat_long = هر پیام گفت‌وگو حداکثر { $limit } نویسه است.
server-refusal-forbidden = شما اجازهٔ این کار را ندارید.
server-refusal-has_account = شما از پیش حساب { $name } را دارید.
server-refusal-hints_clock = سر میزی که ساعت دارد راهنمایی نیست.
server-refusal-hints_off = این میز بدون راهنمایی بازی می‌کند.
server-refusal-internal = در کارساز مشکلی پیش آمد. ثبت شد.
server-refusal-invite = این دعوت‌نامه پیش‌تر استفاده شده یا هرگز ساخته نشده است.
server-refusal-login = نام کاربری و گذرواژه با هم جور نیستند.
server-refusal-name_empty = نام دست‌کم یک حرف یا رقم می‌خواهد.
server-refusal-name_long = نام حداکثر { $limit } نویسه است.
server-refusal-needs_consent = اینجا دیگران هم بازی می‌کنند: پایان بازی را پیشنهاد کنید.
server-refusal-newer_schema = این پایگاه داده را نسخهٔ تازه‌تری از پنج ساخته است (نسخهٔ { $theirs }، نسخهٔ ما { $ours }). لطفاً پنج را به‌روز کنید.
server-refusal-no_automa = با این گزینه‌ها، صندلی { $seat } را خود قوانین بازی نمی‌کنند.
server-refusal-no_hint = راهنمایی‌ای پیدا نشد. لطفاً دوباره امتحان کنید.
server-refusal-no_proposal = پیشنهادی در کار نیست.
server-refusal-no_seat = سر این میز جای خالی برای شما نیست.
server-refusal-no_such_move = حرکت شمارهٔ { $index } اکنون وجود ندارد.
server-refusal-no_table = چنین میزی نیست.
server-refusal-not_found = در این نشانی چیزی نیست.
server-refusal-not_host = این کار فقط از میزبان برمی‌آید.
server-refusal-not_open = بازی این میز پیش‌تر آغاز شده است.
server-refusal-not_over = این بازی هنوز تمام نشده است.
server-refusal-not_running = این بازی در جریان نیست.
server-refusal-not_seated = شما سر این میز ننشسته‌اید.
server-refusal-not_your_turn = نوبت شما نیست.
server-refusal-other_schema = ساختار پایگاه داده نسخهٔ دیگری است ({ $theirs }، نسخهٔ ما { $ours }). کارساز را یک بار راه بیندازید تا به‌روز شود.
server-refusal-proposal_open = پیشنهاد دیگری هنوز منتظر پاسخ است.
server-refusal-scope = این کلید اجازهٔ آن کار را ندارد؛ اجازهٔ { $name } لازم است.
server-refusal-seats_open = هنوز جای خالی هست.
server-refusal-table_taken = میزی با این نشانی هست.
server-refusal-taken_over = رباتی جای شما را گرفته است.
server-refusal-token = این کلید وجود ندارد یا پس گرفته شده است.
server-refusal-too_large = این درخواست بیش از اندازه بزرگ است.
server-refusal-too_many = درخواست‌ها زیادند. لطفاً کمی صبر کنید.
server-refusal-unknown_person = لطفاً نخست نامی برگزینید.
server-refusal-watchers = این میز تماشاگر نمی‌پذیرد.
server-refusal-workers = برای چند فرایند هم‌زمان { "PostgreSQL" } لازم است: پروندهٔ { "SQLite" } فقط برای یک نویسنده جا دارد.
