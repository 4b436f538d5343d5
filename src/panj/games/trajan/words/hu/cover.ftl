### What the shelf says of the game

trajan-name = Trajan

trajan-style-merchant = Kereskedő
    .about = Először a hajókat és az árukat látja.
