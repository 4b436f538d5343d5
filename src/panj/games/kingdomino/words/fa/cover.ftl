### What the shelf says of the game

kingdomino-name = کینگدومینو

kingdomino-style-planner = برنامه‌ریز
    .about = جای خالی نمی‌گذارد و روی جایزه‌ها حساب می‌کند.
kingdomino-style-collector = گردآور
    .about = فقط امتیازهایی را که هست می‌شمارد و دورتر را نمی‌بیند.
