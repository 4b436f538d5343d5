### مینروا

## خلاصهٔ نوبت‌ها

minerva-told-built = { $tile } را ساخت
minerva-told-residence = خانه‌ای گذاشت
minerva-told-assistant = دستیاری روی خانه گذاشت
minerva-told-activated = کاشی‌های سمت { $way } را فعال کرد
minerva-told-culture_tiles = { $count } کاشی فرهنگ گرفت
minerva-told-glory_tiles = { $count } کاشی افتخار داده شد
minerva-told-round_tile = کاشی دور را با { $denarii } دناریوس گرفت
minerva-told-moved = { $tile } را جابه‌جا کرد
minerva-told-removed_residence = خانه‌ای را از بازی خارج کرد
minerva-told-sold = { $count } منبع فروخت
minerva-told-passed = پاس داد، کاشی ترتیب نوبت { $order }
minerva-told-passed_solo = پاس داد
minerva-told-hired = { $count } دستیار استخدام شد
minerva-told-final = امتیازگیری نهایی
