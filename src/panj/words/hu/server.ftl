### Amit az asztalok kiszolgálója mond.

## Napló

server-log-bot_failed = { $who } nem válaszolt időben; egy egyszerűbb bot lépett helyette.
    .you = A botod nem válaszolt időben; egy egyszerűbb bot lépett helyette.
server-log-gift = { $who } még { $minutes } percet kapott.
    .you = Még { $minutes } percet kaptál.
server-log-paused = A házigazda szünetet rendelt el.
server-log-resumed = A szünet véget ért, a játék folytatódott.
server-log-left = { $who } elhagyta a játszmát; egy bot vette át a játékot.
    .you = Elhagytad a játszmát; egy bot vette át helyetted a játékot.
server-log-removed = { $who } nem játszhatott tovább az asztalnál; egy bot vette át a helyét.
    .you = Nem játszhattál tovább az asztalnál; egy bot vette át a helyedet.
server-log-returned = { $who } visszatért az asztalhoz.
    .you = Visszatértél az asztalhoz.
server-log-taken_over = { $who } ideje lejárt; egy bot vette át a játékot.
    .you = Lejárt az időd; egy bot vette át helyetted a játékot.
server-log-undone = { $who } visszavette az utolsó lépést.
    .you = Visszavetted az utolsó lépést.
server-log-undone_turn = { $who } visszavont { $count } lépést a köréből.
    .you = Visszavontál { $count } lépést a körödből.

## Letters

server-mail-confirm_subject = Panj: ez a te címed?
server-mail-confirm =
    Szia, { $name }!

    Nyisd meg ezt a linket, hogy a Panj írhasson neked:

    { $link }

    A link egyszer használható, egy napig. Ha nem te kérted ezt a levelet, nincs teendőd.
server-mail-reset_subject = Panj: új jelszó
server-mail-reset =
    Szia, { $name }!

    Ezzel a linkkel új jelszót választhatsz a fiókodhoz:

    { $link }

    A link egyszer használható, 30 percig, és minden eszközön kijelentkeztet. Ha nem te kérted ezt a levelet, nincs teendőd: a jelszavad marad a régi.

## Elutasítások

server-refusal-account_taken = Ez a fióknév már foglalt: { $name }.
server-refusal-bad_field = A kérésnek ez a része nem megfelelő: { $name }.
server-refusal-bad_request = A kérés formája nem megfelelő.
server-refusal-bot_tables = Már { $limit } asztalod megy robotokkal. Előbb fejezz be vagy adj fel egyet.
server-refusal-browser_only = Ezt kulccsal nem lehet; lépj be böngészővel.
server-refusal-chat_empty = Az üzenet üres.
server-refusal-chat_long = Egy üzenet legfeljebb { $limit } karakter lehet.
server-refusal-common_password = Ezt a jelszót az elsők között próbálnák ki. Válassz másikat.
server-refusal-forbidden = Ezt nem teheted meg.
server-refusal-gift_own = Saját magadnak nem adhatsz időt.
server-refusal-gift_twice = Ez a játékos már kapott időt.
server-refusal-has_account = Már van fiókod: { $name }.
server-refusal-hints_clock = Ha az asztalnál jár az óra, nincs tipp.
server-refusal-hints_off = Ennél az asztalnál tipp nélkül játszanak.
server-refusal-in_use = Ezt az adatbázist már egy másik kiszolgáló használja: { $name }.
server-refusal-internal = Hiba történt a kiszolgálón. Feljegyeztük.
server-refusal-invitations = Egyszerre legfeljebb { $limit } meghívód lehet függőben. Várd meg, míg elfogadnak néhányat, vagy adj fel egy asztalt.
server-refusal-invite = Ezt a meghívót már felhasználták, vagy sosem létezett.
server-refusal-link = Ezt a linket már felhasználták, vagy lejárt. Kérj egy újat.
server-refusal-login = Hibás fióknév vagy jelszó.
server-refusal-name_empty = A névben legyen legalább egy betű vagy számjegy.
server-refusal-name_long = A név legfeljebb { $limit } karakter lehet.
server-refusal-name_tricks = A névben nem lehet láthatatlan betű vagy egymásra halmozott jel.
server-refusal-needs_consent = Mások is játszanak itt: inkább javasold a játszma befejezését.
server-refusal-newer_schema = Az adatbázist egy újabb Panj készítette (séma: { $theirs }, a miénk: { $ours }). Frissíts, kérlek.
server-refusal-no_account = Ehhez fiók kell.
server-refusal-no_automa = Ezekkel a beállításokkal ezen a helyen nem játszhat automata: { $seat }.
server-refusal-no_branch = Ettől a pillanattól nem lehet folytatni a játékot.
server-refusal-no_clock = Ennél az asztalnál nincs óra, amelyet meg lehetne állítani.
server-refusal-no_hint = Nem találtunk tippet. Próbáld újra.
server-refusal-no_live_clock = Időt csak ott lehet adni, ahol perceket mér az óra.
server-refusal-no_mail = Ez a kiszolgáló nem küld e-mailt.
server-refusal-no_passkeys = Ezen a kiszolgálón nincs jelkulcs.
server-refusal-no_database = Ez az adatbázis nem érhető el: { $name }. Helyes a cím és a jelszó?
server-refusal-no_driver = Ez a csomag nincs telepítve: { $name }.
server-refusal-open_tables = Már { $limit } nyitott asztalod van. Előbb indíts el vagy adj fel egyet.
server-refusal-passkey = A kiszolgáló nem fogadta el ezt a jelkulcsot.
server-refusal-passkeys = Már { $limit } jelkulcsod van. Előbb törölj közülük egyet.
server-refusal-practice = A gyakorló játszmát nem lehet fájlba menteni.
server-refusal-no_proposal = Nincs függőben javaslat.
server-refusal-no_seat = Ennél az asztalnál nincs számodra szabad hely.
server-refusal-no_such_move = Most nincs ilyen sorszámú lépés: { $index }.
server-refusal-no_table = Nincs ilyen asztal.
server-refusal-not_found = Ezen a címen nincs semmi.
server-refusal-not_host = Ezt csak az asztal házigazdája teheti meg.
server-refusal-not_kept = Ez a hely nincs fenntartva senkinek.
server-refusal-not_open = Ennél az asztalnál már elkezdődött a játék.
server-refusal-not_out_of_time = Ezen a helyen senkinek sem járt le az ideje.
server-refusal-not_over = Ez a játszma még nem ért véget.
server-refusal-not_paused = Az asztalnál nincs szünet.
server-refusal-not_stood_in = Itt nem játszik helyetted bot.
server-refusal-not_running = Ez a játszma éppen nem tart.
server-refusal-not_seated = Nem ülsz ennél az asztalnál.
server-refusal-not_your_turn = Nem te következel.
server-refusal-other_name = Ez nem a fiókod neve.
server-refusal-other_schema = Az adatbázis sémája más ({ $theirs }, a miénk: { $ours }). Indítsd el egyszer a kiszolgálót, az frissíti.
server-refusal-paused = Az asztalnál szünet van.
server-refusal-proposal_open = Egy másik javaslat még válaszra vár.
server-refusal-prove = Előbb add meg még egyszer a jelszavadat.
server-refusal-removed = Eltávolítottak ettől az asztaltól, nem ülhetsz vissza.
server-refusal-running_tables = Már { $limit } futó asztalod van. Előbb fejezz be vagy adj fel egyet.
server-refusal-scope = Ezzel a kulccsal ez nem engedélyezett; szükséges jogkör: { $name }.
server-refusal-seats_open = Még vannak szabad helyek.
server-refusal-setting = Ismeretlen beállítás, vagy nem lehetséges az értéke: { $name }.
server-refusal-settings_file = Ez a fájl nem olvasható: { $name }.
server-refusal-settling = A körödet már lejátszottad: fejezd be, vagy vedd vissza.
server-refusal-slow = A kérés túl lassan érkezett meg.
server-refusal-stored_options = Az asztalaid beállításai több mint { $limit } bájtot foglalnak. Kevesebb asztalt készíts saját elemekkel.
server-refusal-table_taken = Ezen a címen már van asztal.
server-refusal-taken_over = A helyedet egy bot vette át.
server-refusal-token = Ez a kulcs nem létezik, vagy visszavonták.
server-refusal-banned = Ki vagy tiltva erről a kiszolgálóról. A megadott ok: { $reason }
server-refusal-muted = Egyelőre nem írhatsz a csevegésbe. Az okát a fiókod oldalán olvashatod.
server-refusal-not_house = Ezt csak a kiszolgáló gondozói tehetik meg.
server-refusal-of_the_house = A kiszolgáló gondozóit innen nem lehet figyelmeztetni, némítani vagy kitiltani.
server-refusal-oneself = Ez te magad vagy.
server-refusal-place = A hálózatodról egyelőre nem fogadunk újakat.
server-refusal-registration = Ez a kiszolgáló most nem fogad újakat.
server-refusal-reported = Ezt már jelentetted.
server-refusal-too_large = A kérés túl nagy.
server-refusal-too_many = Túl sok a kérés. Várj egy kicsit.
server-refusal-unknown_person = Előbb válassz nevet.
server-refusal-watchers = Ennél az asztalnál nincsenek nézők.
server-refusal-workers = Több munkafolyamathoz PostgreSQL kell: egy SQLite-fájlba csak egy író fér.
