### Minerva

## Napló

minerva-log-activates = { $who } aktivál: { $way }.
    .you = Aktiválsz: { $way }.
minerva-log-assistant = { $who } segédet tesz egy lakóházra ({ $cell }).
    .you = Segédet teszel egy lakóházra ({ $cell }).
minerva-log-bought = { $who } nyersanyagot vesz ({ $resource }) { $denarii } dénárért.
    .you = Nyersanyagot veszel ({ $resource }) { $denarii } dénárért.
minerva-log-built = { $who } épít ({ $cell }): { $tile }.
    .you = Építesz ({ $cell }): { $tile }.
minerva-log-culture_tile = { $who } kultúralapkát vesz el ({ $culture }): { $points } pont.
    .you = Kultúralapkát veszel el ({ $culture }): { $points } pont.
minerva-log-declined = { $who } lemond a hatásról: { $tile }.
    .you = Lemondasz a hatásról: { $tile }.
minerva-log-exchanged = { $who } fizet: { $count } { $paid }, és kap: { $gained } { $good }.
    .you = Fizetsz: { $count } { $paid }, és kapsz: { $gained } { $good }.
minerva-log-fee = { $who } { $denarii } dénár díjat fizet.
    .you = { $denarii } dénár díjat fizetsz.
minerva-log-first_player = { $who } a kezdőjátékos.
    .you = Te vagy a kezdőjátékos.
minerva-log-gained = { $who } kap: { $count } { $good } ({ $tile }).
    .you = Kapsz: { $count } { $good } ({ $tile }).
minerva-log-glory_tile = { $who } megkapja a forduló { $place }. dicsőséglapkáját: { $points } pont.
    .you = Megkapod a forduló { $place }. dicsőséglapkáját: { $points } pont.
minerva-log-hired = { $who } segédet fogad fel; ára: { $count } { $good }.
    .you = Segédet fogadsz fel; ára: { $count } { $good }.
minerva-log-income = { $who } már passzolt, és { $denarii } dénárt kap.
    .you = Már passzoltál, és { $denarii } dénárt kapsz.
minerva-log-moved = { $who } áthelyez egy lapkát ({ $from } → { $to }): { $tile }.
    .you = Áthelyezel egy lapkát ({ $from } → { $to }): { $tile }.
minerva-log-other_half = A pár másik fele kikerül a játékból: { $tile }.
minerva-log-over_limit = { $who } túllépte a határt; dénárra vált: { $count } { $good }.
    .you = Túllépted a határt; dénárra váltasz: { $count } { $good }.
minerva-log-paid = { $who } fizet: { $count } { $good }.
    .you = Fizetsz: { $count } { $good }.
minerva-log-paid_pair = { $who } fizet: { $first } és { $second }, és kap: { $count } { $good }.
    .you = Fizetsz: { $first } és { $second }, és kapsz: { $count } { $good }.
minerva-log-pair = Új pár: { $first } és { $second }.
minerva-log-pair_with_round_tile = Új pár: { $tile } és egy fordulólapka, rajta { $denarii } dénár.
minerva-log-passed = { $who } passzol, és elveszi ezt a sorrendlapkát: { $order }.
    .you = Passzolsz, és elveszed ezt a sorrendlapkát: { $order }.
minerva-log-passed_solo = { $who } passzol.
    .you = Passzolsz.
minerva-log-removed_residence = { $who } kivesz egy lakóházat a játékból ({ $cell }).
    .you = Kiveszel egy lakóházat a játékból ({ $cell }).
minerva-log-residence = { $who } lakóházat rak le ({ $cell }).
    .you = Lakóházat raksz le ({ $cell }).
minerva-log-revealed = Új a létesítménylapka-területen: { $tile }.
minerva-log-round = Új forduló: { $round }.
minerva-log-score = { $who } eredménye: { $points } pont.
    .you = Az eredményed: { $points } pont.
minerva-log-sold = { $who } elad egy nyersanyagot: { $resource }.
    .you = Eladsz egy nyersanyagot: { $resource }.
minerva-log-temple_revealed = Új templom: { $tile }.
minerva-log-title = { $who } elnyert címe: { $rank }.
    .you = Elnyert címed: { $rank }.
minerva-log-took_round_tile = { $who } elveszi a fordulólapkát és { $denarii } dénárt; kikerül a játékból: { $tile }.
    .you = Elveszed a fordulólapkát és { $denarii } dénárt; kikerül a játékból: { $tile }.

## Pontozás

minerva-score-culture = Kultúralapkák
minerva-score-glory = Dicsőséglapkák
minerva-score-temples = Templomok
minerva-score-money = Pénz és nyersanyag
minerva-score-order = Sorrendlapka
minerva-score-tiles_won = Kultúra- és dicsőséglapkák
minerva-score-temple_count = Templomok száma
minerva-score-turn_order = Kisebb sorrendlapka
