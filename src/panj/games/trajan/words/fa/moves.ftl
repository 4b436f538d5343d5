### تراژان

## حرکت‌ها

trajan-move-take = برداشتن کارت از { $pile }
trajan-move-put = گذاشتن { $first } و { $second } در سینی
trajan-move-arrange = چیدن بقیه به‌طور خودکار
trajan-move-start_tile = برداشتن { $tile } برای جایگاه { $slot }
trajan-move-sow = بازنشانی از سینی { $tray }
trajan-move-drop = انداختن نشانگر { $marker }
trajan-move-plus_two = نشانگر ⁦[+۲]⁩ روی { $space }
trajan-move-draw_two = کشیدن دو کارت و سپس خارج کردن یکی
trajan-move-play = بازی کردن یک یا دو کارت
trajan-move-ship = بارگیری { $ship }
trajan-move-play_card = رو کردن { $good }
trajan-move-stop = بدون کارت دوم
trajan-move-load_same = بارگیری { $cards } کارت { $good } و { $wilds } کاشی همه‌گیر
trajan-move-load_wilds = بارگیری فقط با { $wilds } کاشی همه‌گیر
trajan-move-load_pair = بارگیری یک جفت { $good } ({ $wilds ->
        [0] دو کارت
       *[other] یک کارت و یک کاشی همه‌گیر
    })
trajan-move-load_wild_pair = بارگیری یک جفت از دو کاشی همه‌گیر
trajan-move-load_one = بارگیری { $good }
trajan-move-load_one_wild = بارگیری یک کاشی همه‌گیر
trajan-move-done = حرکت کشتی
trajan-move-discard = گذاشتن { $good } روی { $pile }
trajan-move-take_forum = برداشتن { $tile } از { $space }
trajan-move-recruit_legionnaire = به خدمت گرفتن یک لژیونر
trajan-move-march = حرکت به { $province }
trajan-move-occupy = اشغال { $province }
trajan-move-advance = پیشروی در سنا
trajan-move-take_tile = برداشتن { $tile }
trajan-move-recruit_worker = به خدمت گرفتن یک کارگر
trajan-move-build = ساختن در { $site }
trajan-move-decline = صرف‌نظر کردن
trajan-move-use_extra = خرج کردن { $extra }
trajan-move-pay = پرداخت با { $means }
trajan-move-choose_bonus = انتخاب { $bonus }

## پرسش‌ها

trajan-prompt-start_card = یک کارت کالا بردارید؛ { $count } کارت مانده است.
trajan-prompt-fill_tray = دو نشانگر خود را در سینی { $tray } بگذارید. تا پایان کار همه، کسی آن‌ها را نمی‌بیند.
trajan-prompt-start_tile = کاشی رویی یکی از دسته‌ها را بردارید و در جایگاه انجمن (⁦II⁩)، سنا (⁦IV⁩) یا ساخت‌وساز (⁦VI⁩) بگذارید.
trajan-prompt-sow = یک سینی انتخاب کنید؛ همهٔ نشانگرهایش در جهت عقربه‌های ساعت بازنشانی می‌شوند.
trajan-prompt-drop = کدام نشانگر در سینی { $tray } بیفتد؟
trajan-prompt-plus_two = نشانگر ⁦[+۲]⁩ را روی یکی از خانه‌های عمل اضافهٔ خود بگذارید.
trajan-prompt-action = عمل { $action } را انجام دهید یا از آن صرف‌نظر کنید.
trajan-prompt-use_extra = آیا با خرج کردن یک کاشی عمل { $action } را { $count } بار دیگر انجام می‌دهید؟
trajan-prompt-discard = یک کارت را روی یکی از دو ستون کارت‌های خارج‌شده بگذارید.
trajan-prompt-play_first = کدام کارت را رو می‌کنید؟
trajan-prompt-play_second = کارت دوم هم؟
trajan-prompt-load_same = یک تا چهار کارت از یک کالا بار بزنید.
trajan-prompt-load_pairs = جفت شمارهٔ { $count } را بار بزنید.
trajan-prompt-load_different = کارت شمارهٔ { $count } را بار بزنید.
trajan-prompt-pay = تقاضای مردم: { $symbol }. چه چیزی خرج می‌کنید؟
trajan-prompt-choose_bonus = شما کنسول هستید. یک کاشی جایزه انتخاب کنید؛ دیگری به نایب کنسول می‌رسد.

## پیش‌نمایش‌ها

trajan-preview-sow = بازنشانی { $count } نشانگر و رسیدن به عمل { $action }.
trajan-preview-completes = کاشی { $tile } کامل می‌شود.
trajan-preview-completes_with = کاشی { $tile } کامل می‌شود اگر { $marker } در سینی هدف بیفتد.
trajan-preview-completes_with_two = کاشی { $tile } کامل می‌شود اگر { $first } و { $second } در سینی هدف بیفتند.
trajan-preview-spoils = کاشی { $tile } کامل نخواهد شد.
trajan-preview-no_action = عمل { $action } اکنون هیچ گزینهٔ مجازی ندارد.
trajan-preview-round_ends = دور پس از این نوبت به پایان می‌رسد.
trajan-preview-points = { $points } امتیاز بیشتر
trajan-preview-points_now = اگر کشتی همین حالا حرکت کند { $points } امتیاز دارد.
trajan-preview-up_to = با کارت‌های دست شما تا { $points } امتیاز.
trajan-preview-card = کارت رویی: { $good }.
trajan-preview-finds = فرمانده کاشی آنجا را برمی‌دارد: { $tile }.
trajan-preview-tile_worth = پس از کامل شدن { $points } امتیاز دارد.
trajan-preview-bonus_worth = در وضع کنونی { $points } امتیاز دارد.
trajan-preview-building = { $building } با { $points } امتیاز.
trajan-preview-no_building = کاشی‌ای اینجا نیست؛ کارگر فقط راه را باز می‌کند.
trajan-preview-bonus_action = اولین کاشی شما از این نوع: یک عمل { $action } رایگان.

## چرا نه

trajan-refusal-empty_tray = این سینی خالی است.
trajan-refusal-empty_stack = این دسته خالی است.
trajan-refusal-no_cargo = نه کارت دارید و نه کاشی کالای همه‌گیر.
trajan-refusal-no_pair = با کارت‌ها و کاشی‌های همه‌گیر شما جفتی درست نمی‌شود.
trajan-refusal-no_supply = در مخزن شما آدمکی نمانده است.
trajan-refusal-too_far = فرماندهٔ شما در مجاورت این استان نیست.
trajan-refusal-own_legionnaire = لژیونر شما از قبل اینجاست.
trajan-refusal-no_legionnaire = در کمپ نظامی لژیونری ندارید.
trajan-refusal-own_worker = کارگر شما از قبل اینجاست.
trajan-refusal-not_adjacent = هیچ‌یک از کارگران شما در مجاورت این محل نیست.
trajan-refusal-no_worker = در کمپ کارگران کارگری ندارید.

## آنچه در نوبت هست

trajan-leaves-action = این عمل از دست می‌رود: { $action }
trajan-leaves-extra = یک عمل اضافه ممکن است: { $action }
trajan-ledger-sow = بازنشانی نشانگرها
trajan-ledger-action = عمل
trajan-ledger-this_action = عمل: { $action }
trajan-ledger-extra = کاشی عمل اضافه: { $count }
trajan-ledger-extra_used = عمل اضافه انجام شد
trajan-ledger-no_fit = اکنون هیچ‌کدام به این عمل نمی‌خورد.
## Which site

trajan-where-build = ساختن: { $building }، { $points } امتیاز
trajan-where-build_empty = ساختن در یک جای خالی
