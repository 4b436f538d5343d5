### Minerva

## The end

minerva-why-rounds = دور { $rounds } آخرین دور بود؛ هیچ چیز بازی را زودتر تمام نمی‌کند.
minerva-near-last_round = دور آخر: پس از آن امتیازگیری نهایی است.
minerva-stage-round = دور { $round }
