### What the shelf says of the game

kohan_dej-name = کهن‌دژ
kohan_dej-about = پنهانی نقشی برگزینید، سکه و کارت جمع کنید و باشکوه‌ترین شهر دژ را بسازید.
