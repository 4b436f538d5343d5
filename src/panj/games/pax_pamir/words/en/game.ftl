### Pax Pamir

pax_pamir-about = Afghan factions between three coalitions: buy cards, hold courts, and be on the right side when dominance is checked.
pax_pamir-players = 2 to 5 players, or 1 or 2 with Wakhan
pax_pamir-automa = Wakhan

## Pieces and places

pax_pamir-region-persia = Persia
pax_pamir-region-transcaspia = Transcaspia
pax_pamir-region-herat = Herat
pax_pamir-region-kabul = Kabul
pax_pamir-region-kandahar = Kandahar
pax_pamir-region-punjab = Punjab
pax_pamir-border-herat_kabul = Herat–Kabul
pax_pamir-border-herat_kandahar = Herat–Kandahar
pax_pamir-border-herat_persia = Herat–Persia
pax_pamir-border-herat_transcaspia = Herat–Transcaspia
pax_pamir-border-kabul_kandahar = Kabul–Kandahar
pax_pamir-border-kabul_punjab = Kabul–Punjab
pax_pamir-border-kabul_transcaspia = Kabul–Transcaspia
pax_pamir-border-kandahar_punjab = Kandahar–Punjab
pax_pamir-border-persia_transcaspia = Persia–Transcaspia
pax_pamir-coalition-british = British
pax_pamir-coalition-russian = Russian
pax_pamir-coalition-afghan = Afghan
pax_pamir-suit-economic = economic
    .about = Each star shelters one rupee from taxes.
pax_pamir-suit-military = military
    .about = Stars break ties at the end of the game.
pax_pamir-suit-political = political
    .about = Each star adds one card to your court limit.
pax_pamir-suit-intelligence = intelligence
    .about = Each star adds one card to your hand limit.
pax_pamir-action-tax = Tax
    .about = Take up to as many rupees as the card's rank, from market cards or from players you can tax.
pax_pamir-action-gift = Gift
    .about = Pay 2, 4 or 6 rupees and put a cylinder on an empty gift space: one more influence.
pax_pamir-action-build = Build
    .about = Up to three blocks for 2 rupees each, in regions you rule or on their borders.
pax_pamir-action-move = Move
    .about = As many steps as the card's rank: armies over roads of your coalition, spies along the courts.
pax_pamir-action-betray = Betray
    .about = Pay 2 and discard a court card that carries your spy; you may keep its prize.
pax_pamir-action-battle = Battle
    .about = At one place remove up to as many enemy pieces as the rank and your fighters there allow.
pax_pamir-end-left = left
pax_pamir-end-right = right
pax_pamir-gift-2 = 2
pax_pamir-gift-4 = 4
pax_pamir-gift-6 = 6
pax_pamir-colour-gray = gray
pax_pamir-colour-blue = blue
pax_pamir-colour-tan = tan
pax_pamir-colour-red = red
pax_pamir-colour-black = black
pax_pamir-icon-army = army
pax_pamir-icon-road = road
pax_pamir-icon-tribe = tribe
pax_pamir-icon-spy = spy
pax_pamir-icon-leverage = leverage
pax_pamir-icon-favor_economic = favor: economic
pax_pamir-icon-favor_military = favor: military
pax_pamir-icon-favor_political = favor: political
pax_pamir-icon-favor_intelligence = favor: intelligence

## Cards

pax_pamir-card-0 = no card
pax_pamir-card-1 = Mohan Lal
pax_pamir-card-2 = Jan-Fishan Khan
pax_pamir-card-3 = Prince Akbar Khan
pax_pamir-card-4 = Charles Stoddart
pax_pamir-card-5 = Shah Shuja Durrani
pax_pamir-card-6 = Aminullah Khan Logari
pax_pamir-card-7 = Dost Mohammad
pax_pamir-card-8 = Kabul Bazaar
pax_pamir-card-9 = Afghan Handicrafts
pax_pamir-card-10 = Balkh Arsenic Mine
pax_pamir-card-11 = Lapis Lazuli Mine
pax_pamir-card-12 = City of Ghazni
pax_pamir-card-13 = Ghilzai Nomads
pax_pamir-card-14 = Money Lenders
pax_pamir-card-15 = Durrani Royal Guard
pax_pamir-card-16 = Bala Hissar
pax_pamir-card-17 = Citadel of Ghazni
pax_pamir-card-18 = Harry Flashman
pax_pamir-card-19 = Eldred Pottinger
pax_pamir-card-20 = Henry Rawlinson
pax_pamir-card-21 = Alexander Burnes
pax_pamir-card-22 = George Hayward
pax_pamir-card-23 = Henry Pottinger
pax_pamir-card-24 = Ranjit Singh
pax_pamir-card-25 = Josiah Harlan
pax_pamir-card-26 = Paolo Avitabile
pax_pamir-card-27 = Maqpon Dynasty
pax_pamir-card-28 = Anarkali Bazaar
pax_pamir-card-29 = Khyber Pass
pax_pamir-card-30 = Sikh Merchants in Lahore
pax_pamir-card-31 = Company Weapons
pax_pamir-card-32 = Army of the Indus
pax_pamir-card-33 = Zorawar Singh Kahluria
pax_pamir-card-34 = Sindhi Warriors
pax_pamir-card-35 = Hari Singh Nalwa
pax_pamir-card-36 = Bengal Native Infantry
pax_pamir-card-37 = Seaforth Highlanders
pax_pamir-card-38 = Akali Sikhs
pax_pamir-card-39 = William Moorcroft
pax_pamir-card-40 = William Hay Macnaghten
pax_pamir-card-41 = Charles Masson
pax_pamir-card-42 = Barakzai Sadars
pax_pamir-card-43 = Giljee Nobles
pax_pamir-card-44 = Baluchi Chiefs
pax_pamir-card-45 = Haji Khan Kakar
pax_pamir-card-46 = Bank
pax_pamir-card-47 = Bolan Pass
pax_pamir-card-48 = Fruit Markets
pax_pamir-card-49 = Kandahari Markets
pax_pamir-card-50 = British Regulars
pax_pamir-card-51 = Sir John Keane
pax_pamir-card-52 = Pashtun Mercenary
pax_pamir-card-53 = Jezail Sharpshooters
pax_pamir-card-54 = Herati Bandits
pax_pamir-card-55 = Hazara Chiefs
pax_pamir-card-56 = Yar Mohammad Alikozai
pax_pamir-card-57 = Exiled Durrani Nobility
pax_pamir-card-58 = Ishaqzai Chiefs
pax_pamir-card-59 = Tajik Warband
pax_pamir-card-60 = Nomadic Warlord
pax_pamir-card-61 = Karakul Sheep
pax_pamir-card-62 = Qanat System
pax_pamir-card-63 = Farah Road
pax_pamir-card-64 = Opium Fields
pax_pamir-card-65 = Minaret of Jam
pax_pamir-card-66 = Baluchi Smugglers
pax_pamir-card-67 = Wheat Fields
pax_pamir-card-68 = Ghaem Magham Farahani
pax_pamir-card-69 = Count Ivan Simonich
pax_pamir-card-70 = Alexander Griboyedov
pax_pamir-card-71 = Joseph Wolff
pax_pamir-card-72 = Claude Wade
pax_pamir-card-73 = Jean-François Allard
pax_pamir-card-74 = Hajj Mirza Aghasi
pax_pamir-card-75 = Abbas Mirza
pax_pamir-card-76 = Fath-Ali Shah
pax_pamir-card-77 = Mohammad Shah
pax_pamir-card-78 = Civic Improvements
pax_pamir-card-79 = Persian Slave Markets
pax_pamir-card-80 = Anglo-Persian Trade
pax_pamir-card-81 = Russo-Persian Trade
pax_pamir-card-82 = Persian Army
pax_pamir-card-83 = Shah's Guard
pax_pamir-card-84 = Russian Regulars
pax_pamir-card-85 = Bukharan Jews
pax_pamir-card-86 = Jan Prosper Witkiewicz
pax_pamir-card-87 = Imperial Surveyors
pax_pamir-card-88 = Arthur Conolly
pax_pamir-card-89 = Aga Mehdi
pax_pamir-card-90 = Nasrullah Khan
pax_pamir-card-91 = Allah Quli Bahadur
pax_pamir-card-92 = Mir Murad Beg
pax_pamir-card-93 = Madali Khan
pax_pamir-card-94 = Khivan Slave Markets
pax_pamir-card-95 = Supplies from Orenburg
pax_pamir-card-96 = Panjdeh Oasis
pax_pamir-card-97 = The Ark of Bukhara
pax_pamir-card-98 = European Cannons
pax_pamir-card-99 = Cossacks
pax_pamir-card-100 = Count Perovsky
pax_pamir-card-101 = Dominance Check
pax_pamir-card-102 = Dominance Check
pax_pamir-card-103 = Dominance Check
pax_pamir-card-104 = Dominance Check
pax_pamir-card-105 = New Tactics
pax_pamir-card-106 = Koh-i-noor Recovered
pax_pamir-card-107 = Courtly Manners
pax_pamir-card-108 = Rumor
pax_pamir-card-109 = Conflict Fatigue
pax_pamir-card-110 = Nationalism
pax_pamir-card-111 = Public Withdrawal
pax_pamir-card-112 = Nation Building
pax_pamir-card-113 = Backing of Persian Aristocracy
pax_pamir-card-114 = Other Persuasive Methods
pax_pamir-card-115 = Pashtunwali Values
pax_pamir-card-116 = Rebuke

## Effects of events

pax_pamir-effect-dominance_check = Dominance Check
    .about = Blocks and influence, or cylinders, are scored now.
pax_pamir-effect-new_tactics = New Tactics
    .about = All military cards in the buyer's court count as favored. Prices do not change.
pax_pamir-effect-favor_military = Military in favor
    .about = The favored suit becomes military.
pax_pamir-effect-koh_i_noor_recovered = Koh-i-noor Recovered
    .about = Each gift of the buyer is worth two influence, also at the next check.
pax_pamir-effect-embarrassment_of_riches = Embarrassment of Riches
    .about = Nobody's gifts give influence, also at the next check.
pax_pamir-effect-courtly_manners = Courtly Manners
    .about = The buyer may refuse to pay any bribe and act all the same.
pax_pamir-effect-disregard_for_customs = Disregard for Customs
    .about = Nobody owes any bribe.
pax_pamir-effect-rumor = Rumor
    .about = The buyer names a player whose patriots give no influence, also at the next check.
pax_pamir-effect-failure_to_impress = Failure to Impress
    .about = All players discard all their prizes.
pax_pamir-effect-conflict_fatigue = Conflict Fatigue
    .about = A lead of 2 blocks is enough for dominance.
pax_pamir-effect-riots_in_punjab = Riots in Punjab
    .about = All tribes and armies leave the region.
pax_pamir-effect-riots_in_herat = Riots in Herat
    .about = All tribes and armies leave the region.
pax_pamir-effect-riots_in_kabul = Riots in Kabul
    .about = All tribes and armies leave the region.
pax_pamir-effect-riots_in_persia = Riots in Persia
    .about = All tribes and armies leave the region.
pax_pamir-effect-nationalism = Nationalism
    .about = The buyer's tribes move and fight as if they were armies.
pax_pamir-effect-public_withdrawal = Public Withdrawal
    .about = It cannot be bought, and rupees put on it leave the game.
pax_pamir-effect-no_effect = No effect
    .about = Nothing happens.
pax_pamir-effect-nation_building = Nation Building
    .about = When building, the buyer places two blocks for each 2 rupees.
pax_pamir-effect-backing_of_persian_aristocracy = Backing of Persian Aristocracy
    .about = The buyer takes 3 rupees from the bank.
pax_pamir-effect-other_persuasive_methods = Other Persuasive Methods
    .about = The buyer swaps hands with another player.
pax_pamir-effect-confidence_failure = Confidence Failure
    .about = Everybody with hand cards discards one of them.
pax_pamir-effect-pashtunwali_values = Pashtunwali Values
    .about = The buyer sets the favored suit, and nothing changes it any more.
pax_pamir-effect-favor_intelligence = Intelligence in favor
    .about = The favored suit becomes intelligence.
pax_pamir-effect-rebuke = Rebuke
    .about = The buyer names a region; all tribes and armies leave it.
pax_pamir-effect-favor_political = Politics in favor
    .about = The favored suit becomes political.

## Special abilities

pax_pamir-ability-indispensable_advisors = Indispensable Advisors
    .about = Your spies cannot be removed in battles on court cards.
pax_pamir-ability-insurrection = Insurrection
    .about = After every Dominance Check two Afghan armies are placed in Kabul.
pax_pamir-ability-claim_of_ancient_lineage = Claim of Ancient Lineage
    .about = When you tax, you count as ruler of all regions.
pax_pamir-ability-bodyguards = Bodyguards
    .about = Political cards in your court cannot be betrayed.
pax_pamir-ability-citadel_kabul = Citadel of Kabul
    .about = Your tribes in Kabul cannot be removed in battle.
pax_pamir-ability-citadel_transcaspia = Citadel of Transcaspia
    .about = Your tribes in Transcaspia cannot be removed in battle.
pax_pamir-ability-strange_bedfellows = Strange Bedfellows
    .about = Your spies may also step between any two cards of one region.
pax_pamir-ability-civil_service_reforms = Civil Service Reforms
    .about = You pay no bribes for cards held hostage.
pax_pamir-ability-safe_house = Safe House
    .about = A spy that another player removes in battle may come to this card.
pax_pamir-ability-charismatic_courtiers = Charismatic Courtiers
    .about = You pay no bribes for playing cards.
pax_pamir-ability-blackmail_kandahar = Blackmail in Kandahar
    .about = At the start of your turn you may put a spy on a Kandahar card without spies.
pax_pamir-ability-blackmail_herat = Blackmail in Herat
    .about = At the start of your turn you may put a spy on a Herat card without spies.
pax_pamir-ability-indian_supplies = Indian Supplies
    .about = Your armies need no roads to move.
pax_pamir-ability-well_connected = Well-Connected
    .about = Each move of a spy may be two steps.
pax_pamir-ability-herat_influence = Herat Influence
    .about = Court cards of Herat cost you nothing.
pax_pamir-ability-persian_influence = Persian Influence
    .about = Court cards of Persia cost you nothing.
pax_pamir-ability-russian_influence = Russian Influence
    .about = Russian patriots cost you nothing.
pax_pamir-ability-infrastructure = Infrastructure
    .about = After building you place one more block for nothing.
pax_pamir-ability-savvy_operator = Savvy Operator
    .about = This card always counts as favored.
pax_pamir-ability-irregulars = Irregulars
    .about = This card always counts as favored.

## Wakhan's lines and reasons

pax_pamir-line-tax = tax
pax_pamir-line-build = build
pax_pamir-line-move = move
pax_pamir-line-betray = betray
pax_pamir-line-battle = battle
pax_pamir-line-radicalize = radicalize by the arrows
pax_pamir-line-rad_mil_if_mil_favored = if military is favored, radicalize the best military card
pax_pamir-line-rad_eco_if_pol_favored = if politics is favored, radicalize the best economic card
pax_pamir-line-rad_best_political = radicalize the best political card
pax_pamir-line-rad_best_intelligence = radicalize the best intelligence card
pax_pamir-line-rad_any_intelligence = radicalize an intelligence card
pax_pamir-line-rad_most_rupees_if_poor = with 0 or 1 rupee, radicalize what brings most rupees
pax_pamir-line-rad_gain_region = radicalize a card that makes her ruler
pax_pamir-line-rad_most_blocks = radicalize the most armies and roads
pax_pamir-line-rad_most_cylinders_if_no_dominance = without dominance, radicalize the most spies and tribes
pax_pamir-line-rad_move_card_if_none = without a move card, radicalize one
pax_pamir-line-rad_patriot_if_dominance = with dominance, radicalize a patriot of it
pax_pamir-line-rad_political_if_court_full = with a full court, radicalize the best political card
pax_pamir-line-rad_intelligence_if_fewer_spies = with fewer spies, radicalize the best intelligence card
pax_pamir-line-battle_card_most_spies = battle on the card with the most spies
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
pax_pamir-failure-condition = its condition is not met
pax_pamir-failure-no_card = no card in the market fits that she can pay
pax_pamir-failure-no_target = there is no target
pax_pamir-failure-no_actor = none of her unused cards can do it

## Moves

pax_pamir-move-loyalty = Become loyal: { $coalition }
pax_pamir-move-buy = Buy { $card }
pax_pamir-move-play = Play { $card } at the end: { $end }
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
pax_pamir-prompt-build_free = Infrastructure: place one more block for nothing.
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
pax_pamir-preview-spies_return = Own spies that return: { $count }
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
pax_pamir-preview-event = Then happens: { $effect }

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
pax_pamir-refusal-not_of_region = It is no card of { $region }.
pax_pamir-refusal-not_a_border = It is no border of { $region }.
pax_pamir-refusal-placed_now = This piece was placed this turn.
pax_pamir-refusal-not_yours = This is not yours.
pax_pamir-refusal-no_rupees = No rupee lies on it.
pax_pamir-refusal-another = Choose another player.
pax_pamir-refusal-out_of_reach = This player has no court card of a region that you rule.
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
pax_pamir-refusal-no_safe_house = This card is no Safe House of yours.
pax_pamir-refusal-may_stay = This card does not have to go.

## Log

pax_pamir-log-turn = { $who } begins a turn.
    .you = Your turn begins.
pax_pamir-log-end_turn = { $who } ended the turn.
    .you = You ended your turn.
pax_pamir-log-loyal = { $who } is loyal now: { $coalition }.
    .you = You are loyal now: { $coalition }.
pax_pamir-log-leaves_coalition = { $who } changes sides from { $old } to { $coalition }: gifts, prizes and old patriots are lost.
    .you = You change sides from { $old } to { $coalition }: gifts, prizes and old patriots are lost.
pax_pamir-log-drawn = New in the market: { $card }.
pax_pamir-log-bought = { $who } bought { $card } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } and took { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    } from it.
    .you = You bought { $card } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } and took { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    } from it.
pax_pamir-log-revealed = { $who } wants to play { $card }; a bribe is owed.
    .you = You want to play { $card }; you owe a bribe.
pax_pamir-log-played = { $who } played { $card } ({ $end } end).
    .you = You played { $card } ({ $end } end).
pax_pamir-log-used = { $who } used { $card }: { $action }.
    .you = You used { $card }: { $action }.
pax_pamir-log-cancelled = { $who } dropped the action with { $card }.
    .you = You dropped the action with { $card }.
pax_pamir-log-bribe_paid = { $who } paid { $other } a bribe of { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You paid { $other } a bribe of { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-bribe_unpaid = { $who } acts without paying { $other }.
    .you = You act without paying { $other }.
pax_pamir-log-bribe_offered = { $who } offered { $other } { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
    .you = You offered { $other } { $rupees } of { $full ->
        [one] { $full } rupee
       *[other] { $full } rupees
    }.
pax_pamir-log-bribe_countered = { $who } asks { $other } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You ask { $other } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-bribe_refused = { $who } insists that { $other } pays everything.
    .you = You insist that { $other } pays everything.
pax_pamir-log-army_placed = { $who } placed an army ({ $coalition }) in { $region }.
    .you = You placed an army ({ $coalition }) in { $region }.
pax_pamir-log-road_placed = { $who } placed a road ({ $coalition }) on { $border }.
    .you = You placed a road ({ $coalition }) on { $border }.
pax_pamir-log-tribe_placed = { $who } placed a tribe in { $region }.
    .you = You placed a tribe in { $region }.
pax_pamir-log-spy_placed = { $who } placed a spy on { $card }.
    .you = You placed a spy on { $card }.
pax_pamir-log-gift_placed = { $who } gave a gift on space { $gift }.
    .you = You gave a gift on space { $gift }.
pax_pamir-log-recycled = { $who } took a piece from play because the supply is empty.
    .you = You took a piece from play because the supply is empty.
pax_pamir-log-no_piece = { $who } has no piece to place.
    .you = You have no piece to place.
pax_pamir-log-leverage = { $who } borrowed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
    .you = You borrowed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }.
pax_pamir-log-favored = The favored suit is now { $suit }.
pax_pamir-log-favor_frozen = Pashtunwali Values: the favored suit does not change to { $suit }.
pax_pamir-log-taxed_card = { $who } taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $card }.
    .you = You taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $card }.
pax_pamir-log-taxed_player = { $who } taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $other }.
    .you = You taxed { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from { $other }.
pax_pamir-log-marched = { $who } moved an army from { $start } to { $region }.
    .you = You moved an army from { $start } to { $region }.
pax_pamir-log-migrated = { $who } moved a tribe from { $start } to { $region }.
    .you = You moved a tribe from { $start } to { $region }.
pax_pamir-log-sneaked = { $who } moved a spy from { $from } to { $card }.
    .you = You moved a spy from { $from } to { $card }.
pax_pamir-log-betrayed = { $who } betrayed { $card } in the court of { $other }.
    .you = You betrayed { $card } in the court of { $other }.
pax_pamir-log-prize_taken = { $who } keeps { $card } as a prize.
    .you = You keep { $card } as a prize.
pax_pamir-log-prize_declined = { $who } declined the prize { $card }.
    .you = You declined the prize { $card }.
pax_pamir-log-prize_lost = { $who } lost the prize { $card }.
    .you = You lost the prize { $card }.
pax_pamir-log-battle_region = { $who } fights in { $region }.
    .you = You fight in { $region }.
pax_pamir-log-battle_card = { $who } fights on { $card }.
    .you = You fight on { $card }.
pax_pamir-log-tribe_removed = { $who } removed a tribe of { $other } in { $region }.
    .you = You removed a tribe of { $other } in { $region }.
pax_pamir-log-army_removed = { $who } removed an army ({ $coalition }) in { $region }.
    .you = You removed an army ({ $coalition }) in { $region }.
pax_pamir-log-road_removed = { $who } removed a road ({ $coalition }) on { $border }.
    .you = You removed a road ({ $coalition }) on { $border }.
pax_pamir-log-spy_removed = { $who } removed a spy of { $other } on { $card }.
    .you = You removed a spy of { $other } on { $card }.
pax_pamir-log-hidden = { $who } hid the spy on { $card }.
    .you = You hid the spy on { $card }.
pax_pamir-log-discarded = { $who } lost { $card } from the court.
    .you = You lost { $card } from your court.
pax_pamir-log-discarded_hand = { $who } discarded { $card } from the hand.
    .you = You discarded { $card } from your hand.
pax_pamir-log-debt_paid = { $who } returned { $rupees } of { $full ->
        [one] { $full } borrowed rupee
       *[other] { $full } borrowed rupees
    }.
    .you = You returned { $rupees } of { $full ->
        [one] { $full } borrowed rupee
       *[other] { $full } borrowed rupees
    }.
pax_pamir-log-overthrown = { $who } lost the last tribe in { $region }: overthrow.
    .you = You lost your last tribe in { $region }: overthrow.
pax_pamir-log-overthrown_tribes = { $who } lost { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    } in { $region } with the last political card.
    .you = You lost { $count ->
        [one] { $count } tribe
       *[other] { $count } tribes
    } in { $region } with your last political card.
pax_pamir-log-event_discarded = Discarded from the market: { $card }.
pax_pamir-log-event_ends = The event is over: { $card }.
pax_pamir-log-cleared = All tribes and armies leave { $region }.
pax_pamir-log-aristocracy = { $who } received { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from the Persian aristocracy.
    .you = You received { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    } from the Persian aristocracy.
pax_pamir-log-rumor = { $who } spread a rumor about { $other }.
    .you = You spread a rumor about { $other }.
pax_pamir-log-swapped = { $who } swapped hands with { $other }.
    .you = You swapped hands with { $other }.
pax_pamir-log-rebuked = { $who } rebuked { $region }.
    .you = You rebuked { $region }.
pax_pamir-log-instability = Instability: two Dominance Checks lie in the market.
pax_pamir-log-check = Dominance Check. Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }.
pax_pamir-log-final_check = Final Dominance Check, points doubled. Blocks: British { $british }, Russian { $russian }, Afghan { $afghan }.
pax_pamir-log-successful = Successful: the dominant coalition is { $coalition }.
pax_pamir-log-unsuccessful = Unsuccessful: nobody is dominant, cylinders are counted.
pax_pamir-log-scored = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pax_pamir-log-blocks_cleared = All blocks return to the supply.
pax_pamir-log-insurrection = Insurrection in the court of { $who }: two Afghan armies in Kabul.
    .you = Insurrection in your court: two Afghan armies in Kabul.
pax_pamir-log-over_lead = The game is over: one player leads everybody by at least 4 points.
pax_pamir-log-over_last_check = The game is over: the last Dominance Check has been resolved.
pax_pamir-log-over_turn_limit = The game is over: nobody brought it to an end in 500 turns.
pax_pamir-log-result = { $who }: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pax_pamir-log-wakhan_card = Wakhan turns up AI card { $ai }; her pragmatic loyalty: { $coalition }.
pax_pamir-log-wakhan_shuffles = Wakhan's AI deck is shuffled anew.
pax_pamir-log-wakhan_line = Wakhan, line { $number }: { $line }.
pax_pamir-log-wakhan_acts = Wakhan acts with { $card }: { $reason }.
pax_pamir-log-wakhan_bonus = Wakhan's bonus action: { $card }.
pax_pamir-log-wakhan_invalid = Line { $number } is not possible: { $failure }.
pax_pamir-log-wakhan_ambition = Wakhan's ambition: the check would pay her most.
pax_pamir-log-wakhan_radicalizes = Wakhan radicalizes { $card }: { $reason }.
pax_pamir-log-wakhan_card_chosen = Wakhan chooses { $card }: { $reason }.
pax_pamir-log-wakhan_cannot_bribe = Wakhan cannot pay the bribe; { $card } is discarded.
pax_pamir-log-over_agreement = The game is over: all players agreed to end it.
pax_pamir-log-end_agreed = { $who } agrees to end the game.
    .you = You agree to end the game.
pax_pamir-log-end_declined = { $who } wants to play on.
    .you = You want to play on.

## Score sheet

pax_pamir-score-successful = Successful checks
pax_pamir-score-unsuccessful = Unsuccessful checks
pax_pamir-score-military_stars = Military stars
pax_pamir-score-rupees = Rupees

## Options

pax_pamir-option-open_hands = Open hands
    .about = Everybody sees all hand cards.
pax_pamir-option-wakhan = With Wakhan
    .about = The last seat is played by the rules: the automated player Wakhan.
pax_pamir-option-wakhan_edition = Wakhan's rules
    .about = The printings differ in how she rules, when she buys a check, and which instruction comes first.
pax_pamir-option-wakhan_edition-first = First printing
pax_pamir-option-wakhan_edition-second = Second printing
pax_pamir-option-savvy_purchasing = Savvy purchasing
    .about = Wakhan takes a cheaper card of the same suit if it is at least as good.
pax_pamir-option-spy_movement = Spy movement
    .about = If no army can move, Wakhan moves an idle spy.
pax_pamir-option-steadfast_loyalty = Steadfast loyalty
    .about = Wakhan's loyalty goes to the free coalition with the most blocks.

## Rules

pax_pamir-rule-0_1 = 2 to 5 people play, or 1 or 2 people with the automated player Wakhan.
pax_pamir-rule-0_2 = You lead a faction and are always loyal to one coalition: British, Russian or Afghan. Blocks belong to coalitions, cylinders to players.
pax_pamir-rule-0_3 = A turn has up to two actions and any number of bonus actions, then cleanup. Points are won only in Dominance Checks.
pax_pamir-rule-0_4 = The game ends when after a check somebody leads everybody by 4 points, or after the last check.
pax_pamir-rule-2_8 = A random player chooses a loyalty first, then clockwise. Whoever chose last takes the first turn.
pax_pamir-rule-3_12 = Blackmail: at the start of your turn you may place a spy on a card of the region that carries no spy at all.
pax_pamir-rule-3_13 = Buy a card, play a card, use an action of a court card, or end your turn.
pax_pamir-rule-3_26 = Confidence Failure: everybody with hand cards discards one, the active player first.
pax_pamir-rule-3_27 = In your cleanup the court may hold 3 cards and one more for each political star; the limit is recomputed after each discard.
pax_pamir-rule-3_28 = In your cleanup you may hold 2 hand cards and one more for each intelligence star.
pax_pamir-rule-3_33 = You may take 0, 1 or 2 actions and stop at any time.
pax_pamir-rule-3_34 = Buying and playing always cost an action. An action of a favored card is a bonus action and costs nothing.
pax_pamir-rule-3_35 = Each court card can act once per turn.
pax_pamir-rule-3_36 = An action that would have no effect cannot be chosen.
pax_pamir-rule-3_40 = In cleanup, events in the first column are discarded and take effect; rupees on them stay.
pax_pamir-rule-3_43 = Instability: if a second Dominance Check is drawn into the market, both go and one check is resolved.
pax_pamir-rule-4_1 = A card costs as many rupees as its column, one on each card to its left; twice as much while military is favored. You take the rupees on the card. You cannot buy a card onto which you paid this turn.
pax_pamir-rule-4_2 = Play a hand card at either end of your court. If another player rules its region, you owe a bribe of as many rupees as that ruler has tribes there.
pax_pamir-rule-4_3 = Impact icons are resolved from top to bottom and are all mandatory.
pax_pamir-rule-4_4 = A bribe may be reduced by its holder. If you do not agree, the action is dropped and nothing is spent.
pax_pamir-rule-4_5 = Costs of actions go to the market: one rupee on each of the rightmost cards of both rows.
pax_pamir-rule-4_6 = Tax: one rupee at a time, from market cards or from players with a court card of a region you rule. Economic stars shelter rupees.
pax_pamir-rule-4_7 = Gift: pay 2, 4 or 6 for an empty gift space and put a cylinder there.
pax_pamir-rule-4_8 = Build: one to three blocks for 2 rupees each, armies in regions you rule and roads on their borders.
pax_pamir-rule-4_9 = Move: armies need a road of your coalition on the border; spies step to a neighbouring card in the circle of courts.
pax_pamir-rule-4_10 = Betray: pay 2, discard a court card that carries your spy, and take its prize if you wish.
pax_pamir-rule-4_11 = Battle: in a region with your armies or on a card with your spies, remove pieces up to the rank and up to your fighters.
pax_pamir-rule-4_12 = When a court card is discarded its spies return, tribes may be overthrown, and a leveraged card must be paid back.
pax_pamir-rule-4_13 = A discarded leveraged card costs 2 rupees; for each rupee you lack, discard a card from hand or court.
pax_pamir-rule-4_14 = Overthrow: lose your last tribe in a region and you lose its political cards; lose the last political card and you lose the tribes.
pax_pamir-rule-4_15 = Changing loyalty returns all gifts and discards all prizes and all patriots of the old coalition.
pax_pamir-rule-4_16 = If a piece is missing, take one of the same kind from play, but none that was placed this turn.
pax_pamir-rule-4_17 = You rule a region if you have a tribe there and more tribes and loyal armies than every other player, and more than the armies of every coalition.
pax_pamir-rule-4_18 = A card is a hostage of the player who has more spies on it than everybody else; its owner owes a bribe to use its actions.
pax_pamir-rule-4_19 = Influence is 1, plus patriots, prizes and gifts.
pax_pamir-rule-4_20 = Events take effect when bought or discarded; lasting effects end after the next Dominance Check.
pax_pamir-rule-4_21 = Special abilities work while their card is in your court, even as a hostage.
pax_pamir-rule-5_1 = A coalition with at least 4 blocks more than each other one is dominant and the check is successful. Then all blocks are cleared and events end.
pax_pamir-rule-5_2 = Successful check: loyal players score 5, 3 and 1 by influence.
pax_pamir-rule-5_3 = Unsuccessful check: everybody is ranked by cylinders in play, for 3 and 1 points.
pax_pamir-rule-5_4 = The points of the final check are doubled.
pax_pamir-rule-5_5 = Tied players share the points of their places, rounded down.
pax_pamir-rule-5_6 = Most points win; ties go to military stars, then to rupees.
pax_pamir-rule-6_1 = One or two people play against the automated player Wakhan. There is one winner, and it may be Wakhan.
pax_pamir-rule-6_4 = Wakhan's pragmatic loyalty is the first coalition on her card to which no human is loyal.
pax_pamir-rule-6_5 = Wakhan chooses cards by filters: other courts, favored, patriots and prizes of the dominant coalition, patriots, leveraged, rank, number.
pax_pamir-rule-6_7 = Wakhan turns up an AI card and follows its lines in turn until two actions are made, then takes bonus actions.
pax_pamir-rule-6_15 = Wakhan demands every bribe in full and never negotiates.
pax_pamir-rule-6_17 = The printings of Wakhan's rules differ; this option chooses one of them.
pax_pamir-rule-6_18 = Optional extras for Wakhan: savvy purchasing, spy movement, steadfast loyalty.
pax_pamir-rule-6_19 = Open hands: all hand cards are visible; no other rule changes.
pax_pamir-rule-7_2 = Hand cards are private, but whoever remembers every purchase knows them.
pax_pamir-rule-7_3 = Nobody knows the order of the deck, but its piles are known, so the next Dominance Check can be narrowed down.
pax_pamir-rule-9_R47 = When for a whole round nobody has acted, the players are asked one after the other whether the game ends with the points as they are. One who declines keeps it going.

## Chapters of the rules; most are called as in our other rulebooks

pax_pamir-chapter-0 = { web-chapter-0 }
pax_pamir-chapter-2 = { web-chapter-2 }
pax_pamir-chapter-3 = { web-chapter-3 }
pax_pamir-chapter-4 = { web-chapter-4 }
pax_pamir-chapter-5 = { web-chapter-5 }
pax_pamir-chapter-6 = Wakhan, and variants
pax_pamir-chapter-7 = { web-chapter-7 }
pax_pamir-chapter-9 = { web-chapter-9 }
