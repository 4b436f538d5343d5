### Kingdomino in a terminal

cli-kingdomino-letter-wheat = گ
cli-kingdomino-letter-forest = ج
cli-kingdomino-letter-lake = د
cli-kingdomino-letter-grassland = چ
cli-kingdomino-letter-swamp = ر
cli-kingdomino-letter-mine = م
cli-kingdomino-start = دور آغازین
cli-kingdomino-pile = { $count } دومینو در پشته
cli-kingdomino-top = بعدی: { $number }
cli-kingdomino-game = بازی { $game } از ۳
cli-kingdomino-current = این دور: گذاشتن
cli-kingdomino-next = دور بعد: انتخاب
cli-kingdomino-order = { $place ->
    [1] نوبت اول
    [2] نوبت دوم
    [3] نوبت سوم
    [4] نوبت چهارم
   *[other] نوبت { $place }
}
cli-kingdomino-no_crowns = هنوز قلمرویی با تاج نیست
cli-kingdomino-middle-yes = پادشاهی میانی: قصر در وسط است
cli-kingdomino-middle-no = پادشاهی میانی: قصر در وسط نیست
cli-kingdomino-harmony-yes = توازن: هیچ دومینویی خارج نشده
cli-kingdomino-harmony-no = توازن: با خروج دومینو از دست رفت
cli-kingdomino-how = نیمهٔ چپ روی خانه، نیمهٔ راست در جهت پیکان. عدد را بنویسید.
