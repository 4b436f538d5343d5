### تختهٔ مینروا

web-minerva-at_end = در پایان بازی
web-minerva-free = رایگان
web-minerva-city_of = شهر { $who }
web-minerva-your_city = شهر شما
web-minerva-points = { $points } امتیاز
web-minerva-place = جای خالی: می‌توانید پیش از کاشی انتخابش کنید
web-minerva-closer = نزدیک‌تر
web-minerva-further = دورتر
web-minerva-outside = { $places } جایگاه بیرون از دید
web-minerva-line_gives = این ردیف می‌دهد
web-minerva-line_nothing = این ردیف چیزی نمی‌دهد
web-minerva-your_choice = به انتخاب شما
web-minerva-of_choice = { $count } به انتخاب
web-minerva-vp = امتیاز
web-minerva-too_expensive = اکنون نمی‌توانید بپردازید
web-minerva-amount = { $kind ->
       *[other] { $count } { $good }
    }
web-minerva-good-wheat = گندم
web-minerva-good-wood = چوب
web-minerva-good-stone = سنگ
web-minerva-good-ore = سنگ معدن
web-minerva-good-denarius = دناریوس
web-minerva-good-glory = افتخار
web-minerva-good-theatre = امتیاز فرهنگی تئاتر
web-minerva-good-art = امتیاز فرهنگی هنر
web-minerva-good-science = امتیاز فرهنگی دانش
web-minerva-good-any_resource = منبع به انتخاب
web-minerva-good-any_culture = امتیاز فرهنگی به انتخاب
web-minerva-good-two_different_resources = جفت منبع متفاوت
web-minerva-effect-none = بدون اثر.
web-minerva-effect-gain = دریافت: { $right }.
web-minerva-effect-both = دریافت: { $left } و { $right }.
web-minerva-effect-choice = یکی از دو: { $left } یا { $right }.
web-minerva-effect-per_held = برای هر { $left } که دارید: { $right }؛ داشته‌هایتان می‌ماند.
web-minerva-effect-convert = مبادله هر چند بار که بخواهید: { $left } در برابر { $right }.
web-minerva-effect-take_culture_tile = کاشی رویی یکی از دسته‌های فرهنگ را بردارید.
web-minerva-effect-activate_three = تا ۳ کاشی پیرامون را فعال کنید.
web-minerva-effect-move_tile = یکی از کاشی‌های پیرامون را جابه‌جا کنید؛ شهر نباید از هم جدا شود.
web-minerva-effect-remove_residence = یک خانهٔ بی‌دستیار پیرامون را از بازی خارج کنید.
web-minerva-when_built = هنگام ساخت.
web-minerva-temple_each = هر کدام { $points } امتیاز.
web-minerva-cost = هزینه: { $goods }
web-minerva-costs_nothing = رایگان است
web-minerva-for_missing = { $missing } منبع کم است: { $denarii } دناریوس بیشتر
web-minerva-copies = { $count } نسخه
web-minerva-locations = بناها
web-minerva-one_of_pair = از هر جفت یک کاشی؛ دیگری از بازی خارج می‌شود
web-minerva-missing_cost = هر منبع کم: ۳ دناریوس
web-minerva-temples = معبدها
web-minerva-deck = دسته: { $count }
web-minerva-stack_top = کاشی رویی { $symbols } نماد می‌خواهد و { $points } امتیاز دارد؛ { $tiles } کاشی مانده
web-minerva-stack_empty = کاشی نمانده
web-minerva-then = سپس
web-minerva-last_tile = آخرین کاشی
web-minerva-culture = فرهنگ
web-minerva-one_each = هر نوبت از هر نوع یکی
web-minerva-glory = افتخار در هر دور
web-minerva-solo_glory = برای رتبهٔ اول: { $round } افتخار
web-minerva-tokens = { $count } افتخار
web-minerva-place_1 = اول
web-minerva-place_2 = دوم
web-minerva-place_3 = سوم
web-minerva-nobody = هیچ‌کس
web-minerva-order = ترتیب نوبت
web-minerva-order_tile = کاشی ترتیب نوبت { $number }
web-minerva-holdings = داشته‌های { $who }
web-minerva-passed = پاس داده
web-minerva-residences = { $count ->
       *[other] خانه
    }
web-minerva-assistants = { $count ->
       *[other] دستیار
    }
web-minerva-next_assistant = بعدی
web-minerva-residences_left = { $count } خانه مانده
web-minerva-assistants_left = { $count } دستیار در ذخیره
web-minerva-won = امتیاز به‌دست‌آمده
web-minerva-won_nothing = هنوز کاشی‌ای به دست نیامده
web-minerva-look_at = شهر { $who } را ببینید
web-minerva-score_now = امتیاز کنونی شما
web-minerva-titles = لقب‌ها
web-minerva-from_points = از { $points }
web-minerva-worth_now = ارزش کنونی:
web-minerva-change = انتخاب دوباره
web-minerva-sell = فروش منابع
web-minerva-sold_enough = پایان فروش
web-minerva-assistant = دستیار
web-minerva-pass = پاس، کاشی { $order }
web-minerva-no_exchange = بدون مبادله
web-minerva-hint_sell = فروش هر منبع ۱ دناریوس می‌آورد.
web-minerva-hint_way = یکی از چهار جهت را انتخاب کنید؛ با مکث روی هر یک، ردیف آن دیده می‌شود.
web-minerva-hint_place = جایگاه انتخاب شد؛ اکنون کاشی یا خانه را انتخاب کنید.
web-minerva-hint_action = { $tiles ->
        [0] هزینهٔ هیچ کاشی‌ای را نمی‌توانید بپردازید
       *[other] هزینهٔ { $tiles } کاشی را می‌توانید بپردازید
    }{ $fee ->
        [0] .
       *[other] ؛ کارمزد { $fee } دناریوس است.
    }
web-minerva-hint_residence = اول جایگاه، سپس جهت را انتخاب کنید.
web-minerva-fee = { $who } پاس داده: کارمزد { $fee }
web-minerva-next_order = کاشی ترتیب نوبت بعدی: { $number } از { $tiles }
web-minerva-tab_city = شهر
web-minerva-tab_display = بناها
web-minerva-tab_rivals = رقیبان

## What others gain and lose

web-minerva-gain-resources = { $signed } { $count ->
   *[other] منبع
}
web-minerva-gain-denarii = { $signed } { $count ->
   *[other] دناریوس
}
web-minerva-gain-glory = { $signed } { $count ->
   *[other] افتخار
}
