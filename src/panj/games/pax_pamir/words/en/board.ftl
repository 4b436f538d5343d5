### What the board of Pax Pamir says

web-pax_pamir-vp = VP
web-pax_pamir-map = Map
web-pax_pamir-market = Market
web-pax_pamir-views = Parts of the board
web-pax_pamir-tab-map = Map
web-pax_pamir-tab-market = Market
web-pax_pamir-tab-courts = Courts
web-pax_pamir-has_targets = has targets
web-pax_pamir-court = Court
web-pax_pamir-court_of = Court of { $who }
web-pax_pamir-hand = Hand
web-pax_pamir-hand_of = hand cards and limit
web-pax_pamir-no_hand = No cards in hand
web-pax_pamir-hidden = { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
web-pax_pamir-places = { $count ->
        [one] { $count } place left
       *[other] { $count } places left
    }
web-pax_pamir-here = Play here
web-pax_pamir-end-left = Left end: next to the court of { $who }
web-pax_pamir-end-right = Right end: next to the court of { $who }
web-pax_pamir-influence = influence
web-pax_pamir-rupees = rupees
web-pax_pamir-supply = cylinders in supply
web-pax_pamir-safe = safe
web-pax_pamir-gifts = { $count ->
        [one] { $count } gift given
       *[other] { $count } gifts given
    }
web-pax_pamir-prizes = { $count ->
        [one] { $count } prize
       *[other] { $count } prizes
    }
web-pax_pamir-patriots = { $count ->
        [one] { $count } patriot
       *[other] { $count } patriots
    }
web-pax_pamir-cylinders = { $count ->
        [one] { $count } cylinder in play
       *[other] { $count } cylinders in play
    }
web-pax_pamir-sheltered = { $safe } of { $rupees } rupees safe from taxes
web-pax_pamir-would_score = { $who }: { $strength }, so { $points }
web-pax_pamir-dial = Loyalty dial: { $coalition }
web-pax_pamir-star-economic = { $stars } safe
web-pax_pamir-star-military = tie +{ $stars }
web-pax_pamir-star-political = court +{ $stars }
web-pax_pamir-star-intelligence = hand +{ $stars }
web-pax_pamir-free = free
web-pax_pamir-vacant = empty
web-pax_pamir-buy_side = Buy
web-pax_pamir-discard_side = Discard
web-pax_pamir-event = Event
web-pax_pamir-events = Events in force
web-pax_pamir-locked = You paid onto this card this turn
web-pax_pamir-changed = new since your last move
web-pax_pamir-arrows = Wakhan’s arrows point here
web-pax_pamir-used = used
web-pax_pamir-bribe_to = rupees as a bribe to { $who }
web-pax_pamir-hostage = rupees to { $who }, who holds it hostage
web-pax_pamir-spies = { $count ->
        [one] { $count } spy of { $who }
       *[other] { $count } spies of { $who }
    }
web-pax_pamir-armies = { $count ->
        [one] { $count } army ({ $coalition }) in { $region }
       *[other] { $count } armies ({ $coalition }) in { $region }
    }
web-pax_pamir-roads = { $count ->
        [one] { $count } road ({ $coalition }) on { $border }
       *[other] { $count } roads ({ $coalition }) on { $border }
    }
web-pax_pamir-tribes = { $count ->
        [one] { $count } tribe of { $who } in { $region }
       *[other] { $count } tribes of { $who } in { $region }
    }
web-pax_pamir-ruled = { $region }: { $who } rules
web-pax_pamir-unruled = { $region }: nobody rules
web-pax_pamir-favored = Favored suit
web-pax_pamir-acts_free = acts free
web-pax_pamir-blocks = Blocks in play
web-pax_pamir-lead = lead of { $needed } needed, now { $lead }
web-pax_pamir-if_checked = If checked now
web-pax_pamir-doubled = doubled
web-pax_pamir-by_cylinders = No dominance: by cylinders
web-pax_pamir-by_influence = { $coalition } dominant: by influence
web-pax_pamir-nobody_scores = Nobody scores
web-pax_pamir-deck = Deck { $count }
web-pax_pamir-checks = Dominance Checks { $done } of { $all } done
web-pax_pamir-check_in_market = A check lies in the market
web-pax_pamir-next_check = Next check: card { $from } to { $to } of the deck
web-pax_pamir-icon_of = Icon { $number } of { $count }: { $icon }
web-pax_pamir-hint_act = Buy in the market, play from your hand, or use a court card. Favored: { $suit }, acts free.
web-pax_pamir-patriot = Patriot: { $coalition }
web-pax_pamir-prize = Prize: { $coalition }
web-pax_pamir-icon-road = { $count ->
        [one] A road on a border of { $region }
       *[other] { $count } roads on borders of { $region }
    }
web-pax_pamir-icon-army = { $count ->
        [one] An army in { $region }
       *[other] { $count } armies in { $region }
    }
web-pax_pamir-icon-tribe = { $count ->
        [one] A tribe in { $region }
       *[other] { $count } tribes in { $region }
    }
web-pax_pamir-icon-spy = { $count ->
        [one] A spy on a court card of { $region }
       *[other] { $count } spies on court cards of { $region }
    }
web-pax_pamir-icon-leverage = Take 2 rupees; you owe them when the card leaves
web-pax_pamir-icon-favor = Favored suit becomes: { $suit }
web-pax_pamir-costs_you = Costs you { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }
web-pax_pamir-free_for_you = Free for you
web-pax_pamir-lies_on = { $rupees ->
        [one] { $rupees } rupee lies on it
       *[other] { $rupees } rupees lie on it
    }
web-pax_pamir-wakhan = Wakhan’s card
web-pax_pamir-wakhan_waits = Wakhan turns up her first card when everybody has chosen a coalition.
web-pax_pamir-pragmatic = Pragmatic loyalty
web-pax_pamir-regions = Order of regions
web-pax_pamir-line-tax = Tax
web-pax_pamir-line-build = Build
web-pax_pamir-line-move = Move
web-pax_pamir-line-betray = Betray
web-pax_pamir-line-battle = Battle
web-pax_pamir-line-radicalize = Radicalize by the arrows
web-pax_pamir-line-rad_mil_if_mil_favored = If military favored: best military
web-pax_pamir-line-rad_eco_if_pol_favored = If political favored: best economic
web-pax_pamir-line-rad_best_political = Radicalize: best political
web-pax_pamir-line-rad_best_intelligence = Radicalize: best intelligence
web-pax_pamir-line-rad_any_intelligence = Radicalize: any intelligence
web-pax_pamir-line-rad_most_rupees_if_poor = If poor: most rupees
web-pax_pamir-line-rad_gain_region = Radicalize: gain a region
web-pax_pamir-line-rad_most_blocks = Radicalize: most blocks
web-pax_pamir-line-rad_most_cylinders_if_no_dominance = No dominance: most cylinders
web-pax_pamir-line-rad_move_card_if_none = If none: a move card
web-pax_pamir-line-rad_patriot_if_dominance = Dominance: its patriot
web-pax_pamir-line-rad_political_if_court_full = Court full: best political
web-pax_pamir-line-rad_intelligence_if_fewer_spies = Fewer spies: best intelligence
web-pax_pamir-line-battle_card_most_spies = Battle: card with most spies
web-pax_pamir-open_card = { $card }: choose what it does
web-pax_pamir-recent = Latest

## What others gain and lose

web-pax_pamir-gain-rupees = { $signed } { $count ->
    [one] rupee
   *[other] rupees
}
web-pax_pamir-gain-cards = { $signed } { $count ->
    [one] card
   *[other] cards
}
