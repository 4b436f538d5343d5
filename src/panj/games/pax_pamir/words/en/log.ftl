### Pax Pamir

## Log

pax_pamir-log-turn = { $who } began a turn.
    .you = Your turn began.
pax_pamir-log-end_turn = { $who } ended the turn.
    .you = You ended your turn.
pax_pamir-log-loyal = { $who } became loyal: { $coalition }.
    .you = You became loyal: { $coalition }.
pax_pamir-log-leaves_coalition = { $who } changed sides from { $old } to { $coalition }: gifts, prizes and old patriots were lost.
    .you = You changed sides from { $old } to { $coalition }: gifts, prizes and old patriots were lost.
pax_pamir-log-drawn = New in the market: { $card }.
pax_pamir-log-bought = { $who } bought { $card } { $rupees ->
       [0] for free
       [one] for { $rupees } rupee
      *[other] for { $rupees } rupees
    }{ $count ->
       [0] .
       [one] {" "}and took { $count } rupee from it.
      *[other] {" "}and took { $count } rupees from it.
    }
    .you = You bought { $card } { $rupees ->
           [0] for free
           [one] for { $rupees } rupee
          *[other] for { $rupees } rupees
        }{ $count ->
           [0] .
           [one] {" "}and took { $count } rupee from it.
          *[other] {" "}and took { $count } rupees from it.
        }
pax_pamir-log-revealed = { $who } wanted to play { $card }; a bribe was owed.
    .you = You wanted to play { $card }; you owed a bribe.
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
pax_pamir-log-bribe_unpaid = { $who } acted without paying { $other }.
    .you = You acted without paying { $other }.
pax_pamir-log-bribe_offered = { $who } offered { $other } { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
    .you = You offered { $other } { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
pax_pamir-log-bribe_countered = { $who } asked { $other } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You asked { $other } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-bribe_refused = { $who } insisted that { $other } pay everything.
    .you = You insisted that { $other } pay everything.
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
pax_pamir-log-recycled = { $who } took a piece from play because the supply was empty.
    .you = You took a piece from play because the supply was empty.
pax_pamir-log-no_piece = { $who } had no piece to place.
    .you = You had no piece to place.
pax_pamir-log-leverage = { $who } borrowed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You borrowed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-favored = The favored suit became { $suit }.
pax_pamir-log-favor_frozen = Pashtunwali Values: the favored suit did not change to { $suit }.
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
pax_pamir-log-prize_taken = { $who } kept { $card } as a prize.
    .you = You kept { $card } as a prize.
pax_pamir-log-prize_declined = { $who } declined the prize { $card }.
    .you = You declined the prize { $card }.
pax_pamir-log-prize_lost = { $who } lost the prize { $card }.
    .you = You lost the prize { $card }.
pax_pamir-log-battle_region = { $who } fought in { $region }.
    .you = You fought in { $region }.
pax_pamir-log-battle_card = { $who } fought on { $card }.
    .you = You fought on { $card }.
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
pax_pamir-log-event_ends = The event ended: { $card }.
pax_pamir-log-cleared = All tribes and armies left { $region }.
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
pax_pamir-log-instability = Instability: two Dominance Checks lay in the market.
pax_pamir-log-check = Dominance Check. Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }.
pax_pamir-log-final_check = Final Dominance Check, points doubled. Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }.
pax_pamir-log-successful = Successful: the dominant coalition was { $coalition }.
pax_pamir-log-unsuccessful = Unsuccessful: nobody was dominant, cylinders were counted.
pax_pamir-log-influence = { $who }: influence { $all } (patriots { $patriots }, prizes { $prizes }, gifts { $gifts }, 1 for loyalty).
    .you = You: influence { $all } (patriots { $patriots }, prizes { $prizes }, gifts { $gifts }, 1 for loyalty).
pax_pamir-log-cylinders = { $who }: { $all ->
        [one] { $all } cylinder
       *[other] { $all } cylinders
    } in play (tribes { $tribes }, spies { $spies }, gifts { $gifts }).
    .you = You: { $all ->
        [one] { $all } cylinder
       *[other] { $all } cylinders
    } in play (tribes { $tribes }, spies { $spies }, gifts { $gifts }).
pax_pamir-log-scored = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pax_pamir-log-blocks_cleared = All blocks returned to the supply.
pax_pamir-log-insurrection = Insurrection in the court of { $who }: two Afghan armies in Kabul.
    .you = Insurrection in your court: two Afghan armies in Kabul.
pax_pamir-log-over_lead = The game ended: one player led everybody by at least 4 points.
pax_pamir-log-over_last_check = The game ended: the last Dominance Check was resolved.
pax_pamir-log-over_turn_limit = The game was stopped: nobody brought it to an end in 500 turns.
pax_pamir-log-result = { $who }: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pax_pamir-log-wakhan_card = Wakhan turned up AI card { $ai }; her pragmatic loyalty: { $coalition }.
pax_pamir-log-wakhan_shuffles = Wakhan's AI deck was shuffled anew.
pax_pamir-log-wakhan_line = Wakhan, line { $number }: { $line }.
pax_pamir-log-wakhan_acts = Wakhan acted with { $card }: { $reason }.
pax_pamir-log-wakhan_bonus = Wakhan's bonus action: { $card }.
pax_pamir-log-wakhan_invalid = Line { $number } was not possible: { $failure }.
pax_pamir-log-wakhan_ambition = Wakhan's ambition: the check would pay her most.
pax_pamir-log-wakhan_targets = The red arrow pointed to { $who }: Wakhan fought against this player only.
    .you = The red arrow pointed to you: Wakhan fought against you only.
pax_pamir-log-wakhan_radicalizes = Wakhan radicalized { $card }: { $reason }.
pax_pamir-log-wakhan_card_chosen = Wakhan chose { $card }: { $reason }.
pax_pamir-log-wakhan_cannot_bribe = Wakhan could not pay the bribe; { $card } was discarded.
pax_pamir-log-over_agreement = The game ended: all players agreed to it.
pax_pamir-log-end_agreed = { $who } agreed to end the game.
    .you = You agreed to end the game.
pax_pamir-log-end_declined = { $who } wanted to play on.
    .you = You wanted to play on.

## Score sheet

pax_pamir-score-successful = Successful checks
pax_pamir-score-unsuccessful = Unsuccessful checks
pax_pamir-score-military_stars = Military stars
pax_pamir-score-rupees = Rupees
