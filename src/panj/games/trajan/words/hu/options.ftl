### Trajan

## Beállítások

trajan-option-time_cycle = Időkör
    .about = Hány mezőt tesz meg az időjelző egy fordulóban.
trajan-option-time_cycle-shorter = 11, 16 vagy 21 mező
trajan-option-time_cycle-longer = 12, 17 vagy 22 mező
trajan-option-marker_setup = Kezdő jelzők
    .about = A játékosok maguk rendezik el a jelzőiket, vagy véletlenszerűen kapják.
trajan-option-marker_setup-free = Szabad elrendezés
trajan-option-marker_setup-random = Véletlen osztás
trajan-option-bonus_demand = Szükségletbónusz
    .about = Az ilyen bónuszlapka egyszer vagy minden azonos jelű fórumlapkáért jár.
trajan-option-bonus_demand-once = Egyszer
trajan-option-bonus_demand-per_tile = Lapkánként
trajan-option-wild_demand_for_bonus = Joker szükséglet bónuszhoz
    .about = A megmaradt joker szükséglet egy szükségletbónuszhoz is jó.
trajan-option-purge_votes_in_provinces = Szenátuslapkák a tartományokban
    .about = A negyedév végén a tartományokban fekvő szenátuslapkák is kikerülnek.
trajan-option-commodity_reshuffle = Árukártyák újrakeverése
    .about = Az elfogyott húzópakli az eldobott lapokból újul meg.
trajan-option-final_senate_reset = Korongok vissza a végén
    .about = Az utolsó negyedév után a korongok visszakerülnek, mielőtt a döntetlen eldől.
