### What the board of Pax Pamir says

web-pax_pamir-vp = pont
web-pax_pamir-map = Térkép
web-pax_pamir-market = Piac
web-pax_pamir-views = A tábla részei
web-pax_pamir-tab-map = Térkép
web-pax_pamir-tab-market = Piac
web-pax_pamir-tab-courts = Udvarok
web-pax_pamir-has_targets = célpont van itt
web-pax_pamir-court = Udvar
web-pax_pamir-court_of = { $who } udvara
web-pax_pamir-hand = Lapok
web-pax_pamir-hand_of = kézben lévő lapok és határ
web-pax_pamir-no_hand = Nincs lap kézben
web-pax_pamir-hidden = { $count ->
       *[other] { $count } rejtett lap
    }
web-pax_pamir-places = { $count ->
       *[other] { $count } szabad hely
    }
web-pax_pamir-here = Ide
web-pax_pamir-end-left = Bal vég: { $who } udvara mellett
web-pax_pamir-end-right = Jobb vég: { $who } udvara mellett
web-pax_pamir-influence = befolyás
web-pax_pamir-rupees = rúpia
web-pax_pamir-supply = henger a készletben
web-pax_pamir-safe = védett
web-pax_pamir-gifts = { $count ->
       *[other] { $count } átadott ajándék
    }
web-pax_pamir-prizes = { $count ->
       *[other] { $count } jutalom
    }
web-pax_pamir-patriots = { $count ->
       *[other] { $count } hazafi
    }
web-pax_pamir-cylinders = { $count ->
       *[other] { $count } henger játékban
    }
web-pax_pamir-sheltered = Az adótól védett rúpiák: { $safe } (összesen { $rupees })
web-pax_pamir-would_score = { $who }: { $strength }, ez { $points }
web-pax_pamir-dial = Hűségtárcsa: { $coalition }
web-pax_pamir-star-economic = { $stars } védett
web-pax_pamir-star-military = döntetlen +{ $stars }
web-pax_pamir-star-political = udvar +{ $stars }
web-pax_pamir-star-intelligence = lap +{ $stars }
web-pax_pamir-free = ingyen
web-pax_pamir-vacant = üres
web-pax_pamir-buy_side = Vétel
web-pax_pamir-discard_side = Eldobás
web-pax_pamir-event = Esemény
web-pax_pamir-events = Érvényes események
web-pax_pamir-locked = Ebben a körben fizettél erre a lapra
web-pax_pamir-changed = új az utolsó lépésed óta
web-pax_pamir-arrows = Wakhan nyilai ide mutatnak
web-pax_pamir-used = használt
web-pax_pamir-bribe_to = rúpia kenőpénz { $who } részére
web-pax_pamir-hostage = rúpia { $who } részére, akinek túsza
web-pax_pamir-spies = { $count ->
       *[other] { $who } { $count } kéme
    }
web-pax_pamir-armies = { $count ->
       *[other] { $region }: { $count } hadsereg ({ $coalition })
    }
web-pax_pamir-roads = { $count ->
       *[other] { $border }: { $count } út ({ $coalition })
    }
web-pax_pamir-tribes = { $count ->
       *[other] { $region }: { $who } { $count } törzse
    }
web-pax_pamir-ruled = { $region }: uralkodója { $who }
web-pax_pamir-unruled = { $region }: senki sem uralja
web-pax_pamir-favored = Kedvelt szín
web-pax_pamir-acts_free = ingyen cselekszik
web-pax_pamir-blocks = Tömbök játékban
web-pax_pamir-lead = { $needed } előny kell, most { $lead }
web-pax_pamir-if_checked = Ha most próba lenne
web-pax_pamir-doubled = duplán
web-pax_pamir-by_cylinders = Nincs dominancia: hengerek
web-pax_pamir-by_influence = { $coalition } dominancia: befolyás
web-pax_pamir-nobody_scores = Senki sem kap pontot
web-pax_pamir-deck = Pakli: { $count }
web-pax_pamir-checks = Dominanciapróbák: { $done }/{ $all }
web-pax_pamir-check_in_market = Próba a piacon
web-pax_pamir-next_check = Következő próba: a pakli { $from }–{ $to }. lapja
web-pax_pamir-icon_of = { $number }. ikon ({ $count } közül): { $icon }
web-pax_pamir-hint_act = Vegyél a piacról, játssz ki kézből, vagy használj udvari lapot. Kedvelt: { $suit }, ingyen cselekszik.
web-pax_pamir-patriot = Hazafi: { $coalition }
web-pax_pamir-prize = Jutalom: { $coalition }
web-pax_pamir-icon-road = { $count ->
        [1] Egy út egy határra: { $region }
       *[other] { $count } út határokra: { $region }
    }
web-pax_pamir-icon-army = { $count ->
        [1] Egy hadsereg ide: { $region }
       *[other] { $count } hadsereg ide: { $region }
    }
web-pax_pamir-icon-tribe = { $count ->
        [1] Egy törzs ide: { $region }
       *[other] { $count } törzs ide: { $region }
    }
web-pax_pamir-icon-spy = { $count ->
        [1] Egy kém egy udvari lapra: { $region }
       *[other] { $count } kém udvari lapokra: { $region }
    }
web-pax_pamir-icon-leverage = Kapsz 2 rúpiát; tartozol vele, ha a lap távozik
web-pax_pamir-icon-favor = A kedvelt szín ez lesz: { $suit }
web-pax_pamir-costs_you = { $rupees ->
       *[other] Neked { $rupees } rúpia
    }
web-pax_pamir-free_for_you = Neked ingyen
web-pax_pamir-lies_on = { $rupees ->
       *[other] { $rupees } rúpia fekszik rajta
    }
web-pax_pamir-wakhan = Wakhan lapja
web-pax_pamir-wakhan_waits = Wakhan akkor fedi fel az első lapját, amikor mindenki koalíciót választott.
web-pax_pamir-pragmatic = Pragmatikus hűség
web-pax_pamir-regions = Régiók sorrendje
web-pax_pamir-line-tax = Adóztatás
web-pax_pamir-line-build = Építés
web-pax_pamir-line-move = Mozgatás
web-pax_pamir-line-betray = Árulás
web-pax_pamir-line-battle = Csata
web-pax_pamir-line-radicalize = Radikalizálás a nyilak szerint
web-pax_pamir-line-rad_mil_if_mil_favored = Ha katonai kedvelt: legjobb katonai
web-pax_pamir-line-rad_eco_if_pol_favored = Ha politikai kedvelt: legjobb gazdasági
web-pax_pamir-line-rad_best_political = Legjobb politikai lap
web-pax_pamir-line-rad_best_intelligence = Legjobb hírszerző lap
web-pax_pamir-line-rad_any_intelligence = Egy hírszerző lap
web-pax_pamir-line-rad_most_rupees_if_poor = Ha szegény: legtöbb rúpia
web-pax_pamir-line-rad_gain_region = Radikalizálás: új régió
web-pax_pamir-line-rad_most_blocks = Legtöbb tömb
web-pax_pamir-line-rad_most_cylinders_if_no_dominance = Nincs dominancia: legtöbb henger
web-pax_pamir-line-rad_move_card_if_none = Ha nincs: mozgató lap
web-pax_pamir-line-rad_patriot_if_dominance = Dominancia: annak hazafija
web-pax_pamir-line-rad_political_if_court_full = Teli udvar: legjobb politikai
web-pax_pamir-line-rad_intelligence_if_fewer_spies = Kevesebb kém: legjobb hírszerző
web-pax_pamir-line-battle_card_most_spies = Csata: a legtöbb kém lapján
web-pax_pamir-open_card = { $card }: válaszd ki, mit tegyen
web-pax_pamir-recent = Legutóbb

## What others gain and lose

web-pax_pamir-gain-rupees = { $signed } { $count ->
   *[other] rúpia
}
web-pax_pamir-gain-cards = { $signed } { $count ->
   *[other] lap
}
