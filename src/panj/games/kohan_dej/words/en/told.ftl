### Kohan Dej

## What a turn came to

kohan_dej-told-role = { $role }
kohan_dej-told-chose = chose a role
kohan_dej-told-burned = burned a role
kohan_dej-told-swapped_roles = swapped roles
kohan_dej-told-killed = killed the { $role }
kohan_dej-told-bewitched = bewitched the { $role }
kohan_dej-told-robbed = chose to rob the { $role }
kohan_dej-told-warrants = placed three warrants
kohan_dej-told-threats = threatened two roles
kohan_dej-told-spied = spied for { $gold } gold
kohan_dej-told-stole = stole { $gold } gold
kohan_dej-told-swapped_hands = swapped hands
kohan_dej-told-redrew = redrew { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
kohan_dej-told-took_card = took a card from a hand
kohan_dej-told-crown = took the crown
kohan_dej-told-destroyed = destroyed { $card }
kohan_dej-told-seized = seized { $card }
kohan_dej-told-exchanged = got { $other_card } in exchange
kohan_dej-told-confiscated = confiscated { $card }
kohan_dej-told-beautified = beautified { $card }
kohan_dej-told-built = built { $card }
kohan_dej-told-first_complete = completed the first city
kohan_dej-told-gold = got { $gold } gold
kohan_dej-told-cards = got { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
kohan_dej-told-idle = ended the turn
kohan_dej-told-final = final scoring
