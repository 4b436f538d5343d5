### A Minerva táblája

web-minerva-at_end = játék végén
web-minerva-free = ingyen
web-minerva-city_of = { $who } városa
web-minerva-your_city = A városod
web-minerva-points = { $points } pont
web-minerva-place = Szabad hely: a lapka előtt is kiválaszthatod
web-minerva-closer = Közelebb
web-minerva-further = Távolabb
web-minerva-outside = { $places } hely a képen kívül
web-minerva-line_gives = Ez a sor ad
web-minerva-line_nothing = Ez a sor nem ad semmit
web-minerva-your_choice = te választasz
web-minerva-of_choice = { $count } választható
web-minerva-vp = GYP
web-minerva-too_expensive = Most nem tudod kifizetni
web-minerva-amount = { $kind ->
       *[other] { $count } { $good }
    }
web-minerva-good-wheat = búza
web-minerva-good-wood = fa
web-minerva-good-stone = kő
web-minerva-good-ore = érc
web-minerva-good-denarius = dénár
web-minerva-good-glory = dicsőség
web-minerva-good-theatre = színházpont
web-minerva-good-art = művészetpont
web-minerva-good-science = tudománypont
web-minerva-good-any_resource = tetszőleges nyersanyag
web-minerva-good-any_culture = tetszőleges kultúrapont
web-minerva-good-two_different_resources = pár két különböző nyersanyagból
web-minerva-effect-none = Nincs hatása.
web-minerva-effect-gain = Nyereség: { $right }.
web-minerva-effect-both = Nyereség: { $left } és { $right }.
web-minerva-effect-choice = A kettő közül egy: { $left } vagy { $right }.
web-minerva-effect-per_held = Minden nálad lévő { $left } után: { $right }; ami nálad van, megmarad.
web-minerva-effect-convert = Csere, ahányszor akarod: { $left } helyett { $right }.
web-minerva-effect-take_culture_tile = Vedd el az egyik kultúrapakli felső lapkáját.
web-minerva-effect-activate_three = Aktiválj legfeljebb 3 lapkát a körülötte lévő nyolc közül.
web-minerva-effect-move_tile = Helyezz át egy körülötte lévő lapkát; a város nem szakadhat szét.
web-minerva-effect-remove_residence = Távolíts el a játékból egy körülötte lévő, segéd nélküli lakóházat.
web-minerva-when_built = Felépítéskor.
web-minerva-temple_each = Mindegyik { $points } pontot ér.
web-minerva-cost = Ár: { $goods }
web-minerva-costs_nothing = Ingyenes
web-minerva-for_missing = { $missing } nyersanyag hiányzik: további { $denarii } dénár
web-minerva-copies = { $count } példány
web-minerva-locations = Helyszínek
web-minerva-one_of_pair = páronként egy; a másik kikerül a játékból
web-minerva-missing_cost = hiányzó nyersanyag: 3 dénár
web-minerva-temples = Templomok
web-minerva-deck = pakli: { $count }
web-minerva-stack_top = a felső lapkához { $symbols } jel kell, { $points } pontot ér; { $tiles } maradt
web-minerva-stack_empty = nincs több lapka
web-minerva-then = majd
web-minerva-last_tile = az utolsó
web-minerva-culture = Kultúra
web-minerva-one_each = fajtánként és körönként egy
web-minerva-glory = Dicsőség fordulónként
web-minerva-solo_glory = 1. helyhez { $round } kell
web-minerva-tokens = { $count } dicsőség
web-minerva-place_1 = 1.
web-minerva-place_2 = 2.
web-minerva-place_3 = 3.
web-minerva-nobody = senki
web-minerva-order = Sorrend
web-minerva-order_tile = { $number }. sorrendlapka
web-minerva-holdings = { $who } készlete
web-minerva-passed = passzolt
web-minerva-residences = { $count ->
       *[other] lakóház
    }
web-minerva-assistants = { $count ->
       *[other] segéd
    }
web-minerva-next_assistant = következő
web-minerva-residences_left = { $count } lakóház maradt
web-minerva-assistants_left = { $count } segéd a készletben
web-minerva-won = megszerzett pontok
web-minerva-won_nothing = még nincs megszerzett lapka
web-minerva-look_at = { $who } városának megtekintése
web-minerva-score_now = A pontjaid most
web-minerva-titles = Címek
web-minerva-from_points = { $points } ponttól
web-minerva-worth_now = Most ennyit ér:
web-minerva-change = Újraválasztás
web-minerva-sell = Eladás
web-minerva-sold_enough = Eladás kész
web-minerva-assistant = Segéd
web-minerva-pass = Passz, { $order }. lapka
web-minerva-no_exchange = Nincs csere
web-minerva-hint_sell = Minden eladott nyersanyag 1 dénárt hoz.
web-minerva-hint_way = Válassz a négy irány közül; ha rámutatsz, látod a sort.
web-minerva-hint_place = A hely megvan; most válassz lapkát vagy lakóházat.
web-minerva-hint_action = { $tiles ->
        [0] Egy lapkát sem tudsz kifizetni
       *[other] { $tiles } lapkát tudsz kifizetni
    }{ $fee ->
        [0] .
       *[other] ; a díj { $fee }.
    }
web-minerva-hint_residence = Előbb a helyet válaszd, aztán az irányt.
web-minerva-fee = Passzolt: { $who } (díj: { $fee })
web-minerva-next_order = Következő sorrendlapka: { $number } / { $tiles }
web-minerva-tab_city = Város
web-minerva-tab_display = Kínálat
web-minerva-tab_rivals = Többiek

## What others gain and lose

web-minerva-gain-resources = { $signed } { $count ->
   *[other] nyersanyag
}
web-minerva-gain-denarii = { $signed } { $count ->
   *[other] dénár
}
web-minerva-gain-glory = { $signed } { $count ->
   *[other] dicsőség
}
