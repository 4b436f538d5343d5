### High Card

high_card-name = High Card
high_card-about = Three cards, three rounds: the highest card takes the point.

high_card-move-play = Play the { $card }
high_card-prompt-play = Play a card from your hand.
high_card-log-dealt = { $who } was dealt three cards.
    .you = You were dealt three cards.
high_card-log-played = { $who } played the { $card }.
    .you = You played the { $card }.
high_card-log-won = { $who } took the round.
    .you = You took the round.
high_card-score-tricks = Rounds taken

high_card-option-double = Double points
    .about = A round is worth two points.

high_card-chapter-1 = How it is played
high_card-rule-1_1 = The deck has twelve cards, 1 to 12; every player is dealt three.
high_card-rule-1_2 = In each of three rounds, in seating order, every player plays a card face up.
high_card-rule-1_3 = The highest card of a round scores a point, or two with double points; most points win.
high_card-rule-1_4 = Hands are secret; the cards that were not dealt are never seen.

high_card-aspect-leading = { $amount ->
        [one] holds { $amount } point with the highest card so far
       *[other] holds { $amount } points with the highest card so far
    }
    .less = { $amount ->
        [one] gives up { $amount } point of this round
       *[other] gives up { $amount } points of this round
    }
high_card-aspect-hand = { $amount ->
        [one] keeps cards worth { $amount } point
       *[other] keeps cards worth { $amount } points
    }
    .less = { $amount ->
        [one] spends a card worth { $amount } point
       *[other] spends cards worth { $amount } points
    }

high_card-view-hand = Your hand
high_card-view-hand_sizes = Cards left
high_card-view-played = Played this round
high_card-view-discarded = Played before
web-high_card-hand = Your hand
web-high_card-played = Round { $round } of { $rounds }

high_card-style-saver = Saver
    .about = Keeps the high cards for later.
