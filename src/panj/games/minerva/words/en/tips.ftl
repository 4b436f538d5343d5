### Tips of the first game

minerva-tip-straight = A straight line is worth more: one residence wakes all of it.
minerva-tip-nearest_first = The nearest tile acts first. Let the producers come before the merchant.
minerva-tip-missing = You can pay 3 denarii for each missing resource. Is it worth it?
minerva-tip-fee = From now on an action costs you 1 denarius, and passed players earn 1. How long do you stay?
minerva-tip-hire = An assistant repeats your best line next round. Keep 5 denarii or a glory token for it.
minerva-tip-temple_place = A temple scores at the end only. Leave room for the tiles it counts.
