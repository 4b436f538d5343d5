### Trajan

## The end

trajan-why-rounds = دور { $rounds } تمام شد: سال چهار ربع دارد و به پایان رسید.
trajan-near-last_round = دور آخر: پس از آن امتیازگیری ربع سال چهارم و امتیازگیری نهایی است.
trajan-stage-quarter = ربع سال { $quarter }
trajan-stage-final = امتیازگیری نهایی
