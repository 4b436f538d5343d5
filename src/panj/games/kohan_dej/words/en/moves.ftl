### Kohan Dej

## Moves

kohan_dej-move-pick = Keep { $role }
kohan_dej-move-burn = Burn { $role }
kohan_dej-move-swap_roles = Give { $role } to { $seat }
kohan_dej-move-pass = Do not swap
kohan_dej-move-gather_gold = Gather gold
kohan_dej-move-gather_cards = Gather cards
kohan_dej-move-keep = Keep { $card }
kohan_dej-move-income = Take the income
kohan_dej-move-mix = { $gold } gold, the rest in cards
kohan_dej-move-build = Build { $card }
kohan_dej-move-pay_gold = Pay with gold
kohan_dej-move-pay_framework = Demolish the Framework instead
kohan_dej-move-pay_sacrifice = Demolish a district instead
kohan_dej-move-pay_cards = Pay partly with cards
kohan_dej-move-pay_cardinal = Take the missing gold for cards
kohan_dej-move-sacrifice = Demolish the district at { $district }
kohan_dej-move-pay_card = Pay with { $card }
kohan_dej-move-done = Done
kohan_dej-move-borrow = Take the gold from { $seat }
    .you = Take the gold from yourself
kohan_dej-move-give = Give { $card } to { $seat }
kohan_dej-move-confiscate = Confiscate it
kohan_dej-move-let_pass = Let it pass
kohan_dej-move-end_turn = End the turn
kohan_dej-move-kill = Kill { $role }
kohan_dej-move-bewitch = Bewitch { $role }
kohan_dej-move-seal = Sealed warrant on { $role }
kohan_dej-move-blank = Blank warrant on { $role }
kohan_dej-move-rob = Rob { $role }
kohan_dej-move-spy = Spy on { $seat }
    .you = Spy on yourself
kohan_dej-move-name_type = Name the type: { $type }
kohan_dej-move-threaten = Real threat on { $role }
kohan_dej-move-bluff = Empty threat on { $role }
kohan_dej-move-pay_bribe = Pay the bribe
kohan_dej-move-refuse = Refuse
kohan_dej-move-turn_up = Turn the threat up
kohan_dej-move-let_go = Let it go
kohan_dej-move-swap_hands = Swap hands with { $seat }
    .you = Swap hands with yourself
kohan_dej-move-redraw = Discard cards and draw as many
kohan_dej-move-discard = Discard { $card }
kohan_dej-move-look = Look at the hand of { $seat }
    .you = Look at your own hand
kohan_dej-move-take = Take { $card }
kohan_dej-move-build_now = Build { $card } at once
kohan_dej-move-see = Take a card from everybody
kohan_dej-move-take_crown = Take the crown
kohan_dej-move-crown = Give the crown to { $seat }
    .you = Give the crown to yourself
kohan_dej-move-crown_gold = Give the crown to { $seat } for 1 gold
    .you = Give the crown to yourself for 1 gold
kohan_dej-move-crown_card = Give the crown to { $seat } for a random card
    .you = Give the crown to yourself for a random card
kohan_dej-move-take_from_richest = Take 1 gold from { $seat }
    .you = Take 1 gold from yourself
kohan_dej-move-bonus = Take the bonus of the role
kohan_dej-move-sail_gold = Gain 4 gold
kohan_dej-move-sail_cards = Gain 4 cards
kohan_dej-move-study = Look at the top 7 cards
kohan_dej-move-destroy = Destroy the district at { $district }
kohan_dej-move-hand_over = Hand over the district at { $district }
kohan_dej-move-exchange = Exchange it for the district at { $district }
kohan_dej-move-seize = Seize the district at { $district }
kohan_dej-move-queen_gold = Take the gold of the Queen
kohan_dej-move-beautify = Beautify the district at { $district }
kohan_dej-move-take_tax = Take the taxes
kohan_dej-move-armory = Use the Armory
kohan_dej-move-laboratory = Laboratory: discard { $card }
kohan_dej-move-museum = Museum: put { $card } under it
kohan_dej-move-smithy = Use the Smithy

## Questions

kohan_dej-prompt-pick = Keep one of these { $count } roles in secret.
kohan_dej-prompt-burn = Burn one of the remaining roles face down.
kohan_dej-prompt-theater = Your Theater may swap your role with that of another player.
kohan_dej-prompt-gather = You must gather first: gold or cards?
kohan_dej-prompt-keep = Choose a card to keep; still to choose: { $count }.
kohan_dej-prompt-turn = Your turn as { $role }: act, or end the turn.
kohan_dej-prompt-turn_gather = Your turn as { $role }: you still have to gather.
kohan_dej-prompt-payment = How do you pay for { $card }?
kohan_dej-prompt-sacrifice = Which of your districts is demolished for { $card }?
kohan_dej-prompt-pay_cards = Cards paid so far: { $cards }; still to pay: { $gold }.
kohan_dej-prompt-lender = From whom do you take { $gold } gold for { $card }?
kohan_dej-prompt-give = Choose a card to give to { $other }.
    .you = Choose a card to give to yourself.
kohan_dej-prompt-warrant = { $other } has paid for { $card }. Do you answer with your warrant?
    .you = You have paid for { $card }. Do you answer with your warrant?
kohan_dej-prompt-bewitch = Name the role that you bewitch.
kohan_dej-prompt-blank = Place a blank warrant on another role.
kohan_dej-prompt-name_type = Which type of district do you look for in the hand of { $other }?
    .you = Which type of district do you look for in your own hand?
kohan_dej-prompt-bluff = Place the empty threat on another role.
kohan_dej-prompt-threat = { $other } threatens you. Pay half of your gold, or refuse?
    .you = You threaten yourself. Pay half of your gold, or refuse?
kohan_dej-prompt-reveal_threat = { $other } refuses to pay. Do you turn the threat up?
    .you = You refuse to pay. Do you turn the threat up?
kohan_dej-prompt-discard = Discard cards one by one; so far: { $count }.
kohan_dej-prompt-take_card = Choose one of the cards of { $other }.
    .you = Choose one of your own cards.
kohan_dej-prompt-give_crown = To whom do you give the crown, and for what?
kohan_dej-prompt-heir = To whom do you leave the crown?
kohan_dej-prompt-mix = Your income is { $count }: how much of it in gold?
kohan_dej-prompt-exchange = Which district do you want for { $card }?
kohan_dej-prompt-armory = Which district does your Armory destroy?

## Previews

kohan_dej-preview-gain_gold = Gain { $gold } gold
kohan_dej-preview-gain_cards = Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
kohan_dej-preview-gain_any = { $count } in gold or cards
kohan_dej-preview-draw_keep = Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, keep { $kept }
kohan_dej-preview-pay_gold = Pay { $gold } gold
kohan_dej-preview-target = { $card } of { $other }: pay { $gold } gold
kohan_dej-preview-own = Your { $card }, cost { $gold }
kohan_dej-preview-pay_draw = Pay { $gold } gold, draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
kohan_dej-preview-ways = Other ways to pay: { $count } in all
kohan_dej-preview-outside_limit = Outside the build limit
kohan_dej-preview-borrow = Take { $gold } gold for as many cards
kohan_dej-preview-confiscate = You get { $card }; { $other } takes { $gold } gold back
    .you = You get { $card } and take { $gold } gold back
kohan_dej-preview-bribe = Pay { $gold } of { $all } gold
kohan_dej-preview-refuse = Lose { $gold } gold if the threat is real
kohan_dej-preview-swap_hands = Give { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, get { $received }
kohan_dej-preview-mix = { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Why not

kohan_dej-refusal-role_seats = { $role } is not allowed with { $seats } players.
kohan_dej-refusal-rank_nine = With eight roles there is none of rank 9.
kohan_dej-refusal-district_count = A game needs exactly { $needed } unique districts, not { $count }.
kohan_dej-refusal-first_crown = Seat { $seat } cannot begin at a table of { $seats }.
kohan_dej-refusal-vault = The Secret Vault is never built; it scores in your hand.
kohan_dej-refusal-navigator = The Navigator cannot build.
kohan_dej-refusal-gather_first = You must gather before you build.
kohan_dej-refusal-limit = The build limit of this turn is { $count }, and it is used up.
kohan_dej-refusal-monument = The Monument may not be built with more than { $count } districts in the city.
kohan_dej-refusal-duplicate = Your city already has this district: { $card }.
kohan_dej-refusal-price = It costs { $gold } gold; you lack { $missing }.
kohan_dej-refusal-other_has = The city of { $other } already has this district: { $card }.
    .you = Your city already has this district: { $card }.
kohan_dej-refusal-complete = The city of { $other } is completed.
    .you = Your city is completed.
kohan_dej-refusal-protected = The Bishop protects the city of { $other }.
    .you = The Bishop protects your city.
kohan_dej-refusal-keep = The Keep cannot be touched.
kohan_dej-refusal-too_dear = Only districts that cost { $gold } or less can be seized.
