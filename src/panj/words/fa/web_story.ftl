### How a table tells what others did: the strip above the prompt, coming back, the folded log.

## The strip

web-story = کارهای دیگران
web-story-since = از نوبت قبلی شما تا حالا
web-story-lately = اتفاق‌های تازه
web-story-again = دوباره ببینید
web-story-play = پخش
web-story-pause = مکث
web-story-back = یک گام به عقب
web-story-forth = یک گام به جلو
web-story-to_mine = تا نوبت من
web-story-to_now = تا لحظهٔ کنونی
web-story-place = { $step }/{ $steps }
web-story-step_of = گام { $step } از { $steps }
web-story-more = و { $more } تای دیگر
web-story-to_yours = { $turns ->
    [one] پس از آن نوبت شماست
   *[other] نوبت { $turn } از { $turns } تا نوبت شما
}
web-story-now_yours = اکنون نوبت شماست
web-story-taken = حرکتتان را پس گرفتید
web-story-taken_turn = نوبتتان را پس گرفتید
web-story-now = به لحظهٔ کنونی رسیدید.
web-story-plays = { $who } بازی می‌کند
web-story-waits = پس از این‌ها نوبت شماست
web-story-waits_hint = با کلید فاصله مکث کنید، با ] یک گام جلو بروید، یا یک‌راست به نوبت خود بروید.
web-story-past = لحظه‌ای از گذشته را می‌بینید
web-story-past_hint = پرسشی که از شما شده منتظر می‌ماند. هر وقت خواستید برگردید.
web-story-return = بازگشت به لحظهٔ کنونی
web-story-older = ⁦+{ $turns }⁩
web-story-older_about = { $turns } نوبت پیش از این‌ها
web-story-turns = { $turns } نوبت از نوبت قبلی شما تا حالا
web-story-turns_lately = { $turns } نوبت اخیر
web-story-told = { $turns } نوبت: { $said }
web-story-says = { $who }: { $said }
web-story-lead = { $lead }: { $said }
web-story-facts = { $one }، { $other }
web-story-acts = { $who } اینجا بازی می‌کند
web-story-paused = پخش ایستاد.
web-story-gain-points = { $signed } { $count ->
   *[other] امتیاز
}
web-story-speed = نوبت دیگران
web-story-speed-instant = بلافاصله
web-story-speed-quick = سریع
web-story-speed-calm = آرام
web-story-speed-step = گام‌به‌گام

## Coming back

web-back_to = از حرکت شما تا حالا { $steps } اتفاق افتاد
web-back_to-lately = از آخرین باری که نگاه کردید { $steps } اتفاق افتاد
web-back_to-left = همان‌طور که رهایش کردید
web-back_to-left_at = همان‌طور که رهایش کردید، { $when }
web-back_to-about = صفحهٔ بازی همان‌طور است که رهایش کردید.
web-back_to-steps = { $steps } گام
web-back_to-earlier = { $turns } نوبت قبل‌تر
web-back_to-over = … و بازی تمام شد.
web-back_to-waiting = { $steps } گام مانده است و یکی‌یکی همین‌جا نشان داده می‌شود
web-back_to-skip = رد شدن
web-back_to-watch = تماشا · { $seconds } ثانیه
web-back_to-never = دیگر پرسیده نشود؛ یک‌راست به لحظهٔ کنونی

## The log

web-log-show = سطرهای گزارش
web-log-all = همه
web-log-mine = مال من
web-log-find = جست‌وجو
web-log-nothing = چنین چیزی اتفاق نیفتاد.
web-log-since = از نوبت قبلی شما تا حالا
web-log-new = { $lines } سطر تازه
web-log-keep = ماندن کنار صفحهٔ بازی
web-log-rules = قوانین

## Settings

web-settings-others = نوبت دیگران
    .about = هر گام چقدر دیده شود
web-settings-scenes = صحنه‌ها
    .about = امتیازگیری‌ها و پایان بازی
web-settings-scenes-shown = کامل
web-settings-scenes-short = کوتاه
web-settings-scenes-off = خاموش
web-settings-back = وقتی برمی‌گردم
    .about = و دیگران بازی کرده‌اند
web-settings-back-ask = پرسیده شود
web-settings-back-watch = نمایش
web-settings-back-skip = رد شدن
web-settings-log = ماندن گزارش بازی کنار صفحه
    .about = در پنجرهٔ پهن
