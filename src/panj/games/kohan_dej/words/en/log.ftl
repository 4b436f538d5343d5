### Kohan Dej

## Log

kohan_dej-log-first_crown = { $who } began with the crown.
    .you = You began with the crown.
kohan_dej-log-round = Round { $round } began; { $other } had the crown.
kohan_dej-log-face_up = { $role } was burned for this round, face up.
kohan_dej-log-face_down = A role was burned face down, unseen.
kohan_dej-log-picked = { $who } picked a role.
    .you = You picked a role.
kohan_dej-log-picked_role = { $who } kept { $role }.
    .you = You kept { $role }.
kohan_dej-log-burned = { $who } burned a role face down.
    .you = You burned a role face down.
kohan_dej-log-burned_role = { $who } burned { $role }.
    .you = You burned { $role }.
kohan_dej-log-theater_passed = { $who } did not use the Theater.
    .you = You did not use the Theater.
kohan_dej-log-swapped_roles = Theater: { $who } swapped roles with { $other }.
    .you = Theater: you swapped roles with { $other }.
kohan_dej-log-received_role = { $who } got { $role } and gave { $other_role }.
    .you = You got { $role } and gave { $other_role }.
kohan_dej-log-no_answer = { $role } was called; nobody answered.
kohan_dej-log-killed_called = { $role } was called, but had been killed.
kohan_dej-log-revealed = { $who } was { $role }.
    .you = You were { $role }.
kohan_dej-log-stolen = { $who } was robbed: { $other } took { $gold } gold.
    .you = You were robbed: { $other } took { $gold } gold.
kohan_dej-log-took_crown = { $who } took the crown.
    .you = You took the crown.
kohan_dej-log-gave_crown = { $who } gave the crown to { $other }.
    .you = You gave the crown to { $other }.
kohan_dej-log-crown_gold = { $who } took 1 gold from { $other } for it.
    .you = You took 1 gold from { $other } for it.
kohan_dej-log-crown_card = { $who } took a random card from { $other } for it.
    .you = You took a random card from { $other } for it.
kohan_dej-log-under_spell = { $who } was bewitched and could only gather.
    .you = You were bewitched and could only gather.
kohan_dej-log-witch_resumes = { $who } went on with the turn as { $role }.
    .you = You went on with the turn as { $role }.
kohan_dej-log-threatened = { $who } was threatened and had to gather first.
    .you = You were threatened and had to gather first.
kohan_dej-log-exempt = { $who } had too little gold and was exempt.
    .you = You had too little gold and were exempt.
kohan_dej-log-bribed = { $who } paid { $other } a bribe of { $gold } gold.
    .you = You paid { $other } a bribe of { $gold } gold.
kohan_dej-log-refused = { $who } refused to pay the bribe.
    .you = You refused to pay the bribe.
kohan_dej-log-threat_empty = The threat against { $who } was empty.
    .you = The threat against you was empty.
kohan_dej-log-threat_real = The threat against { $who } was real: { $other } took { $gold } gold.
    .you = The threat against you was real: { $other } took { $gold } gold.
kohan_dej-log-let_go = { $who } did not challenge the refusal of { $other }.
    .you = You did not challenge the refusal of { $other }.
kohan_dej-log-gathered_gold = { $who } gathered { $gold } gold.
    .you = You gathered { $gold } gold.
kohan_dej-log-gathered_cards = { $who } drew { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and kept { $kept }.
    .you = You drew { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and kept { $kept }.
kohan_dej-log-drew = { $who } drew { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You drew { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-kept_count = { $who } kept { $kept } of them.
    .you = You kept { $kept } of them.
kohan_dej-log-kept = { $who } kept { $card }.
    .you = You kept { $card }.
kohan_dej-log-income_gold = { $who } took an income of { $gold } gold.
    .you = You took an income of { $gold } gold.
kohan_dej-log-income_cards = { $who } took an income of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You took an income of { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-income_mix = { $who } took an income of { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You took an income of { $gold } gold and { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-built = { $who } built { $card } for { $gold } gold.
    .you = You built { $card } for { $gold } gold.
kohan_dej-log-paid_cards = { $who } paid with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You paid with { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-borrowed = { $who } took { $gold } gold from { $other } for as many cards.
    .you = You took { $gold } gold from { $other } for as many cards.
kohan_dej-log-gave = { $who } gave { $card } to { $other }.
    .you = You gave { $card } to { $other }.
kohan_dej-log-demolished = { $who } demolished { $card }.
    .you = You demolished { $card }.
kohan_dej-log-confiscated = { $who } confiscated { $card }; { $other } took { $gold } gold back.
    .you = You confiscated { $card }; { $other } took { $gold } gold back.
kohan_dej-log-taxed = { $who } paid 1 gold in tax; the pile grew to { $gold }.
    .you = You paid 1 gold in tax; the pile grew to { $gold }.
kohan_dej-log-first_complete = { $who } was the first to complete a city. This became the final round.
    .you = You were the first to complete a city. This became the final round.
kohan_dej-log-killed = { $who } killed { $role }.
    .you = You killed { $role }.
kohan_dej-log-bewitched = { $who } bewitched { $role }.
    .you = You bewitched { $role }.
kohan_dej-log-sealed = { $who } put the sealed warrant on { $role }.
    .you = You put the sealed warrant on { $role }.
kohan_dej-log-warrants = { $who } placed warrants on { $first_role }, { $second_role } and { $third_role }.
    .you = You placed warrants on { $first_role }, { $second_role } and { $third_role }.
kohan_dej-log-robbed = { $who } chose to rob { $role }.
    .you = You chose to rob { $role }.
kohan_dej-log-spied = { $who } looked for { $type } districts in the hand of { $other }: { $count } found, { $gold } gold taken, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } drawn.
    .you = You looked for { $type } districts in the hand of { $other }: { $count } found, { $gold } gold taken, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } drawn.
kohan_dej-log-real_threat = { $who } put the real threat on { $role }.
    .you = You put the real threat on { $role }.
kohan_dej-log-threats = { $who } threatened { $first_role } and { $second_role }.
    .you = You threatened { $first_role } and { $second_role }.
kohan_dej-log-swapped_hands = { $who } swapped hands with { $other }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for { $received }.
    .you = You swapped hands with { $other }: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } for { $received }.
kohan_dej-log-redrew = { $who } discarded { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and drew as many.
    .you = You discarded { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and drew as many.
kohan_dej-log-looked = { $who } looked at the hand of { $other }.
    .you = You looked at the hand of { $other }.
kohan_dej-log-took_card = { $who } took a card from { $other }.
    .you = You took a card from { $other }.
kohan_dej-log-builds_from = { $who } built a card of { $other } at once.
    .you = You built a card of { $other } at once.
kohan_dej-log-seer_took = { $who } took a random card from { $other }.
    .you = You took a random card from { $other }.
kohan_dej-log-seer_took_card = { $who } took { $card } from { $other }.
    .you = You took { $card } from { $other }.
kohan_dej-log-took_from_richest = { $who } took 1 gold from { $other }, the richest.
    .you = You took 1 gold from { $other }, the richest.
kohan_dej-log-merchant = { $who } got 1 extra gold.
    .you = You got 1 extra gold.
kohan_dej-log-architect = { $who } drew { $cards ->
        [one] { $cards } extra card
       *[other] { $cards } extra cards
    }.
    .you = You drew { $cards ->
            [one] { $cards } extra card
           *[other] { $cards } extra cards
        }.
kohan_dej-log-alchemist = { $who } got back { $gold } gold.
    .you = You got back { $gold } gold.
kohan_dej-log-navigator_gold = { $who } brought home { $gold } gold.
    .you = You brought home { $gold } gold.
kohan_dej-log-navigator_cards = { $who } brought home { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You brought home { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-studied = { $who } looked at the top of the deck ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }) and kept one.
    .you = You looked at the top of the deck ({ $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }) and kept one.
kohan_dej-log-destroyed = { $who } destroyed { $card } of { $other } for { $gold } gold.
    .you = You destroyed { $card } of { $other } for { $gold } gold.
kohan_dej-log-destroyed_own = { $who } destroyed { $card } in their own city for { $gold } gold.
    .you = You destroyed your own { $card } for { $gold } gold.
kohan_dej-log-exchanged = { $who } exchanged { $card } for { $other_card } of { $other } and paid { $gold } gold.
    .you = You exchanged { $card } for { $other_card } of { $other } and paid { $gold } gold.
kohan_dej-log-seized = { $who } seized { $card } of { $other } for { $gold } gold.
    .you = You seized { $card } of { $other } for { $gold } gold.
kohan_dej-log-queen = { $who } got { $gold } gold beside the throne.
    .you = You got { $gold } gold beside the throne.
kohan_dej-log-beautified = { $who } beautified { $card }.
    .you = You beautified { $card }.
kohan_dej-log-took_tax = { $who } took { $gold } gold in taxes.
    .you = You took { $gold } gold in taxes.
kohan_dej-log-armory = { $who } gave up the Armory and destroyed { $card } of { $other }.
    .you = You gave up the Armory and destroyed { $card } of { $other }.
kohan_dej-log-armory_own = { $who } gave up the Armory and destroyed { $card } in their own city.
    .you = You gave up the Armory and destroyed your own { $card }.
kohan_dej-log-laboratory = Laboratory: { $who } discarded a card for { $gold } gold.
    .you = Laboratory: you discarded a card for { $gold } gold.
kohan_dej-log-museum = Museum: { $who } added a card, which made { $cards }.
    .you = Museum: you added a card, which made { $cards }.
kohan_dej-log-museum_card = { $who } put { $card } under the Museum.
    .you = You put { $card } under the Museum.
kohan_dej-log-smithy = Smithy: { $who } paid { $gold } gold and drew { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = Smithy: you paid { $gold } gold and drew { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-poor_house = Poor House: { $who } got { $gold } gold.
    .you = Poor House: you got { $gold } gold.
kohan_dej-log-park = Park: { $who } drew { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = Park: you drew { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-waived = { $who } skipped { $card } this time.
    .you = You skipped { $card } this time.
kohan_dej-log-declined = { $who } skipped the bonus of { $role }.
    .you = You skipped the bonus of { $role }.
kohan_dej-log-turn_ended = { $who } ended the turn.
    .you = You ended your turn.
kohan_dej-log-score = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You scored { $points ->
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
