### پکس پامیر

## گزینه‌ها

pax_pamir-option-open_hands = دست‌های باز
    .about = همه کارت‌های دست همه را می‌بینند.
pax_pamir-option-wakhan = همراه واخان
    .about = صندلی آخر بازیکن خودکار دارد: واخان.
pax_pamir-option-wakhan_edition = قوانین واخان
    .about = چاپ‌ها در فرمانداری او، زمان خرید بررسی و ترتیب دستورها فرق دارند.
pax_pamir-option-wakhan_edition-first = چاپ اول
pax_pamir-option-wakhan_edition-second = چاپ دوم
pax_pamir-option-savvy_purchasing = خرید زیرکانه
    .about = واخان کارت ارزان‌تری از همان مجموعه را می‌گیرد اگر حداقل به همان خوبی باشد.
pax_pamir-option-spy_movement = حرکت جاسوس
    .about = اگر ارتشی نتواند حرکت کند، واخان جاسوسی بیکار را حرکت می‌دهد.
pax_pamir-option-steadfast_loyalty = وفاداری پایدار
    .about = وفاداری واخان به ائتلاف آزادی می‌رود که بیشترین بلوک را دارد.
