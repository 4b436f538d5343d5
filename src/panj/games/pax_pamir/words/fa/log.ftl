### پکس پامیر

## گزارش

pax_pamir-log-turn = نوبت { $who } آغاز شد.
    .you = نوبت شما آغاز شد.
pax_pamir-log-end_turn = { $who } نوبت را تمام کرد.
    .you = نوبت خود را تمام کردید.
pax_pamir-log-loyal = { $who } وفادار شد: { $coalition }.
    .you = شما وفادار شدید: { $coalition }.
pax_pamir-log-leaves_coalition = { $who } وفاداری خود را از { $old } به { $coalition } تغییر داد: هدیه‌ها، جایزه‌ها و میهن‌پرستان قبلی از دست رفتند.
    .you = شما وفاداری خود را از { $old } به { $coalition } تغییر دادید: هدیه‌ها، جایزه‌ها و میهن‌پرستان قبلی از دست رفتند.
pax_pamir-log-drawn = تازه در بازار: { $card }.
pax_pamir-log-bought = { $who } { $card } را { $rupees ->
       [0] رایگان خرید
      *[other] به { $rupees } روپیه خرید
    }{ $count ->
       [0] .
      *[other] {" "}و { $count } روپیه از روی آن برداشت.
    }
    .you = { $card } را { $rupees ->
           [0] رایگان خریدید
          *[other] به { $rupees } روپیه خریدید
        }{ $count ->
           [0] .
          *[other] {" "}و { $count } روپیه از روی آن برداشتید.
        }
pax_pamir-log-revealed = { $who } خواست { $card } را بازی کند و رشوه‌ای بدهکار شد.
    .you = خواستید { $card } را بازی کنید و رشوه‌ای بدهکار شدید.
pax_pamir-log-played = { $who } { $card } را در سمت { $end } دربار بازی کرد.
    .you = { $card } را در سمت { $end } دربار بازی کردید.
pax_pamir-log-used = { $who } از { $card } استفاده کرد: { $action }.
    .you = از { $card } استفاده کردید: { $action }.
pax_pamir-log-cancelled = { $who } از اقدام با { $card } منصرف شد.
    .you = از اقدام با { $card } منصرف شدید.
pax_pamir-log-bribe_paid = { $who } به { $other } { $rupees } روپیه رشوه داد.
    .you = به { $other } { $rupees } روپیه رشوه دادید.
pax_pamir-log-bribe_unpaid = { $who } بدون پرداخت رشوه به { $other } اقدام کرد.
    .you = بدون پرداخت رشوه به { $other } اقدام کردید.
pax_pamir-log-bribe_offered = { $who } به { $other } از { $full } روپیه { $rupees } روپیه پیشنهاد داد.
    .you = به { $other } از { $full } روپیه { $rupees } روپیه پیشنهاد دادید.
pax_pamir-log-bribe_countered = { $who } از { $other } { $rupees } روپیه خواست.
    .you = از { $other } { $rupees } روپیه خواستید.
pax_pamir-log-bribe_refused = { $who } پافشاری کرد که { $other } کل مبلغ را بپردازد.
    .you = پافشاری کردید که { $other } کل مبلغ را بپردازد.
pax_pamir-log-army_placed = { $who } ارتشی ({ $coalition }) در { $region } گذاشت.
    .you = ارتشی ({ $coalition }) در { $region } گذاشتید.
pax_pamir-log-road_placed = { $who } راهی ({ $coalition }) روی { $border } گذاشت.
    .you = راهی ({ $coalition }) روی { $border } گذاشتید.
pax_pamir-log-tribe_placed = { $who } قبیله‌ای در { $region } گذاشت.
    .you = قبیله‌ای در { $region } گذاشتید.
pax_pamir-log-spy_placed = { $who } جاسوسی روی { $card } گذاشت.
    .you = جاسوسی روی { $card } گذاشتید.
pax_pamir-log-gift_placed = { $who } هدیه‌ای در خانهٔ { $gift } داد.
    .you = هدیه‌ای در خانهٔ { $gift } دادید.
pax_pamir-log-recycled = چون انبار خالی بود، { $who } مهره‌ای را از بازی برداشت.
    .you = چون انبار خالی بود، مهره‌ای را از بازی برداشتید.
pax_pamir-log-no_piece = { $who } مهره‌ای برای گذاشتن نداشت.
    .you = مهره‌ای برای گذاشتن نداشتید.
pax_pamir-log-leverage = { $who } { $rupees } روپیه قرض گرفت.
    .you = { $rupees } روپیه قرض گرفتید.
pax_pamir-log-favored = مجموعهٔ مطلوب { $suit } شد.
pax_pamir-log-favor_frozen = ارزش‌های پشتونوالی: مجموعهٔ مطلوب به { $suit } عوض نشد.
pax_pamir-log-taxed_card = { $who } { $rupees } روپیه از { $card } مالیات گرفت.
    .you = { $rupees } روپیه از { $card } مالیات گرفتید.
pax_pamir-log-taxed_player = { $who } { $rupees } روپیه از { $other } مالیات گرفت.
    .you = { $rupees } روپیه از { $other } مالیات گرفتید.
pax_pamir-log-marched = { $who } ارتشی را از { $start } به { $region } برد.
    .you = ارتشی را از { $start } به { $region } بردید.
pax_pamir-log-migrated = { $who } قبیله‌ای را از { $start } به { $region } برد.
    .you = قبیله‌ای را از { $start } به { $region } بردید.
pax_pamir-log-sneaked = { $who } جاسوسی را از { $from } به { $card } برد.
    .you = جاسوسی را از { $from } به { $card } بردید.
pax_pamir-log-betrayed = { $who } به { $card } در دربار { $other } خیانت کرد.
    .you = به { $card } در دربار { $other } خیانت کردید.
pax_pamir-log-prize_taken = { $who } { $card } را به‌عنوان جایزه نگه داشت.
    .you = { $card } را به‌عنوان جایزه نگه داشتید.
pax_pamir-log-prize_declined = { $who } جایزهٔ { $card } را نپذیرفت.
    .you = جایزهٔ { $card } را نپذیرفتید.
pax_pamir-log-prize_lost = { $who } جایزهٔ { $card } را از دست داد.
    .you = جایزهٔ { $card } را از دست دادید.
pax_pamir-log-battle_region = { $who } در { $region } نبرد کرد.
    .you = در { $region } نبرد کردید.
pax_pamir-log-battle_card = { $who } روی { $card } نبرد کرد.
    .you = روی { $card } نبرد کردید.
pax_pamir-log-tribe_removed = { $who } قبیلهٔ { $other } را در { $region } نابود کرد.
    .you = قبیلهٔ { $other } را در { $region } نابود کردید.
pax_pamir-log-army_removed = { $who } ارتشی ({ $coalition }) را در { $region } نابود کرد.
    .you = ارتشی ({ $coalition }) را در { $region } نابود کردید.
pax_pamir-log-road_removed = { $who } راهی ({ $coalition }) را روی { $border } نابود کرد.
    .you = راهی ({ $coalition }) را روی { $border } نابود کردید.
pax_pamir-log-spy_removed = { $who } جاسوس { $other } را روی { $card } نابود کرد.
    .you = جاسوس { $other } را روی { $card } نابود کردید.
pax_pamir-log-hidden = { $who } جاسوس را روی { $card } پنهان کرد.
    .you = جاسوس را روی { $card } پنهان کردید.
pax_pamir-log-discarded = { $who } { $card } را از دربار از دست داد.
    .you = { $card } را از دربارتان از دست دادید.
pax_pamir-log-discarded_hand = { $who } { $card } را از دست سوزاند.
    .you = { $card } را از دستتان سوزاندید.
pax_pamir-log-debt_paid = { $who } از { $full } روپیهٔ قرض { $rupees } روپیه پس داد.
    .you = از { $full } روپیهٔ قرض { $rupees } روپیه پس دادید.
pax_pamir-log-overthrown = { $who } آخرین قبیلهٔ خود را در { $region } از دست داد: سرنگونی.
    .you = آخرین قبیلهٔ خود را در { $region } از دست دادید: سرنگونی.
pax_pamir-log-overthrown_tribes = { $who } با آخرین کارت سیاسی { $count } قبیله در { $region } از دست داد.
    .you = با آخرین کارت سیاسی { $count } قبیله در { $region } از دست دادید.
pax_pamir-log-event_discarded = از بازار سوزانده شد: { $card }.
pax_pamir-log-event_ends = رویداد پایان یافت: { $card }.
pax_pamir-log-cleared = همهٔ قبیله‌ها و ارتش‌ها از { $region } خارج شدند.
pax_pamir-log-aristocracy = { $who } از اشراف ایران { $rupees } روپیه گرفت.
    .you = از اشراف ایران { $rupees } روپیه گرفتید.
pax_pamir-log-rumor = { $who } دربارهٔ { $other } شایعه پخش کرد.
    .you = دربارهٔ { $other } شایعه پخش کردید.
pax_pamir-log-swapped = { $who } دستش را با { $other } عوض کرد.
    .you = دستتان را با { $other } عوض کردید.
pax_pamir-log-rebuked = { $who } { $region } را گوشمالی داد.
    .you = { $region } را گوشمالی دادید.
pax_pamir-log-instability = بی‌ثباتی: دو بررسی چیرگی در بازار بود.
pax_pamir-log-check = بررسی چیرگی. بلوک‌ها: بریتانیا { $british }، روسیه { $russian }، افغان { $afghan }.
pax_pamir-log-final_check = آخرین بررسی چیرگی با امتیاز دوبرابر. بلوک‌ها: بریتانیا { $british }، روسیه { $russian }، افغان { $afghan }.
pax_pamir-log-successful = موفق: ائتلاف چیره { $coalition } بود.
pax_pamir-log-unsuccessful = ناموفق: هیچ ائتلافی چیره نبود و سیلندرها شمرده شدند.
pax_pamir-log-influence = { $who }: نفوذ { $all } (میهن‌پرست { $patriots }، جایزه { $prizes }، هدیه { $gifts } و ۱ برای وفاداری).
    .you = شما: نفوذ { $all } (میهن‌پرست { $patriots }، جایزه { $prizes }، هدیه { $gifts } و ۱ برای وفاداری).
pax_pamir-log-cylinders = { $who }: { $all } سیلندر در بازی (قبیله { $tribes }، جاسوس { $spies }، هدیه { $gifts }).
    .you = شما: { $all } سیلندر در بازی (قبیله { $tribes }، جاسوس { $spies }، هدیه { $gifts }).
pax_pamir-log-scored = { $who } { $points } امتیاز گرفت.
    .you = { $points } امتیاز گرفتید.
pax_pamir-log-blocks_cleared = همهٔ بلوک‌ها به انبار برگشتند.
pax_pamir-log-insurrection = قیام در دربار { $who }: دو ارتش افغان در کابل.
    .you = قیام در دربار شما: دو ارتش افغان در کابل.
pax_pamir-log-over_lead = بازی تمام شد: یک بازیکن حداقل ۴ امتیاز از همه جلوتر بود.
pax_pamir-log-over_last_check = بازی تمام شد: آخرین بررسی چیرگی انجام شد.
pax_pamir-log-over_turn_limit = بازی تمام شد: در ۵۰۰ نوبت کسی آن را به پایان نبرد.
pax_pamir-log-result = { $who }: رتبهٔ { $place }، { $points } امتیاز.
    .you = شما: رتبهٔ { $place }، { $points } امتیاز.
pax_pamir-log-wakhan_card = واخان کارت هوش مصنوعی { $ai } را رو کرد؛ وفاداری عملی او: { $coalition }.
pax_pamir-log-wakhan_shuffles = پشتهٔ هوش مصنوعی واخان از نو بُر زده شد.
pax_pamir-log-wakhan_line = واخان، سطر { $number }: { $line }.
pax_pamir-log-wakhan_acts = واخان با { $card } اقدام کرد: { $reason }.
pax_pamir-log-wakhan_bonus = اقدام اضافی واخان: { $card }.
pax_pamir-log-wakhan_invalid = سطر { $number } ممکن نبود: { $failure }.
pax_pamir-log-wakhan_ambition = جاه‌طلبی واخان: بررسی بیشترین امتیاز را به او می‌داد.
pax_pamir-log-wakhan_targets = پیکان قرمز به { $who } اشاره کرد؛ واخان فقط با این بازیکن نبرد کرد.
    .you = پیکان قرمز به شما اشاره کرد؛ واخان فقط با شما نبرد کرد.
pax_pamir-log-wakhan_radicalizes = واخان با رادیکال‌سازی { $card } را برداشت: { $reason }.
pax_pamir-log-wakhan_card_chosen = واخان { $card } را انتخاب کرد: { $reason }.
pax_pamir-log-wakhan_cannot_bribe = واخان نتوانست رشوه را بپردازد؛ { $card } سوزانده شد.
pax_pamir-log-over_agreement = بازی تمام شد: همهٔ بازیکنان به پایان آن رضایت دادند.
pax_pamir-log-end_agreed = { $who } به پایان بازی رضایت داد.
    .you = به پایان بازی رضایت دادید.
pax_pamir-log-end_declined = { $who } خواست بازی ادامه یابد.
    .you = خواستید بازی ادامه یابد.

## برگهٔ امتیاز

pax_pamir-score-successful = بررسی‌های موفق
pax_pamir-score-unsuccessful = بررسی‌های ناموفق
pax_pamir-score-military_stars = ستاره‌های نظامی
pax_pamir-score-rupees = روپیه
