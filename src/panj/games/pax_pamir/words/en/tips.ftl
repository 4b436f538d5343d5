### Tips of the first game

pax_pamir-tip-free_column = The first column is free, and coins on a card are yours. Look left before you pay.
pax_pamir-tip-bonus_action = A card in your court has the favored suit: its action is free. Use it before you end your turn.
pax_pamir-tip-first_rule = You rule a region now. You may build there, and others pay you bribes – as long as your tribe stands.
pax_pamir-tip-check_near = A check is on the market. Who dominates now, and who has the most influence there?
pax_pamir-tip-court_limit = Three cards plus your political stars may stay. Which card has done its work?
pax_pamir-tip-last_tribe = In one region you have a single tribe, and others are there too. If it falls, your political cards of the region fall as well.
