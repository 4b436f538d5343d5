### مینروا

minerva-about = شهری رومی را کاشی به کاشی بسازید و خیابان‌هایش را یک‌باره به کار بیندازید.
minerva-players = ۱ تا ۴ بازیکن

## کالاها

minerva-good-wheat = گندم
minerva-good-wood = چوب
minerva-good-stone = سنگ
minerva-good-ore = سنگ معدن
minerva-good-denarius = دناریوس
minerva-good-glory = افتخار
minerva-good-theatre = امتیاز تئاتر
minerva-good-art = امتیاز هنر
minerva-good-science = امتیاز دانش
minerva-culture-theatre = تئاتر
minerva-culture-art = هنر
minerva-culture-science = دانش

## نوع کاشی‌ها

minerva-type-production = تولیدی
minerva-type-commercial = بازرگانی
minerva-type-cultural = فرهنگی
minerva-type-military = نظامی
minerva-type-special = ویژه
minerva-type-temple = معبد
minerva-type-residence = خانه

## جهت‌ها

minerva-way-up = بالا
    .short = ↑
minerva-way-down = پایین
    .short = ↓
minerva-way-left = چپ
    .short = ←
minerva-way-right = راست
    .short = →

## کاشی‌ها

minerva-tile-empty = جایگاه خالی
    .about = اینجا چیزی نیست.
minerva-tile-fountain = چشمه
    .about = ۱ منبع به انتخاب خود بگیرید. هر بازیکن با یک چشمه آغاز می‌کند.
minerva-tile-wheat_field = گندم‌زار
    .about = ۱ گندم بگیرید.
minerva-tile-forest = جنگل
    .about = ۱ چوب بگیرید.
minerva-tile-quarry = معدن سنگ
    .about = ۱ سنگ بگیرید.
minerva-tile-ore_mine = معدن فلز
    .about = ۱ سنگ معدن بگیرید.
minerva-tile-farm_estate = مزرعهٔ بزرگ
    .about = ۲ گندم بگیرید.
minerva-tile-sawmill = چوب‌بری
    .about = ۲ چوب بگیرید.
minerva-tile-marble_quarry = معدن مرمر
    .about = ۲ سنگ بگیرید.
minerva-tile-deep_mine = معدن عمیق
    .about = ۲ سنگ معدن بگیرید.
minerva-tile-orchard = باغ میوه
    .about = ۱ گندم یا ۱ چوب بگیرید.
minerva-tile-hill_mine = معدن کوهستانی
    .about = ۱ سنگ یا ۱ سنگ معدن بگیرید.
minerva-tile-market = بازار
    .about = برای هر گندمی که دارید ۱ دناریوس بگیرید؛ خودش نزد شما می‌ماند.
minerva-tile-charcoal_burner = زغال‌پز
    .about = برای هر چوبی که دارید ۱ دناریوس بگیرید؛ خودش نزد شما می‌ماند.
minerva-tile-stone_merchant = سنگ‌فروش
    .about = برای هر سنگی که دارید ۱ دناریوس بگیرید؛ خودش نزد شما می‌ماند.
minerva-tile-blacksmith = آهنگر
    .about = برای هر سنگ معدنی که دارید ۱ دناریوس بگیرید؛ خودش نزد شما می‌ماند.
minerva-tile-foundry = ریخته‌گری
    .about = ۳ دناریوس بگیرید.
minerva-tile-tavern = میخانه
    .about = ۲ دناریوس بگیرید.
minerva-tile-theatre = تئاتر
    .about = ۲ امتیاز فرهنگی تئاتر برای این نوبت.
minerva-tile-statue = تندیس
    .about = ۲ امتیاز فرهنگی هنر برای این نوبت.
minerva-tile-library = کتابخانه
    .about = ۲ امتیاز فرهنگی دانش برای این نوبت.
minerva-tile-garden = باغ
    .about = ۱ امتیاز فرهنگی در رشته‌ای به انتخاب خود برای این نوبت.
minerva-tile-stable = اصطبل
    .about = هر چند بار که بخواهید ۱ گندم بدهید و ۱ افتخار بگیرید.
minerva-tile-armoury = زرادخانه
    .about = هر چند بار که بخواهید ۱ چوب بدهید و ۱ افتخار بگیرید.
minerva-tile-weaponsmith = اسلحه‌ساز
    .about = هر چند بار که بخواهید ۱ سنگ معدن بدهید و ۱ افتخار بگیرید.
minerva-tile-colosseum = کولوسئوم
    .about = هر چند بار که بخواهید ۲ منبع ناهم‌جنس بدهید و ۲ افتخار بگیرید.
minerva-tile-barracks = سربازخانه
    .about = ۱ افتخار بگیرید.
minerva-tile-fortress = دژ
    .about = ۲ افتخار بگیرید.
minerva-tile-trading_post = ایستگاه بازرگانی
    .about = هنگام ساخت: هر چند بار که بخواهید ۲ دناریوس بدهید و ۱ منبع به انتخاب خود بگیرید.
minerva-tile-triumphal_arch = طاق پیروزی
    .about = هنگام ساخت: کاشی رویی یکی از دسته‌های فرهنگ را بردارید.
minerva-tile-dining_hall = تالار غذاخوری
    .about = هنگام ساخت: ۲ منبع به انتخاب خود بگیرید.
minerva-tile-public_bath = گرمابهٔ عمومی
    .about = هنگام ساخت: تا ۳ کاشی از کاشی‌های پیرامون را فعال کنید.
minerva-tile-aqueduct = آبراهه
    .about = هنگام ساخت: یکی از کاشی‌های پیرامون را جابه‌جا کنید؛ شهر نباید از هم جدا شود.
minerva-tile-circus = سیرک
    .about = هنگام ساخت: یک خانهٔ بی‌دستیار پیرامون را از بازی خارج کنید.
minerva-tile-other_1 = بنای شمارهٔ ۱
    .about = بنایی از جدول‌های تصحیح‌شده؛ اثرش روی خودش نوشته شده است.
minerva-tile-other_2 = بنای شمارهٔ ۲
    .about = بنایی از جدول‌های تصحیح‌شده؛ اثرش روی خودش نوشته شده است.
minerva-tile-other_3 = بنای شمارهٔ ۳
    .about = بنایی از جدول‌های تصحیح‌شده؛ اثرش روی خودش نوشته شده است.
minerva-tile-other_4 = بنای شمارهٔ ۴
    .about = بنایی از جدول‌های تصحیح‌شده؛ اثرش روی خودش نوشته شده است.
minerva-tile-other_5 = بنای شمارهٔ ۵
    .about = بنایی از جدول‌های تصحیح‌شده؛ اثرش روی خودش نوشته شده است.
minerva-tile-other_6 = بنای شمارهٔ ۶
    .about = بنایی از جدول‌های تصحیح‌شده؛ اثرش روی خودش نوشته شده است.
minerva-tile-temple_around8_production = معبد (تولیدی، پیرامون)
    .about = در پایان بازی می‌شمارد: کاشی‌های تولیدی در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_commercial = معبد (بازرگانی، پیرامون)
    .about = در پایان بازی می‌شمارد: کاشی‌های بازرگانی در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_cultural = معبد (فرهنگی، پیرامون)
    .about = در پایان بازی می‌شمارد: کاشی‌های فرهنگی در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_military = معبد (نظامی، پیرامون)
    .about = در پایان بازی می‌شمارد: کاشی‌های نظامی در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_special = معبد (ویژه، پیرامون)
    .about = در پایان بازی می‌شمارد: کاشی‌های ویژه در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_temple = معبد (معبدها، پیرامون)
    .about = در پایان بازی می‌شمارد: معبدهای دیگر در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_residence = معبد (خانه‌ها، پیرامون)
    .about = در پایان بازی می‌شمارد: خانه‌ها در هشت جایگاه پیرامونش.
minerva-tile-temple_around8_distinct_types = معبد (نوع‌های گوناگون، پیرامون)
    .about = در پایان بازی می‌شمارد: نوع‌های گوناگون کاشی در هشت جایگاه پیرامونش.
minerva-tile-temple_cross_production = معبد (تولیدی، سطر و ستون)
    .about = در پایان بازی می‌شمارد: کاشی‌های تولیدی در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_commercial = معبد (بازرگانی، سطر و ستون)
    .about = در پایان بازی می‌شمارد: کاشی‌های بازرگانی در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_cultural = معبد (فرهنگی، سطر و ستون)
    .about = در پایان بازی می‌شمارد: کاشی‌های فرهنگی در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_military = معبد (نظامی، سطر و ستون)
    .about = در پایان بازی می‌شمارد: کاشی‌های نظامی در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_special = معبد (ویژه، سطر و ستون)
    .about = در پایان بازی می‌شمارد: کاشی‌های ویژه در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_temple = معبد (معبدها، سطر و ستون)
    .about = در پایان بازی می‌شمارد: معبدهای دیگر در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_residence = معبد (خانه‌ها، سطر و ستون)
    .about = در پایان بازی می‌شمارد: خانه‌ها در سطر و ستونش، در هر فاصله.
minerva-tile-temple_cross_distinct_types = معبد (نوع‌های گوناگون، سطر و ستون)
    .about = در پایان بازی می‌شمارد: نوع‌های گوناگون کاشی در سطر و ستونش، در هر فاصله.
minerva-tile-temple_held_wheat = معبد (گندم)
    .about = در پایان بازی نشان‌های گندم شما را می‌شمارد؛ خودشان نزد شما می‌مانند.
minerva-tile-temple_held_wood = معبد (چوب)
    .about = در پایان بازی نشان‌های چوب شما را می‌شمارد؛ خودشان نزد شما می‌مانند.
minerva-tile-temple_held_stone = معبد (سنگ)
    .about = در پایان بازی نشان‌های سنگ شما را می‌شمارد؛ خودشان نزد شما می‌مانند.
minerva-tile-temple_held_ore = معبد (سنگ معدن)
    .about = در پایان بازی نشان‌های سنگ معدن شما را می‌شمارد؛ خودشان نزد شما می‌مانند.
minerva-tile-residence = خانه
    .about = هنگام گذاشتن، ردیف کاشی‌ها را در یک جهت فعال می‌کند و با دستیار یک بار دیگر.
minerva-tile-staffed_residence = خانهٔ دارای دستیار
    .about = دستیارش تا پایان بازی همان‌جا می‌ماند.
minerva-tile-round_tile = کاشی دور
    .about = رو کردن کاشی‌ها را پایان می‌دهد؛ در جفت تک‌نفره ۳ دناریوس می‌ارزد.

## عنوان‌های تک‌نفره

minerva-rank-augustus = امپراتور آگوستوس
minerva-rank-consul = کنسول
minerva-rank-legate = لگاتوس
minerva-rank-tribune = تریبونوس
minerva-rank-centurion = سنتوریون
minerva-rank-immunis = ایمونیس
minerva-rank-civilian = شهروند عادی

## حرکت‌ها

minerva-move-build = ساختن: { $tile }
minerva-move-build_half = ساختن از جفت { $pair }: { $tile }
minerva-move-take = برداشتن کاشی دور از جفت { $pair }
minerva-move-residence = گذاشتن خانه
minerva-move-assistant = گذاشتن دستیار روی خانهٔ { $residence }
minerva-move-pass = پاس
minerva-move-sell = فروختن: { $resource }
minerva-move-place = گذاشتن در جایگاه { $cell }
minerva-move-activate = فعال کردن به سوی { $way }
minerva-move-gain = گرفتن: { $resource }
minerva-move-side = { $amount } { $good }
minerva-move-culture = امتیاز فرهنگی: { $culture }
minerva-move-exchange = { $times } بار تعویض
minerva-move-pay_pair = پرداختن: { $first } و { $second }
minerva-move-buy = خریدن: { $resource }
minerva-move-use = استفاده از اثر
minerva-move-choose = کاشی جایگاه { $own }
minerva-move-hire_denarii = استخدام با دناریوس
minerva-move-hire_glory = استخدام با افتخار
minerva-move-stop = بس است
minerva-move-decline = نمی‌خواهم
minerva-move-take_culture = برداشتن کاشی رویی: { $culture }

## پرسش‌ها

minerva-prompt-action = نوبت شماست: کاشی بسازید، خانه بگذارید، دستیار به کار بگیرید یا پاس کنید.
minerva-prompt-action_with_fee = نوبت شماست: هر کنشی جز پاس { $denarii } دناریوس کارمزد دارد.
minerva-prompt-sell = { $denarii } دناریوس کم دارید. یک منبع بفروشید.
minerva-prompt-place = این کاشی را کجا می‌گذارید: { $tile }؟
minerva-prompt-place_residence = خانه را کجا می‌گذارید؟
minerva-prompt-direction = خانه به کدام سو کار می‌کند؟
minerva-prompt-gain = { $tile }: یک منبع انتخاب کنید ({ $count } مانده).
minerva-prompt-side = { $tile }: کدام‌یک؟
minerva-prompt-culture = { $tile }: در کدام رشته؟
minerva-prompt-exchange = { $tile }: چند بار { $paid } می‌دهید و { $gained } می‌گیرید؟
minerva-prompt-pay_pair = { $tile }: کدام دو منبع را می‌دهید؟
minerva-prompt-buy = { $tile }: منبعی به بهای { $denarii } دناریوس می‌خرید؟
minerva-prompt-use = { $tile }: همین حالا از اثر استفاده می‌کنید؟ نگه‌داشتنی نیست.
minerva-prompt-take_culture = کاشی رویی کدام دستهٔ فرهنگ را برمی‌دارید؟
minerva-prompt-bath = کاشی بعدی که فعال می‌شود کدام است؟ { $count } مانده.
minerva-prompt-lift = کدام کاشی پیرامون را جابه‌جا می‌کنید؟
minerva-prompt-move = این کاشی را به کجا می‌برید: { $tile }؟
minerva-prompt-remove = کدام خانه را از بازی خارج می‌کنید؟
minerva-prompt-hire = دستیاری به بهای { $denarii } دناریوس یا { $glory } افتخار استخدام می‌کنید؟

## پیش‌نمایش‌ها

minerva-preview-activates = { $count } کاشی را فعال می‌کند
minerva-preview-any_culture = { $count } امتیاز فرهنگی به انتخاب
minerva-preview-any_resource = { $count } منبع به انتخاب
minerva-preview-choice = انتخاب: { $tile }
minerva-preview-culture_points = { $culture }: { $count } از { $needed } لازم
minerva-preview-culture_tile = کاشی { $culture }: { $points } امتیاز بیشتر
minerva-preview-fee = کارمزد: { $denarii } دناریوس
minerva-preview-gain = دریافت { $count } { $good }
minerva-preview-glory_left = { $count } افتخار می‌ماند، { $place ->
        [0] بدون کاشی افتخار
       *[other] جایگاه { $place } در افتخار
    }
minerva-preview-line = { $way }: { $count } کاشی
minerva-preview-nothing = چیزی را فعال نمی‌کند
minerva-preview-order = کاشی ترتیب نوبت { $order }
minerva-preview-pay = پرداخت { $count } { $good }
minerva-preview-pay_missing = پرداخت { $denarii } دناریوس برای { $count } منبع کم
minerva-preview-points = { $points } امتیاز بیشتر
minerva-preview-stack_empty = { $culture }: کاشی‌ای نمانده است

## چرا نه

minerva-refusal-has_assistant = اینجا پیش‌تر دستیاری ایستاده است.
minerva-refusal-no_assistant = دستیاری در ذخیره ندارید.
minerva-refusal-splits_here = با این کاشی در اینجا شهر از هم می‌گسلد.
minerva-refusal-too_expensive = { $tile }: { $count } منبع کم دارید؛ با فروش مازاد هم به { $denarii } دناریوس نمی‌رسید.
minerva-refusal-would_split = این کاشی هر جا برود، شهر از هم جدا می‌شود.
minerva-refusal-table_column = { $file }: ستون { $column } نیست.
minerva-refusal-table_count = { $file }: { $found } سطر دارد و { $expected } سطر لازم است.
minerva-refusal-table_culture = جدول کاشی‌های فرهنگ، { $row }: با { $players } بازیکن { $found } کاشی هست و { $expected } کاشی لازم است.
minerva-refusal-table_effect = { $file }، سطر { $row }: اثر { $value } ناشناخته است.
minerva-refusal-table_kind = { $file }، سطر { $row }: گونهٔ { $value } در جدول گونه‌های بنا سطری ندارد.
minerva-refusal-table_repeated = { $file }، سطر { $row }: دو بار آمده است.
minerva-refusal-table_row = { $file }، سطر { $row }: شمار ستون‌هایش درست نیست.
minerva-refusal-table_stacks = { $file }: با { $players } بازیکن { $found } بنای معمولی هست که شش دستهٔ برابر نمی‌شود.
minerva-refusal-table_unreadable = { $file } را نمی‌توان به شکل جدول خواند.
minerva-refusal-table_value = { $file }، سطر { $row }: مقدار { $value } در ستون { $column } پذیرفته نیست.

## رویدادها

minerva-log-activates = { $who } به سوی { $way } فعال می‌کند.
    .you = شما به سوی { $way } فعال می‌کنید.
minerva-log-assistant = { $who } دستیاری روی خانهٔ { $cell } می‌گذارد.
    .you = شما دستیاری روی خانهٔ { $cell } می‌گذارید.
minerva-log-bought = { $who } { $resource } را به بهای { $denarii } دناریوس می‌خرد.
    .you = شما { $resource } را به بهای { $denarii } دناریوس می‌خرید.
minerva-log-built = { $who } در جایگاه { $cell } می‌سازد: { $tile }.
    .you = شما در جایگاه { $cell } می‌سازید: { $tile }.
minerva-log-culture_tile = { $who } کاشی { $culture } را با { $points } امتیاز برمی‌دارد.
    .you = شما کاشی { $culture } را با { $points } امتیاز برمی‌دارید.
minerva-log-declined = { $who } از اثر چشم می‌پوشد: { $tile }.
    .you = شما از اثر چشم می‌پوشید: { $tile }.
minerva-log-exchanged = { $who } { $count } { $paid } می‌دهد و { $gained } { $good } می‌گیرد.
    .you = شما { $count } { $paid } می‌دهید و { $gained } { $good } می‌گیرید.
minerva-log-fee = { $who } { $denarii } دناریوس کارمزد می‌پردازد.
    .you = شما { $denarii } دناریوس کارمزد می‌پردازید.
minerva-log-first_player = { $who } بازیکن آغازگر است.
    .you = شما بازیکن آغازگرید.
minerva-log-gained = { $who } { $count } { $good } می‌گیرد ({ $tile }).
    .you = شما { $count } { $good } می‌گیرید ({ $tile }).
minerva-log-glory_tile = { $who } کاشی افتخار شمارهٔ { $place } این دور را می‌گیرد: { $points } امتیاز.
    .you = شما کاشی افتخار شمارهٔ { $place } این دور را می‌گیرید: { $points } امتیاز.
minerva-log-hired = { $who } دستیاری به بهای { $count } { $good } استخدام می‌کند.
    .you = شما دستیاری به بهای { $count } { $good } استخدام می‌کنید.
minerva-log-income = { $who } پاس کرده است و { $denarii } دناریوس می‌گیرد.
    .you = شما پاس کرده‌اید و { $denarii } دناریوس می‌گیرید.
minerva-log-moved = { $who } کاشی را از { $from } به { $to } می‌برد: { $tile }.
    .you = شما کاشی را از { $from } به { $to } می‌برید: { $tile }.
minerva-log-other_half = نیمهٔ دیگر جفت از بازی خارج می‌شود: { $tile }.
minerva-log-over_limit = { $who } از سقف گذشته است و { $count } { $good } را به دناریوس تبدیل می‌کند.
    .you = شما از سقف گذشته‌اید و { $count } { $good } را به دناریوس تبدیل می‌کنید.
minerva-log-paid = { $who } { $count } { $good } می‌پردازد.
    .you = شما { $count } { $good } می‌پردازید.
minerva-log-paid_pair = { $who } { $first } و { $second } می‌دهد و { $count } { $good } می‌گیرد.
    .you = شما { $first } و { $second } می‌دهید و { $count } { $good } می‌گیرید.
minerva-log-pair = جفت تازه: { $first } و { $second }.
minerva-log-pair_with_round_tile = جفت تازه: { $tile } و کاشی دور با { $denarii } دناریوس.
minerva-log-passed = { $who } پاس می‌کند و کاشی ترتیب نوبت { $order } را برمی‌دارد.
    .you = شما پاس می‌کنید و کاشی ترتیب نوبت { $order } را برمی‌دارید.
minerva-log-passed_solo = { $who } پاس می‌کند.
    .you = شما پاس می‌کنید.
minerva-log-removed_residence = { $who } خانهٔ { $cell } را از بازی خارج می‌کند.
    .you = شما خانهٔ { $cell } را از بازی خارج می‌کنید.
minerva-log-residence = { $who } خانه‌ای در جایگاه { $cell } می‌گذارد.
    .you = شما خانه‌ای در جایگاه { $cell } می‌گذارید.
minerva-log-revealed = تازه در محوطهٔ بناها: { $tile }.
minerva-log-round = دور { $round } آغاز شد.
minerva-log-score = { $who } { $points } امتیاز می‌گیرد.
    .you = شما { $points } امتیاز می‌گیرید.
minerva-log-sold = { $who } یک منبع می‌فروشد: { $resource }.
    .you = شما یک منبع می‌فروشید: { $resource }.
minerva-log-temple_revealed = معبد تازه: { $tile }.
minerva-log-title = { $who } عنوان { $rank } را به دست می‌آورد.
    .you = شما عنوان { $rank } را به دست می‌آورید.
minerva-log-took_round_tile = { $who } کاشی دور و { $denarii } دناریوس را برمی‌دارد؛ از بازی خارج می‌شود: { $tile }.
    .you = شما کاشی دور و { $denarii } دناریوس را برمی‌دارید؛ از بازی خارج می‌شود: { $tile }.

## امتیازها

minerva-score-culture = کاشی‌های فرهنگ
minerva-score-glory = کاشی‌های افتخار
minerva-score-temples = معبدها
minerva-score-money = پول و منابع
minerva-score-order = کاشی ترتیب نوبت
minerva-score-tiles_won = کاشی‌های فرهنگ و افتخار
minerva-score-temple_count = شمار معبدها
minerva-score-turn_order = کاشی ترتیب نوبت کمتر

## گزینه‌ها

minerva-option-start_player = بازیکن آغازگر
    .about = چه کسی نوبت نخست را دارد؛ دیگران با پول بیشتری آغاز می‌کنند.
minerva-option-start_player-random = تصادفی
minerva-option-start_player-first_seat = صندلی نخست
minerva-option-tiles = جدول کاشی‌ها
    .about = جدول‌های همراه بازی، که بخشی از آن‌ها بازسازی است، یا جدول‌های تصحیح‌شدهٔ خودتان.

## قواعد

minerva-rule-0_1 = مینروا برای یک تا چهار بازیکن است؛ یک نفر برای امتیاز بالا بازی می‌کند.
minerva-rule-0_2 = هر بازیکن شهری رومی می‌سازد. بیشترین امتیاز پیروزی برنده است.
minerva-rule-0_3 = بازی درست شش دور دارد و سپس امتیازها شمرده می‌شود.
minerva-rule-0_4 = کاشی‌ها خودبه‌خود کاری نمی‌کنند. گذاشتن خانه، یا بعدتر گذاشتن دستیار روی آن، ردیف راست کاشی‌ها را در یک جهت فعال می‌کند.
minerva-rule-0_5 = امتیاز از کاشی‌های فرهنگ، کاشی‌های افتخار و معبدها می‌آید؛ اندکی هم از پول، منابع و واپسین کاشی ترتیب نوبت.
minerva-rule-1_1 = شمار تکه‌های هر گونه در جعبه ثابت است؛ جدولی با شمارهای دیگر پذیرفته نیست.
minerva-rule-1_7 = نماد ساده یعنی آن را بگیرید. پیکان یعنی هر چند بار که بخواهید سمت چپ را بدهید و سمت راست را بگیرید. مساوی یعنی برای هر واحد سمت چپ که دارید سمت راست را بگیرید. خط کج یعنی یکی از دو سو را انتخاب کنید. چکش هنگام ساخت کار می‌کند.
minerva-rule-2_2 = با سه بازیکن از هر دستهٔ فرهنگ یک کاشی ۲ امتیازی و یک کاشی ۴ امتیازی کنار می‌رود؛ با یک یا دو بازیکن یک کاشی ۶ امتیازی هم.
minerva-rule-2_6 = بناهای معمولی به شش دستهٔ برابر بخش می‌شوند. در هر دسته یک کاشی دور بر می‌خورد و دسته‌ها روی هم می‌روند.
minerva-rule-2_7 = بناها یکی‌یکی رو می‌شوند تا کاشی دور پیدا شود.
minerva-rule-2_11 = بازیکن آغازگر با ۳ دناریوس آغاز می‌کند و دیگران ساعت‌گرد با ۴، ۵ و ۶.
minerva-rule-3_4 = هر دور فاز اصلی، استخدام دستیار، گردآوری افتخار و آماده‌سازی دور بعد دارد. دور ششم استخدام و آماده‌سازی ندارد.
minerva-rule-3_5 = بازی ساعت‌گرد پیش می‌رود. از دور دوم کسی آغاز می‌کند که کاشی ترتیب نوبت ۱ را برداشته است؛ کاشی‌های دیگر ترتیب را عوض نمی‌کنند.
minerva-rule-3_6 = هر که پاس کرده است در هر نوبت بعدی این دور ۱ دناریوس می‌گیرد.
minerva-rule-3_7 = در نوبت خود یک کنش انجام دهید: کاشی بسازید، خانه بگذارید، دستیار به کار بگیرید یا پاس کنید. پیش از آن می‌توانید منبع بفروشید.
minerva-rule-3_8 = همین که کسی در این دور پاس کند، هر کنشی جز پاس ۱ دناریوس کارمزد دارد.
minerva-rule-3_9 = پاس رایگان است. کمترین کاشی ترتیب نوبت مانده را برمی‌دارید و تا پایان فاز اصلی بیرون می‌مانید.
minerva-rule-3_12 = هر بنای محوطه یا هر معبد رو که هزینه‌اش را بتوانید بپردازید ساختنی است.
minerva-rule-3_13 = منابع نشان‌داده‌شده را بپردازید؛ آنچه دارید حتماً باید پرداخته شود. هر منبع کم ۳ دناریوس می‌ارزد. اگر پول کم باشد، منبع مازاد را دانه‌ای ۱ دناریوس می‌فروشید.
minerva-rule-3_14 = کاشی در جایگاهی خالی گذاشته می‌شود که یک ضلعش با شهر شما مشترک باشد.
minerva-rule-3_15 = جای معبد ساخته‌شده همان دم از دستهٔ معبدها پر می‌شود؛ بناها فقط در پایان دور می‌آیند.
minerva-rule-3_16 = خانه‌ای بگذارید و جهتی انتخاب کنید؛ جز کارمزد هزینه‌ای ندارد.
minerva-rule-3_17 = از کنار خانه، هر کاشی در جهت انتخاب‌شده یک بار کار می‌کند، نزدیک‌ترین نخست، تا جایگاهی خالی یا خانه‌ای دیگر. از کاشی‌های ویژه و معبدها گذر می‌شود.
minerva-rule-3_19 = دستیاری از ذخیرهٔ خود روی خانه‌ای بی‌دستیار بگذارید و دوباره ردیفی را فعال کنید. دستیار همان‌جا می‌ماند.
minerva-rule-3_20 = پس از فاز اصلی، از بالاترین کاشی ترتیب نوبت به پایین، هر بازیکن می‌تواند یک دستیار استخدام کند: دو تای نخست ۵ دناریوس یا ۱ افتخار، دو تای بعد ۱۰ یا ۲، پنجمی ۱۵ یا ۳.
minerva-rule-3_22 = هر گاه کنشی یا استخدامی را برمی‌گزینید می‌توانید منابع را دانه‌ای ۱ دناریوس بفروشید.
minerva-rule-3_23 = از هر منبع بیش از شش تا نگه نمی‌دارید. مازاد همان دم دانه‌ای ۱ دناریوس می‌شود.
minerva-rule-3_24 = تنها بازیکنان دارای افتخار به شمار می‌آیند. بیشترین افتخار کاشی نخست دور را می‌گیرد، نفر بعد دومی را و همین‌طور؛ در تساوی کاشی ترتیب نوبت کمتر پیش است.
minerva-rule-3_26 = نشان‌های افتخار و کاشی‌های ترتیب نوبت برمی‌گردند و بناهای تازه رو می‌شوند. برای دور ششم همهٔ کاشی‌های ترتیب نوبت جز بالاترین امتیاز دارند.
minerva-rule-4_1 = گرفتن‌های ساده خودبه‌خود است؛ تعویض‌ها اختیاری‌اند.
minerva-rule-4_4 = منابع نشان‌داده‌شده را بگیرید. منبع دلخواه دانه‌دانه انتخاب می‌شود.
minerva-rule-4_5 = بازارها برای هر واحد از منبع خود که دارید ۱ دناریوس می‌دهند؛ منبع نزد شما می‌ماند.
minerva-rule-4_7 = کاشی‌های فرهنگی برای همین نوبت امتیاز فرهنگی می‌دهند. رشتهٔ باغ هنگام کار کردنش انتخاب می‌شود.
minerva-rule-4_12 = پس از ردیف، در هر رشته‌ای که امتیازتان بس باشد کاشی رویی را برمی‌دارید، از هر رشته حداکثر یکی. سپس همهٔ امتیازهای فرهنگی از میان می‌رود.
minerva-rule-4_13 = هر چند بار که بخواهید یکی از منبع نشان‌داده‌شده را بدهید و یک افتخار بگیرید.
minerva-rule-4_14 = هر چند بار که بخواهید دو منبع ناهم‌جنس بدهید و دو افتخار بگیرید؛ هر بار می‌تواند جفتی دیگر باشد.
minerva-rule-4_20 = کاشی ویژه یک بار، هنگام ساخت، کار می‌کند. می‌توانید چشم بپوشید؛ نگه‌داشتنی نیست. آنچه شدنی نباشد بی‌اثر است.
minerva-rule-4_21 = هر چند بار که بخواهید ۲ دناریوس بدهید و منبعی دلخواه بگیرید. برای آن می‌توانید منبع بفروشید؛ منبعی که شش تا دارید عرضه نمی‌شود.
minerva-rule-4_22 = کاشی رویی یکی از دسته‌های فرهنگ را بردارید؛ نمادهایش اهمیتی ندارد.
minerva-rule-4_23 = دو منبع دلخواه بگیرید، همسان یا ناهمسان.
minerva-rule-4_24 = تا سه کاشی پیرامون را یکی پس از دیگری فعال کنید و سپس فرهنگ را بسنجید. معبد، کاشی ویژه و خانه انتخاب‌پذیر نیست.
minerva-rule-4_25 = یکی از کاشی‌های پیرامون را به جایگاه خالی دیگری ببرید. باید به شهر بچسبد و شهر نباید چندپاره‌تر از پیش شود. چیزی فعال نمی‌شود.
minerva-rule-4_26 = یک خانهٔ بی‌دستیار پیرامون را از بازی خارج کنید. شهر می‌تواند از هم جدا شود.
minerva-rule-4_30 = معبد کاشی‌های همخوان را در هشت جایگاه پیرامون، یا در سراسر سطر و ستونش می‌شمارد؛ جای خالی و خانه اهمیتی ندارد.
minerva-rule-4_32 = معبد منبع، نشان‌هایی را می‌شمارد که در پایان بازی دارید؛ آن‌ها نزد شما می‌مانند.
minerva-rule-5_1 = در پایان کاشی‌های فرهنگ، کاشی‌های افتخار، معبدها، پول و منابع، و کاشی ترتیب نوبت دور ششم را جمع کنید.
minerva-rule-5_4 = هر سه دناریوس و منبع روی هم ۱ امتیاز می‌ارزد.
minerva-rule-5_5 = بیشترین امتیاز برنده است. تساوی: کاشی‌های فرهنگ و افتخار بیشتر، سپس معبدهای بیشتر، سپس کاشی ترتیب نوبت کمتر در دور ششم.
minerva-rule-6_1 = تنها با کاشی‌های دونفره و بدون کاشی ترتیب نوبت، برای امتیاز بالا بازی می‌کنید.
minerva-rule-6_3 = در بازی تک‌نفره بناها جفت‌جفت رو می‌شوند. کاشی دور اگر نیمهٔ دوم باشد با ۳ دناریوس در جفت می‌ماند.
minerva-rule-6_5 = یک نیمهٔ جفت را بسازید؛ نیمهٔ دیگر از بازی خارج می‌شود. یا به جای کنش، کاشی دور را با دناریوس‌هایش بردارید.
minerva-rule-6_9 = در بازی تک‌نفره افتخار به اندازهٔ شمارهٔ دور کاشی نخست را می‌برد و کمتر از آن دومی را.
minerva-rule-6_11 = در بازی تک‌نفره امتیازتان عنوانی می‌آورد؛ ۴۰ هدف نخست خوبی است و ۸۰ بالاترین.
minerva-rule-7_1 = هر چه روی میز است آشکار است: شهرها، پول، منابع، کاشی‌ها و دسته‌های فرهنگ.
minerva-rule-7_3 = هیچ‌کس ترتیب دستهٔ بناها و دستهٔ معبدها را نمی‌داند.
minerva-rule-9_30 = بیشتر عددهای روی کاشی‌ها بازسازی است. جدول‌های تصحیح‌شده را می‌توان به جای آن‌ها به کار برد؛ جدول خراب پذیرفته نمی‌شود و سطرش نام برده می‌شود.

## Chapters of the rules; most are called as in our other rulebooks

minerva-chapter-0 = { web-chapter-0 }
minerva-chapter-1 = { web-chapter-1 }
minerva-chapter-2 = { web-chapter-2 }
minerva-chapter-3 = { web-chapter-3 }
minerva-chapter-4 = { web-chapter-4 }
minerva-chapter-5 = { web-chapter-5 }
minerva-chapter-6 = بازی تک‌نفره
minerva-chapter-7 = { web-chapter-7 }
minerva-chapter-9 = { web-chapter-9 }
