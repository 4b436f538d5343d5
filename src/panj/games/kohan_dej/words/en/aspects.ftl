## What speaks for a move: each clause follows “it”

kohan_dej-aspect-districts = { $amount ->
        [one] builds districts worth { $amount } point more
       *[other] builds districts worth { $amount } points more
    }
    .less = { $amount ->
            [one] builds districts worth { $amount } point less
           *[other] builds districts worth { $amount } points less
        }
kohan_dej-aspect-bonuses = { $amount ->
        [one] gains { $amount } bonus point
       *[other] gains { $amount } bonus points
    }
    .less = { $amount ->
        [one] gives up { $amount } bonus point
       *[other] gives up { $amount } bonus points
    }
kohan_dej-aspect-gold = leaves you { $amount } gold richer
    .less = leaves you { $amount } gold poorer
kohan_dej-aspect-cards = { $amount ->
        [one] leaves { $amount } more card in your hand
       *[other] leaves { $amount } more cards in your hand
    }
    .less = { $amount ->
        [one] leaves { $amount } fewer card in your hand
       *[other] leaves { $amount } fewer cards in your hand
    }
kohan_dej-aspect-rivals = { $amount ->
        [one] sets the strongest rival back by { $amount } point
       *[other] sets the strongest rival back by { $amount } points
    }
    .less = { $amount ->
        [one] lets the strongest rival get ahead by { $amount } point
       *[other] lets the strongest rival get ahead by { $amount } points
    }
