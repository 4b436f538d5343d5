### کارت برتر

high_card-name = کارت برتر
high_card-about = سه کارت، سه دور: بزرگ‌ترین کارت امتیاز را می‌برد.

high_card-move-play = کارت { $card } را بازی کن
high_card-prompt-play = یک کارت از دستتان بازی کنید.
high_card-log-dealt = به { $who } سه کارت داده شد.
    .you = به شما سه کارت داده شد.
high_card-log-played = { $who } کارت { $card } را بازی کرد.
    .you = شما کارت { $card } را بازی کردید.
high_card-log-won = { $who } این دور را برد.
    .you = شما این دور را بردید.
high_card-score-tricks = دورهای برده

high_card-option-double = امتیاز دوبرابر
    .about = هر دور دو امتیاز دارد.

high_card-chapter-1 = روش بازی
high_card-rule-1_1 = دسته دوازده کارت دارد، از ۱ تا ۱۲؛ به هر بازیکن سه کارت می‌رسد.
high_card-rule-1_2 = در هر یک از سه دور، به ترتیب نشستن، هر بازیکن یک کارت را رو بازی می‌کند.
high_card-rule-1_3 = بزرگ‌ترین کارت هر دور یک امتیاز دارد، یا با امتیاز دوبرابر دو تا؛ بیشترین امتیاز برنده است.
high_card-rule-1_4 = دست‌ها پنهان‌اند؛ کارت‌های پخش‌نشده هیچ‌گاه دیده نمی‌شوند.

high_card-aspect-leading = با بزرگ‌ترین کارت تا اینجا { $amount } امتیاز نگه می‌دارد
    .less = از { $amount } امتیاز این دور می‌گذرد
high_card-aspect-hand = کارت‌هایی به ارزش { $amount } امتیاز نگه می‌دارد
    .less = کارتی به ارزش { $amount } امتیاز خرج می‌کند

high_card-view-hand = دست شما
high_card-view-hand_sizes = کارت‌های مانده
high_card-view-played = بازی‌شده در این دور
high_card-view-discarded = بازی‌شده پیش از این
web-high_card-hand = دست شما
web-high_card-played = دور { $round } از { $rounds }

high_card-style-saver = صرفه‌جو
    .about = کارت‌های بالا را برای بعد نگه می‌دارد.
