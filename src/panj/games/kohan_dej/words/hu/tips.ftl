### Tips of the first game

kohan_dej-tip-what_passed = Jegyezd meg, mit adsz tovább: valaki balra elviszi.
kohan_dej-tip-name_role = Szerepet nevezel meg, nem játékost. Kinek fájna a legjobban – és melyik szerepet venné?
kohan_dej-tip-income_first = A bevétel azokat a negyedeket számolja, amelyek akkor állnak. A szerep színével egyező új negyed is számít: előbb építs.
kohan_dej-tip-gold_safe = A sok arany csábítja a Tolvajt.
kohan_dej-tip-five_kinds = Az ötödik típus a végén 3 pontot ér.
kohan_dej-tip-one_short = Egy városnak már csak egy negyed hiányzik: lehet, hogy ez az utolsó forduló.
