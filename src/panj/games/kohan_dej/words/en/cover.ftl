### What the shelf says of the game

kohan_dej-name = Kohan Dej
kohan_dej-about = Choose a role in secret, gather gold and cards, and build the most splendid city of the citadel.
kohan_dej-temper = 45 min · bluff and build

kohan_dej-learn-1_title = A secret role, a first district
kohan_dej-learn-2_title = Who is who? Kill, rob, bluff
kohan_dej-learn-3_title = Colours pay, the Warlord strikes
kohan_dej-learn-4_title = Unique districts, and the seventh one

kohan_dej-puzzle-finish = Finish now or later
    .about = A city that is complete ends the game. Are you ahead when it does?
kohan_dej-puzzle-role = Which role?
    .about = What you take helps you, what you leave helps others. Whom do you need this round?
kohan_dej-puzzle-name_role = Name the role
    .about = Cities and gold tell who took what. Which role do you name?
kohan_dej-puzzle-stop = Stop the city
    .about = Somebody is close to a complete city. What holds it up, and is it worth its price?
kohan_dej-puzzle-order = Order of a turn
    .about = Income, power, building: what comes first, and what can wait?
