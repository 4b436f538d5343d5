## سبک‌های ربات‌ها

core-style = { $level } · { $style }
core-style-usual = عادی
core-style-builder = سازنده
    .about = بیش از همه به آنچه می‌ماند دل بسته است.
core-style-gambler = اهل ریسک
    .about = امتیاز را همین حالا برمی‌دارد و فردا را به فردا می‌سپارد.
core-style-aggressor = مهاجم
    .about = ترجیح می‌دهد جلوی پیشتاز را بگیرد تا در آرامش بسازد.
core-style-hoarder = مال‌اندوز
    .about = هر چه در کیسه و در دست داشته باشد برایش کم است.
core-style-schemer = دسیسه‌چین
    .about = بی‌سروصدا کار می‌کند و نفوذ جمع می‌کند.
core-style-hand = دستی
    .about = با وزن‌هایی بازی می‌کند که روزی با دست انتخاب شدند.
