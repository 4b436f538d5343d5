### Pax Pamir

## The end

pax_pamir-why-lead = After check { $number } { $who } led every other player by { $points }. A lead of 4 ends the game at once; { $left ->
        [0] no check was left
        [one] { $left } check was still to come
       *[other] { $left } checks were still to come
    }.
    .you = After check { $number } you led every other player by { $points }. A lead of 4 ends the game at once; { $left ->
        [0] no check was left
        [one] { $left } check was still to come
       *[other] { $left } checks were still to come
    }.
pax_pamir-why-last_check = The last Dominance Check has been resolved.
pax_pamir-why-turn_limit = Nobody brought the game to an end in { $count } turns: the points stand as they are.
pax_pamir-why-agreement = All players agreed to end the game: the points stand as they are.
pax_pamir-near-last_check = One Dominance Check is left: its points are doubled, and it ends the game.
pax_pamir-stage-check = Check { $number }
pax_pamir-stage-final_check = Check { $number }, ×2
pax_pamir-score-by_influence = By influence ({ $coalition })
pax_pamir-score-by_cylinders = By cylinders
pax_pamir-axis-check = Dominance Check
pax_pamir-part-tribes = Tribes
pax_pamir-part-spies = Spies
pax_pamir-part-gifts = Gifts
pax_pamir-part-patriots = Patriots
pax_pamir-part-prizes = Prizes
pax_pamir-part-loyalty = Loyalty
