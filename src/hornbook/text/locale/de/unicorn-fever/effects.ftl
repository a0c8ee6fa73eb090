### What cards and tokens do: one sentence for each number a card can carry. A card's text is
### its sentences one after the other, so cards typed in by others have texts too.

## What acts on a unicorn (magic, fever). $value is the number, $size the number without its
## sign, $sign “more” or “less”. The unicorn is the subject.

effect-start-set =
    { $value ->
        [0] Steht bei der ersten Karte still.
       *[other] Läuft bei der ersten Karte { $value } weit.
    }
effect-start-add =
    { $sign ->
        [more] Läuft bei der ersten Karte { $size } weiter.
       *[less] Läuft bei der ersten Karte { $size } weniger weit.
    }
effect-gum =
    { $value ->
        [one] Nächster Sprint 1 kürzer. Dann ist der Kaugummi weg.
       *[other] Nächste Sprints { $value } kürzer, dann ist der Kaugummi weg.
    }
effect-tie =
    { $sign ->
        [more] Gewinnt Gleichstände.
       *[less] Verliert Gleichstände.
    }
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Quote 1 Reihe hoch Richtung x2, dauerhaft.
           *[other] Quote { $size } Reihen hoch Richtung x2, dauerhaft.
        }
       *[less] { $size ->
            [one] Quote 1 Reihe runter Richtung x7, dauerhaft.
           *[other] Quote { $size } Reihen runter Richtung x7, dauerhaft.
        }
    }
effect-bet-gold =
    { $sign ->
        [more] Gewonnene Wetten darauf zahlen { $size } Gold mehr.
       *[less] Gewonnene Wetten darauf zahlen { $size } Gold weniger.
    }
effect-bet-glory =
    { $sign ->
        [more] Gewonnene Wetten darauf bringen { $size } Ruhm mehr.
       *[less] Gewonnene Wetten darauf bringen { $size } Ruhm weniger.
    }
# $sign is the card's own: a positive broom sweeps the negative cards.
effect-cleanse =
    { $sign ->
        [positive] Fegt die negativen Karten der Bahn weg.
       *[negative] Fegt die positiven Karten der Bahn weg.
    }
effect-none = Tut nichts, das aber mit Überzeugung.

## What contracts bring. $value is the number.

perk-income = { $value } Gold nach jedem Rennen.
perk-interest = Ohne Darlehen: { $value } Gold nach jedem Rennen für je 10, die du hast.
perk-tax-relief = Du zahlst { $value } Gold weniger Ruhmsteuer.
perk-loan-gold = Deine ersten zwei Darlehen bringen je { $value } Gold mehr.
perk-loan-discount = Die Rückzahlung deiner ersten zwei Darlehen kostet je { $value } Gold weniger.
perk-exchange-discount = Am Spielende kostet dich 1 Ruhm { $value } Gold weniger.
perk-debts-forgiven =
    { $value ->
        [one] 1 offenes Darlehen wird dir nicht angekreidet.
       *[other] { $value } offene Darlehen werden dir nicht angekreidet.
    }
perk-owner-gold = Kommt dein Einhorn aufs Podest, { $value } Gold mehr.
perk-win-gold = Deine gewonnenen Siegwetten zahlen { $value } Gold mehr.
perk-place-gold = Deine gewonnenen Platzwetten zahlen { $value } Gold mehr.
perk-longshot-gold = Gewonnene Siegwetten bei x5 bis x7 zahlen { $value } Gold mehr.
perk-stake-bonus = Gewonnene Wetten zahlen, als lägen { $value } Gold mehr darauf.
perk-odds-bonus =
    { $value ->
        [one] Gewonnene Siegwetten zahlen den Einsatz einmal mehr.
       *[other] Gewonnene Siegwetten zahlen den Einsatz { $value }-mal mehr.
    }
perk-place-bonus =
    { $value ->
        [one] Gewonnene Platzwetten zahlen den Einsatz einmal mehr.
       *[other] Gewonnene Platzwetten zahlen den Einsatz { $value }-mal mehr.
    }
perk-place-percent =
    { $value ->
        [50] Gewonnene Platzwetten zahlen den halben Einsatz mehr.
       *[other] Gewonnene Platzwetten zahlen { $value } % des Einsatzes mehr.
    }
perk-bet-glory = { $value } Ruhm mehr für jede gewonnene Wette.
perk-win-second = Siegwetten zahlen auch beim 2. Platz: doppelter Einsatz, 3 Ruhm.
perk-reserve-bet =
    { $value ->
        [one] Lagere 1 Wettmarker, jetzt und in jeder Runde.
       *[other] Lagere { $value } Wettmarker, jetzt und in jeder Runde.
    }
perk-reserve-action =
    { $value ->
        [one] Lagere 1 Aktionsmarker, jetzt und in jeder Runde.
       *[other] Lagere { $value } Aktionsmarker, jetzt und in jeder Runde.
    }
perk-nudge =
    { $value ->
        [one] Verschiebe vor jedem Rennen eine Quote um 1 Reihe, dauerhaft.
       *[other] Verschiebe vor jedem Rennen eine Quote um { $value } Reihen, dauerhaft.
    }
perk-contract-discount = Verträge kosten dich { $value } Gold weniger.
perk-signing-gold = { $value } Gold für jeden Vertrag, den du abschließt, auch diesen.
perk-kickback = { $value } Gold, wenn jemand anders einen Vertrag abschließt.
perk-gold-bonus = { $value } Gold mehr bei jeder Goldaktion.
perk-own-ties = Dein Einhorn gewinnt Gleichstände.
perk-hand-size =
    { $value ->
        [one] Du hältst 1 Zauberkarte mehr auf der Hand.
       *[other] Du hältst { $value } Zauberkarten mehr auf der Hand.
    }
perk-magic-extra =
    { $value ->
        [one] Wenn ein Marker dich zaubern lässt, darfst du 1 Karte mehr spielen.
       *[other] Wenn ein Marker dich zaubern lässt, darfst du { $value } Karten mehr spielen.
    }
perk-bet-magic =
    { $value ->
        [one] Du darfst bei jeder Siegwettenaktion 1 Zauberkarte spielen.
       *[other] Du darfst bei jeder Siegwettenaktion { $value } Zauberkarten spielen.
    }
perk-peek = Sieh unter einer Bahn nach, bevor du zauberst.
perk-magic-gold = { $value } Gold für jede Zauberkarte, die du spielst.
perk-redraw = Du darfst vor jeder Runde deine ganze Hand tauschen.
perk-withdraw =
    { $value ->
        [one] Du darfst vor jedem Rennen 1 deiner verdeckten Karten zurückziehen.
       *[other] Du darfst vor jedem Rennen { $value } deiner verdeckten Karten zurückziehen.
    }
perk-blessing-gold = { $value } Gold je positive Karte von dir, die bei einem der ersten Drei wirkt.
perk-hex-gold = { $value } Gold je negative Karte von dir, die abseits des Podests wirkt.
perk-cancel-gold = { $value } Gold für jede deiner Karten, die aufgehoben wird.
perk-lost-gold = { $value } Gold für jede Wette, die du verlierst.
perk-refund = { $value } % des Einsatzes jeder verlorenen Wette zurück.
perk-near-miss = Um einen Platz verlorene Wetten geben den Einsatz zurück.
perk-rival-lost-gold = { $value } Gold für jede Wette, die andere verlieren.
perk-consolation = { $value } Ruhm nach einem Rennen, in dem all deine Wetten platzen.
perk-fever-glory = { $value } Ruhm mehr für gewonnene Wetten auf Einhörner im Fieber.
perk-printed-glory = { $value } Ruhm am Ende.

## What action tokens do

action-first-player = Startspieler ab diesem Rennen.
action-gold = Nimm { $value } Gold.
action-contract =
    { $value ->
        [0] Schließe gratis einen Vertrag ab.
       *[other] Schließe für { $value } Gold einen Vertrag ab.
    }
action-bet =
    { $kind ->
        [win] Schließe eine Siegwette ab.
       *[any] Schließe eine beliebige Wette ab.
    }
action-bet-glory = { $value } Ruhm darauf.
action-magic =
    { $value ->
        [one] Spiele 1 Zauberkarte.
       *[other] Spiele { $value } Zauberkarten.
    }

## The decks, as a list of cards names them

deck-movement = Bewegungskarten, für die Reihen x2 bis x7
    .chapter = 2.3
deck-magic = Zauberkarten
    .chapter = 1.1 und 2.2
deck-contracts = Verträge
    .chapter = 1.4 und 3.1
deck-unicorns = Einhörner und ihr Fieber
    .chapter = 3.4
deck-tokens = Aktionsmarker
    .chapter = 1
