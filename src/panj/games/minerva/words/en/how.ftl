### How to play

minerva-how-goal = The goal
minerva-how-goal_0 = You govern a Roman city for six rounds. Culture, glory and [temples](temple) bring points; the most points win.

minerva-how-idea = The idea
minerva-how-idea_0 = You lay tiles edge to edge round a fountain. By themselves most tiles do nothing: they sleep. When you lay a **[residence](residence)**, choose one of four directions: it wakes the straight line of tiles that way, nearest first, until a gap or another residence stops it. A good line is worth more every time it is woken.
minerva-how-idea_picture = Asleep, and awake: the residence lights the row.

minerva-how-turn = Your turn
minerva-how-turn_0 = In your turn you do one action:
minerva-how-turn_1 = **Build** a location or a temple from the display. Pay its resources; each missing one costs 3 denarii.
minerva-how-turn_2 = **Lay a residence** and [activate](activate) a line. It is free; you have nine.
minerva-how-turn_3 = **Place an [assistant](assistant)** on one of your residences: the residence activates a line again.
minerva-how-turn_4 = **Pass.** You take the lowest [turn order tile](order); tile 1 plays first next round. As soon as somebody has passed, every action [costs the others 1 denarius](fee), and those who passed get 1 denarius each turn.
minerva-how-turn_picture = Four directions; one has a row.

minerva-how-tiles = What tiles do
minerva-how-tiles_0 = *Production* gives wheat, wood, stone, ore. *Commercial* tiles give money, often for what you hold. *Cultural* tiles give theatre, art or science symbols: at the end of the turn each category with enough symbols gives you its top [culture tile](culture_tile). *Military* tiles give [glory tokens](glory). *[Special](special)* tiles act once, when built.
minerva-how-tiles_picture = Two symbols of each kind: three culture tiles.

minerva-how-round = End of a round
minerva-how-round_0 = When all have passed, each may hire one assistant: 5 denarii or 1 glory token at first, more later. Then whoever has most glory tokens takes the best glory tile of the round. All glory tokens go back; new locations appear.

minerva-how-limits = Limits
minerva-how-limits_0 = At most [six of each resource](limit); what is over is sold for 1 denarius. You may sell at any time.

minerva-how-end = The end
minerva-how-end_0 = After six rounds: culture tiles, glory tiles, temples, 1 point for every 3 denarii and resources left, and points for passing early in the last round. Temples count certain tiles around them, or in their row and column.
minerva-how-end_picture = Three commercial tiles around the temple: 9 points.

minerva-how-advice = First advice
minerva-how-advice_0 = Build one strong line early and plan where two residences, one at each end, can wake it.

## Words that are explained

minerva-word-residence = residence
    .about = Wakes the straight line in one direction; stops later lines.
minerva-word-activate = activate
    .about = A tile does what it shows, nearest first.
minerva-word-assistant = assistant
    .about = Put on a residence, it activates a line once more.
minerva-word-fee = fee
    .about = 1 denarius for each action once somebody has passed.
minerva-word-culture_tile = culture tile
    .about = The top tile of a category, for enough symbols in one turn.
minerva-word-glory = glory token
    .about = Compared at the end of each round; also hires assistants.
minerva-word-temple = temple
    .about = Scores at the end: tiles around it, or in its row and column.
minerva-word-special = special tile
    .about = Acts once, when built; a line walks through it.
minerva-word-order = turn order tile
    .about = Pass early: a low number, the first turn next round, points at the end.
minerva-word-limit = limit of 6
    .about = No more than six of one resource; the rest sells for 1.
