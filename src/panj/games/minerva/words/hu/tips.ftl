### Tips of the first game

minerva-tip-straight = Egy egyenes sor többet ér: egy lakóház az egészet felébreszti.
minerva-tip-nearest_first = A legközelebbi lapka hat először. A termelők jöjjenek a kereskedő előtt.
minerva-tip-missing = Minden hiányzó nyersanyagért 3 dénárt fizethetsz. Megéri?
minerva-tip-fee = Mostantól egy akció 1 dénár, a passzolók 1-et kapnak. Meddig maradsz?
minerva-tip-hire = A segéd megismétli a legjobb sorodat. Tarts rá 5 dénárt vagy egy dicsőségjelölőt.
minerva-tip-temple_place = A templom csak a végén pontoz. Hagyj helyet a számító lapkáknak.
