### مینروا

## گزینه‌ها

minerva-option-start_player = بازیکن آغازگر
    .about = چه کسی اول بازی می‌کند؛ بقیه با پول بیشتری آغاز می‌کنند.
minerva-option-start_player-random = تصادفی
minerva-option-start_player-first_seat = صندلی اول
minerva-option-tiles = جدول کاشی‌ها
    .about = جدول‌های همراه بازی، که بخشی از آن‌ها بازسازی است، یا جدول‌های تصحیح‌شدهٔ خودتان.
