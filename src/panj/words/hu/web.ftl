### Amit a böngészős asztal mond.

## Általános

web-skip = Ugrás a tartalomra
web-nav = Főmenü
web-nav-play = Játék
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
web-you = te
web-understood = Rendben
web-live = Élő
web-offline = Nincs kapcsolat
web-days = { $days } nap
web-points = { $points ->
   *[other] pont
}
web-players = { $least }–{ $most } játékos
web-players_here = Játékosok
web-theme-to_dark = Sötét téma
web-theme-to_light = Világos téma
web-guest_names = Dani, Zsófi, Bence, Luca, Máté, Eszter, Soma, Juli

## Kezdőlap

web-home-choose = Válassz játékot
web-home-about = Öt játék, egy asztal: emberekkel, botokkal vagy vegyesen.
web-home-soon = hamarosan
web-home-mine = Az asztalaim
web-home-open = Nyitott asztalok
web-home-over = Befejezett játszmák
web-home-empty = Még nem fut játszma. Válassz egyet fent, és kezdd el.
web-home-failed = A kiszolgáló nem válaszol. Próbáld újra.
web-home-your_turn = Te következel
web-home-running = folyamatban
web-home-free = { $seats } szabad hely
web-home-continue = Folytatás
web-home-join = Csatlakozás
web-home-watch = Nézés
web-home-replay = Visszajátszás

## Új asztal

web-new-title = Új asztal
web-new-of = Új asztal: { $game }
web-new-seats = Helyek
web-new-seat_count = { $seats }, { $least } és { $most } között
web-new-person = Ember
web-new-open = Nyitott
web-new-here = ezen az eszközön
web-new-by_link = linkkel
web-new-player_name = { $seat }. játékos neve
web-new-bot_of = { $seat }. hely botja
web-new-style_of = A bot stílusa a { $seat }. helyen
web-new-add = Hely hozzáadása
web-new-remove = Hely elvétele
web-new-automa = a szabályok játsszák
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
web-new-chosen = { $count } kiválasztva
web-new-shipped = a játékkal adottak
web-new-shipped_again = Vissza a mellékelt táblázatokhoz
web-new-strange_files = A játék nem ismeri ezeket a fájlokat: { $files }. Ismeri: { $known }.
web-new-own_files = { $count } saját fájl
web-new-more_options = még { $count } beállítás
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
web-wait-sit = Leülök
web-wait-leave = Felállok
web-wait-start = Játék indítása
web-wait-host = Ha minden hely betelt, a házigazda elindítja a játékot.
web-wait-dock = A játék még nem kezdődött el.
web-wait-not_yet = Ha valaki ezt a linket küldte, az asztal talán még nincs megnyitva. Az oldal magától újra megnézi.
web-seat-open = szabad hely
web-seat-automa = a szabályok
web-seat-is_bot = Bot: { $level }
web-seat-is_automa = A játékszabály játszik helyette
web-seat-is_here = Az asztalnál ül
web-seat-is_away = Nincs az asztalnál
web-seat-away = nincs itt
web-seat-turn = ő lép
    .you = te lépsz
web-seat-thinking = gondolkodik

## A kérdés

web-prompt = A kérdés
web-lit = { $things } dolog világít az asztalon.
web-crumb = Visszavonás: { $thing }
web-undo = Visszavonás
web-sure = Biztosan? { $move }
web-sure-final = Ezt nem lehet visszavonni.
web-sure-yes = Igen, megteszem
web-thinks = { $who } gondolkodik.
web-thinks-progress = Körülbelül eddig
web-thinks-for = eddig { $seconds } másodperc
web-waiting-hint = Közben mindent megnézhetsz.
web-watching = Nézőként vagy itt.
web-watching-hint = A rejtett dolgok előtted is rejtve maradnak.
web-curtain = { $who } következik.
web-curtain-hint = A többiek kérlek, nézzenek félre.
web-curtain-look = Én nézem
web-lost = { $seconds ->
    [0] Megszakadt a kapcsolat. Újabb próbálkozás…
   *[other] Megszakadt a kapcsolat. Újabb próbálkozás { $seconds } másodperc múlva.
}
web-lost-kept = Semmi sem veszett el, amit választottál.
web-lost-now = Próbáld most
web-refused-again = Az asztal újra naprakész; válassz újra.
web-refused-hint = Válassz egyet a világító helyek közül.
web-report_error = Másolás hibajelentéshez
web-abandoned = Ezt a játszmát feladták.
web-proposal-undo = { $who } szeretné visszavenni az utolsó lépést.
web-proposal-resign = { $who } azt javasolja, hogy itt érjen véget a játék.
web-proposal-yes = Egyetértek
web-proposal-no = Nem értek egyet
web-proposal-waiting = Várakozás a többiekre.
web-menu = Asztal menüje
web-menu-undo = Visszavétel kérése
web-menu-resign = Befejezés javaslata
web-menu-abandon = Asztal feladása
web-menu-export = Játszma letöltése

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
web-rules-none = Ilyen szabály nincs.
web-rules-now = Most
web-rules-why = Itt miért nem?
web-chapter-0 = Röviden
web-chapter-1 = Tartozékok
web-chapter-2 = Előkészületek
web-chapter-3 = A játék menete
web-chapter-4 = Akciók és hatások
web-chapter-5 = A játék vége és a pontozás
web-chapter-6 = Változatok
web-chapter-7 = Mi nyílt, mi titkos
web-chapter-9 = Döntések

## Vége és visszajátszás

web-over-wins = { $who } nyert { $points } ponttal
web-over-you_win = Nyertél { $points } ponttal
web-over-moves = { $moves } lépés
web-over-hint = A pontlap megmutatja, miből lettek a pontok.
web-over-report = Pontlap
web-over-look = Tábla megtekintése
web-over-replay = Visszajátszás
web-over-again = Új játszma
web-over-sources = Miből lettek a pontok
web-over-growth = Pontok fordulónként
web-over-tab-table = Táblázat
web-over-tab-chart = Grafikon
web-over-tab-boards = Táblák
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
web-replay-live = Vissza az élő játékhoz
web-replay-table = Az asztalhoz
web-replay-no_chat = A csevegés az asztalnál van.

## Beállítások

web-settings = Beállítások
web-settings-name = A neved
web-settings-guest = vendég
web-settings-theme = Téma
web-settings-theme-light = Világos
web-settings-theme-dark = Sötét
web-settings-theme-system = Rendszer
web-settings-text = Betűméret
web-settings-text-small = Kicsi
web-settings-text-normal = Közepes
web-settings-text-large = Nagy
web-settings-text-huge = Óriási
web-settings-motion = Mozgás
web-settings-motion-full = Teljes
web-settings-motion-short = Rövid
web-settings-motion-none = Semmi
web-settings-confirm = Lépések megerősítése
web-settings-confirm-about = nagy következményű lépések előtt
web-settings-confirm-never = Soha
web-settings-confirm-final = A fontosakat
web-settings-confirm-always = Mindig
web-settings-forced = Kényszerlépések maguktól
web-settings-forced-about = ha csak egy lehetőség van, és nincs mit visszavonni
web-settings-sound = Hang
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
web-hint-wait = A lépéseiden gondolkodom …
web-hint-best = A legjobb: { $move }
web-hint-chance = győzelmi esély
web-hint-points = Az állás ezután körülbelül { $points } pontot ér.
web-hint-then = Aztán:
web-hint-step = { $who }: { $move }
web-hint-about = Az esélyeket olyan keresés adja, amely csak azt tudja, amit te is tudhatsz.
web-hint-on = Tippekkel
web-new-hints = Tippek
    .about = A játékosok megkérdezhetik a legjobb lépéseket és az okukat.

## Az elemzés

web-review = Elemzés
web-review-chart = Mindenki esélye a játszma során; a fordulópontok gombként következnek
web-review-progress = Az elemzés haladása
web-review-at_work = { $done } / { $total } döntés
web-review-chances = Győzelmi esélyek ebben a pillanatban
web-review-nearness = Mennyire van közel a magas pontszám ebben a pillanatban
web-review-turns = Fordulópontok
web-review-turn = { $move }. lépés: { $lost } veszett el
web-review-even = Egyetlen lépés sem döntötte el a játszmát.
web-review-played = { $move }. lépés, { $who }: { $played } ({ $chance })
web-review-best = Ez volt a legjobb talált lépés.
web-review-better = Jobb: { $move } ({ $chance }).
