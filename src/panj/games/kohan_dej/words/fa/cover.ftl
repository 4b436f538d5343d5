### What the shelf says of the game

kohan_dej-name = کهن‌دژ
