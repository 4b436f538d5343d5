### Trying things out from a moment of a match, and sharing a moment

sandbox-title = Try things out
sandbox-of_game = { $game }: try things out
sandbox-at = From move { $move } of the match. Nothing here is kept or counted.
sandbox-dealt = Everything lies as it was dealt.
sandbox-guessed = What the seat could not see is guessed; it may lie quite differently.
sandbox-guess = A guess
sandbox-true = As it was dealt
sandbox-over = The match is over here.
sandbox-go_on = Let the bots go on
sandbox-back = One move back
sandbox-forth = One move forward
sandbox-restart = Back to the start
sandbox-deal_again = Guess again
sandbox-true_again = As it was dealt
sandbox-all_mine = Play all seats myself
sandbox-others_bots = Let bots play the others
sandbox-seats = Who plays
sandbox-mine = me
sandbox-bot = bot
sandbox-moves = { $moves ->
    [0] Nothing tried yet
    [one] { $moves } move tried
   *[other] { $moves } moves tried
}
sandbox-asked = { $seat } is asked
sandbox-leave = Back to the match
sandbox-text = As plain text
sandbox-share_title = Share this moment
sandbox-share_link_about = Opens exactly here. Whoever may watch the match may open it.
sandbox-share_picture_about = As spectators see it: no hand is shown.
sandbox-share_svg = Save as SVG
sandbox-share_png = Save as PNG
sandbox-share_no_link = The match still goes on: a link would open for nobody else. The picture shows what spectators see.
sandbox-share_failed = The picture could not be made. Please try again.
sandbox-share_alt = { $game } after move { $move }
sandbox-share_eyes = As { $who } sees it.
