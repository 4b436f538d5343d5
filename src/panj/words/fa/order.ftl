### کارهایی که هر کس دربارهٔ کسی سر میز می‌تواند بکند

order-who = منظورتان کیست؟
order-mute = نخواندن نوشته‌های { $who }
order-mute-about = آن وقت نوشته‌های { $who } را سر هیچ میزی نمی‌بینید و کسی هم خبردار نمی‌شود. فهرستش در صفحهٔ حساب شماست.
order-muted = دیگر نوشته‌های { $who } را نمی‌بینید.
order-unmute = برگرداندن
order-unmuted = دوباره نوشته‌های { $who } را می‌بینید.
order-report = گزارش دادن { $who }
order-report-about = فقط گردانندگان این سرور آن را می‌خوانند.
order-kind = دربارهٔ چیست؟
order-kind-insult = توهین
order-kind-name = نام
order-kind-stalling = وقت‌کشی
order-kind-cheating = تقلب
order-kind-other = چیز دیگر
order-words = اگر خواستید، در چند کلمه
order-send = فرستادن گزارش
order-sent = ممنون. گزارش شما رسید.
