### What the shelf says of the game

kingdomino-name = Kingdomino

kingdomino-style-planner = Tervező
    .about = Nem hagy rést, és számít a bónuszokra.
kingdomino-style-collector = Pontgyűjtő
    .about = Csak a meglévő pontokat számolja, tovább nem néz.
