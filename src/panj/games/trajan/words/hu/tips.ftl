### Tips of the first game

trajan-tip-reach = Számold meg a jelzőket: ennyi tálcával arrébb van az akció. A világító tálcára érkeznél.
trajan-tip-heavy_tray = A nehéz tálca messzire ér, és nagyot lök az időn. Akkor használd, amikor jó neked a forduló vége.
trajan-tip-colour_order = Az utolsó jelző marad a céltálcán. Melyik szín hiányzik még a lapkának?
trajan-tip-first_of_kind = Minden épületfajtából az első ingyen akciót ad. Melyik segít most?
trajan-tip-demand_shown = Megjelent egy szükséglet: ezt kéri a nép a negyedév végén. A fórumon és a tartományokban van ilyen lapka.
trajan-tip-last_round = A negyedév utolsó fordulója: nézd át a szükségleteket, hajókat, szavazatokat.
