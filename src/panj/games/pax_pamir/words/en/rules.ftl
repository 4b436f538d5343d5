### Pax Pamir

## Rules

pax_pamir-rule-0_1 = 2 to 5 people play, or 1 or 2 people with the automated player Wakhan.
pax_pamir-rule-0_2 = You lead a faction and are always loyal to one coalition: British, Russian or Afghan. Blocks belong to coalitions, cylinders to players.
pax_pamir-rule-0_3 = A turn has up to two actions and any number of bonus actions, then cleanup. Points are won only in Dominance Checks.
pax_pamir-rule-0_4 = The game ends when after a check somebody leads everybody by 4 points, or after the last check.
pax_pamir-rule-2_8 = A random player chooses a loyalty first, then clockwise. Whoever chose last takes the first turn.
pax_pamir-rule-3_12 = Blackmail: at the start of your turn you may place a spy on a card of the region that carries no spy at all.
pax_pamir-rule-3_13 = Buy a card, play a card, use an action of a court card, or end your turn.
pax_pamir-rule-3_26 = Confidence Failure: everybody with hand cards discards one, the active player first.
pax_pamir-rule-3_27 = In your cleanup the court may hold 3 cards and one more for each political star; the limit is recomputed after each discard.
pax_pamir-rule-3_28 = In your cleanup you may hold 2 hand cards and one more for each intelligence star.
pax_pamir-rule-3_33 = You may take 0, 1 or 2 actions and stop at any time.
pax_pamir-rule-3_34 = Buying and playing always cost an action. An action of a favored card is a bonus action and costs nothing.
pax_pamir-rule-3_35 = Each court card can act once per turn.
pax_pamir-rule-3_36 = An action that would have no effect cannot be chosen.
pax_pamir-rule-3_40 = In cleanup, events in the first column are discarded and take effect; rupees on them stay.
pax_pamir-rule-3_43 = Instability: if a second Dominance Check is drawn into the market, both go and one check is resolved.
pax_pamir-rule-4_1 = A card costs as many rupees as its column, one on each card to its left; twice as much while military is favored. You take the rupees on the card. You cannot buy a card onto which you paid this turn.
pax_pamir-rule-4_2 = Play a hand card at either end of your court. If another player rules its region, you owe a bribe of as many rupees as that ruler has tribes there.
pax_pamir-rule-4_3 = Impact icons are resolved from top to bottom and are all mandatory.
pax_pamir-rule-4_4 = A bribe may be reduced by its holder. If you do not agree, the action is dropped and nothing is spent.
pax_pamir-rule-4_5 = Costs of actions go to the market: one rupee on each of the rightmost cards of both rows.
pax_pamir-rule-4_6 = Tax: one rupee at a time, from market cards or from players with a court card of a region you rule. Economic stars shelter rupees.
pax_pamir-rule-4_7 = Gift: pay 2, 4 or 6 for an empty gift space and put a cylinder there.
pax_pamir-rule-4_8 = Build: one to three blocks for 2 rupees each, armies in regions you rule and roads on their borders.
pax_pamir-rule-4_9 = Move: armies need a road of your coalition on the border; spies step to a neighbouring card in the circle of courts.
pax_pamir-rule-4_10 = Betray: pay 2, discard a court card that carries your spy, and take its prize if you wish.
pax_pamir-rule-4_11 = Battle: in a region with your armies or on a card with your spies, remove pieces up to the rank and up to your fighters.
pax_pamir-rule-4_12 = When a court card is discarded its spies return, tribes may be overthrown, and a leveraged card must be paid back.
pax_pamir-rule-4_13 = A discarded leveraged card costs 2 rupees; for each rupee you lack, discard a card from hand or court.
pax_pamir-rule-4_14 = Overthrow: lose your last tribe in a region and you lose its political cards; lose the last political card and you lose the tribes.
pax_pamir-rule-4_15 = Changing loyalty returns all gifts and discards all prizes and all patriots of the old coalition.
pax_pamir-rule-4_16 = If a piece is missing, take one of the same kind from play, but none that was placed this turn.
pax_pamir-rule-4_17 = You rule a region if you have a tribe there and more tribes and loyal armies than every other player, and more than the armies of every coalition.
pax_pamir-rule-4_18 = A card is a hostage of the player who has more spies on it than everybody else; its owner owes a bribe to use its actions.
pax_pamir-rule-4_19 = Influence is 1, plus patriots, prizes and gifts.
pax_pamir-rule-4_20 = Events take effect when bought or discarded; lasting effects end after the next Dominance Check.
pax_pamir-rule-4_21 = Special abilities work while their card is in your court, even as a hostage.
pax_pamir-rule-5_1 = A coalition with at least 4 blocks more than each other one is dominant and the check is successful. Then all blocks are cleared and events end.
pax_pamir-rule-5_2 = Successful check: loyal players score 5, 3 and 1 by influence.
pax_pamir-rule-5_3 = Unsuccessful check: everybody is ranked by cylinders in play, for 3 and 1 points.
pax_pamir-rule-5_4 = The points of the final check are doubled.
pax_pamir-rule-5_5 = Tied players share the points of their places, rounded down.
pax_pamir-rule-5_6 = Most points win; ties go to military stars, then to rupees.
pax_pamir-rule-6_1 = One or two people play against the automated player Wakhan. There is one winner, and it may be Wakhan.
pax_pamir-rule-6_4 = Wakhan's pragmatic loyalty is the first coalition on her card to which no human is loyal.
pax_pamir-rule-6_5 = Wakhan chooses cards by filters: other courts, favored, patriots and prizes of the dominant coalition, patriots, leveraged, rank, number.
pax_pamir-rule-6_6 = Wakhan's red arrow points to the top or the bottom row of the market, to the left or the right end of her court, and to the player on that side. Her left neighbour is the player who takes the next turn.
pax_pamir-rule-6_7 = Wakhan turns up an AI card and follows its lines in turn until she has taken two actions, then takes bonus actions.
pax_pamir-rule-6_8 = A line of Wakhan's card that looks for a card takes the one that fits best. Without a fitting card the line is skipped; a card that nets no rupees does not count as one that nets the most.
pax_pamir-rule-6_11 = Wakhan battles in the first region on her card where she has an army and somebody else has pieces, otherwise on a card with spies. She fights against one player only: if two could be the target, the red arrow names one of them. She removes tribes, then armies, then roads.
pax_pamir-rule-6_12 = After her actions Wakhan takes every bonus action that she can: always the leftmost possible action of her leftmost unused favored card, then again from the left, until nothing is possible any more.
pax_pamir-rule-6_13 = Over her court limit Wakhan discards first what is not political, then no patriot, then not leveraged; then the card on which the others outnumber her spies most, if there is one; then fewest spies, lowest rank, not favored, lowest number.
pax_pamir-rule-6_15 = Wakhan demands every bribe in full and never negotiates.
pax_pamir-rule-6_17 = The printings of Wakhan's rules differ; this option chooses one of them.
pax_pamir-rule-6_18 = Optional extras for Wakhan: savvy purchasing, spy movement, steadfast loyalty.
pax_pamir-rule-6_19 = Open hands: all hand cards are visible; no other rule changes.
pax_pamir-rule-7_2 = Hand cards are private, but whoever remembers every purchase knows them.
pax_pamir-rule-7_3 = Nobody knows the order of the deck, but its piles are known, so the next Dominance Check can be narrowed down.
pax_pamir-rule-9_R47 = When for a whole round nobody has acted, the players are asked one after the other whether the game ends with the points as they are. One who declines keeps it going.

## Chapters of the rules; most are called as in our other rulebooks

pax_pamir-chapter-0 = { web-chapter-0 }
pax_pamir-chapter-2 = { web-chapter-2 }
pax_pamir-chapter-3 = { web-chapter-3 }
pax_pamir-chapter-4 = { web-chapter-4 }
pax_pamir-chapter-5 = { web-chapter-5 }
pax_pamir-chapter-6 = Wakhan, and variants
pax_pamir-chapter-7 = { web-chapter-7 }
pax_pamir-chapter-9 = { web-chapter-9 }
