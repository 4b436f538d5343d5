### Minerva

## Napló

minerva-log-activates = { $who } aktivált egy sort ({ $way }).
    .you = Aktiváltál egy sort ({ $way }).
minerva-log-assistant = { $who } segédet tett egy lakóházra.
    .you = Segédet tettél egy lakóházra.
minerva-log-bought = { $who } nyersanyagot vett ({ $resource }) { $denarii } dénárért.
    .you = Nyersanyagot vettél ({ $resource }) { $denarii } dénárért.
minerva-log-built = { $who } megépítette: { $tile }.
    .you = Megépítetted: { $tile }.
minerva-log-culture_tile = { $who } kultúralapkát vett el ({ $culture }): { $points } pont.
    .you = Kultúralapkát vettél el ({ $culture }): { $points } pont.
minerva-log-declined = { $who } lemondott a hatásról: { $tile }.
    .you = Lemondtál a hatásról: { $tile }.
minerva-log-exchanged = { $who } fizetett: { $count } { $paid }, és kapott: { $gained } { $good }.
    .you = Fizettél: { $count } { $paid }, és kaptál: { $gained } { $good }.
minerva-log-fee = { $who } { $denarii } dénár díjat fizetett.
    .you = { $denarii } dénár díjat fizettél.
minerva-log-first_player = { $who } lett a kezdőjátékos.
    .you = Te lettél a kezdőjátékos.
minerva-log-gained = { $who } kapott: { $count } { $good } ({ $tile }).
    .you = Kaptál: { $count } { $good } ({ $tile }).
minerva-log-glory_tile = { $who } megkapta a forduló { $place }. dicsőséglapkáját: { $points } pont.
    .you = Megkaptad a forduló { $place }. dicsőséglapkáját: { $points } pont.
minerva-log-hired = { $who } segédet fogadott fel; ára: { $count } { $good }.
    .you = Segédet fogadtál fel; ára: { $count } { $good }.
minerva-log-income = { $who } már passzolt, és { $denarii } dénárt kapott.
    .you = Már passzoltál, és { $denarii } dénárt kaptál.
minerva-log-moved = { $who } áthelyezett egy lapkát: { $tile }.
    .you = Áthelyeztél egy lapkát: { $tile }.
minerva-log-other_half = A pár másik fele kikerült a játékból: { $tile }.
minerva-log-over_limit = { $who } túllépte a határt; dénárra váltott: { $count } { $good }.
    .you = Túllépted a határt; dénárra váltottál: { $count } { $good }.
minerva-log-paid = { $who } fizetett: { $count } { $good }.
    .you = Fizettél: { $count } { $good }.
minerva-log-paid_pair = { $who } fizetett: { $first } és { $second }, és kapott: { $count } { $good }.
    .you = Fizettél: { $first } és { $second }, és kaptál: { $count } { $good }.
minerva-log-pair = Új pár: { $first } és { $second }.
minerva-log-pair_with_round_tile = Új pár: { $tile } és egy fordulólapka, rajta { $denarii } dénár.
minerva-log-passed = { $who } passzolt, és elvette ezt a sorrendlapkát: { $order }.
    .you = Passzoltál, és elvetted ezt a sorrendlapkát: { $order }.
minerva-log-passed_solo = { $who } passzolt.
    .you = Passzoltál.
minerva-log-removed_residence = { $who } kivett egy lakóházat a játékból.
    .you = Kivettél egy lakóházat a játékból.
minerva-log-residence = { $who } lakóházat rakott le.
    .you = Lakóházat raktál le.
minerva-log-revealed = Új a létesítménylapka-területen: { $tile }.
minerva-log-round = Elkezdődött { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. forduló.
minerva-log-score = { $who } eredménye: { $points } pont.
    .you = Az eredményed: { $points } pont.
minerva-log-sold = { $who } eladott egy nyersanyagot: { $resource }.
    .you = Eladtál egy nyersanyagot: { $resource }.
minerva-log-temple_revealed = Új templom: { $tile }.
minerva-log-title = { $who } elnyerte ezt a címet: { $rank }.
    .you = Elnyerted ezt a címet: { $rank }.
minerva-result-title = { $who } { $points } pontot szerzett, elnyert címe: { $rank }.
    .you = { $points } pontot szereztél, elnyert címed: { $rank }.
minerva-log-took_round_tile = { $who } elvette a fordulólapkát és { $denarii } dénárt; kikerült a játékból: { $tile }.
    .you = Elvetted a fordulólapkát és { $denarii } dénárt; kikerült a játékból: { $tile }.

## Pontozás

minerva-score-culture = Kultúralapkák
minerva-score-glory = Dicsőséglapkák
minerva-score-temples = Templomok
minerva-score-money = Pénz és nyersanyag
minerva-score-order = Sorrendlapka
minerva-score-tiles_won = Kultúra- és dicsőséglapkák
minerva-score-temple_count = Templomok száma
minerva-score-turn_order = Kisebb sorrendlapka
