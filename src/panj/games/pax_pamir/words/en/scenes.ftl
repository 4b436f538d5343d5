### Pax Pamir

## Scenes

web-pax_pamir-scene-dominance = Dominance Check
web-pax_pamir-scene-dominance-1 = Blocks
web-pax_pamir-scene-dominance-2 = Dominant?
web-pax_pamir-scene-dominance-3 = Points
web-pax_pamir-scene-dominance-4 = What follows
web-pax_pamir-scene-lead = The largest coalition leads by { $lead }.
web-pax_pamir-scene-patriots = patriots
web-pax_pamir-scene-prizes = prizes
web-pax_pamir-scene-tribes = tribes
web-pax_pamir-scene-spies = spies
web-pax_pamir-scene-gifts = gifts
web-pax_pamir-scene-all = in all
web-pax_pamir-scene-points = points
web-pax_pamir-scene-shared = shared
web-pax_pamir-scene-now = now
web-pax_pamir-scene-ahead = { $who } leads every other player by { $lead }.
web-pax_pamir-scene-level = Nobody leads every other player.
web-pax_pamir-scene-tie = { $who } share the places { $first } { $players ->
        [2] and
       *[other] to
    } { $last }: the points of these places are added up, divided by { $players } and rounded down, so everybody gets { $points ->
        [0] none
       *[other] { $points }
    }.
