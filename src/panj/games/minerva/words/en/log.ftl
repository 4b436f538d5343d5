### Minerva

## Log

minerva-log-activates = { $who } activated { $way }.
    .you = You activated { $way }.
minerva-log-assistant = { $who } put an assistant on a residence.
    .you = You put an assistant on a residence.
minerva-log-bought = { $who } bought { $resource } for { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
    .you = You bought { $resource } for { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-built = { $who } built { $tile }.
    .you = You built { $tile }.
minerva-log-culture_tile = { $who } took a { $culture } tile worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You took a { $culture } tile worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
minerva-log-declined = { $who } declined the effect: { $tile }.
    .you = You declined the effect: { $tile }.
minerva-log-exchanged = { $who } paid { $paid ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $paid }
    } and gained { $good ->
        [denarius] { $gained ->
            [one] { $gained } denarius
           *[other] { $gained } denarii
        }
       *[other] { $gained } { $good }
    }.
    .you = You paid { $paid ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $paid }
    } and gained { $good ->
        [denarius] { $gained ->
            [one] { $gained } denarius
           *[other] { $gained } denarii
        }
       *[other] { $gained } { $good }
    }.
minerva-log-fee = { $who } paid a fee of { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
    .you = You paid a fee of { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-first_player = { $who } became the start player.
    .you = You became the start player.
minerva-log-gained = { $who } gained { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } ({ $tile }).
    .you = You gained { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } ({ $tile }).
minerva-log-glory_tile = { $who } took glory tile { $place } of the round: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You took glory tile { $place } of the round: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
minerva-log-hired = { $who } hired an assistant for { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
    .you = You hired an assistant for { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
minerva-log-income = { $who } had passed and took { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
    .you = You had passed and took { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }.
minerva-log-moved = { $who } moved { $tile }.
    .you = You moved { $tile }.
minerva-log-other_half = The other half of the pair left the game: { $tile }.
minerva-log-over_limit = { $who } was over the limit and turned { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } into denarii.
    .you = You were over the limit and turned { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    } into denarii.
minerva-log-paid = { $who } paid { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
    .you = You paid { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
minerva-log-paid_pair = { $who } paid { $first } and { $second } and gained { $good ->
        [denarius] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { $good }
    }.
    .you = You paid { $first } and { $second } and gained { $good ->
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
minerva-log-passed = { $who } passed and took turn order tile { $order }.
    .you = You passed and took turn order tile { $order }.
minerva-log-passed_solo = { $who } passed.
    .you = You passed.
minerva-log-removed_residence = { $who } removed a residence from the game.
    .you = You removed a residence from the game.
minerva-log-residence = { $who } laid a residence.
    .you = You laid a residence.
minerva-log-revealed = New in the display: { $tile }.
minerva-log-round = Round { $round } began.
minerva-log-score = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
minerva-log-sold = { $who } sold a resource: { $resource }.
    .you = You sold a resource: { $resource }.
minerva-log-temple_revealed = A new temple: { $tile }.
minerva-log-title = { $who } earned the title { $rank }.
    .you = You earned the title { $rank }.
minerva-result-title = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and earned the title { $rank }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and earned the title { $rank }.
minerva-log-took_round_tile = { $who } took the round tile and { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }; this left the game: { $tile }.
    .you = You took the round tile and { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }; this left the game: { $tile }.

## Score

minerva-score-culture = Culture tiles
minerva-score-glory = Glory tiles
minerva-score-temples = Temples
minerva-score-money = Money and resources
minerva-score-order = Turn order tile
minerva-score-tiles_won = Culture and glory tiles
minerva-score-temple_count = Number of temples
minerva-score-turn_order = Lower turn order tile
