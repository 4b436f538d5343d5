### What the shelf says of the game

minerva-name = Minerva
minerva-about = Építs római várost lapkáról lapkára, és keltsd életre egész utcáit.

minerva-style-scholar = Tudós
    .about = A kultúrának él.
minerva-style-champion = Bajnok
    .about = Minden fordulóban a dicsőséget akarja.
