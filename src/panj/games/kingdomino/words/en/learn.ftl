kingdomino-learn-1_1 = This is your castle. Lay your first domino beside it: every side of the castle fits every land.
kingdomino-learn-1_2 = Now put your king on the domino you want next. You have a wheat crown, so more wheat is worth more: take number 1.
kingdomino-learn-1_2_other = Number 18 is allowed too, but it brings no wheat. For this lesson take number 1.
kingdomino-learn-1_4 = Lay the two wheat squares so that they touch your wheat. Squares × crowns: 3 × 1 makes 3 points.
kingdomino-learn-1_4_other = Legal, but this wheat lies apart: land scores only where it is joined side to side. Try a place next to your wheat.
kingdomino-learn-1_5 = A second crown counts for the whole field. Claim number 21.
kingdomino-learn-1_5_other = You may take that one. For this lesson take 21: its crown stands on wheat.
kingdomino-learn-1_7 = Lay 21 with its wheat next to yours: now 4 squares × 2 crowns = 8 points. That is the whole secret of the game.
kingdomino-learn-1_7_other = Legal, but the new crown is then alone: 3 × 1 and 1 × 1. Join the wheat and it is 8.
kingdomino-learn-1_8 = Your lake has no crown, so it is worth 0, however large. And mind the frame: a kingdom never grows wider or higher than 5 squares.

kingdomino-learn-2_1 = Dominoes lie in order of their numbers, and high numbers are better land. Take 48: a mine with three crowns!
kingdomino-learn-2_1_other = Fine in a real game. Take 48 here, to see what it costs.
kingdomino-learn-2_3 = The kings move from the lowest number to the highest. The others stood on 5 and 26, so they choose before you – and the mine of 47 is gone.
kingdomino-learn-2_4 = Lay 48 now. Leave a free side beside the mine: another mine would multiply with three crowns.
kingdomino-learn-2_5 = Last to act, you get what is left: number 10. But look: 10 is the lowest number of the line …
kingdomino-learn-2_6 = … so this round you are first. Lay your grassland anywhere.
kingdomino-learn-2_7 = You choose before everybody else. Take the mine of 46!
kingdomino-learn-2_7_other = You could – but two crowns beside your three are waiting on 46.
kingdomino-learn-2_10 = Lay the new mine beside the old one: 2 squares × 5 crowns = 10 points.
kingdomino-learn-2_10_other = Legal, but the two mines stay apart: 3 + 2 instead of 10.
kingdomino-learn-2_11 = So every claim asks: good land now, or first choice next time? Low number – you play early. High number – better land.

kingdomino-learn-3_1 = The last round: kings only place. Your rival’s domino 15 fits nowhere, so it leaves the game and scores nothing.
kingdomino-learn-3_2 = Two dominoes, four free squares in a row. Lay 20 so that the second one still fits – do not leave two single holes.
kingdomino-learn-3_2_other = Legal – and a classic accident: each hole left is one square, so domino 33 would have to be discarded. Start at an end of the row.
kingdomino-learn-3_4 = Now the last domino closes your 5 × 5 – no hole, nothing discarded.
kingdomino-learn-3_5 = Your lands make 44. The castle stands in the exact middle: +10. The 5 × 5 is full and nothing was discarded: +5. You win 59 to 49!
