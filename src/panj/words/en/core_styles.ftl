## Styles of bots

core-style = { $level } · { $style }
core-style-usual = Plain
core-style-builder = Builder
    .about = Cares most for what stands and stays.
core-style-gambler = Gambler
    .about = Takes the points now and lets tomorrow come.
core-style-aggressor = Aggressor
    .about = Would rather stop the leader than build in peace.
core-style-hoarder = Hoarder
    .about = Can never have enough coins and cards.
core-style-schemer = Schemer
    .about = Works quietly, through influence.
core-style-hand = By hand
    .about = Plays by the weights that were once chosen by hand.
