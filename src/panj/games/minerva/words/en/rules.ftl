### Minerva

## Rules

minerva-rule-0_1 = Minerva is for one to four players; one player plays for a high score.
minerva-rule-0_2 = Everybody builds a Roman city. The most victory points win.
minerva-rule-0_3 = The game has exactly six rounds, followed by final scoring.
minerva-rule-0_4 = Tiles do nothing by themselves. Laying a residence, or later putting an assistant on it, activates the straight line of tiles in one direction.
minerva-rule-0_5 = Points come from culture tiles, glory tiles and temples; a few from money, resources and the last turn order tile.
minerva-rule-1_1 = The box has a fixed number of pieces of each kind; a data table with other numbers is not accepted.
minerva-rule-1_7 = A plain icon is gained. An arrow lets you pay the left side for the right, as often as you like. Equals gives the right side for each unit of the left that you hold. A slash lets you choose one side. A hammer works when the tile is built.
minerva-rule-2_2 = With three players each culture stack loses a 2-point and a 4-point tile; with one or two players also a 6-point tile.
minerva-rule-2_6 = The normal locations are split into six equal stacks. A round tile is shuffled into each, and the stacks are piled on each other.
minerva-rule-2_7 = Locations are revealed one by one until a round tile appears.
minerva-rule-2_11 = The start player begins with 3 denarii, the others clockwise with 4, 5 and 6.
minerva-rule-3_4 = A round has a main phase, hiring of assistants, glory, and preparation of the next round. Round 6 has no hiring and no preparation.
minerva-rule-3_5 = Play goes clockwise. From round 2 on, whoever took turn order tile 1 begins; the other tiles do not change the order.
minerva-rule-3_6 = Whoever has passed takes 1 denarius on each later turn of this round.
minerva-rule-3_7 = On your turn you take one action: build a tile, lay a residence, use an assistant, or pass. You may sell resources first.
minerva-rule-3_8 = Once somebody has passed this round, every action but passing costs a fee of 1 denarius.
minerva-rule-3_9 = Passing is free. You take the lowest turn order tile left and are out for the rest of the main phase.
minerva-rule-3_12 = You may build any location of the display or any face-up temple that you can pay for.
minerva-rule-3_13 = Pay the resources shown; those you hold must be paid. Each missing one costs 3 denarii. If cash is short, you sell spare resources for 1 denarius each.
minerva-rule-3_14 = A tile is laid on an empty place that shares a side with your city.
minerva-rule-3_15 = A built temple is replaced from the temple deck at once; locations come only at the end of the round.
minerva-rule-3_16 = Lay a residence and choose a direction; it costs nothing but the fee.
minerva-rule-3_17 = Starting beside the residence, every tile in the chosen direction works once, nearest first, up to an empty place or another residence. Special tiles and temples are passed by.
minerva-rule-3_19 = Put an assistant from your supply on a residence without one and activate a line again. The assistant stays there.
minerva-rule-3_20 = After the main phase, from the highest turn order tile down, each player may hire one assistant: the first two cost 5 denarii or 1 glory, the next two 10 or 2, the fifth 15 or 3.
minerva-rule-3_22 = You may sell resources for 1 denarius each whenever you decide an action or hire.
minerva-rule-3_23 = You hold at most six of each resource. What is over turns into 1 denarius each at once.
minerva-rule-3_24 = Only players with glory count. The most glory takes the first tile of the round, the next the second, and so on; ties go to the lower turn order tile.
minerva-rule-3_26 = Glory tokens and turn order tiles go back, and new locations are revealed. For round 6 all turn order tiles but the highest show points.
minerva-rule-4_1 = Plain gains happen by themselves; exchanges are optional.
minerva-rule-4_4 = Gain the resources shown. A resource of choice is chosen one by one.
minerva-rule-4_5 = Markets give 1 denarius for each unit of their resource that you hold; you keep it.
minerva-rule-4_7 = Cultural tiles give culture points for this turn. A Garden's category is chosen when it works.
minerva-rule-4_12 = After the line you take the top tile of each category for which your points suffice, one of each at most. Then all culture points are lost.
minerva-rule-4_13 = Pay one of the resource shown for one glory, any number of times.
minerva-rule-4_14 = Pay two resources of different kinds for two glory, any number of times; the pair may differ each time.
minerva-rule-4_20 = A special tile works once, when it is built. You may decline; it cannot be saved. What cannot be done is void.
minerva-rule-4_21 = Pay 2 denarii for a resource of your choice, any number of times. You may sell resources for it; a kind that you hold six times is not offered.
minerva-rule-4_22 = Take the top tile of one culture stack; its symbols do not matter.
minerva-rule-4_23 = Gain two resources of your choice, alike or different.
minerva-rule-4_24 = Activate up to three different surrounding tiles, one after the other, then check culture. Temples, special tiles and residences cannot be chosen.
minerva-rule-4_25 = Move one surrounding tile to another empty place. It must touch the city, and the city must not fall into more parts than before. Nothing is activated.
minerva-rule-4_26 = Remove a surrounding residence without an assistant from the game. The city may fall apart.
minerva-rule-4_30 = A temple counts matching tiles on the eight places around it, or in its whole row and column; gaps and residences do not matter.
minerva-rule-4_32 = A resource temple counts the tokens you hold at game end; you keep them.
minerva-rule-5_1 = At the end add culture tiles, glory tiles, temples, money and resources, and the turn order tile of round 6.
minerva-rule-5_4 = Every three denarii and resources together are worth 1 point.
minerva-rule-5_5 = The most points win. Ties: more culture and glory tiles, then more temples, then the lower turn order tile of round 6.
minerva-rule-6_1 = Alone you play with the tiles for two, without turn order tiles, for a high score.
minerva-rule-6_3 = Alone, locations are revealed in pairs. A round tile as second half stays in its pair with 3 denarii on it.
minerva-rule-6_5 = Build one half of a pair; the other leaves the game. Or take a round tile with its denarii as your action.
minerva-rule-6_9 = Alone, glory tokens equal to the round number win the first tile of the round, fewer the second.
minerva-rule-6_11 = Alone, your points earn a title; 40 is a good first aim, 80 the highest.
minerva-rule-7_1 = Everything on the table is open: cities, money, resources, tiles and the culture stacks.
minerva-rule-7_3 = Nobody knows the order of the location deck and the temple deck.
minerva-rule-9_30 = Most numbers on the tiles are a reconstruction. Corrected tables can be used in their place; a damaged table is refused and the row is named.

## Chapters of the rules; most are called as in our other rulebooks

minerva-chapter-0 = { web-chapter-0 }
minerva-chapter-1 = { web-chapter-1 }
minerva-chapter-2 = { web-chapter-2 }
minerva-chapter-3 = { web-chapter-3 }
minerva-chapter-4 = { web-chapter-4 }
minerva-chapter-5 = { web-chapter-5 }
minerva-chapter-6 = Solo mode
minerva-chapter-7 = { web-chapter-7 }
minerva-chapter-9 = { web-chapter-9 }
