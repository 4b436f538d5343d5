### What the shelf says of the game

minerva-name = Minerva

minerva-style-scholar = Scholar
    .about = Lives for culture.
minerva-style-champion = Champion
    .about = Wants the glory, every round.
