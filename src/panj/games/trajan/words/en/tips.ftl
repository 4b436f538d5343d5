### Tips of the first game

trajan-tip-reach = Count the markers: so many trays further the action lies. The lit tray is where you would land.
trajan-tip-heavy_tray = A heavy tray reaches far and pushes the time hard. Use it when the end of the round suits you.
trajan-tip-colour_order = The last marker stays at the target. Which colour does the tile still want?
trajan-tip-first_of_kind = The first building of each kind gives a free action. Which one helps you now?
trajan-tip-demand_shown = A demand lies open: the people want it at the end of the quarter. The forum and the provinces have such tiles.
trajan-tip-last_round = Last round of the quarter: check your demands, ships and votes.
