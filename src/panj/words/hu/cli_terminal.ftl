### The table in a terminal

cli-range = { $low }–{ $high }
cli-why_not = miért nem a másik { $count }
cli-story-apart = {". "}
cli-story-next = {"; "}

## Keys below the question

cli-key-type = szám vagy betűk
cli-key-why = miért nem
    .typed = miért súgó
cli-key-hint = tipp
    .typed = tipp
cli-key-undo = vissza
    .typed = vissza
cli-key-rule = szabály
    .typed = szabály
cli-key-view = tábla
    .typed = tábla
cli-key-moves = minden lépés
    .typed = lépések
cli-key-scores = pontok
    .typed = pontok pontlap
cli-key-log = napló
    .typed = napló
cli-key-board = asztal
    .typed = asztal
cli-key-quit = kilépés
    .typed = kilépés kilép

## What is said below the table

cli-plain-table = Az asztal
cli-plain-changed = Változások
cli-plain-question = Kérdés
cli-plain-moves = Lépések
cli-thinking = { $who } gondolkodik
cli-seconds = { $seconds } mp
cli-filter-none = Egyik lépésben sincs benne: „{ $typed }”.
cli-why-nothing = Most semmi sem tilos, amit szeretnél.
cli-why-not_named = Most semmi sem tilos, aminek ez a neve: „{ $typed }”.
cli-bidi-ask = Melyik sor olvasható jól?
cli-bidi-sample = A szavak sorrendje jó: 12 érme
cli-help-plain = Mindent mondatokban mond el, keretek és oszlopok nélkül: képernyőolvasóknak és csővezetékbe.

## Keys in the help

cli-play-key-rule = ennek a kérdésnek a szabálya
cli-play-key-view = számmal: annak a játékosnak a táblája; betűvel: egy összehajtott rész; magában: vissza
cli-play-key-moves = minden lépés szavakkal
