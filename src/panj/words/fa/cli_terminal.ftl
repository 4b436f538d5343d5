### The table in a terminal

cli-range = { $low } تا { $high }
cli-why_not = چرا { $count } تای دیگر نه
cli-story-apart = {". "}
cli-story-next = {"؛ "}

## Keys below the question

cli-key-type = شماره یا حرف
cli-key-why = چرا نه
    .typed = چرا
cli-key-hint = راهنمایی
    .typed = راهنمایی راهنما پیشنهاد
cli-key-undo = برگرداندن
    .typed = برگرداندن برگردان
cli-key-rule = قانون
    .typed = قانون قاعده
cli-key-view = صفحه
    .typed = صفحه
cli-key-moves = همهٔ حرکت‌ها
    .typed = حرکت‌ها حرکات
cli-key-scores = امتیاز
    .typed = امتیاز امتیازها
cli-key-log = گزارش
    .typed = گزارش رویدادها
cli-key-board = میز
    .typed = میز
cli-key-quit = ترک
    .typed = ترک خروج

## What is said below the table

cli-plain-table = میز
cli-plain-changed = تغییرها
cli-plain-question = پرسش
cli-plain-moves = حرکت‌ها
cli-thinking = { $who } فکر می‌کند
cli-seconds = { $seconds } ثانیه
cli-filter-none = در هیچ حرکتی «{ $typed }» نیست.
cli-why-nothing = اکنون چیزی نیست که بخواهید و نتوانید.
cli-why-not_named = اکنون چیزی به نام «{ $typed }» ممنوع نیست.
cli-bidi-ask = کدام سطر درست خوانده می‌شود؟
cli-bidi-sample = ترتیب واژه‌ها درست است: ۱۲ سکه
cli-help-plain = گفتن همه‌چیز در جمله، بی‌قاب و بی‌ستون: برای صفحه‌خوان‌ها و خروجی متنی.

## Keys in the help

cli-play-key-rule = قانون این پرسش
cli-play-key-view = با شماره، صفحهٔ آن بازیکن؛ با حرف، یک بخش تاشده؛ به‌تنهایی، بازگشت
cli-play-key-moves = همهٔ حرکت‌ها با واژه
