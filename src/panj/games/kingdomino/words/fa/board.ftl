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
web-kingdomino-yours = امپراتوری شما
web-kingdomino-kingdom_of = امپراتوری { $who }
web-kingdomino-yours_domino = دومینوی شما
web-kingdomino-rotate = چرخاندن
web-kingdomino-flip = برعکس کردن
web-kingdomino-place_here = همین‌جا بگذار
web-kingdomino-spots = { $here } جا با این چرخش، در کل { $all } جا.
web-kingdomino-pile = هنوز در پشته
web-kingdomino-open_pile = نمایش همه
web-kingdomino-in_pile = { $count } تا در پشته
web-kingdomino-unseen = هنوز دیده نشده
web-kingdomino-show_unseen = نمایش آنچه هنوز دیده نشده
web-kingdomino-claim_hint = یکی از دومینوهای روشن را انتخاب کنید. دومینوی با عدد کوچک‌تر یعنی نوبت زودتر در دور بعد.
web-kingdomino-idle = دومینوی بعدی شما اینجا می‌آید.
web-kingdomino-watched = دومینویی که باید گذاشته شود اینجا می‌آید.
web-kingdomino-is_placed = دومینوی { $number } متصل شد
web-kingdomino-take_back = تا پیش از انتخاب بعدی می‌توانید پسش بگیرید.
web-kingdomino-discarded = خارج‌شده از بازی: دومینوی { $number }
web-kingdomino-in_kingdom = در امپراتوری { $who } است.
web-kingdomino-discarded_by = { $who } ناچار شد آن را از بازی خارج کند.
web-kingdomino-not_seen = هنوز رو نشده است.
web-kingdomino-number_about = شمارهٔ پشت آن { $number } است: شماره‌های کوچک نوبت زودتر می‌دهند و شماره‌های بزرگ ارزش بیشتری دارند.
