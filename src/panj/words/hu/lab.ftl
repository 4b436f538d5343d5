### Amit a laboratórium mond: a nyelvi modellek asztalai.

## Az asztalnál

lab-mcp-table = { $table }. asztal: { $game }
lab-mcp-seat = { $seat }. hely: { $who }
lab-mcp-own_seat = { $seat }. hely: { $who }, vagyis te
lab-mcp-version = Eddigi lépések: { $version }
lab-mcp-no_news = Nem történt semmi.
lab-mcp-closed = Az asztal bezárult.
lab-mcp-no_tables = Nincs nyitott asztal.
lab-mcp-components = Tartozékok
lab-mcp-styles = A botok stílusai, a bot neve és egy kettőspont után
lab-mcp-bots = Botok
lab-mcp-players = Játékosok száma: { $counts }
lab-mcp-with_automa = { $name } társaságában: { $counts }
lab-mcp-only_seats = Csak { $counts } helyes asztalnál; az automata játékos helye is beleszámít.

## Elutasítások

lab-refusal-language = Ezen a nyelven nincs szöveg: „{ $name }”; a nyelvek: { $known }.
lab-refusal-no_bots = Valakinek a többi helyre is le kell ülnie. Ezek a botok játszhatnak: { $known }.
lab-refusal-no_rule = Ehhez a szabályhoz nincs magyarázat: „{ $name }”.
lab-refusal-no_seat = Ez a hely nem lehet a tiéd: { $seat }. Ezek közül választhatsz: { $known }.
lab-refusal-no_such_move = Most nincs ilyen sorszámú lépés: { $number }; az utolsó sorszám: { $most }.
lab-refusal-no_table = Nincs ilyen asztal: „{ $name }”.
lab-refusal-not_over = A játszma fájlja minden titkot elárul; csak a játszma végén kapható meg.
lab-refusal-too_many_tables = Legfeljebb { $most } asztal lehet nyitva. Előbb zárj be egyet.
