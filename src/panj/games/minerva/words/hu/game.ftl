### Minerva
### A lapkák neve sehol sem kap ragot vagy névelőt: a mondatok kettősponttal vagy zárójellel kötik be.

minerva-about = Építs római várost lapkáról lapkára, és keltsd életre egész utcáit.
minerva-players = 1–4 játékos

## Javak

minerva-good-wheat = búza
minerva-good-wood = fa
minerva-good-stone = kő
minerva-good-ore = érc
minerva-good-denarius = dénár
minerva-good-glory = dicsőség
minerva-good-theatre = színházpont
minerva-good-art = művészetpont
minerva-good-science = tudománypont
minerva-culture-theatre = színház
minerva-culture-art = művészet
minerva-culture-science = tudomány

## Lapkatípusok

minerva-type-production = termelő
minerva-type-commercial = kereskedelmi
minerva-type-cultural = kulturális
minerva-type-military = katonai
minerva-type-special = speciális
minerva-type-temple = templom
minerva-type-residence = lakóház

## Irányok

minerva-way-up = fel
    .short = ↑
minerva-way-down = le
    .short = ↓
minerva-way-left = balra
    .short = ←
minerva-way-right = jobbra
    .short = →

## Lapkák

minerva-tile-empty = üres hely
    .about = Itt nem fekszik semmi.
minerva-tile-fountain = Forrás
    .about = Kapsz 1 tetszőleges nyersanyagot. Mindenki egy forrással kezd.
minerva-tile-wheat_field = Búzamező
    .about = Kapsz 1 búzát.
minerva-tile-forest = Erdő
    .about = Kapsz 1 fát.
minerva-tile-quarry = Kőfejtő
    .about = Kapsz 1 követ.
minerva-tile-ore_mine = Ércbánya
    .about = Kapsz 1 ércet.
minerva-tile-farm_estate = Birtok
    .about = Kapsz 2 búzát.
minerva-tile-sawmill = Fűrészmalom
    .about = Kapsz 2 fát.
minerva-tile-marble_quarry = Márványbánya
    .about = Kapsz 2 követ.
minerva-tile-deep_mine = Mélybánya
    .about = Kapsz 2 ércet.
minerva-tile-orchard = Gyümölcsös
    .about = Kapsz 1 búzát vagy 1 fát.
minerva-tile-hill_mine = Hegyi bánya
    .about = Kapsz 1 követ vagy 1 ércet.
minerva-tile-market = Piac
    .about = Kapsz 1 dénárt a nálad lévő nyersanyagokért, darabonként: búza. A nyersanyag nálad marad.
minerva-tile-charcoal_burner = Faszénégető
    .about = Kapsz 1 dénárt a nálad lévő nyersanyagokért, darabonként: fa. A nyersanyag nálad marad.
minerva-tile-stone_merchant = Kőkereskedő
    .about = Kapsz 1 dénárt a nálad lévő nyersanyagokért, darabonként: kő. A nyersanyag nálad marad.
minerva-tile-blacksmith = Kovács
    .about = Kapsz 1 dénárt a nálad lévő nyersanyagokért, darabonként: érc. A nyersanyag nálad marad.
minerva-tile-foundry = Öntöde
    .about = Kapsz 3 dénárt.
minerva-tile-tavern = Fogadó
    .about = Kapsz 2 dénárt.
minerva-tile-theatre = Színház
    .about = Ebben a körben 2 színházpontot ad.
minerva-tile-statue = Szobor
    .about = Ebben a körben 2 művészetpontot ad.
minerva-tile-library = Könyvtár
    .about = Ebben a körben 2 tudománypontot ad.
minerva-tile-garden = Kert
    .about = Ebben a körben 1 kultúrapontot ad egy választott kategóriában.
minerva-tile-stable = Istálló
    .about = 1 búzáért kapsz 1 dicsőséget, akárhányszor.
minerva-tile-armoury = Fegyverzet
    .about = 1 fáért kapsz 1 dicsőséget, akárhányszor.
minerva-tile-weaponsmith = Fegyverkovács
    .about = 1 ércért kapsz 1 dicsőséget, akárhányszor.
minerva-tile-colosseum = Colosseum
    .about = 2 különböző nyersanyagért kapsz 2 dicsőséget, akárhányszor.
minerva-tile-barracks = Laktanya
    .about = Kapsz 1 dicsőséget.
minerva-tile-fortress = Erőd
    .about = Kapsz 2 dicsőséget.
minerva-tile-trading_post = Kereskedelmi állomás
    .about = Felépítéskor: 2 dénárért kapsz 1 tetszőleges nyersanyagot, akárhányszor.
minerva-tile-triumphal_arch = Diadalív
    .about = Felépítéskor: elveszed egy kultúrapakli felső lapkáját.
minerva-tile-dining_hall = Ebédlőterem
    .about = Felépítéskor: kapsz 2 tetszőleges nyersanyagot.
minerva-tile-public_bath = Közfürdő
    .about = Felépítéskor: a szomszédos lapkák közül legfeljebb 3-at aktiválsz.
minerva-tile-aqueduct = Vízvezeték
    .about = Felépítéskor: áthelyezed az egyik szomszédos lapkát; a város nem szakadhat szét.
minerva-tile-circus = Cirkusz
    .about = Felépítéskor: egy szomszédos, segéd nélküli lakóházat kiveszel a játékból.
minerva-tile-other_1 = 1. helyszín
    .about = Helyszín javított táblázatból; a hatása rajta olvasható.
minerva-tile-other_2 = 2. helyszín
    .about = Helyszín javított táblázatból; a hatása rajta olvasható.
minerva-tile-other_3 = 3. helyszín
    .about = Helyszín javított táblázatból; a hatása rajta olvasható.
minerva-tile-other_4 = 4. helyszín
    .about = Helyszín javított táblázatból; a hatása rajta olvasható.
minerva-tile-other_5 = 5. helyszín
    .about = Helyszín javított táblázatból; a hatása rajta olvasható.
minerva-tile-other_6 = 6. helyszín
    .about = Helyszín javított táblázatból; a hatása rajta olvasható.
minerva-tile-temple_around8_production = Templom (termelő, körülötte)
    .about = A játék végén ezt számolja: termelő lapkák a nyolc szomszédos helyen.
minerva-tile-temple_around8_commercial = Templom (kereskedelmi, körülötte)
    .about = A játék végén ezt számolja: kereskedelmi lapkák a nyolc szomszédos helyen.
minerva-tile-temple_around8_cultural = Templom (kulturális, körülötte)
    .about = A játék végén ezt számolja: kulturális lapkák a nyolc szomszédos helyen.
minerva-tile-temple_around8_military = Templom (katonai, körülötte)
    .about = A játék végén ezt számolja: katonai lapkák a nyolc szomszédos helyen.
minerva-tile-temple_around8_special = Templom (speciális, körülötte)
    .about = A játék végén ezt számolja: speciális lapkák a nyolc szomszédos helyen.
minerva-tile-temple_around8_temple = Templom (templomok, körülötte)
    .about = A játék végén ezt számolja: más templomok a nyolc szomszédos helyen.
minerva-tile-temple_around8_residence = Templom (lakóházak, körülötte)
    .about = A játék végén ezt számolja: lakóházak a nyolc szomszédos helyen.
minerva-tile-temple_around8_distinct_types = Templom (különböző típusok, körülötte)
    .about = A játék végén ezt számolja: különböző lapkatípusok a nyolc szomszédos helyen.
minerva-tile-temple_cross_production = Templom (termelő, sor és oszlop)
    .about = A játék végén ezt számolja: termelő lapkák a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_commercial = Templom (kereskedelmi, sor és oszlop)
    .about = A játék végén ezt számolja: kereskedelmi lapkák a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_cultural = Templom (kulturális, sor és oszlop)
    .about = A játék végén ezt számolja: kulturális lapkák a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_military = Templom (katonai, sor és oszlop)
    .about = A játék végén ezt számolja: katonai lapkák a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_special = Templom (speciális, sor és oszlop)
    .about = A játék végén ezt számolja: speciális lapkák a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_temple = Templom (templomok, sor és oszlop)
    .about = A játék végén ezt számolja: más templomok a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_residence = Templom (lakóházak, sor és oszlop)
    .about = A játék végén ezt számolja: lakóházak a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_cross_distinct_types = Templom (különböző típusok, sor és oszlop)
    .about = A játék végén ezt számolja: különböző lapkatípusok a sorában és oszlopában, bármilyen messze.
minerva-tile-temple_held_wheat = Templom (búza)
    .about = A játék végén a nálad lévő nyersanyagot számolja (búza); az nálad marad.
minerva-tile-temple_held_wood = Templom (fa)
    .about = A játék végén a nálad lévő nyersanyagot számolja (fa); az nálad marad.
minerva-tile-temple_held_stone = Templom (kő)
    .about = A játék végén a nálad lévő nyersanyagot számolja (kő); az nálad marad.
minerva-tile-temple_held_ore = Templom (érc)
    .about = A játék végén a nálad lévő nyersanyagot számolja (érc); az nálad marad.
minerva-tile-residence = Lakóház
    .about = Lerakáskor egy irányban aktiválja a lapkák sorát, segéddel még egyszer.
minerva-tile-staffed_residence = Lakóház segéddel
    .about = A segédje a játék végéig rajta marad.
minerva-tile-round_tile = Fordulólapka
    .about = Lezárja a felfedést; a szóló játék párjában 3 dénárt ér.

## Szóló címek

minerva-rank-augustus = Augustus császár
minerva-rank-consul = Consul
minerva-rank-legate = Legatus
minerva-rank-tribune = Tribunus
minerva-rank-centurion = Centurion
minerva-rank-immunis = Immunis
minerva-rank-civilian = Civil

## Lépések

minerva-move-build = Építés: { $tile }
minerva-move-build_half = Építés ebből a párból ({ $pair }): { $tile }
minerva-move-take = Fordulólapka elvétele ebből a párból: { $pair }
minerva-move-residence = Lakóház lerakása
minerva-move-assistant = Segéd a lakóházra ({ $residence })
minerva-move-pass = Passz
minerva-move-sell = Eladás: { $resource }
minerva-move-place = Lerakás ide: { $cell }
minerva-move-activate = Aktiválás: { $way }
minerva-move-gain = Kérem: { $resource }
minerva-move-side = { $amount } { $good }
minerva-move-culture = Kultúrapont: { $culture }
minerva-move-exchange = { $times } csere
minerva-move-pay_pair = Fizetek: { $first } és { $second }
minerva-move-buy = Vétel: { $resource }
minerva-move-use = A hatás használata
minerva-move-choose = Lapka itt: { $own }
minerva-move-hire_denarii = Felfogadás dénárért
minerva-move-hire_glory = Felfogadás dicsőségért
minerva-move-stop = Elég
minerva-move-decline = Nem kérem
minerva-move-take_culture = Felső lapka elvétele: { $culture }

## Kérdések

minerva-prompt-action = Te jössz: építs lapkát, rakj le lakóházat, használj segédet vagy passzolj.
minerva-prompt-action_with_fee = Te jössz: a passzon kívül minden akció díja { $denarii } dénár.
minerva-prompt-sell = { $denarii } dénárod hiányzik. Adj el egy nyersanyagot.
minerva-prompt-place = Hová kerül ez a lapka: { $tile }?
minerva-prompt-place_residence = Hová kerül a lakóház?
minerva-prompt-direction = Melyik irányban aktivál a lakóház?
minerva-prompt-gain = { $tile }: válassz nyersanyagot (még { $count }).
minerva-prompt-side = { $tile }: melyiket kéred a kettő közül?
minerva-prompt-culture = { $tile }: melyik kategóriában?
minerva-prompt-exchange = { $tile }: hányszor cserélsz? Fizetsz: { $paid }, kapsz: { $gained }.
minerva-prompt-pay_pair = { $tile }: melyik két nyersanyagot fizeted?
minerva-prompt-buy = { $tile }: veszel nyersanyagot { $denarii } dénárért?
minerva-prompt-use = { $tile }: használod most a hatást? Később már nem lehet.
minerva-prompt-take_culture = Melyik kultúrapakli felső lapkáját veszed el?
minerva-prompt-bath = Melyik lapkát aktiválod? Még { $count } lehet.
minerva-prompt-lift = Melyik szomszédos lapkát helyezed át?
minerva-prompt-move = Hová kerüljön át ez a lapka: { $tile }?
minerva-prompt-remove = Melyik lakóházat veszed ki a játékból?
minerva-prompt-hire = Felfogadsz egy segédet { $denarii } dénárért vagy { $glory } dicsőségért?

## Előnézetek

minerva-preview-activates = { $count } lapkát aktivál
minerva-preview-any_culture = { $count } választott kultúrapont
minerva-preview-any_resource = { $count } választott nyersanyag
minerva-preview-choice = választás: { $tile }
minerva-preview-culture_points = { $culture }: { $count } / { $needed }
minerva-preview-culture_tile = lapka ({ $culture }): +{ $points } pont
minerva-preview-fee = díj: { $denarii } dénár
minerva-preview-gain = +{ $count } { $good }
minerva-preview-glory_left = { $count } dicsőség marad, { $place ->
        [0] nincs dicsőséglapka
       *[other] { $place }. hely a dicsőségben
    }
minerva-preview-line = { $way }: { $count } lapka
minerva-preview-nothing = nem aktivál semmit
minerva-preview-order = { $order }. sorrendlapka
minerva-preview-pay = fizetsz: { $count } { $good }
minerva-preview-pay_missing = fizetsz: { $denarii } dénár, { $count } hiányzó nyersanyagért
minerva-preview-points = +{ $points } pont
minerva-preview-stack_empty = { $culture }: elfogyott a pakli

## Miért nem

minerva-refusal-has_assistant = Itt már áll segéd.
minerva-refusal-no_assistant = Nincs segéd a készletedben.
minerva-refusal-splits_here = Ha ide kerülne a lapka, a város szétesne.
minerva-refusal-too_expensive = { $tile }: { $count } nyersanyag hiányzik; a fölösleg eladásával sincs meg a szükséges { $denarii } dénár.
minerva-refusal-would_split = Bárhová kerülne ez a lapka, a város szétszakadna.
minerva-refusal-table_column = { $file }: hiányzik ez az oszlop: { $column }.
minerva-refusal-table_count = { $file }: { $found } sor van, de { $expected } kell.
minerva-refusal-table_culture = culture_tiles.csv, { $row }: { $players } játékosnál { $found } lapka van, de { $expected } kell.
minerva-refusal-table_effect = { $file }, { $row } sor: ismeretlen hatás: { $value }.
minerva-refusal-table_kind = { $file }, { $row } sor: ennek a fajtának nincs sora a location_kinds.csv táblázatban: { $value }.
minerva-refusal-table_repeated = { $file }, { $row } sor: kétszer szerepel.
minerva-refusal-table_row = { $file }, { $row } sor: túl kevés vagy túl sok az oszlop.
minerva-refusal-table_stacks = { $file }: { $players } játékosnál { $found } normál helyszín van, ebből nem lesz hat egyforma pakli.
minerva-refusal-table_unreadable = Ez nem olvasható táblázatként: { $file }.
minerva-refusal-table_value = { $file }, { $row } sor, { $column } oszlop: ez az érték nem megengedett: { $value }.

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

## Beállítások

minerva-option-start_player = Kezdőjátékos
    .about = Ki lép először; a többiek több pénzzel kezdenek.
minerva-option-start_player-random = Véletlen
minerva-option-start_player-first_seat = Első hely
minerva-option-tiles = Lapkatáblázatok
    .about = A mellékelt, részben rekonstruált táblázatok, vagy saját javított változatuk.

## Szabályok

minerva-rule-0_1 = A Minerva egy–négy játékos játéka; egyedül magas pontszámért játszol.
minerva-rule-0_2 = Mindenki egy római várost épít. A legtöbb győzelmi pont nyer.
minerva-rule-0_3 = A játék pontosan hat fordulóból áll, utána végső pontozás jön.
minerva-rule-0_4 = A lapkák maguktól nem tesznek semmit. Egy lakóház lerakása, vagy később egy segéd rajta, egy irányban aktiválja a lapkák egyenes sorát.
minerva-rule-0_5 = Pontot a kultúralapkák, a dicsőséglapkák és a templomok adnak; keveset a pénz, a nyersanyag és az utolsó sorrendlapka.
minerva-rule-1_1 = A dobozban minden fajtából rögzített számú darab van; más számú sort nem fogad el a játék.
minerva-rule-1_7 = Sima ikon: megkapod. Nyíl: a bal oldalért megkapod a jobbat, akárhányszor. Egyenlőségjel: a bal oldal minden nálad lévő egységéért megkapod a jobbat. Perjel: választasz a két oldal közül. Kalapács: felépítéskor hat.
minerva-rule-2_2 = Három játékosnál minden kultúrapakliból kikerül egy 2 és egy 4 pontos lapka; egy vagy két játékosnál egy 6 pontos is.
minerva-rule-2_6 = A normál helyszíneket hat egyforma pakliba osztjuk. Mindegyikbe belekeverünk egy fordulólapkát, majd a paklikat egymásra rakjuk.
minerva-rule-2_7 = A helyszíneket egyesével fedjük fel, amíg fordulólapka nem jön.
minerva-rule-2_11 = A kezdőjátékos 3 dénárral kezd, a többiek óramutató járása szerint 4, 5 és 6 dénárral.
minerva-rule-3_4 = Egy forduló: fő fázis, segédek felfogadása, dicsőség begyűjtése, felkészülés a következő fordulóra. A 6. fordulóban nincs felfogadás és felkészülés.
minerva-rule-3_5 = A játék óramutató járása szerint halad. A 2. fordulótól az kezd, akinél az 1. sorrendlapka van; a többi lapka nem változtat a sorrenden.
minerva-rule-3_6 = Aki passzolt, a forduló minden későbbi körében 1 dénárt kap.
minerva-rule-3_7 = A körödben egy akciót hajtasz végre: lapkát építesz, lakóházat raksz le, segédet használsz vagy passzolsz. Előtte eladhatsz nyersanyagot.
minerva-rule-3_8 = Ha ebben a fordulóban már passzolt valaki, a passzon kívül minden akció előtt 1 dénár díjat fizetsz.
minerva-rule-3_9 = A passz ingyenes. Elveszed a legkisebb maradt sorrendlapkát, és a fő fázis végéig kimaradsz.
minerva-rule-3_12 = Bármelyik kitett helyszínt vagy templomot felépítheted, amelyet ki tudsz fizetni.
minerva-rule-3_13 = Fizesd ki a jelzett nyersanyagokat; ami nálad van, azt be kell adnod. A hiányzók darabja 3 dénár. Ha kevés a pénzed, a fölösleges nyersanyagot darabonként 1 dénárért adod el.
minerva-rule-3_14 = A lapka olyan üres helyre kerül, amelynek oldala érintkezik a városoddal.
minerva-rule-3_15 = A felépített templom helyére azonnal új jön a templompakliból; helyszín csak a forduló végén.
minerva-rule-3_16 = Rakj le egy lakóházat, és válassz irányt; a díjon kívül nem kerül semmibe.
minerva-rule-3_17 = A lakóház mellől indulva a választott irányban minden lapka egyszer hat, a legközelebbi először, egy üres helyig vagy másik lakóházig. A speciális lapkákon és templomokon átlép a sor.
minerva-rule-3_19 = Tegyél egy segédet a készletedből egy segéd nélküli lakóházra, és aktiválj újra egy sort. A segéd ott marad.
minerva-rule-3_20 = A fő fázis után, a legnagyobb sorrendlapkától lefelé mindenki felfogadhat egy segédet: az első kettő ára 5 dénár vagy 1 dicsőség, a következő kettőé 10 vagy 2, az ötödiké 15 vagy 3.
minerva-rule-3_22 = Akcióválasztáskor és felfogadáskor bármennyi nyersanyagot eladhatsz, darabját 1 dénárért.
minerva-rule-3_23 = Minden nyersanyagból legfeljebb hat lehet nálad. A fölösleg azonnal darabonként 1 dénárrá válik.
minerva-rule-3_24 = Csak az számít, akinek van dicsősége. A legtöbb dicsőségé a forduló első lapkája, a következőé a második, és így tovább; egyenlőségnél a kisebb sorrendlapka dönt.
minerva-rule-3_26 = A dicsőségjelölők és a sorrendlapkák visszakerülnek, és új helyszínek jönnek. A 6. fordulóra a legnagyobb kivételével minden sorrendlapka pontot ér.
minerva-rule-4_1 = A sima bevétel magától jár; a csere választható.
minerva-rule-4_4 = Megkapod a jelzett nyersanyagokat. A tetszőleges nyersanyagot egyesével választod.
minerva-rule-4_5 = A piacok a saját nyersanyagukból nálad lévő minden egység után 1 dénárt adnak; a nyersanyag megmarad.
minerva-rule-4_7 = A kulturális lapkák erre a körre adnak kultúrapontot. A kert kategóriáját aktiváláskor választod.
minerva-rule-4_12 = A sor után minden kategóriából elveszed a felső lapkát, ha elég a pontod, kategóriánként legfeljebb egyet. Utána minden kultúrapont elvész.
minerva-rule-4_13 = A jelzett nyersanyagból egyért egy dicsőséget kapsz, akárhányszor.
minerva-rule-4_14 = Két különböző nyersanyagért két dicsőséget kapsz, akárhányszor; a pár minden alkalommal más lehet.
minerva-rule-4_20 = A speciális lapka egyszer, felépítéskor hat. Lemondhatsz róla, de nem tehető el későbbre. Ami nem hajtható végre, az elmarad.
minerva-rule-4_21 = 2 dénárért egy tetszőleges nyersanyagot kapsz, akárhányszor. Ehhez el is adhatsz nyersanyagot; amiből hat van nálad, az nem kapható.
minerva-rule-4_22 = Elveszed egy kultúrapakli felső lapkáját; a jelei nem számítanak.
minerva-rule-4_23 = Két tetszőleges nyersanyagot kapsz, egyformát vagy különbözőt.
minerva-rule-4_24 = Legfeljebb három különböző szomszédos lapkát aktiválsz egymás után, majd jön a kultúra. Templom, speciális lapka és lakóház nem választható.
minerva-rule-4_25 = Egy szomszédos lapkát másik üres helyre teszel. Érintkeznie kell a várossal, és a város nem eshet több részre, mint előtte. Semmi sem aktiválódik.
minerva-rule-4_26 = Egy szomszédos, segéd nélküli lakóházat kiveszel a játékból. A város szét is szakadhat.
minerva-rule-4_30 = A templom a megfelelő lapkákat számolja a nyolc szomszédos helyen, vagy a teljes sorában és oszlopában; a hézag és a lakóház nem számít.
minerva-rule-4_32 = A nyersanyagtemplom a játék végén nálad lévő jelölőket számolja; azok megmaradnak.
minerva-rule-5_1 = A végén összeadjuk a kultúralapkákat, a dicsőséglapkákat, a templomokat, a pénzt és nyersanyagot, valamint a 6. forduló sorrendlapkáját.
minerva-rule-5_4 = Minden három dénár és nyersanyag együtt 1 pontot ér.
minerva-rule-5_5 = A legtöbb pont nyer. Egyenlőségnél: több kultúra- és dicsőséglapka, aztán több templom, aztán a 6. forduló kisebb sorrendlapkája.
minerva-rule-6_1 = Egyedül a kétszemélyes lapkákkal, sorrendlapkák nélkül, magas pontszámért játszol.
minerva-rule-6_3 = Egyedül a helyszínek párosával jönnek. Ha a fordulólapka a második, 3 dénárral a párban marad.
minerva-rule-6_5 = Felépíted egy pár egyik felét, a másik kikerül a játékból. Vagy akcióként elveszed a fordulólapkát a dénárjaival.
minerva-rule-6_9 = Egyedül a forduló számával egyenlő dicsőség az első lapkát hozza, kevesebb a másodikat.
minerva-rule-6_11 = Egyedül a pontszámod címet ér; 40 jó első cél, 80 a legmagasabb.
minerva-rule-7_1 = Az asztalon minden nyílt: városok, pénz, nyersanyag, lapkák és a kultúrapaklik.
minerva-rule-7_3 = Senki sem ismeri a helyszínpakli és a templompakli sorrendjét.
minerva-rule-9_30 = A lapkák számainak többsége rekonstrukció. Javított táblázatok is használhatók helyettük; a hibás táblázatot a program elutasítja, és megnevezi a sort.

## Chapters of the rules; most are called as in our other rulebooks

minerva-chapter-0 = { web-chapter-0 }
minerva-chapter-1 = { web-chapter-1 }
minerva-chapter-2 = { web-chapter-2 }
minerva-chapter-3 = { web-chapter-3 }
minerva-chapter-4 = { web-chapter-4 }
minerva-chapter-5 = { web-chapter-5 }
minerva-chapter-6 = Egyszemélyes játék
minerva-chapter-7 = { web-chapter-7 }
minerva-chapter-9 = { web-chapter-9 }
