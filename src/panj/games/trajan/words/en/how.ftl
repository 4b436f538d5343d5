### How to play

trajan-how-goal = The goal
trajan-how-goal_0 = Rome, A.D. 110. One year, four quarters, and many ways to earn points: [ships](ship), legions, the senate, buildings, and the favour of the people. Most points win.

trajan-how-circle = The circle
trajan-how-circle_0 = Before you lie six [trays](tray), I to VI, each with an action: seaport, forum, military, senate, Trajan, construction. Twelve coloured markers lie in them, two in each at the start.
trajan-how-circle_picture = Tray II has two markers: they reach IV, the senate.

trajan-how-turn = Your turn
trajan-how-turn_1 = **[Sow](sow).** Take all markers of one tray and drop them one by one, clockwise. The tray of the last marker is your action. Two markers reach two trays on, three reach three.
trajan-how-turn_2 = **[Trajan tile](trajan_tile).** If the last tray has a Trajan tile beside it and holds both of its colours, you get the tile’s points and its effect.
trajan-how-turn_3 = **Act.** You may do the action once.
trajan-how-turn_picture = White lies in IV. If yellow falls there last, the tile pays 9.

trajan-how-actions = The six actions
trajan-how-actions_1 = I *Seaport*: draw cards, or load cards on a ship for points.
trajan-how-actions_2 = II *Forum*: take a tile.
trajan-how-actions_3 = III *Military*: recruit, lead your army to a neighbouring province and take its tile, or occupy it for points.
trajan-how-actions_4 = IV *Senate*: one step up, 2 to 8 points and votes.
trajan-how-actions_5 = V *Trajan*: take a new Trajan tile; it goes where the [Arch](arch) stands.
trajan-how-actions_6 = VI *Construction*: recruit a worker, or send one to a site; your first tile of each kind gives [another action at once](extra).
trajan-how-actions_picture = Six trays, six places on the board.

trajan-how-time = Time
trajan-how-time_0 = Every marker you sow pushes the time. When it has gone round, a [demand](demand) of the people is shown: bread, games or religion. After three demands the next round ends the quarter. Meet all three with forum tiles or Trajan tiles. One unmet costs 4 points, two cost 9, three 15.
trajan-how-time_picture = Three demands, three answers ready.

trajan-how-senate = The senate votes
trajan-how-senate_0 = [Most votes](consul): choose a bonus tile. Second: the other one, on its weaker side. Bonus tiles pay at the end.

trajan-how-end = The end
trajan-how-end_0 = After four quarters count leftover cards, workers and legionnaires in camp and Trajan tiles, 1 point each; three equal buildings are 10, four are 20; then your bonus tiles.

trajan-how-advice = First advice
trajan-how-advice_0 = Think one sowing ahead: which tray will be next? And have your three demands ready; nothing costs more than an angry people.

## Words that are explained

trajan-word-tray = tray
    .about = One of six places of your circle; each has an action.
trajan-word-sow = sow
    .about = Take all markers of a tray and drop them one by one, clockwise.
trajan-word-arch = Arch of Trajan
    .about = Shows where your next Trajan tile will lie.
trajan-word-trajan_tile = Trajan tile
    .about = Two colours: end a sowing there with both inside and it pays.
trajan-word-extra = extra action
    .about = Repeats an action right after you did it; one such tile in a turn.
trajan-word-plus2 = [+2] marker
    .about = An extra action of this kind is done twice.
trajan-word-demand = demand
    .about = Bread, games or religion. Unmet at the end of a quarter: −4, −9, −15.
trajan-word-ship = ship
    .about = Cards in hand become points; a used ship turns grey and pays less.
trajan-word-consul = consul
    .about = Most votes at the end of a quarter: first choice of a bonus tile.
trajan-word-wild = wild
    .about = Stands for one tile or card of any kind of its group.
