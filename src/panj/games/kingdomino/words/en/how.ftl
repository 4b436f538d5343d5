### How to play

kingdomino-how-goal = The goal
kingdomino-how-goal_0 = You are a [king](king) looking for land. Lay dominoes round your [castle](castle) until your kingdom is a [square of 5 × 5](grid). Whoever has the most points wins.

kingdomino-how-counts = What counts
kingdomino-how-counts_0 = Squares of the same land that touch side to side form a [territory](territory). A territory is worth **its squares × its [crowns](crown)**. Five wheat squares with two crowns: 5 × 2 = 10. Nine lake squares without a crown: 0. Crowns are everything, and land is what multiplies them. Two separate fields of wheat are counted separately.
kingdomino-how-counts_picture = 4 wheat squares × 2 crowns = 8. No crown on the lake: 0.

kingdomino-how-turn = Your turn
kingdomino-how-turn_0 = It has two steps.
kingdomino-how-turn_1 = **Place** the domino your king stands on. One of its halves must touch the castle, or a square of the same land. The castle fits every land. Other sides may clash; that does not matter. Your kingdom may never be wider or higher than five squares. If a domino fits nowhere, it is [out of the game](discard) – that happens, mostly near the end.
kingdomino-how-turn_2 = **[Choose](claim)** your next domino: move your king to a free one in the new [line](line).
kingdomino-how-turn_picture = The lit places fit: same land, or the castle.

kingdomino-how-order = Who plays first?
kingdomino-how-order_0 = Dominoes lie in the line by their numbers. Low numbers are plain land, high numbers have crowns. In the next round the kings act from the lowest number to the highest. So the best domino makes you wait, and a modest one lets you choose first. This is the heart of the game.
kingdomino-how-order_picture = Low numbers play first; high numbers have crowns.

kingdomino-how-two = Two players
kingdomino-how-two_0 = With two players everybody has two kings and acts twice in every round, so you lay twelve dominoes: exactly enough for 5 × 5. With three or four players everybody has one king.

kingdomino-how-end = The end
kingdomino-how-end_0 = When the last line has been laid, add up your territories. A tie goes to the player with the largest single territory, then to more crowns.
kingdomino-how-end_picture = A full square with the castle in the middle.

kingdomino-how-variants = Variants for later
kingdomino-how-variants_0 = [Middle Kingdom](middle): 10 points if the castle is in the exact middle. [Harmony](harmony): 5 points for a full square with no domino lost. Mighty Duel: two players, all dominoes, 7 × 7. Dynasty: three games in a row.

kingdomino-how-advice = First advice
kingdomino-how-advice_0 = Collect few kinds of land, keep crowns together, and leave no single holes.

## Words that are explained

kingdomino-word-castle = castle
    .about = Your start square. Every land fits beside it; it scores nothing.
kingdomino-word-crown = crown
    .about = Multiplies its territory: squares × crowns.
kingdomino-word-territory = territory
    .about = All squares of one land that touch side to side.
kingdomino-word-line = line
    .about = The dominoes laid out by number; one king stands on each.
kingdomino-word-king = king
    .about = Marks the domino you will place next, and when you act.
kingdomino-word-claim = claim
    .about = Put your king on a free domino of the next line.
kingdomino-word-discard = discard
    .about = A domino that fits nowhere leaves the game. You cannot discard by choice.
kingdomino-word-grid = grid
    .about = The 5 × 5 frame. It slides until your kingdom is five wide or high.
kingdomino-word-middle = Middle Kingdom
    .about = 10 points if the castle is the exact middle at the end.
kingdomino-word-harmony = Harmony
    .about = 5 points for a full square with nothing discarded.
