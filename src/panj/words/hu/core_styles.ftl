## A botok stílusai

core-style = { $level } · { $style }
core-style-usual = Sima
core-style-builder = Építő
    .about = Az a fontos neki, ami áll és megmarad.
core-style-gambler = Szerencsejátékos
    .about = Most veszi el a pontot, a holnapot holnapra hagyja.
core-style-aggressor = Támadó
    .about = Inkább megállítja az élen állót, mint hogy békében építsen.
core-style-hoarder = Gyűjtögető
    .about = Sosem elég neki, ami az erszényben és a kézben van.
core-style-schemer = Cselszövő
    .about = Befolyással, csendben dolgozik.
core-style-hand = Kézi
    .about = Az egykor kézzel választott súlyok szerint játszik.
