### What the shelf says of the game

pax_pamir-name = Pax Pamir
pax_pamir-about = Afghan factions between three coalitions: buy cards, hold courts, and be on the right side when dominance is checked.
pax_pamir-temper = 90 min · for the bold

pax_pamir-learn-1_title = The market and your court
pax_pamir-learn-2_title = What a court can do
pax_pamir-learn-3_title = Who dominates? The check
pax_pamir-learn-4_title = Spies, bribes and betrayal
pax_pamir-learn-5_title = Alone against Wakhan

pax_pamir-puzzle-coin = Coin on the left
    .about = Which card is worth its price, and who gets the money?
pax_pamir-puzzle-tribe = The last tribe
    .about = One piece less can topple a court or a coalition. Which one?
pax_pamir-puzzle-turncoat = Turncoat
    .about = When the check comes, it pays the loyal. Loyal to whom?
pax_pamir-puzzle-ways = On the move
    .about = Armies, tribes and spies go where they are needed. Where is that?
pax_pamir-puzzle-four_ahead = Four ahead
    .about = A coalition rules when it leads by four blocks. Do you help it there?
pax_pamir-puzzle-keep = What to keep
    .about = Less can be more: which card, which coin, which action do you hold on to?
