### How to play

pax_pamir-how-goal = The goal
pax_pamir-how-goal_0 = Afghanistan, the nineteenth century. British, Russians and the rising Afghan state fight over the land. You lead a local faction and lean on one of them – as long as it pays. Points come only from **Dominance Checks**. Most points win.

pax_pamir-how-pieces = Two kinds of pieces
pax_pamir-how-pieces_0 = *[Blocks](block)* belong to a coalition: in a region a block is an army, on a border a road. *[Cylinders](cylinder)* are yours: in a region a tribe, on a [court](court) card a spy, on your dial a gift. Remember this and half of the game is learned.
pax_pamir-how-pieces_picture = Block in a region: army. On a border: road. The cylinder is yours: a tribe.

pax_pamir-how-turn = Your turn: two actions
pax_pamir-how-turn_1 = **Purchase** a card. The first column of the market is free; further right, put one rupee on each card to its left. Coins on a card belong to its buyer.
pax_pamir-how-turn_2 = **Play** a card from your hand to an end of your court, and carry out the icons on its side: armies, roads, tribes, spies, money, a new [favored suit](favored). If somebody else rules that region, pay a bribe: a rupee for each of the [ruler](ruler)’s tribes.
pax_pamir-how-turn_3 = **Use** a card in your court, once a turn: tax, gift, build, move, betray, battle. If its suit is the *favored* one, it is a bonus and costs no action.
pax_pamir-how-turn_picture = Prices rise to the right; the rupees stay on the cards.

pax_pamir-how-ruling = Ruling
pax_pamir-how-ruling_0 = You rule a region if you have a tribe there, and your tribes and coalition’s armies together outnumber everybody else’s. Only rulers build there, and others pay them.
pax_pamir-how-ruling_picture = One tribe rules Punjab: the bribe is 1.

pax_pamir-how-check = Dominance Check
pax_pamir-how-check_0 = It happens when somebody buys the card, or when it slides to the first column and is discarded. If one coalition has at least four blocks more than each other, it dominates. Its loyal players score 5, 3, 1 by *[influence](influence)*: one, plus patriots, prizes and gifts. Then all blocks leave the map. If nobody dominates, most cylinders in play score 3, second 1. The last check counts double. Four points ahead of everybody ends the game at once.
pax_pamir-how-check_picture = 5 to 1 to 0: the British lead by four.

pax_pamir-how-loyalty = Changing sides
pax_pamir-how-loyalty_0 = Play a patriot or take a prize of another coalition, and you change [loyalty](loyalty): gifts, prizes and old patriots are gone.

pax_pamir-how-overthrow = Overthrow
pax_pamir-how-overthrow_0 = Lose your [last tribe](overthrow) in a region and you lose its political cards – and the other way round.

pax_pamir-how-limits = At the end of a turn
pax_pamir-how-limits_0 = You may keep three cards in court plus your political stars, two in hand plus your intelligence stars.

pax_pamir-how-advice = First advice
pax_pamir-how-advice_0 = Watch two things: who would profit if the check came now, and where the cheap money lies.

## Words that are explained

pax_pamir-word-block = block
    .about = A coalition’s piece: army in a region, road on a border.
pax_pamir-word-cylinder = cylinder
    .about = Your piece: tribe, spy or gift. All count when a check fails.
pax_pamir-word-court = court
    .about = The cards you have played; each may act once a turn.
pax_pamir-word-favored = favored suit
    .about = Cards of this suit act for free. If it is military, market prices double.
pax_pamir-word-loyalty = loyalty
    .about = The coalition you serve now. Your blocks have its colour.
pax_pamir-word-influence = influence
    .about = 1 + patriots + prizes + gifts: your rank inside your coalition.
pax_pamir-word-ruler = ruler
    .about = A tribe there, and more tribes and friendly armies than anybody.
pax_pamir-word-hostage = hostage
    .about = A card with more enemy spies than anybody else’s: its owner pays to use it.
pax_pamir-word-leverage = leveraged
    .about = Gives 2 rupees now; when discarded, 2 are due, or cards.
pax_pamir-word-overthrow = overthrow
    .about = No tribe, no political card of that region; no card, no tribes.
