### What the shelf says of the game

minerva-name = Minerva
minerva-about = Build a Roman city tile by tile and bring whole streets of it to life.
minerva-temper = 40 min · alone, too

minerva-style-scholar = Scholar
    .about = Lives for culture.
minerva-style-champion = Champion
    .about = Wants the glory, every round.

minerva-learn-1_title = Build a row, then wake it
minerva-learn-2_title = Culture, and an assistant to do it again
minerva-learn-3_title = Glory, a temple, and the end

minerva-puzzle-stay = Stay or pass
    .about = One more action, or the better turn order tile?
minerva-puzzle-glory = The price of glory
    .about = Help can be bought with money or with glory. What does it cost in the end?
minerva-puzzle-ways = Which way?
    .about = A line gives what stands in it. Which one do you wake, and in which direction?
minerva-puzzle-crossing = The crossing
    .about = A good place serves two lines or two temples at once. Where is it?
minerva-puzzle-symbol = One symbol short
    .about = Culture tiles go to whoever is there first. What brings you one in time?
minerva-puzzle-trade = What may go?
    .about = Resources are money, and money is time. Which of it can you spare?
minerva-puzzle-builds = Which building?
    .about = A building works for you until the end. Which one is worth the most from now on?
