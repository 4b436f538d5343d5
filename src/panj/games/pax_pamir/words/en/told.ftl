### Pax Pamir

## What a turn came to

pax_pamir-told-fought = fought in { $region }
pax_pamir-told-fought_card = fought on { $card }
pax_pamir-told-betrayed = betrayed { $card }
pax_pamir-told-loyal = became loyal: { $coalition }
pax_pamir-told-played = played { $card }
pax_pamir-told-bought = bought { $card }
pax_pamir-told-gift = gave a gift
pax_pamir-told-moved = moved to { $region }
pax_pamir-told-sneaked = moved a spy
pax_pamir-told-taxed = taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }
pax_pamir-told-armies = placed { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
pax_pamir-told-roads = placed { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
pax_pamir-told-tribes = placed { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    }
pax_pamir-told-spies = placed { $count ->
        [one] { $count } spy
       *[other] { $count } spies
    }
pax_pamir-told-used = used { $card }
pax_pamir-told-idle = ended the turn
pax_pamir-told-check = Dominance Check
pax_pamir-told-dominant = dominant: { $coalition }
pax_pamir-told-nobody = nobody dominant
pax_pamir-told-final = end of the game
