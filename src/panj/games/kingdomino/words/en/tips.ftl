### Tips of the first game

kingdomino-tip-low_number = A low number lets you choose early next round.
kingdomino-tip-crown_apart = Where does the crown go? Next to your own land it counts for all of it; apart, it stands alone.
kingdomino-tip-zero_land = You have a large land without a crown. It is beautiful, but worth nothing: look for a crown of this land.
kingdomino-tip-single_hole = Mind the holes: no domino fits into a hole of one square.
kingdomino-tip-width_five = Your kingdom is five wide now; from here on it grows only inside the frame.
kingdomino-tip-deny = Look at your neighbour’s kingdom as well: a domino that is little to you may be worth a lot there.
