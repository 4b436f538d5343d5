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
kohan_dej-move-plain_gold = Gather gold without the Gold Mine
kohan_dej-move-plain_cards = Gather cards without the Observatory
kohan_dej-move-plain_income = Take the income without the School of Magic
kohan_dej-move-keep_all = Keep them all
kohan_dej-move-decline = Skip it
kohan_dej-move-waive_poor_house = Skip the Poor House
kohan_dej-move-waive_park = Skip the Park

## Questions

kohan_dej-prompt-pick = Keep one of these { $count } roles in secret.
kohan_dej-prompt-burn = Burn one of the remaining roles face down.
kohan_dej-prompt-theater = Your Theater may swap your role with that of another player.
kohan_dej-prompt-gather = You must gather first: gold or cards?
kohan_dej-prompt-keep = { $count ->
       [1] Choose a card to keep.
      *[other] Choose { $count } cards to keep, one at a time.
    }
kohan_dej-prompt-keep_all = Keep all { $count } cards by your Library, or only one?
kohan_dej-prompt-architect = Draw { $cards ->
        [one] { $cards } extra card
       *[other] { $cards } extra cards
    } as the Architect?
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
kohan_dej-preview-income_as = Income now: { $count }
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
kohan_dej-preview-without_gold = Skip { $gold } gold
kohan_dej-preview-without_cards = Skip { $cards ->
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

## What the turn holds

kohan_dej-leaves-builds = { $count ->
        [one] { $count } card that you could still build
       *[other] { $count } cards that you could still build
    }
kohan_dej-ledger-gathered = Gathered
kohan_dej-ledger-gather_gold = Gather { $gold } gold
kohan_dej-ledger-gather_cards = Draw { $cards }, keep { $kept }
kohan_dej-ledger-income = Income
kohan_dej-ledger-income_gold = Take income: { $gold } gold
kohan_dej-ledger-income_cards = Take income: { $cards ->
       [one] { $cards } card
      *[other] { $cards } cards
    }
kohan_dej-ledger-income_any = Take income: { $count }, gold or cards
kohan_dej-ledger-no_income = You have no district of this type: { $type }.
kohan_dej-ledger-no_target = There is no target for it now.
kohan_dej-ledger-no_use = You cannot use it now.
kohan_dej-ledger-build = Builds left: { $count }
kohan_dej-ledger-built = Built: { $count }
kohan_dej-ledger-no_build = No card of your hand can be built now.
kohan_dej-ledger-kill = Name a role to kill
kohan_dej-ledger-seal = Place warrants
kohan_dej-ledger-rob = Name a role to rob
kohan_dej-ledger-spy = Look into a hand
kohan_dej-ledger-threaten = Threaten two roles
kohan_dej-ledger-swap_hands = Swap hands with a player
kohan_dej-ledger-redraw = Exchange cards with the deck
kohan_dej-ledger-look = Take a card from a hand
kohan_dej-ledger-see = Take a card from everybody
kohan_dej-ledger-take_crown = Take the crown
kohan_dej-ledger-crown = Give the crown away
kohan_dej-ledger-crown_gold = Give the crown away for gold
kohan_dej-ledger-crown_card = Give the crown away for a card
kohan_dej-ledger-take_from_richest = Take 1 gold from the richest
kohan_dej-ledger-bonus = Take the bonus of the role
kohan_dej-ledger-sail_gold = Take 4 gold
kohan_dej-ledger-sail_cards = Draw 4 cards
kohan_dej-ledger-study = Look at the top 7 cards
kohan_dej-ledger-destroy = Destroy a district
kohan_dej-ledger-hand_over = Exchange a district
kohan_dej-ledger-seize = Seize a district
kohan_dej-ledger-queen_gold = Take the gold of the Queen
kohan_dej-ledger-beautify = Beautify a district
kohan_dej-ledger-take_tax = Take the taxes
kohan_dej-ledger-armory = Armory: destroy a district
kohan_dej-ledger-laboratory = Laboratory: 2 gold for a card
kohan_dej-ledger-museum = Museum: put a card under it
kohan_dej-ledger-smithy = Smithy: 2 gold for 3 cards
kohan_dej-power-assassin = Names a role: it loses its turn.
kohan_dej-power-witch = Bewitches a role and plays the rest of its turn.
kohan_dej-power-magistrate = Three warrants: may confiscate one build.
kohan_dej-power-thief = Takes all gold of a role.
kohan_dej-power-spy = Looks into a hand: gold and cards for one type.
kohan_dej-power-blackmailer = Threatens two roles: pay half your gold or risk all.
kohan_dej-power-magician = Swaps hands, or discards cards and draws as many.
kohan_dej-power-wizard = Takes one card from a hand; may build it at once.
kohan_dej-power-seer = Takes a card from everybody, gives one to each. Builds two.
kohan_dej-power-king = Takes the crown. Income: noble.
kohan_dej-power-emperor = Gives the crown away for gold or a card. Income: noble.
kohan_dej-power-patrician = Takes the crown. Income: noble, in cards.
kohan_dej-power-bishop = Rank 8 cannot touch the city. Income: religious.
kohan_dej-power-abbot = 1 gold from the richest. Income: religious, gold or cards.
kohan_dej-power-cardinal = Gets missing gold from a player for cards. Income: religious.
kohan_dej-power-merchant = 1 extra gold. Income: trade.
kohan_dej-power-alchemist = Gets back the gold paid for districts.
kohan_dej-power-trader = Any number of trade districts. Income: trade.
kohan_dej-power-architect = Draws 2 cards; builds up to three.
kohan_dej-power-navigator = 4 gold or 4 cards, but no building.
kohan_dej-power-scholar = Keeps one of the top 7 cards; builds two.
kohan_dej-power-warlord = May destroy a district for its cost less 1. Income: military.
kohan_dej-power-diplomat = May exchange a district and pay the difference. Income: military.
kohan_dej-power-marshal = May seize a district that costs up to 3. Income: military.
kohan_dej-power-queen = 3 gold beside the player of rank 4.
kohan_dej-power-artist = Beautifies up to two districts: each is worth 1 more.
kohan_dej-power-tax_collector = Takes the tax pile. Pays no tax.
## Which district

kohan_dej-where-sacrifice = Demolish your { $card }
kohan_dej-where-hand_over = Hand over your { $card }
kohan_dej-where-beautify = Beautify your { $card }
kohan_dej-where-destroy = Destroy { $card } in the city of { $other }
kohan_dej-where-exchange = Exchange it for { $card } in the city of { $other }
kohan_dej-where-seize = Seize { $card } in the city of { $other }
