### Trajan in a terminal

cli-trajan-letter-door = D
cli-trajan-letter-stairs = S
cli-trajan-letter-fountain = F
cli-trajan-letter-roof = R
cli-trajan-letter-window = W
cli-trajan-points_short = { $points }p
cli-trajan-gain-workers = { $count ->
    [one] +{ $count } worker
   *[other] +{ $count } workers
}
cli-trajan-gain-legionnaires = +{ $count } legion
cli-trajan-gain-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
cli-trajan-action-seaport = seaport
cli-trajan-action-forum = forum
cli-trajan-action-military = military
cli-trajan-action-senate = senate
cli-trajan-action-trajan = Trajan
cli-trajan-action-construction = construction
cli-trajan-votes_tile = { $count } votes
cli-trajan-wild-extra_action = +any
cli-trajan-wild-commodity = any card
cli-trajan-wild-demand = any demand
cli-trajan-wild-construction = any building
cli-trajan-arch = arch
cli-trajan-target = ends here
cli-trajan-empty = empty
cli-trajan-lifted = In hand
cli-trajan-forum = Forum
cli-trajan-provinces = Provinces
cli-trajan-site = Sites
cli-trajan-tiles = Tiles
cli-trajan-ships = Ships
cli-trajan-yours = Yours
cli-trajan-theirs = Theirs
cli-trajan-hand = hand:
cli-trajan-known = known:
cli-trajan-shown = shown:
cli-trajan-own_tiles = tiles:
cli-trajan-kept = kept:
cli-trajan-bonus = bonus:
cli-trajan-bonus_tiles = bonus tiles
cli-trajan-setup = set-up
cli-trajan-leader = leader
cli-trajan-open-f = { $count } tiles:
cli-trajan-open-p = { $count } more:
cli-trajan-open-t = Trajan tiles:
cli-trajan-open-c = ships and cards:
cli-trajan-ship-same = equal
cli-trajan-ship-pairs = pairs
cli-trajan-ship-different = different
cli-trajan-pile-draw = pile
cli-trajan-pile-left = left pile
cli-trajan-pile-right = right pile
cli-trajan-quarter = quarter { $quarter }
cli-trajan-round = round { $round } of { $rounds }
cli-trajan-time = time
cli-trajan-time_then = time { $time }
cli-trajan-demands = demands:
cli-trajan-no_demands = no demands yet
cli-trajan-penalty = (−{ $points })
cli-trajan-no_action = no action
cli-trajan-round_ends = round ends
cli-trajan-seat-points = points
cli-trajan-seat-end = end
cli-trajan-seat-votes = votes
cli-trajan-seat-workers = workers
cli-trajan-seat-legion = legion
cli-trajan-seat-cards = cards
cli-trajan-seat-tiles = tiles
cli-trajan-at-tile = the number at the tile
cli-trajan-at-site = the number at the site
cli-trajan-group-drop = Drop
cli-trajan-group-put = Put
cli-trajan-group-card = Cards
cli-trajan-group-ship = Ship
cli-trajan-group-forum = Forum
cli-trajan-group-tile = Tile
cli-trajan-group-military = Military
cli-trajan-group-senate = Senate
cli-trajan-group-construction = Workers
cli-trajan-group-build = Build
cli-trajan-group-other = Other
