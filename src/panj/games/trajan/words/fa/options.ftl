### تراژان

## گزینه‌ها

trajan-option-time_cycle = خط سیر زمانی
    .about = نشانگر زمان در هر دور چند خانه می‌رود.
trajan-option-time_cycle-shorter = ۱۱، ۱۶ یا ۲۱ خانه
trajan-option-time_cycle-longer = ۱۲، ۱۷ یا ۲۲ خانه
trajan-option-marker_setup = نشانگرهای شروع
    .about = بازیکنان نشانگرها را خودشان می‌چینند یا به قرعه پخش می‌شود.
trajan-option-marker_setup-free = چیدن آزاد
trajan-option-marker_setup-random = پخش تصادفی
trajan-option-bonus_demand = کاشی‌های جایزهٔ تقاضا
    .about = این کاشی جایزه فقط یک بار امتیاز دارد یا برای هر کاشی انجمن با همان نماد.
trajan-option-bonus_demand-once = یک بار
trajan-option-bonus_demand-per_tile = برای هر کاشی
trajan-option-wild_demand_for_bonus = تقاضای همه‌گیر برای جایزه
    .about = کاشی تقاضای همه‌گیر خرج‌نشده برای یک کاشی جایزهٔ تقاضا به کار می‌آید.
trajan-option-purge_votes_in_provinces = خروج کاشی‌های سنا از استان‌ها
    .about = در پایان ربع سال کاشی‌های سنای درون استان‌ها نیز از بازی خارج می‌شوند.
trajan-option-commodity_reshuffle = بُر زدن دوبارهٔ کارت‌های کالا
    .about = ستون خالی کارت‌ها از کارت‌های خارج‌شده دوباره ساخته می‌شود.
trajan-option-final_senate_reset = بازگشت دیسک‌ها پیش از پایان
    .about = پس از آخرین ربع سال، دیسک‌ها پیش از شکستن تساوی به آغاز بازمی‌گردند.
