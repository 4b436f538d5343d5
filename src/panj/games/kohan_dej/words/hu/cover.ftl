### What the shelf says of the game

kohan_dej-name = Kohan Dej
kohan_dej-about = Válassz titokban szerepet, gyűjts aranyat és lapokat, és építsd fel a fellegvár legpompásabb városát.
kohan_dej-temper = 45 perc · blöff és építkezés

kohan_dej-learn-1_title = Titkos szerep, első negyed
kohan_dej-learn-2_title = Ki kicsoda? Gyilkosság, rablás, blöff
kohan_dej-learn-3_title = A színek fizetnek, a Hadúr lecsap
kohan_dej-learn-4_title = Különleges negyedek, és a hetedik

kohan_dej-puzzle-finish = Most vagy később
    .about = A kész város véget vet a játéknak. Akkor te vezetsz?
kohan_dej-puzzle-role = Melyik szerep?
    .about = Amit elveszel, téged segít, amit otthagysz, mást. Kire van szükséged ebben a körben?
kohan_dej-puzzle-name_role = Nevezd meg a szerepet
    .about = A városok és az arany elárulják, ki mit választott. Melyik szerepet nevezed meg?
kohan_dej-puzzle-stop = Állítsd meg a várost
    .about = Valakinek mindjárt kész a városa. Mi tartja fel, és megéri-e az árát?
kohan_dej-puzzle-order = A sorrend
    .about = Bevétel, képesség, építés: mi az első, és mi várhat?
