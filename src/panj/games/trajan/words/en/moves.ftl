### Trajan

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
trajan-move-decline = Skip it
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
trajan-prompt-action = Perform the { $action } action, or skip it.
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

## What the turn holds

trajan-leaves-action = The action is lost: { $action }
trajan-leaves-extra = An extra action fits: { $action }
trajan-ledger-sow = Sow
trajan-ledger-action = Act
trajan-ledger-this_action = Act: { $action }
trajan-ledger-extra = Extra action tiles: { $count }
trajan-ledger-extra_used = Extra action taken
trajan-ledger-no_fit = None of them fits this action now.
## Which site

trajan-where-build = Build: { $building }, worth { $points }
trajan-where-build_empty = Build on an empty site
