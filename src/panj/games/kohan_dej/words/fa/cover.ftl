### What the shelf says of the game

kohan_dej-name = کهن‌دژ
kohan_dej-about = پنهانی نقشی انتخاب کنید، سکه و کارت جمع کنید و باشکوه‌ترین شهر دژ را بسازید.
kohan_dej-temper = ۴۵ دقیقه · بلوف و ساختن

kohan_dej-learn-1_title = نقش پنهان، سازهٔ اول
kohan_dej-learn-2_title = چه کسی کیست؟ قتل، دزدی، بلوف
kohan_dej-learn-3_title = رنگ‌ها درآمدند، سردار حمله می‌کند
kohan_dej-learn-4_title = سازه‌های خاص و سازهٔ هفتم

kohan_dej-puzzle-finish = حالا یا بعد
    .about = شهرِ کامل بازی را به پایان می‌برد. آن‌وقت شما جلو هستید؟
kohan_dej-puzzle-role = کدام نقش؟
    .about = آنچه برمی‌دارید به شما کمک می‌کند، آنچه می‌گذارید به دیگران. این دور کدام نقش را لازم دارید؟
kohan_dej-puzzle-name_role = نقش را نام ببرید
    .about = شهر و سکه‌ها می‌گویند چه کسی چه برداشته است. کدام نقش را نام می‌برید؟
kohan_dej-puzzle-stop = شهر را متوقف کنید
    .about = کسی به شهر کامل نزدیک است. چه چیزی جلویش را می‌گیرد، و به بهایش می‌ارزد؟
kohan_dej-puzzle-order = ترتیب نوبت
    .about = درآمد، توانایی، ساختن: کدام اول است و کدام می‌تواند صبر کند؟
