### What the shelf says of the game

minerva-name = مینروا

minerva-style-scholar = دانشور
    .about = برای فرهنگ زنده است.
minerva-style-champion = پهلوان
    .about = در هر دور افتخار را می‌خواهد.
