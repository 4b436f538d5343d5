### The report of a match that is over

web-over-wins = { $who } با { $points } امتیاز برنده شد
web-over-you_win = شما با { $points } امتیاز برنده شدید
web-over-you_share = شما و { $names } با هم برنده شدید
web-over-placed = { $place ->
    [1] نفر اول از { $seats } نفر شدید
    [2] نفر دوم از { $seats } نفر شدید
    [3] نفر سوم از { $seats } نفر شدید
    [4] نفر چهارم از { $seats } نفر شدید
    [5] نفر پنجم از { $seats } نفر شدید
    [6] نفر ششم از { $seats } نفر شدید
    [7] نفر هفتم از { $seats } نفر شدید
    [8] نفر هشتم از { $seats } نفر شدید
   *[other] رتبهٔ { $place } از { $seats } نفر
}
web-over-behind = { $points } امتیاز گرفتید. { $who } با { $winning } امتیاز برنده شد؛ { $distance } امتیاز جلوتر از شما.
web-over-behind_tie = { $points } امتیاز گرفتید، به اندازهٔ { $who }؛ معیار شکستن تساوی تعیین‌کننده بود.
web-over-ahead = { $distance } امتیاز جلوتر از { $who }
web-over-ahead_tie = امتیاز برابر با { $who }؛ معیار شکستن تساوی تعیین‌کننده بود
web-over-short = پایان بازی
web-over-why = چرا بازی تمام شد؟
web-over-difference = تفاوت { $who } و { $other }
web-over-difference_you = تفاوت شما و { $other }
web-over-differs = { $source }: { $who } { $mine }، { $other } { $theirs }
web-over-differs_you = { $source }: شما { $mine }، { $other } { $theirs }
web-over-tie = { $first } و { $second } هر دو { $points } امتیاز دارند. { $line } تعیین‌کننده بود: { $better } در برابر { $worse }.
web-over-equal = { $first } و { $second } هر دو { $points } امتیاز دارند و در همه چیز برابرند: رتبهٔ هر دو یکی است.
web-over-if_equal = در تساوی: { $line }
web-over-then = سپس { $line }
web-over-not_reached = به آن نرسید
web-over-start = شروع
web-over-tick = { $axis } { $number }
web-over-steps = پله‌ها: امتیاز فقط در این لحظه‌ها می‌آید
web-over-look_at = دیدن
web-over-hint = گزارش می‌گوید چرا بازی تمام شد و امتیازها از کجا آمد.
web-over-report = برگهٔ امتیاز
web-over-look = دیدن صفحهٔ بازی
web-over-replay = تماشای بازپخش
web-over-again = بازی دوباره
web-over-sources = امتیازها از کجا آمد
web-over-parts = هر کدام از چه ساخته شد
web-over-growth = امتیازها چطور بالا رفت
web-over-growth_table = امتیاز همه در طول بازی
web-over-tab-why = چرا
web-over-tab-table = امتیازها
web-over-tab-chart = نمودار
web-over-tab-boards = صفحه‌های بازی
web-over-learner = راهنمایی گرفته است
