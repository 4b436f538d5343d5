### Minerva

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
