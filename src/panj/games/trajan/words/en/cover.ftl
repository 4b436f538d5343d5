### What the shelf says of the game

trajan-name = Trajan
trajan-about = Sow your action markers, answer the people of Rome and collect points in six places at once.

trajan-style-merchant = Merchant
    .about = Sees ships and goods first.
