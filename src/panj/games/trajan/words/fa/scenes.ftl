### Trajan

## Scenes

web-trajan-scene-quarter = پایان ربع سال
web-trajan-scene-quarter-1 = تقاضاها
web-trajan-scene-quarter-2 = سنا
web-trajan-scene-quarter-3 = کاشی‌های تازه
web-trajan-scene-penalty = امتیاز منفی
web-trajan-scene-met = برآورده شد
web-trajan-scene-unmet = برآورده نشد
web-trajan-scene-places = پُر: جایگاه در سنا. راه‌راه: کاشی‌های رأی.
