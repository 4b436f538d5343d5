### What the shelf says of the game

kingdomino-name = Kingdomino
kingdomino-about = Claim landscapes, lay them round your castle and let crowns make them worth something.

kingdomino-style-planner = Planner
    .about = Leaves no gap and counts on the bonuses.
kingdomino-style-collector = Collector
    .about = Counts the points that lie there and looks no further.
