### What the board of Pax Pamir says

web-pax_pamir-vp = امتیاز
web-pax_pamir-map = نقشه
web-pax_pamir-market = بازار
web-pax_pamir-views = بخش‌های صفحه
web-pax_pamir-tab-map = نقشه
web-pax_pamir-tab-market = بازار
web-pax_pamir-tab-courts = دربارها
web-pax_pamir-has_targets = اینجا چیزی برای انتخاب هست
web-pax_pamir-court = دربار
web-pax_pamir-court_of = دربار { $who }
web-pax_pamir-hand = دست
web-pax_pamir-hand_of = کارت‌های دست و سقف
web-pax_pamir-no_hand = کارتی در دست نیست
web-pax_pamir-hidden = { $count ->
       *[other] { $count } کارت پنهان
    }
web-pax_pamir-places = { $count ->
       *[other] { $count } جای خالی
    }
web-pax_pamir-here = بازی در اینجا
web-pax_pamir-end-left = سمت چپ: کنار دربار { $who }
web-pax_pamir-end-right = سمت راست: کنار دربار { $who }
web-pax_pamir-influence = نفوذ
web-pax_pamir-rupees = روپیه
web-pax_pamir-supply = سیلندر در انبار
web-pax_pamir-safe = محفوظ
web-pax_pamir-gifts = { $count ->
       *[other] { $count } هدیه داده شده
    }
web-pax_pamir-prizes = { $count ->
       *[other] { $count } جایزه
    }
web-pax_pamir-patriots = { $count ->
       *[other] { $count } میهن‌پرست
    }
web-pax_pamir-cylinders = { $count ->
       *[other] { $count } سیلندر در بازی
    }
web-pax_pamir-sheltered = { $safe } روپیه از { $rupees } روپیه از مالیات محفوظ است
web-pax_pamir-would_score = { $who }: { $strength }، پس { $points }
web-pax_pamir-dial = چرخ وفاداری: { $coalition }
web-pax_pamir-star-economic = { $stars } محفوظ
web-pax_pamir-star-military = تساوی { $stars }+
web-pax_pamir-star-political = دربار { $stars }+
web-pax_pamir-star-intelligence = دست { $stars }+
web-pax_pamir-free = رایگان
web-pax_pamir-vacant = خالی
web-pax_pamir-buy_side = خرید
web-pax_pamir-discard_side = سوزاندن
web-pax_pamir-event = رویداد
web-pax_pamir-events = رویدادهای جاری
web-pax_pamir-locked = در این نوبت روی این کارت پول گذاشته‌اید
web-pax_pamir-changed = تازه نسبت به آخرین حرکت شما
web-pax_pamir-arrows = پیکان‌های واخان به اینجا اشاره می‌کنند
web-pax_pamir-used = استفاده‌شده
web-pax_pamir-bribe_to = روپیه رشوه به { $who }
web-pax_pamir-hostage = روپیه به { $who } که آن را گروگان دارد
web-pax_pamir-spies = { $count ->
       *[other] { $count } جاسوس { $who }
    }
web-pax_pamir-armies = { $count ->
       *[other] { $count } ارتش ({ $coalition }) در { $region }
    }
web-pax_pamir-roads = { $count ->
       *[other] { $count } راه ({ $coalition }) روی { $border }
    }
web-pax_pamir-tribes = { $count ->
       *[other] { $count } قبیلهٔ { $who } در { $region }
    }
web-pax_pamir-ruled = { $region }: فرماندار { $who }
web-pax_pamir-unruled = { $region }: بدون فرماندار
web-pax_pamir-favored = مجموعهٔ مطلوب
web-pax_pamir-acts_free = اقدام اضافی
web-pax_pamir-blocks = بلوک‌های در بازی
web-pax_pamir-lead = برتری لازم { $needed }، اکنون { $lead }
web-pax_pamir-if_checked = اگر اکنون بررسی شود
web-pax_pamir-doubled = دوبرابر
web-pax_pamir-by_cylinders = بدون چیرگی: بر اساس سیلندرها
web-pax_pamir-by_influence = { $coalition } چیره: بر اساس نفوذ
web-pax_pamir-nobody_scores = هیچ‌کس امتیازی نمی‌گیرد
web-pax_pamir-deck = پشته { $count }
web-pax_pamir-checks = بررسی چیرگی: { $done } از { $all }
web-pax_pamir-check_in_market = یک بررسی در بازار است
web-pax_pamir-next_check = بررسی بعدی: کارت { $from } تا { $to } پشته
web-pax_pamir-icon_of = آیکون { $number } از { $count }: { $icon }
web-pax_pamir-hint_act = از بازار بخرید، از دست بازی کنید یا از کارتی در دربار استفاده کنید. مطلوب: { $suit }، اقدامش اضافی است.
web-pax_pamir-patriot = میهن‌پرست: { $coalition }
web-pax_pamir-prize = جایزه: { $coalition }
web-pax_pamir-icon-road = { $count ->
        [1] یک راه روی مرزی از { $region }
       *[other] { $count } راه روی مرزهای { $region }
    }
web-pax_pamir-icon-army = { $count ->
        [1] یک ارتش در { $region }
       *[other] { $count } ارتش در { $region }
    }
web-pax_pamir-icon-tribe = { $count ->
        [1] یک قبیله در { $region }
       *[other] { $count } قبیله در { $region }
    }
web-pax_pamir-icon-spy = { $count ->
        [1] یک جاسوس روی یک کارت دربار از { $region }
       *[other] { $count } جاسوس روی کارت‌های دربار از { $region }
    }
web-pax_pamir-icon-leverage = ۲ روپیه بردارید؛ هنگام سوزانده شدن کارت باید پس بدهید
web-pax_pamir-icon-favor = مجموعهٔ مطلوب می‌شود: { $suit }
web-pax_pamir-costs_you = { $rupees ->
       *[other] برای شما { $rupees } روپیه
    }
web-pax_pamir-free_for_you = برای شما رایگان
web-pax_pamir-lies_on = { $rupees ->
       *[other] { $rupees } روپیه روی آن است
    }
web-pax_pamir-wakhan = کارت واخان
web-pax_pamir-wakhan_waits = وقتی همه ائتلاف خود را انتخاب کنند، واخان اولین کارتش را رو می‌کند.
web-pax_pamir-pragmatic = وفاداری عملی
web-pax_pamir-regions = ترتیب مناطق
web-pax_pamir-line-tax = مالیات
web-pax_pamir-line-build = ساخت
web-pax_pamir-line-move = حرکت
web-pax_pamir-line-betray = خیانت
web-pax_pamir-line-battle = نبرد
web-pax_pamir-line-radicalize = رادیکال‌سازی با پیکان‌ها
web-pax_pamir-line-rad_mil_if_mil_favored = اگر نظامی مطلوب: بهترین نظامی
web-pax_pamir-line-rad_eco_if_pol_favored = اگر سیاسی مطلوب: بهترین اقتصادی
web-pax_pamir-line-rad_best_political = بهترین کارت سیاسی
web-pax_pamir-line-rad_best_intelligence = بهترین کارت جاسوسی
web-pax_pamir-line-rad_any_intelligence = یک کارت جاسوسی
web-pax_pamir-line-rad_most_rupees_if_poor = اگر پولش کم است: پرسودترین کارت
web-pax_pamir-line-rad_gain_region = گرفتن منطقه
web-pax_pamir-line-rad_most_blocks = بیشترین بلوک
web-pax_pamir-line-rad_most_cylinders_if_no_dominance = بدون چیرگی: بیشترین سیلندر
web-pax_pamir-line-rad_move_card_if_none = اگر ندارد: کارت حرکت
web-pax_pamir-line-rad_patriot_if_dominance = با چیرگی: میهن‌پرست آن
web-pax_pamir-line-rad_political_if_court_full = دربار پر: بهترین سیاسی
web-pax_pamir-line-rad_intelligence_if_fewer_spies = جاسوس کمتر: بهترین جاسوسی
web-pax_pamir-line-battle_card_most_spies = نبرد: کارت با بیشترین جاسوس
web-pax_pamir-open_card = { $card }: اقدامش را انتخاب کنید
web-pax_pamir-recent = آخرین اتفاق‌ها

## What others gain and lose

web-pax_pamir-gain-rupees = { $signed } { $count ->
   *[other] روپیه
}
web-pax_pamir-gain-cards = { $signed } { $count ->
   *[other] کارت
}
