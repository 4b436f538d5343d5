### A panj program

cli-guide = Panj: stratégiai játékok embereknek és botoknak.
cli-guide-table = az asztal megnyitása a böngészőben
cli-guide-play = játék a terminálban, botok ellen
cli-guide-learn = játék tanulása a terminálban
cli-guide-games = milyen játékok vannak, milyen beállításokkal
cli-guide-sim = botok sok játszmája egymás ellen
cli-guide-help = minden más

## Változat

cli-version-compiled = lefordítva
cli-version-pure = tiszta Python: telepítéskor nem volt C-fordító
cli-version-source = tiszta Python: forrásfából fut
cli-version-rules = Szabályok: { $rules }

## Súgó: címek

cli-help-title-arguments = Argumentumok
cli-help-title-options = Kapcsolók
cli-help-title-commands = Parancsok

## Súgó: parancsok

cli-help-panj = Stratégiai játékok embereknek és botoknak. Parancs nélkül, terminálban: megnyitja az asztalt a böngészőben.
cli-help-games = A játékok és beállításaik listája.
cli-help-play = Játék a terminálban, botok ellen vagy másokkal, akik ugyanott ülnek.
cli-help-learn = Egy játék leckéi: tanuld meg játék közben.
cli-help-lesson = A lecke száma; nélküle a leckék listája.
cli-help-puzzles = Feladványok: keresés, ellenőrzés, megoldás.
cli-help-puzzles_make = Feladványokat keres botok játszmáiban; ott folytatja, ahol abbahagyta.
cli-help-puzzles_check = Eljátszik minden feladványig, és más találgatásokkal újra megkeresi.
cli-help-puzzles_list = Felsorolja egy játék feladványait a témáikkal.
cli-help-puzzles_play = Oldj meg egy feladványt a terminálban.
cli-help-puzzles_number = A feladvány; nélküle a mai.
cli-help-replay = Egy játszmafájl megmutatása: napló, tábla, pontlap.
cli-help-verify = Annak bizonyítása, hogy a játszma úgy zajlott, ahogy a fájlja mondja.
cli-help-sim = Botok sok játszmája, az eredmények összegzésével.
cli-help-check = Egy játék ellenőrzése mindarra, amit minden játéknak teljesítenie kell.
cli-help-bench = A játékok sebességének mérése ezen a gépen.

## Súgó: kapcsolók

cli-help-help = Ez a súgó.
cli-help-version = A változat kiírása.
cli-help-lang = A nyelv: en, fa vagy hu. Ha hiányzik: PANJ_LANG, majd a rendszer nyelve.
cli-help-puzzles_count = Megáll, ha ennyi feladvány van a fájlban.
cli-help-puzzles_workers = Ennyi folyamat keres egyszerre.
cli-help-puzzles_seed = A következő játszma magja; különben ott folytatja, ahol abbahagyta.
cli-help-puzzles_file = A feladványok fájlja; különben az, amelyik a játék mappájában van.
cli-help-puzzles_sample = Csak ennyit ellenőriz, az egészből egyenletesen válogatva.
cli-help-puzzles_again = A második keresés találgatásainak magja.
cli-help-puzzles_record = Feljegyzi, hányat talált meg újra, a többit pedig kiveszi.
cli-help-game = A játék neve, ahogy a panj games kiírja.
cli-help-file = Egy játszmafájl.
cli-help-seats = A játékosok száma; ha hiányzik, a lehető legtöbb.
cli-help-bots = Botok nevei vesszővel elválasztva; sorban ülnek le.
cli-help-option = A játék egy beállítása name=value alakban; ismételhető.
cli-help-json = Egyetlen JSON-dokumentum kiírása programok számára.
cli-help-seconds = Mennyi ideig gondolkodhat egy bot egy lépésen, másodpercben; különben ameddig akar.
cli-help-cores = Hány mag gondolkodjon egy döntésen.
cli-help-hot_seat = Minden helyen ember ül, közös terminálnál.
cli-help-watch = Minden helyen bot ül; te csak nézed.
cli-help-name = Egy játékos neve; több játékoshoz ismételd meg.
cli-help-seed = Szám, amely rögzíti az osztást és a botok kockáit; ha hiányzik, a rendszer oszt.
cli-help-save = A játszma mentése ebbe a fájlba a végén vagy kilépéskor.
cli-help-load = Az ebben a fájlban lévő játszma folytatása.
cli-help-ascii = Rajzolás csak egyszerű karakterekkel.
cli-help-at = Megállás ennyi lépés után.
cli-help-seat = Nézőpont: ez a hely, 1-től számolva; ha hiányzik, a nézőé.
cli-help-count = A játszmák száma.
cli-help-series_seed = Szám, amely minden osztást és kockát rögzít.
cli-help-jobs = A folyamatok száma; az eredmény nem függ tőle.
cli-help-check_games = A véletlen játszmák száma a helyek és beállítások minden párosításához.
cli-help-bench_games = A játékok; ha hiányzik, mind.
cli-help-bench_seconds = Az egyes mérések hossza játékonként és játékosszámonként, másodpercben.
cli-help-bench_search = A keresést is méri: iteráció másodpercenként, értékeléssel és véletlenszerűen.

## Hibák

cli-usage-no_option = Itt nincs ilyen kapcsoló: { $name }. A választékot a `--help` mutatja.
cli-usage-missing = Hiányzik: { $name }. Bővebben: `--help`.
cli-usage-bad_value = Ennek az értéke nem használható: { $name }. Bővebben: `--help`.
cli-usage-bad_option = Ez nem így használható: { $name }. Bővebben: `--help`.
cli-usage-other = Ez nem érthető: { $reason }
cli-error-command = Nincs ilyen parancs: „{ $name }”. A választék: { $known }.
cli-error-language = Nincs ilyen nyelv: „{ $name }”. A választék: { $known }.
cli-error-game = Nincs ilyen játék: „{ $name }”. A választék: { $known }.
cli-error-no_puzzles = Nem tudni, hogyan lehet feladványokat találni itt: „{ $name }”.
cli-error-option = Nincs ilyen beállítás: „{ $name }”. A választék: { $known }.
cli-error-value = Ennek a beállításnak („{ $name }”) nincs ilyen értéke: „{ $value }”. Lehetséges: { $known }.
cli-error-no_files_in = Ebben a mappában egyik fájl sincs meg ({ $folder }): { $names }.
cli-error-twice = Ez a beállítás kétszer szerepel: „{ $name }”.
cli-error-no_bots = Legalább egy bot kell. A választék: { $known }.
cli-error-no_file = Nincs ilyen fájl: { $file }.
cli-error-unreadable = Ez a fájl nem olvasható: { $file }.
cli-error-unwritable = Ez a fájl nem írható: { $file }.
cli-error-exists = Ez a fájl már létezik: { $file }. Semmi sem íródott ki; válassz másik nevet.
cli-error-no_folder = Ehhez a fájlhoz nincs mappa: { $file }.
cli-error-save_where = Mondd meg, hová: save FILE
cli-error-load_alone = A fájlból betöltött játszma megtartja a helyeit, neveit, beállításait és az osztását: a --load nem használható ezekkel: --seats, --bots, --name, --option, --seed, --watch.
cli-error-other_game = Ez egy másik játék játszmája: { $file } ({ $game }).
cli-error-names = Több a név, mint ahány hely embereknek jut.
cli-error-at = Nincs ilyen sorszámú lépés: { $at }. A játszma { $moves } lépésből áll.
cli-error-seat = Nincs ilyen sorszámú hely: { $seat }. A játszmában { $seats } hely van.

## Játék

cli-player = { $number }. játékos
cli-you = (te)
cli-play-commitment = Lepecsételt osztás: { $hash }
cli-play-resumed = A játszma { $moves } lépés után folytatódik.
cli-play-key-move = az ilyen sorszámú lépés
cli-play-key-find = lépés keresése a szavai alapján: egyet felajánl, többet felsorol
    .typed = vár
cli-play-key-undo = az utolsó választás visszavonása
cli-play-key-scores = a pontlap most
cli-play-key-log = a napló
cli-play-key-board = a tábla újra
cli-play-key-save = a játszma mentése
cli-play-key-quit = távozás az asztaltól
cli-play-undone = Visszavonva.
cli-play-sure = Ennek nagy következménye van. Biztosan? (i/n)
cli-play-hand_over = { $who } következik. Nyomj Entert, ha más nem látja a képernyőt.
cli-play-offer_save = Melyik fájlba kerüljön a játszma? (Enter: egyikbe sem)
cli-play-saved = Elmentve: { $file }
cli-play-left = A játszma nem ért véget.
cli-result-winner = { $who } nyert, { $points } ponttal.
cli-result-shared = { $who } osztozik a győzelmen, egyenként { $points } ponttal.
cli-scores-title = Pontlap
cli-scores-source = Forrás

## Más parancsok

cli-games-players = játékosok száma: { $counts }
cli-games-option = Beállítás
cli-games-values = Értékek
cli-games-seats = Játékosok
cli-games-meaning = Jelentés
cli-games-bots = Botok: { $names }
cli-replay-seats = { $names } · szabályváltozat: { $rules }
cli-verify-true = Igaz: az osztás és a játék megfelel a feljegyzésnek, { $moves } lépés.
cli-verify-commitment = Az első lépés előtti ígéret: { $hash }
cli-verify-key = Az osztás kulcsa: { $key }
cli-verify-open = A játszma nem ért véget.
cli-sim-playing = Játék folyik
cli-sim-summary = { $games } játszma, { $decisions } döntés, { $seconds } s
cli-sim-speed = { $games } játszma/s, { $decisions } döntés/s
cli-sim-played = Játszmák
cli-sim-score = Pontszám (95%)
cli-sim-wins = Győzelmek
cli-sim-rate = Győzelmi arány (95%)
cli-sim-digest = Kivonat: { $digest }
cli-check-checking = Ellenőrzés
cli-check-good = Minden rendben: a helyek és beállítások { $settings } párosítása, { $games } véletlen játszma.
cli-check-bad = { $problems } hiba.
cli-bench-measuring = Mérés
cli-bench-heading = Python { $python }, { $build }
cli-bench-game = Játék
cli-bench-seats = Hely
cli-bench-games = Játszma/s
cli-bench-decisions = Döntés/s
cli-bench-best = legjobb
cli-bench-vector = Döntés/s
cli-bench-judged = Értékeléssel/s
cli-bench-blind = Véletlen/s
cli-bench-clone = clone
cli-bench-view = view
cli-bench-guess = guess
cli-bench-dump_load = codec
cli-bench-legend = Véletlen játszmák: több időszelet mediánja és a legjobb. A clone oszloptól a codec oszlopig (dump és load): mikroszekundum, több ismétlés legjobbja.
cli-bench-vector_legend = Sok egyidejű véletlen játszma egy magon, a tanuláshoz való megfigyelésekkel és maszkokkal.
cli-bench-search_legend = Keresés: iteráció másodpercenként a játszma elején, mindegyik végigjátszva: értékeléssel, illetve véletlenszerűen.

## panj serve

cli-help-serve = Az asztalok megnyitása: webszolgáltatás embereknek és botoknak.
cli-help-host = A cím, amelyen figyel.
cli-help-port = A port, amelyen figyel.
cli-help-database = Hol maradjanak meg a játszmák: SQLite- vagy PostgreSQL-cím.
cli-help-channels = Redis-cím a folyamatok közti élő üzenetekhez.
cli-help-workers = Hány folyamat szolgáljon ki (csak PostgreSQL esetén).
cli-help-bot_workers = Hány folyamat gondolkodjon a botok helyett.
cli-help-origin = További eredet, ahonnan böngésző jöhet.
cli-help-settings = A kiszolgáló beállításait tartalmazó TOML-fájl.
cli-help-secure_cookies = A sütik csak HTTPS-en menjenek.
cli-help-open = Böngésző megnyitása.
cli-serve-running = Az asztalok itt várnak: { $address } (Ctrl-C zárja be őket).
cli-serve-open_already = Az asztalok már nyitva vannak itt: { $address }
cli-serve-no_browser = Itt nem található böngésző. Nyisd meg ezt egy böngészőben: { $address }
cli-guide-serve = az asztalok megnyitása a weben

## panj admin

cli-guide-admin = a megőrzött asztalok gondozása
cli-help-admin = Az asztalok gondozása: lista, kivitel, törlés, mentés, vizsgálat.
cli-help-admin_list = A megőrzött asztalok listája.
cli-help-admin_export = Egy befejezett asztal játszmájának kiírása fájlba.
cli-help-admin_delete = Azoknak az asztaloknak a törlése, amelyeknél rég nem játszottak; a folyó játszmák maradnak.
cli-help-admin_tidy = A rég nem használt vendégek, kulcsok és munkamenetek törlése.
cli-help-unused_for = Ennyi napja nem használták.
cli-help-running_too = A folyó játszmák törlése is.
cli-help-admin_backup = Az adatbázis másolása fájlba, miközben a kiszolgáló fut.
cli-help-house = Rend a kiszolgálón: figyelmeztetés, némítás, kitiltás, eltávolítás az asztaltól, jelentések és napló.
cli-help-house_people = Emberek keresése név, fiók vagy azonosító szerint.
cli-help-house_person = Egy ember fiókja vagy azonosítója.
cli-help-house_reason = Az ok; az érintett látja, és bekerül a naplóba.
cli-help-house_days = Hány napra; nélküle végleg.
cli-help-house_address = Ugyanarról a címről vendégeket se fogadjon, legfeljebb 30 napig.
cli-help-house_warn = Egy ember figyelmeztetése.
cli-help-house_mute = Egy ember némítása a csevegésben.
cli-help-house_ban = Egy ember kitiltása; a munkamenetei véget érnek.
cli-help-house_lift = A némítás és a kitiltás feloldása.
cli-help-house_grant = Egy fiók gondozói jogot kap a böngészőben.
cli-help-house_role = owner, moderator vagy none.
cli-help-house_unseat = Egy ember eltávolítása a helyéről; bot játszik tovább, a név marad.
cli-help-house_seat = A hely száma 1-től.
cli-help-house_stop = Egy asztal befejezése idő előtt.
cli-help-house_remove = Egy asztal törlése, bármi is az állapota.
cli-help-house_registration = Újak fogadása vagy elutasítása.
cli-help-house_state = open vagy closed.
cli-help-house_reports = A nyitott jelentések listája.
cli-help-house_close = Egy jelentés lezárása.
cli-help-house_report = A jelentés azonosítója.
cli-help-house_log = Mi történt, ki tette és miért.
cli-house-done = Megtörtént, a naplóba is bekerült.
cli-house-none = Nincs mit mutatni.
cli-error-house = { $reason }
cli-error-house_person = Nincs ilyen fiók vagy azonosító: { $name }.
cli-help-admin_doctor = Az adatbázis vizsgálata: minden olvasható, minden játszma újrajátszható?
cli-help-table = Egy asztal azonosítója.
cli-help-target = A kiírandó fájl.
cli-help-status = Csak az ilyen állapotú asztalok: open, running, over vagy abandoned.
cli-help-older_than = Ennyi napja érintetlen.
cli-help-dry_run = Csak kiírja, mi törlődne.
cli-admin-table = Asztal
cli-admin-game = Játék
cli-admin-status = Állapot
cli-admin-status-open = nyitott
cli-admin-status-running = folyik
cli-admin-status-over = véget ért
cli-admin-status-abandoned = félbehagyott
cli-admin-moves = Események
cli-admin-changed = Utolsó változás
cli-admin-none = Nincs asztal.
cli-admin-exported = Kiírva: { $file }
cli-admin-deleted = { $count } asztal törölve.
cli-admin-would_delete = { $count } asztal törlődne.
cli-admin-tidied = Törölve: { $guests } vendég, { $tokens } kulcs, { $sessions } munkamenet.
cli-admin-would_tidy = Törlődne: { $guests } vendég, { $tokens } kulcs, { $sessions } munkamenet.
cli-admin-backed_up = Lemásolva: { $file }
cli-admin-schema = Az adatbázis sémája: { $found }, a miénk: { $ours }.
cli-admin-well = Minden rendben: { $count } asztal, minden játszma újrajátszható.
cli-admin-ill = { $count } hiba.
cli-error-status = Nincs ilyen állapot: „{ $name }”. A választék: { $known }.
cli-error-port = Ezt a portot már egy másik program használja: { $port }. Válassz másikat ezzel: --port.
cli-error-data_folder = Ide nem lehet írni: { $folder }. Adj meg egy fájlt ezzel: --database sqlite:////path/tables.sqlite.
cli-error-not_over = Ez a játszma nem ért véget; a kulcsa még titok.
cli-error-no_table = Nincs ilyen asztal: { $table }.
cli-error-no_database = Nincs ilyen adatbázis: { $database }.
cli-error-backup_sqlite = Itt csak SQLite-fájl másolható; PostgreSQL esetén a pg_dump való erre.

## panj arena

cli-guide-arena = botok erejének mérése
cli-help-arena = Botok találkozója ugyanazokon az osztásokon, értékszámokkal.
cli-help-entrants = A botok vesszővel elválasztva: [label=]name[@seconds], vagy cmd: és egy külső program parancssora.
cli-help-arena_games = Legalább ennyi játszma; az utolsó osztás is minden ülésrendben lezajlik.
cli-help-format = Ki kivel játszik: round-robin (mindenki mindenkivel), ladder (mindenki a következővel) vagy one-against (az első a többi közt).
cli-help-seating = Az ülésrendek ugyanazon az osztáson: rotations vagy permutations.
cli-help-arena_seconds = Mennyi ideig gondolkodhat egy bot egy lépésen, másodpercben, ha a neve mást nem mond; enélkül ameddig akar.
cli-help-grace = Mennyivel lépheti túl egy bot az idejét, mielőtt elveszti a döntést, másodpercben.
cli-help-arena_jobs = A folyamatok száma; fürtön, ha hiányzik, az összes processzor.
cli-help-folder = A játszmák és a jelentés mappája. Ha ugyanezé az arénáé, a játék folytatódik.
cli-help-parquet = A játszmák kiírása Parquet-fájlba is.
cli-help-cluster = Játék egy Ray-fürtön: a címe, auto, vagy local egy itt indított fürthöz.
cli-arena-playing = Játék
cli-arena-resumed = Korábban már lezajlott { $games } játszma; az aréna folytatódik.
cli-arena-summary = { $games } játszma { $deals } osztáson
cli-arena-rating = Értékszám (95%)
cli-arena-time = Idő (ms)
cli-arena-lapses = Elvesztve
cli-arena-failed = { $count } döntést a kezdő bot hozott meg más helyett; részletek: { $file }.
cli-arena-report = Jelentés: { $file }
cli-error-entrants = Az arénához botok kellenek: --bots greedy,random. A választék: { $known }.
cli-error-label = Két botnak ugyanaz a neve: „{ $name }”. Adj az egyiknek címkét: label=name.
cli-error-choice = Itt ({ $name }) nem lehetséges: „{ $value }”. Lehetséges: { $known }.
cli-error-arena_one = Ehhez a lebonyolításhoz legalább két bot kell.
cli-error-arena_settings = Ebben a mappában más beállítású aréna van: { $folder } ({ $names }). Semmi sem zajlott le; válassz másik mappát vagy ugyanazokat a beállításokat.
cli-error-arena_in_use = Ebben a mappában most egy másik aréna játszik: { $folder }.
cli-error-arena_broken = A játszmák nem játszhatók le: { $reason }
cli-error-extra = Ehhez több kell, mint ami telepítve van: pip install "{ $extra }"
cli-error-cluster = Ez a fürt nem érhető el: { $address } ({ $reason })

## Records: panj sim --record, panj convert

cli-help-record = Minden döntésről egy sor ebbe a Parquet-fájlba.
cli-help-observations = A döntő játékos megfigyelése, számokban, minden döntés mellé.
cli-help-legal = Az összes szabályos lépés sorszáma minden döntés mellé.
cli-help-convert = Játszmafájlokból egy Parquet-fájl döntésekkel, vagy annak játszmáiból játszmafájlok.
cli-help-convert_files = Játszmafájlok vagy mappáik, vagy egy Parquet-fájl.
cli-help-convert_to = A kiírandó fájl: .parquet végű, vagy játszmafájl; vagy egy mappa az összes játszmának.
cli-help-match = A kiírandó játszma sorszáma, nullától számolva.
cli-sim-recorded = Döntések: { $file }
cli-convert-working = Átalakítás
cli-convert-done = { $matches } játszma kiírva: { $file }
cli-error-record_what = A --observations és a --legal mellé fájl kell: --record FILE.
cli-error-convert_way = Vagy játszmafájlokból lesz egy .parquet fájl, vagy egy .parquet fájlból játszmafájlok: a --match csak az utóbbihoz, a --observations és a --legal csak az előbbihez illik.
cli-error-other_terms = { $file }: más játék, más játékosszám vagy más beállítások, mint az elsőben; semmi sem lett kiírva.
cli-error-nothing_played = Ebben semmit sem játszottak: { $file }. Semmi sem lett kiírva.
cli-error-bad_file = { $file }: { $reason }
cli-error-not_recorded = Ebben nincsenek a Panj által rögzített játszmák, vagy nem teljes: { $file }
cli-error-which_match = { $matches } játszma van: add meg a számát a --match kapcsolóval, vagy nevezz meg egy létező mappát.
cli-error-no_match = Nincs { $number } sorszámú játszma: a fájlban { $matches } játszma van.

## panj mcp

cli-guide-mcp = asztalok nyelvi modelleknek
cli-help-mcp = Asztalok nyelvi modelleknek (MCP), a szabványos be- és kimeneten.

## Tippek és elemzés

cli-help-review = Végignézi egy játszma minden döntését: esélyek, fordulópontok, jobb lépések.
cli-help-hint = Megmondja, mit tehet a soron lévő játékos, esélyekkel és okokkal.
cli-help-hint_seconds = Mennyi ideig gondolkodjon.
cli-help-review_seconds = Mennyi ideig gondolkodjon egy-egy döntésen.
cli-hint-for = { $who } számára:
cli-hint-then = Aztán: { $line }
cli-hint-wait = Gondolkodom…
cli-play-key-hint = a legjobb lépések és az okuk
cli-review-progress = Döntések elemzése
cli-review-chances = Győzelmi esélyek az első döntéstől a végéig:
cli-review-nearness = Mennyire van közel a magas pontszám, az első döntéstől a végéig:
cli-review-mistakes = Lépések, amelyek többe kerültek, mint ami a véletlennel magyarázható
cli-review-finds = Jó meglátások
cli-review-none = Egy lépés sem került többe, mint ami a véletlennel magyarázható.
cli-review-column-move = Lépés
cli-review-column-who = Játékos
cli-review-column-played = Lépett
cli-review-column-better = Jobb
cli-error-over = Ennek a játszmának vége, már senki sincs soron. Az --at kapcsolóval add meg, hány lépés után.
cli-error-nothing_to_review = Ebben a játszmában nincs elemezhető döntés.
cli-help-review_html = Az elemzést böngészőben olvasható oldalként írja ki.

## Az asztalnál

cli-filter-enter = [Enter]
cli-view-none = „{ $typed }” alatt nincs mit megnézni. Írd be a v betűt és egy játékos számát, vagy a v betűt és egy rész betűjét.
cli-bidi-keep = Hogy többet ne kérdezzük: PANJ_BIDI={ $value }
cli-plain-how = Írd be egy lépés számát vagy betűit; b: az egész asztal, ?: minden más.
cli-play-key-why = mit nem lehet most, és miért; a „? vár” egy dologra kérdez

## panj tune

cli-help-tune = Egy játék ítéletének súlyait és esélyeit botok játszmáihoz illeszti.
cli-help-tune_rounds = Hányszor mozdulnak a súlyok. 0 esetén maradnak, és csak az esélyeket illeszti.
cli-help-tune_games = A játszmák száma egy körben.
cli-help-tune_positions = Azon játszmák száma, amelyek állásaihoz az esélyeket illeszti; 0 esetén egy sem.
cli-help-tune_proof = A játszmák száma a kézzel választott súlyok ellen, friss osztásokkal; 0 esetén egy sem.
cli-help-tune_seed = Minden véletlen magja: ugyanaz a mag ugyanazokat a súlyokat találja.
cli-help-tune_usual = A talált súlyokkal minden asztalnál játsszanak, ne csak az azonos beállításúaknál.
cli-help-tune_jobs = A folyamatok száma; az eredmény nem függ tőle.
cli-help-tune_out = Az eredmény fájlja; enélkül a név a játékból és a helyek számából áll.
cli-tune-playing = Játszmák
cli-tune-weight = Súly
cli-tune-hand = Kézzel
cli-tune-fitted = Illesztve
cli-tune-chances = Esélyek: log-veszteség kézzel { $before }, illesztve { $after }, a kalibráció hibája { $error }.
cli-tune-proof = A kézzel választott súlyok ellen: { $games } játszma { $won } része győzelem; { $even } volna egyenlő.
cli-tune-written = Kiírva: { $file }
cli-error-no_weights = Ennek a játéknak az ítéletében nincs illeszthető súly: { $game }.

## Feladványok

cli-puzzles-searching = Feladványok keresése: { $game }
cli-puzzles-checking = Feladványok ellenőrzése: { $game }
cli-puzzles-made = { $game }: { $count } feladvány { $games } játszmából, { $looked } döntés, { $seconds } másodperc
cli-puzzles-checked = { $game }: { $again } / { $count } más találgatásokkal is megvan
cli-puzzles-lost = Nincs meg újra: { $numbers }
