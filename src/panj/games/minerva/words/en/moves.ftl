### Minerva

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
minerva-prompt-direction = In which direction does the residence activate tiles?
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

minerva-refusal-fee = Somebody has passed: every action but passing costs a fee of { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }, and you have nothing to pay it with.
minerva-refusal-has_assistant = An assistant already stands here.
minerva-refusal-hire_denarii = The next assistant costs { $denarii } denarii; with all your resources sold you would have { $count }.
minerva-refusal-hire_glory = The next assistant costs { $glory } glory; you have { $count }.
minerva-refusal-no_assistant = You have no assistant in supply.
minerva-refusal-no_residence = You have already laid all your residences.
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
minerva-refusal-table_contradicts = { $file }, row { $row }: the column { $column } says “{ $value }”, but by the other columns and tables it must be “{ $expected }”.
minerva-refusal-table_count = { $file }: there are { $found } rows where { $expected } are needed.
minerva-refusal-table_culture = culture_tiles.csv, { $row }: with { $players } players there are { $found } tiles where { $expected } are needed.
minerva-refusal-table_effect = { $file }, row { $row }: the effect { $value } is unknown.
minerva-refusal-table_kind = { $file }, row { $row }: the kind { $value } has no row of its own in location_kinds.csv.
minerva-refusal-table_repeated = { $file }, row { $row }: this appears twice.
minerva-refusal-table_row = { $file }, row { $row }: it has too few or too many columns.
minerva-refusal-table_stacks = { $file }: with { $players } players there are { $found } normal locations, which do not make six equal stacks.
minerva-refusal-table_temples = { $file }, row { $row }: two temples have this condition already, and there can be no third.
minerva-refusal-table_unreadable = { $file } cannot be read as a table.
minerva-refusal-table_value = { $file }, row { $row }: { $value } is not allowed in the column { $column }.

## What the turn holds

minerva-leaves-builds = { $count ->
        [one] { $count } tile that you could still build
       *[other] { $count } tiles that you could still build
    }
minerva-leaves-line = Activate { $way }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
minerva-ledger-action = One action
minerva-ledger-assistants = Assistants: { $count }
minerva-ledger-fee = Fee of an action: { $count }
## Where a tile lies

minerva-where-place = Lay it { $side } this tile: { $by }
minerva-where-between = Lay it { $side } { $by } and { $second_side } { $second_by }
minerva-where-assistant = Put an assistant on the residence { $side } this tile: { $by }
minerva-where-choose = { $tile }, { $side } { $by }
minerva-where-build_half = Build: { $tile } (its pair has { $by }, too)
minerva-where-take = Take the round tile of the pair with { $by }
