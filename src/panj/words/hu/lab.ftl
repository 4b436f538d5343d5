### Amit a laboratórium mond: a nyelvi modellek asztalai.

## Az asztalnál

lab-mcp-table = { $table }. asztal: { $game }
lab-mcp-seat = { $seat }. hely: { $who }
lab-mcp-own_seat = { $seat }. hely: { $who }, vagyis te
lab-mcp-version = Eddigi lépések: { $version }
lab-mcp-no_news = Nem történt semmi.
lab-mcp-closed = Az asztal bezárult.
lab-mcp-no_tables = Nincs nyitott asztal.
lab-mcp-components = A játék elemei
lab-mcp-styles = A botok stílusai, a bot neve és egy kettőspont után

## Elutasítások

lab-refusal-language = Ezen a nyelven nincsenek szavak: „{ $name }”; a nyelvek: { $known }.
lab-refusal-no_bots = Valakinek a többi helyre is le kell ülnie. Ezek a botok játszhatnak: { $known }.
lab-refusal-no_rule = Ehhez a szabályhoz nincs magyarázat: „{ $name }”.
lab-refusal-no_seat = A { $seat }. hely nem lehet a tiéd. Ezek közül választhatsz: { $known }.
lab-refusal-no_such_move = Most nincs ilyen sorszámú lépés: { $number }; az utolsó sorszám: { $most }.
lab-refusal-no_table = Nincs ilyen asztal: „{ $name }”.
lab-refusal-not_over = A játszma fájlja minden titkot elárul; csak a játszma végén kapható meg.
lab-refusal-too_many_tables = Legfeljebb { $most } asztal lehet nyitva. Előbb zárj be egyet.
