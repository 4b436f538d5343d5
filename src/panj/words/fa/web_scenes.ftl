### Scenes: what the rules run by themselves, in stages

web-scene-previous = مرحلهٔ قبلی
web-scene-next = مرحلهٔ بعدی
web-scene-play = پخش
web-scene-pause = مکث
web-scene-skip = رد کردن صحنه
web-scene-hint = با کلید فاصله مکث کنید، با ] به مرحلهٔ بعد بروید، یا از صحنه بگذرید.
web-scene-close = ادامه
web-scene-result = دیدن نتیجه
web-scene-again = دوباره ببینید
web-scene-final = امتیازگیری نهایی
web-scene-final-1 = امتیازها
web-scene-final-2 = در تساوی
web-scene-final-3 = نتیجه
