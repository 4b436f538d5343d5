## What speaks for a move: each clause follows “it”

pax_pamir-aspect-lead = { $amount ->
        [one] puts you { $amount } point further ahead
       *[other] puts you { $amount } points further ahead
    }
    .less = { $amount ->
        [one] puts you { $amount } point further behind
       *[other] puts you { $amount } points further behind
    }
pax_pamir-aspect-check = { $amount ->
        [one] would win you { $amount } more point in a dominance check
       *[other] would win you { $amount } more points in a dominance check
    }
    .less = { $amount ->
        [one] would cost you { $amount } point in a dominance check
       *[other] would cost you { $amount } points in a dominance check
    }
pax_pamir-aspect-cylinders = { $amount ->
        [one] has { $amount } more cylinder in play
       *[other] has { $amount } more cylinders in play
    }
    .less = { $amount ->
        [one] has { $amount } fewer cylinder in play
       *[other] has { $amount } fewer cylinders in play
    }
pax_pamir-aspect-influence = brings { $amount } more influence
    .less = brings { $amount } less influence
pax_pamir-aspect-blocks = { $amount ->
        [one] puts your coalition { $amount } more block ahead
       *[other] puts your coalition { $amount } more blocks ahead
    }
    .less = { $amount ->
        [one] puts your coalition { $amount } more block behind
       *[other] puts your coalition { $amount } more blocks behind
    }
pax_pamir-aspect-court = { $amount ->
        [one] strengthens your court by about { $amount } card
       *[other] strengthens your court by about { $amount } cards
    }
    .less = { $amount ->
        [one] weakens your court by about { $amount } card
       *[other] weakens your court by about { $amount } cards
    }
pax_pamir-aspect-hand = { $amount ->
        [one] leaves about { $amount } more card in your hand
       *[other] leaves about { $amount } more cards in your hand
    }
    .less = { $amount ->
        [one] leaves about { $amount } fewer card in your hand
       *[other] leaves about { $amount } fewer cards in your hand
    }
pax_pamir-aspect-rupees = { $amount ->
        [one] leaves you { $amount } rupee richer
       *[other] leaves you { $amount } rupees richer
    }
    .less = { $amount ->
        [one] leaves you { $amount } rupee poorer
       *[other] leaves you { $amount } rupees poorer
    }
pax_pamir-aspect-rule = makes you ruler of a region
    .less = costs you the rule of your regions
