### What the shelf says of the game

minerva-name = مینروا
minerva-about = شهری رومی را کاشی به کاشی بسازید و خیابان‌هایش را یک‌باره به کار بیندازید.

minerva-style-scholar = دانشور
    .about = برای فرهنگ زنده است.
minerva-style-champion = پهلوان
    .about = در هر دور افتخار را می‌خواهد.
