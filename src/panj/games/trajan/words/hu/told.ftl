### Trajan

## A körök röviden

trajan-told-action = { $action }
trajan-told-completed = teljesített egy lapkát
trajan-told-tile = elvett lapka: { $first } és { $second }
trajan-told-marched = ide vonult: { $province }
trajan-told-occupied = elfoglalta: { $province }
trajan-told-found = ezt találta: { $tile }
trajan-told-took_forum = elvette: { $tile }
trajan-told-built = megépítette: { $building }
trajan-told-built_nothing = nem talált építési lapkát
trajan-told-shipped = használta: { $ship }
trajan-told-played = kijátszotta: { $good }
trajan-told-advanced = előrelépett a szenátusban
trajan-told-workers = táborba küldött { $count } munkást
trajan-told-legionnaires = táborba küldött { $count } légióst
trajan-told-cards = húzott { $count } lapot
trajan-told-took_cards = elvett { $count } lapot
trajan-told-twice = megismételte
trajan-told-impossible = ott nem tehetett semmit
trajan-told-declined = kihagyta
trajan-told-unmet = { $count } teljesítetlen szükséglet
trajan-told-senate = szavazás a szenátusban
trajan-told-final = végső értékelés
