### Az aréna jelentése

arena-title = Aréna: { $game }
arena-lead = { $games } játszma { $deals } osztáson, { $decisions } döntés
arena-automa = Automata játékos
arena-none = nincs
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-interval = ({ $low }–{ $high })

arena-ratings = Értékszámok
arena-ratings-note = A Plackett–Luce-modell Élő-skálán: 400 ponttal több azt jelenti, hogy tízszer valószínűbb a jobb helyezés. A viszonyítási pont 1000. A vonalak 95%-os intervallumok, az osztások újbóli mintavételezésével.
arena-table = Eredmények
arena-table-note = 95%-os intervallumokkal. A megosztott győzelem részekben számít.
arena-beats = Ki végez ki előtt
arena-beats-note = Milyen arányban végzett a sor botja az oszlop botja előtt; a döntetlen félnek számít.
arena-points = Pontok
arena-points-note = Milyen gyakran fordult elő az egyes eredmény; a vonal az átlag.
arena-time = Egy döntés ideje
arena-time-note = A sáv az átlag, a vonal a leglassabb döntés. Minden beosztás tízszerese az előzőnek.
arena-lapses = Elvesztett döntések
arena-lapses-note = Ahol egy bot hibázott, a kezdő bot döntött helyette, és a játszma folytatódott.
arena-settings = Beállítások
arena-settings-note = Ugyanezekkel a beállításokkal ugyanazok az osztások jönnek ki.

arena-column-bot = Bot
arena-column-rating = Értékszám
arena-column-played = Játszmák
arena-column-win_rate = Győzelmi arány
arena-column-score = Pontszám
arena-column-place = Átlagos helyezés
arena-column-lapses = Elvesztett döntések

arena-lapse-crashed = Összeomlott
arena-lapse-illegal = Szabálytalan válasz
arena-lapse-overran = Kifutott az időből

arena-setting-seats = Játékosok
arena-setting-options = Beállítások
arena-setting-bots = Botok (idő egy döntésre)
arena-setting-format = Lebonyolítás
arena-setting-seating = Helyek ugyanazon az osztáson
arena-setting-seed = Kezdőszám
arena-setting-digest = Kivonat

arena-format-round_robin = körmérkőzés: mindenki mindenkivel
arena-format-ladder = létra: minden bot a következővel
arena-format-one_against = egy a többi ellen: az első bot egyedül, sorban a többi ellen
arena-seating-rotations = minden forgatás
arena-seating-permutations = minden sorrend
