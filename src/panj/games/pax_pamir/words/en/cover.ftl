### What the shelf says of the game

pax_pamir-name = Pax Pamir
pax_pamir-about = Afghan factions between three coalitions: buy cards, hold courts, and be on the right side when dominance is checked.
