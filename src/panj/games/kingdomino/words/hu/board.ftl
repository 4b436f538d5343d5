### Kingdomino's board

web-kingdomino-current = Ez a forduló
web-kingdomino-next = Következő forduló
web-kingdomino-free = Nem áll rajta király.
web-kingdomino-king_of = { $who } királya áll rajta.
web-kingdomino-domino = { $number }. dominó
web-kingdomino-square = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns } koronával
}
web-kingdomino-yours = A királyságod
web-kingdomino-kingdom_of = { $who } királysága
web-kingdomino-yours_domino = A dominód
web-kingdomino-rotate = Forgatás
web-kingdomino-flip = Megfordítás
web-kingdomino-place_here = Ide rakom
web-kingdomino-spots = { $here } hely ebben az állásban, összesen { $all }.
web-kingdomino-pile = Még a pakliban
web-kingdomino-open_pile = Mind mutatása
web-kingdomino-in_pile = { $count } a pakliban
web-kingdomino-unseen = Még nem került elő
web-kingdomino-show_unseen = Az elő nem került elemek mutatása
web-kingdomino-claim_hint = Válassz a világító dominók közül. A kisebb szám a következő fordulóban előbb lép.
web-kingdomino-idle = Ide kerül a következő dominód.
web-kingdomino-watched = Ide kerül a lerakandó dominó.
web-kingdomino-is_placed = { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. dominó a helyén van
web-kingdomino-take_back = A választásig még visszavonhatod.
web-kingdomino-discarded = Eldobva: { $number }. dominó
web-kingdomino-in_kingdom = { $who } királyságában fekszik.
web-kingdomino-discarded_by = { $who } kénytelen volt eldobni.
web-kingdomino-not_seen = Még nem került elő.
web-kingdomino-number_about = A hátoldalán { $number } áll: a kis számok korán lépnek, a nagyok többet érnek.
