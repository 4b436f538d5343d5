### Kohan Dej

## Log

kohan_dej-log-first_crown = { $who } begins with the crown.
    .you = You begin with the crown.
kohan_dej-log-round = Round { $round } begins; { $other } has the crown.
kohan_dej-log-face_up = { $role } is out this round, face up.
kohan_dej-log-face_down = A role is burned face down, unseen.
kohan_dej-log-picked = { $who } picked a role.
    .you = You picked a role.
kohan_dej-log-picked_role = { $who } keeps { $role }.
    .you = You keep { $role }.
kohan_dej-log-burned = { $who } burned a role face down.
    .you = You burned a role face down.
kohan_dej-log-burned_role = { $who } burned { $role }.
    .you = You burned { $role }.
kohan_dej-log-theater_passed = { $who } does not use the Theater.
    .you = You do not use the Theater.
kohan_dej-log-swapped_roles = Theater: { $who } swapped roles with { $other }.
    .you = Theater: you swapped roles with { $other }.
kohan_dej-log-received_role = { $who } now holds { $role } and gave { $other_role }.
    .you = You now hold { $role } and gave { $other_role }.
kohan_dej-log-no_answer = { $role } is called; nobody answers.
kohan_dej-log-killed_called = { $role } is called, but was killed.
kohan_dej-log-revealed = { $who } is { $role }.
    .you = You are { $role }.
kohan_dej-log-stolen = { $who } was robbed: { $other } takes { $gold } gold.
    .you = You were robbed: { $other } takes { $gold } gold.
kohan_dej-log-took_crown = { $who } takes the crown.
    .you = You take the crown.
kohan_dej-log-gave_crown = { $who } gives the crown to { $other }.
    .you = You give the crown to { $other }.
kohan_dej-log-crown_gold = { $who } takes 1 gold from { $other } for it.
    .you = You take 1 gold from { $other } for it.
kohan_dej-log-crown_card = { $who } takes a random card from { $other } for it.
    .you = You take a random card from { $other } for it.
kohan_dej-log-under_spell = { $who } is bewitched and may only gather.
    .you = You are bewitched and may only gather.
kohan_dej-log-witch_resumes = { $who } goes on with the turn as { $role }.
    .you = You go on with the turn as { $role }.
kohan_dej-log-threatened = { $who } is threatened and gathers first.
    .you = You are threatened and gather first.
kohan_dej-log-exempt = { $who } has too little gold and is exempt.
    .you = You have too little gold and are exempt.
kohan_dej-log-bribed = { $who } pays { $other } a bribe of { $gold } gold.
    .you = You pay { $other } a bribe of { $gold } gold.
kohan_dej-log-refused = { $who } refuses to pay the bribe.
    .you = You refuse to pay the bribe.
kohan_dej-log-threat_empty = The threat against { $who } was empty.
    .you = The threat against you was empty.
kohan_dej-log-threat_real = The threat against { $who } was real: { $other } takes { $gold } gold.
    .you = The threat against you was real: { $other } takes { $gold } gold.
kohan_dej-log-let_go = { $who } lets the refusal of { $other } go.
    .you = You let the refusal of { $other } go.
kohan_dej-log-gathered_gold = { $who } gathers { $gold } gold.
    .you = You gather { $gold } gold.
kohan_dej-log-gathered_cards = { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and keeps { $kept }.
    .you = You draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and keep { $kept }.
kohan_dej-log-kept = { $who } keeps { $card }.
    .you = You keep { $card }.
kohan_dej-log-income_gold = { $who } takes an income of { $gold } gold.
    .you = You take an income of { $gold } gold.
kohan_dej-log-income_cards = { $who } takes an income of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You take an income of { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-income_mix = { $who } takes an income of { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You take an income of { $gold } gold and { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-built = { $who } builds { $card } for { $gold } gold.
    .you = You build { $card } for { $gold } gold.
kohan_dej-log-paid_cards = { $who } pays with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You pay with { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-borrowed = { $who } takes { $gold } gold from { $other } for as many cards.
    .you = You take { $gold } gold from { $other } for as many cards.
kohan_dej-log-gave = { $who } gives { $card } to { $other }.
    .you = You give { $card } to { $other }.
kohan_dej-log-demolished = { $who } demolishes { $card }.
    .you = You demolish { $card }.
kohan_dej-log-confiscated = { $who } confiscates { $card }; { $other } takes { $gold } gold back.
    .you = You confiscate { $card }; { $other } takes { $gold } gold back.
kohan_dej-log-taxed = { $who } pays 1 gold of tax; the pile is { $gold }.
    .you = You pay 1 gold of tax; the pile is { $gold }.
kohan_dej-log-first_complete = { $who } is the first to complete a city. This is the final round.
    .you = You are the first to complete a city. This is the final round.
kohan_dej-log-killed = { $who } kills { $role }.
    .you = You kill { $role }.
kohan_dej-log-bewitched = { $who } bewitches { $role }.
    .you = You bewitch { $role }.
kohan_dej-log-sealed = { $who } puts the sealed warrant on { $role }.
    .you = You put the sealed warrant on { $role }.
kohan_dej-log-warrants = { $who } places warrants on { $first_role }, { $second_role } and { $third_role }.
    .you = You place warrants on { $first_role }, { $second_role } and { $third_role }.
kohan_dej-log-robbed = { $who } will rob { $role }.
    .you = You will rob { $role }.
kohan_dej-log-spied = { $who } looks for { $type } districts in the hand of { $other }: { $count } found, { $gold } gold taken, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } drawn.
    .you = You look for { $type } districts in the hand of { $other }: { $count } found, { $gold } gold taken, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } drawn.
kohan_dej-log-real_threat = { $who } puts the real threat on { $role }.
    .you = You put the real threat on { $role }.
kohan_dej-log-threats = { $who } threatens { $first_role } and { $second_role }.
    .you = You threaten { $first_role } and { $second_role }.
kohan_dej-log-swapped_hands = { $who } swaps hands with { $other }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for { $received }.
    .you = You swap hands with { $other }: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } for { $received }.
kohan_dej-log-redrew = { $who } discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and draws as many.
    .you = You discard { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and draw as many.
kohan_dej-log-looked = { $who } looks at the hand of { $other }.
    .you = You look at the hand of { $other }.
kohan_dej-log-took_card = { $who } takes a card from { $other }.
    .you = You take a card from { $other }.
kohan_dej-log-builds_from = { $who } builds a card of { $other } at once.
    .you = You build a card of { $other } at once.
kohan_dej-log-seer_took = { $who } takes a random card from { $other }.
    .you = You take a random card from { $other }.
kohan_dej-log-seer_took_card = { $who } took { $card } from { $other }.
    .you = You took { $card } from { $other }.
kohan_dej-log-took_from_richest = { $who } takes 1 gold from { $other }, the richest.
    .you = You take 1 gold from { $other }, the richest.
kohan_dej-log-merchant = { $who } gets 1 extra gold.
    .you = You get 1 extra gold.
kohan_dej-log-architect = { $who } draws { $cards ->
        [one] { $cards } extra card
       *[other] { $cards } extra cards
    }.
    .you = You draw { $cards ->
            [one] { $cards } extra card
           *[other] { $cards } extra cards
        }.
kohan_dej-log-alchemist = { $who } gets back { $gold } gold.
    .you = You get back { $gold } gold.
kohan_dej-log-navigator_gold = { $who } brings home { $gold } gold.
    .you = You bring home { $gold } gold.
kohan_dej-log-navigator_cards = { $who } brings home { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You bring home { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-studied = { $who } looks at the top of the deck ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }) and keeps one.
    .you = You look at the top of the deck ({ $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }) and keep one.
kohan_dej-log-destroyed = { $who } destroys { $card } of { $other } for { $gold } gold.
    .you = You destroy { $card } of { $other } for { $gold } gold.
kohan_dej-log-destroyed_own = { $who } destroys the own { $card } for { $gold } gold.
    .you = You destroy your own { $card } for { $gold } gold.
kohan_dej-log-exchanged = { $who } exchanges { $card } for { $other_card } of { $other } and pays { $gold } gold.
    .you = You exchange { $card } for { $other_card } of { $other } and pay { $gold } gold.
kohan_dej-log-seized = { $who } seizes { $card } of { $other } for { $gold } gold.
    .you = You seize { $card } of { $other } for { $gold } gold.
kohan_dej-log-queen = { $who } gets { $gold } gold beside the throne.
    .you = You get { $gold } gold beside the throne.
kohan_dej-log-beautified = { $who } beautifies { $card }.
    .you = You beautify { $card }.
kohan_dej-log-took_tax = { $who } takes { $gold } gold of taxes.
    .you = You take { $gold } gold of taxes.
kohan_dej-log-armory = { $who } gives up the Armory and destroys { $card } of { $other }.
    .you = You give up the Armory and destroy { $card } of { $other }.
kohan_dej-log-armory_own = { $who } gives up the Armory and destroys the own { $card }.
    .you = You give up the Armory and destroy your own { $card }.
kohan_dej-log-laboratory = Laboratory: { $who } discards a card for { $gold } gold.
    .you = Laboratory: you discard a card for { $gold } gold.
kohan_dej-log-museum = Museum: { $who } adds a card; now there are { $cards }.
    .you = Museum: you add a card; now there are { $cards }.
kohan_dej-log-museum_card = { $who } put { $card } under the Museum.
    .you = You put { $card } under the Museum.
kohan_dej-log-smithy = Smithy: { $who } pays { $gold } gold and draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = Smithy: you pay { $gold } gold and draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-poor_house = Poor House: { $who } gets { $gold } gold.
    .you = Poor House: you get { $gold } gold.
kohan_dej-log-park = Park: { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = Park: you draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-turn_ended = { $who } ends the turn.
    .you = You end your turn.
kohan_dej-log-score = { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## Score sheet

kohan_dej-score-districts = Districts
kohan_dej-score-first_complete = First completed city
kohan_dej-score-complete = Completed city
kohan_dej-score-five_types = All five types
kohan_dej-score-basilica = Basilica
kohan_dej-score-capitol = Capitol
kohan_dej-score-dragon_gate = Dragon Gate
kohan_dej-score-imperial_treasury = Imperial Treasury
kohan_dej-score-ivory_tower = Ivory Tower
kohan_dej-score-map_room = Map Room
kohan_dej-score-museum = Museum
kohan_dej-score-secret_vault = Secret Vault
kohan_dej-score-statue = Statue
kohan_dej-score-wishing_well = Wishing Well
kohan_dej-score-role_number = Role number in the last round
