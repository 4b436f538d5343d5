### What the shelf says of the game

kohan_dej-name = Kohan Dej
kohan_dej-about = Choose a role in secret, gather gold and cards, and build the most splendid city of the citadel.
