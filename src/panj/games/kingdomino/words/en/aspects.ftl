## What speaks for a move: each clause follows “it”

kingdomino-aspect-territories = { $amount ->
        [one] gains { $amount } point in territories
       *[other] gains { $amount } points in territories
    }
    .less = { $amount ->
        [one] gives up { $amount } point in territories
       *[other] gives up { $amount } points in territories
    }
kingdomino-aspect-growth = { $amount ->
        [one] leaves room to grow by { $amount } point
       *[other] leaves room to grow by { $amount } points
    }
    .less = { $amount ->
        [one] loses { $amount } point of growth to come
       *[other] loses { $amount } points of growth to come
    }
kingdomino-aspect-room = { $amount ->
        [one] keeps { $amount } cell from being wasted
       *[other] keeps { $amount } cells from being wasted
    }
    .less = { $amount ->
        [one] wastes { $amount } cell that nothing can cover
       *[other] wastes { $amount } cells that nothing can cover
    }
kingdomino-aspect-fit = { $amount ->
        [one] makes later dominoes easier to place (about { $amount } point)
       *[other] makes later dominoes easier to place (about { $amount } points)
    }
    .less = { $amount ->
        [one] makes later dominoes harder to place (about { $amount } point)
       *[other] makes later dominoes harder to place (about { $amount } points)
    }
kingdomino-aspect-harmony = { $amount ->
        [one] is worth { $amount } point for Harmony
       *[other] is worth { $amount } points for Harmony
    }
    .less = { $amount ->
        [one] puts { $amount } point of Harmony at risk
       *[other] puts { $amount } points of Harmony at risk
    }
kingdomino-aspect-middle_kingdom = { $amount ->
        [one] is worth { $amount } point for the Middle Kingdom
       *[other] is worth { $amount } points for the Middle Kingdom
    }
    .less = { $amount ->
        [one] puts { $amount } point of the Middle Kingdom at risk
       *[other] puts { $amount } points of the Middle Kingdom at risk
    }
