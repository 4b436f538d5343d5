### Minerva's board

web-minerva-at_end = at game end
web-minerva-free = free
web-minerva-city_of = City of { $who }
web-minerva-your_city = Your city
web-minerva-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-minerva-place = A free place: you can choose it before the tile
web-minerva-closer = Closer
web-minerva-further = Further away
web-minerva-outside = { $places ->
        [one] { $places } place outside
       *[other] { $places } places outside
    }
web-minerva-line_gives = This line gives
web-minerva-line_nothing = This line gives nothing
web-minerva-your_choice = your choice
web-minerva-of_choice = { $count } of choice
web-minerva-vp = VP
web-minerva-too_expensive = You cannot afford this now
web-minerva-amount = { $kind ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }
web-minerva-good-wheat = wheat
web-minerva-good-wood = wood
web-minerva-good-stone = stone
web-minerva-good-ore = ore
web-minerva-good-denarius = denarius
web-minerva-good-glory = glory
web-minerva-good-theatre = theatre culture
web-minerva-good-art = art culture
web-minerva-good-science = science culture
web-minerva-good-any_resource = of any resource
web-minerva-good-any_culture = culture of any kind
web-minerva-good-two_different_resources = pair of different resources
web-minerva-effect-none = No effect.
web-minerva-effect-gain = Gain: { $right }.
web-minerva-effect-both = Gain: { $left } and { $right }.
web-minerva-effect-choice = Gain one of two: { $left } or { $right }.
web-minerva-effect-per_held = For each { $left } you hold: { $right }; you keep what you hold.
web-minerva-effect-convert = Exchange as often as you like: { $left } for { $right }.
web-minerva-effect-take_culture_tile = Take the top tile of one culture stack.
web-minerva-effect-activate_three = Activate up to 3 of the surrounding tiles.
web-minerva-effect-move_tile = Move one of the surrounding tiles; the city must not fall apart.
web-minerva-effect-remove_residence = Remove a surrounding residence without an assistant from the game.
web-minerva-when_built = When built.
web-minerva-temple_each = { $points ->
        [one] { $points } point for each.
       *[other] { $points } points for each.
    }
web-minerva-cost = Cost: { $goods }
web-minerva-costs_nothing = It costs nothing
web-minerva-for_missing = { $missing ->
        [one] { $missing } resource is
       *[other] { $missing } resources are
    } missing: { $denarii } denarii more
web-minerva-copies = { $count } copies
web-minerva-locations = Locations
web-minerva-one_of_pair = one tile of each pair; the other leaves the game
web-minerva-missing_cost = a missing resource costs 3 denarii
web-minerva-temples = Temples
web-minerva-deck = deck { $count }
web-minerva-stack_top = top tile needs { $symbols }, worth { $points }; { $tiles } left
web-minerva-stack_empty = no tiles left
web-minerva-then = then
web-minerva-last_tile = the last one
web-minerva-culture = Culture
web-minerva-one_each = one of each kind and turn
web-minerva-glory = Glory by round
web-minerva-solo_glory = 1st place needs { $round }
web-minerva-tokens = { $count } glory
web-minerva-place_1 = 1st
web-minerva-place_2 = 2nd
web-minerva-place_3 = 3rd
web-minerva-nobody = nobody
web-minerva-order = Turn order
web-minerva-order_tile = turn order tile { $number }
web-minerva-holdings = What { $who } has
web-minerva-passed = passed
web-minerva-residences = { $count ->
        [one] residence
       *[other] residences
    }
web-minerva-assistants = { $count ->
        [one] assistant
       *[other] assistants
    }
web-minerva-next_assistant = next
web-minerva-residences_left = { $count ->
        [one] { $count } residence left
       *[other] { $count } residences left
    }
web-minerva-assistants_left = { $count ->
        [one] { $count } assistant in supply
       *[other] { $count } assistants in supply
    }
web-minerva-won = points won
web-minerva-won_nothing = no tiles won yet
web-minerva-look_at = Look at the city of { $who }
web-minerva-score_now = Your score now
web-minerva-titles = Titles
web-minerva-from_points = from { $points }
web-minerva-worth_now = Worth now:
web-minerva-change = Choose again
web-minerva-sell = Sell goods
web-minerva-sold_enough = Done selling
web-minerva-assistant = Assistant
web-minerva-pass = Pass, take tile { $order }
web-minerva-no_exchange = No exchange
web-minerva-hint_sell = Each resource you sell brings 1 denarius.
web-minerva-hint_way = Choose one of the four directions; resting on one shows its line.
web-minerva-hint_place = The place is chosen; now choose a tile or the residence.
web-minerva-hint_action = { $tiles ->
        [0] You cannot afford any tile
        [one] You can afford { $tiles } tile
       *[other] You can afford { $tiles } tiles
    }{ $fee ->
        [0] .
       *[other] ; the fee is { $fee }.
    }
web-minerva-hint_residence = Choose a place; then the direction.
web-minerva-fee = { $who } passed: fee { $fee }
web-minerva-next_order = Next turn order tile { $number } of { $tiles }
web-minerva-tab_city = City
web-minerva-tab_display = Display
web-minerva-tab_rivals = Rivals

## What others gain and lose

web-minerva-gain-resources = { $signed } { $count ->
    [one] resource
   *[other] resources
}
web-minerva-gain-denarii = { $signed } { $count ->
    [one] denarius
   *[other] denarii
}
web-minerva-gain-glory = { $signed } { $count ->
   *[other] glory
}
