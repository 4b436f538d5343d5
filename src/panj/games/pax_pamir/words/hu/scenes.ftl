### Pax Pamir

## Scenes

web-pax_pamir-scene-dominance = Dominanciapróba
web-pax_pamir-scene-dominance-1 = Tömbök
web-pax_pamir-scene-dominance-2 = Ki domináns?
web-pax_pamir-scene-dominance-3 = Pontok
web-pax_pamir-scene-dominance-4 = Ami következik
web-pax_pamir-scene-lead = A legnagyobb koalíció előnye { $lead }.
web-pax_pamir-scene-patriots = hazafi
web-pax_pamir-scene-prizes = jutalom
web-pax_pamir-scene-tribes = törzs
web-pax_pamir-scene-spies = kém
web-pax_pamir-scene-gifts = ajándék
web-pax_pamir-scene-all = összesen
web-pax_pamir-scene-points = pont
web-pax_pamir-scene-shared = megosztva
web-pax_pamir-scene-now = most
web-pax_pamir-scene-ahead = { $who } előnye minden más játékossal szemben: { $lead }.
web-pax_pamir-scene-level = Senki sem vezet mindenki más előtt.
web-pax_pamir-scene-tie = { $who } osztozik { $players ->
        [2] két
       *[other] több
    } helyen ({ $first }–{ $last }.): ezek pontjait összeadjuk, elosztjuk { $players } felé és lefelé kerekítjük, így mindenki { $points ->
        [0] nulla
       *[other] { $points }
    } pontot kap.
