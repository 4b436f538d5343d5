### کینگدومینو

## گزینه‌ها

kingdomino-option-middle_kingdom = پادشاهی میانی
    .about = قصری که درست در میانهٔ امپراتوری باشد ۱۰ امتیاز اضافه دارد.
kingdomino-option-harmony = توازن
    .about = امپراتوری‌ای که کاملاً پر شده باشد ۵ امتیاز اضافه دارد.
kingdomino-option-dynasty = سلسله پادشاهی
    .about = سه بازی پشت سر هم انجام می‌شود و امتیازهایشان با هم جمع می‌شود.
kingdomino-option-mighty_duel = دوئل قدرتمندانه
    .about = دو بازیکن با همهٔ ۴۸ دومینو امپراتوری‌هایی ۷×۷ می‌سازند.
kingdomino-option-three_player_rule = دومینوها در بازی سه‌نفره
    .about = یا ۱۲ دومینو از همان آغاز کنار می‌ماند، یا از هر ردیف دومینویی که کسی انتخاب نکند خارج می‌شود.
kingdomino-option-three_player_rule-set_aside = ۱۲ دومینو کنار، ردیف‌های ۳تایی
kingdomino-option-three_player_rule-leftover = ردیف‌های ۴تایی، یکی می‌ماند
kingdomino-option-start_order = ترتیب اولین انتخاب‌ها
    .about = چهار پادشاه دو بازیکن یا به قرعه می‌آیند، یا یک بازیکن اول و آخر انتخاب می‌کند.
kingdomino-option-start_order-random = تصادفی
kingdomino-option-start_order-snake = اول و آخر
kingdomino-option-show_top_number = نمایش عدد روی پشته
    .about = همه عدد دومینوی بالای پشته را می‌بینند.
