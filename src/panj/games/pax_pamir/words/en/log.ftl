### Pax Pamir

## Log

pax_pamir-log-turn = { $who } begins a turn.
    .you = Your turn begins.
pax_pamir-log-end_turn = { $who } ended the turn.
    .you = You ended your turn.
pax_pamir-log-loyal = { $who } is loyal now: { $coalition }.
    .you = You are loyal now: { $coalition }.
pax_pamir-log-leaves_coalition = { $who } changes sides from { $old } to { $coalition }: gifts, prizes and old patriots are lost.
    .you = You change sides from { $old } to { $coalition }: gifts, prizes and old patriots are lost.
pax_pamir-log-drawn = New in the market: { $card }.
pax_pamir-log-bought = { $who } bought { $card } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } and took { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    } from it.
    .you = You bought { $card } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } and took { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    } from it.
pax_pamir-log-revealed = { $who } wants to play { $card }; a bribe is owed.
    .you = You want to play { $card }; you owe a bribe.
pax_pamir-log-played = { $who } played { $card } ({ $end } end).
    .you = You played { $card } ({ $end } end).
pax_pamir-log-used = { $who } used { $card }: { $action }.
    .you = You used { $card }: { $action }.
pax_pamir-log-cancelled = { $who } dropped the action with { $card }.
    .you = You dropped the action with { $card }.
pax_pamir-log-bribe_paid = { $who } paid { $other } a bribe of { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You paid { $other } a bribe of { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-bribe_unpaid = { $who } acts without paying { $other }.
    .you = You act without paying { $other }.
pax_pamir-log-bribe_offered = { $who } offered { $other } { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
    .you = You offered { $other } { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
pax_pamir-log-bribe_countered = { $who } asks { $other } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You ask { $other } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-bribe_refused = { $who } insists that { $other } pays everything.
    .you = You insist that { $other } pays everything.
pax_pamir-log-army_placed = { $who } placed an army ({ $coalition }) in { $region }.
    .you = You placed an army ({ $coalition }) in { $region }.
pax_pamir-log-road_placed = { $who } placed a road ({ $coalition }) on { $border }.
    .you = You placed a road ({ $coalition }) on { $border }.
pax_pamir-log-tribe_placed = { $who } placed a tribe in { $region }.
    .you = You placed a tribe in { $region }.
pax_pamir-log-spy_placed = { $who } placed a spy on { $card }.
    .you = You placed a spy on { $card }.
pax_pamir-log-gift_placed = { $who } gave a gift on space { $gift }.
    .you = You gave a gift on space { $gift }.
pax_pamir-log-recycled = { $who } took a piece from play because the supply is empty.
    .you = You took a piece from play because the supply is empty.
pax_pamir-log-no_piece = { $who } has no piece to place.
    .you = You have no piece to place.
pax_pamir-log-leverage = { $who } borrowed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You borrowed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-favored = The favored suit is now { $suit }.
pax_pamir-log-favor_frozen = Pashtunwali Values: the favored suit does not change to { $suit }.
pax_pamir-log-taxed_card = { $who } taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $card }.
    .you = You taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $card }.
pax_pamir-log-taxed_player = { $who } taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $other }.
    .you = You taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $other }.
pax_pamir-log-marched = { $who } moved an army from { $start } to { $region }.
    .you = You moved an army from { $start } to { $region }.
pax_pamir-log-migrated = { $who } moved a tribe from { $start } to { $region }.
    .you = You moved a tribe from { $start } to { $region }.
pax_pamir-log-sneaked = { $who } moved a spy from { $from } to { $card }.
    .you = You moved a spy from { $from } to { $card }.
pax_pamir-log-betrayed = { $who } betrayed { $card } in the court of { $other }.
    .you = You betrayed { $card } in the court of { $other }.
pax_pamir-log-prize_taken = { $who } keeps { $card } as a prize.
    .you = You keep { $card } as a prize.
pax_pamir-log-prize_declined = { $who } declined the prize { $card }.
    .you = You declined the prize { $card }.
pax_pamir-log-prize_lost = { $who } lost the prize { $card }.
    .you = You lost the prize { $card }.
pax_pamir-log-battle_region = { $who } fights in { $region }.
    .you = You fight in { $region }.
pax_pamir-log-battle_card = { $who } fights on { $card }.
    .you = You fight on { $card }.
pax_pamir-log-tribe_removed = { $who } removed a tribe of { $other } in { $region }.
    .you = You removed a tribe of { $other } in { $region }.
pax_pamir-log-army_removed = { $who } removed an army ({ $coalition }) in { $region }.
    .you = You removed an army ({ $coalition }) in { $region }.
pax_pamir-log-road_removed = { $who } removed a road ({ $coalition }) on { $border }.
    .you = You removed a road ({ $coalition }) on { $border }.
pax_pamir-log-spy_removed = { $who } removed a spy of { $other } on { $card }.
    .you = You removed a spy of { $other } on { $card }.
pax_pamir-log-hidden = { $who } hid the spy on { $card }.
    .you = You hid the spy on { $card }.
pax_pamir-log-discarded = { $who } lost { $card } from the court.
    .you = You lost { $card } from your court.
pax_pamir-log-discarded_hand = { $who } discarded { $card } from the hand.
    .you = You discarded { $card } from your hand.
pax_pamir-log-debt_paid = { $who } returned { $rupees } of { $full ->
        [one] { $full } borrowed rupee
       *[other] { $full } borrowed rupees
    }.
    .you = You returned { $rupees } of { $full ->
        [one] { $full } borrowed rupee
       *[other] { $full } borrowed rupees
    }.
pax_pamir-log-overthrown = { $who } lost the last tribe in { $region }: overthrow.
    .you = You lost your last tribe in { $region }: overthrow.
pax_pamir-log-overthrown_tribes = { $who } lost { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    } in { $region } with the last political card.
    .you = You lost { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    } in { $region } with your last political card.
pax_pamir-log-event_discarded = Discarded from the market: { $card }.
pax_pamir-log-event_ends = The event is over: { $card }.
pax_pamir-log-cleared = All tribes and armies leave { $region }.
pax_pamir-log-aristocracy = { $who } received { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from the Persian aristocracy.
    .you = You received { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from the Persian aristocracy.
pax_pamir-log-rumor = { $who } spread a rumor about { $other }.
    .you = You spread a rumor about { $other }.
pax_pamir-log-swapped = { $who } swapped hands with { $other }.
    .you = You swapped hands with { $other }.
pax_pamir-log-rebuked = { $who } rebuked { $region }.
    .you = You rebuked { $region }.
pax_pamir-log-instability = Instability: two Dominance Checks lie in the market.
pax_pamir-log-check = Dominance Check. Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }.
pax_pamir-log-final_check = Final Dominance Check, points doubled. Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }.
pax_pamir-log-successful = Successful: the dominant coalition is { $coalition }.
pax_pamir-log-unsuccessful = Unsuccessful: nobody is dominant, cylinders are counted.
pax_pamir-log-scored = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pax_pamir-log-blocks_cleared = All blocks return to the supply.
pax_pamir-log-insurrection = Insurrection in the court of { $who }: two Afghan armies in Kabul.
    .you = Insurrection in your court: two Afghan armies in Kabul.
pax_pamir-log-over_lead = The game is over: one player leads everybody by at least 4 points.
pax_pamir-log-over_last_check = The game is over: the last Dominance Check has been resolved.
pax_pamir-log-over_turn_limit = The game is over: nobody brought it to an end in 500 turns.
pax_pamir-log-result = { $who }: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pax_pamir-log-wakhan_card = Wakhan turns up AI card { $ai }; her pragmatic loyalty: { $coalition }.
pax_pamir-log-wakhan_shuffles = Wakhan's AI deck is shuffled anew.
pax_pamir-log-wakhan_line = Wakhan, line { $number }: { $line }.
pax_pamir-log-wakhan_acts = Wakhan acts with { $card }: { $reason }.
pax_pamir-log-wakhan_bonus = Wakhan's bonus action: { $card }.
pax_pamir-log-wakhan_invalid = Line { $number } is not possible: { $failure }.
pax_pamir-log-wakhan_ambition = Wakhan's ambition: the check would pay her most.
pax_pamir-log-wakhan_radicalizes = Wakhan radicalizes { $card }: { $reason }.
pax_pamir-log-wakhan_card_chosen = Wakhan chooses { $card }: { $reason }.
pax_pamir-log-wakhan_cannot_bribe = Wakhan cannot pay the bribe; { $card } is discarded.
pax_pamir-log-over_agreement = The game is over: all players agreed to end it.
pax_pamir-log-end_agreed = { $who } agrees to end the game.
    .you = You agree to end the game.
pax_pamir-log-end_declined = { $who } wants to play on.
    .you = You want to play on.

## Score sheet

pax_pamir-score-successful = Successful checks
pax_pamir-score-unsuccessful = Unsuccessful checks
pax_pamir-score-military_stars = Military stars
pax_pamir-score-rupees = Rupees
