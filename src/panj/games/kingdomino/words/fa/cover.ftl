### What the shelf says of the game

kingdomino-name = کینگدومینو
kingdomino-about = ناحیه‌ها را انتخاب کنید، دور قصرتان بچینید و با تاج‌ها به آن‌ها ارزش بدهید.

kingdomino-style-planner = برنامه‌ریز
    .about = جای خالی نمی‌گذارد و روی جایزه‌ها حساب می‌کند.
kingdomino-style-collector = گردآور
    .about = فقط امتیازهایی را که هست می‌شمارد و دورتر را نمی‌بیند.
