### مینروا

## حرکت‌ها

minerva-move-build = ساختن: { $tile }
minerva-move-build_half = ساختن از جفت { $pair }: { $tile }
minerva-move-take = برداشتن کاشی دور از جفت { $pair }
minerva-move-residence = گذاشتن خانه
minerva-move-assistant = گذاشتن دستیار روی خانهٔ { $residence }
minerva-move-pass = پاس
minerva-move-sell = فروختن: { $resource }
minerva-move-place = گذاشتن در جایگاه { $cell }
minerva-move-activate = فعال کردن سمت { $way }
minerva-move-gain = گرفتن: { $resource }
minerva-move-side = { $amount } { $good }
minerva-move-culture = امتیاز فرهنگی: { $culture }
minerva-move-exchange = { $times } بار مبادله
minerva-move-pay_pair = پرداختن: { $first } و { $second }
minerva-move-buy = خریدن: { $resource }
minerva-move-use = استفاده از اثر
minerva-move-choose = کاشی جایگاه { $own }
minerva-move-hire_denarii = استخدام با دناریوس
minerva-move-hire_glory = استخدام با افتخار
minerva-move-stop = کافی است
minerva-move-decline = نمی‌خواهم
minerva-move-take_culture = برداشتن کاشی رویی: { $culture }

## پرسش‌ها

minerva-prompt-action = نوبت شماست: کاشی بسازید، خانه بگذارید، دستیار به کار بگیرید یا پاس بدهید.
minerva-prompt-action_with_fee = نوبت شماست: هر اقدامی جز پاس { $denarii } دناریوس کارمزد دارد.
minerva-prompt-sell = { $denarii } دناریوس کم دارید. یک منبع بفروشید.
minerva-prompt-place = این کاشی را کجا می‌گذارید: { $tile }؟
minerva-prompt-place_residence = خانه را کجا می‌گذارید؟
minerva-prompt-direction = خانه کاشی‌ها را در کدام جهت فعال می‌کند؟
minerva-prompt-gain = { $tile }: یک منبع انتخاب کنید ({ $count } مانده).
minerva-prompt-side = { $tile }: کدام‌یک؟
minerva-prompt-culture = { $tile }: در کدام رشته؟
minerva-prompt-exchange = { $tile }: چند بار { $paid } می‌دهید و { $gained } می‌گیرید؟
minerva-prompt-pay_pair = { $tile }: کدام دو منبع را می‌دهید؟
minerva-prompt-buy = { $tile }: منبعی به بهای { $denarii } دناریوس می‌خرید؟
minerva-prompt-use = { $tile }: همین حالا از اثر استفاده می‌کنید؟ نمی‌توان آن را نگه داشت.
minerva-prompt-take_culture = کاشی رویی کدام دستهٔ فرهنگ را برمی‌دارید؟
minerva-prompt-bath = بعد کدام کاشی را فعال می‌کنید؟ { $count } مانده.
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
       *[other] رتبهٔ { $place } در افتخار
    }
minerva-preview-line = { $way }: { $count } کاشی
minerva-preview-nothing = چیزی را فعال نمی‌کند
minerva-preview-order = کاشی ترتیب نوبت { $order }
minerva-preview-pay = پرداخت { $count } { $good }
minerva-preview-pay_missing = پرداخت { $denarii } دناریوس برای { $count } منبع کم
minerva-preview-points = { $points } امتیاز بیشتر
minerva-preview-stack_empty = { $culture }: کاشی‌ای نمانده است

## چرا نه

minerva-refusal-fee = چون کسی پاس داده است، هر اقدامی جز پاس { $denarii } دناریوس کارمزد دارد و شما چیزی برای پرداخت آن ندارید.
minerva-refusal-has_assistant = روی این خانه از قبل یک دستیار هست.
minerva-refusal-hire_denarii = دستیار بعدی { $denarii } دناریوس می‌خواهد؛ با فروش همهٔ منابعتان هم { $count } دناریوس خواهید داشت.
minerva-refusal-hire_glory = دستیار بعدی { $glory } افتخار می‌خواهد و شما { $count } افتخار دارید.
minerva-refusal-no_assistant = دستیاری در ذخیره ندارید.
minerva-refusal-no_residence = همهٔ خانه‌هایتان را گذاشته‌اید.
minerva-refusal-splits_here = با گذاشتن این کاشی در اینجا شهر از هم جدا می‌شود.
minerva-refusal-too_expensive = { $tile }: { $count } منبع کم دارید؛ حتی با فروش مازاد هم { $denarii } دناریوس لازم جور نمی‌شود.
minerva-refusal-would_split = این کاشی هر جا برود، شهر از هم جدا می‌شود.
minerva-refusal-table_column = { $file }: ستون { $column } نیست.
minerva-refusal-table_contradicts = { $file }، سطر { $row }: در ستون { $column } «{ $value }» آمده، ولی طبق ستون‌ها و جدول‌های دیگر باید «{ $expected }» باشد.
minerva-refusal-table_count = { $file }: { $found } سطر دارد و { $expected } سطر لازم است.
minerva-refusal-table_culture = جدول کاشی‌های فرهنگ، { $row }: با { $players } بازیکن { $found } کاشی هست و { $expected } کاشی لازم است.
minerva-refusal-table_effect = { $file }، سطر { $row }: اثر { $value } ناشناخته است.
minerva-refusal-table_kind = { $file }، سطر { $row }: نوع { $value } در جدول نوع‌های بنا سطری ندارد.
minerva-refusal-table_repeated = { $file }، سطر { $row }: دو بار آمده است.
minerva-refusal-table_row = { $file }، سطر { $row }: تعداد ستون‌هایش درست نیست.
minerva-refusal-table_stacks = { $file }: با { $players } بازیکن { $found } بنای معمولی هست که شش دستهٔ برابر نمی‌شود.
minerva-refusal-table_temples = { $file }، سطر { $row }: دو معبد دیگر همین شرط را دارند و معبد سومی نمی‌شود.
minerva-refusal-table_unreadable = { $file } را نمی‌توان به شکل جدول خواند.
minerva-refusal-table_value = { $file }، سطر { $row }: مقدار { $value } در ستون { $column } پذیرفته نیست.

## آنچه در نوبت هست

minerva-leaves-builds = هنوز می‌توانید { $count } کاشی بسازید
minerva-leaves-line = فعال کردن { $way }: { $count } کاشی
minerva-ledger-action = یک اقدام
minerva-ledger-assistants = دستیار: { $count }
minerva-ledger-fee = کارمزد هر اقدام: { $count }
## Where a tile lies

minerva-where-place = گذاشتن { $side } این کاشی: { $by }
minerva-where-between = گذاشتن { $side } { $by } و { $second_side } { $second_by }
minerva-where-assistant = گذاشتن دستیار روی خانه‌ای که { $side } این کاشی است: { $by }
minerva-where-choose = { $tile }، { $side } { $by }
minerva-where-build_half = ساختن: { $tile } (در جفتِ { $by })
minerva-where-take = برداشتن کاشی دور از جفتِ { $by }
