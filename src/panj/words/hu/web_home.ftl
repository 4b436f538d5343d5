### A kezdőlap: mi vár rám, mit játszhatok most, ki van még itt.

## Mi vár rám

web-home-your_move = Te következel
web-home-left = még { $time }
web-home-others = { $people ->
    [0] csak te
    [one] te és még { $people } játékos
   *[other] te és még { $people } játékos
}

## Játék most

web-home-play_now = Játssz most
web-home-play_about = Egy kattintás, úgy, ahogy legutóbb játszottál.
web-home-first_about = Egy kattintás, és már az asztalnál ülsz.
web-home-with_friends = Barátokkal
web-home-change = A beállítások módosítása: { $game }
web-home-alone = egyedül
web-home-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}
web-home-bots_of = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}, { $level }
web-home-soon = hamarosan
web-home-failed = A kiszolgáló nem válaszol. Próbáld újra.
web-home-you_are = A neved: { $name }
web-home-account_about = Egy név elég. Bármikor megváltoztathatod.
web-home-rename = Módosítom
web-home-new_here = Új vagy itt? Öt perc
web-home-new_about = Tanuld meg játék közben: { $game }.

## Az asztalaim

web-home-mine = Az asztalaim
web-home-which = Melyik asztalok
web-home-all = Mind
web-home-running = Folyamatban
web-home-opened = Nyitott
web-home-over = Befejezett
web-home-empty = Itt lesznek az asztalaid. Játssz most, vagy ülj le egy nyitott asztalhoz.
web-home-none_such = Ilyen most nincs.
web-home-more = Több
web-home-less = Kevesebb
web-home-host_table = { $who } asztala
web-home-your_turn = Te következel
web-home-waiting = { $who } következik
web-home-waiting_since = { $who } következik, { $time } óta
web-home-goes_on = folyamatban
web-home-paused = szünetel
web-home-free = { $seats ->
    [0] Indulhat a játék
    [one] { $seats } szabad hely
   *[other] { $seats } szabad hely
}
web-home-sitting = te is itt ülsz
web-home-placed = { $place }. hely, { $seats } játékosból, { $points } pont
web-home-won = { $who } győzött { $points } ponttal
web-home-given_up = idő előtt véget ért
web-home-play = Játssz
web-home-look = Megnézem
web-home-invite = Meghívás
web-home-join = Leülök
web-home-watch = Nézem
web-home-replay = Visszajátszás

## Szabad helyek

web-home-open = Szabad helyek
web-home-pace_none = óra nélkül
web-home-pace_live = { $minutes } perc + { $seconds } mp
web-home-pace_days = lépésenként { $days } nap
web-home-taken = { $taken } / { $seats } hely foglalt

## A társalgó

web-lobby-title = Asztalok
web-lobby-open = Szabad helyek
web-lobby-running = Folyamatban
web-lobby-over = Befejezett
web-lobby-games = Játékok
web-lobby-all_games = Minden játék
web-lobby-paces = Tempó
web-lobby-pace-any = Bármilyen tempó
web-lobby-pace-live = Élő
web-lobby-pace-days = Lassú
web-lobby-pace-none = Óra nélkül
web-lobby-search = Asztal vagy játékos
web-lobby-search_about = Legalább három betű
web-lobby-none-open = Senki sem vár. Nyiss egy asztalt, vagy játssz botokkal, amíg jön valaki.
web-lobby-none-running = Most senki sem játszik úgy, hogy bárki nézhetné.
web-lobby-none-over = Még nincs olyan befejezett játszma, amelyet bárki megnézhet.
web-lobby-none_fits = Ezeknek a szűrőknek semmi sem felel meg.
web-lobby-clear = Mutasd mindet
web-lobby-pages = Oldalak
web-lobby-previous = Előző oldal
web-lobby-next = Következő oldal

## A kiszolgáló nem válaszol

web-down-title = A kiszolgáló nem válaszol.
web-down-shown = Amit látsz, az ekkori állapot: { $time }.
web-down-again = Újabb próba { $seconds } másodperc múlva.
web-down-trying = Most próbálom.
web-down-try = Próbáld most

## Itt nincs semmi

web-lost-title = Itt nincs semmi
web-lost-about = Az asztalt bezárták, a link hiányos, vagy csak azoké, akik ott ülnek.
web-lost-mine = Az asztalaim
