### Kill the Unicorns in the registry.

game-kill-the-unicorns = Kill the Unicorns
    .about = Vier Tage, sechzehn Einhörner und verdeckte Karten. Das Königreich hätte gern frische Luft.
    .score =
        { $score ->
            [one] { $score } Punkt
           *[other] { $score } Punkte
        }
setting-kill-the-unicorns-characters = Charaktere
    .help = Ob alle einen Charakter wählen, ab dem Startspieler, oder ob sie ausgeteilt werden.

## Cards of one’s own: their kinds, and what stands on them

blank-ruse = Finte
blank-field-stars = Sterne
blank-field-deck = wer sie hat
