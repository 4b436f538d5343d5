### Minerva

## What a turn came to

minerva-told-built = built { $tile }
minerva-told-residence = laid a residence
minerva-told-assistant = used an assistant
minerva-told-activated = activated { $way }
minerva-told-culture_tiles = took { $count ->
        [one] { $count } culture tile
       *[other] { $count } culture tiles
    }
minerva-told-glory_tiles = { $count ->
        [one] { $count } glory tile
       *[other] { $count } glory tiles
    } awarded
minerva-told-round_tile = took the round tile, { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }
minerva-told-moved = moved { $tile }
minerva-told-removed_residence = removed a residence
minerva-told-sold = sold { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
minerva-told-passed = passed, tile { $order }
minerva-told-passed_solo = passed
minerva-told-hired = { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } hired
minerva-told-final = final scoring
