### Minerva

minerva-about = Build a Roman city tile by tile and bring whole streets of it to life.
minerva-players = 1 to 4 players

## Goods

minerva-good-wheat = wheat
minerva-good-wood = wood
minerva-good-stone = stone
minerva-good-ore = ore
minerva-good-denarius = denarius
minerva-good-glory = glory
minerva-good-theatre = theatre culture
minerva-good-art = art culture
minerva-good-science = science culture
minerva-culture-theatre = theatre
minerva-culture-art = art
minerva-culture-science = science

## Types of tiles

minerva-type-production = production
minerva-type-commercial = commercial
minerva-type-cultural = cultural
minerva-type-military = military
minerva-type-special = special
minerva-type-temple = temple
minerva-type-residence = residence

## Directions

minerva-way-up = up
    .short = ↑
minerva-way-down = down
    .short = ↓
minerva-way-left = left
    .short = ←
minerva-way-right = right
    .short = →

## Tiles

minerva-tile-empty = empty place
    .about = Nothing lies here.
minerva-tile-fountain = Fountain
    .about = Gain 1 resource of your choice. Everybody begins with one.
minerva-tile-wheat_field = Wheat Field
    .about = Gain 1 wheat.
minerva-tile-forest = Forest
    .about = Gain 1 wood.
minerva-tile-quarry = Quarry
    .about = Gain 1 stone.
minerva-tile-ore_mine = Ore Mine
    .about = Gain 1 ore.
minerva-tile-farm_estate = Farm Estate
    .about = Gain 2 wheat.
minerva-tile-sawmill = Sawmill
    .about = Gain 2 wood.
minerva-tile-marble_quarry = Marble Quarry
    .about = Gain 2 stone.
minerva-tile-deep_mine = Deep Mine
    .about = Gain 2 ore.
minerva-tile-orchard = Orchard
    .about = Gain 1 wheat or 1 wood.
minerva-tile-hill_mine = Hill Mine
    .about = Gain 1 stone or 1 ore.
minerva-tile-market = Market
    .about = Gain 1 denarius for each wheat you hold; you keep it.
minerva-tile-charcoal_burner = Charcoal Burner
    .about = Gain 1 denarius for each wood you hold; you keep it.
minerva-tile-stone_merchant = Stone Merchant
    .about = Gain 1 denarius for each stone you hold; you keep it.
minerva-tile-blacksmith = Blacksmith
    .about = Gain 1 denarius for each ore you hold; you keep it.
minerva-tile-foundry = Foundry
    .about = Gain 3 denarii.
minerva-tile-tavern = Tavern
    .about = Gain 2 denarii.
minerva-tile-theatre = Theatre
    .about = 2 culture points in theatre for this turn.
minerva-tile-statue = Statue
    .about = 2 culture points in art for this turn.
minerva-tile-library = Library
    .about = 2 culture points in science for this turn.
minerva-tile-garden = Garden
    .about = 1 culture point in a category of your choice for this turn.
minerva-tile-stable = Stable
    .about = Pay 1 wheat for 1 glory, as often as you like.
minerva-tile-armoury = Armoury
    .about = Pay 1 wood for 1 glory, as often as you like.
minerva-tile-weaponsmith = Weaponsmith
    .about = Pay 1 ore for 1 glory, as often as you like.
minerva-tile-colosseum = Colosseum
    .about = Pay 2 resources of different kinds for 2 glory, as often as you like.
minerva-tile-barracks = Barracks
    .about = Gain 1 glory.
minerva-tile-fortress = Fortress
    .about = Gain 2 glory.
minerva-tile-trading_post = Trading Post
    .about = When built: pay 2 denarii for 1 resource of your choice, as often as you like.
minerva-tile-triumphal_arch = Triumphal Arch
    .about = When built: take the top tile of one culture stack.
minerva-tile-dining_hall = Dining Hall
    .about = When built: gain 2 resources of your choice.
minerva-tile-public_bath = Public Bath
    .about = When built: activate up to 3 of the surrounding tiles.
minerva-tile-aqueduct = Aqueduct
    .about = When built: move one of the surrounding tiles; the city must not fall apart.
minerva-tile-circus = Circus
    .about = When built: remove a surrounding residence without assistant from the game.
minerva-tile-other_1 = Location 1
    .about = A location from corrected tables; its effect is printed on it.
minerva-tile-other_2 = Location 2
    .about = A location from corrected tables; its effect is printed on it.
minerva-tile-other_3 = Location 3
    .about = A location from corrected tables; its effect is printed on it.
minerva-tile-other_4 = Location 4
    .about = A location from corrected tables; its effect is printed on it.
minerva-tile-other_5 = Location 5
    .about = A location from corrected tables; its effect is printed on it.
minerva-tile-other_6 = Location 6
    .about = A location from corrected tables; its effect is printed on it.
minerva-tile-temple_around8_production = Temple (production, around)
    .about = At game end it counts: production tiles on the eight places around it.
minerva-tile-temple_around8_commercial = Temple (commercial, around)
    .about = At game end it counts: commercial tiles on the eight places around it.
minerva-tile-temple_around8_cultural = Temple (cultural, around)
    .about = At game end it counts: cultural tiles on the eight places around it.
minerva-tile-temple_around8_military = Temple (military, around)
    .about = At game end it counts: military tiles on the eight places around it.
minerva-tile-temple_around8_special = Temple (special, around)
    .about = At game end it counts: special tiles on the eight places around it.
minerva-tile-temple_around8_temple = Temple (temples, around)
    .about = At game end it counts: other temples on the eight places around it.
minerva-tile-temple_around8_residence = Temple (residences, around)
    .about = At game end it counts: residences on the eight places around it.
minerva-tile-temple_around8_distinct_types = Temple (different types, around)
    .about = At game end it counts: different types of tiles on the eight places around it.
minerva-tile-temple_cross_production = Temple (production, row and column)
    .about = At game end it counts: production tiles in its row and column, at any distance.
minerva-tile-temple_cross_commercial = Temple (commercial, row and column)
    .about = At game end it counts: commercial tiles in its row and column, at any distance.
minerva-tile-temple_cross_cultural = Temple (cultural, row and column)
    .about = At game end it counts: cultural tiles in its row and column, at any distance.
minerva-tile-temple_cross_military = Temple (military, row and column)
    .about = At game end it counts: military tiles in its row and column, at any distance.
minerva-tile-temple_cross_special = Temple (special, row and column)
    .about = At game end it counts: special tiles in its row and column, at any distance.
minerva-tile-temple_cross_temple = Temple (temples, row and column)
    .about = At game end it counts: other temples in its row and column, at any distance.
minerva-tile-temple_cross_residence = Temple (residences, row and column)
    .about = At game end it counts: residences in its row and column, at any distance.
minerva-tile-temple_cross_distinct_types = Temple (different types, row and column)
    .about = At game end it counts: different types of tiles in its row and column, at any distance.
minerva-tile-temple_held_wheat = Temple (wheat)
    .about = At game end it counts the wheat tokens you hold; you keep them.
minerva-tile-temple_held_wood = Temple (wood)
    .about = At game end it counts the wood tokens you hold; you keep them.
minerva-tile-temple_held_stone = Temple (stone)
    .about = At game end it counts the stone tokens you hold; you keep them.
minerva-tile-temple_held_ore = Temple (ore)
    .about = At game end it counts the ore tokens you hold; you keep them.
minerva-tile-residence = Residence
    .about = Activates the line of tiles in one direction when it is laid, and once more with an assistant.
minerva-tile-staffed_residence = Residence with assistant
    .about = Its assistant stays to the end of the game.
minerva-tile-round_tile = Round tile
    .about = Ends a reveal; in a solo pair it is worth 3 denarii.

## Solo titles

minerva-rank-augustus = Emperor Augustus
minerva-rank-consul = Consul
minerva-rank-legate = Legate
minerva-rank-tribune = Tribune
minerva-rank-centurion = Centurion
minerva-rank-immunis = Immunis
minerva-rank-civilian = Civilian

## Moves

minerva-move-build = Build: { $tile }
minerva-move-build_half = Build from pair { $pair }: { $tile }
minerva-move-take = Take the round tile of pair { $pair }
minerva-move-residence = Lay a residence
minerva-move-assistant = Put an assistant on the residence at { $residence }
minerva-move-pass = Pass
minerva-move-sell = Sell: { $resource }
minerva-move-place = Lay on { $cell }
minerva-move-activate = Activate { $way }
minerva-move-gain = Gain: { $resource }
minerva-move-side = { $good ->
        [denarius] { $amount ->
            [one] { $amount } denarius
           *[other] { $amount } denarii
        }
       *[other] { $amount } { $good }
    }
minerva-move-culture = Culture point: { $culture }
minerva-move-exchange = { $times ->
        [one] { $times } exchange
       *[other] { $times } exchanges
    }
minerva-move-pay_pair = Pay: { $first } and { $second }
minerva-move-buy = Buy: { $resource }
minerva-move-use = Use the effect
minerva-move-choose = The tile on { $own }
minerva-move-hire_denarii = Hire for denarii
minerva-move-hire_glory = Hire for glory
minerva-move-stop = Stop
minerva-move-decline = Decline
minerva-move-take_culture = Take the top tile: { $culture }

## Questions

minerva-prompt-action = Your turn: build a tile, lay a residence, use an assistant or pass.
minerva-prompt-action_with_fee = Your turn: every action but passing costs a fee of { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-prompt-sell = You are { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    } short. Sell a resource.
minerva-prompt-place = Where do you lay this tile: { $tile }?
minerva-prompt-place_residence = Where do you lay the residence?
minerva-prompt-direction = In which direction does the residence work?
minerva-prompt-gain = { $tile }: choose a resource ({ $count ->
        [one] { $count } left
       *[other] { $count } left
    }).
minerva-prompt-side = { $tile }: which of the two?
minerva-prompt-culture = { $tile }: in which category?
minerva-prompt-exchange = { $tile }: how often do you pay { $paid } for { $gained }?
minerva-prompt-pay_pair = { $tile }: which two resources do you pay?
minerva-prompt-buy = { $tile }: buy a resource for { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }?
minerva-prompt-use = { $tile }: use the effect now? It cannot be saved.
minerva-prompt-take_culture = Which culture stack do you take the top tile from?
minerva-prompt-bath = Which tile do you activate next? { $count ->
        [one] { $count } left
       *[other] { $count } left
    }.
minerva-prompt-lift = Which surrounding tile do you move?
minerva-prompt-move = Where do you move this tile: { $tile }?
minerva-prompt-remove = Which residence do you remove from the game?
minerva-prompt-hire = Hire an assistant for { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    } or { $glory } glory?

## Previews

minerva-preview-activates = { $count ->
        [one] activates { $count } tile
       *[other] activates { $count } tiles
    }
minerva-preview-any_culture = { $count ->
        [one] { $count } culture point of choice
       *[other] { $count } culture points of choice
    }
minerva-preview-any_resource = { $count ->
        [one] { $count } resource of choice
       *[other] { $count } resources of choice
    }
minerva-preview-choice = a choice: { $tile }
minerva-preview-culture_points = { $culture }: { $count } of { $needed } needed
minerva-preview-culture_tile = { $culture } tile: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
minerva-preview-fee = fee: { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }
minerva-preview-gain = +{ $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }
minerva-preview-glory_left = { $count } glory left, { $place ->
        [0] no glory tile
       *[other] place { $place } in glory
    }
minerva-preview-line = { $way }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
minerva-preview-nothing = activates nothing
minerva-preview-order = turn order tile { $order }
minerva-preview-pay = pay { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }
minerva-preview-pay_missing = pay { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    } for { $count ->
        [one] { $count } missing resource
       *[other] { $count } missing resources
    }
minerva-preview-points = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
minerva-preview-stack_empty = { $culture }: no tiles left

## Why not

minerva-refusal-has_assistant = An assistant already stands here.
minerva-refusal-no_assistant = You have no assistant in supply.
minerva-refusal-splits_here = With the tile here the city would fall apart.
minerva-refusal-too_expensive = { $tile }: { $count ->
        [one] { $count } resource is
       *[other] { $count } resources are
    } missing; you would need { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }, even after selling what you can spare.
minerva-refusal-would_split = Wherever this tile went, the city would fall apart.
minerva-refusal-table_column = { $file }: the column { $column } is missing.
minerva-refusal-table_count = { $file }: there are { $found } rows where { $expected } are needed.
minerva-refusal-table_culture = culture_tiles.csv, { $row }: with { $players } players there are { $found } tiles where { $expected } are needed.
minerva-refusal-table_effect = { $file }, row { $row }: the effect { $value } is unknown.
minerva-refusal-table_kind = { $file }, row { $row }: the kind { $value } has no row of its own in location_kinds.csv.
minerva-refusal-table_repeated = { $file }, row { $row }: this stands there twice.
minerva-refusal-table_row = { $file }, row { $row }: it has too few or too many columns.
minerva-refusal-table_stacks = { $file }: with { $players } players there are { $found } normal locations, which do not make six equal stacks.
minerva-refusal-table_unreadable = { $file } cannot be read as a table.
minerva-refusal-table_value = { $file }, row { $row }: { $value } is not allowed in the column { $column }.

## Log

minerva-log-activates = { $who } activates { $way }.
    .you = You activate { $way }.
minerva-log-assistant = { $who } puts an assistant on the residence at { $cell }.
    .you = You put an assistant on the residence at { $cell }.
minerva-log-bought = { $who } buys { $resource } for { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
    .you = You buy { $resource } for { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-built = { $who } builds { $tile } on { $cell }.
    .you = You build { $tile } on { $cell }.
minerva-log-culture_tile = { $who } takes a { $culture } tile worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You take a { $culture } tile worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
minerva-log-declined = { $who } declines the effect: { $tile }.
    .you = You decline the effect: { $tile }.
minerva-log-exchanged = { $who } pays { $paid ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $paid }
    } and gains { $good ->
        [denarius] { $gained ->
            [one] { $gained } denarius
           *[other] { $gained } denarii
        }
       *[other] { $gained } { $good }
    }.
    .you = You pay { $paid ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $paid }
    } and gain { $good ->
        [denarius] { $gained ->
            [one] { $gained } denarius
           *[other] { $gained } denarii
        }
       *[other] { $gained } { $good }
    }.
minerva-log-fee = { $who } pays a fee of { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
    .you = You pay a fee of { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-first_player = { $who } is the start player.
    .you = You are the start player.
minerva-log-gained = { $who } gains { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } ({ $tile }).
    .you = You gain { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } ({ $tile }).
minerva-log-glory_tile = { $who } takes glory tile { $place } of the round: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You take glory tile { $place } of the round: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
minerva-log-hired = { $who } hires an assistant for { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
    .you = You hire an assistant for { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
minerva-log-income = { $who } has passed and takes { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
    .you = You have passed and take { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-moved = { $who } moves { $tile } from { $from } to { $to }.
    .you = You move { $tile } from { $from } to { $to }.
minerva-log-other_half = The other half of the pair leaves the game: { $tile }.
minerva-log-over_limit = { $who } is over the limit and turns { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } into denarii.
    .you = You are over the limit and turn { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } into denarii.
minerva-log-paid = { $who } pays { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
    .you = You pay { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
minerva-log-paid_pair = { $who } pays { $first } and { $second } and gains { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
    .you = You pay { $first } and { $second } and gain { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
minerva-log-pair = A new pair: { $first } and { $second }.
minerva-log-pair_with_round_tile = A new pair: { $tile } and a round tile with { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-passed = { $who } passes and takes turn order tile { $order }.
    .you = You pass and take turn order tile { $order }.
minerva-log-passed_solo = { $who } passes.
    .you = You pass.
minerva-log-removed_residence = { $who } removes the residence at { $cell } from the game.
    .you = You remove the residence at { $cell } from the game.
minerva-log-residence = { $who } lays a residence on { $cell }.
    .you = You lay a residence on { $cell }.
minerva-log-revealed = New in the display: { $tile }.
minerva-log-round = Round { $round } begins.
minerva-log-score = { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
minerva-log-sold = { $who } sells a resource: { $resource }.
    .you = You sell a resource: { $resource }.
minerva-log-temple_revealed = A new temple: { $tile }.
minerva-log-title = { $who } earns the title { $rank }.
    .you = You earn the title { $rank }.
minerva-log-took_round_tile = { $who } takes the round tile and { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }; this leaves the game: { $tile }.
    .you = You take the round tile and { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }; this leaves the game: { $tile }.

## Score

minerva-score-culture = Culture tiles
minerva-score-glory = Glory tiles
minerva-score-temples = Temples
minerva-score-money = Money and resources
minerva-score-order = Turn order tile
minerva-score-tiles_won = Culture and glory tiles
minerva-score-temple_count = Number of temples
minerva-score-turn_order = Lower turn order tile

## Options

minerva-option-start_player = Start player
    .about = Who takes the first turn; the others begin with more money.
minerva-option-start_player-random = Random
minerva-option-start_player-first_seat = First seat
minerva-option-tiles = Tables of tiles
    .about = The shipped tables, which are partly reconstructed, or corrected ones of your own.

## Rules

minerva-rule-0_1 = Minerva is for one to four players; one player plays for a high score.
minerva-rule-0_2 = Everybody builds a Roman city. The most victory points win.
minerva-rule-0_3 = The game has exactly six rounds, followed by final scoring.
minerva-rule-0_4 = Tiles do nothing by themselves. Laying a residence, or later putting an assistant on it, activates the straight line of tiles in one direction.
minerva-rule-0_5 = Points come from culture tiles, glory tiles and temples; a few from money, resources and the last turn order tile.
minerva-rule-1_1 = The box has a fixed number of pieces of each kind; a table with other numbers is not accepted.
minerva-rule-1_7 = A plain icon is gained. An arrow lets you pay the left side for the right, as often as you like. Equals gives the right side for each unit of the left that you hold. A slash lets you choose one side. A hammer works when the tile is built.
minerva-rule-2_2 = With three players each culture stack loses a 2-point and a 4-point tile; with one or two players also a 6-point tile.
minerva-rule-2_6 = The normal locations are split into six equal stacks. A round tile is shuffled into each, and the stacks are piled on each other.
minerva-rule-2_7 = Locations are revealed one by one until a round tile appears.
minerva-rule-2_11 = The start player begins with 3 denarii, the others clockwise with 4, 5 and 6.
minerva-rule-3_4 = A round has a main phase, hiring of assistants, glory, and preparation of the next round. Round 6 has no hiring and no preparation.
minerva-rule-3_5 = Play goes clockwise. From round 2 on, whoever took turn order tile 1 begins; the other tiles do not change the order.
minerva-rule-3_6 = Whoever has passed takes 1 denarius on each later turn of this round.
minerva-rule-3_7 = On your turn you take one action: build a tile, lay a residence, use an assistant, or pass. You may sell resources first.
minerva-rule-3_8 = Once somebody has passed this round, every action but passing costs a fee of 1 denarius.
minerva-rule-3_9 = Passing is free. You take the lowest turn order tile left and are out for the rest of the main phase.
minerva-rule-3_12 = You may build any location of the display or any face-up temple that you can pay.
minerva-rule-3_13 = Pay the resources shown; those you hold must be paid. Each missing one costs 3 denarii. If cash is short, you sell spare resources for 1 denarius each.
minerva-rule-3_14 = A tile is laid on an empty place that shares a side with your city.
minerva-rule-3_15 = A built temple is replaced from the temple deck at once; locations come only at the end of the round.
minerva-rule-3_16 = Lay a residence and choose a direction; it costs nothing but the fee.
minerva-rule-3_17 = Starting beside the residence, every tile in the chosen direction works once, nearest first, up to an empty place or another residence. Special tiles and temples are passed by.
minerva-rule-3_19 = Put an assistant from your supply on a residence without one and activate a line again. The assistant stays there.
minerva-rule-3_20 = After the main phase, from the highest turn order tile down, each player may hire one assistant: the first two cost 5 denarii or 1 glory, the next two 10 or 2, the fifth 15 or 3.
minerva-rule-3_22 = You may sell resources for 1 denarius each whenever you decide an action or hire.
minerva-rule-3_23 = You hold at most six of each resource. What is over turns into 1 denarius each at once.
minerva-rule-3_24 = Only players with glory count. The most glory takes the first tile of the round, the next the second, and so on; ties go to the lower turn order tile.
minerva-rule-3_26 = Glory tokens and turn order tiles go back, and new locations are revealed. For round 6 all turn order tiles but the highest show points.
minerva-rule-4_1 = Plain gains happen by themselves; exchanges are optional.
minerva-rule-4_4 = Gain the resources shown. A resource of choice is chosen one by one.
minerva-rule-4_5 = Markets give 1 denarius for each unit of their resource that you hold; you keep it.
minerva-rule-4_7 = Cultural tiles give culture points for this turn. A Garden's category is chosen when it works.
minerva-rule-4_12 = After the line you take the top tile of each category for which your points suffice, one of each at most. Then all culture points are lost.
minerva-rule-4_13 = Pay one of the resource shown for one glory, any number of times.
minerva-rule-4_14 = Pay two resources of different kinds for two glory, any number of times; the pair may differ each time.
minerva-rule-4_20 = A special tile works once, when it is built. You may decline; it cannot be saved. What cannot be done is void.
minerva-rule-4_21 = Pay 2 denarii for a resource of your choice, any number of times. You may sell resources for it; a kind that you hold six times is not offered.
minerva-rule-4_22 = Take the top tile of one culture stack; its symbols do not matter.
minerva-rule-4_23 = Gain two resources of your choice, alike or different.
minerva-rule-4_24 = Activate up to three different surrounding tiles, one after the other, then check culture. Temples, special tiles and residences cannot be chosen.
minerva-rule-4_25 = Move one surrounding tile to another empty place. It must touch the city, and the city must not fall into more parts than before. Nothing is activated.
minerva-rule-4_26 = Remove a surrounding residence without assistant from the game. The city may fall apart.
minerva-rule-4_30 = A temple counts matching tiles on the eight places around it, or in its whole row and column; gaps and residences do not matter.
minerva-rule-4_32 = A resource temple counts the tokens you hold at game end; you keep them.
minerva-rule-5_1 = At the end add culture tiles, glory tiles, temples, money and resources, and the turn order tile of round 6.
minerva-rule-5_4 = Every three denarii and resources together are worth 1 point.
minerva-rule-5_5 = The most points win. Ties: more culture and glory tiles, then more temples, then the lower turn order tile of round 6.
minerva-rule-6_1 = Alone you play with the tiles for two, without turn order tiles, for a high score.
minerva-rule-6_3 = Alone, locations are revealed in pairs. A round tile as second half stays in its pair with 3 denarii on it.
minerva-rule-6_5 = Build one half of a pair; the other leaves the game. Or take a round tile with its denarii as your action.
minerva-rule-6_9 = Alone, glory tokens equal to the round number win the first tile of the round, fewer the second.
minerva-rule-6_11 = Alone, your points earn a title; 40 is a good first aim, 80 the highest.
minerva-rule-7_1 = Everything on the table is open: cities, money, resources, tiles and the culture stacks.
minerva-rule-7_3 = Nobody knows the order of the location deck and the temple deck.
minerva-rule-9_30 = Most numbers on the tiles are a reconstruction. Corrected tables can be used in their place; a damaged table is refused and the row is named.

## Chapters of the rules; most are called as in our other rulebooks

minerva-chapter-0 = { web-chapter-0 }
minerva-chapter-1 = { web-chapter-1 }
minerva-chapter-2 = { web-chapter-2 }
minerva-chapter-3 = { web-chapter-3 }
minerva-chapter-4 = { web-chapter-4 }
minerva-chapter-5 = { web-chapter-5 }
minerva-chapter-6 = Solo mode
minerva-chapter-7 = { web-chapter-7 }
minerva-chapter-9 = { web-chapter-9 }
