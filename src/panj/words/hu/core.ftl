### Amit a Panj minden része mond.

## Általános szavak

core-name = Panj
core-yes = igen
core-no = nem
core-on = be
core-off = ki

core-player = Játékos
core-players = { $seats } játékos
core-seat = { $seat }. hely
core-spectator = Néző
core-round_number = { $round }. forduló
core-round_of = Forduló: { $round }/{ $rounds }
core-turn_of = { $who } következik.
    .you = Te következel.
core-total = Összesen
core-points = { $points } pont
core-place = Helyezés
core-game_over = A játék véget ért.
core-why-over = Lezajlott az utolsó lépés.
core-axis-round = Forduló
core-winner = Győztes
core-share_victory = A győzelmen osztoznak: { $names }.
core-options = Beállítások
core-rules = Szabályok
core-rule = Szabály: { $rule }

## Nyelvek, mindegyik a saját írásával

core-language = Nyelv
core-language-en = English
core-language-fa = فارسی
core-language-hu = Magyar

## Botok

core-bot = Bot
core-bot-random = Véletlen
    .about = Bármelyik szabályos lépést megteszi, mindegyiket egyforma eséllyel.
    .names = Lepke, Mókus, Tücsök, Kölyök
core-bot-greedy = Kezdő
    .about = Mindig azt választja, ami most a legjobbnak látszik, és sosem gondol a holnapra.
    .names = Szarka, Hörcsög, Vidra, Mosómedve
core-bot-easy = Könnyű
    .about = Szívből játszik, ezt-azt nem vesz észre, és a legjobb helyett egy szép lépést választ.
    .names = Nyúl, Vörösbegy, Sün, Bárány
core-bot-medium = Közepes
    .about = Egy pillanatig gondolkodik, ismeri a szokásos fogásokat, és ritkán hibázik.
    .names = Róka, Daru, Borz, Hiúz
core-bot-hard = Nehéz
    .about = Minden lépés előtt sok jövőt végigjátszik, és megjegyzi, mire van szükséged.
    .names = Farkas, Sólyom, Párduc, Holló
core-bot-expert = Mester
    .about = Nem sieti el, messzire tervez, és semmit sem bocsát meg.
    .names = Bagoly, Elefánt, Oroszlán, Szimurg

## Elutasítások

core-refusal-damaged = Ez az adat sérült, nem olvasható.
core-refusal-illegal_move = Ez most nem szabályos lépés: „{ $move }”.
core-refusal-option_seats = Ennek a beállításnak { $seats } játékos esetén nincs értelme: „{ $name }”.
core-refusal-option_value = Ennek a beállításnak („{ $name }”) nincs ilyen értéke: „{ $value }”.
core-refusal-other_key = A fájlban lévő kulcs nem az, amelyre a játszma kezdetén ígéret született.
core-refusal-other_result = Újrajátszva ez a játszma másképp végződik, mint ahogy a fájlban áll.
core-refusal-over = A játszma véget ért.
core-refusal-rules_version = Ez más szabályváltozathoz tartozik ({ $game }); az itt érvényes változat: { $ours }.
core-refusal-rules_version_file = Ez a játszma ({ $game }) más szabályváltozatot követ: { $theirs }; az itt érvényes változat: { $ours }.
core-refusal-seat_count = A játékosok száma { $least } és { $most } között lehet ({ $game }), de { $seats } van megadva.
core-refusal-stale = Az asztal már továbblépett: { $expected } lépés után válaszoltál, de már { $version } lépés történt.
core-refusal-undo = Ez nem vonható vissza szabadon: valami kiderült, vagy közben más játékos döntött.
core-refusal-unknown_bot = Nincs ilyen bot: „{ $name }”. A választék: { $known }.
core-refusal-unknown_game = Nincs ilyen játék: „{ $name }”.
core-refusal-unknown_option = Nincs ilyen beállítás: „{ $name }”.
core-refusal-unknown_style = Itt nincs „{ $name }” stílus. Ezek vannak: { $known }.
core-refusal-fit_damaged = Nem olvasható az illesztett súlyok fájlja: { $file }. A kézzel választott súlyok érvényesek.
core-refusal-fit_rules = Az illesztett súlyok ({ $file }) más szabályokhoz valók, nem ehhez a változathoz: { $version }. A kézzel választott súlyok érvényesek.
core-refusal-fit_judgement = Az illesztett súlyok ({ $file }) más ítélethez valók. A kézzel választott súlyok érvényesek.
core-refusal-unreadable_move = Ez nem olvasható lépésként: „{ $move }”.

## On which side of its neighbour something lies

core-side-above = fölött
core-side-below = alatt
core-side-left = bal oldalán
core-side-right = jobb oldalán
