### Kingdomino's board

web-kingdomino-current = این دور
web-kingdomino-next = دور بعد
web-kingdomino-free = پادشاهی روی آن نیست.
web-kingdomino-king_of = پادشاه { $who } روی آن ایستاده است.
web-kingdomino-domino = دومینوی { $number }
web-kingdomino-square = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } با { $crowns } تاج
}
web-kingdomino-yours = سرزمین شما
web-kingdomino-kingdom_of = سرزمین { $who }
web-kingdomino-yours_domino = دومینوی شما
web-kingdomino-rotate = چرخاندن
web-kingdomino-flip = برعکس
web-kingdomino-place_here = همین‌جا بگذار
web-kingdomino-spots = { $here } جا با این چرخش، { $all } جا در کل.
web-kingdomino-pile = هنوز در پشته
web-kingdomino-in_pile = { $count } در پشته
web-kingdomino-unseen = هنوز دیده نشده
web-kingdomino-show_unseen = نمایش آنچه هنوز دیده نشده
web-kingdomino-claim_hint = یکی از دومینوهای روشن را انتخاب کنید. عدد کوچک‌تر در دور بعد زودتر بازی می‌کند.
web-kingdomino-idle = دومینوی بعدی شما اینجا می‌آید.
web-kingdomino-is_placed = دومینوی { $number } گذاشته شد
web-kingdomino-take_back = تا پیش از انتخاب بعدی می‌توانید پسش بگیرید.
web-kingdomino-discarded = کنار گذاشته: دومینوی { $number }
web-kingdomino-in_kingdom = در سرزمین { $who } است.
web-kingdomino-discarded_by = { $who } ناچار کنارش گذاشت.
web-kingdomino-not_seen = هنوز رو نشده است.
web-kingdomino-number_about = شمارهٔ پشت آن { $number } است: شماره‌های کوچک زودتر بازی می‌کنند و شماره‌های بزرگ ارزش بیشتری دارند.
