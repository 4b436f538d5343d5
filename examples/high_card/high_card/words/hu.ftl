### Magas lap

high_card-name = Magas lap
high_card-about = Három lap, három kör: a legmagasabb lap viszi a pontot.

high_card-move-play = Kijátszás: { $card } számú lap
high_card-prompt-play = Játssz ki egy lapot a kezedből.
high_card-log-dealt = { $who } három lapot kapott.
    .you = Három lapot kaptál.
high_card-log-played = { $who } kijátszotta ezt a lapot: { $card }.
    .you = Kijátszottad ezt a lapot: { $card }.
high_card-log-won = { $who } vitte a kört.
    .you = Tiéd a kör.
high_card-score-tricks = Megnyert körök

high_card-option-double = Dupla pont
    .about = Egy kör két pontot ér.

high_card-chapter-1 = A játék menete
high_card-rule-1_1 = A pakli tizenkét lapból áll, 1-től 12-ig; minden játékos hármat kap.
high_card-rule-1_2 = A három kör mindegyikében, ülésrendben, minden játékos kijátszik egy lapot képpel felfelé.
high_card-rule-1_3 = A kör legmagasabb lapja egy pontot ér, dupla ponttal kettőt; a legtöbb pont nyer.
high_card-rule-1_4 = A kézben tartott lapok titkosak; a ki nem osztott lapokat senki sem látja.

high_card-aspect-leading = { $amount } pontot tart meg az eddigi legmagasabb lappal
    .less = lemond ennek a körnek { $amount } pontjáról
high_card-aspect-hand = { $amount } pontot érő lapokat tart meg
    .less = { $amount } pontot érő lapot ad ki

high_card-view-hand = A lapjaid
high_card-view-hand_sizes = Hátralévő lapok
high_card-view-played = Ebben a körben kijátszva
high_card-view-discarded = Korábban kijátszva
web-high_card-hand = A lapjaid
web-high_card-played = { $round }/{ $rounds }. kör

high_card-style-saver = Takarékos
    .about = A magas lapokat későbbre tartogatja.
