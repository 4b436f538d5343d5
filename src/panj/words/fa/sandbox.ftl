### امتحان کردن از یک لحظهٔ بازی، و هم‌رسانی یک لحظه

sandbox-title = امتحان کنید
sandbox-of_game = { $game }: امتحان کنید
sandbox-at = از حرکت { $move } بازی. اینجا چیزی ذخیره یا حساب نمی‌شود.
sandbox-dealt = همه‌چیز همان‌طور است که در بازی بود.
sandbox-guessed = آنچه این صندلی نمی‌دید حدس زده شده است؛ شاید در واقع جور دیگری باشد.
sandbox-guess = یک حدس
sandbox-true = همان‌طور که بود
sandbox-over = بازی اینجا تمام شده است.
sandbox-go_on = ربات‌ها ادامه بدهند
sandbox-back = یک حرکت به عقب
sandbox-forth = یک حرکت به جلو
sandbox-restart = بازگشت به آغاز
sandbox-deal_again = یک حدس دیگر
sandbox-true_again = همان‌طور که بود
sandbox-all_mine = همهٔ صندلی‌ها را خودم بازی می‌کنم
sandbox-others_bots = بقیه را ربات‌ها بازی کنند
sandbox-seats = چه کسی بازی می‌کند
sandbox-mine = خودم
sandbox-bot = ربات
sandbox-moves = { $moves ->
    [0] هنوز چیزی امتحان نشده
   *[other] { $moves } حرکت امتحان شده
}
sandbox-asked = نوبت { $seat } است
sandbox-leave = بازگشت به بازی
sandbox-text = به شکل متن ساده
sandbox-share_title = هم‌رسانی این لحظه
sandbox-share_link_about = درست همین لحظه را باز می‌کند. هر کس اجازهٔ تماشای بازی را دارد می‌تواند بازش کند.
sandbox-share_picture_about = همان‌طور که تماشاگران می‌بینند: دست کسی نشان داده نمی‌شود.
sandbox-share_svg = ذخیرهٔ تصویر برداری
sandbox-share_png = ذخیرهٔ تصویر پیکسلی
sandbox-share_no_link = بازی هنوز ادامه دارد: پیوند برای کس دیگری باز نمی‌شود. تصویر آنچه را تماشاگران می‌بینند نشان می‌دهد.
sandbox-share_failed = تصویر ساخته نشد. لطفاً دوباره امتحان کنید.
sandbox-share_alt = { $game } بعد از حرکت { $move }
sandbox-share_eyes = از نگاه { $who }.
