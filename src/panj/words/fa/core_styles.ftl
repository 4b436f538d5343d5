## سبک‌های ربات‌ها

core-style = { $level } · { $style }
core-style-usual = معمول
core-style-builder = سازنده
    .about = بیش از همه به آنچه می‌ماند دل بسته است.
core-style-gambler = قمارباز
    .about = امتیاز را همین حالا برمی‌دارد و فردا را به فردا می‌سپارد.
core-style-aggressor = مهاجم
    .about = جلوی پیشتاز را گرفتن را از ساختن در آرامش بیشتر دوست دارد.
core-style-hoarder = اندوزنده
    .about = کیسه و دستش هیچ‌گاه به اندازهٔ کافی پر نیست.
core-style-schemer = دسیسه‌چین
    .about = آرام و با نفوذ کار می‌کند.
