## What speaks for a move: each clause follows “it”

trajan-term-shipping = { $amount ->
        [one] is worth { $amount } point in shipping
       *[other] is worth { $amount } points in shipping
    }
    .less = { $amount ->
        [one] costs { $amount } point in shipping
       *[other] costs { $amount } points in shipping
    }
trajan-term-military = { $amount ->
        [one] is worth { $amount } point in the provinces
       *[other] is worth { $amount } points in the provinces
    }
    .less = { $amount ->
        [one] costs { $amount } point in the provinces
       *[other] costs { $amount } points in the provinces
    }
trajan-term-senate = { $amount ->
        [one] is worth { $amount } point in the senate
       *[other] is worth { $amount } points in the senate
    }
    .less = { $amount ->
        [one] costs { $amount } point in the senate
       *[other] costs { $amount } points in the senate
    }
trajan-term-tiles = { $amount ->
        [one] is worth { $amount } point in Trajan and bonus tiles
       *[other] is worth { $amount } points in Trajan and bonus tiles
    }
    .less = { $amount ->
        [one] costs { $amount } point in Trajan and bonus tiles
       *[other] costs { $amount } points in Trajan and bonus tiles
    }
trajan-term-construction = { $amount ->
        [one] is worth { $amount } point in buildings
       *[other] is worth { $amount } points in buildings
    }
    .less = { $amount ->
        [one] costs { $amount } point in buildings
       *[other] costs { $amount } points in buildings
    }
trajan-term-demands = { $amount ->
        [one] meets the people’s demands better, by { $amount } point
       *[other] meets the people’s demands better, by { $amount } points
    }
    .less = { $amount ->
        [one] meets the people’s demands worse, by { $amount } point
       *[other] meets the people’s demands worse, by { $amount } points
    }
trajan-term-extra = { $amount ->
        [one] leaves extra actions worth { $amount } point
       *[other] leaves extra actions worth { $amount } points
    }
    .less = { $amount ->
        [one] uses up extra actions worth { $amount } point
       *[other] uses up extra actions worth { $amount } points
    }
