### Kingdomino

## The end

kingdomino-why-rounds = دور { $rounds } آخرین دور بود: همهٔ دومینوها متصل یا از بازی خارج شدند.
kingdomino-why-dynasty = هر { $games } بازی سلسله پادشاهی تمام شد و امتیازهایشان با هم جمع شد.
kingdomino-near-last_round = دور آخر: پادشاه‌ها فقط دومینوی خود را متصل می‌کنند و انتخاب تازه‌ای نیست.
kingdomino-stage-game = بازی { $game }
