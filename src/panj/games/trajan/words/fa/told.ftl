### تراژان

## خلاصهٔ نوبت‌ها

trajan-told-action = { $action }
trajan-told-completed = کاشی‌ای را کامل کرد
trajan-told-tile = کاشی { $first } و { $second } را گرفت
trajan-told-marched = به { $province } رفت
trajan-told-occupied = { $province } را اشغال کرد
trajan-told-found = { $tile } را پیدا کرد
trajan-told-took_forum = { $tile } را برداشت
trajan-told-built = { $building } را ساخت
trajan-told-built_nothing = کاشی ساختمانی پیدا نکرد
trajan-told-shipped = از { $ship } استفاده کرد
trajan-told-played = کارت { $good } را رو کرد
trajan-told-advanced = در سنا پیش رفت
trajan-told-workers = { $count } کارگر به کمپ فرستاد
trajan-told-legionnaires = { $count } لژیونر به کمپ فرستاد
trajan-told-cards = { $count } کارت کشید
trajan-told-took_cards = { $count } کارت برداشت
trajan-told-twice = تکرارش کرد
trajan-told-impossible = آنجا کاری از دستش برنیامد
trajan-told-declined = از آن صرف‌نظر کرد
trajan-told-unmet = { $count } تقاضای برآورده‌نشده
trajan-told-senate = آرای سنا شمرده شد
trajan-told-final = امتیازگیری نهایی
