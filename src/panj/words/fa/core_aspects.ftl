## آنچه به سود حرکتی است: هر پاره پس از «چون» می‌آید

core-aspect-points = همین حالا { $amount } امتیاز می‌گیرد
    .less = همین حالا { $amount } امتیاز کمتر می‌گیرد
core-aspect-promise = { $amount } امتیاز برای بعد نوید می‌دهد
    .less = { $amount } امتیاز کمتر برای بعد می‌گذارد

core-reason-best = چون { $gains }.
core-reason-best_though = چون { $gains }، هرچند { $losses }.
core-reason-best_deeper = { $losses }، ولی در ادامهٔ بازی بهتر از کار درمی‌آید.
core-reason-other = { $gains }.
core-reason-other_though = { $gains }، ولی { $losses }.
core-reason-other_worse = { $losses }.
core-reason-best_alike = از هیچ حرکت دیگری چندان بهتر نیست.
core-reason-other_alike = کمابیش به خوبی بهترین حرکت است.
core-reason-best_played = در ادامهٔ بازی بهتر از دیگران از کار درمی‌آید.
core-reason-other_played = در ادامهٔ بازی بدتر از بهترین حرکت از کار درمی‌آید.
core-reason-only = تنها حرکت ممکن است.
core-and = { $first } و { $second }
