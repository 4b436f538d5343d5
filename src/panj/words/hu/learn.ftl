### Lessons, first games, how to play

learn-other = Ez is szabályos. Ebben a leckében próbáld azt, ami meg van jelölve.
learn-refusal-damaged = Ez a lecke ({ $number }.) nem olvasható. A haladásod megmarad; próbálj egy másik leckét.
learn-refusal-missing = Itt nincs ilyen lecke ({ $number }.).

learn-title = Tanulás
learn-about = Játssz egy kicsit, kérdezd meg, miért, és játssz jobban.
learn-all = Minden lecke
learn-lesson = { $number }. lecke
learn-step = { $step }. lépés ({ $steps } közül)
learn-of = { $number } / { $count }
learn-minutes = { $minutes } perc
learn-you = Te
learn-next = Tovább
learn-back = Vissza
learn-show = Mutasd meg
learn-why = Miért?
learn-close = Kilépés a leckéből
learn-marked = Ebben a leckében ajánlott
learn-others = Ez is szabályos
learn-suggested = ajánlott
learn-try_again = Próbáld újra
learn-done = A lecke kész!
learn-next_lesson = { $number }. lecke
learn-again = Még egyszer
learn-begin = Kezdés
learn-begun = elkezdve
learn-go_on = Folytatás
learn-go_on_here = Folytasd, ahol abbahagytad
learn-how = A lecke igazi asztal, mellette az edzővel: ő kérdez, te lépsz, a tábla válaszol. Bármikor kiléphetsz; később folytathatod.
learn-progress = Kész leckék: { $done } ({ $count } közül)
learn-coach = Edző
learn-enter = Enter: tovább; u: vissza, q: kilépés.

## How to play, and the first game

learn-refusal-damaged_guide = Ezt az oldalt nem lehet beolvasni. A szabályok megvannak; nézd meg azokat.
learn-refusal-no_guide = Ehhez a játékhoz nincs ilyen oldal. A szabályok megvannak.
learn-how_to_play = Így kell játszani
learn-how_to_play_of = { $game }: így kell játszani
learn-words = Szavak
learn-all_rules = Minden szabály, számozva
learn-lessons = Leckék
learn-first = Játszd le az első játszmádat
learn-first_short = Első játszma
learn-first_about = Igazi játszma szelíd botok ellen, kezdőknek való beállításokkal. Az edző akkor szól, amikor valami először kerül elő.
learn-understood = Értem
learn-tips_off = Nem kérek több tanácsot
learn-plain = Egyszerű szövegként
learn-in_short = Röviden
