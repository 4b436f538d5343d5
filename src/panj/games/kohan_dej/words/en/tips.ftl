### Tips of the first game

kohan_dej-tip-what_passed = Remember what you pass on: somebody to your left will have it.
kohan_dej-tip-name_role = You name a role, not a player. Who has most to lose – and which role would they take?
kohan_dej-tip-income_first = Income counts the districts that stand when you take it. A new one of the role’s colour counts as well: build first.
kohan_dej-tip-gold_safe = Much gold in the purse invites the Thief.
kohan_dej-tip-five_kinds = The fifth kind is worth 3 points at the end.
kohan_dej-tip-one_short = A city needs only one more district: this may be the last round.
