## سبک‌های ربات‌ها

core-style = { $level } · { $style }
core-style-usual = معمول
core-style-builder = سازنده
    .about = بیش از همه به آنچه می‌ماند دل بسته است.
core-style-planner = برنامه‌ریز
    .about = جای خالی نمی‌گذارد و روی جایزه‌ها حساب می‌کند.
core-style-gambler = قمارباز
    .about = امتیاز را همین حالا برمی‌دارد و فردا را به فردا می‌سپارد.
core-style-collector = گردآور
    .about = فقط امتیازهایی را که هست می‌شمارد و دورتر را نمی‌بیند.
core-style-aggressor = مهاجم
    .about = جلوی پیشتاز را گرفتن را از ساختن در آرامش بیشتر دوست دارد.
core-style-hoarder = اندوزنده
    .about = کیسه و دستش هیچ‌گاه به اندازهٔ کافی پر نیست.
core-style-scholar = دانشور
    .about = برای فرهنگ زنده است.
core-style-champion = پهلوان
    .about = در هر دور افتخار را می‌خواهد.
core-style-merchant = بازرگان
    .about = پیش از هر چیز کشتی‌ها و کالاها را می‌بیند.
core-style-schemer = دسیسه‌چین
    .about = آرام و با نفوذ کار می‌کند.
