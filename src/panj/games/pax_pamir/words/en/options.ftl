### Pax Pamir

## Options

pax_pamir-option-open_hands = Open hands
    .about = Everybody sees all hand cards.
pax_pamir-option-wakhan = With Wakhan
    .about = Wakhan, the automated player, takes the last seat.
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
