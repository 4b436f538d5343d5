### Trajan

trajan-about = Sow your action markers, answer the people of Rome and collect points in six places at once.
trajan-players = 2 to 4 players

## Markers and seats

trajan-colour-yellow = yellow
    .letter = Y
trajan-colour-orange = orange
    .letter = O
trajan-colour-green = green
    .letter = G
trajan-colour-white = white
    .letter = W
trajan-colour-pink = pink
    .letter = P
trajan-colour-blue = blue
    .letter = B
trajan-seat-red = red
trajan-seat-green = green
trajan-seat-blue = dark blue
trajan-seat-brown = dark brown

## Actions, trays and slots

trajan-action-seaport = seaport
    .about = Draw two cards and discard one, take the top of a discard pile, play one or two cards and draw as many, or load a ship.
trajan-action-forum = forum
    .about = Take any one tile from the forum building.
trajan-action-military = military
    .about = Recruit a legionnaire, march with your leader, or occupy the province where the leader stands.
trajan-action-senate = senate
    .about = Move your disc one step along the senate track and score the points of the new position.
trajan-action-trajan = Trajan
    .about = Take the top tile of a stack and lay it where your Arch stands.
trajan-action-construction = construction
    .about = Recruit a worker, or send a worker from the camp to a site.
trajan-tray-0 = I (seaport)
trajan-tray-1 = II (forum)
trajan-tray-2 = III (military)
trajan-tray-3 = IV (senate)
trajan-tray-4 = V (Trajan)
trajan-tray-5 = VI (construction)

## Piles, stacks, ships

trajan-pile-draw = face-down pile
trajan-pile-left = left discard pile
trajan-pile-right = right discard pile
trajan-stack-workers = workers
    .about = 5 points and 1 worker, or 2 points and 2 workers, from your supply to the camp.
trajan-stack-legionnaires = legionnaires
    .about = 5 points and 1 legionnaire, or 2 points and 2 legionnaires, from your supply to the camp.
trajan-stack-cards = cards
    .about = 3 points, and you draw two commodity cards.
trajan-stack-plus2 = [+2] markers
    .about = 4 points and a [+2] marker: from now on an extra-action tile repeats that action twice.
trajan-stack-points = points
    .about = 9 points and nothing else.
trajan-stack-demands = demands
    .about = 1 point; the tile stays on your mat and meets one demand of its symbol at every quarter end.
trajan-ship-same = ship for equal goods
    .about = One to four cards of one commodity.
trajan-ship-pairs = ship for pairs
    .about = One to three pairs of equal cards, each pair of another commodity.
trajan-ship-different = ship for different goods
    .about = One to four cards, all of different commodities.

## Commodities

trajan-good-columns = columns
trajan-good-furs = furs
trajan-good-scrolls = scrolls
trajan-good-oil = oil
trajan-good-fruit = fruit
trajan-good-ceramics = ceramics
trajan-good-wine = wine
trajan-good-fish = fish
trajan-good-jewellery = jewellery
trajan-good-gems = gems
trajan-good-cattle = cattle
trajan-good-wheat = wheat

## Demands, forum tiles

trajan-symbol-bread = bread
trajan-symbol-games = games
trajan-symbol-religion = religion
trajan-forum-bread = bread tile
    .about = Meets one demand for bread at a quarter end, then leaves the game.
trajan-forum-games = games tile
    .about = Meets one demand for games at a quarter end, then leaves the game.
trajan-forum-religion = religion tile
    .about = Meets one demand for religion at a quarter end, then leaves the game.
trajan-forum-votes_2 = senate tile of 2 votes
    .about = Adds 2 votes at the end of this quarter; all face-up senate tiles leave the game then.
trajan-forum-votes_3 = senate tile of 3 votes
    .about = Adds 3 votes at the end of this quarter; all face-up senate tiles leave the game then.
trajan-forum-votes_4 = senate tile of 4 votes
    .about = Adds 4 votes at the end of this quarter; all face-up senate tiles leave the game then.
trajan-forum-votes_5 = senate tile of 5 votes
    .about = Adds 5 votes at the end of this quarter; all face-up senate tiles leave the game then.
trajan-forum-extra_seaport = extra seaport action
    .about = Use it right after your seaport action to do that action once more, or twice with a [+2] marker.
trajan-forum-extra_forum = extra forum action
    .about = Use it right after your forum action to do that action once more, or twice with a [+2] marker.
trajan-forum-extra_military = extra military action
    .about = Use it right after your military action to do that action once more, or twice with a [+2] marker.
trajan-forum-extra_senate = extra senate action
    .about = Use it right after your senate action to do that action once more, or twice with a [+2] marker.
trajan-forum-extra_trajan = extra Trajan action
    .about = Use it right after your Trajan action to do that action once more, or twice with a [+2] marker.
trajan-forum-extra_construction = extra construction action
    .about = Use it right after your construction action to do that action once more, or twice with a [+2] marker.
trajan-forum-wild_extra_action = wild extra action
    .about = Repeats any action that you have just performed.
trajan-forum-wild_commodity = wild commodity
    .about = Stands for a card when you load a ship; unused, it counts as a displayed card for one bonus tile.
trajan-forum-wild_demand = wild demand
    .about = Meets any one demand at a quarter end, then leaves the game.
trajan-forum-wild_construction = wild construction
    .about = Counts as one construction tile of any type when sets are scored.
trajan-space-g0 = green space 1
trajan-space-g1 = green space 2
trajan-space-g2 = green space 3
trajan-space-g3 = green space 4
trajan-space-g4 = green space 5
trajan-space-g5 = green space 6
trajan-space-g6 = green space 7
trajan-space-g7 = green space 8
trajan-space-g8 = green space 9
trajan-space-g9 = green space 10
trajan-space-g10 = green space 11
trajan-space-g11 = green space 12
trajan-space-y0 = yellow space 1
trajan-space-y1 = yellow space 2
trajan-space-y2 = yellow space 3
trajan-extra-seaport = extra seaport tile
trajan-extra-forum = extra forum tile
trajan-extra-military = extra military tile
trajan-extra-senate = extra senate tile
trajan-extra-trajan = extra Trajan tile
trajan-extra-construction = extra construction tile
trajan-extra-wild = wild extra-action tile
trajan-pay-forum = the forum tile of the symbol
trajan-pay-wild = a wild demand tile

## Provinces and sites

trajan-province-camp = military camp
trajan-province-alpes = Alpes
trajan-province-raetia = Raetia
trajan-province-noricum = Noricum
trajan-province-narbonensis = Narbonensis
trajan-province-lugudunensis = Lugudunensis
trajan-province-belgica = Belgica
trajan-province-germania_superior = Germania Superior
trajan-province-aquitania = Aquitania
trajan-province-britannia = Britannia
trajan-province-germania_inferior = Germania Inferior
trajan-site-0 = row 1, column 1
trajan-site-1 = row 1, column 2
trajan-site-2 = row 1, column 3
trajan-site-3 = row 1, column 4
trajan-site-4 = row 1, column 5
trajan-site-5 = row 2, column 1
trajan-site-6 = row 2, column 2
trajan-site-7 = row 2, column 3
trajan-site-8 = row 2, column 4
trajan-site-9 = row 2, column 5
trajan-site-10 = row 3, column 1
trajan-site-11 = row 3, column 2
trajan-site-12 = row 3, column 3
trajan-site-13 = row 3, column 4
trajan-site-14 = row 3, column 5
trajan-site-15 = row 4, column 1
trajan-site-16 = row 4, column 2
trajan-site-17 = row 4, column 3
trajan-site-18 = row 4, column 4
trajan-site-19 = row 4, column 5

## Buildings

trajan-building-stairs = stairs
    .about = Your first one brings a free forum action.
trajan-building-door = door
    .about = Your first one brings a free senate action.
trajan-building-fountain = fountain
    .about = Your first one brings a free seaport action.
trajan-building-roof = roof
    .about = Your first one brings a free Trajan action.
trajan-building-window = window
    .about = Your first one brings a free military action.

## Bonus tiles

trajan-bonus-bread = bonus for bread
    .about = 9 points, grey 6, once, if you hold at least one forum tile of bread at the end.
trajan-bonus-games = bonus for games
    .about = 9 points, grey 6, once, if you hold at least one forum tile of games at the end.
trajan-bonus-religion = bonus for religion
    .about = 9 points, grey 6, once, if you hold at least one forum tile of religion at the end.
trajan-bonus-workers = bonus for workers
    .about = 1 point, grey half a point, for each of your workers on a site; the sum is rounded up.
trajan-bonus-columns_furs = bonus for columns and furs
    .about = 3 points, grey 2, for each of your displayed cards of columns or furs.
trajan-bonus-scrolls_oil = bonus for scrolls and oil
    .about = 3 points, grey 2, for each of your displayed cards of scrolls or oil.
trajan-bonus-fruit_ceramics = bonus for fruit and ceramics
    .about = 3 points, grey 2, for each of your displayed cards of fruit or ceramics.
trajan-bonus-wine_fish = bonus for wine and fish
    .about = 3 points, grey 2, for each of your displayed cards of wine or fish.
trajan-bonus-jewellery_gems = bonus for jewellery and gems
    .about = 3 points, grey 2, for each of your displayed cards of jewellery or gems.
trajan-bonus-cattle_wheat = bonus for cattle and wheat
    .about = 3 points, grey 2, for each of your displayed cards of cattle or wheat.
trajan-bonus-legionnaires = bonus for legionnaires
    .about = 2 points, grey 1, for each of your legionnaires in a province.
trajan-bonus-bonus_tiles = bonus for bonus tiles
    .about = 3 points, grey 2, for each of your bonus tiles with the yellow side up.

## Trajan tiles

trajan-tile-w1 = blue + green (5 points, 1 worker)
    .about = Move 1 of your tokens from the supply to the workers’ camp.
trajan-tile-w2 = green + orange (5 points, 1 worker)
    .about = Move 1 of your tokens from the supply to the workers’ camp.
trajan-tile-w3 = yellow + orange (5 points, 1 worker)
    .about = Move 1 of your tokens from the supply to the workers’ camp.
trajan-tile-w4 = white + orange (5 points, 1 worker)
    .about = Move 1 of your tokens from the supply to the workers’ camp.
trajan-tile-w5 = pink + orange (5 points, 1 worker)
    .about = Move 1 of your tokens from the supply to the workers’ camp.
trajan-tile-w6 = blue + yellow (2 points, 2 workers)
    .about = Move 2 of your tokens from the supply to the workers’ camp.
trajan-tile-w7 = orange + orange (2 points, 2 workers)
    .about = Move 2 of your tokens from the supply to the workers’ camp.
trajan-tile-w8 = orange + yellow (2 points, 2 workers)
    .about = Move 2 of your tokens from the supply to the workers’ camp.
trajan-tile-w9 = yellow + yellow (2 points, 2 workers)
    .about = Move 2 of your tokens from the supply to the workers’ camp.
trajan-tile-l1 = blue + blue (5 points, 1 legionnaire)
    .about = Move 1 of your tokens from the supply to the military camp.
trajan-tile-l2 = yellow + blue (5 points, 1 legionnaire)
    .about = Move 1 of your tokens from the supply to the military camp.
trajan-tile-l3 = green + blue (5 points, 1 legionnaire)
    .about = Move 1 of your tokens from the supply to the military camp.
trajan-tile-l4 = white + blue (5 points, 1 legionnaire)
    .about = Move 1 of your tokens from the supply to the military camp.
trajan-tile-l5 = pink + blue (5 points, 1 legionnaire)
    .about = Move 1 of your tokens from the supply to the military camp.
trajan-tile-l6 = white + yellow (2 points, 2 legionnaires)
    .about = Move 2 of your tokens from the supply to the military camp.
trajan-tile-l7 = pink + yellow (2 points, 2 legionnaires)
    .about = Move 2 of your tokens from the supply to the military camp.
trajan-tile-l8 = orange + blue (2 points, 2 legionnaires)
    .about = Move 2 of your tokens from the supply to the military camp.
trajan-tile-l9 = green + yellow (2 points, 2 legionnaires)
    .about = Move 2 of your tokens from the supply to the military camp.
trajan-tile-c1 = white + blue (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c2 = yellow + yellow (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c3 = green + pink (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c4 = blue + orange (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c5 = orange + yellow (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c6 = pink + white (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c7 = yellow + green (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c8 = blue + blue (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-c9 = orange + orange (3 points, 2 cards)
    .about = Draw two cards from the face-down pile.
trajan-tile-p1 = orange + pink (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p2 = blue + pink (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p3 = green + pink (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p4 = green + white (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p5 = yellow + pink (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p6 = white + white (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p7 = pink + pink (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p8 = white + pink (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-p9 = pink + white (4 points, [+2])
    .about = Put a [+2] marker on one of your extra-action spaces.
trajan-tile-v1 = white + white (9 points)
    .about = Only points.
trajan-tile-v2 = blue + white (9 points)
    .about = Only points.
trajan-tile-v3 = orange + orange (9 points)
    .about = Only points.
trajan-tile-v4 = yellow + white (9 points)
    .about = Only points.
trajan-tile-v5 = yellow + yellow (9 points)
    .about = Only points.
trajan-tile-v6 = pink + pink (9 points)
    .about = Only points.
trajan-tile-v7 = orange + white (9 points)
    .about = Only points.
trajan-tile-v8 = green + green (9 points)
    .about = Only points.
trajan-tile-v9 = blue + blue (9 points)
    .about = Only points.
trajan-tile-d1 = pink + pink (1 point, bread)
    .about = Stays on your mat and meets one demand for bread at every quarter end.
trajan-tile-d2 = orange + green (1 point, bread)
    .about = Stays on your mat and meets one demand for bread at every quarter end.
trajan-tile-d3 = green + green (1 point, bread)
    .about = Stays on your mat and meets one demand for bread at every quarter end.
trajan-tile-d4 = pink + green (1 point, games)
    .about = Stays on your mat and meets one demand for games at every quarter end.
trajan-tile-d5 = green + green (1 point, games)
    .about = Stays on your mat and meets one demand for games at every quarter end.
trajan-tile-d6 = yellow + green (1 point, games)
    .about = Stays on your mat and meets one demand for games at every quarter end.
trajan-tile-d7 = white + green (1 point, religion)
    .about = Stays on your mat and meets one demand for religion at every quarter end.
trajan-tile-d8 = blue + orange (1 point, religion)
    .about = Stays on your mat and meets one demand for religion at every quarter end.
trajan-tile-d9 = white + white (1 point, religion)
    .about = Stays on your mat and meets one demand for religion at every quarter end.

## Moves

trajan-move-take = Take a card from the { $pile }
trajan-move-put = Put { $first } and { $second } into the tray
trajan-move-arrange = Arrange the rest for me
trajan-move-start_tile = Take { $tile } for slot { $slot }
trajan-move-sow = Sow from tray { $tray }
trajan-move-drop = Drop { $marker }
trajan-move-plus_two = [+2] marker on { $space }
trajan-move-draw_two = Draw two cards, then discard one
trajan-move-play = Play one or two cards
trajan-move-ship = Load the { $ship }
trajan-move-play_card = Play { $good }
trajan-move-stop = No second card
trajan-move-load_same = Load { $cards } × { $good } and { $wilds ->
        [one] { $wilds } wild tile
       *[other] { $wilds } wild tiles
    }
trajan-move-load_wilds = Load only { $wilds ->
        [one] { $wilds } wild tile
       *[other] { $wilds } wild tiles
    }
trajan-move-load_pair = Load a pair of { $good } ({ $wilds ->
        [0] two cards
       *[other] one card and a wild tile
    })
trajan-move-load_wild_pair = Load a pair of two wild tiles
trajan-move-load_one = Load { $good }
trajan-move-load_one_wild = Load a wild tile
trajan-move-done = Set sail
trajan-move-discard = Discard { $good } on the { $pile }
trajan-move-take_forum = Take { $tile } from { $space }
trajan-move-recruit_legionnaire = Recruit a legionnaire
trajan-move-march = March to { $province }
trajan-move-occupy = Occupy { $province }
trajan-move-advance = Advance in the senate
trajan-move-take_tile = Take { $tile }
trajan-move-recruit_worker = Recruit a worker
trajan-move-build = Build at { $site }
trajan-move-decline = Do without
trajan-move-use_extra = Use the { $extra }
trajan-move-pay = Pay with { $means }
trajan-move-choose_bonus = Choose the { $bonus }

## Questions

trajan-prompt-start_card = Take a commodity card; { $count } to go.
trajan-prompt-fill_tray = Put two of your markers into tray { $tray }. Nobody sees them until all are done.
trajan-prompt-start_tile = Take the top tile of a stack and lay it on slot II, IV or VI.
trajan-prompt-sow = Choose a tray; all its markers are sown clockwise.
trajan-prompt-drop = Which marker falls into tray { $tray }?
trajan-prompt-plus_two = Put the [+2] marker on one of your extra-action spaces.
trajan-prompt-action = Perform the { $action } action, or do without.
trajan-prompt-use_extra = Use a tile for the { $action } action { $count ->
        [one] once more
       *[other] { $count } times more
    }?
trajan-prompt-discard = Discard a card on one of the two piles.
trajan-prompt-play_first = Which card do you play?
trajan-prompt-play_second = A second card?
trajan-prompt-load_same = Load one to four cards of one commodity.
trajan-prompt-load_pairs = Load pair number { $count }.
trajan-prompt-load_different = Load card number { $count }.
trajan-prompt-pay = The people demand: { $symbol }. What do you spend?
trajan-prompt-choose_bonus = You are consul. Choose a bonus tile; the vice consul gets the other.

## Previews

trajan-preview-sow = Sows { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } and leads to the { $action } action.
trajan-preview-completes = Completes the tile { $tile }.
trajan-preview-completes_with = Completes the tile { $tile } if { $marker } falls into the target tray.
trajan-preview-completes_with_two = Completes the tile { $tile } if { $first } and { $second } fall into the target tray.
trajan-preview-spoils = The tile { $tile } will not be completed.
trajan-preview-no_action = The { $action } action has no legal option now.
trajan-preview-round_ends = The round ends after this turn.
trajan-preview-points = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-preview-points_now = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the ship sails now.
trajan-preview-up_to = Up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with your hand.
trajan-preview-card = Top card: { $good }.
trajan-preview-finds = Your leader takes the tile there: { $tile }.
trajan-preview-tile_worth = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } once completed.
trajan-preview-bonus_worth = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as things stand.
trajan-preview-building = Building: { $building }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-preview-no_building = No tile lies here; the worker only opens the way.
trajan-preview-bonus_action = Your first of this type: a free { $action } action.

## Why not

trajan-refusal-empty_tray = This tray is empty.
trajan-refusal-empty_stack = This stack is empty.
trajan-refusal-no_cargo = You have neither cards nor wild commodity tiles.
trajan-refusal-no_pair = Your cards and wild tiles make no pair.
trajan-refusal-no_supply = Your supply has no tokens left.
trajan-refusal-too_far = Your leader does not stand next to this province.
trajan-refusal-own_legionnaire = Your legionnaire already stands here.
trajan-refusal-no_legionnaire = You have no legionnaire in the military camp.
trajan-refusal-own_worker = Your worker already stands here.
trajan-refusal-not_adjacent = None of your workers stands next to this site.
trajan-refusal-no_worker = You have no worker in the workers’ camp.

## Log

trajan-log-first_player = { $who } is the first player.
    .you = You are the first player.
trajan-log-first_bonus = { $who } drew a bonus tile: { $bonus }.
    .you = You drew a bonus tile: { $bonus }.
trajan-log-drew = { $who } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
trajan-log-you_drew = You drew { $good }.
trajan-log-took_card = { $who } took { $good } from a discard pile.
    .you = You took { $good } from a discard pile.
trajan-log-turned_up = New top card of the { $pile }: { $good }.
trajan-log-reshuffled = The discards are shuffled into a new pile of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
trajan-log-discarded = { $who } discarded { $good } on the { $pile }.
    .you = You discarded { $good } on the { $pile }.
trajan-log-you_put = You put { $first } and { $second } into tray { $tray }.
trajan-log-you_arranged = The rest of your markers were arranged for you.
trajan-log-markers_revealed = All markers are arranged and revealed.
trajan-log-placed_tile = { $who } laid the tile { $tile } on slot { $slot }.
    .you = You laid the tile { $tile } on slot { $slot }.
trajan-log-round = Quarter { $quarter }, round { $round } begins.
trajan-log-sowed = { $who } sows { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } from tray { $tray }, ending at the { $action } action.
    .you = You sow { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } from tray { $tray }, ending at the { $action } action.
trajan-log-dropped = { $who } dropped { $marker } into tray { $tray }.
    .you = You dropped { $marker } into tray { $tray }.
trajan-log-completed = { $who } completed the tile { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You completed the tile { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-recruited_workers = { $who } sent { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } to the camp.
    .you = You sent { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } to the camp.
trajan-log-recruited_legionnaires = { $who } sent { $count ->
        [one] { $count } legionnaire
       *[other] { $count } legionnaires
    } to the camp.
    .you = You sent { $count ->
        [one] { $count } legionnaire
       *[other] { $count } legionnaires
    } to the camp.
trajan-log-plus_two = { $who } put a [+2] marker on { $action }.
    .you = You put a [+2] marker on { $action }.
trajan-log-impossible = { $who } has no legal option for the { $action } action.
    .you = You have no legal option for the { $action } action.
trajan-log-declined = { $who } did without the { $action } action.
    .you = You did without the { $action } action.
trajan-log-bonus_action = { $who } has a free { $action } action for a first building.
    .you = You have a free { $action } action for a first building.
trajan-log-used_extra = { $who } used a tile to repeat the { $action } action { $count ->
        [one] once
       *[other] up to { $count } times
    }.
    .you = You used a tile to repeat the { $action } action { $count ->
        [one] once
       *[other] up to { $count } times
    }.
trajan-log-played = { $who } played { $good }.
    .you = You played { $good }.
trajan-log-loaded = { $who } loaded { $count } × { $good }.
    .you = You loaded { $count } × { $good }.
trajan-log-loaded_wilds = { $who } loaded { $count ->
        [one] { $count } wild tile
       *[other] { $count } wild tiles
    }.
    .you = You loaded { $count ->
        [one] { $count } wild tile
       *[other] { $count } wild tiles
    }.
trajan-log-shipped = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the { $ship }.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the { $ship }.
trajan-log-ship_turned = The { $ship } turns to its grey side.
trajan-log-took_forum = { $who } took a forum tile: { $tile }.
    .you = You took a forum tile: { $tile }.
trajan-log-marched = { $who } marched to { $province }.
    .you = You marched to { $province }.
trajan-log-found = { $who } found a tile there: { $tile }.
    .you = You found a tile there: { $tile }.
trajan-log-occupied = { $who } occupied { $province } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You occupied { $province } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-advanced = { $who } advanced in the senate for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You advanced in the senate for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-built = { $who } built: { $building } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You built: { $building } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
trajan-log-built_nothing = { $who } sent a worker to { $site }, where no tile was left.
    .you = You sent a worker to { $site }, where no tile was left.
trajan-log-demand = The people demand: { $symbol }.
trajan-log-met = { $who } met the demand for { $symbol } with: { $tile }.
    .you = You met the demand for { $symbol } with: { $tile }.
trajan-log-met_by_trajan = { $who } met the demand for { $symbol } with a Trajan tile.
    .you = You met the demand for { $symbol } with a Trajan tile.
trajan-log-unmet = { $who } could not meet the demand for { $symbol }.
    .you = You could not meet the demand for { $symbol }.
trajan-log-penalty = { $who } lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } unmet demand
       *[other] { $count } unmet demands
    }.
    .you = You lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } unmet demand
       *[other] { $count } unmet demands
    }.
trajan-log-votes = { $who } has { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in the senate.
    .you = You have { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } in the senate.
trajan-log-consul = { $who } is consul and chose the { $bonus }.
    .you = You are consul and chose the { $bonus }.
trajan-log-vice_consul = { $who } is vice consul and gets the { $bonus }, grey side up.
    .you = You are vice consul and get the { $bonus }, grey side up.
trajan-log-refilled = Forum, provinces and senate are refilled; all ships show their coloured side.
trajan-log-final_cards = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: cards in hand.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: cards in hand.
trajan-log-final_workers = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: workers in the camp.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: workers in the camp.
trajan-log-final_legionnaires = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: legionnaires in the camp.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: legionnaires in the camp.
trajan-log-final_tiles = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: Trajan tiles in the circle.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: Trajan tiles in the circle.
trajan-log-final_sets = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: construction sets.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: construction sets.
trajan-log-final_bonus = { $who } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: bonus tiles.
    .you = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: bonus tiles.
trajan-log-total = { $who } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You end with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Score sheet

trajan-score-ships = Ships
trajan-score-military = Provinces
trajan-score-senate = Senate
trajan-score-trajan = Trajan tiles
trajan-score-construction = Buildings
trajan-score-demands = Unmet demands
trajan-score-cards = Cards in hand
trajan-score-workers = Workers in the camp
trajan-score-legionnaires = Legionnaires in the camp
trajan-score-tiles = Tiles in the circle
trajan-score-sets = Construction sets
trajan-score-bonus = Bonus tiles
trajan-score-senate_position = Position in the senate
trajan-score-senate_height = Height of the disc

## Options

trajan-option-time_cycle = Time cycle
    .about = How many spaces the time marker walks in a round.
trajan-option-time_cycle-shorter = 11, 16 or 21 spaces
trajan-option-time_cycle-longer = 12, 17 or 22 spaces
trajan-option-marker_setup = First markers
    .about = Whether players arrange their markers themselves or get them dealt.
trajan-option-marker_setup-free = Arranged freely
trajan-option-marker_setup-random = Dealt at random
trajan-option-bonus_demand = Bonus tiles for demands
    .about = Whether such a bonus tile scores once or for every forum tile of its symbol.
trajan-option-bonus_demand-once = Once
trajan-option-bonus_demand-per_tile = For every tile
trajan-option-wild_demand_for_bonus = Wild demands for bonus tiles
    .about = An unused wild demand tile serves a bonus tile for demands.
trajan-option-purge_votes_in_provinces = Senate tiles leave provinces
    .about = At a quarter end senate tiles in provinces leave the game too.
trajan-option-commodity_reshuffle = Reshuffle commodity cards
    .about = An empty face-down pile is made anew from the discards.
trajan-option-final_senate_reset = Discs return before the end
    .about = After the last quarter the discs return to the start before ties are broken.

## Rules: summary and pieces

trajan-rule-0_1 = Trajan is for two to four players. A game is one year of four quarters; a quarter has four rounds, and a round is one lap of the time marker. Players do not all get the same number of turns.
trajan-rule-0_2 = In a turn you empty one tray, sow its markers one by one clockwise, complete the Trajan tile at the last tray if its colours are there, and may perform the action of that tray.
trajan-rule-0_3 = After the first three rounds of a quarter a demand of the people is revealed; after the fourth the quarter is evaluated.
trajan-rule-0_4 = After the fourth quarter there is a final scoring. The most points win.
trajan-rule-1_4 = The six trays lie clockwise: I seaport, II forum, III military, IV senate, V Trajan, VI construction. Outside each tray is a slot for a Trajan tile or the Arch.
trajan-rule-1_6 = From the camp a leader reaches Alpes, Raetia and Noricum. Provinces with a common border or a sea line are neighbours.
trajan-rule-1_8 = Positions on the senate track give 2 to 8 points and carry as many votes.
trajan-rule-1_9 = The time cycle has 11, 16 or 21 spaces for two, three or four players.
trajan-rule-1_10 = The forum building has three yellow spaces for extra-action tiles and 6, 9 or 12 green ones.

## Rules: set-up

trajan-rule-2_1 = You begin with 13 tokens in your supply, one worker and one legionnaire in their camps, your leader in the military camp and your Arch on slot I.
trajan-rule-2_7 = The first player’s senate disc lies at the bottom of the pile, that of the last player on top. Height matters in ties.
trajan-rule-2_8 = Everybody gets a bonus tile; two more lie beside the senate.
trajan-rule-2_10 = Each player in turn takes three commodity cards, each from the face-down pile or the top of a discard pile. An emptied discard pile is refilled at once.
trajan-rule-2_11 = Put two of your markers into each tray, any colours together. Nobody sees your arrangement until everybody has finished.
trajan-rule-2_12 = Take three Trajan tiles, each from the top of another stack, and lay them on slots II, IV and VI.
trajan-rule-2_13 = The first player takes the first turn.

## Rules: turn

trajan-rule-3_1_1 = Play always passes clockwise, also across rounds and quarters.
trajan-rule-3_2_1 = Choose one of your trays that holds a marker and take out all its markers.
trajan-rule-3_2_2 = Drop the markers one by one into the following trays, clockwise. Before each drop you choose the colour.
trajan-rule-3_2_3 = The tray that you emptied is not skipped. The tray of the last marker is the target.
trajan-rule-3_2_4 = A drop with only one colour left happens by itself.
trajan-rule-3_2_5 = The time marker advances one space for each marker sown. Its effects wait until the turn is over.
trajan-rule-3_3_1 = If the target tray now holds both colours of the Trajan tile at its slot, the tile is completed. A colour shown twice needs two markers.
trajan-rule-3_3_2 = Other markers in the tray do not matter, and the markers stay.
trajan-rule-3_3_3 = A completed tile scores its points and its effect, then leaves the game; a demand tile stays on your mat. An Arch in the centre moves to the freed slot.
trajan-rule-3_3_4 = Completing is not a choice. It comes before the action.
trajan-rule-3_4_1 = You may perform the action of the target tray once, or do without. If nothing is possible, nothing happens.
trajan-rule-3_4_2 = Right after an action you may use one matching extra-action tile, or a wild one, to repeat it. One such tile in a turn at most.
trajan-rule-3_4_3 = Your first construction tile of a type gives its bonus action at once, before anything else.
trajan-rule-3_4_4 = Order: the action and its effects, then a bonus action, then the chance to use an extra-action tile.
trajan-rule-3_5_1 = When the time marker reaches or passes the start, the round ends after the turn.
trajan-rule-3_5_2 = At the end of a round a demand is revealed. When three already lie there, the quarter ends instead.

## Rules: end of a quarter

trajan-rule-3_6_1 = Each demand is met by a completed Trajan tile, which is not spent, or by a forum tile of its symbol or a wild tile, which are spent.
trajan-rule-3_6_2 = A demand that you can meet must be met.
trajan-rule-3_6_3 = Trajan tiles cover demands first. If you have a wild tile to spare, you choose for each open demand between the forum tile and the wild tile.
trajan-rule-3_6_4 = One unmet demand costs 4 points, two cost 9, three cost 15. A score may fall below zero.
trajan-rule-3_6_5 = Votes are those of your disc’s position and of your senate tiles. Ties go to the disc further along, then to the higher disc.
trajan-rule-3_6_6 = Whoever has most votes is consul and chooses a bonus tile, yellow side up. The second is vice consul and gets the other, grey side up.
trajan-rule-3_6_7 = All discs return to the start as one pile, the consul’s on top.
trajan-rule-3_6_8 = The three demands, all face-up senate tiles and everything left in the forum building leave the game.
trajan-rule-3_6_9 = New bonus tiles, forum tiles in deserted provinces and a full forum; all ships turn to their coloured side.
trajan-rule-3_6_11 = You keep everything else: bonus, demand and wild tiles, extra-action tiles, [+2] markers, buildings, Trajan tiles, cards and all tokens.

## Rules: actions

trajan-rule-4_1_1 = Draw two cards from the face-down pile, then put any card of your hand on top of one of the discard piles.
trajan-rule-4_1_2 = Take the top card of a discard pile.
trajan-rule-4_1_3 = Lay one or two cards in your display, then draw as many.
trajan-rule-4_1_4 = Load one ship with cards that fit it and score what its side shows. A coloured ship turns grey until the quarter ends.
trajan-rule-4_1_5 = Wild commodity tiles may replace any cards of a shipment; they leave the game and do not enter the display.
trajan-rule-4_1_6 = The display counts for bonus tiles only. There is no hand limit.
trajan-rule-4_1_7 = An empty discard pile gets the top card of the face-down pile. An empty face-down pile is made anew from the discards, except the two top cards.
trajan-rule-4_1_8 = Seaport: draw two, take one, play, or load one of the three ships; the cards are then chosen step by step.
trajan-rule-4_2_1 = Take any one tile from the forum building. Its space stays empty until the quarter ends.
trajan-rule-4_3_1 = Military: recruit a legionnaire from your supply, march with your leader, or occupy.
trajan-rule-4_3_2 = Your leader moves to a neighbouring province and takes the tile that lies there. It never returns to the camp.
trajan-rule-4_3_3 = A legionnaire from the camp joins your leader and scores the province’s value, less 3 for each legionnaire of another player there.
trajan-rule-4_3_4 = You may have one legionnaire in a province at most, and legionnaires never move again.
trajan-rule-4_4_1 = Your disc moves one position forward, on top of any discs there, and scores the points of the position. At 8 it can go no further.
trajan-rule-4_5_1 = Take the top tile of a stack and lay it on the slot where your Arch stands. With the Arch in the centre this is impossible.
trajan-rule-4_5_2 = Then the Arch moves clockwise to the first slot without a tile.
trajan-rule-4_5_3 = If all six slots are full, the Arch waits in the centre until one becomes free.
trajan-rule-4_6_1 = Move a token from your supply to the workers’ camp.
trajan-rule-4_6_2 = Construction: recruit a worker, or send one to a site. The first may go anywhere, later ones next to one of your workers.
trajan-rule-4_6_3 = A site with your own worker is closed to you; workers of others do not matter.
trajan-rule-4_6_4 = If the tile is still there, you take it and score its points; otherwise the worker only opens the way.
trajan-rule-4_6_5 = First tile of a type: stairs give a forum action, a door senate, a fountain seaport, a roof Trajan, a window military.

## Rules: tiles

trajan-rule-4_7_1 = Cards: 3 points, draw two cards.
trajan-rule-4_7_2 = Points: 9 points.
trajan-rule-4_7_3 = Workers: 5 points and one worker, or 2 points and two workers.
trajan-rule-4_7_4 = Legionnaires: 5 points and one legionnaire, or 2 points and two legionnaires.
trajan-rule-4_7_5 = 4 points; put a [+2] marker on one of your extra-action spaces without one.
trajan-rule-4_7_6 = Demands: 1 point; the tile stays and meets one demand of its symbol at every quarter end.
trajan-rule-4_7_7 = Effects are carried out as far as possible; the points are scored in any case.
trajan-rule-4_8_1 = An extra-action tile repeats its action once, or twice if a [+2] marker lies on the space of that action.
trajan-rule-4_8_2 = A wild extra-action tile does the same for any action.
trajan-rule-4_8_3 = The tile leaves the game, the [+2] marker stays. One tile in a turn.
trajan-rule-4_8_4 = The action must have been performed. Each repetition is free in its choice and optional.
trajan-rule-4_8_5 = A repeated construction can bring bonus actions, but no second extra-action tile.
trajan-rule-4_8_6 = A tile may be used in the turn in which you took it.
trajan-rule-4_9_1 = Demand tiles are kept until you spend them at a quarter end.
trajan-rule-4_9_2 = Senate tiles add 2 to 5 votes at the end of this quarter, then leave the game.
trajan-rule-4_9_3 = Wild tiles stand for a commodity, a demand, a building or an extra action.

## Rules: end and scoring

trajan-rule-5_1 = The game ends with the turn that completes round 16. The last quarter has demands and the senate, but no refill.
trajan-rule-5_2 = Then comes the final scoring for everybody.
trajan-rule-5_3_1 = 1 point for each card in hand.
trajan-rule-5_3_2 = 1 point for each worker in the camp.
trajan-rule-5_3_3 = 1 point for each legionnaire in the camp.
trajan-rule-5_3_4 = 1 point for each Trajan tile still in a slot.
trajan-rule-5_3_5 = 10 points for three buildings of a type, 20 for four. Wild construction tiles count where they are best.
trajan-rule-5_3_6 = Bonus tiles score by the side that shows.
trajan-rule-5_4 = Most points win. Ties go to the disc further along the senate track, then to the higher disc.
trajan-rule-5_5 = Unused extra-action tiles, demand tiles, [+2] markers and tokens in the supply are worth nothing.
trajan-rule-6_1 = Options are agreed before the game: time cycle, first markers, bonus tiles for demands, wild demands, senate tiles in provinces, reshuffling and the discs at the end.
trajan-rule-7_1 = Everything on the board and the mats is public, also the discard piles and the number of cards in each hand.
trajan-rule-7_2 = Your hand is yours alone, and so are your markers while they are being arranged.
trajan-rule-7_3 = Nobody knows the order of face-down piles, of the bag and of Trajan tiles below the top, nor the demands removed.
trajan-rule-9_32 = The rest of your markers can be arranged for you at random.
trajan-rule-9_34 = A declined repetition ends the repetitions of that action.

## Chapters of the rules; most are called as in our other rulebooks

trajan-chapter-0 = { web-chapter-0 }
trajan-chapter-1 = { web-chapter-1 }
trajan-chapter-2 = { web-chapter-2 }
trajan-chapter-3 = { web-chapter-3 }
trajan-chapter-4 = { web-chapter-4 }
trajan-chapter-5 = { web-chapter-5 }
trajan-chapter-6 = { web-chapter-6 }
trajan-chapter-7 = { web-chapter-7 }
trajan-chapter-9 = { web-chapter-9 }
