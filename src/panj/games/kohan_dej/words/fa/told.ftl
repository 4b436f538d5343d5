### کهن‌دژ

## خلاصهٔ نوبت‌ها

kohan_dej-told-role = { $role }
kohan_dej-told-chose = نقشی انتخاب کرد
kohan_dej-told-burned = نقشی را سوزاند
kohan_dej-told-swapped_roles = نقشش را عوض کرد
kohan_dej-told-killed = { $role } را به قتل رساند
kohan_dej-told-bewitched = { $role } را طلسم کرد
kohan_dej-told-robbed = { $role } را هدف دزدی گرفت
kohan_dej-told-warrants = سه اخطاریه گذاشت
kohan_dej-told-threats = دو نقش را تهدید کرد
kohan_dej-told-spied = با جاسوسی { $gold } سکه به دست آورد
kohan_dej-told-stole = { $gold } سکه دزدید
kohan_dej-told-swapped_hands = دستش را عوض کرد
kohan_dej-told-redrew = { $cards } کارت را عوض کرد
kohan_dej-told-took_card = از دست کسی کارتی گرفت
kohan_dej-told-crown = تاج را گرفت
kohan_dej-told-destroyed = { $card } را نابود کرد
kohan_dej-told-seized = { $card } را مصادره کرد
kohan_dej-told-exchanged = { $other_card } را با تعویض گرفت
kohan_dej-told-confiscated = { $card } را مصادره کرد
kohan_dej-told-beautified = { $card } را زیباسازی کرد
kohan_dej-told-built = { $card } را ساخت
kohan_dej-told-first_complete = اولین شهر کامل را ساخت
kohan_dej-told-gold = { $gold } سکه دریافت کرد
kohan_dej-told-cards = { $cards } کارت گرفت
kohan_dej-told-idle = نوبتش را پایان داد
kohan_dej-told-final = امتیازگیری نهایی
