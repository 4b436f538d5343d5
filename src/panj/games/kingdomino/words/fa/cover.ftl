### What the shelf says of the game

kingdomino-name = کینگدومینو
kingdomino-about = ناحیه‌ها را انتخاب کنید، دور قصرتان بچینید و با تاج‌ها به آن‌ها ارزش بدهید.
kingdomino-temper = ۲۰ دقیقه · آسان‌ترین

kingdomino-style-planner = برنامه‌ریز
    .about = جای خالی نمی‌گذارد و روی امتیازهای اضافه حساب می‌کند.
kingdomino-style-collector = گردآور
    .about = فقط امتیازهای روی میز را می‌شمارد و دورتر را نمی‌بیند.

kingdomino-learn-1_title = زمین بچینید، تاج بشمارید
kingdomino-learn-2_title = زمین خوب یا نوبت زودتر؟
kingdomino-learn-3_title = خانه‌های آخر و امتیازهای اضافه

kingdomino-puzzle-room = جا برای همه
    .about = هر دومینویی که جا نشود از دست می‌رود. بعدی‌ها کجا جا می‌شوند؟
kingdomino-puzzle-deny = بردار یا نگذار
    .about = آنچه شما جا بگذارید نصیب دیگری می‌شود. قلمرو دیگران را هم ببینید.
kingdomino-puzzle-bonuses = امتیازهای اضافه
    .about = قصر در میانه، هیچ جای خالی: هنوز می‌شود به امتیاز اضافه رسید؟
kingdomino-puzzle-rich = زودتر یا پربارتر
    .about = عدد کوچک زودتر انتخاب می‌کند، عدد بزرگ تاج دارد. حالا کدام بهتر است؟
kingdomino-puzzle-join = پیوند
    .about = خانه ضربدر تاج: این دومینو کجا در پایان بیشتر می‌آورد؟
