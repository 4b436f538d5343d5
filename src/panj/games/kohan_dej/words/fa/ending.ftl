### Kohan Dej

## The end

kohan_dej-why-complete = { $who } در دور { $round } شهری با { $count } سازه را کامل کرد. آن دور تا پایان بازی شد.
    .you = در دور { $round } شهری با { $count } سازه را کامل کردید. آن دور تا پایان بازی شد.
kohan_dej-near-last_round = دور آخر: شهری کامل شده است.
kohan_dej-score-city_complete = شهر کامل
kohan_dej-score-unique = سازه‌های خاص
kohan_dej-mark-complete = شهر کامل شد
