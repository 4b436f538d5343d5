### Trajan

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
    .about = An empty face-down pile is made of the shuffled discards.
trajan-option-final_senate_reset = Discs return before the end
    .about = After the last quarter the discs return to the start before ties are broken.
