### Trajan

## What a turn came to

trajan-told-action = { $action }
trajan-told-completed = completed a tile
trajan-told-tile = took the tile { $first } and { $second }
trajan-told-marched = marched to { $province }
trajan-told-occupied = occupied { $province }
trajan-told-found = found { $tile }
trajan-told-took_forum = took { $tile }
trajan-told-built = built { $building }
trajan-told-built_nothing = found no building tile
trajan-told-shipped = used the { $ship }
trajan-told-played = played { $good }
trajan-told-advanced = advanced in the senate
trajan-told-workers = got { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
trajan-told-legionnaires = got { $count ->
        [one] { $count } legionnaire
       *[other] { $count } legionnaires
    }
trajan-told-cards = drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
trajan-told-took_cards = took { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
trajan-told-twice = repeated it
trajan-told-impossible = could do nothing there
trajan-told-declined = skipped it
trajan-told-unmet = { $count ->
        [one] { $count } demand unmet
       *[other] { $count } demands unmet
    }
trajan-told-senate = senate counted
trajan-told-final = final scoring
