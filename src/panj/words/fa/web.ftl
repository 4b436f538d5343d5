### آنچه میز در مرورگر می‌گوید.

## کلی

web-page_about = بازی‌های رومیزی سر یک میز، با آدم‌ها، با ربات‌ها یا با هر دو.
web-no_script = پنج برای نمایش صفحه‌های بازی به جاوااسکریپت نیاز دارد. هر میز یک صفحهٔ متنی ساده هم دارد: { $path } را به آخر نشانی آن اضافه کنید.
web-skip = رفتن به بخش اصلی
web-nav = منوی اصلی
web-nav-play = بازی
web-nav-tables = میزها
web-nav-learn = آموزش
web-nav-puzzles = معماها
web-back = بازگشت
web-back_home = رفتن به صفحهٔ اصلی
web-close = بستن
web-details = جزئیات
web-zoom_fit = هم‌اندازهٔ پنجره
web-more_moves = بیشتر…
web-save = ذخیره
web-saved = ذخیره شد
web-copy = کپی
web-copied = کپی شد
web-share = هم‌رسانی
web-more = بیشتر
web-less = کمتر
web-about = دربارهٔ { $thing }
web-loading = در حال بارگذاری
web-no_network = آفلاین هستید. مسابقه‌های تمام‌شده‌ای را که قبلاً باز کرده‌اید می‌توانید ببینید.
web-you = شما
web-live = زنده
web-offline = بدون اتصال
web-days = { $days } روز
web-points = { $points ->
   *[other] امتیاز
}
web-players_here = بازیکنان
web-theme-to_dark = پوستهٔ تیره
web-theme-to_light = پوستهٔ روشن
web-guest_names = سپهر، باران، آرمان، نیلوفر، کیان، سحر، پویا، ترانه

## میز تازه

web-new-title = میز تازه
web-new-name = اسم میز
web-new-name_usual = هرچه دوست دارید
web-new-seats = صندلی‌ها
web-new-seat_count = { $seats } صندلی، از { $least } تا { $most }
web-new-person = بازیکن
web-new-open = صندلی خالی
web-new-here = همین دستگاه
web-new-by_link = با پیوند
web-new-player_name = نام بازیکن شمارهٔ { $seat }
web-new-bot_of = ربات صندلی { $seat }
web-new-style_of = سبک ربات صندلی { $seat }
web-new-add = افزودن صندلی
web-new-remove = برداشتن صندلی
web-new-automa = بازیکن خودکار
web-new-with_automa = همراه { $name }
web-new-clock = زمان هر بازیکن
web-new-clock-none = بدون محدودیت زمان
web-new-clock-live15 = ۱۵ دقیقه + ۳۰ ثانیه
web-new-clock-live5 = ۵ دقیقه + ۱۰ ثانیه
web-new-clock-days3 = ۳ روز برای هر حرکت
web-new-listed = در فهرست میزهای باز دیده شود
web-new-watchers = تماشاگران
web-new-watchers-all = آزاد
web-new-watchers-late = با ۱۰ حرکت تأخیر
web-new-watchers-none = هیچ
web-new-chosen = { $count ->
       [0] انتخاب…
      *[other] { $count } انتخاب‌شده
    }
web-new-shipped = جدول‌های اصلی بازی
web-new-shipped_again = بازگشت به جدول‌های اصلی بازی
web-new-strange_files = بازی این پرونده‌ها را نمی‌شناسد: { $files }. پرونده‌های قابل قبول: { $known }.
web-new-own_files = { $count } پروندهٔ خودتان
web-new-more_options = { $count } گزینهٔ دیگر
web-new-usual = بازگشت به تنظیمات معمول
web-options-usual = همهٔ گزینه‌ها پیش‌فرض‌اند.
web-new-play = شروع بازی
web-new-open_table = باز کردن میز
web-new-link_now = از همین حالا پیوند را بفرستید یا رمزینه را نشان دهید: { $seats } صندلی خالی است.
web-invite-link = پیوند این میز
web-invite-qr = پیوند به شکل رمزینه برای دوربین
web-invite-about = پیوند را بفرستید یا رمزینه را نشان بدهید؛ صندلی‌های خالی با آمدن دیگران پر می‌شود.

## پیش از شروع

web-wait-title = هنوز { $seats } صندلی خالی است
web-wait-full = همه آمده‌اند
web-wait-clock_none = بدون محدودیت زمان
web-wait-clock_live = برای هر بازیکن { $minutes } دقیقه و با هر نوبت { $seconds } ثانیه بیشتر
web-wait-clock_days = برای هر حرکت { $days } روز
web-wait-takeover = اگر وقت کسی تمام شود، رباتی به جای او ادامه می‌دهد.
web-wait-usual = قوانین معمولی
web-wait-without = بدون { $option }
web-wait-option = { $option }: { $choice }
web-wait-sit = می‌نشینم
web-wait-leave = ترک صندلی
web-wait-kept = جای { $who }
web-wait-open = هر کسی بنشیند
web-wait-start = شروع بازی
web-wait-host = وقتی همهٔ صندلی‌ها پر شد، میزبان بازی را شروع می‌کند.
web-wait-dock = بازی هنوز شروع نشده است.
web-wait-not_yet = اگر کسی این پیوند را برایتان فرستاده، شاید میز هنوز باز نشده باشد. این صفحه خودش دوباره سر می‌زند.
web-low_time = { $seconds } ثانیه از وقتتان مانده است.
web-stand_in-chip = ربات بازی می‌کند
web-stand_in-plays = رباتی به جای { $who } بازی می‌کند.
web-stand_in-out = وقت { $who } تمام شد
web-stand_in-about = فعلاً رباتی به جای { $who } بازی می‌کند. صندلی و نام سر جایشان می‌مانند.
web-stand_in-round = وقتتان در دور { $round } تمام شد.
web-stand_in-then = وقتتان تمام شد.
web-stand_in-left = از بازی رفته‌اید.
web-stand_in-gone = { $who } از بازی رفت
web-stand_in-removed = شما را از این میز کنار گذاشته‌اند.
web-stand_in-sent = { $who } از میز کنار گذاشته شد
web-stand_in-moves = رباتی { $moves } حرکت به جای شما انجام داد.
web-stand_in-given = { $minutes } دقیقه وقت اضافه گرفته‌اید.
web-gift = به { $who } { $minutes } دقیقه وقت بدهید
web-ok = باشد
web-pause-begin = نگه داشتن بازی
web-pause-title = بازی در وقفه است
web-pause-about = ساعت‌ها ایستاده‌اند و کسی نمی‌تواند بازی کند.
web-pause-host = میزبان بازی را دوباره راه می‌اندازد.
web-pause-end = ادامه
web-record-first = این اولین بازی { $game } شما بود.
web-record-best = این بهترین بازی شما تا اینجاست.
web-record-first_win = این اولین برد شما در { $games } بازی است.
web-record-wins = { $wins } برد در { $games } بازی.
web-over-largest = گران‌ترین حرکت شما: { $move }
web-over-largest_look = نگاه
web-review-largest = گران‌ترینش: { $move } ({ $place }).
web-review-turn = نوبت { $turn }
web-review-early = { $part }: هنوز هیچ
web-review-after = پس از { $part } { $number }
web-stand_in-back = برگشتن به صندلی
web-seat-former = بازیکن سابق
web-seat-open = صندلی خالی
web-seat-automa = بازیکن خودکار
web-seat-is_bot = ربات: { $level }
web-seat-is_automa = بازیکن خودکار است و طبق قوانین بازی می‌کند
web-seat-is_here = سر میز است
web-seat-is_away = سر میز نیست
web-seat-away = غایب
web-seat-turn = نوبت اوست
    .you = نوبت شماست
web-seat-next = نفر بعدی
web-seat-thinking = در حال فکر کردن

## پرسش

web-prompt = پرسش این لحظه
web-crumb = پس گرفتن: { $thing }
web-undo = پس گرفتن
web-undo_turn = پس گرفتن نوبت
web-sure = { $move }؟
web-sure-ends = { $move } و پایان نوبت؟
web-sure-reveals = با این کار چیز تازه‌ای آشکار می‌شود و دیگر نمی‌توان آن را پس گرفت.
web-settle = نوبت تمام؟
web-settle-untold = هنوز کسی خبر ندارد.
web-settle-next = هنوز کسی خبر ندارد. با پایان نوبت شما نوبت { $who } می‌شود.
web-settle-end = پایان نوبت
web-ledger = نوبت شما
web-ledger-done = (انجام شد)
web-ledger-off = (اکنون ممکن نیست)
web-leaves = { $move }؟ هنوز { $things } مورد مانده است
web-changes = چه چیزی عوض می‌شود
web-changes-lose = از دست می‌دهید
web-changes-get = به دست می‌آورید
web-give_up-abandon = دست می‌کشید؟
web-give_up-abandon-about = بازی همین‌جا برای همه تمام می‌شود.
web-give_up-resign = پیشنهاد پایان بازی؟
web-give_up-resign-about = اگر همه موافق باشند، بازی تمام می‌شود.
web-give_up-quit = از بازی می‌روید؟
web-give_up-quit-about = رباتی به جای شما بازی می‌کند و هر وقت خواستید برمی‌گردید.
web-give_up-quit-ends = این میز ربات نمی‌خواهد: بازی برای همه تمام می‌شود.
web-give_up-leave = رفتن
web-give_up-leave-again = برای رفتن یک بار دیگر بزنید.
web-give_up-yes = دست کشیدن
web-give_up-press = فشار دهید و نگه دارید
web-give_up-again = برای دست کشیدن یک بار دیگر بزنید.
web-give_up-no = ادامهٔ بازی
web-sure-yes = بله، انجام بده
web-thinks = { $who } در حال فکر کردن است.
web-thinks-progress = پیشرفت تقریبی
web-thinks-for = تاکنون { $seconds } ثانیه
web-waiting-hint = تا آن موقع می‌توانید همه‌چیز را ببینید.
web-watching = شما تماشاگر هستید.
web-watching-hint = چیزهای پنهان از شما هم پنهان است.
web-curtain = نوبت { $who } است.
web-curtain-hint = دیگران لطفاً نگاه نکنند.
web-curtain-look = من هستم، نشان بده
web-lost = { $seconds ->
    [0] اتصال قطع شد. در حال تلاش دوباره…
   *[other] اتصال قطع شد. تلاش دوباره تا { $seconds } ثانیهٔ دیگر.
}
web-lost-kept = چیزی از انتخاب‌های شما از دست نرفته است.
web-lost-now = همین حالا امتحان کن
web-refused-again = میز به‌روز شد؛ لطفاً دوباره انتخاب کنید.
web-report_error = کپی برای گزارش
web-abandoned = این بازی نیمه‌کاره رها شد.
web-proposal-undo = { $who } می‌خواهد حرکت آخر پس گرفته شود.
web-proposal-resign = { $who } پیشنهاد می‌کند بازی همین‌جا تمام شود.
web-proposal-yes = موافقم
web-proposal-no = مخالفم
web-proposal-waiting = منتظر دیگران.
web-menu = منوی میز
web-menu-undo = درخواست پس گرفتن حرکت
web-menu-resign = پیشنهاد پایان بازی
web-menu-quit = رفتن از بازی
web-menu-abandon = رها کردن میز
web-menu-export = بارگیری پروندهٔ بازی
web-order = گزارش دادن یا نخواندن
web-order-about = { $who }: گزارش دادن یا نخواندن

## گزارش بازی، گفت‌وگو، قوانین

web-log = گزارش بازی
web-log_and_chat = گزارش بازی و گفت‌وگو
web-log-moment = دیدن همین لحظه
web-chat = گفت‌وگو
web-chat-empty = هنوز کسی چیزی نگفته است.
web-chat-say = چیزی بنویسید…
web-chat-send = فرستادن
web-rules-of = قوانین { $game }
web-rules-games = بازی‌ها
web-rules-search = جست‌وجو در قوانین
web-rules-none = قانونی با این عبارت پیدا نشد.
web-rules-now = همین حالا
web-rules-why = چرا اینجا نمی‌شود؟
web-chapter-0 = در یک نگاه
web-chapter-1 = اجزای بازی
web-chapter-2 = چینش بازی
web-chapter-3 = روند بازی
web-chapter-4 = اقدام‌ها و اثرها
web-chapter-5 = پایان بازی و امتیازگیری
web-chapter-6 = حالت‌های بازی
web-chapter-7 = آشکار و پنهان
web-chapter-9 = تفسیر قوانین

## پایان و بازپخش

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
web-replay-eyes = زاویهٔ دید
web-replay-share = پیوند همین لحظه
web-replay-try = امتحان کنید
web-replay-live = بازگشت به بازی زنده
web-replay-table = رفتن سر میز
web-replay-no_chat = گفت‌وگو سر خود میز است.

## تنظیمات

web-account = حساب من
web-account-about = حساب من: گذرواژه، دستگاه‌ها، داده‌ها
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
web-settings-motion = پویانمایی
web-settings-motion-full = کامل
web-settings-motion-short = کوتاه
web-settings-motion-none = هیچ
web-settings-confirm = تأیید حرکت
web-settings-confirm-about = پیش از حرکت‌هایی که پیامد بزرگ دارند
web-settings-confirm-never = هرگز
web-settings-confirm-final = فقط مهم‌ها
web-settings-confirm-always = همیشه
web-settings-forced = انجام خودکار حرکت‌های اجباری
web-settings-forced-about = وقتی فقط یک گزینه هست و چیزی برای پس گرفتن نیست
web-settings-hold = بازبینی نوبتم پیش از پایان آن
web-settings-warn = هشدار دربارهٔ قابلیت‌های استفاده‌نشده
web-settings-warn-about = وقتی نوبت تمام می‌شود و چیزی مانده است
web-settings-sound = صدا
web-settings-volume = بلندی صدا
web-settings-sounds = صداها
web-settings-sounds-turn = فقط نوبت من
web-settings-sounds-pieces = مهره‌ها
web-settings-sounds-all = همه
web-sound-mute = قطع کردن صدا
web-sound-unmute = وصل کردن صدا
web-settings-notify = وقتی نوبت من شد خبرم کن
web-settings-notify-about = وقتی این صفحه در پس‌زمینه است

## میز متنی

web-text_table = میز متنی
web-text-title = { $game }: میز متنی
web-text-board = رفتن به صفحهٔ بازی
web-text-reload = بارگذاری دوباره
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
web-hint-wait = در حال بررسی حرکت‌های شما…
web-hint-best = بهترین: { $move }
web-hint-then = سپس:
web-hint-step = { $who }: { $move }
web-hint-about = هر نوار محدوده‌ای را نشان می‌دهد که شانس برد شما احتمالاً در آن است.
web-hint-fair = خط نازک سهم برابر است: { $share }.
web-hint-ideas = { $ideas ->
    [1] یک پیشنهاد
    [2] دو پیشنهاد
   *[other] سه پیشنهاد
}
web-hint-several = چند حرکت خوب
web-hint-do = انجام این حرکت
web-hint-band = { $low } تا { $high }
web-hint-on = با راهنمایی
web-hint-marked = با راهنمایی؛ در نتیجه نشان داده می‌شود
web-new-hints = راهنمایی
    .about = بازیکنان می‌توانند بهترین حرکت‌ها و دلیل آن‌ها را بپرسند.
web-new-learners = نشان‌دار شدن کسی که راهنمایی می‌گیرد
    .about = برای نوآموزان: در نتیجه کنار نام هر که راهنمایی گرفته یک چراغ می‌آید.

## بازبینی

web-review = بازبینی
web-review-chart = احتمال برد در طول بازی
web-review-legend = سایه: میزان اطمینان · نقطه‌چین: سهم برابر
web-review-progress = پیشرفت بازبینی
web-review-at_work = { $done } حرکت از { $total } بازبینی شد
web-review-wait = همهٔ حرکت‌ها در حال بازبینی است…
web-review-whose = حرکت‌های چه کسی
web-review-mine = فقط مال من
web-review-everybody = همه
web-review-my_sum = { $mistakes ->
       [0] زیان هیچ حرکتتان بیش از سهم شانس نبود.
      *[other] زیان { $mistakes } حرکتتان بیش از سهم شانس بود.
    }
web-review-sum = { $mistakes ->
       [0] زیان هیچ حرکتی بیش از سهم شانس نبود.
      *[other] زیان { $mistakes } حرکت بیش از سهم شانس بود.
    }
web-review-looked = { $moves } انتخاب بازبینی شد.
web-review-finds = حرکت‌های هوشمندانه
web-review-about = فقط بر پایهٔ آنچه همان زمان دیده می‌شد سنجیده شده است. حرکت‌هایی که زیانشان از خطای این سنجش کمتر است در فهرست نیستند.
web-review-move = حرکت { $move }
web-review-was_played = بازی‌شده
web-review-was_better = بهتر
web-review-played = { $who } این را بازی کرد: { $move }.
    .you = شما این را بازی کردید: { $move }.
web-review-better = بهتر بود: { $move }.
web-review-cost = شانس برد: با حرکت بهتر { $better }، با حرکت بازی‌شده { $made }.
web-review-lesson = حرکت زیر ذره‌بین
web-review-place = { $place } از { $all }
web-review-choose = حرکتی را از فهرست انتخاب کنید.
web-review-none = زیان هیچ حرکتی بیش از سهم شانس نبود.
web-review-previous = مورد قبلی
web-review-next = مورد بعدی
web-review-try = از همین‌جا امتحان کنید
web-practice = تمرین از حرکت { $move }
web-practice-about = در رتبه‌بندی حساب نمی‌شود؛ آنچه پنهان بود دوباره به قرعه تعیین شده است.
web-practice-back = بازگشت به بازبینی

web-how_to_play = روش بازی
web-settings-tips = نکته‌های مربی در اولین بازی
