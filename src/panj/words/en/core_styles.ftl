## Styles of bots

core-style = { $level } · { $style }
core-style-usual = usual
core-style-builder = Builder
    .about = Cares most for what stands and stays.
core-style-gambler = Gambler
    .about = Takes the points now and lets tomorrow come.
core-style-aggressor = Aggressor
    .about = Would rather stop the leader than build in peace.
core-style-hoarder = Hoarder
    .about = Never has enough in the purse and in the hand.
core-style-schemer = Schemer
    .about = Works with influence, quietly.
