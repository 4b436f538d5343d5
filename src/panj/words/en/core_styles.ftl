## Styles of bots

core-style = { $level } · { $style }
core-style-usual = usual
core-style-builder = Builder
    .about = Cares most for what stands and stays.
core-style-planner = Planner
    .about = Leaves no gap and counts on the bonuses.
core-style-gambler = Gambler
    .about = Takes the points now and lets tomorrow come.
core-style-collector = Collector
    .about = Counts the points that lie there and looks no further.
core-style-aggressor = Aggressor
    .about = Would rather stop the leader than build in peace.
core-style-hoarder = Hoarder
    .about = Never has enough in the purse and in the hand.
core-style-scholar = Scholar
    .about = Lives for culture.
core-style-champion = Champion
    .about = Wants the glory, every round.
core-style-merchant = Merchant
    .about = Sees ships and goods first.
core-style-schemer = Schemer
    .about = Works with influence, quietly.
