### What the shelf says of the game

pax_pamir-name = پکس پامیر
pax_pamir-about = جناح‌های افغان میان سه ائتلاف: کارت بخرید، دربار بسازید و هنگام بررسی چیرگی در سمت درست بایستید.
