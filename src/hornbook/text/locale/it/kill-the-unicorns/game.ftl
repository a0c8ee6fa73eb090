### Kill the Unicorns in the registry.

game-kill-the-unicorns = Kill the Unicorns
    .about = Quattro giorni, sedici unicorni e carte coperte. Il regno gradirebbe un po’ d’aria fresca.
    .score =
        { $score ->
            [one] { $score } punto
           *[other] { $score } punti
        }
setting-kill-the-unicorns-characters = personaggi
    .help = Se ognuno sceglie un personaggio, a partire dal primo giocatore, o se si danno a sorte.

## Cards of one’s own: their kinds, and what stands on them

blank-ruse = Tranello
blank-field-stars = stelle
blank-field-deck = di chi è
