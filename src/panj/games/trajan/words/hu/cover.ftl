### What the shelf says of the game

trajan-name = Trajan
trajan-about = Oszd szét az akciójelzőidet, elégítsd ki Róma népének szükségleteit, és gyűjts pontokat egyszerre hat helyen.

trajan-style-merchant = Kereskedő
    .about = Először a hajókat és az árukat látja.
