### What one can choose: verbs, with the sum where there is one.

option-take-character = { $character }
option-hide-ruse = { $ruse }, unter „{ $unicorn }“
option-hunt-with =
    { $cards ->
        [one] Mit 1 Karte jagen
       *[other] Mit { $cards } Karten jagen
    }
option-pass = Passen
option-lay-hunt-card = { $value } legen
option-turn-ruse = Finte { $owner-by } aufdecken
option-give-unicorn = An { $heir-whom } geben
option-dye-unicorn = Färben: { $colour }
option-buy =
    { $goods ->
        [fake-horn] Falsches Horn, +{ $points }, für { $price }
        [fairy-dust] Feenstaub, { $colour }, +{ $points }, für { $price }
        [cotton-candy] Zuckerwatte, { $colour }, für { $price }
       *[pate] Pastete zu { $points }, für { $price } und ein Einhorn
    }
option-buy-nothing = Nichts kaufen
option-use-on = { $unicorn }
option-pay-with = { $total } zahlen mit { $cards }

## Powers

option-dare-rival = { $rival-whom } herausfordern
option-foretell = Eine { $total } vorhersehen
option-swap-card = Die { $value } gegen eine { $instead } tauschen
option-step-out = Hervortreten und fangen
option-act-instead = Stattdessen wirkt { $ruse }
option-take-back = Eine { $value } zurücknehmen
option-not-now = Jetzt nicht
