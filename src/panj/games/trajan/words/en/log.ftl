### Trajan

## Log

trajan-log-first_player = { $who } became the first player.
    .you = You became the first player.
trajan-log-first_bonus = { $who } drew a bonus tile: { $bonus }.
    .you = You drew a bonus tile: { $bonus }.
trajan-log-drew = { $who } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
trajan-log-you_drew = You drew { $good }.
trajan-log-took_card = { $who } took { $good } from a discard pile.
    .you = You took { $good } from a discard pile.
trajan-log-turned_up = New top card of the { $pile }: { $good }.
trajan-log-reshuffled = The discards were shuffled into a new pile of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
trajan-log-discarded = { $who } discarded { $good } on the { $pile }.
    .you = You discarded { $good } on the { $pile }.
trajan-log-you_put = You put { $first } and { $second } into tray { $tray }.
trajan-log-you_arranged = The rest of your markers were arranged for you.
trajan-log-markers_revealed = All markers were arranged and revealed.
trajan-log-placed_tile = { $who } laid the tile { $tile } on slot { $slot }.
    .you = You laid the tile { $tile } on slot { $slot }.
trajan-log-round = Quarter { $quarter }, round { $round } began.
trajan-log-sowed = { $who } sowed { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } from tray { $tray }, ending at the { $action } action.
    .you = You sowed { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } from tray { $tray }, ending at the { $action } action.
trajan-log-dropped = { $who } dropped { $marker } into tray { $tray }.
    .you = You dropped { $marker } into tray { $tray }.
trajan-log-completed = { $who } completed the tile { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You completed the tile { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-recruited_workers = { $who } sent { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } to the camp.
    .you = You sent { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } to the camp.
trajan-log-recruited_legionnaires = { $who } sent { $count ->
        [one] { $count } legionnaire
       *[other] { $count } legionnaires
    } to the camp.
    .you = You sent { $count ->
        [one] { $count } legionnaire
       *[other] { $count } legionnaires
    } to the camp.
trajan-log-plus_two = { $who } put a [+2] marker on { $action }.
    .you = You put a [+2] marker on { $action }.
trajan-log-impossible = { $who } had no legal option for the { $action } action.
    .you = You had no legal option for the { $action } action.
trajan-log-declined = { $who } skipped the { $action } action.
    .you = You skipped the { $action } action.
trajan-log-bonus_action = { $who } got a free { $action } action for a first building.
    .you = You got a free { $action } action for a first building.
trajan-log-used_extra = { $who } used a tile to repeat the { $action } action { $count ->
        [one] once
       *[other] up to { $count } times
    }.
    .you = You used a tile to repeat the { $action } action { $count ->
        [one] once
       *[other] up to { $count } times
    }.
trajan-log-played = { $who } played { $good }.
    .you = You played { $good }.
trajan-log-loaded = { $who } loaded { $count } × { $good }.
    .you = You loaded { $count } × { $good }.
trajan-log-loaded_wilds = { $who } loaded { $count ->
        [one] { $count } wild tile
       *[other] { $count } wild tiles
    }.
    .you = You loaded { $count ->
        [one] { $count } wild tile
       *[other] { $count } wild tiles
    }.
trajan-log-shipped = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the { $ship }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the { $ship }.
trajan-log-ship_turned = The { $ship } turned to its grey side.
trajan-log-took_forum = { $who } took a forum tile: { $tile }.
    .you = You took a forum tile: { $tile }.
trajan-log-marched = { $who } marched to { $province }.
    .you = You marched to { $province }.
trajan-log-found = { $who } found a tile there: { $tile }.
    .you = You found a tile there: { $tile }.
trajan-log-occupied = { $who } occupied { $province } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You occupied { $province } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-advanced = { $who } advanced in the senate for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You advanced in the senate for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-built = { $who } built: { $building } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You built: { $building } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-built_nothing = { $who } sent a worker to { $site }, where no tile was left.
    .you = You sent a worker to { $site }, where no tile was left.
trajan-log-demand = The people demanded: { $symbol }.
trajan-log-met = { $who } met the demand for { $symbol } with: { $tile }.
    .you = You met the demand for { $symbol } with: { $tile }.
trajan-log-met_by_trajan = { $who } met the demand for { $symbol } with a Trajan tile.
    .you = You met the demand for { $symbol } with a Trajan tile.
trajan-log-unmet = { $who } could not meet the demand for { $symbol }.
    .you = You could not meet the demand for { $symbol }.
trajan-log-penalty = { $who } lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } unmet demand
       *[other] { $count } unmet demands
    }.
    .you = You lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } unmet demand
       *[other] { $count } unmet demands
    }.
trajan-log-votes = { $who } had { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in the senate.
    .you = You had { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in the senate.
trajan-log-consul = { $who } became consul and chose the { $bonus }.
    .you = You became consul and chose the { $bonus }.
trajan-log-vice_consul = { $who } became vice consul and got the { $bonus }, grey side up.
    .you = You became vice consul and got the { $bonus }, grey side up.
trajan-log-refilled = Forum, provinces and senate were refilled; all ships turned to their coloured side.
trajan-log-final_cards = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: cards in hand.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: cards in hand.
trajan-log-final_workers = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: workers in the camp.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: workers in the camp.
trajan-log-final_legionnaires = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: legionnaires in the camp.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: legionnaires in the camp.
trajan-log-final_tiles = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: Trajan tiles in the circle.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: Trajan tiles in the circle.
trajan-log-final_sets = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: construction sets.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: construction sets.
trajan-log-final_bonus = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: bonus tiles.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: bonus tiles.
trajan-log-total = { $who } ended with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You ended with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Score sheet

trajan-score-ships = Ships
trajan-score-military = Provinces
trajan-score-senate = Senate
trajan-score-trajan = Trajan tiles
trajan-score-construction = Buildings
trajan-score-demands = Unmet demands
trajan-score-cards = Cards in hand
trajan-score-workers = Workers in the camp
trajan-score-legionnaires = Legionnaires in the camp
trajan-score-tiles = Tiles in the circle
trajan-score-sets = Construction sets
trajan-score-bonus = Bonus tiles
trajan-score-senate_position = Position in the senate
trajan-score-senate_height = Height of the disc
trajan-score-penalty = Penalty for open demands
