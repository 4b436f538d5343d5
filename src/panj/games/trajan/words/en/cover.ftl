### What the shelf says of the game

trajan-name = Trajan
trajan-about = Sow your action markers, answer the people of Rome and collect points in six places at once.
trajan-temper = 90 min · plan ahead

trajan-style-merchant = Merchant
    .about = Sees ships and goods first.
trajan-style-patient = Patient
    .about = Spares the time: longer games with more points, and fewer of them won.

trajan-learn-1_title = Sow, and act where the last marker falls
trajan-learn-2_title = Ships and legions
trajan-learn-3_title = Two colours: the Trajan tiles
trajan-learn-4_title = What the people want: a quarter ends

trajan-puzzle-tray = Which tray?
    .about = The tray decides the action, and what the next ones will be. Which one do you empty?
trajan-puzzle-colours = Two colours
    .about = Markers go round one by one. In which order do they complete what you need?
trajan-puzzle-chain = Chain of buildings
    .about = One building leads to the next action. Where does the chain begin?
trajan-puzzle-load = Load now or later
    .about = Ship what you have, or wait for a better hand?
trajan-puzzle-demand = The demand
    .about = The people want something at the end of the quarter. Where do you get it?
trajan-puzzle-prize = Which prize?
    .about = Several things are within reach, and only one is yours. Which lasts longest?
