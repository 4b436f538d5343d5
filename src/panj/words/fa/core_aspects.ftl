## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

core-aspect-points = همین حالا { $amount } امتیاز می‌گیرد
    .less = همین حالا { $amount } امتیاز کمتر می‌گیرد
core-aspect-promise = نوید { $amount } امتیاز در آینده را می‌دهد
    .less = { $amount } امتیاز کمتر برای آینده می‌گذارد

core-reason-gains = { $gains }.
core-reason-though = { $gains }، ولی { $losses }.
core-reason-only = تنها حرکت ممکن است.
core-and = { $first } و { $second }

## How likely something is, in words

core-odds-almost_none = تقریباً هیچ
core-odds-in_10 = حدود ۱ از ۱۰
core-odds-in_6 = حدود ۱ از ۶
core-odds-in_5 = حدود ۱ از ۵
core-odds-in_4 = حدود ۱ از ۴
core-odds-in_3 = حدود ۱ از ۳
core-odds-in_2 = حدود ۱ از ۲
core-odds-two_in_3 = حدود ۲ از ۳
core-odds-three_in_4 = حدود ۳ از ۴
core-odds-likely = خیلی محتمل
core-odds-almost_sure = تقریباً قطعی

## How large a mistake was

core-mistake-small = کوچک
core-mistake-clear = واضح
core-mistake-large = بزرگ

## What a hint tells of a move

core-hint-even = تقریباً برابر: هر کدام را که دوست دارید انتخاب کنید
core-hint-behind = به‌روشنی ضعیف‌تر
core-hint-points = { $low } تا { $high } امتیاز
core-hint-trials = پس از { $trials } بازی آزمایشی، از آنچه شما می‌بینید.
