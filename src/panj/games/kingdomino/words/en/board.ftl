### Kingdomino's board

web-kingdomino-current = This round
web-kingdomino-next = Next round
web-kingdomino-free = No king stands on it.
web-kingdomino-king_of = A king of { $who } stands on it.
web-kingdomino-domino = Domino { $number }
web-kingdomino-square = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } with { $crowns } crown
   *[other] { $terrain } with { $crowns } crowns
}
web-kingdomino-yours = Your kingdom
web-kingdomino-kingdom_of = Kingdom of { $who }
web-kingdomino-yours_domino = Your domino
web-kingdomino-rotate = Rotate
web-kingdomino-flip = Flip
web-kingdomino-place_here = Place here
web-kingdomino-spots = { $here ->
    [one] { $here } spot in this rotation, { $all } in all.
   *[other] { $here } spots in this rotation, { $all } in all.
}
web-kingdomino-pile = Still in the pile
web-kingdomino-open_pile = Show all
web-kingdomino-in_pile = { $count ->
    [one] { $count } in the pile
   *[other] { $count } in the pile
}
web-kingdomino-unseen = Not seen yet
web-kingdomino-show_unseen = Show what has not been seen yet
web-kingdomino-claim_hint = Choose one of the lit dominoes. A lower number lets you play earlier next round.
web-kingdomino-idle = Your next domino will lie here.
web-kingdomino-watched = The domino to be placed lies here.
web-kingdomino-is_placed = Domino { $number } is placed
web-kingdomino-take_back = You may take it back until you claim.
web-kingdomino-discarded = Discarded: domino { $number }
web-kingdomino-in_kingdom = It lies in the kingdom of { $who }.
web-kingdomino-discarded_by = { $who } had to discard it.
web-kingdomino-not_seen = It has not turned up yet.
web-kingdomino-number_about = The back shows { $number }: low numbers let you play early, high ones are worth more.
