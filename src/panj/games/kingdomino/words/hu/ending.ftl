### Kingdomino

## The end

kingdomino-why-rounds = { $rounds ->
       [1] Az
       [5] Az
      *[other] A
    } { $rounds }. forduló volt az utolsó: minden dominót leraktatok vagy eldobtatok.
kingdomino-why-dynasty = Véget ért a Dinasztia mind { $games ->
       [3] a három
      *[other] { $games }
    } játéka; a pontok összeadódnak.
kingdomino-near-last_round = Utolsó forduló: már csak lerakni kell, választani nem.
kingdomino-stage-game = { $game }. játék
