### What the shelf says of the game

kingdomino-name = Kingdomino
kingdomino-about = Válassz tájakat, rakd le őket a kastélyod köré, és hagyd, hogy a koronák értéket adjanak nekik.

kingdomino-style-planner = Tervező
    .about = Nem hagy rést, és számít a bónuszokra.
kingdomino-style-collector = Pontgyűjtő
    .about = Csak a meglévő pontokat számolja, tovább nem néz.
