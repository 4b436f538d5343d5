### پکس پامیر

## سطرها و دلیل‌های واخان

pax_pamir-reason-other_court = در درباری دیگر است
pax_pamir-reason-favored = مطلوب به شمار می‌آید
pax_pamir-reason-dominant_patriot = میهن‌پرست ائتلاف چیره است
pax_pamir-reason-dominant_prize = جایزهٔ ائتلاف چیره دارد
pax_pamir-reason-patriot = میهن‌پرست است
pax_pamir-reason-leveraged = قرض گرفته شده است
pax_pamir-reason-rank = بالاترین رتبه را دارد
pax_pamir-reason-number = بزرگ‌ترین شماره را دارد
pax_pamir-reason-not_political = سیاسی نیست
pax_pamir-reason-not_patriot = میهن‌پرست نیست
pax_pamir-reason-not_leveraged = قرض گرفته نشده است
pax_pamir-reason-enemy_spies = بیشترین جاسوس دشمن را دارد
pax_pamir-reason-fewest_spies = کمترین جاسوس را دارد
pax_pamir-reason-low_rank = پایین‌ترین رتبه را دارد
pax_pamir-reason-not_favored = مطلوب به شمار نمی‌آید
pax_pamir-reason-low_number = کوچک‌ترین شماره را دارد
pax_pamir-reason-only = تنها گزینه است
pax_pamir-reason-arrows = پیکان‌ها به آن اشاره می‌کنند
pax_pamir-reason-line = سطر کارتش آن را می‌خواهد
pax_pamir-reason-ambition = بررسی بیشترین امتیاز را به او می‌دهد
pax_pamir-reason-check_patriot = بررسی نزدیک است و این ارزان‌ترین میهن‌پرست ائتلاف چیره است
pax_pamir-reason-check_blocks = بررسی نزدیک است و این بیشترین بلوک را می‌آورد
pax_pamir-reason-check_cylinders = بررسی نزدیک است و این بیشترین سیلندر را می‌آورد
pax_pamir-reason-check_rupees = بررسی نزدیک است و این بیشترین روپیه را می‌آورد
pax_pamir-reason-savvy = به همان خوبی و ارزان‌تر است
pax_pamir-reason-most_spies = بیشترین جاسوس روی آن است

## حرکت‌ها

pax_pamir-move-loyalty = وفاداری به: { $coalition }
pax_pamir-move-buy = خرید { $card }
pax_pamir-move-play = بازی کردن { $card } در سمت { $end } دربار
pax_pamir-move-use = { $card }: { $action }
pax_pamir-move-end_turn = پایان نوبت
pax_pamir-move-blackmail = گذاشتن جاسوس روی { $card }
pax_pamir-move-decline = رد کردن
pax_pamir-move-offer = پیشنهاد { $amount }
pax_pamir-move-cancel = انصراف از اقدام
pax_pamir-move-unpaid = اقدام بدون پرداخت
pax_pamir-move-accept = پذیرفتن { $amount }
pax_pamir-move-counter = درخواست { $amount }
pax_pamir-move-refuse = پافشاری بر کل مبلغ
pax_pamir-move-place_road = راه روی { $border }
pax_pamir-move-place_spy = جاسوس روی { $card }
pax_pamir-move-take_tribe = برداشتن قبیلهٔ { $seat } از { $region }
pax_pamir-move-take_spy = برداشتن جاسوس { $seat } از { $card }
pax_pamir-move-take_gift = برداشتن هدیهٔ خانهٔ { $gift }
pax_pamir-move-take_army = برداشتن ارتش { $coalition } از { $region }
pax_pamir-move-take_road = برداشتن راه { $coalition } از { $border }
pax_pamir-move-tax_card = گرفتن یک روپیه از { $card }
pax_pamir-move-tax_player = گرفتن یک روپیه از { $seat }
    .you = گرفتن یک روپیه از خودتان
pax_pamir-move-done = پایان
pax_pamir-move-give = هدیه به { $gift } روپیه
pax_pamir-move-build_army = ساخت ارتش در { $region }
pax_pamir-move-build_road = ساخت راه روی { $border }
pax_pamir-move-march = ارتش { $coalition } از { $from } به { $region }
pax_pamir-move-migrate = قبیلهٔ { $seat } از { $from } به { $region }
pax_pamir-move-sneak = جاسوس از { $from } به { $card }
pax_pamir-move-betray = خیانت به { $card }
pax_pamir-move-battle_region = نبرد در { $region }
pax_pamir-move-battle_card = نبرد روی { $card }
pax_pamir-move-remove_tribe = نابود کردن قبیلهٔ { $seat } در { $region }
pax_pamir-move-remove_army = نابود کردن ارتش { $coalition } در { $region }
pax_pamir-move-remove_road = نابود کردن راه { $coalition } روی { $border }
pax_pamir-move-remove_spy = نابود کردن جاسوس { $seat } روی { $card }
pax_pamir-move-take_prize = گرفتن { $card } به‌عنوان جایزه
pax_pamir-move-discard = سوزاندن { $card }
pax_pamir-move-hide = پنهان کردن جاسوس روی { $card }
pax_pamir-move-name = نام بردن از { $seat }
    .you = نام بردن از خودتان
pax_pamir-move-favor = مجموعهٔ مطلوب: { $suit }
pax_pamir-move-rebuke = خالی کردن { $region }
pax_pamir-move-agree = پایان بازی

## پرسش‌ها

pax_pamir-prompt-loyalty = ائتلاف خود را انتخاب کنید.
pax_pamir-prompt-act = نوبت شماست. { $count } اقدام و اقدام‌های اضافی برایتان مانده است.
pax_pamir-prompt-blackmail = اخاذی: جاسوسی بگذارید یا رد کنید.
pax_pamir-prompt-offer_bribe = { $card }: به { $other } { $full } روپیه رشوه بدهکارید. چقدر پیشنهاد می‌کنید؟
pax_pamir-prompt-answer_bribe = { $card }: { $other } از { $full } روپیه { $rupees } روپیه پیشنهاد می‌دهد.
pax_pamir-prompt-counter_bribe = { $card }: { $other } از { $full } روپیه { $rupees } روپیه می‌خواهد.
pax_pamir-prompt-place_road = { $card }: مرزی برای راه انتخاب کنید.
pax_pamir-prompt-place_spy = { $card }: کارتی برای جاسوس انتخاب کنید.
pax_pamir-prompt-select_block = بلوکی از این ائتلاف نمانده است: یکی را از نقشه بردارید.
pax_pamir-prompt-select_cylinder = سیلندری برایتان نمانده است: یکی از مهره‌های خود را از بازی بردارید.
pax_pamir-prompt-tax = مالیات: یک روپیه بگیرید (مانده: { $count }).
pax_pamir-prompt-gift = جای هدیه را انتخاب کنید.
pax_pamir-prompt-build = ساخت: بلوکی بگذارید (ساخته‌شده: { $count }).
pax_pamir-prompt-build_free = زیرساخت: یک بلوک رایگان دیگر بگذارید.
pax_pamir-prompt-move = مهره‌ای را حرکت دهید (مانده: { $count }).
pax_pamir-prompt-sneak_on = روابط گسترده: جاسوس روی { $card } می‌تواند یک گام دیگر برود.
pax_pamir-prompt-betray = به کدام کارت خیانت می‌کنید؟
pax_pamir-prompt-accept_prize = { $card } را به‌عنوان جایزه ({ $coalition }) نگه می‌دارید؟
pax_pamir-prompt-battle = کجا می‌جنگید؟
pax_pamir-prompt-fight = مهره‌ای را نابود کنید (مانده: { $count }).
pax_pamir-prompt-safe_house = جاسوس شما نابود شد: در خانهٔ امن پنهانش می‌کنید؟
pax_pamir-prompt-pay_debt = { $count } روپیه کم دارید: برای هر کدام کارتی بسوزانید.
pax_pamir-prompt-discard_order = چند کارت باید سوزانده شود: بعدی کدام است؟
pax_pamir-prompt-rumor = شایعه: بازیکنی را نام ببرید.
pax_pamir-prompt-swap_hands = دستتان را با چه کسی عوض می‌کنید؟
pax_pamir-prompt-choose_favored = مجموعهٔ مطلوب را انتخاب کنید.
pax_pamir-prompt-rebuke = کدام منطقه خالی شود؟
pax_pamir-prompt-confidence_failure = سلب اعتماد: یکی از کارت‌های دستتان را بسوزانید.
pax_pamir-prompt-court_limit = دربار شما { $count } کارت دارد و سقف { $limit } است: یکی را بسوزانید.
pax_pamir-prompt-hand_limit = { $count } کارت در دست دارید و سقف { $limit } است: یکی را بسوزانید.
pax_pamir-prompt-agree_to_end = یک دور کامل هیچ‌کس اقدامی نکرده است. بازی با همین امتیازها تمام شود؟

## پیش‌نمایش‌ها

pax_pamir-preview-rupees = روپیه: از { $before } به { $after }
pax_pamir-preview-coin = { $rupees } روپیه روی { $card }
pax_pamir-preview-bribe = { $full } روپیه رشوه به { $other }
pax_pamir-preview-cost = حداقل { $rupees } روپیه هزینه دارد
pax_pamir-preview-bonus = اقدام اضافی: اقدامی مصرف نمی‌کند
pax_pamir-preview-successful = بررسی موفق: { $coalition }
pax_pamir-preview-unsuccessful = بررسی ناموفق: سیلندرها شمرده می‌شوند
pax_pamir-preview-points = { $who }: { $points } امتیاز
    .you = شما: { $points } امتیاز
pax_pamir-preview-loyalty = وفاداری شما تغییر می‌کند: { $coalition }
pax_pamir-preview-gifts_lost = { $count } هدیه از دست می‌دهید
pax_pamir-preview-prize_lost = جایزهٔ { $card } را از دست می‌دهید
pax_pamir-preview-patriot_lost = میهن‌پرست { $card } را از دست می‌دهید
pax_pamir-preview-prize = جایزه: { $coalition }
pax_pamir-preview-spies_return = جاسوس‌های خودی که برمی‌گردند: { $count }
pax_pamir-preview-overthrow_tribes = { $who } { $count } قبیله هم در { $region } از دست می‌دهد
    .you = شما { $count } قبیله هم در { $region } از دست می‌دهید
pax_pamir-preview-overthrow_card = { $who } کارت { $card } را هم از دست می‌دهد
    .you = شما کارت { $card } را هم از دست می‌دهید
pax_pamir-preview-debt = { $who } { $rupees } روپیه و سپس { $count } کارت پس می‌دهد
    .you = شما { $rupees } روپیه و سپس { $count } کارت پس می‌دهید
pax_pamir-preview-unused = اقدام‌های مانده: { $count }
pax_pamir-preview-over_court = کارت‌های بیش از سقف دربار: { $count }
pax_pamir-preview-over_hand = کارت‌های بیش از سقف دست: { $count }
pax_pamir-preview-event = سپس رخ می‌دهد: { $effect }

## چرا نه

pax_pamir-refusal-wakhan_options = این گزینه‌ها به واخان نیاز دارند.
pax_pamir-refusal-no_actions = اقدامی برایتان نمانده است.
pax_pamir-refusal-withdrawal = کناره‌گیری همگانی را نمی‌توان خرید.
pax_pamir-refusal-paid = در این نوبت روی این کارت پرداخت کرده‌اید.
pax_pamir-refusal-too_expensive = { $rupees } روپیه کم دارید.
pax_pamir-refusal-cancelled = همین حالا از این منصرف شدید؛ اول اقدام دیگری انجام دهید.
pax_pamir-refusal-bribe = نمی‌توانید { $full } روپیه رشوه به { $other } بدهید.
pax_pamir-refusal-used = این کارت در این نوبت اقدام کرده است.
pax_pamir-refusal-bodyguards = محافظان از این کارت محافظت می‌کنند.
pax_pamir-refusal-no_tax = چیزی برای مالیات نیست.
pax_pamir-refusal-no_gift = هدیه ممکن نیست: جا، پول یا سیلندر کم است.
pax_pamir-refusal-no_build = فرماندار هیچ منطقه‌ای نیستید یا ۲ روپیه ندارید.
pax_pamir-refusal-no_move = هیچ مهرهٔ شما نمی‌تواند حرکت کند.
pax_pamir-refusal-no_betray = هدفی برای خیانت یا ۲ روپیه ندارید.
pax_pamir-refusal-no_battle = جایی برای نبرد ندارید.
pax_pamir-refusal-has_spy = روی آن از قبل جاسوسی هست.
pax_pamir-refusal-no_blackmail = اخاذی شما به این منطقه نمی‌رسد.
pax_pamir-refusal-only_court = اکنون فقط می‌توانید کارتی از دربارتان را بسوزانید.
pax_pamir-refusal-only_hand = اکنون فقط می‌توانید کارتی از دستتان را بسوزانید.
pax_pamir-refusal-not_of_region = این کارت از { $region } نیست.
pax_pamir-refusal-not_a_border = این مرزِ { $region } نیست.
pax_pamir-refusal-placed_now = این مهره در همین نوبت گذاشته شده است.
pax_pamir-refusal-not_yours = این از آن شما نیست.
pax_pamir-refusal-no_rupees = روپیه‌ای روی آن نیست.
pax_pamir-refusal-another = بازیکن دیگری را انتخاب کنید.
pax_pamir-refusal-out_of_reach = این بازیکن کارت درباری از منطقه‌ای که فرماندارش باشید ندارد.
pax_pamir-refusal-sheltered = همهٔ روپیه‌های این بازیکن محفوظ‌اند.
pax_pamir-refusal-gift_taken = این خانه از قبل هدیه دارد.
pax_pamir-refusal-not_ruled = شما فرماندار { $region } نیستید.
pax_pamir-refusal-no_ruled_side = فرماندار هیچ‌یک از دو طرف این مرز نیستید.
pax_pamir-refusal-no_road = راهی از ائتلاف شما از اینجا بیرون نمی‌رود.
pax_pamir-refusal-not_your_army = این ارتش از ائتلاف شما نیست.
pax_pamir-refusal-needs_nationalism = قبیله‌ها فقط با ملی‌گرایی حرکت می‌کنند.
pax_pamir-refusal-no_own_spy = جاسوسی روی آن ندارید.
pax_pamir-refusal-no_fighters = آنجا رزمنده‌ای ندارید.
pax_pamir-refusal-nothing_to_remove = چیزی نیست که بتوانید نابود کنید.
pax_pamir-refusal-not_at_site = در جای این نبرد نیست.
pax_pamir-refusal-own_side = در جبههٔ خودتان است.
pax_pamir-refusal-citadel = ارگ از این قبیله‌ها محافظت می‌کند.
pax_pamir-refusal-advisors = مشاوران بی‌بدیل از این جاسوس محافظت می‌کنند.
pax_pamir-refusal-no_safe_house = این کارت خانهٔ امن شما نیست.
pax_pamir-refusal-may_stay = لازم نیست این کارت سوزانده شود.

## آنچه در نوبت هست

pax_pamir-prompt-act_bonus = هر دو اقدامتان انجام شد. اقدام‌های اضافی مانده است.
pax_pamir-prompt-act_done = اقدام‌هایتان انجام شد. نوبت را تمام کنید.
pax_pamir-leaves-actions = { $count } اقدام انجام نشده است
pax_pamir-leaves-bonus = اقدام اضافی رایگان: { $card }
pax_pamir-changes-influence = نفوذ { $before } ← { $after }
pax_pamir-changes-patriot = میهن‌پرست تازه: { $card }
pax_pamir-ledger-actions = اقدام مانده: { $count } از { $all }
pax_pamir-ledger-bonus = اضافی: { $card }
pax_pamir-ledger-no_target = اکنون هیچ کاری با این کارت ممکن نیست.
