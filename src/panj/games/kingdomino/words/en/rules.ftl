### Kingdomino

## Rules: summary

kingdomino-rule-0_1 = Kingdomino is for two, three or four players.
kingdomino-rule-0_2 = Everybody builds a kingdom of dominoes round a castle, inside a grid of 5×5 squares; in the Mighty Duel it is 7×7. A territory is worth its squares times its crowns, and the highest score wins.
kingdomino-rule-0_3 = A starting round of claims is followed by 12 rounds, or 6 with two players; the Mighty Duel has 12. In every round each king places its domino and claims the next one; in the last round kings only place.
kingdomino-rule-0_4 = Everything lies open except the order of the draw pile and the dominoes set aside. One player decides at a time.

## Rules: components

kingdomino-rule-1_1 = There are 48 dominoes, numbered from 1 to 48, each with two squares of landscape.
kingdomino-rule-1_2 = There are six terrains. From the commonest to the rarest: 26 squares of wheat, 22 of forest, 18 of lake, 14 of grassland, 10 of swamp, 6 of mine. A square shows up to three crowns.
kingdomino-rule-1_3 = Each player has a starting tile, a castle and kings in one colour: pink, yellow, green or blue.
kingdomino-rule-1_4 = It makes no difference which of two kings of one colour stands where.

## Rules: set-up

kingdomino-rule-2_1 = Each player takes a colour with its kings and its castle. At first a kingdom is a single square: the castle.
kingdomino-rule-2_2 = All dominoes are shuffled. Two players use 24 of them and three players 36; four players and the Mighty Duel use all 48. The others stay out of the game, and nobody looks at them.
kingdomino-rule-2_3 = The dominoes in use form the draw pile, in random order.
kingdomino-rule-2_4 = The first line is dealt before anybody claims.
kingdomino-rule-2_5 = All kings are mixed and drawn one by one; whoever owns the king drawn claims next. With two players, both kings of one player may come in a row.

## Rules: flow

kingdomino-rule-3_1 = On the table are the draw pile, the line whose dominoes are being placed, the line whose dominoes are being claimed, and everybody's kingdom.
kingdomino-rule-3_2 = A line is taken from the top of the draw pile, as many dominoes as there are kings, and is sorted by number with the lowest first.
kingdomino-rule-3_3 = In the starting round kings are drawn one at a time. The owner of each puts it on any free domino of the first line, without knowing who comes later.
kingdomino-rule-3_4 = When every king stands on a domino, the second line is dealt and the first round begins.
kingdomino-rule-3_5 = Kings act by the numbers of the dominoes on which they stand, lowest first. What they claim now sets the order of the next round only.
kingdomino-rule-3_6 = A turn has two parts, and both are compulsory: place the domino under your king, then move this king onto a free domino of the next line. A domino that fits nowhere is discarded; you claim all the same.
kingdomino-rule-3_7 = You may take a placement back until you claim. After the claim it is final.
kingdomino-rule-3_8 = When all kings have acted, the line just claimed becomes the current one and a new line is dealt, as long as dominoes are left.
kingdomino-rule-3_9 = In the last round kings place and do not claim. After the last of them the kingdoms are scored.
kingdomino-rule-3_10 = Starting round: the owner of the king just drawn chooses a free domino of the first line.
kingdomino-rule-3_11 = Placing: the owner of the king whose turn it is chooses a place for its domino, or must discard it if there is none.
kingdomino-rule-3_12 = Claiming: the same player chooses a free domino of the next line.
kingdomino-rule-3_13 = Every king claims and places one domino in each round. That makes 12 dominoes for each player in a game, and 24 in the Mighty Duel.

## Rules: placing and claiming

kingdomino-rule-4_1 = A domino covers two empty neighbouring squares, turned as you like. The kingdom must stay inside its grid, and at least one half must touch the castle or a square of its own terrain, side to side.
kingdomino-rule-4_2 = Every terrain may touch the castle, on all four sides and at any time.
kingdomino-rule-4_3 = One matching contact is enough; all other sides may differ. Corners do not count, and neither do crowns.
kingdomino-rule-4_4 = The grid is not fixed in advance: it slides until your kingdom is as wide and as high as allowed. The castle may end up anywhere in it, but nothing may ever stick out.
kingdomino-rule-4_5 = Your first domino always touches the castle, so it always fits.
kingdomino-rule-4_6 = If both halves of a domino are alike, turning it round changes nothing: both ways count as one placement.
kingdomino-rule-4_7 = A domino is discarded if, and only if, it fits nowhere. It leaves the game and scores nothing.
kingdomino-rule-4_8 = A placed domino is never moved, turned or removed. Holes in a kingdom are allowed.
kingdomino-rule-4_9 = You may spoil your own chances: nobody has to keep room for later dominoes or the castle in the middle.
kingdomino-rule-4_10 = A kingdom that is full, or has only single empty squares left, must discard every further domino.
kingdomino-rule-4_11 = You may claim a domino that you cannot place, even on purpose.
kingdomino-rule-4_12 = Only one king stands on a domino. What is claimed cannot be claimed again.
kingdomino-rule-4_13 = The number of a domino decides order only. It is worth no points.

## Rules: end and scoring

kingdomino-rule-5_1 = After the last round each player scores his or her own kingdom.
kingdomino-rule-5_2 = A territory is all squares of one terrain that are joined side to side. The castle belongs to none and joins none.
kingdomino-rule-5_3 = A territory is worth its squares times its crowns; without a crown it is worth nothing. Territories of the same terrain that do not touch are counted one by one.
kingdomino-rule-5_4 = The score is the sum of all territories and of the bonuses in use. Nothing else gives points, and nothing takes them away.
kingdomino-rule-5_5 = The highest score wins. A tie goes to whoever has the largest single territory, with or without crowns, then to more crowns in the whole kingdom; if these are equal too, the victory is shared.
kingdomino-rule-5_6 = The other places are decided in the same way: score, largest territory, crowns. Equal players share a place.

## Rules: variants

kingdomino-rule-6_1 = Options are agreed before the game, and everybody knows them. They may be combined freely.
kingdomino-rule-6_2 = Dynasty: play three complete games in a row and add the scores, bonuses included. The highest sum wins; winning a single game is worth nothing in itself.
kingdomino-rule-6_3 = Middle Kingdom: 10 points if the castle is the exact middle of your kingdom, with as many columns to its left as to its right and as many rows above as below. Holes do not matter.
kingdomino-rule-6_4 = Harmony: 5 points if your grid is completely filled, which means that you discarded nothing.
kingdomino-rule-6_5 = Mighty Duel: two players use all 48 dominoes and build kingdoms of 7×7 squares, in 12 rounds. Everything else stays the same.
kingdomino-rule-6_6 = Middle Kingdom and Harmony never forbid a placement. They are added at the end, before ties are broken.
kingdomino-rule-6_7 = In the Mighty Duel the bonuses are the same, 10 and 5 points, measured on the grid of 7×7.

## Rules: information

kingdomino-rule-7_1 = Everybody may see all kingdoms, both lines and the kings on them, discarded dominoes, the size of the draw pile, the options, all past moves and the points so far.
kingdomino-rule-7_2 = No player has secrets from the others.
kingdomino-rule-7_3 = Nobody knows the order of the draw pile, which dominoes were set aside, or in which order the remaining kings will be drawn.
kingdomino-rule-7_4 = You may keep track of the dominoes that have not been seen. If none were set aside, the last line is known before it is dealt.
kingdomino-rule-7_5 = Bots do not peek: they think about a pile dealt at random from the dominoes that nobody has seen.

## Rules: rulings

kingdomino-rule-9_1 = With three players, 12 dominoes stay out and lines have 3. As an option all 48 are used in lines of 4: the domino that nobody claims leaves the game and counts as nobody's discard.
kingdomino-rule-9_2 = With two players, the four kings are drawn at random. As an option, one player claims first and last, the other in between.
kingdomino-rule-9_3 = A domino that can be placed must be placed; discarding is never a choice.
kingdomino-rule-9_4 = For the Middle Kingdom, only the outer edges of a kingdom count: they must be equally far from the castle on opposite sides. A kingdom with holes can have it.
kingdomino-rule-9_6 = Players tied in a Dynasty compare the largest territory of any of the three games, then the crowns of all three together. If these are equal too, they share the victory.
kingdomino-rule-9_7 = Crowns break a tie if scores and largest territories are equal.
kingdomino-rule-9_9 = The draw pile is hidden completely. As an option, the number of its top domino is shown.
kingdomino-rule-9_12 = The castle is one of the squares of the grid: 12 dominoes and the castle fill 25 squares.
kingdomino-rule-9_14 = What leaves no choice may happen by itself: the last domino to be claimed, or a domino that fits nowhere. It is always written in the log.
kingdomino-rule-9_15 = A domino may touch the castle and, at the same time, terrain that does not match.
kingdomino-rule-9_16 = The two halves of a domino do not connect each other to the kingdom.

## Chapters of the rules; most are called as in our other rulebooks

kingdomino-chapter-0 = { web-chapter-0 }
kingdomino-chapter-1 = { web-chapter-1 }
kingdomino-chapter-2 = { web-chapter-2 }
kingdomino-chapter-3 = { web-chapter-3 }
kingdomino-chapter-4 = { web-chapter-4 }
kingdomino-chapter-5 = { web-chapter-5 }
kingdomino-chapter-6 = { web-chapter-6 }
kingdomino-chapter-7 = { web-chapter-7 }
kingdomino-chapter-9 = { web-chapter-9 }
