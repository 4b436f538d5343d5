## A botok stílusai

core-style = { $level } · { $style }
core-style-usual = szokásos
core-style-builder = Építő
    .about = Az a fontos neki, ami áll és megmarad.
core-style-planner = Tervező
    .about = Nem hagy rést, és számít a bónuszokra.
core-style-gambler = Szerencsejátékos
    .about = Most veszi el a pontot, a holnapot holnapra hagyja.
core-style-collector = Pontgyűjtő
    .about = Csak a meglévő pontokat számolja, tovább nem néz.
core-style-aggressor = Támadó
    .about = Inkább megállítja az élen állót, mint hogy békében építsen.
core-style-hoarder = Gyűjtögető
    .about = Sosem elég neki, ami az erszényben és a kézben van.
core-style-scholar = Tudós
    .about = A kultúrának él.
core-style-champion = Bajnok
    .about = Minden fordulóban a dicsőséget akarja.
core-style-merchant = Kereskedő
    .about = Először a hajókat és az árukat látja.
core-style-schemer = Cselszövő
    .about = Befolyással, csendben dolgozik.
