### Kohan Dej

kohan_dej-about = Choose a role in secret, gather gold and cards, and build the most splendid city of the citadel.
kohan_dej-players = 2 to 8 players

## Types

kohan_dej-type-noble = noble
kohan_dej-type-religious = religious
kohan_dej-type-trade = trade
kohan_dej-type-military = military
kohan_dej-type-unique = unique

## Roles

kohan_dej-role-assassin = Assassin
    .about = Names another role: it is killed and misses its turn. A killed role of rank 4 acts at the end of the round.
kohan_dej-role-witch = Witch
    .about = Gathers, bewitches another role and waits. The bewitched player only gathers; then the Witch plays the rest of that turn with the powers of that role.
kohan_dej-role-magistrate = Magistrate
    .about = Places three warrants face down, one of them sealed. May confiscate the first district that the sealed role pays for; the builder gets the gold back.
kohan_dej-role-thief = Thief
    .about = Names a role, but not rank 1, the killed or the bewitched one. When it is revealed, its player hands over all gold.
kohan_dej-role-spy = Spy
    .about = Names a player and a type and sees that hand. For each matching card the Spy takes 1 gold from the player and draws 1 card.
kohan_dej-role-blackmailer = Blackmailer
    .about = Places two threats face down, one of them real. A threatened player gathers, then pays half the gold or refuses; refusing a real threat costs all gold.
kohan_dej-role-magician = Magician
    .about = Either swaps hands with another player, or puts any number of cards under the deck and draws as many.
kohan_dej-role-wizard = Wizard
    .about = Looks at another hand and takes one card, or builds it at once outside the limit. May build duplicates in this turn.
kohan_dej-role-seer = Seer
    .about = Takes a random card from every other hand, then gives each of those players one card. May build two districts.
kohan_dej-role-king = King
    .about = Takes the crown when called. Income: 1 gold for each noble district.
kohan_dej-role-emperor = Emperor
    .about = Must give the crown to another player who does not have it, and takes 1 gold or a random card from that player. Income: 1 gold for each noble district.
kohan_dej-role-patrician = Patrician
    .about = Takes the crown when called. Income: 1 card for each noble district.
kohan_dej-role-bishop = Bishop
    .about = Until the round ends the role of rank 8 cannot touch this city. Income: 1 gold for each religious district.
kohan_dej-role-abbot = Abbot
    .about = If others are richer, takes 1 gold from a richest player. Income: gold or cards in any mix, 1 for each religious district.
kohan_dej-role-cardinal = Cardinal
    .about = Short of gold for a district, takes exactly the missing gold from one player and gives a card for each. Income from religious districts.
kohan_dej-role-merchant = Merchant
    .about = Gets 1 extra gold. Income: 1 gold for each trade district.
kohan_dej-role-alchemist = Alchemist
    .about = At the end of the turn gets back all gold that was paid for own districts.
kohan_dej-role-trader = Trader
    .about = Trade districts are outside the build limit. Income: 1 gold for each trade district.
kohan_dej-role-architect = Architect
    .about = Draws 2 extra cards and may build three districts.
kohan_dej-role-navigator = Navigator
    .about = Gains 4 gold or 4 cards, but cannot build.
kohan_dej-role-scholar = Scholar
    .about = Looks at the top 7 cards of the deck and keeps one. May build two districts.
kohan_dej-role-warlord = Warlord
    .about = May destroy one district for 1 gold less than its cost, but not in a completed city. Income: 1 gold for each military district.
kohan_dej-role-diplomat = Diplomat
    .about = May exchange an own district for one of another city and pays its owner the difference. Income: 1 gold for each military district.
kohan_dej-role-marshal = Marshal
    .about = May seize a district that costs 3 or less and pays its cost to the owner. Income: 1 gold for each military district.
kohan_dej-role-queen = Queen
    .about = Gets 3 gold if a direct neighbour has revealed the role of rank 4.
kohan_dej-role-artist = Artist
    .about = May beautify up to two own districts: a coin on each makes it cost 1 more for good.
kohan_dej-role-tax_collector = Tax Collector
    .about = Everybody who builds pays 1 gold of tax. The Tax Collector may take the whole pile and builds untaxed.

## Districts

kohan_dej-district-manor = Manor
    .about = Noble district, cost 3.
kohan_dej-district-castle = Castle
    .about = Noble district, cost 4.
kohan_dej-district-palace = Palace
    .about = Noble district, cost 5.
kohan_dej-district-temple = Temple
    .about = Religious district, cost 1.
kohan_dej-district-church = Church
    .about = Religious district, cost 2.
kohan_dej-district-monastery = Monastery
    .about = Religious district, cost 3.
kohan_dej-district-cathedral = Cathedral
    .about = Religious district, cost 5.
kohan_dej-district-tavern = Tavern
    .about = Trade district, cost 1.
kohan_dej-district-market = Market
    .about = Trade district, cost 2.
kohan_dej-district-trading_post = Trading Post
    .about = Trade district, cost 2.
kohan_dej-district-docks = Docks
    .about = Trade district, cost 3.
kohan_dej-district-harbor = Harbor
    .about = Trade district, cost 4.
kohan_dej-district-town_hall = Town Hall
    .about = Trade district, cost 5.
kohan_dej-district-watchtower = Watchtower
    .about = Military district, cost 1.
kohan_dej-district-prison = Prison
    .about = Military district, cost 2.
kohan_dej-district-barracks = Barracks
    .about = Military district, cost 3.
kohan_dej-district-fortress = Fortress
    .about = Military district, cost 5.
kohan_dej-district-armory = Armory
    .about = Demolish it in your turn to destroy another district of any city that is not completed, for nothing.
kohan_dej-district-basilica = Basilica
    .about = 1 extra point for each district of the city whose cost is odd.
kohan_dej-district-capitol = Capitol
    .about = 3 extra points if at least three districts of the city share a type.
kohan_dej-district-dragon_gate = Dragon Gate
    .about = 2 extra points. In the final round rank 8 pays 8 gold for it.
kohan_dej-district-factory = Factory
    .about = You pay 1 gold less for other unique districts.
kohan_dej-district-framework = Framework
    .about = Demolish it instead of paying for a district.
kohan_dej-district-gold_mine = Gold Mine
    .about = You gather 3 gold instead of 2.
kohan_dej-district-great_wall = Great Wall
    .about = Rank 8 pays 1 gold more for every district of this city.
kohan_dej-district-haunted_quarter = Haunted Quarter
    .about = At the end of the game it counts as the type that is best for you.
kohan_dej-district-imperial_treasury = Imperial Treasury
    .about = 1 extra point for each coin in your stash.
kohan_dej-district-ivory_tower = Ivory Tower
    .about = 5 extra points if it is the only unique district of the city.
kohan_dej-district-keep = Keep
    .about = Rank 8 cannot use its power on it.
kohan_dej-district-laboratory = Laboratory
    .about = Once per turn: discard a card for 2 gold.
kohan_dej-district-library = Library
    .about = You keep two of the cards that you gather.
kohan_dej-district-map_room = Map Room
    .about = 1 extra point for each card in your hand.
kohan_dej-district-monument = Monument
    .about = Counts as two districts for completing the city. Not with five or more districts (six with 2 or 3 players).
kohan_dej-district-museum = Museum
    .about = Once per turn: put a card under it. 1 extra point for each of these cards.
kohan_dej-district-necropolis = Necropolis
    .about = May be built by demolishing one of your districts instead of paying.
kohan_dej-district-observatory = Observatory
    .about = You draw 3 cards when gathering.
kohan_dej-district-park = Park
    .about = If your hand is empty at the end of your turn, draw 2 cards.
kohan_dej-district-poor_house = Poor House
    .about = If you have no gold at the end of your turn, you get 1.
kohan_dej-district-quarry = Quarry
    .about = You may build districts that already stand in your city.
kohan_dej-district-school_of_magic = School of Magic
    .about = Adds 1 to the income of every role.
kohan_dej-district-secret_vault = Secret Vault
    .about = Cannot be built. Revealed from the hand at the end for 3 extra points.
kohan_dej-district-smithy = Smithy
    .about = Once per turn: pay 2 gold and draw 3 cards.
kohan_dej-district-stables = Stables
    .about = Building it does not use the build limit.
kohan_dej-district-statue = Statue
    .about = 5 extra points if you have the crown at the end.
kohan_dej-district-theater = Theater
    .about = After the selection you may swap your role with that of another player, unseen.
kohan_dej-district-thieves_den = Thieves' Den
    .about = Any part of its cost may be paid with cards, one for each gold.
kohan_dej-district-wishing_well = Wishing Well
    .about = 1 extra point for each unique district of the city, itself included.

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

## Log

kohan_dej-log-first_crown = { $who } begins with the crown.
    .you = You begin with the crown.
kohan_dej-log-round = Round { $round } begins; { $other } has the crown.
kohan_dej-log-face_up = { $role } is out this round, face up.
kohan_dej-log-face_down = A role is burned face down, unseen.
kohan_dej-log-picked = { $who } picked a role.
    .you = You picked a role.
kohan_dej-log-picked_role = { $who } keeps { $role }.
    .you = You keep { $role }.
kohan_dej-log-burned = { $who } burned a role face down.
    .you = You burned a role face down.
kohan_dej-log-burned_role = { $who } burned { $role }.
    .you = You burned { $role }.
kohan_dej-log-theater_passed = { $who } does not use the Theater.
    .you = You do not use the Theater.
kohan_dej-log-swapped_roles = Theater: { $who } swapped roles with { $other }.
    .you = Theater: you swapped roles with { $other }.
kohan_dej-log-received_role = { $who } now holds { $role } and gave { $other_role }.
    .you = You now hold { $role } and gave { $other_role }.
kohan_dej-log-no_answer = { $role } is called; nobody answers.
kohan_dej-log-killed_called = { $role } is called, but was killed.
kohan_dej-log-revealed = { $who } is { $role }.
    .you = You are { $role }.
kohan_dej-log-stolen = { $who } was robbed: { $other } takes { $gold } gold.
    .you = You were robbed: { $other } takes { $gold } gold.
kohan_dej-log-took_crown = { $who } takes the crown.
    .you = You take the crown.
kohan_dej-log-gave_crown = { $who } gives the crown to { $other }.
    .you = You give the crown to { $other }.
kohan_dej-log-crown_gold = { $who } takes 1 gold from { $other } for it.
    .you = You take 1 gold from { $other } for it.
kohan_dej-log-crown_card = { $who } takes a random card from { $other } for it.
    .you = You take a random card from { $other } for it.
kohan_dej-log-under_spell = { $who } is bewitched and may only gather.
    .you = You are bewitched and may only gather.
kohan_dej-log-witch_resumes = { $who } goes on with the turn as { $role }.
    .you = You go on with the turn as { $role }.
kohan_dej-log-threatened = { $who } is threatened and gathers first.
    .you = You are threatened and gather first.
kohan_dej-log-exempt = { $who } has too little gold and is exempt.
    .you = You have too little gold and are exempt.
kohan_dej-log-bribed = { $who } pays { $other } a bribe of { $gold } gold.
    .you = You pay { $other } a bribe of { $gold } gold.
kohan_dej-log-refused = { $who } refuses to pay the bribe.
    .you = You refuse to pay the bribe.
kohan_dej-log-threat_empty = The threat against { $who } was empty.
    .you = The threat against you was empty.
kohan_dej-log-threat_real = The threat against { $who } was real: { $other } takes { $gold } gold.
    .you = The threat against you was real: { $other } takes { $gold } gold.
kohan_dej-log-let_go = { $who } lets the refusal of { $other } go.
    .you = You let the refusal of { $other } go.
kohan_dej-log-gathered_gold = { $who } gathers { $gold } gold.
    .you = You gather { $gold } gold.
kohan_dej-log-gathered_cards = { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and keeps { $kept }.
    .you = You draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and keep { $kept }.
kohan_dej-log-kept = { $who } keeps { $card }.
    .you = You keep { $card }.
kohan_dej-log-income_gold = { $who } takes an income of { $gold } gold.
    .you = You take an income of { $gold } gold.
kohan_dej-log-income_cards = { $who } takes an income of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You take an income of { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-income_mix = { $who } takes an income of { $gold } gold and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You take an income of { $gold } gold and { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-built = { $who } builds { $card } for { $gold } gold.
    .you = You build { $card } for { $gold } gold.
kohan_dej-log-paid_cards = { $who } pays with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You pay with { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-borrowed = { $who } takes { $gold } gold from { $other } for as many cards.
    .you = You take { $gold } gold from { $other } for as many cards.
kohan_dej-log-gave = { $who } gives { $card } to { $other }.
    .you = You give { $card } to { $other }.
kohan_dej-log-demolished = { $who } demolishes { $card }.
    .you = You demolish { $card }.
kohan_dej-log-confiscated = { $who } confiscates { $card }; { $other } takes { $gold } gold back.
    .you = You confiscate { $card }; { $other } takes { $gold } gold back.
kohan_dej-log-taxed = { $who } pays 1 gold of tax; the pile is { $gold }.
    .you = You pay 1 gold of tax; the pile is { $gold }.
kohan_dej-log-first_complete = { $who } is the first to complete a city. This is the final round.
    .you = You are the first to complete a city. This is the final round.
kohan_dej-log-killed = { $who } kills { $role }.
    .you = You kill { $role }.
kohan_dej-log-bewitched = { $who } bewitches { $role }.
    .you = You bewitch { $role }.
kohan_dej-log-sealed = { $who } puts the sealed warrant on { $role }.
    .you = You put the sealed warrant on { $role }.
kohan_dej-log-warrants = { $who } places warrants on { $first_role }, { $second_role } and { $third_role }.
    .you = You place warrants on { $first_role }, { $second_role } and { $third_role }.
kohan_dej-log-robbed = { $who } will rob { $role }.
    .you = You will rob { $role }.
kohan_dej-log-spied = { $who } looks for { $type } districts in the hand of { $other }: { $count } found, { $gold } gold taken, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } drawn.
    .you = You look for { $type } districts in the hand of { $other }: { $count } found, { $gold } gold taken, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } drawn.
kohan_dej-log-real_threat = { $who } puts the real threat on { $role }.
    .you = You put the real threat on { $role }.
kohan_dej-log-threats = { $who } threatens { $first_role } and { $second_role }.
    .you = You threaten { $first_role } and { $second_role }.
kohan_dej-log-swapped_hands = { $who } swaps hands with { $other }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for { $received }.
    .you = You swap hands with { $other }: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } for { $received }.
kohan_dej-log-redrew = { $who } discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and draws as many.
    .you = You discard { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and draw as many.
kohan_dej-log-looked = { $who } looks at the hand of { $other }.
    .you = You look at the hand of { $other }.
kohan_dej-log-took_card = { $who } takes a card from { $other }.
    .you = You take a card from { $other }.
kohan_dej-log-builds_from = { $who } builds a card of { $other } at once.
    .you = You build a card of { $other } at once.
kohan_dej-log-seer_took = { $who } takes a random card from { $other }.
    .you = You take a random card from { $other }.
kohan_dej-log-seer_took_card = { $who } took { $card } from { $other }.
    .you = You took { $card } from { $other }.
kohan_dej-log-took_from_richest = { $who } takes 1 gold from { $other }, the richest.
    .you = You take 1 gold from { $other }, the richest.
kohan_dej-log-merchant = { $who } gets 1 extra gold.
    .you = You get 1 extra gold.
kohan_dej-log-architect = { $who } draws { $cards ->
        [one] { $cards } extra card
       *[other] { $cards } extra cards
    }.
    .you = You draw { $cards ->
            [one] { $cards } extra card
           *[other] { $cards } extra cards
        }.
kohan_dej-log-alchemist = { $who } gets back { $gold } gold.
    .you = You get back { $gold } gold.
kohan_dej-log-navigator_gold = { $who } brings home { $gold } gold.
    .you = You bring home { $gold } gold.
kohan_dej-log-navigator_cards = { $who } brings home { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = You bring home { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-studied = { $who } looks at the top of the deck ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }) and keeps one.
    .you = You look at the top of the deck ({ $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }) and keep one.
kohan_dej-log-destroyed = { $who } destroys { $card } of { $other } for { $gold } gold.
    .you = You destroy { $card } of { $other } for { $gold } gold.
kohan_dej-log-destroyed_own = { $who } destroys the own { $card } for { $gold } gold.
    .you = You destroy your own { $card } for { $gold } gold.
kohan_dej-log-exchanged = { $who } exchanges { $card } for { $other_card } of { $other } and pays { $gold } gold.
    .you = You exchange { $card } for { $other_card } of { $other } and pay { $gold } gold.
kohan_dej-log-seized = { $who } seizes { $card } of { $other } for { $gold } gold.
    .you = You seize { $card } of { $other } for { $gold } gold.
kohan_dej-log-queen = { $who } gets { $gold } gold beside the throne.
    .you = You get { $gold } gold beside the throne.
kohan_dej-log-beautified = { $who } beautifies { $card }.
    .you = You beautify { $card }.
kohan_dej-log-took_tax = { $who } takes { $gold } gold of taxes.
    .you = You take { $gold } gold of taxes.
kohan_dej-log-armory = { $who } gives up the Armory and destroys { $card } of { $other }.
    .you = You give up the Armory and destroy { $card } of { $other }.
kohan_dej-log-armory_own = { $who } gives up the Armory and destroys the own { $card }.
    .you = You give up the Armory and destroy your own { $card }.
kohan_dej-log-laboratory = Laboratory: { $who } discards a card for { $gold } gold.
    .you = Laboratory: you discard a card for { $gold } gold.
kohan_dej-log-museum = Museum: { $who } adds a card; now there are { $cards }.
    .you = Museum: you add a card; now there are { $cards }.
kohan_dej-log-museum_card = { $who } put { $card } under the Museum.
    .you = You put { $card } under the Museum.
kohan_dej-log-smithy = Smithy: { $who } pays { $gold } gold and draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = Smithy: you pay { $gold } gold and draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-poor_house = Poor House: { $who } gets { $gold } gold.
    .you = Poor House: you get { $gold } gold.
kohan_dej-log-park = Park: { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you = Park: you draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
kohan_dej-log-turn_ended = { $who } ends the turn.
    .you = You end your turn.
kohan_dej-log-score = { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## Score sheet

kohan_dej-score-districts = Districts
kohan_dej-score-first_complete = First completed city
kohan_dej-score-complete = Completed city
kohan_dej-score-five_types = All five types
kohan_dej-score-basilica = Basilica
kohan_dej-score-capitol = Capitol
kohan_dej-score-dragon_gate = Dragon Gate
kohan_dej-score-imperial_treasury = Imperial Treasury
kohan_dej-score-ivory_tower = Ivory Tower
kohan_dej-score-map_room = Map Room
kohan_dej-score-museum = Museum
kohan_dej-score-secret_vault = Secret Vault
kohan_dej-score-statue = Statue
kohan_dej-score-wishing_well = Wishing Well
kohan_dej-score-role_number = Role number in the last round

## Options

kohan_dej-option-cast = Roles and districts
    .about = Which suggested set of roles and unique districts is played, or a random one.
kohan_dej-option-cast-beginner = Beginner set
kohan_dej-option-cast-ambitious_aristocrats = Ambitious Aristocrats
kohan_dej-option-cast-cunning_agents = Cunning Agents
kohan_dej-option-cast-illustrious_emissaries = Illustrious Emissaries
kohan_dej-option-cast-devious_dignitaries = Devious Dignitaries
kohan_dej-option-cast-tenacious_delegates = Tenacious Delegates
kohan_dej-option-cast-vicious_nobles = Vicious Nobles
kohan_dej-option-cast-random = Random
kohan_dej-option-rank_1 = Role of rank 1
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_1-of_set = As in the set
kohan_dej-option-rank_1-assassin = { kohan_dej-role-assassin }
kohan_dej-option-rank_1-witch = { kohan_dej-role-witch }
kohan_dej-option-rank_1-magistrate = { kohan_dej-role-magistrate }
kohan_dej-option-rank_2 = Role of rank 2
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_2-of_set = As in the set
kohan_dej-option-rank_2-thief = { kohan_dej-role-thief }
kohan_dej-option-rank_2-spy = { kohan_dej-role-spy }
kohan_dej-option-rank_2-blackmailer = { kohan_dej-role-blackmailer }
kohan_dej-option-rank_3 = Role of rank 3
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_3-of_set = As in the set
kohan_dej-option-rank_3-magician = { kohan_dej-role-magician }
kohan_dej-option-rank_3-wizard = { kohan_dej-role-wizard }
kohan_dej-option-rank_3-seer = { kohan_dej-role-seer }
kohan_dej-option-rank_4 = Role of rank 4
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_4-of_set = As in the set
kohan_dej-option-rank_4-king = { kohan_dej-role-king }
kohan_dej-option-rank_4-emperor = { kohan_dej-role-emperor }
kohan_dej-option-rank_4-patrician = { kohan_dej-role-patrician }
kohan_dej-option-rank_5 = Role of rank 5
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_5-of_set = As in the set
kohan_dej-option-rank_5-bishop = { kohan_dej-role-bishop }
kohan_dej-option-rank_5-abbot = { kohan_dej-role-abbot }
kohan_dej-option-rank_5-cardinal = { kohan_dej-role-cardinal }
kohan_dej-option-rank_6 = Role of rank 6
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_6-of_set = As in the set
kohan_dej-option-rank_6-merchant = { kohan_dej-role-merchant }
kohan_dej-option-rank_6-alchemist = { kohan_dej-role-alchemist }
kohan_dej-option-rank_6-trader = { kohan_dej-role-trader }
kohan_dej-option-rank_7 = Role of rank 7
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_7-of_set = As in the set
kohan_dej-option-rank_7-architect = { kohan_dej-role-architect }
kohan_dej-option-rank_7-navigator = { kohan_dej-role-navigator }
kohan_dej-option-rank_7-scholar = { kohan_dej-role-scholar }
kohan_dej-option-rank_8 = Role of rank 8
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_8-of_set = As in the set
kohan_dej-option-rank_8-warlord = { kohan_dej-role-warlord }
kohan_dej-option-rank_8-diplomat = { kohan_dej-role-diplomat }
kohan_dej-option-rank_8-marshal = { kohan_dej-role-marshal }
kohan_dej-option-rank_9 = Role of rank 9
    .about = Which of the three roles of this rank is played.
kohan_dej-option-rank_9-of_set = As in the set
kohan_dej-option-rank_9-queen = { kohan_dej-role-queen }
kohan_dej-option-rank_9-artist = { kohan_dej-role-artist }
kohan_dej-option-rank_9-tax_collector = { kohan_dej-role-tax_collector }
kohan_dej-option-districts = Unique districts
    .about = Exactly 14 of your own choice; none chosen means those of the set.
kohan_dej-option-districts-armory = { kohan_dej-district-armory }
kohan_dej-option-districts-basilica = { kohan_dej-district-basilica }
kohan_dej-option-districts-capitol = { kohan_dej-district-capitol }
kohan_dej-option-districts-dragon_gate = { kohan_dej-district-dragon_gate }
kohan_dej-option-districts-factory = { kohan_dej-district-factory }
kohan_dej-option-districts-framework = { kohan_dej-district-framework }
kohan_dej-option-districts-gold_mine = { kohan_dej-district-gold_mine }
kohan_dej-option-districts-great_wall = { kohan_dej-district-great_wall }
kohan_dej-option-districts-haunted_quarter = { kohan_dej-district-haunted_quarter }
kohan_dej-option-districts-imperial_treasury = { kohan_dej-district-imperial_treasury }
kohan_dej-option-districts-ivory_tower = { kohan_dej-district-ivory_tower }
kohan_dej-option-districts-keep = { kohan_dej-district-keep }
kohan_dej-option-districts-laboratory = { kohan_dej-district-laboratory }
kohan_dej-option-districts-library = { kohan_dej-district-library }
kohan_dej-option-districts-map_room = { kohan_dej-district-map_room }
kohan_dej-option-districts-monument = { kohan_dej-district-monument }
kohan_dej-option-districts-museum = { kohan_dej-district-museum }
kohan_dej-option-districts-necropolis = { kohan_dej-district-necropolis }
kohan_dej-option-districts-observatory = { kohan_dej-district-observatory }
kohan_dej-option-districts-park = { kohan_dej-district-park }
kohan_dej-option-districts-poor_house = { kohan_dej-district-poor_house }
kohan_dej-option-districts-quarry = { kohan_dej-district-quarry }
kohan_dej-option-districts-school_of_magic = { kohan_dej-district-school_of_magic }
kohan_dej-option-districts-secret_vault = { kohan_dej-district-secret_vault }
kohan_dej-option-districts-smithy = { kohan_dej-district-smithy }
kohan_dej-option-districts-stables = { kohan_dej-district-stables }
kohan_dej-option-districts-statue = { kohan_dej-district-statue }
kohan_dej-option-districts-theater = { kohan_dej-district-theater }
kohan_dej-option-districts-thieves_den = { kohan_dej-district-thieves_den }
kohan_dej-option-districts-wishing_well = { kohan_dej-district-wishing_well }
kohan_dej-option-role_count = Number of roles
    .about = Whether the role of rank 9 takes part.
kohan_dej-option-role_count-nine = Nine
kohan_dej-option-role_count-eight = Eight
kohan_dej-option-queen_replacement = Instead of the Queen
    .about = Who replaces the Queen with three or four players.
kohan_dej-option-queen_replacement-artist = { kohan_dej-role-artist }
kohan_dej-option-queen_replacement-tax_collector = { kohan_dej-role-tax_collector }
kohan_dej-option-emperor_replacement = Instead of the Emperor
    .about = Who replaces the Emperor with two players.
kohan_dej-option-emperor_replacement-king = { kohan_dej-role-king }
kohan_dej-option-emperor_replacement-patrician = { kohan_dej-role-patrician }
kohan_dej-option-first_crown = First crown
    .about = The seat that begins with the crown; 0 means a random one.
kohan_dej-option-ruleset = Rules
    .about = Kohan Dej, or all differences as in the international edition of 2016.
kohan_dej-option-ruleset-kohan_dej = Kohan Dej
kohan_dej-option-ruleset-citadels_2016 = Citadels 2016
kohan_dej-option-cardinal_income = Income of the Cardinal
    .about = Whether religious districts bring the Cardinal gold or cards.
kohan_dej-option-cardinal_income-gold = Gold
kohan_dej-option-cardinal_income-cards = Cards
kohan_dej-option-scholar_return = Cards of the Scholar
    .about = Where the cards go that the Scholar does not keep.
kohan_dej-option-scholar_return-top_shuffled = On top, shuffled
kohan_dej-option-scholar_return-shuffle_into_deck = Shuffled into the deck
kohan_dej-option-library_keep = Library with Observatory
    .about = How many of three drawn cards are kept.
kohan_dej-option-library_keep-two = Two
kohan_dej-option-library_keep-all = All
kohan_dej-option-secret_vault_counts_as_district = Secret Vault as a district
    .about = A revealed Secret Vault counts as a unique district of the city.
kohan_dej-option-dragon_gate_final_price = Dragon Gate in the final round
    .about = What rank 8 pays for the Dragon Gate in the final round.
kohan_dej-option-dragon_gate_final_price-eight = 8 gold
kohan_dej-option-dragon_gate_final_price-normal = The usual price
kohan_dej-option-build_before_gather = Building before gathering
    .about = Whether one may build before gathering.
kohan_dej-option-crown_timing = Moment of the crown
    .about = When the role of rank 4 moves the crown.
kohan_dej-option-crown_timing-on_call = When called
kohan_dej-option-crown_timing-any_time_in_turn = At any time of the turn
kohan_dej-option-blackmail_reveal = Refused threats
    .about = Whether the Blackmailer must turn up a refused threat.
kohan_dej-option-blackmail_reveal-forced = Always turned up
kohan_dej-option-blackmail_reveal-optional = The Blackmailer decides
kohan_dej-option-tie_break = Ties
    .about = Which role numbers break a tie.
kohan_dej-option-tie_break-highest_role_number = The highest role held
kohan_dej-option-tie_break-highest_revealed_role_number = The highest role revealed
kohan_dej-option-bonus_timing = Bonus of Merchant and Architect
    .about = When the Merchant gets the gold and the Architect the cards.
kohan_dej-option-bonus_timing-turn_start = At the start of the turn
kohan_dej-option-bonus_timing-any_time_in_turn = At any time of the turn

## Rules

kohan_dej-rule-0_1 = Kohan Dej is for two to eight players. The game lasts until a city is completed.
kohan_dej-rule-0_2 = The most points win; they come mainly from what the districts of your city cost.
kohan_dej-rule-0_3 = In each round roles are chosen in secret, then called by rank; whoever is called takes a turn.
kohan_dej-rule-0_4 = A city is complete with 7 districts, or 8 with two or three players. The round in which that first happens is the last.
kohan_dej-rule-1_4 = Discarded districts go face down under the deck; several at once in random order.
kohan_dej-rule-2_1 = A game uses one role of each rank and exactly 14 unique districts.
kohan_dej-rule-2_2 = Rank 9 does not play with two players; it must with three and eight, and may with four to seven.
kohan_dej-rule-2_3 = The Queen needs five players, the Emperor three. With fewer, another role of the rank stands in.
kohan_dej-rule-2_4 = The 14 unique districts are shuffled with the 54 basic ones. Everybody begins with 4 cards and 2 gold.
kohan_dej-rule-3_3 = With four to eight players some roles are out face up, never that of rank 4, and one is burned face down.
kohan_dej-rule-3_6 = The crowned player keeps one of the roles in secret and passes the rest to the left; the last player burns what is left over.
kohan_dej-rule-3_7 = With one role more than players, the last player also sees the role burned at the start and chooses between the two.
kohan_dej-rule-3_8 = With two players each keeps two roles; after the second and the third pick a role of choice is burned face down.
kohan_dej-rule-3_9 = With three players each keeps two roles; between the two rounds of picks a random role is burned.
kohan_dej-rule-3_12 = After all picks the owner of the Theater may swap a role with another player, without looking first.
kohan_dej-rule-3_13 = Roles are called by rank. Whoever holds the called role shows it: first robbery, then the crown, then witchcraft, then a threat, then the turn.
kohan_dej-rule-3_15 = The Witch must gather and then name another role; then her turn is on hold.
kohan_dej-rule-3_16 = The bewitched player only gathers. Then the Witch takes the rest of the turn with that role, but with her own hand, gold and city.
kohan_dej-rule-3_21 = In every turn you must gather once: take 2 gold, or draw 2 cards and keep 1.
kohan_dej-rule-3_22 = Gold Mine: 3 gold. Observatory: draw 3. Library: keep 2. The other cards go under the deck, unseen.
kohan_dej-rule-3_25 = In your turn you gather, take your income, use powers and build in any order, until you end the turn.
kohan_dej-rule-3_31 = You build one district per turn; the Architect three, Seer and Scholar two, the Navigator none. The Stables never count.
kohan_dej-rule-3_32 = No district may stand twice in a city, unless the Quarry stands there or you are the Wizard.
kohan_dej-rule-3_33 = The Monument may be built only while the city has at most 4 districts, or 5 with two or three players.
kohan_dej-rule-3_34 = A district is paid with gold. The Framework, a sacrifice for the Necropolis, cards for the Thieves' Den and the Cardinal's exchange are other ways.
kohan_dej-rule-3_36 = After the first paid build of a role with a warrant the Magistrate answers. Only the sealed warrant can take the district, and not if such a one stands in the Magistrate's city.
kohan_dej-rule-3_37 = A confiscated district goes to the Magistrate's city for nothing, and the builder takes back the gold.
kohan_dej-rule-3_38 = While the Tax Collector is in the cast, everybody who builds a district puts 1 gold on the pile, if there is any.
kohan_dej-rule-3_39 = The first city to reach its target makes the round the last one, even if it shrinks later.
kohan_dej-rule-3_40 = At the end of a turn: first the Poor House, then the Park, then the Alchemist's refund.
kohan_dej-rule-3_41 = At the end of the round a killed role of rank 4 is shown and moves the crown. After the final round points are counted.
kohan_dej-rule-4_2 = Income: 1 for each district of the role's type in your city, 1 more with the School of Magic. Once per turn.
kohan_dej-rule-4_11 = { kohan_dej-role-assassin.about }
kohan_dej-rule-4_12 = { kohan_dej-role-witch.about }
kohan_dej-rule-4_13 = { kohan_dej-role-magistrate.about }
kohan_dej-rule-4_14 = { kohan_dej-role-thief.about }
kohan_dej-rule-4_15 = { kohan_dej-role-spy.about }
kohan_dej-rule-4_16 = { kohan_dej-role-blackmailer.about }
kohan_dej-rule-4_17 = { kohan_dej-role-magician.about }
kohan_dej-rule-4_18 = { kohan_dej-role-wizard.about }
kohan_dej-rule-4_19 = { kohan_dej-role-seer.about }
kohan_dej-rule-4_20 = { kohan_dej-role-king.about }
kohan_dej-rule-4_21 = { kohan_dej-role-emperor.about }
kohan_dej-rule-4_22 = { kohan_dej-role-patrician.about }
kohan_dej-rule-4_23 = { kohan_dej-role-bishop.about }
kohan_dej-rule-4_24 = { kohan_dej-role-abbot.about }
kohan_dej-rule-4_25 = { kohan_dej-role-cardinal.about }
kohan_dej-rule-4_26 = { kohan_dej-role-merchant.about }
kohan_dej-rule-4_27 = { kohan_dej-role-alchemist.about }
kohan_dej-rule-4_28 = { kohan_dej-role-trader.about }
kohan_dej-rule-4_29 = { kohan_dej-role-architect.about }
kohan_dej-rule-4_30 = { kohan_dej-role-navigator.about }
kohan_dej-rule-4_31 = { kohan_dej-role-scholar.about }
kohan_dej-rule-4_32 = { kohan_dej-role-warlord.about }
kohan_dej-rule-4_33 = { kohan_dej-role-diplomat.about }
kohan_dej-rule-4_34 = { kohan_dej-role-marshal.about }
kohan_dej-rule-4_35 = { kohan_dej-role-queen.about }
kohan_dej-rule-4_36 = { kohan_dej-role-artist.about }
kohan_dej-rule-4_37 = { kohan_dej-role-tax_collector.about }
kohan_dej-rule-4_80 = { kohan_dej-district-armory.about }
kohan_dej-rule-4_83 = { kohan_dej-district-dragon_gate.about }
kohan_dej-rule-4_84 = { kohan_dej-district-factory.about }
kohan_dej-rule-4_85 = { kohan_dej-district-framework.about }
kohan_dej-rule-4_86 = { kohan_dej-district-great_wall.about }
kohan_dej-rule-4_87 = { kohan_dej-district-keep.about }
kohan_dej-rule-4_88 = { kohan_dej-district-laboratory.about }
kohan_dej-rule-4_89 = { kohan_dej-district-museum.about }
kohan_dej-rule-4_90 = { kohan_dej-district-necropolis.about }
kohan_dej-rule-4_91 = { kohan_dej-district-smithy.about }
kohan_dej-rule-4_92 = { kohan_dej-district-thieves_den.about }
kohan_dej-rule-5_1 = The game ends after the final round; all its roles are still called.
kohan_dej-rule-5_3 = Points: the cost of every district, 4 for the first completed city, 2 for every other one, 3 for all five types.
kohan_dej-rule-5_6 = The Secret Vault is never built. Revealed from the hand at the end it is worth 3 points and counts as a unique district.
kohan_dej-rule-5_8 = A tie goes to the higher role number of the last round, killed or not.
kohan_dej-rule-6_1 = Suggested sets bring nine roles and 14 unique districts that play well together.
kohan_dej-rule-6_2 = Four to seven players may leave out the role of rank 9.
kohan_dej-rule-6_3 = Any role of each rank and any 14 unique districts may be combined.
kohan_dej-rule-6_6 = The official rules of 2016 set every difference at once.
kohan_dej-rule-7_1 = Everybody sees cities, gold, hand sizes, the crown, taxes, and which roles carry marks; not which warrant is sealed or which threat is real.
kohan_dej-rule-9_1 = In Kohan Dej the income of the Cardinal is gold; officially it is cards.
kohan_dej-rule-9_2 = The cards that the Scholar does not keep go back on top, shuffled; officially they are shuffled into the deck.
kohan_dej-rule-9_3 = With Library and Observatory two of three cards are kept; officially all three.
kohan_dej-rule-9_4 = A revealed Secret Vault counts as a unique district of the city; officially it only gives points.
kohan_dej-rule-9_5 = In the final round rank 8 pays 8 gold for the Dragon Gate; officially the usual price.
kohan_dej-rule-9_6 = One may build before gathering; officially only afterwards.
kohan_dej-rule-9_7 = The crown moves as soon as rank 4 is called; officially at some point of the turn.
kohan_dej-rule-9_9 = A refused threat is turned up; officially the Blackmailer may let it go.
kohan_dej-rule-9_10 = Ties are broken by the role number held; officially only by roles that were revealed.
kohan_dej-rule-9_11 = Merchant and Architect get their bonus at the start of the turn; officially whenever they like.
kohan_dej-rule-9_32 = The first crowned player is drawn at random, unless the host names one.

## Chapters of the rules; most are called as in our other rulebooks

kohan_dej-chapter-0 = { web-chapter-0 }
kohan_dej-chapter-1 = { web-chapter-1 }
kohan_dej-chapter-2 = { web-chapter-2 }
kohan_dej-chapter-3 = { web-chapter-3 }
kohan_dej-chapter-4 = { web-chapter-4 }
kohan_dej-chapter-5 = { web-chapter-5 }
kohan_dej-chapter-6 = { web-chapter-6 }
kohan_dej-chapter-7 = { web-chapter-7 }
kohan_dej-chapter-9 = { web-chapter-9 }
