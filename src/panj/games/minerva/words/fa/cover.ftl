### What the shelf says of the game

minerva-name = مینروا
minerva-about = شهری رومی را کاشی به کاشی بسازید و خیابان‌هایش را یکجا به کار بیندازید.
minerva-temper = ۴۰ دقیقه · تنها هم می‌شود

minerva-style-scholar = دانشور
    .about = برای فرهنگ زنده است.
minerva-style-champion = پهلوان
    .about = در هر دور افتخار را می‌خواهد.

minerva-learn-1_title = ردیف بسازید، بعد بیدارش کنید
minerva-learn-2_title = فرهنگ، و دستیاری برای تکرار آن
minerva-learn-3_title = افتخار، معبد و پایان بازی

minerva-puzzle-stay = ماندن یا گذشتن
    .about = یک عمل دیگر، یا کاشی ترتیب نوبت بهتر؟
minerva-puzzle-glory = بهای افتخار
    .about = کمک را با پول یا با افتخار می‌شود خرید. در پایان چقدر تمام می‌شود؟
minerva-puzzle-ways = کدام سو؟
    .about = هر ردیف همان را می‌دهد که در آن است. کدام را به کار می‌اندازید و به کدام سو؟
minerva-puzzle-crossing = جای دوسویه
    .about = جای خوب هم‌زمان به درد دو ردیف یا دو معبد می‌خورد. کجاست؟
minerva-puzzle-symbol = یک نماد کم
    .about = کاشی فرهنگ نصیب کسی می‌شود که زودتر برسد. چه چیزی شما را به‌موقع می‌رساند؟
minerva-puzzle-trade = از چه می‌شود گذشت؟
    .about = منابع پول است و پول یعنی فرصت. بدون کدام کارتان راه می‌افتد؟
minerva-puzzle-builds = کدام ساختمان؟
    .about = هر ساختمان تا پایان برای شما کار می‌کند. از حالا به بعد کدام ارزشمندتر است؟
