## What speaks for a move: each clause follows “it”

trajan-aspect-shipping = { $amount ->
        [one] is worth { $amount } point in shipping
       *[other] is worth { $amount } points in shipping
    }
    .less = { $amount ->
        [one] costs { $amount } point in shipping
       *[other] costs { $amount } points in shipping
    }
trajan-aspect-military = { $amount ->
        [one] is worth { $amount } point in the provinces
       *[other] is worth { $amount } points in the provinces
    }
    .less = { $amount ->
        [one] costs { $amount } point in the provinces
       *[other] costs { $amount } points in the provinces
    }
trajan-aspect-senate = { $amount ->
        [one] is worth { $amount } point in the senate
       *[other] is worth { $amount } points in the senate
    }
    .less = { $amount ->
        [one] costs { $amount } point in the senate
       *[other] costs { $amount } points in the senate
    }
trajan-aspect-tiles = { $amount ->
        [one] is worth { $amount } point in Trajan and bonus tiles
       *[other] is worth { $amount } points in Trajan and bonus tiles
    }
    .less = { $amount ->
        [one] costs { $amount } point in Trajan and bonus tiles
       *[other] costs { $amount } points in Trajan and bonus tiles
    }
trajan-aspect-construction = { $amount ->
        [one] is worth { $amount } point in buildings
       *[other] is worth { $amount } points in buildings
    }
    .less = { $amount ->
        [one] costs { $amount } point in buildings
       *[other] costs { $amount } points in buildings
    }
trajan-aspect-demands = { $amount ->
        [one] meets the people’s demands better, by { $amount } point
       *[other] meets the people’s demands better, by { $amount } points
    }
    .less = { $amount ->
        [one] meets the people’s demands worse, by { $amount } point
       *[other] meets the people’s demands worse, by { $amount } points
    }
trajan-aspect-extra = { $amount ->
        [one] leaves extra actions worth { $amount } point
       *[other] leaves extra actions worth { $amount } points
    }
    .less = { $amount ->
        [one] uses up extra actions worth { $amount } point
       *[other] uses up extra actions worth { $amount } points
    }
