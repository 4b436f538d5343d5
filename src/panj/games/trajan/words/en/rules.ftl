### Trajan

## Rules: summary and pieces

trajan-rule-0_1 = Trajan is for two to four players. A game is one year of four quarters; a quarter has four rounds, and a round is one lap of the time marker. Players do not all get the same number of turns.
trajan-rule-0_2 = In a turn you empty one tray, sow its markers one by one clockwise, complete the Trajan tile at the last tray if its colours are there, and may perform the action of that tray.
trajan-rule-0_3 = After the first three rounds of a quarter a demand of the people is revealed; after the fourth the quarter is evaluated.
trajan-rule-0_4 = After the fourth quarter there is a final scoring. The most points win.
trajan-rule-1_4 = The six trays lie clockwise: I seaport, II forum, III military, IV senate, V Trajan, VI construction. Outside each tray is a slot for a Trajan tile or the Arch.
trajan-rule-1_6 = From the camp a leader reaches Alpes, Raetia and Noricum. Provinces with a common border or a sea line are neighbours.
trajan-rule-1_8 = Positions on the senate track give 2 to 8 points and carry as many votes.
trajan-rule-1_9 = The time cycle has 11, 16 or 21 spaces for two, three or four players.
    .time_cycle-longer = The time cycle has 12, 17 or 22 spaces for two, three or four players.
trajan-rule-1_10 = The forum building has three yellow spaces for extra-action tiles and 6, 9 or 12 green ones.

## Rules: set-up

trajan-rule-2_1 = You begin with 13 tokens in your supply, one worker and one legionnaire in their camps, your leader in the military camp and your Arch on slot I.
trajan-rule-2_7 = The first player’s senate disc lies at the bottom of the pile, that of the last player on top. Height matters in ties.
trajan-rule-2_8 = Everybody gets a bonus tile; two more lie beside the senate.
trajan-rule-2_10 = Each player in turn takes three commodity cards, each from the face-down pile or the top of a discard pile. An emptied discard pile is refilled at once.
trajan-rule-2_11 = Put two of your markers into each tray, any colours together. Nobody sees your arrangement until everybody has finished.
trajan-rule-2_12 = Take three Trajan tiles, each from the top of another stack, and lay them on slots II, IV and VI.
trajan-rule-2_13 = The first player takes the first turn.

## Rules: turn

trajan-rule-3_1_1 = Play always passes clockwise, also across rounds and quarters.
trajan-rule-3_2_1 = Choose one of your trays that holds a marker and take out all its markers.
trajan-rule-3_2_2 = Drop the markers one by one into the following trays, clockwise. Before each drop you choose the colour.
trajan-rule-3_2_3 = The tray that you emptied is not skipped. The tray of the last marker is the target.
trajan-rule-3_2_4 = A drop with only one colour left happens by itself.
trajan-rule-3_2_5 = The time marker advances one space for each marker sown. Its effects wait until the turn is over.
trajan-rule-3_3_1 = If the target tray now holds both colours of the Trajan tile at its slot, the tile is completed. A colour shown twice needs two markers.
trajan-rule-3_3_2 = Other markers in the tray do not matter, and the markers stay.
trajan-rule-3_3_3 = A completed tile scores its points and its effect, then leaves the game; a demand tile stays on your mat. An Arch in the centre moves to the freed slot.
trajan-rule-3_3_4 = Completing is not a choice. It comes before the action.
trajan-rule-3_4_1 = You may perform the action of the target tray once, or skip it. If nothing is possible, nothing happens.
trajan-rule-3_4_2 = Right after an action you may use one matching extra-action tile, or a wild one, to repeat it. One such tile in a turn at most.
trajan-rule-3_4_3 = Your first construction tile of a type gives its bonus action at once, before anything else.
trajan-rule-3_4_4 = Order: the action and its effects, then a bonus action, then the chance to use an extra-action tile.
trajan-rule-3_5_1 = When the time marker reaches or passes the start, the round ends after the turn.
trajan-rule-3_5_2 = At the end of a round a demand is revealed. When three already lie there, the quarter ends instead.

## Rules: end of a quarter

trajan-rule-3_6_1 = Each demand is met by a completed Trajan tile, which is not spent, or by a forum tile of its symbol or a wild tile, which are spent.
trajan-rule-3_6_2 = A demand that you can meet must be met.
trajan-rule-3_6_3 = Trajan tiles cover demands first. If you have a wild tile to spare, you choose for each open demand between the forum tile and the wild tile.
trajan-rule-3_6_4 = One unmet demand costs 4 points, two cost 9, three cost 15. A score may fall below zero.
trajan-rule-3_6_5 = Votes are those of your disc’s position and of your senate tiles. Ties go to the disc further along, then to the higher disc.
trajan-rule-3_6_6 = Whoever has most votes is consul and chooses a bonus tile, yellow side up. The second is vice consul and gets the other, grey side up.
trajan-rule-3_6_7 = All discs return to the start as one pile, the consul’s on top.
trajan-rule-3_6_8 = The three demands, all face-up senate tiles and everything left in the forum building leave the game.
trajan-rule-3_6_9 = New bonus tiles, forum tiles in deserted provinces and a full forum; all ships turn to their coloured side.
trajan-rule-3_6_11 = You keep everything else: bonus, demand and wild tiles, extra-action tiles, [+2] markers, buildings, Trajan tiles, cards and all tokens.

## Rules: actions

trajan-rule-4_1_1 = Draw two cards from the face-down pile, then put any card of your hand on top of one of the discard piles.
trajan-rule-4_1_2 = Take the top card of a discard pile.
trajan-rule-4_1_3 = Lay one or two cards in your display, then draw as many.
trajan-rule-4_1_4 = Load one ship with cards that fit it and score what its side shows. A coloured ship turns grey until the quarter ends.
trajan-rule-4_1_5 = Wild commodity tiles may replace any cards of a shipment; they leave the game and do not enter the display.
trajan-rule-4_1_6 = The display counts for bonus tiles only. There is no hand limit.
trajan-rule-4_1_7 = An empty discard pile gets the top card of the face-down pile. An empty face-down pile is made of the shuffled discards, except the two top cards.
trajan-rule-4_1_8 = Seaport: draw two, take one, play, or load one of the three ships; the cards are then chosen step by step.
trajan-rule-4_2_1 = Take any one tile from the forum building. Its space stays empty until the quarter ends.
trajan-rule-4_3_1 = Military: recruit a legionnaire from your supply, march with your leader, or occupy.
trajan-rule-4_3_2 = Your leader moves to a neighbouring province and takes the tile that lies there. It never returns to the camp.
trajan-rule-4_3_3 = A legionnaire from the camp joins your leader and scores the province’s value, less 3 for each legionnaire of another player there.
trajan-rule-4_3_4 = You may have one legionnaire in a province at most, and legionnaires never move again.
trajan-rule-4_4_1 = Your disc moves one position forward, on top of any discs there, and scores the points of the position. At 8 it can go no further.
trajan-rule-4_5_1 = Take the top tile of a stack and lay it on the slot where your Arch stands. With the Arch in the centre this is impossible.
trajan-rule-4_5_2 = Then the Arch moves clockwise to the first slot without a tile.
trajan-rule-4_5_3 = If all six slots are full, the Arch waits in the centre until one becomes free.
trajan-rule-4_6_1 = Move a token from your supply to the workers’ camp.
trajan-rule-4_6_2 = Construction: recruit a worker, or send one to a site. The first may go anywhere, later ones next to one of your workers.
trajan-rule-4_6_3 = A site with your own worker is closed to you; workers of others do not matter.
trajan-rule-4_6_4 = If the tile is still there, you take it and score its points; otherwise the worker only opens the way.
trajan-rule-4_6_5 = First tile of a type: stairs give a forum action, a door senate, a fountain seaport, a roof Trajan, a window military.

## Rules: tiles

trajan-rule-4_7_1 = Cards: 3 points, draw two cards.
trajan-rule-4_7_2 = Points: 9 points.
trajan-rule-4_7_3 = Workers: 5 points and one worker, or 2 points and two workers.
trajan-rule-4_7_4 = Legionnaires: 5 points and one legionnaire, or 2 points and two legionnaires.
trajan-rule-4_7_5 = 4 points; put a [+2] marker on one of your extra-action spaces without one.
trajan-rule-4_7_6 = Demands: 1 point; the tile stays and meets one demand of its symbol at every quarter end.
trajan-rule-4_7_7 = Effects are carried out as far as possible; the points are scored in any case.
trajan-rule-4_8_1 = An extra-action tile repeats its action once, or twice if a [+2] marker lies on the space of that action.
trajan-rule-4_8_2 = A wild extra-action tile does the same for any action.
trajan-rule-4_8_3 = The tile leaves the game, the [+2] marker stays. One tile in a turn.
trajan-rule-4_8_4 = The action must have been performed. Each repetition may be used differently, and is optional.
trajan-rule-4_8_5 = A repeated construction can bring bonus actions, but no second extra-action tile.
trajan-rule-4_8_6 = A tile may be used in the turn in which you took it.
trajan-rule-4_9_1 = Demand tiles are kept until you spend them at a quarter end.
trajan-rule-4_9_2 = Senate tiles add 2 to 5 votes at the end of this quarter, then leave the game.
trajan-rule-4_9_3 = Wild tiles stand for a commodity, a demand, a building or an extra action.

## Rules: end and scoring

trajan-rule-5_1 = The game ends with the turn that completes round 16. The last quarter has demands and the senate, but no refill.
trajan-rule-5_2 = Then comes the final scoring for everybody.
trajan-rule-5_3_1 = 1 point for each card in hand.
trajan-rule-5_3_2 = 1 point for each worker in the camp.
trajan-rule-5_3_3 = 1 point for each legionnaire in the camp.
trajan-rule-5_3_4 = 1 point for each Trajan tile still in a slot.
trajan-rule-5_3_5 = 10 points for three buildings of a type, 20 for four. Wild construction tiles count where they are best.
trajan-rule-5_3_6 = Bonus tiles score by the side that shows.
trajan-rule-5_4 = Most points win. Ties go to the disc further along the senate track, then to the higher disc.
trajan-rule-5_5 = Unused extra-action tiles, demand tiles, [+2] markers and tokens in the supply are worth nothing.
trajan-rule-6_1 = Options are agreed before the game: time cycle, first markers, bonus tiles for demands, wild demands, senate tiles in provinces, reshuffling and the discs at the end.
trajan-rule-7_1 = Everything on the board and the mats is public, also the discard piles and the number of cards in each hand.
trajan-rule-7_2 = Your hand is yours alone, and so are your markers while they are being arranged.
trajan-rule-7_3 = Nobody knows the order of face-down piles, of the bag and of Trajan tiles below the top, nor the demands removed.
trajan-rule-9_32 = The rest of your markers can be arranged for you at random.
trajan-rule-9_34 = A declined repetition ends the repetitions of that action.

## Chapters of the rules; most are called as in our other rulebooks

trajan-chapter-0 = { web-chapter-0 }
trajan-chapter-1 = { web-chapter-1 }
trajan-chapter-2 = { web-chapter-2 }
trajan-chapter-3 = { web-chapter-3 }
trajan-chapter-4 = { web-chapter-4 }
trajan-chapter-5 = { web-chapter-5 }
trajan-chapter-6 = { web-chapter-6 }
trajan-chapter-7 = { web-chapter-7 }
trajan-chapter-9 = { web-chapter-9 }
