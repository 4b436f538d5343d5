### صفحهٔ کهن‌دژ

## Frame

web-kohan_dej-phase-selection = انتخاب نقش
web-kohan_dej-phase-turns = نوبت‌ها
web-kohan_dej-phase-over = پایان بازی
web-kohan_dej-final_round = دور آخر
web-kohan_dej-deck = { $cards ->
       *[other] { $cards } کارت در دسته
    }
web-kohan_dej-roles = نقش‌ها به ترتیب شماره
web-kohan_dej-round = دور
web-kohan_dej-history = نقش‌های قبلی
web-kohan_dej-in_round = دور { $round }: { $who }
web-kohan_dej-news = آنچه بر شما گذشت

## Players

web-kohan_dej-gold = سکه
web-kohan_dej-cards = کارت در دست
web-kohan_dej-points = امتیاز
web-kohan_dej-districts = سازه
web-kohan_dej-cost = هزینه
web-kohan_dej-tax = مالیات
web-kohan_dej-crown = تاج‌دار
web-kohan_dej-protected = نقش شمارهٔ ۸ در این دور نمی‌تواند به این شهر دست بزند.
web-kohan_dej-seat-picked = نقشش را انتخاب کرده
web-kohan_dej-seat-choosing = در حال انتخاب
web-kohan_dej-seat-waiting = در انتظار
web-kohan_dej-seat-hidden = نقش پنهان
web-kohan_dej-city_of = شهر { $who }
web-kohan_dej-your_city = شهر شما
web-kohan_dej-your_hand = دست شما
web-kohan_dej-hand_empty = دست شما خالی است.
web-kohan_dej-hands_hidden = دست‌ها پنهان‌اند.
web-kohan_dej-city_empty = هنوز چیزی اینجا ساخته نشده است.
web-kohan_dej-known_cards = کارت‌هایی که در این دست می‌شناسید: { $cards }
web-kohan_dej-called_after = نقش شما { $role } است و پس از { $after } فراخوانده می‌شوید.
web-kohan_dej-you_are = نقش شما
web-kohan_dej-you_are_role = نقش شما: { $roles }
web-kohan_dej-you_killed = نقش شما به قتل رسید
web-kohan_dej-received = { $count ->
       *[other] { $count } کارت
    }
web-kohan_dej-choose_role = نقش خود را برای این دور انتخاب کنید.
web-kohan_dej-face_down = { $count ->
       *[other] { $count } نقش به پشت است.
    }

## Districts and cards

web-kohan_dej-district_of = { $card }، شهر { $who }، هزینه { $cost }
    .you = { $card }، شهر شما، هزینه { $cost }
web-kohan_dej-beautified = زیباسازی‌شده: هزینه‌اش ۱ سکه بیشتر است.
web-kohan_dej-museum_cards = { $cards ->
       *[other] { $cards } کارت زیر آن
    }
web-kohan_dej-you_pay = می‌پردازید
web-kohan_dej-you_pay_gold = { $gold } سکه می‌پردازید.
web-kohan_dej-slot_last = { $slot } · شهر کامل
web-kohan_dej-five_types = پنج نوع
web-kohan_dej-can-build = قابل ساخت
web-kohan_dej-can-free = بیرون از محدودیت
web-kohan_dej-can-ways = چند راه پرداخت
web-kohan_dej-can-both = برداشتن یا ساختن
web-kohan_dej-can-keep = نگه داشتن
web-kohan_dej-can-take = برداشتن
web-kohan_dej-can-build_now = ساخت فوری
web-kohan_dej-can-pay_card = پرداخت با آن
web-kohan_dej-can-give = دادن
web-kohan_dej-can-discard = سوزاندن
web-kohan_dej-can-laboratory = ۲ سکه در برابر آن
web-kohan_dej-can-museum = زیر موزه
web-kohan_dej-why-vault = ساخته نمی‌شود
web-kohan_dej-why-navigator = اجازهٔ ساخت ندارید
web-kohan_dej-why-gather_first = اول منبع بگیرید
web-kohan_dej-why-limit = محدودیت پر شد
web-kohan_dej-why-monument = شهر خیلی بزرگ است
web-kohan_dej-why-duplicate = تکراری است
web-kohan_dej-why-price = { $missing ->
       *[other] { $missing } سکه کم دارید
    }
web-kohan_dej-use-armory = نابودی یک سازه
web-kohan_dej-use-laboratory = کارت ← ۲ سکه
web-kohan_dej-use-museum = کارت ← ۱ امتیاز
web-kohan_dej-use-smithy = ۲ سکه ← ۳ کارت
web-kohan_dej-using-laboratory = کیمیاگری: کارتی را که در برابر ۲ سکه می‌سوزانید انتخاب کنید.
web-kohan_dej-using-museum = موزه: کارتی را که زیر آن می‌گذارید انتخاب کنید.

## Roles

web-kohan_dej-rank = شمارهٔ { $rank }
web-kohan_dej-role-called = نوبت اوست
web-kohan_dej-role-out = سوخته، به رو
web-kohan_dej-role-killed = به قتل رسید
web-kohan_dej-role-silent = کسی پاسخ نداد
web-kohan_dej-role-yours = نقش شما
web-kohan_dej-role-known_out = سوخته؛ شما می‌دانید
web-kohan_dej-role-passed = به بعدی دادید
web-kohan_dej-role-not_reached = به شما نرسید
web-kohan_dej-mark-killed = مقتول
web-kohan_dej-mark-bewitched = طلسم‌شده
web-kohan_dej-mark-robbed = هدف راهزن
web-kohan_dej-mark-warrant = اخطاریه
web-kohan_dej-mark-threat = تهدیدشده
web-kohan_dej-mark-real = { " " }(واقعی)
web-kohan_dej-note_out = سوخته، به رو: { $roles }
web-kohan_dej-note_missing = اینجا نیست: { $roles }

## Doing

web-kohan_dej-do-destroy = نابود کردن { $card }
web-kohan_dej-do-seize = مصادرهٔ { $card }
web-kohan_dej-do-exchange = تعویض با { $card }
web-kohan_dej-do-hand_over = واگذاری { $card }
web-kohan_dej-do-beautify = زیباسازی { $card }
web-kohan_dej-do-sacrifice = خراب کردن { $card }
web-kohan_dej-end_unused = پایان نوبت، بدون گرفتن درآمد
web-kohan_dej-tray-drawn = کارت‌های کشیده
web-kohan_dej-tray-hand_of = دست { $who }
web-kohan_dej-tray-name_type = نوعی در دست { $who }
web-kohan_dej-tray-mix = درآمد خود را تقسیم کنید
web-kohan_dej-tray-set_aside = تا اینجا سوزانده‌اید
web-kohan_dej-tray-site = در حال پرداخت
web-kohan_dej-hint-pick = { $count ->
       *[other] { $count } نقش به شما رسید؛ { $rest } نقش به بازیکن بعدی می‌رود.
    }
web-kohan_dej-hint-pick_last = { $count ->
       *[other] { $count } نقش به شما رسید؛ دیگری به پشت سوزانده می‌شود.
    }
web-kohan_dej-hint-pick_two = { $count ->
       *[other] { $count } نقش به شما رسید. دو نقش خواهید داشت.
    }
web-kohan_dej-hint-builds = { $left ->
        [0] در این نوبت دیگر نمی‌توانید بسازید.
       *[other] { $left } سازهٔ دیگر می‌توانید بسازید.
    }
web-kohan_dej-hint-keep = { $count ->
       *[other] { $count } کارت کشیدید؛ آنچه نگه نمی‌دارید به دسته برمی‌گردد.
    }
web-kohan_dej-hint-tax = ساختن هر سازه ۱ سکه مالیات هم دارد.
web-kohan_dej-hint-warrant = ممکن است اولین سازه‌ای که با پرداخت هزینه می‌سازید مصادره شود.

## What others gain and lose

web-kohan_dej-gain-gold = { $signed } { $count ->
   *[other] سکه
}
web-kohan_dej-gain-cards = { $signed } { $count ->
   *[other] کارت
}
