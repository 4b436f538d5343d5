### What the shelf says of the game

pax_pamir-name = پکس پامیر
pax_pamir-about = جناح‌های افغان میان سه ائتلاف: کارت بخرید، دربار بسازید و هنگام بررسی چیرگی در جبههٔ درست باشید.
pax_pamir-temper = ۹۰ دقیقه · برای آدم‌های جسور

pax_pamir-learn-1_title = بازار و دربار شما
pax_pamir-learn-2_title = دربار چه کارها می‌کند
pax_pamir-learn-3_title = چه کسی چیره است؟ بررسی چیرگی
pax_pamir-learn-4_title = جاسوس، رشوه و خیانت
pax_pamir-learn-5_title = تنها در برابر واخان

pax_pamir-puzzle-coin = سکه سمت چپ
    .about = کدام کارت به بهایش می‌ارزد و پول به چه کسی می‌رسد؟
pax_pamir-puzzle-tribe = آخرین قبیله
    .about = یک مهره کمتر می‌تواند دربار یا ائتلافی را بیندازد. کدام مهره؟
pax_pamir-puzzle-turncoat = تغییر وفاداری
    .about = وقت بررسی، وفاداران پاداش می‌گیرند. وفادار به چه کسی؟
pax_pamir-puzzle-ways = در راه
    .about = سپاه، قبیله و جاسوس باید جایی باشند که لازم‌اند. آنجا کجاست؟
pax_pamir-puzzle-four_ahead = چهار تا جلوتر
    .about = ائتلاف وقتی چیره است که چهار قطعه جلو باشد. کمکش می‌کنید برسد؟
pax_pamir-puzzle-keep = چه نگه داریم
    .about = گاهی کمتر بهتر است: کدام کارت، سکه یا کار را نگه می‌دارید؟
