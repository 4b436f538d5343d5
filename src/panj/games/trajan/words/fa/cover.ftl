### What the shelf says of the game

trajan-name = تراژان
trajan-about = نشانگرهای عمل را بازنشانی کنید، پاسخ‌گوی تقاضاهای مردم روم باشید و همزمان در شش جا امتیاز بگیرید.

trajan-style-merchant = بازرگان
    .about = پیش از هر چیز کشتی‌ها و کالاها را می‌بیند.
