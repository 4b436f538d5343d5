### صفحهٔ خانه: چه منتظر من است، حالا چه بازی کنم، چه کسان دیگری هستند.

## چه منتظر من است

web-home-your_move = نوبت شما
web-home-left = { $time } مانده
web-home-others = { $people ->
    [0] فقط شما
    [one] شما و { $people } نفر دیگر
   *[other] شما و { $people } نفر دیگر
}

## همین حالا بازی

web-home-play_now = بازی کن
web-home-play_about = با یک کلیک، مثل دفعهٔ قبل.
web-home-first_about = با یک کلیک سر میز می‌نشینید.
web-home-with_friends = با دوستان
web-home-change = تغییر تنظیمات: { $game }
web-home-alone = تنها
web-home-bots = { $bots ->
    [one] { $bots } ربات
   *[other] { $bots } ربات
}
web-home-bots_of = { $bots ->
    [one] { $bots } ربات
   *[other] { $bots } ربات
}، { $level }
web-home-soon = به‌زودی
web-home-failed = سرور پاسخ نمی‌دهد. لطفاً دوباره امتحان کنید.
web-home-you_are = اسم شما: { $name }
web-home-account_about = یک اسم کافی است. هر وقت بخواهید می‌توانید عوضش کنید.
web-home-rename = تغییر
web-home-new_here = تازه‌واردید؟ پنج دقیقه
web-home-new_about = { $game } را حین بازی یاد بگیرید.

## میزهای من

web-home-mine = میزهای من
web-home-which = کدام میزها
web-home-all = همه
web-home-running = در جریان
web-home-opened = باز
web-home-over = تمام‌شده
web-home-empty = میزهای شما اینجا می‌آیند. همین حالا بازی کنید، یا سر یک میز باز بنشینید.
web-home-none_such = از این‌ها چیزی نیست.
web-home-more = بیشتر
web-home-less = کمتر
web-home-host_table = میز { $who }
web-home-your_turn = نوبت شماست
web-home-waiting = منتظر { $who }
web-home-waiting_since = منتظر { $who }، از { $time } پیش
web-home-goes_on = در جریان
web-home-paused = متوقف
web-home-free = { $seats ->
    [0] آمادهٔ شروع
    [one] { $seats } صندلی آزاد
   *[other] { $seats } صندلی آزاد
}
web-home-sitting = شما نشسته‌اید
web-home-placed = رتبهٔ { $place } از { $seats }، { $points } امتیاز
web-home-won = { $who } با { $points } امتیاز برد
web-home-given_up = نیمه‌کاره تمام شد
web-home-play = بازی
web-home-look = دیدن
web-home-invite = دعوت
web-home-join = بنشین
web-home-watch = تماشا
web-home-replay = بازپخش

## صندلی‌های آزاد

web-home-open = صندلی‌های آزاد
web-home-pace_none = بدون محدودیت زمان
web-home-pace_live = { $minutes } دقیقه و هر نوبت { $seconds } ثانیه
web-home-pace_days = هر حرکت { $days } روز
web-home-taken = { $taken } از { $seats } پر شده

## سالن

web-lobby-title = میزها
web-lobby-open = صندلی‌های آزاد
web-lobby-running = در حال بازی
web-lobby-over = تمام‌شده
web-lobby-games = بازی‌ها
web-lobby-all_games = همهٔ بازی‌ها
web-lobby-paces = سرعت
web-lobby-pace-any = هر سرعتی
web-lobby-pace-live = زنده
web-lobby-pace-days = آرام
web-lobby-pace-none = بدون محدودیت زمان
web-lobby-search = میز یا بازیکن
web-lobby-search_about = حداقل سه حرف
web-lobby-none-open = کسی منتظر نیست. یک میز باز کنید، یا تا کسی بیاید با ربات‌ها بازی کنید.
web-lobby-none-running = الان کسی بازی‌ای نمی‌کند که همه بتوانند ببینند.
web-lobby-none-over = هنوز بازی‌ای تمام نشده که همه بتوانند ببینند.
web-lobby-none_fits = چیزی با این شرط‌ها جور نیست.
web-lobby-clear = نمایش همه
web-lobby-pages = صفحه‌ها
web-lobby-previous = صفحهٔ قبل
web-lobby-next = صفحهٔ بعد

## سرور پاسخ نمی‌دهد

web-down-title = سرور پاسخ نمی‌دهد.
web-down-shown = آنچه می‌بینید مال ساعت { $time } است.
web-down-again = { $seconds } ثانیه تا تلاش دوباره.
web-down-trying = در حال تلاش.
web-down-try = همین حالا

## اینجا چیزی نیست

web-lost-title = اینجا چیزی نیست
web-lost-about = میز بسته شده، لینک ناقص است، یا این میز فقط برای کسانی است که سرش نشسته‌اند.
web-lost-mine = میزهای من
