### Trajan

## Lépések

trajan-move-take = Lap elvétele innen: { $pile }
trajan-move-put = A tálcára: { $first } és { $second }
trajan-move-arrange = Rendezd el helyettem a többit
trajan-move-start_tile = Lapka: { $tile }; helye: { $slot }
trajan-move-sow = Szétosztás innen: { $tray }
trajan-move-drop = Lerakás: { $marker }
trajan-move-plus_two = [+2] jelző ide: { $space }
trajan-move-draw_two = Két lap húzása, aztán egy eldobása
trajan-move-play = Egy vagy két lap kijátszása
trajan-move-ship = Rakodás: { $ship }
trajan-move-play_card = Kijátszás: { $good }
trajan-move-stop = Nincs második lap
trajan-move-load_same = Rakomány: { $cards } × { $good } és { $wilds } joker
trajan-move-load_wilds = Rakomány: csak { $wilds } joker
trajan-move-load_pair = Pár: { $good } ({ $wilds ->
        [0] két lap
       *[other] egy lap és egy joker
    })
trajan-move-load_wild_pair = Pár két jokerből
trajan-move-load_one = Rakomány: { $good }
trajan-move-load_one_wild = Rakomány: joker
trajan-move-done = Indulhat a hajó
trajan-move-discard = Eldobás: { $good }; ide: { $pile }
trajan-move-take_forum = Lapka elvétele: { $tile } ({ $space })
trajan-move-recruit_legionnaire = Légiós toborzása
trajan-move-march = Vonulás ide: { $province }
trajan-move-occupy = Elfoglalás: { $province }
trajan-move-advance = Előrelépés a szenátusban
trajan-move-take_tile = Lapka elvétele: { $tile }
trajan-move-recruit_worker = Munkás toborzása
trajan-move-build = Építés: { $site }
trajan-move-decline = Kihagyás
trajan-move-use_extra = Felhasználás: { $extra }
trajan-move-pay = Fizetés ezzel: { $means }
trajan-move-choose_bonus = Választás: { $bonus }

## Kérdések

trajan-prompt-start_card = Vegyél el egy árukártyát; hátravan még: { $count }.
trajan-prompt-fill_tray = Tegyél két jelzőt erre a tálcára: { $tray }. Senki sem látja, amíg mindenki el nem készült.
trajan-prompt-start_tile = Vedd el egy oszlop felső lapkáját, és tedd a II., IV. vagy VI. helyre.
trajan-prompt-sow = Válassz egy tálcát; az összes jelzője szétosztásra kerül az óramutató járása szerint.
trajan-prompt-drop = Melyik jelző kerüljön ide: { $tray }?
trajan-prompt-plus_two = Tedd a [+2] jelzőt az egyik pluszakció-meződre.
trajan-prompt-action = Most ez jön: { $action }. Végezd el, vagy hagyd ki.
trajan-prompt-use_extra = Felhasználsz egy lapkát, hogy megismételd? { $action }, ismétlések száma: { $count }.
trajan-prompt-discard = Dobj el egy lapot a két dobópakli egyikére.
trajan-prompt-play_first = Melyik lapot játszod ki?
trajan-prompt-play_second = Jön második lap is?
trajan-prompt-load_same = Rakodj be egy–négy lapot egyféle áruból.
trajan-prompt-load_pairs = Rakodd be { $count ->
       [1] az
       [5] az
      *[other] a
    } { $count }. párt.
trajan-prompt-load_different = Rakodd be { $count ->
       [1] az
       [5] az
      *[other] a
    } { $count }. lapot.
trajan-prompt-pay = A nép szükséglete: { $symbol }. Mivel fizetsz?
trajan-prompt-choose_bonus = Te vagy a konzul. Válassz egy bónuszlapkát; a másik az alkonzulé.

## Előnézetek

trajan-preview-sow = Szétosztott jelzők: { $count }; a végén ez jön: { $action }.
trajan-preview-completes = Teljesül a lapka: { $tile }.
trajan-preview-completes_with = Teljesül ez a lapka: { $tile }, ha a céltálcára kerül: { $marker }.
trajan-preview-completes_with_two = Teljesül ez a lapka: { $tile }, ha a céltálcára kerül: { $first } és { $second }.
trajan-preview-spoils = Nem teljesül a lapka: { $tile }.
trajan-preview-no_action = Most nem végezhető el: { $action }.
trajan-preview-round_ends = E lépés után véget ér a forduló.
trajan-preview-points = +{ $points } pont
trajan-preview-points_now = Ha most indul a hajó: { $points } pont.
trajan-preview-up_to = A kezedben lévő lapokkal legfeljebb { $points } pont.
trajan-preview-card = Legfelül ez van: { $good }.
trajan-preview-finds = A hadvezér elveszi az ottani lapkát: { $tile }.
trajan-preview-tile_worth = Teljesítve { $points } pontot ér.
trajan-preview-bonus_worth = A jelenlegi állás szerint { $points } pontot ér.
trajan-preview-building = Építmény: { $building }, { $points } pont.
trajan-preview-no_building = Itt nincs lapka; a munkás csak utat nyit.
trajan-preview-bonus_action = Az első ebből a típusból, ingyen jár érte: { $action }.

## Miért nem

trajan-refusal-empty_tray = Ez a tálca üres.
trajan-refusal-empty_stack = Ez az oszlop elfogyott.
trajan-refusal-no_cargo = Nincs se lapod, se joker árulapkád.
trajan-refusal-no_pair = A lapjaidból és jokereidből nem jön ki pár.
trajan-refusal-no_supply = Elfogytak a bábuk a készletedből.
trajan-refusal-too_far = A hadvezéred nem szomszédos ezzel a tartománnyal.
trajan-refusal-own_legionnaire = Itt már áll légiósod.
trajan-refusal-no_legionnaire = Nincs légiósod a katonai táborban.
trajan-refusal-own_worker = Itt már áll munkásod.
trajan-refusal-not_adjacent = Egyik munkásod sem szomszédos ezzel a hellyel.
trajan-refusal-no_worker = Nincs munkásod a munkástáborban.

## Mi van a körben

trajan-leaves-action = Ez az akció elvész: { $action }
trajan-leaves-extra = Pluszakció is lehetséges: { $action }
trajan-ledger-sow = Jelzők szétosztása
trajan-ledger-action = Akció
trajan-ledger-this_action = Akció: { $action }
trajan-ledger-extra = Pluszakció-lapkák: { $count }
trajan-ledger-extra_used = Pluszakció elvégezve
trajan-ledger-no_fit = Most egyik sem illik ehhez az akcióhoz.
## Which site

trajan-where-build = Építés: { $building }, ez { $points } pont
trajan-where-build_empty = Építés egy üres helyen
