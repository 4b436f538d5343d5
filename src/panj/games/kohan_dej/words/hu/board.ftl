### A Kohan Dej táblája

## Frame

web-kohan_dej-phase-selection = Szerepválasztás
web-kohan_dej-phase-turns = Körök
web-kohan_dej-phase-over = Vége a játéknak
web-kohan_dej-final_round = Utolsó forduló
web-kohan_dej-deck = { $cards ->
       *[other] { $cards } lap a pakliban
    }
web-kohan_dej-roles = Szerepek szám szerint
web-kohan_dej-round = Forduló
web-kohan_dej-history = Eddigi szerepek
web-kohan_dej-in_round = { $round }. forduló: { $who }
web-kohan_dej-news = Ami veled történt

## Players

web-kohan_dej-gold = arany
web-kohan_dej-cards = lap a kézben
web-kohan_dej-points = pont
web-kohan_dej-districts = negyed
web-kohan_dej-cost = költség
web-kohan_dej-tax = adó
web-kohan_dej-crown = nála a korona
web-kohan_dej-protected = A 8-as számú szerep ebben a fordulóban nem nyúlhat ehhez a városhoz.
web-kohan_dej-seat-picked = már választott
web-kohan_dej-seat-choosing = most választ
web-kohan_dej-seat-waiting = várakozik
web-kohan_dej-seat-hidden = rejtett szerep
web-kohan_dej-city_of = { $who } városa
web-kohan_dej-your_city = A városod
web-kohan_dej-your_hand = A lapjaid
web-kohan_dej-hand_empty = Nincs lap a kezedben.
web-kohan_dej-hands_hidden = A kézben lévő lapok rejtve vannak.
web-kohan_dej-city_empty = Itt még nem épült semmi.
web-kohan_dej-known_cards = Lapjai közül ezeket ismered: { $cards }
web-kohan_dej-called_after = Szereped: { $role }. { $after } után hívnak.
web-kohan_dej-you_are = Te vagy
web-kohan_dej-you_are_role = Szereped: { $roles }
web-kohan_dej-you_killed = A szerepedet meggyilkolták
web-kohan_dej-received = { $count ->
       *[other] { $count } lap
    }
web-kohan_dej-choose_role = Válassz szerepet erre a fordulóra.
web-kohan_dej-face_down = { $count ->
       *[other] { $count } szerep van lefordítva.
    }

## Districts and cards

web-kohan_dej-district_of = { $card }, { $who } városa, költség: { $cost }
    .you = { $card }, a te városod, költség: { $cost }
web-kohan_dej-beautified = Díszített: a költsége 1-gyel több.
web-kohan_dej-museum_cards = { $cards ->
       *[other] { $cards } lap alatta
    }
web-kohan_dej-you_pay = fizetsz
web-kohan_dej-you_pay_gold = { $gold } aranyat fizetsz.
web-kohan_dej-slot_last = { $slot } · kész a város
web-kohan_dej-five_types = Öt típus
web-kohan_dej-can-build = építhető
web-kohan_dej-can-free = korláton kívül
web-kohan_dej-can-ways = többféle fizetés
web-kohan_dej-can-both = elvehető, építhető
web-kohan_dej-can-keep = megtartható
web-kohan_dej-can-take = elvehető
web-kohan_dej-can-build_now = azonnal építhető
web-kohan_dej-can-pay_card = fizethetsz vele
web-kohan_dej-can-give = adható
web-kohan_dej-can-discard = eldobható
web-kohan_dej-can-laboratory = 2 arany érte
web-kohan_dej-can-museum = a múzeum alá
web-kohan_dej-why-vault = nem építhető
web-kohan_dej-why-navigator = nem építhetsz
web-kohan_dej-why-gather_first = előbb gyűjts
web-kohan_dej-why-limit = korlát kimerítve
web-kohan_dej-why-monument = túl nagy a város
web-kohan_dej-why-duplicate = már van ilyened
web-kohan_dej-why-price = { $missing ->
       *[other] még { $missing } arany kell
    }
web-kohan_dej-use-armory = negyed lerombolása
web-kohan_dej-use-laboratory = lap → 2 arany
web-kohan_dej-use-museum = lap → 1 pont
web-kohan_dej-use-smithy = 2 arany → 3 lap
web-kohan_dej-using-laboratory = Laboratórium: válaszd ki a 2 aranyért eldobott lapot.
web-kohan_dej-using-museum = Múzeum: válaszd ki az alá kerülő lapot.

## Roles

web-kohan_dej-rank = Szám: { $rank }
web-kohan_dej-role-called = most szólítják
web-kohan_dej-role-out = kint, felfordítva
web-kohan_dej-role-killed = meggyilkolva
web-kohan_dej-role-silent = senki sem felelt
web-kohan_dej-role-yours = a tiéd
web-kohan_dej-role-known_out = kint, te tudod
web-kohan_dej-role-passed = továbbadtad
web-kohan_dej-role-not_reached = nem ért el hozzád
web-kohan_dej-mark-killed = meggyilkolva
web-kohan_dej-mark-bewitched = megbabonázva
web-kohan_dej-mark-robbed = kirabolva
web-kohan_dej-mark-warrant = végzés
web-kohan_dej-mark-threat = megfenyegetve
web-kohan_dej-mark-real = { " " }(a valódi)
web-kohan_dej-note_out = Kint, felfordítva: { $roles }
web-kohan_dej-note_missing = nincs itt: { $roles }

## Doing

web-kohan_dej-do-destroy = Lerombolás: { $card }
web-kohan_dej-do-seize = Lefoglalás: { $card }
web-kohan_dej-do-exchange = Csere erre: { $card }
web-kohan_dej-do-hand_over = Átadás: { $card }
web-kohan_dej-do-beautify = Díszítés: { $card }
web-kohan_dej-do-sacrifice = Lebontás: { $card }
web-kohan_dej-end_unused = Kör befejezése bevétel nélkül
web-kohan_dej-tray-drawn = Húzott lapok
web-kohan_dej-tray-hand_of = { $who } lapjai
web-kohan_dej-tray-name_type = Típus { $who } lapjai között
web-kohan_dej-tray-mix = Oszd el a bevételed
web-kohan_dej-tray-set_aside = Eddig félretéve
web-kohan_dej-tray-site = Fizetés alatt
web-kohan_dej-hint-pick = { $count ->
       *[other] { $count } szerep ért el hozzád; { $rest } megy tovább.
    }
web-kohan_dej-hint-pick_last = { $count ->
       *[other] { $count } szerep ért el hozzád; a másik lefordítva félrekerül.
    }
web-kohan_dej-hint-pick_two = { $count ->
       *[other] { $count } szerep ért el hozzád. Kettő lesz nálad.
    }
web-kohan_dej-hint-builds = { $left ->
        [0] Ebben a körben már nem építhetsz.
       *[other] Még { $left } negyedet építhetsz.
    }
web-kohan_dej-hint-keep = { $count ->
       *[other] { $count } lapot húztál; amit nem tartasz meg, visszakerül a pakliba.
    }
web-kohan_dej-hint-tax = Minden építés 1 arany adóval is jár.
web-kohan_dej-hint-warrant = Az első kifizetett építésedet elkobozhatják.

## What others gain and lose

web-kohan_dej-gain-gold = { $signed } { $count ->
   *[other] arany
}
web-kohan_dej-gain-cards = { $signed } { $count ->
   *[other] lap
}
