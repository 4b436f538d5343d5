### Amit az asztalok kiszolgálója mond.

## Napló

server-log-bot_failed = { $who } nem felelt időben; egy egyszerűbb bot lépett helyette.
    .you = A botod nem felelt időben; egy egyszerűbb bot lépett helyette.
server-log-taken_over = { $who } ideje lejárt; egy bot játszik tovább.
    .you = Lejárt az időd; egy bot játszik tovább helyetted.
server-log-undone = { $who } visszavette az utolsó lépést.
    .you = Visszavetted az utolsó lépést.

## Elutasítások

server-refusal-account_taken = Ez a fióknév már foglalt: { $name }.
server-refusal-bad_field = A kérésnek ez a része nem megfelelő: { $name }.
server-refusal-bad_request = A kérés formája nem megfelelő.
server-refusal-browser_only = Ezt kulccsal nem lehet; lépj be böngészővel.
server-refusal-chat_empty = Ebben a sorban nincs mondanivaló.
server-refusal-chat_long = Egy üzenet legfeljebb { $limit } karakter lehet.
server-refusal-forbidden = Ezt nem teheted meg.
server-refusal-has_account = Már van fiókod: { $name }.
server-refusal-hints_clock = Órával játszó asztalnál nincs tipp.
server-refusal-hints_off = Ennél az asztalnál tipp nélkül játszanak.
server-refusal-internal = Hiba történt a kiszolgálón. Feljegyeztük.
server-refusal-invite = Ezt a meghívót már felhasználták, vagy sosem létezett.
server-refusal-login = A fióknév és a jelszó nem illik össze.
server-refusal-name_empty = A névben legyen legalább egy betű vagy számjegy.
server-refusal-name_long = A név legfeljebb { $limit } karakter lehet.
server-refusal-needs_consent = Mások is játszanak itt: inkább javasold a játszma befejezését.
server-refusal-newer_schema = Az adatbázist egy újabb Panj készítette (séma: { $theirs }, a miénk: { $ours }). Frissíts, kérlek.
server-refusal-no_automa = Ezekkel a beállításokkal a szabályok ezt a helyet nem játsszák maguk: { $seat }.
server-refusal-no_hint = Nem találtunk tippet. Próbáld újra.
server-refusal-no_proposal = Nincs függőben javaslat.
server-refusal-no_seat = Ennél az asztalnál nincs számodra szabad hely.
server-refusal-no_such_move = Most nincs ilyen sorszámú lépés: { $index }.
server-refusal-no_table = Nincs ilyen asztal.
server-refusal-not_found = Ezen a címen nincs semmi.
server-refusal-not_host = Ezt csak az asztal gazdája teheti meg.
server-refusal-not_open = Ennél az asztalnál már elkezdődött a játék.
server-refusal-not_over = Ez a játszma még nem ért véget.
server-refusal-not_running = Ez a játszma nem folyik.
server-refusal-not_seated = Nem ülsz ennél az asztalnál.
server-refusal-not_your_turn = Nem te következel.
server-refusal-other_schema = Az adatbázis sémája más ({ $theirs }, a miénk: { $ours }). Indítsd el egyszer a kiszolgálót, az frissíti.
server-refusal-proposal_open = Egy másik javaslat még válaszra vár.
server-refusal-scope = Ezzel a kulccsal ez nem engedélyezett; szükséges jogkör: { $name }.
server-refusal-seats_open = Még vannak szabad helyek.
server-refusal-table_taken = Ezen a címen már van asztal.
server-refusal-taken_over = A helyedet egy bot vette át.
server-refusal-token = Ez a kulcs nem létezik, vagy visszavonták.
server-refusal-too_large = A kérés túl nagy.
server-refusal-too_many = Túl sok a kérés. Várj egy kicsit.
server-refusal-unknown_person = Előbb válassz nevet.
server-refusal-watchers = Ennél az asztalnál nem várnak nézőket.
server-refusal-workers = Több munkafolyamathoz PostgreSQL kell: egy SQLite-fájlba csak egy író fér.
