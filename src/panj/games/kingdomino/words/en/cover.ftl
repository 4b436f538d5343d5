### What the shelf says of the game

kingdomino-name = Kingdomino
kingdomino-about = Claim landscapes, lay them round your castle and let crowns make them worth something.
kingdomino-temper = 20 min · easiest to learn

kingdomino-style-planner = Planner
    .about = Leaves no gap and counts on the bonuses.
kingdomino-style-collector = Collector
    .about = Counts the points on the table and looks no further.

kingdomino-learn-1_title = Lay land, count crowns
kingdomino-learn-2_title = Good land or an early turn?
kingdomino-learn-3_title = The last squares and the bonuses

kingdomino-puzzle-room = Room for all
    .about = Every domino that finds no place is lost. Where do the next ones still fit?
kingdomino-puzzle-deny = Take or deny
    .about = What you leave, somebody else takes. Look at their kingdoms, too.
kingdomino-puzzle-bonuses = The bonuses
    .about = Castle in the middle, no gap anywhere: is the bonus still within reach?
kingdomino-puzzle-rich = First or rich
    .about = A low number chooses early, a high one has crowns. Which is worth more now?
kingdomino-puzzle-join = The join
    .about = Squares times crowns: where does this domino bring most in the end?
