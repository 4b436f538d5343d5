### How to play

kohan_dej-how-goal = The goal
kohan_dej-how-goal_0 = You are building a city, card by card. The first city with seven [districts](district) ends the game (eight with two or three players). Most points win, and nearly all points are simply what your districts cost.

kohan_dej-how-round = A round has two parts

kohan_dej-how-choose = 1. Choose a role in secret
kohan_dej-how-choose_0 = The [crowned](crown) player looks at the [roles](role), keeps one and passes the rest to the left. So you know some roles that others may have – and they know some of yours. A few roles are [burned](burned) before, face up and face down.
kohan_dej-how-choose_picture = Keep one role, pass the rest to the left.

kohan_dej-how-called = 2. The roles are called by number
kohan_dej-how-called_0 = They are called from 1 upwards. Whoever holds the called role reveals it and takes a turn:
kohan_dej-how-called_1 = **[Gather](gather)**, always: 2 gold, or draw 2 cards and keep one.
kohan_dej-how-called_2 = **[Build](build_limit)** one district, if you like: pay its cost. Never the same name twice in your city.
kohan_dej-how-called_3 = **Use your role.** Once, at any moment of your turn.
kohan_dej-how-called_picture = Roles are called by number; 6 has been robbed.

kohan_dej-how-nine = The beginner’s nine
kohan_dej-how-nine_1 = 1 *Assassin* names a role: it [loses its turn](killed).
kohan_dej-how-nine_2 = 2 *Thief* names a role: its gold is his when it is called.
kohan_dej-how-nine_3 = 3 *Magician* swaps cards.
kohan_dej-how-nine_4 = 4 *King* takes the crown.
kohan_dej-how-nine_5 = 5 *Bishop*: his city cannot be attacked.
kohan_dej-how-nine_6 = 6 *Merchant*: one gold more.
kohan_dej-how-nine_7 = 7 *Architect*: two cards more, and builds up to three.
kohan_dej-how-nine_8 = 8 *Warlord* destroys a district for its cost minus 1.
kohan_dej-how-nine_9 = 9 *Artist* puts a coin on a district: one point more.

kohan_dej-how-colours = Colours pay
kohan_dej-how-colours_0 = Yellow districts [pay the King](income), blue the Bishop, green the Merchant, red the Warlord: one gold each. Violet ones are unique; each has its own power, printed on it.
kohan_dej-how-colours_picture = Each colour pays one role.

kohan_dej-how-named = Roles are named, never players
kohan_dej-how-named_0 = The Assassin says “the Merchant”, not “you”. That is why faces matter: who needs gold, who has a green city, who took so long to choose?

kohan_dej-how-end = The end
kohan_dej-how-end_0 = The round in which a city is completed is the last one. Points: the cost of all districts; 4 for the first [completed city](complete), 2 for every other; 3 for districts of all five kinds; extra points of [unique districts](unique). Gold and cards in hand are worth nothing.
kohan_dej-how-end_picture = Seven districts, five kinds: 17 + 4 + 3 + 2 = 26.

kohan_dej-how-advice = First advice
kohan_dej-how-advice_0 = Do not always take the role that suits you best. Others can see your city too.

## Words that are explained

kohan_dej-word-role = role
    .about = Chosen anew every round; its number says when you act.
kohan_dej-word-crown = crown
    .about = Its holder chooses first and calls the roles.
kohan_dej-word-burned = burned role
    .about = Out for this round; face up: nobody has it, face down: who knows?
kohan_dej-word-gather = gather
    .about = Once a turn, always: 2 gold, or 2 cards of which you keep one.
kohan_dej-word-district = district
    .about = Its cost is what you pay and what it is worth.
kohan_dej-word-unique = unique district
    .about = Violet, one of each; the card tells what it does.
kohan_dej-word-income = income
    .about = Some roles get 1 gold for each district of their colour.
kohan_dej-word-killed = killed
    .about = The role named by the Assassin: it stays silent this round.
kohan_dej-word-build_limit = build limit
    .about = One district a turn; the Architect builds up to three.
kohan_dej-word-complete = completed city
    .about = Seven districts (8 with two or three players). Safe from the Warlord.
