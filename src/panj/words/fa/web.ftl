### آنچه میز در مرورگر می‌گوید.

## کلی

web-skip = رفتن به بخش اصلی
web-nav = فهرست اصلی
web-nav-play = بازی
web-back = بازگشت
web-back_home = رفتن به صفحهٔ نخست
web-close = بستن
web-details = جزئیات
web-zoom_fit = هم‌اندازهٔ صفحه
web-more_moves = بیشتر…
web-save = ذخیره
web-saved = ذخیره شد
web-copy = رونوشت
web-copied = رونوشت شد
web-share = هم‌رسانی
web-more = بیشتر
web-less = کمتر
web-about = دربارهٔ { $thing }
web-loading = در حال بارگذاری
web-you = شما
web-understood = باشد
web-live = زنده
web-offline = بدون اتصال
web-days = { $days } روز
web-points = { $points ->
   *[other] امتیاز
}
web-players = { $least } تا { $most } بازیکن
web-players_here = بازیکنان
web-theme-to_dark = پوستهٔ تیره
web-theme-to_light = پوستهٔ روشن
web-guest_names = سپهر، باران، آرمان، نیلوفر، کیان، سحر، پویا، ترانه

## صفحهٔ نخست

web-home-choose = یک بازی انتخاب کنید
web-home-about = پنج بازی، یک میز: با آدم‌ها، با ربات‌ها، یا با هر دو.
web-home-soon = به‌زودی
web-home-mine = میزهای من
web-home-open = میزهای باز
web-home-over = بازی‌های تمام‌شده
web-home-empty = هنوز بازی‌ای در جریان نیست. یکی را از بالا انتخاب کنید و شروع کنید.
web-home-failed = کارساز پاسخ نمی‌دهد. لطفاً دوباره امتحان کنید.
web-home-your_turn = نوبت شماست
web-home-running = در جریان
web-home-free = { $seats } صندلی خالی
web-home-continue = ادامه
web-home-join = پیوستن
web-home-watch = تماشا
web-home-replay = بازپخش

## میز تازه

web-new-title = میز تازه
web-new-of = میز تازه: { $game }
web-new-seats = صندلی‌ها
web-new-seat_count = { $seats } صندلی، از { $least } تا { $most }
web-new-person = بازیکن
web-new-open = باز
web-new-here = همین دستگاه
web-new-by_link = با پیوند
web-new-player_name = نام بازیکن { $seat }
web-new-bot_of = ربات صندلی { $seat }
web-new-style_of = سبک ربات صندلی { $seat }
web-new-add = افزودن صندلی
web-new-remove = برداشتن صندلی
web-new-automa = خود قانون‌ها بازی می‌کنند
web-new-with_automa = همراه { $name }
web-new-clock = ساعت هر بازیکن
web-new-clock-none = بدون ساعت
web-new-clock-live15 = ۱۵ دقیقه و ۳۰ ثانیه
web-new-clock-live5 = ۵ دقیقه و ۱۰ ثانیه
web-new-clock-days3 = هر حرکت ۳ روز
web-new-listed = نمایش میان میزهای باز
web-new-watchers = تماشاگران
web-new-watchers-all = آزاد
web-new-watchers-late = ۱۰ حرکت دیرتر
web-new-watchers-none = هیچ
web-new-chosen = { $count } انتخاب‌شده
web-new-shipped = همان‌های همراه بازی
web-new-shipped_again = بازگشت به جدول‌های همراه بازی
web-new-strange_files = بازی این پرونده‌ها را نمی‌شناسد: { $files }. شناخته‌ها: { $known }.
web-new-own_files = { $count } پروندهٔ خودتان
web-new-more_options = { $count } گزینهٔ دیگر
web-options-usual = همهٔ گزینه‌ها همان‌های معمول‌اند.
web-new-play = شروع بازی
web-new-open_table = باز کردن میز
web-new-link_now = از همین حالا پیوند را بفرستید یا رمزینه را نشان دهید: { $seats } صندلی خالی است.
web-invite-link = پیوند این میز
web-invite-qr = پیوند به شکل رمزینه برای دوربین
web-invite-about = پیوند را بفرستید یا رمزینه را نشان بدهید؛ صندلی‌های خالی با آمدن دیگران پر می‌شود.

## پیش از شروع

web-wait-title = هنوز { $seats } صندلی خالی است
web-wait-full = همه آمده‌اند
web-wait-sit = نشستن سر میز
web-wait-leave = برخاستن
web-wait-start = شروع بازی
web-wait-host = وقتی همهٔ صندلی‌ها پر شد، میزبان بازی را شروع می‌کند.
web-wait-dock = بازی هنوز شروع نشده است.
web-wait-not_yet = اگر کسی این پیوند را برایتان فرستاده، شاید میز هنوز باز نشده باشد. این صفحه خودش دوباره نگاه می‌کند.
web-seat-open = صندلی خالی
web-seat-automa = خود بازی
web-seat-is_bot = ربات: { $level }
web-seat-is_automa = قواعد بازی به جای او بازی می‌کند
web-seat-is_here = پشت میز است
web-seat-is_away = پشت میز نیست
web-seat-away = غایب
web-seat-turn = نوبت اوست
    .you = نوبت شماست
web-seat-thinking = در حال فکر

## پرسش

web-prompt = آنچه پرسیده می‌شود
web-lit = { $things } چیز روی میز روشن است.
web-crumb = پس گرفتن: { $thing }
web-undo = پس گرفتن
web-sure = مطمئن هستید؟ { $move }
web-sure-final = این را نمی‌شود پس گرفت.
web-sure-yes = بله، انجام بده
web-thinks = { $who } فکر می‌کند.
web-thinks-progress = تقریباً تا اینجا
web-thinks-for = تاکنون { $seconds } ثانیه
web-waiting-hint = در این میان می‌توانید همه‌چیز را ببینید.
web-watching = شما تماشا می‌کنید.
web-watching-hint = چیزهای پنهان از شما هم پنهان است.
web-curtain = نوبت { $who } است.
web-curtain-hint = دیگران لطفاً نگاه نکنند.
web-curtain-look = من نگاه می‌کنم
web-lost = { $seconds ->
    [0] اتصال قطع شد. در حال تلاش دوباره…
   *[other] اتصال قطع شد. تلاش دوباره تا { $seconds } ثانیهٔ دیگر.
}
web-lost-kept = چیزی از انتخاب‌های شما از دست نرفته است.
web-lost-now = همین حالا امتحان کن
web-refused-again = میز به‌روز شد؛ لطفاً دوباره انتخاب کنید.
web-refused-hint = یکی از جاهای روشن را انتخاب کنید.
web-report_error = رونوشت برای گزارش
web-abandoned = این بازی نیمه‌کاره رها شد.
web-proposal-undo = { $who } می‌خواهد حرکت آخر پس گرفته شود.
web-proposal-resign = { $who } پیشنهاد می‌کند بازی همین‌جا تمام شود.
web-proposal-yes = موافقم
web-proposal-no = مخالفم
web-proposal-waiting = منتظر دیگران.
web-menu = فهرست میز
web-menu-undo = درخواست پس گرفتن حرکت
web-menu-resign = پیشنهاد پایان بازی
web-menu-abandon = رها کردن میز
web-menu-export = بارگیری پروندهٔ بازی

## رویدادها، گفت‌وگو، قوانین

web-log = رویدادها
web-log_and_chat = رویدادها و گفت‌وگو
web-log-moment = دیدن همین لحظه
web-chat = گفت‌وگو
web-chat-empty = هنوز کسی چیزی نگفته است.
web-chat-say = چیزی بنویسید…
web-chat-send = فرستادن
web-rules-of = قوانین { $game }
web-rules-games = بازی‌ها
web-rules-search = جست‌وجو در قوانین
web-rules-none = هیچ قانونی این را نمی‌گوید.
web-rules-now = همین حالا
web-rules-why = چرا اینجا نه؟
web-chapter-0 = در یک نگاه
web-chapter-1 = اجزای بازی
web-chapter-2 = چیدن بازی
web-chapter-3 = روند بازی
web-chapter-4 = کنش‌ها و اثرها
web-chapter-5 = پایان و امتیازها
web-chapter-6 = گونه‌های بازی
web-chapter-7 = آنچه پیداست و آنچه پنهان
web-chapter-9 = داوری‌ها

## پایان و بازپخش

web-over-wins = { $who } با { $points } امتیاز برنده شد
web-over-you_win = شما با { $points } امتیاز برنده شدید
web-over-moves = { $moves } حرکت
web-over-hint = برگهٔ امتیاز می‌گوید هر امتیاز از کجا آمده است.
web-over-report = برگهٔ امتیاز
web-over-look = دیدن صفحه
web-over-replay = تماشای بازپخش
web-over-again = بازی دوباره
web-over-sources = امتیازها از کجا آمد
web-over-growth = امتیاز در پایان هر دور
web-over-tab-table = جدول
web-over-tab-chart = نمودار
web-over-tab-boards = صفحه‌ها
web-replay = بازپخش
web-replay-start = آغاز بازی
web-replay-back = یک حرکت به عقب
web-replay-forth = یک حرکت به جلو
web-replay-turn_back = یک نوبت به عقب
web-replay-turn_forth = یک نوبت به جلو
web-replay-round_back = یک دور به عقب
web-replay-round_forth = یک دور به جلو
web-replay-play = پخش
web-replay-pause = مکث
web-replay-speed = سرعت
web-replay-move_of = حرکت { $move } از { $moves }
web-replay-eyes = از دید
web-replay-share = پیوند همین لحظه
web-replay-live = بازگشت به بازی زنده
web-replay-table = رفتن سر میز
web-replay-no_chat = گفت‌وگو سر خود میز است.

## تنظیمات

web-settings = تنظیمات
web-settings-name = نام شما
web-settings-guest = مهمان
web-settings-theme = پوسته
web-settings-theme-light = روشن
web-settings-theme-dark = تیره
web-settings-theme-system = سیستم
web-settings-text = اندازهٔ نوشته
web-settings-text-small = ریز
web-settings-text-normal = عادی
web-settings-text-large = درشت
web-settings-text-huge = خیلی درشت
web-settings-motion = جنبش‌ها
web-settings-motion-full = کامل
web-settings-motion-short = کوتاه
web-settings-motion-none = هیچ
web-settings-confirm = تأیید حرکت
web-settings-confirm-about = پیش از حرکت‌هایی که پیامد بزرگ دارند
web-settings-confirm-never = هرگز
web-settings-confirm-final = مهم‌ها
web-settings-confirm-always = همیشه
web-settings-forced = حرکت‌های ناگزیر خودکار
web-settings-forced-about = وقتی فقط یک گزینه هست و چیزی برای پس گرفتن نیست
web-settings-sound = صدا
web-settings-notify = وقتی نوبت من شد خبرم کن
web-settings-notify-about = وقتی این صفحه در پس‌زمینه است

## میز متنی

web-text_table = میز متنی
web-text-title = { $game }: میز متنی
web-text-board = رفتن به صفحهٔ بازی
web-text-reload = تازه کردن
web-text-now = اکنون
web-text-moves = آنچه می‌توانید بکنید
web-text-score = امتیازها تا اینجا
web-text-on_table = روی میز
web-text-empty = هیچ
web-generic-moves = آنچه می‌توانید بکنید
web-generic-filter = یافتن حرکت
web-generic-table = روی میز

## بخش‌های نما

web-view-round = دور
web-view-rounds = دورها
web-view-options = گزینه‌ها
web-view-players = بازیکنان
web-view-points = امتیاز
web-view-total = جمع

## راهنمایی

web-hint = راهنمایی
web-hint-wait = در حال اندیشیدن به حرکت‌های شما…
web-hint-best = بهترین: { $move }
web-hint-chance = احتمال برد
web-hint-points = جایگاه آنگاه نزدیک { $points } امتیاز می‌ارزد.
web-hint-then = سپس:
web-hint-step = { $who }: { $move }
web-hint-about = احتمال‌ها از جست‌وجویی می‌آیند که تنها آنچه را شما می‌توانید بدانید می‌داند.
web-hint-on = با راهنمایی
web-new-hints = راهنمایی
    .about = بازیکنان می‌توانند بهترین حرکت‌ها و دلیلشان را بپرسند.

## بازبینی

web-review = بازبینی
web-review-chart = احتمال برد همه در طول بازی؛ نقطه‌های عطف پس از این به شکل دکمه می‌آیند
web-review-progress = پیشرفت بازبینی
web-review-at_work = { $done } از { $total } تصمیم
web-review-chances = احتمال برد در این لحظه
web-review-nearness = نزدیکی به امتیاز بالا در این لحظه
web-review-turns = نقطه‌های عطف
web-review-turn = حرکت { $move }: { $lost } از دست رفت
web-review-even = هیچ حرکتی به تنهایی بازی را نباخت.
web-review-played = حرکت { $move }، { $who }: { $played } ({ $chance })
web-review-best = بهترین حرکتی بود که پیدا شد.
web-review-better = بهتر: { $move } ({ $chance }).
