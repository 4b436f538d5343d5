### کینگدومینو

## خلاصهٔ نوبت‌ها

kingdomino-told-placed = دومینوی { $domino } را متصل کرد: { $left } و { $right }
kingdomino-told-placed_double = دومینوی { $domino } را متصل کرد: هر دو نیمه { $terrain }
kingdomino-told-claimed = دومینوی { $domino } را انتخاب کرد
kingdomino-told-discarded = ناچار دومینوی { $domino } را از بازی خارج کرد
kingdomino-told-final = امتیازگیری نهایی
