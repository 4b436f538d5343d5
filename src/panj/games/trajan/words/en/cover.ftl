### What the shelf says of the game

trajan-name = Trajan

trajan-style-merchant = Merchant
    .about = Sees ships and goods first.
