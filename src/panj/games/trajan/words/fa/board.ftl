### تراژان: صفحهٔ بازی در مرورگر و نام بخش‌های آن در میز متنی

web-trajan-setup = چینش بازی
web-trajan-quarter_of = ربع سال { $quarter } از { $quarters }
web-trajan-round_of = دور { $round } از { $rounds }
web-trajan-time_of = زمان { $time } از { $cycle }
web-trajan-quarter_round = ربع { $quarter }، دور { $round }
web-trajan-quarter_short = ربع { $quarter }، دور { $round }
web-trajan-time = زمان و تقاضاها
web-trajan-time_at = نشانگر زمان روی خانهٔ { $time } از { $cycle } است.
web-trajan-time_cost = زمان ⁦+{ $count }⁩

web-trajan-part-seaport = بندرگاه
web-trajan-part-forum = انجمن
web-trajan-part-military = ارتش
web-trajan-part-senate = سنا
web-trajan-part-trajan = تراژان
web-trajan-part-construction = ساخت‌وساز
# Under the signs of the tabs on a phone: short words.
web-trajan-tab-circle = دایره
web-trajan-tab-construction = ساخت
web-trajan-parts = بخش‌های میز
web-trajan-has_targets = { $part }: اینجا چیزی برای انتخاب هست

web-trajan-circle = دایرهٔ اعمال شما
web-trajan-circle_of = دایرهٔ اعمال { $who }
web-trajan-your_mat = صفحهٔ شخصی شما
web-trajan-mat_of = صفحهٔ شخصی { $who }
web-trajan-rivals = بازیکنان دیگر
web-trajan-secret = تا پایان کار همه، نشانگرها پنهان‌اند.
web-trajan-tray = سینی { $tray }
web-trajan-slot = جایگاه { $slot }
web-trajan-no_markers = بدون نشانگر
web-trajan-empty = خالی
web-trajan-arch = طاق تراژان
web-trajan-arch_centre = طاق در مرکز است: همهٔ جایگاه‌ها کاشی دارند.
web-trajan-arch_about = طاق تراژان اینجاست: کاشی تازهٔ تراژان به این جایگاه می‌آید.
web-trajan-in_hand = در دست
web-trajan-other_tray = سینی دیگر
web-trajan-drop_so = انداختن به همین ترتیب
web-trajan-drop_hint = یک نشانگر را از وسط انتخاب کنید؛ در سینی‌ای که حلقه دارد می‌افتد.
web-trajan-put_hint = { $count ->
    [one] یک نشانگر دیگر برای این سینی.
   *[other] دو نشانگر را از میانه انتخاب کنید.
  }

web-trajan-hand = کارت‌های دست
web-trajan-no_cards = بدون کارت
web-trajan-hidden_cards = { $count } کارت پنهان
web-trajan-new_card = تازه در این نوبت
web-trajan-picked = { $count } انتخاب شده
web-trajan-draw_or_take = دو کارت بکشید
    یا یکی بردارید
web-trajan-port_hint = از یک ستون، یک کشتی یا کارت‌های دستتان شروع کنید.
web-trajan-load_hint = کارت‌ها را انتخاب کنید؛ کشتی نشان می‌دهد چند امتیاز دارند.
web-trajan-play_hint = یک یا دو کارت برای محل نمایش انتخاب کنید؛ به همان تعداد کارت می‌کشید.
web-trajan-play_cards = رو کردن { $cards } کارت
web-trajan-ship_cards = بارگیری { $cards } کارت
web-trajan-coloured_side = سمت رنگی
web-trajan-grey_side = سمت خاکستری
web-trajan-displayed = در محل نمایش: { $good }، { $count }

web-trajan-forum_pile = { $count } کاشی مانده
web-trajan-rival_cost = برای هر لژیونر رقیب ۳ امتیاز کمتر
web-trajan-military_hint = استان‌های روشن: به آنجا بروید یا استانی را که فرمانده‌تان در آن است اشغال کنید. کمپ: به خدمت گرفتن.
web-trajan-map = نقشهٔ استان‌ها
web-trajan-map-britannia = بریتانیا
web-trajan-map-germania_inferior = ژرمانیای سفلی
web-trajan-map-belgica = بلژیکا
web-trajan-map-germania_superior = ژرمانیای علیا
web-trajan-map-raetia = رائتیا
web-trajan-map-noricum = نوریکوم
web-trajan-map-alpes = آلپ
web-trajan-map-lugudunensis = لوگودوننسیس
web-trajan-map-aquitania = آکیتانیا
web-trajan-map-narbonensis = ناربوننسیس
web-trajan-value = ارزش { $points } امتیاز
web-trajan-worth_you = اکنون برای شما { $points } امتیاز
web-trajan-leaders = فرماندهان: { $names }
web-trajan-legionnaires = لژیونرها: { $names }
web-trajan-leader_of = فرماندهٔ { $who }
web-trajan-count_of = { $who }: { $count }
web-trajan-military_camp = کمپ نظامی: { $list }
web-trajan-vp_votes = امتیاز = رأی
web-trajan-track = خط سنا
web-trajan-votes_of = { $who }: { $votes } رأی
web-trajan-stack_count = { $stack } ({ $count })
web-trajan-stack-workers = کارگر
web-trajan-stack-legionnaires = لژیونر
web-trajan-stack-cards = کارت
web-trajan-stack-plus2 = نشانگر ⁦[+۲]⁩
web-trajan-stack-points = امتیاز
web-trajan-stack-demands = تقاضا
web-trajan-first_of_type = اولین از هر نوع: عمل رایگان
web-trajan-building = { $building }، { $points } امتیاز
web-trajan-no_building = بدون کاشی
web-trajan-building_count = { $building }: { $count }
web-trajan-workers = کارگران: { $names }
web-trajan-workers_camp = کمپ کارگران
web-trajan-workers_camp_has = کمپ کارگران: { $list }

web-trajan-supply = مخزن آدمک‌ها: { $count }
web-trajan-workers_at = کارگران: { $camp } در کمپ، { $sites } در محل‌های ساخت
web-trajan-legionnaires_at = لژیونرها: { $camp } در کمپ، { $provinces } در استان‌ها
web-trajan-votes = رأی‌ها: { $votes }
web-trajan-cards_of = کارت‌های دست: { $count }
web-trajan-held = { $symbol }: { $count } دارید
web-trajan-kept = کاشی تراژان برای هر ربع سال
web-trajan-extra_space = عمل اضافهٔ { $action }: { $tiles ->
    [0] بدون کاشی
   *[other] { $tiles } کاشی
  }، تکرار { $times } بار
web-trajan-plus_two_on = ⁦[+۲]⁩ روی { $list }
web-trajan-worth_now = اکنون { $points } امتیاز
web-trajan-projected = امتیاز نهایی در این لحظه: { $points }
web-trajan-projection = امتیاز نهایی در این لحظه
web-trajan-quarter_end_demands = پایان ربع سال، گام ۱ از ۳: تقاضاها.
web-trajan-quarter_end_senate = پایان ربع سال، گام ۲ از ۳: سنا.
web-trajan-demands = تقاضاهای مردمی
web-trajan-cover-trajan = با کاشی تراژان برآورده می‌شود
web-trajan-cover-forum = با کاشی انجمن برآورده می‌شود
web-trajan-cover-wild = با کاشی همه‌گیر برآورده می‌شود
web-trajan-cover-unmet = هنوز برآورده نمی‌شود
web-trajan-need = { $symbol }: تقاضا { $demanded }؛ کاشی تراژان { $trajan }، کاشی انجمن { $forum }؛ کمبود { $missing }
web-trajan-penalty_now = { $points ->
    [0] در این لحظه امتیاز منفی نیست.
   *[other] امتیاز منفی در این لحظه: { $points }.
  }

## What others gain and lose

web-trajan-gain-cards = { $signed } { $count ->
   *[other] کارت
}
