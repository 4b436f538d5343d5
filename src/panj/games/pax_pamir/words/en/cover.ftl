### What the shelf says of the game

pax_pamir-name = Pax Pamir
