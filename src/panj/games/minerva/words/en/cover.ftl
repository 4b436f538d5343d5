### What the shelf says of the game

minerva-name = Minerva
minerva-about = Build a Roman city tile by tile and bring whole streets of it to life.

minerva-style-scholar = Scholar
    .about = Lives for culture.
minerva-style-champion = Champion
    .about = Wants the glory, every round.
