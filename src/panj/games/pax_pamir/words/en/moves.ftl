### Pax Pamir

## Wakhan's lines and reasons

pax_pamir-reason-other_court = it lies in another court
pax_pamir-reason-favored = it counts as favored
pax_pamir-reason-dominant_patriot = it is a patriot of the dominant coalition
pax_pamir-reason-dominant_prize = it has a prize of the dominant coalition
pax_pamir-reason-patriot = it is a patriot
pax_pamir-reason-leveraged = it is leveraged
pax_pamir-reason-rank = it has the highest rank
pax_pamir-reason-number = it has the highest number
pax_pamir-reason-not_political = it is not political
pax_pamir-reason-not_patriot = it is not a patriot
pax_pamir-reason-not_leveraged = it is not leveraged
pax_pamir-reason-enemy_spies = it carries the most enemy spies
pax_pamir-reason-fewest_spies = it carries the fewest spies
pax_pamir-reason-low_rank = it has the lowest rank
pax_pamir-reason-not_favored = it does not count as favored
pax_pamir-reason-low_number = it has the lowest number
pax_pamir-reason-only = it is the only choice
pax_pamir-reason-arrows = the arrows point to it
pax_pamir-reason-line = the line of her card asks for it
pax_pamir-reason-ambition = the check pays her most
pax_pamir-reason-check_patriot = a check is near and it is the cheapest patriot of the dominant coalition
pax_pamir-reason-check_blocks = a check is near and it brings the most blocks
pax_pamir-reason-check_cylinders = a check is near and it brings the most cylinders
pax_pamir-reason-check_rupees = a check is near and it brings the most rupees
pax_pamir-reason-savvy = it is as good and cheaper
pax_pamir-reason-most_spies = it carries the most spies

## Moves

pax_pamir-move-loyalty = Become loyal: { $coalition }
pax_pamir-move-buy = Buy { $card }
pax_pamir-move-play = Play { $card } at the { $end } end
pax_pamir-move-use = { $card }: { $action }
pax_pamir-move-end_turn = End your turn
pax_pamir-move-blackmail = Place a spy on { $card }
pax_pamir-move-decline = Decline
pax_pamir-move-offer = Offer { $amount }
pax_pamir-move-cancel = Drop the action
pax_pamir-move-unpaid = Act without paying
pax_pamir-move-accept = Accept { $amount }
pax_pamir-move-counter = Ask for { $amount }
pax_pamir-move-refuse = Insist on everything
pax_pamir-move-place_road = Road on { $border }
pax_pamir-move-place_spy = Spy on { $card }
pax_pamir-move-take_tribe = Take the tribe of { $seat } in { $region }
pax_pamir-move-take_spy = Take the spy of { $seat } on { $card }
pax_pamir-move-take_gift = Take the gift on space { $gift }
pax_pamir-move-take_army = Take the { $coalition } army in { $region }
pax_pamir-move-take_road = Take the { $coalition } road on { $border }
pax_pamir-move-tax_card = Take a rupee from { $card }
pax_pamir-move-tax_player = Take a rupee from { $seat }
    .you = Take a rupee from yourself
pax_pamir-move-done = Done
pax_pamir-move-give = Gift for { $gift } rupees
pax_pamir-move-build_army = Build an army in { $region }
pax_pamir-move-build_road = Build a road on { $border }
pax_pamir-move-march = { $coalition } army from { $from } to { $region }
pax_pamir-move-migrate = Tribe of { $seat } from { $from } to { $region }
pax_pamir-move-sneak = Spy from { $from } to { $card }
pax_pamir-move-betray = Betray { $card }
pax_pamir-move-battle_region = Battle in { $region }
pax_pamir-move-battle_card = Battle on { $card }
pax_pamir-move-remove_tribe = Remove a tribe of { $seat } in { $region }
pax_pamir-move-remove_army = Remove a { $coalition } army in { $region }
pax_pamir-move-remove_road = Remove a { $coalition } road on { $border }
pax_pamir-move-remove_spy = Remove a spy of { $seat } on { $card }
pax_pamir-move-take_prize = Take { $card } as a prize
pax_pamir-move-discard = Discard { $card }
pax_pamir-move-hide = Hide the spy on { $card }
pax_pamir-move-name = Name { $seat }
    .you = Name yourself
pax_pamir-move-favor = Favored suit: { $suit }
pax_pamir-move-rebuke = Clear { $region }
pax_pamir-move-agree = End the game now

## Questions

pax_pamir-prompt-loyalty = Choose your coalition.
pax_pamir-prompt-act = Your turn. You have { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left, and bonus actions.
pax_pamir-prompt-blackmail = Blackmail: place a spy, or decline.
pax_pamir-prompt-offer_bribe = { $card }: you owe { $other } a bribe of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }. How much do you offer?
pax_pamir-prompt-answer_bribe = { $card }: { $other } offers { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
pax_pamir-prompt-counter_bribe = { $card }: { $other } asks for { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
pax_pamir-prompt-place_road = { $card }: choose a border for the road.
pax_pamir-prompt-place_spy = { $card }: choose a card for the spy.
pax_pamir-prompt-select_block = No block of this coalition is left: take one from the map.
pax_pamir-prompt-select_cylinder = You have no cylinder left: take one of yours from play.
pax_pamir-prompt-tax = Tax: take a rupee ({ $count } left).
pax_pamir-prompt-gift = Choose a gift space.
pax_pamir-prompt-build = Build: place a block (built so far: { $count }).
pax_pamir-prompt-build_free = Infrastructure: place one more block for free.
pax_pamir-prompt-move = Move a piece ({ $count } left).
pax_pamir-prompt-sneak_on = Well-Connected: the spy on { $card } may step once more.
pax_pamir-prompt-betray = Whom do you betray?
pax_pamir-prompt-accept_prize = Keep { $card } as a prize ({ $coalition })?
pax_pamir-prompt-battle = Where do you fight?
pax_pamir-prompt-fight = Remove a piece ({ $count } left).
pax_pamir-prompt-safe_house = Your spy was removed: hide it in a Safe House?
pax_pamir-prompt-pay_debt = You lack { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }: discard a card for each.
pax_pamir-prompt-discard_order = Several cards must go: which one is next?
pax_pamir-prompt-rumor = Rumor: name a player.
pax_pamir-prompt-swap_hands = With whom do you swap hands?
pax_pamir-prompt-choose_favored = Choose the favored suit.
pax_pamir-prompt-rebuke = Which region is cleared?
pax_pamir-prompt-confidence_failure = Confidence Failure: discard a hand card.
pax_pamir-prompt-court_limit = Your court has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, the limit is { $limit }: discard one.
pax_pamir-prompt-hand_limit = You hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, the limit is { $limit }: discard one.
pax_pamir-prompt-agree_to_end = For a whole round nobody has acted. End the game with the points as they are?

## Previews

pax_pamir-preview-rupees = Rupees: { $before } → { $after }
pax_pamir-preview-coin = +{ $rupees } on { $card }
pax_pamir-preview-bribe = A bribe of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    } to { $other }
pax_pamir-preview-cost = Costs at least { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }
pax_pamir-preview-bonus = Bonus action: costs no action
pax_pamir-preview-successful = Successful check: { $coalition }
pax_pamir-preview-unsuccessful = Unsuccessful check: cylinders are counted
pax_pamir-preview-points = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you = You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pax_pamir-preview-loyalty = Your loyalty changes: { $coalition }
pax_pamir-preview-gifts_lost = You lose { $count ->
        [one] { $count } gift
       *[other] { $count } gifts
    }
pax_pamir-preview-prize_lost = You lose the prize { $card }
pax_pamir-preview-patriot_lost = You lose the patriot { $card }
pax_pamir-preview-prize = Prize: { $coalition }
pax_pamir-preview-spies_return = Your spies that return: { $count }
pax_pamir-preview-overthrow_tribes = { $who } also loses { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    } in { $region }
    .you = You also lose { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    } in { $region }
pax_pamir-preview-overthrow_card = { $who } also loses { $card }
    .you = You also lose { $card }
pax_pamir-preview-debt = { $who } returns { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } and then { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .you = You return { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } and then { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pax_pamir-preview-unused = Actions not taken: { $count }
pax_pamir-preview-over_court = Court cards over the limit: { $count }
pax_pamir-preview-over_hand = Hand cards over the limit: { $count }
pax_pamir-preview-event = Then: { $effect }

## Why not

pax_pamir-refusal-wakhan_options = These options need Wakhan.
pax_pamir-refusal-no_actions = You have no actions left.
pax_pamir-refusal-withdrawal = Public Withdrawal cannot be bought.
pax_pamir-refusal-paid = You have paid onto this card this turn.
pax_pamir-refusal-too_expensive = You lack { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-refusal-cancelled = You have just dropped this; take another action first.
pax_pamir-refusal-bribe = You cannot pay the bribe of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    } to { $other }.
pax_pamir-refusal-used = This card has already acted this turn.
pax_pamir-refusal-bodyguards = Bodyguards protect this card.
pax_pamir-refusal-no_tax = There is nothing to tax.
pax_pamir-refusal-no_gift = No gift is possible: space, money or cylinders are missing.
pax_pamir-refusal-no_build = You rule no region or lack 2 rupees.
pax_pamir-refusal-no_move = No piece of yours can move.
pax_pamir-refusal-no_betray = You have no target for betrayal or lack 2 rupees.
pax_pamir-refusal-no_battle = There is no place where you can fight.
pax_pamir-refusal-has_spy = There is a spy on it already.
pax_pamir-refusal-no_blackmail = Your Blackmail does not reach this region.
pax_pamir-refusal-only_court = Only a card of your court can go now.
pax_pamir-refusal-only_hand = Only a card of your hand can go now.
pax_pamir-refusal-not_of_region = It is not a card of { $region }.
pax_pamir-refusal-not_a_border = It is not a border of { $region }.
pax_pamir-refusal-placed_now = This piece was placed this turn.
pax_pamir-refusal-not_yours = This is not yours.
pax_pamir-refusal-no_rupees = No rupee lies on it.
pax_pamir-refusal-another = Choose another player.
pax_pamir-refusal-out_of_reach = This player has no court card from a region that you rule.
pax_pamir-refusal-sheltered = All rupees of this player are sheltered.
pax_pamir-refusal-gift_taken = There is a gift on this space already.
pax_pamir-refusal-not_ruled = You do not rule { $region }.
pax_pamir-refusal-no_ruled_side = You rule neither side of this border.
pax_pamir-refusal-no_road = No road of your coalition leads out of here.
pax_pamir-refusal-not_your_army = This army is not of your coalition.
pax_pamir-refusal-needs_nationalism = Tribes move only with Nationalism.
pax_pamir-refusal-no_own_spy = You have no spy on it.
pax_pamir-refusal-no_fighters = You have no fighters there.
pax_pamir-refusal-nothing_to_remove = There is nothing that you may remove.
pax_pamir-refusal-not_at_site = It is not at the place of this battle.
pax_pamir-refusal-own_side = It is on your own side.
pax_pamir-refusal-citadel = A Citadel protects these tribes.
pax_pamir-refusal-advisors = Indispensable Advisors protect this spy.
pax_pamir-refusal-no_safe_house = This card is not a Safe House of yours.
pax_pamir-refusal-may_stay = This card does not have to go.

## What the turn holds

pax_pamir-prompt-act_bonus = Your two actions are taken. Bonus actions are left.
pax_pamir-prompt-act_done = Your actions are taken. End your turn.
pax_pamir-leaves-actions = { $count ->
        [one] { $count } action is not taken
       *[other] { $count } actions are not taken
    }
pax_pamir-leaves-bonus = Free bonus action: { $card }
pax_pamir-changes-influence = Influence { $before } → { $after }
pax_pamir-changes-patriot = A new patriot: { $card }
pax_pamir-ledger-actions = Actions left: { $count } of { $all }
pax_pamir-ledger-bonus = Bonus: { $card }
pax_pamir-ledger-no_target = Nothing on this card is possible now.
