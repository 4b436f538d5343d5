## What speaks for a move: each clause follows “it”

minerva-aspect-culture = { $amount ->
        [one] wins { $amount } point with culture tiles
       *[other] wins { $amount } points with culture tiles
    }
    .less = { $amount ->
            [one] gives up { $amount } point of culture tiles
           *[other] gives up { $amount } points of culture tiles
        }
minerva-aspect-glory = { $amount ->
        [one] is worth { $amount } point in glory tiles
       *[other] is worth { $amount } points in glory tiles
    }
    .less = { $amount ->
            [one] costs { $amount } point in glory tiles
           *[other] costs { $amount } points in glory tiles
        }
minerva-aspect-temples = { $amount ->
        [one] makes your temples worth { $amount } point more
       *[other] makes your temples worth { $amount } points more
    }
    .less = { $amount ->
        [one] makes your temples worth { $amount } point less
       *[other] makes your temples worth { $amount } points less
    }
minerva-aspect-lines = { $amount ->
        [one] makes later lines better by { $amount } point
       *[other] makes later lines better by { $amount } points
    }
    .less = { $amount ->
        [one] spoils later lines by { $amount } point
       *[other] spoils later lines by { $amount } points
    }
minerva-aspect-goods = { $amount ->
        [one] leaves money and resources worth { $amount } point more
       *[other] leaves money and resources worth { $amount } points more
    }
    .less = { $amount ->
        [one] spends money and resources worth { $amount } point more
       *[other] spends money and resources worth { $amount } points more
    }
