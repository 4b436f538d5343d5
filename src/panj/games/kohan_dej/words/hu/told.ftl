### Kohan Dej

## A körök röviden

kohan_dej-told-role = { $role }
kohan_dej-told-chose = szerepet választott
kohan_dej-told-burned = félretett egy szerepet
kohan_dej-told-swapped_roles = szerepet cserélt
kohan_dej-told-killed = meggyilkolta: { $role }
kohan_dej-told-bewitched = megbabonázta: { $role }
kohan_dej-told-robbed = kirabolni készült: { $role }
kohan_dej-told-warrants = három végzést tett le
kohan_dej-told-threats = két szerepet fenyegetett meg
kohan_dej-told-spied = kémkedett { $gold } aranyért
kohan_dej-told-stole = elvett { $gold } aranyat
kohan_dej-told-swapped_hands = lapokat cserélt valakivel
kohan_dej-told-redrew = { $cards } lapot cserélt a pakliból
kohan_dej-told-took_card = elvett egy lapot valakitől
kohan_dej-told-crown = megszerezte a koronát
kohan_dej-told-destroyed = lerombolta: { $card }
kohan_dej-told-seized = lefoglalta: { $card }
kohan_dej-told-exchanged = csereként megkapta: { $other_card }
kohan_dej-told-confiscated = elkobozta: { $card }
kohan_dej-told-beautified = feldíszítette: { $card }
kohan_dej-told-built = megépítette: { $card }
kohan_dej-told-first_complete = elsőként készült el a városával
kohan_dej-told-gold = kapott { $gold } aranyat
kohan_dej-told-cards = kapott { $cards } lapot
kohan_dej-told-idle = befejezte a körét
kohan_dej-told-final = végső értékelés
