### The board of Kohan Dej

## Frame

web-kohan_dej-phase-selection = Selection
web-kohan_dej-phase-turns = Turns
web-kohan_dej-phase-over = Game over
web-kohan_dej-final_round = Final round
web-kohan_dej-deck = { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
web-kohan_dej-roles = Roles by rank
web-kohan_dej-round = Round
web-kohan_dej-history = Roles so far
web-kohan_dej-in_round = round { $round }: { $who }
web-kohan_dej-news = What happened to you

## Players

web-kohan_dej-gold = gold
web-kohan_dej-cards = cards in hand
web-kohan_dej-points = points
web-kohan_dej-districts = districts
web-kohan_dej-cost = cost
web-kohan_dej-tax = tax
web-kohan_dej-crown = has the crown
web-kohan_dej-protected = Rank 8 cannot touch this city this round.
web-kohan_dej-seat-picked = has picked
web-kohan_dej-seat-choosing = choosing
web-kohan_dej-seat-waiting = waiting
web-kohan_dej-seat-hidden = role hidden
web-kohan_dej-city_of = City of { $who }
web-kohan_dej-your_city = Your city
web-kohan_dej-your_hand = Your hand
web-kohan_dej-hand_empty = Your hand is empty.
web-kohan_dej-hands_hidden = Hands are hidden.
web-kohan_dej-city_empty = Nothing is built here yet.
web-kohan_dej-known_cards = Cards you know in this hand: { $cards }
web-kohan_dej-called_after = You are { $role }. You are called after { $after }.
web-kohan_dej-you_are = You are
web-kohan_dej-you_are_role = You are: { $roles }
web-kohan_dej-you_killed = Your role was killed
web-kohan_dej-received = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-kohan_dej-choose_role = Choose your role for this round.
web-kohan_dej-face_down = { $count ->
        [one] { $count } role lies face down.
       *[other] { $count } roles lie face down.
    }

## Districts and cards

web-kohan_dej-district_of = { $card }, city of { $who }, cost { $cost }
    .you = { $card }, your city, cost { $cost }
web-kohan_dej-beautified = Beautified: its cost is 1 more.
web-kohan_dej-museum_cards = { $cards ->
        [one] { $cards } card under it
       *[other] { $cards } cards under it
    }
web-kohan_dej-you_pay = you pay
web-kohan_dej-you_pay_gold = You pay { $gold } gold.
web-kohan_dej-slot_last = { $slot } · city complete
web-kohan_dej-five_types = Five types
web-kohan_dej-can-build = can build
web-kohan_dej-can-free = outside the limit
web-kohan_dej-can-ways = several ways to pay
web-kohan_dej-can-both = take or build
web-kohan_dej-can-keep = keep
web-kohan_dej-can-take = take
web-kohan_dej-can-build_now = build at once
web-kohan_dej-can-pay_card = pay with it
web-kohan_dej-can-give = give
web-kohan_dej-can-discard = discard
web-kohan_dej-can-laboratory = 2 gold for it
web-kohan_dej-can-museum = under the Museum
web-kohan_dej-why-vault = never built
web-kohan_dej-why-navigator = you cannot build
web-kohan_dej-why-gather_first = gather first
web-kohan_dej-why-limit = limit used up
web-kohan_dej-why-monument = city too large
web-kohan_dej-why-duplicate = already in your city
web-kohan_dej-why-price = { $missing ->
        [one] needs { $missing } more gold
       *[other] needs { $missing } more gold
    }
web-kohan_dej-use-armory = destroys a district
web-kohan_dej-use-laboratory = card → 2 gold
web-kohan_dej-use-museum = card → 1 point
web-kohan_dej-use-smithy = 2 gold → 3 cards
web-kohan_dej-using-laboratory = Laboratory: choose the card to discard for 2 gold.
web-kohan_dej-using-museum = Museum: choose the card to put under it.

## Roles

web-kohan_dej-rank = Rank { $rank }
web-kohan_dej-role-called = called now
web-kohan_dej-role-out = out, face up
web-kohan_dej-role-killed = killed
web-kohan_dej-role-silent = no one answered
web-kohan_dej-role-yours = yours
web-kohan_dej-role-known_out = out (you know)
web-kohan_dej-role-passed = you passed it on
web-kohan_dej-role-not_reached = did not reach you
web-kohan_dej-mark-killed = killed
web-kohan_dej-mark-bewitched = bewitched
web-kohan_dej-mark-robbed = robbed
web-kohan_dej-mark-warrant = warrant
web-kohan_dej-mark-threat = threatened
web-kohan_dej-mark-real = { " " }(the real one)
web-kohan_dej-note_out = Out, face up: { $roles }
web-kohan_dej-note_missing = not here: { $roles }

## Doing

web-kohan_dej-do-destroy = Destroy { $card }
web-kohan_dej-do-seize = Seize { $card }
web-kohan_dej-do-exchange = Exchange for { $card }
web-kohan_dej-do-hand_over = Hand over { $card }
web-kohan_dej-do-beautify = Beautify { $card }
web-kohan_dej-do-sacrifice = Demolish { $card }
web-kohan_dej-end_unused = End the turn, income not taken
web-kohan_dej-tray-drawn = Drawn cards
web-kohan_dej-tray-hand_of = Hand of { $who }
web-kohan_dej-tray-name_type = A type in the hand of { $who }
web-kohan_dej-tray-mix = Divide your income
web-kohan_dej-tray-set_aside = Set aside so far
web-kohan_dej-tray-site = Being paid for
web-kohan_dej-hint-pick = { $count ->
        [one] { $count } role reached you.
       *[other] { $count } roles reached you; { $rest } go on to the next player.
    }
web-kohan_dej-hint-pick_last = { $count ->
        [one] { $count } role reached you.
       *[other] { $count } roles reached you; the other one is burned face down.
    }
web-kohan_dej-hint-pick_two = { $count ->
        [one] { $count } role reached you.
       *[other] { $count } roles reached you. You will hold two.
    }
web-kohan_dej-hint-builds = { $left ->
        [0] No more builds in this turn.
        [one] You may build { $left } more district.
       *[other] You may build { $left } more districts.
    }
web-kohan_dej-hint-keep = { $count ->
        [one] { $count } card was drawn.
       *[other] { $count } cards were drawn; what you do not keep goes back to the deck.
    }
web-kohan_dej-hint-tax = Each build also pays 1 gold of tax.
web-kohan_dej-hint-warrant = Your first paid build may be confiscated.

## What others gain and lose

web-kohan_dej-gain-gold = { $signed } { $count ->
   *[other] gold
}
web-kohan_dej-gain-cards = { $signed } { $count ->
    [one] card
   *[other] cards
}
