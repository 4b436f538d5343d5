### Amit a böngészős asztal mond.

## Általános

web-page_about = Társasjátékok egy asztalnál, emberekkel, botokkal vagy mindkettővel.
web-no_script = A Panj tábláihoz JavaScript kell. Minden asztalnak van egyszerű szöveges oldala is: írd a címe végére, hogy { $path }.
web-skip = Ugrás a tartalomra
web-nav = Főmenü
web-nav-play = Játék
web-nav-tables = Asztalok
web-nav-learn = Tanulás
web-nav-puzzles = Feladványok
web-back = Vissza
web-back_home = A kezdőlapra
web-close = Bezárás
web-details = Részletek
web-zoom_fit = Illesztés az ablakhoz
web-more_moves = Továbbiak…
web-save = Mentés
web-saved = Elmentve
web-copy = Másolás
web-copied = Másolva
web-share = Megosztás
web-more = Több
web-less = Kevesebb
web-about = Erről: { $thing }
web-loading = Betöltés
web-no_network = Nincs hálózat. A már megnyitott, befejezett játszmákat így is megnézheted.
web-you = te
web-live = Élő
web-offline = Nincs kapcsolat
web-days = { $days } nap
web-points = { $points ->
   *[other] pont
}
web-players_here = Játékosok
web-theme-to_dark = Sötét téma
web-theme-to_light = Világos téma
web-guest_names = Dani, Zsófi, Bence, Luca, Máté, Eszter, Soma, Juli

## Új asztal

web-new-title = Új asztal
web-new-name = Az asztal neve
web-new-name_usual = ahogy szeretnéd
web-new-seats = Helyek
web-new-seat_count = { $seats }, { $least } és { $most } között
web-new-person = Ember
web-new-open = Nyitott
web-new-here = ezen az eszközön
web-new-by_link = linkkel
web-new-player_name = { $seat }. játékos neve
web-new-bot_of = { $seat }. hely botja
web-new-style_of = A bot stílusa ({ $seat }. hely)
web-new-add = Hely hozzáadása
web-new-remove = Hely elvétele
web-new-automa = automata játékos
web-new-with_automa = Játék vele: { $name }
web-new-clock = Óra játékosonként
web-new-clock-none = Nincs óra
web-new-clock-live15 = 15 perc + 30 mp
web-new-clock-live5 = 5 perc + 10 mp
web-new-clock-days3 = 3 nap lépésenként
web-new-listed = Látsszon a nyitott asztalok közt
web-new-watchers = Nézők
web-new-watchers-all = jöhetnek
web-new-watchers-late = 10 lépéssel később
web-new-watchers-none = nincsenek
web-new-chosen = { $count ->
       [0] Választás…
      *[other] { $count } kiválasztva
    }
web-new-shipped = a játékkal adottak
web-new-shipped_again = Vissza a mellékelt táblázatokhoz
web-new-strange_files = A játék nem ismeri ezeket a fájlokat: { $files }. Ismeri: { $known }.
web-new-own_files = { $count } saját fájl
web-new-more_options = még { $count } beállítás
web-new-usual = Vissza a szokásos beállításokhoz
web-options-usual = Minden beállítás a szokásos.
web-new-play = Játék indítása
web-new-open_table = Asztal megnyitása
web-new-link_now = A linket már most elküldheted, vagy megmutathatod a kódot: { $seats } hely szabad.
web-invite-link = Link ehhez az asztalhoz
web-invite-qr = A link képként, kamerának
web-invite-about = Küldd el a linket, vagy mutasd meg a kódot; a szabad helyek maguktól betelnek.

## Kezdés előtt

web-wait-title = Még { $seats } szabad hely van
web-wait-full = Mindenki itt van
web-wait-clock_none = Nincs óra
web-wait-clock_live = Játékosonként { $minutes } perc, minden kör után még { $seconds } másodperc
web-wait-clock_days = Lépésenként { $days } nap
web-wait-takeover = Akinek lejár az ideje, helyette egy bot játszik tovább.
web-wait-usual = A szokásos szabályok
web-wait-without = Kimarad: { $option }
web-wait-option = { $option }: { $choice }
web-wait-sit = Leülök
web-wait-leave = Felállok
web-wait-kept = { $who } helye
web-wait-open = Bárki leülhet ide
web-wait-start = Játék indítása
web-wait-host = Ha minden hely betelt, a házigazda elindítja a játékot.
web-wait-dock = A játék még nem kezdődött el.
web-wait-not_yet = Ha valaki ezt a linket küldte, az asztal talán még nincs megnyitva. Az oldal magától újra megnézi.
web-low_time = Még { $seconds } másodperced van.
web-stand_in-chip = bot játszik
web-stand_in-plays = { $who } helyett egy bot játszik.
web-stand_in-out = { $who } ideje lejárt
web-stand_in-about = Egyelőre egy bot játszik { $who } helyett. A hely és a név megmarad.
web-stand_in-round = Lejárt az időd ({ $round }. forduló).
web-stand_in-then = Lejárt az időd.
web-stand_in-left = Elhagytad a játszmát.
web-stand_in-gone = { $who } elhagyta a játszmát
web-stand_in-removed = Eltávolítottak ettől az asztaltól.
web-stand_in-sent = { $who } nem játszhat tovább az asztalnál
web-stand_in-moves = Egy bot { $moves } lépést tett helyetted.
web-stand_in-given = Még { $minutes } percet kaptál.
web-gift = { $minutes } perc adása: { $who }
web-ok = Rendben
web-pause-begin = Szünet az asztalnál
web-pause-title = Az asztalnál szünet van
web-pause-about = Az órák állnak, és senki sem léphet.
web-pause-host = A házigazda folytatja majd a játékot.
web-pause-end = Folytatás
web-record-first = Ez volt az első játszmád ebben a játékban: { $game }.
web-record-best = Ez az eddigi legjobb játszmád.
web-record-first_win = Ez az első győzelmed, { $games } játszmából.
web-record-wins = { $games } játszmából { $wins } győzelem.
web-over-largest = A legdrágább lépésed: { $move }
web-over-largest_look = Megnézem
web-review-largest = A legdrágább: { $move } ({ $place }).
web-review-turn = { $turn }. kör
web-review-early = { $part }: még nem volt
web-review-after = { $part }: { $number } volt
web-stand_in-back = Visszaülök a helyemre
web-seat-former = Egykori játékos
web-seat-open = szabad hely
web-seat-automa = automata
web-seat-is_bot = Bot: { $level }
web-seat-is_automa = Automata játékos, a játékszabály szerint lép
web-seat-is_here = Az asztalnál ül
web-seat-is_away = Nincs az asztalnál
web-seat-away = nincs itt
web-seat-turn = ő lép
    .you = te lépsz
web-seat-next = ő következik
web-seat-thinking = gondolkodik

## A kérdés

web-prompt = A kérdés
web-crumb = Visszavonás: { $thing }
web-undo = Visszavonás
web-undo_turn = Kör visszavonása
web-sure = { $move }?
web-sure-ends = { $move }, és vége a körödnek?
web-sure-reveals = Ezzel új dolog derül ki: nem vonható vissza.
web-settle = Vége a körnek?
web-settle-untold = Még senki sem tud róla.
web-settle-next = Még senki sem tud róla. Ha befejezed a körödet, { $who } következik.
web-settle-end = Kör vége
web-ledger = A köröd
web-ledger-done = (kész)
web-ledger-off = (most nem lehet)
web-leaves = { $move }? Maradt még { $things } dolog
web-changes = Mi változik
web-changes-lose = Elveszíted
web-changes-get = Megkapod
web-give_up-abandon = Feladod?
web-give_up-abandon-about = A játszma itt mindenkinek véget ér.
web-give_up-resign = Javaslod a játszma befejezését?
web-give_up-resign-about = Véget ér, ha mindenki beleegyezik.
web-give_up-quit = Elhagyod a játszmát?
web-give_up-quit-about = Egy bot játszik helyetted; visszajöhetsz.
web-give_up-quit-ends = Ennél az asztalnál nem játszhat bot: a játszma mindenkinek véget ér.
web-give_up-leave = Elmegyek
web-give_up-leave-again = A távozáshoz nyomd meg még egyszer.
web-give_up-yes = Feladás
web-give_up-press = tartsd lenyomva
web-give_up-again = A feladáshoz nyomd meg még egyszer.
web-give_up-no = Játszom tovább
web-sure-yes = Igen, megteszem
web-thinks = { $who } gondolkodik.
web-thinks-progress = Hozzávetőleges haladás
web-thinks-for = eddig { $seconds } másodperc
web-waiting-hint = Közben mindent megnézhetsz.
web-watching = Nézőként vagy itt.
web-watching-hint = A rejtett dolgok előtted is rejtve maradnak.
web-curtain = { $who } következik.
web-curtain-hint = Kérlek, a többiek forduljanak el.
web-curtain-look = Én vagyok, mutasd
web-lost = { $seconds ->
    [0] Megszakadt a kapcsolat. Újabb próbálkozás…
   *[other] Megszakadt a kapcsolat. Újabb próbálkozás { $seconds } másodperc múlva.
}
web-lost-kept = Semmi sem veszett el, amit választottál.
web-lost-now = Próbáld most
web-refused-again = Az asztal újra naprakész; válassz újra.
web-report_error = Másolás hibajelentéshez
web-abandoned = Ezt a játszmát feladták.
web-proposal-undo = { $who } szeretné visszavenni az utolsó lépést.
web-proposal-resign = { $who } azt javasolja, hogy itt érjen véget a játék.
web-proposal-yes = Egyetértek
web-proposal-no = Elutasítom
web-proposal-waiting = Várakozás a többiekre.
web-menu = Asztal menüje
web-menu-undo = Visszavétel kérése
web-menu-resign = Befejezés javaslata
web-menu-quit = Játszma elhagyása
web-menu-abandon = Asztal feladása
web-menu-export = Játszma letöltése
web-order = Bejelentés vagy némítás
web-order-about = { $who }: bejelentés vagy némítás

## Napló, csevegés, szabályok

web-log = Napló
web-log_and_chat = Napló és csevegés
web-log-moment = E pillanat megtekintése
web-chat = Csevegés
web-chat-empty = Még senki sem írt.
web-chat-say = Írj valamit…
web-chat-send = Küldés
web-rules-of = Szabályok: { $game }
web-rules-games = Játékok
web-rules-search = Keresés a szabályokban
web-rules-none = Nincs találat a szabályokban.
web-rules-now = Most
web-rules-why = Itt miért nem?
web-chapter-0 = Röviden
web-chapter-1 = Tartozékok
web-chapter-2 = Előkészítés
web-chapter-3 = A játék menete
web-chapter-4 = Akciók és hatások
web-chapter-5 = A játék vége és a pontozás
web-chapter-6 = Változatok
web-chapter-7 = Mi nyílt, mi titkos
web-chapter-9 = Szabályértelmezések

## Vége és visszajátszás

web-replay = Visszajátszás
web-replay-start = A kezdet
web-replay-back = Egy lépés vissza
web-replay-forth = Egy lépés előre
web-replay-turn_back = Egy kör vissza
web-replay-turn_forth = Egy kör előre
web-replay-round_back = Egy forduló vissza
web-replay-round_forth = Egy forduló előre
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-speed = Sebesség
web-replay-move_of = { $move }. lépés (összesen { $moves })
web-replay-eyes = Kinek a szemével
web-replay-share = Link ehhez a pillanathoz
web-replay-try = Próbáld ki
web-replay-live = Vissza az élő játékhoz
web-replay-table = Az asztalhoz
web-replay-no_chat = A csevegés az asztalnál van.

## Beállítások

web-account = Fiók
web-account-about = Fiók: jelszó, eszközök, adatok
web-settings = Beállítások
web-settings-name = A neved
web-settings-guest = vendég
web-settings-theme = Téma
web-settings-theme-light = Világos
web-settings-theme-dark = Sötét
web-settings-theme-system = Rendszer
web-settings-text = Betűméret
web-settings-text-small = Kicsi
web-settings-text-normal = Normál
web-settings-text-large = Nagy
web-settings-text-huge = Óriási
web-settings-motion = Mozgás
web-settings-motion-full = Teljes
web-settings-motion-short = Rövid
web-settings-motion-none = Semmi
web-settings-confirm = Lépések megerősítése
web-settings-confirm-about = nagy következményű lépések előtt
web-settings-confirm-never = Soha
web-settings-confirm-final = Csak a fontosakat
web-settings-confirm-always = Mindig
web-settings-forced = Kényszerlépések automatikusan
web-settings-forced-about = ha csak egy lehetőség van, és nincs mit visszavonni
web-settings-hold = A kör vége előtt még egyszer átnézem
web-settings-warn = Figyelmeztetés a fel nem használt képességekre
web-settings-warn-about = ha véget érne a kör, és maradt még valami
web-settings-sound = Hang
web-settings-volume = Hangerő
web-settings-sounds = Hangok
web-settings-sounds-turn = Csak az én köröm
web-settings-sounds-pieces = Darabok
web-settings-sounds-all = Minden
web-sound-mute = Hang kikapcsolása
web-sound-unmute = Hang bekapcsolása
web-settings-notify = Szólj, ha én jövök
web-settings-notify-about = ha ez az oldal a háttérben van

## A szöveges asztal

web-text_table = Szöveges asztal
web-text-title = { $game }: szöveges asztal
web-text-board = A táblához
web-text-reload = Frissítés
web-text-now = Most
web-text-moves = Amit tehetsz
web-text-score = Pontok eddig
web-text-on_table = Az asztalon
web-text-empty = semmi
web-generic-moves = Amit tehetsz
web-generic-filter = Lépés keresése
web-generic-table = Az asztalon

## A nézet részei

web-view-round = Forduló
web-view-rounds = Fordulók
web-view-options = Beállítások
web-view-players = Játékosok
web-view-points = Pontok
web-view-total = Összesen

## Tippek

web-hint = Tipp
web-hint-wait = A lépéseiden gondolkodom…
web-hint-best = A legjobb: { $move }
web-hint-then = Aztán:
web-hint-step = { $who }: { $move }
web-hint-about = Minden sáv azt mutatja, milyen határok között lehet a nyerési esélyed.
web-hint-fair = A vékony vonal az egyenlő esély: { $share }.
web-hint-ideas = { $ideas ->
    [1] Egy ötlet
    [2] Két ötlet
   *[other] Három ötlet
}
web-hint-several = Több jó lépés is van
web-hint-do = Ezt lépem
web-hint-band = { $low } – { $high }
web-hint-on = Tippekkel
web-hint-marked = Tippekkel, ezt az eredmény jelzi
web-new-hints = Tippek
    .about = A játékosok kérhetik a legjobb lépéseket és az indoklásukat.
web-new-learners = Jelölés a tippet kérőknél
    .about = Tanulóknak: az eredményben izzó jelzi, ki kért tippet.

## Az elemzés

web-review = Elemzés
web-review-chart = Esélyek a játszma során
web-review-legend = sáv: mennyire biztos · pontozott: egyenlő esély
web-review-progress = Az elemzés előrehaladása
web-review-at_work = { $done } / { $total } lépés elemezve
web-review-wait = Minden lépés elemzése folyik…
web-review-whose = Kinek a lépései
web-review-mine = Csak az enyém
web-review-everybody = Mindenki
web-review-my_sum = { $mistakes ->
       [0] Egy lépésed sem került többe, mint ami a véletlennel magyarázható.
      *[other] { $mistakes } lépésed többe került, mint ami a véletlennel magyarázható.
    }
web-review-sum = { $mistakes ->
       [0] Egy lépés sem került többe, mint ami a véletlennel magyarázható.
      *[other] { $mistakes } lépés többe került, mint ami a véletlennel magyarázható.
    }
web-review-looked = { $moves } döntést elemeztünk.
web-review-finds = Jó meglátások
web-review-about = Csak az számít, amit akkor látni lehetett. A lista nem tartalmazza azokat a lépéseket, amelyek vesztesége kisebb a becslés hibájánál.
web-review-move = { $move }. lépés
web-review-was_played = megtett
web-review-was_better = jobb
web-review-played = { $who } lépése: { $move }.
    .you = A te lépésed: { $move }.
web-review-better = Jobb lett volna: { $move }.
web-review-cost = Nyerési esély: a jobb lépéssel { $better }, ahogy történt, { $made }.
web-review-lesson = Az elemzett lépés
web-review-place = { $place } / { $all }
web-review-choose = Válassz egy lépést a listából.
web-review-none = Egy lépés sem került többe, mint ami a véletlennel magyarázható.
web-review-previous = Előző tanulság
web-review-next = Következő tanulság
web-review-try = Próbáld meg innen
web-practice = Gyakorlás innen: { $move }. lépés
web-practice-about = Nem számít az értékelésbe; ami rejtve volt, azt újra kisorsoltuk.
web-practice-back = Vissza az elemzéshez

web-how_to_play = Így kell játszani
web-settings-tips = Az edző tanácsai az első játszmában
