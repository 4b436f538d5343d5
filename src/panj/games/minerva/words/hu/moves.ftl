### Minerva

## Lépések

minerva-move-build = Építés: { $tile }
minerva-move-build_half = Építés ebből a párból ({ $pair }): { $tile }
minerva-move-take = Fordulólapka elvétele ebből a párból: { $pair }
minerva-move-residence = Lakóház felépítése
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

minerva-prompt-action = Te következel: építs fel egy létesítményt vagy lakóházat, használj segédet, vagy passzolj.
minerva-prompt-action_with_fee = Te következel: a passzon kívül minden akció díja { $denarii } dénár.
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
minerva-prompt-lift = Melyik körülötte lévő lapkát helyezed át?
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

minerva-refusal-fee = Valaki már passzolt, ezért a passzon kívül minden akció díja { $denarii } dénár, és ezt nincs miből kifizetned.
minerva-refusal-has_assistant = Itt már áll segéd.
minerva-refusal-hire_denarii = A következő segéd ára { $denarii } dénár; ha minden nyersanyagodat eladod, akkor is csak { $count } dénárod lesz.
minerva-refusal-hire_glory = A következő segéd ára { $glory } dicsőség, neked pedig { $count } van.
minerva-refusal-no_assistant = Nincs segéd a készletedben.
minerva-refusal-no_residence = Már minden lakóházadat leraktad.
minerva-refusal-splits_here = Ha ide kerülne a lapka, a város szétesne.
minerva-refusal-too_expensive = { $tile }: { $count } nyersanyag hiányzik; a fölösleg eladásával sincs meg a szükséges { $denarii } dénár.
minerva-refusal-would_split = Bárhová kerülne ez a lapka, a város szétszakadna.
minerva-refusal-table_column = { $file }: hiányzik ez az oszlop: { $column }.
minerva-refusal-table_contradicts = { $file }, { $row } sor, { $column } oszlop: itt „{ $value }” áll, de a többi oszlop és táblázat szerint ez lenne helyes: „{ $expected }”.
minerva-refusal-table_count = { $file }: { $found } sor van, de { $expected } kell.
minerva-refusal-table_culture = culture_tiles.csv, { $row }: { $players } játékosnál { $found } lapka van, de { $expected } kell.
minerva-refusal-table_effect = { $file }, { $row } sor: ismeretlen hatás: { $value }.
minerva-refusal-table_kind = { $file }, { $row } sor: ennek a fajtának nincs sora a location_kinds.csv táblázatban: { $value }.
minerva-refusal-table_repeated = { $file }, { $row } sor: kétszer szerepel.
minerva-refusal-table_row = { $file }, { $row } sor: túl kevés vagy túl sok az oszlop.
minerva-refusal-table_stacks = { $file }: { $players } játékosnál { $found } normál helyszín van, ebből nem lesz hat egyforma pakli.
minerva-refusal-table_temples = { $file }, { $row } sor: két templomnak már ez a feltétele, harmadik nem lehet.
minerva-refusal-table_unreadable = Ez nem olvasható táblázatként: { $file }.
minerva-refusal-table_value = { $file }, { $row } sor, { $column } oszlop: ez az érték nem megengedett: { $value }.

## Mi van a körben

minerva-leaves-builds = Még megépíthető lapkák: { $count }
minerva-leaves-line = Aktiválás { $way }: { $count } lapka
minerva-ledger-action = Egy akció
minerva-ledger-assistants = Segédek: { $count }
minerva-ledger-fee = Az akció díja: { $count }
## Where a tile lies

minerva-where-place = Lerakás, „{ $by }” { $side }
minerva-where-between = Lerakás, „{ $by }” { $side } és „{ $second_by }” { $second_side }
minerva-where-assistant = Segéd a lakóházra, amely „{ $by }” { $side } áll
minerva-where-choose = { $tile } („{ $by }” { $side })
minerva-where-build_half = Építés: { $tile } (párja: { $by })
minerva-where-take = Fordulólapka elvétele, párja: { $by }
