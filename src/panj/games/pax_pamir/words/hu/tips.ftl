### Tips of the first game

pax_pamir-tip-free_column = Az első oszlop ingyenes, és a lapon fekvő pénz a tiéd. Fizetés előtt nézz balra.
pax_pamir-tip-bonus_action = Udvarod egyik lapja a kedvelt színű: az akciója ingyenes. Használd a kör vége előtt.
pax_pamir-tip-first_rule = Most már uralsz egy régiót. Ott építhetsz, mások kenőpénzt fizetnek – amíg áll a törzsed.
pax_pamir-tip-check_near = Próba van a piacon. Ki domináns most, és kinek van ott több befolyása?
pax_pamir-tip-court_limit = Három lap és a politikai csillagaid maradhatnak. Melyik lap végezte el a dolgát?
pax_pamir-tip-last_tribe = Az egyik régióban csak egy törzsed van, és mások is ott vannak. Ha elesik, a régió politikai lapjaid is elvesznek.
