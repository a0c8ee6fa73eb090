### The laboratory: what “hornbook balance” and “hornbook fit” print and write. $name is a game, $edition the name of a card file.

balance-title = Balance von „{ $edition }“
balance-about =
    { $games ->
        [one] { $name }, 1 Spiel, { $seats } Plätze, Bots: { $bots }.
       *[other] { $name }, { $games } Spiele, { $seats } Plätze, Bots: { $bots }.
    }
balance-about-against =
    { $games ->
        [one] { $name }, gegen „{ $against }“: je 1 Spiel, { $seats } Plätze, Bots: { $bots }.
       *[other] { $name }, gegen „{ $against }“: je { $games } Spiele, { $seats } Plätze, Bots: { $bots }.
    }
balance-written = Die Seite liegt in { $file }.
fit-written = Die Tabelle liegt in { $file }.
balance-csv-written = Die Zahlen liegen in { $file }.

## What is measured. Headings of a list, in the plural where there are many.

balance-family-contract = Verträge, zu Beginn geschenkt
balance-family-pair = Vertragspaare, die ein Motor sein könnten, zu Beginn geschenkt
balance-family-opening = Erste Aktionen, zufällig
balance-family-loans = Darlehen, zu Beginn geschenkt
balance-family-magic = Zauberkarten der ersten Hand
balance-family-owner = Besitzmarker
balance-family-seat = Plätze in der Reihenfolge
balance-family-character = Charaktere, wie verteilt
balance-family-power = Fähigkeiten, ohne ihre Stapel verteilt
balance-family-deck = Fintenstapel, ohne Fähigkeiten
balance-family-ruse = Finten
balance-family-ware = Schwarzmarkt
balance-family-starter = Start-Einhörner
balance-family-assistant = Assistenten, zu Beginn geschenkt
balance-family-objective = Aufträge, zu Beginn geschenkt
balance-family-horse = Pferde, zu Beginn geschenkt
balance-family-action = Aktionskarten der ersten Hand

balance-place = { $place ->
    [1] Platz eins
    [2] Platz zwei
    [3] Platz drei
    [4] Platz vier
    [5] Platz fünf
    [6] Platz sechs
   *[other] Platz { $place }
}
balance-loans =
    { $loans ->
        [0] keine
        [one] 1 Darlehen
       *[other] { $loans } Darlehen
    }

## Columns

balance-thing = was
balance-wins = Siege, gegen { $even }
balance-effect = Wirkung
balance-sure = 95 von 100
balance-taken = genommen
balance-games = Spiele
balance-verdict = Urteil

## Verdicts, in a word or two

balance-verdict-strong = zu stark
balance-verdict-weak = schwach
balance-verdict-fits = passt
balance-verdict-unwanted = will niemand
balance-verdict-few = zu wenige Spiele

## Of the whole game

balance-figures = Das ganze Spiel
balance-figures-against = Zwei Ausgaben
balance-figure-decisions = Entscheidungen
balance-figure-lead-changes = Führungswechsel
balance-figure-winner = Stand der Spitze am Ende
balance-figure-spread = Von der Spitze bis zum Schluss
balance-figure-loans = Darlehen pro Kopf
balance-more = mehr
balance-fewer = weniger
balance-same = gleich
balance-curves = Von Runde zu Runde
balance-curve-glory = Ruhm
balance-curve-gold = Gold
balance-curve-loans = Darlehen
balance-curve-score = Punkte
balance-curve-points = Punkte
balance-curve-danari = Danari
balance-curve-winner = Sieg
balance-curve-mean = Schnitt
balance-curve-last = Schlusslicht
balance-interplay = Darlehen und Verträge
balance-interplay-about = Siege gegen ausgeglichen, in Punkten, nach Darlehen am Ende und dem zu Beginn geschenkten Vertrag.
balance-or-more = { $count } oder mehr
balance-too-few = zu wenige

## Findings, in words

balance-finding-strong =
    { $count ->
        [one] { $first } ist zu stark
       *[other] { $count } sind zu stark
    }
balance-finding-weak =
    { $count ->
        [one] { $first } ist schwach
       *[other] { $count } sind schwach
    }
balance-finding-unwanted =
    { $count ->
        [one] { $first } will niemand
       *[other] { $count } davon will niemand
    }
balance-finding-fair = Ausgewogen
balance-finding-which =
    { $more ->
        [0] { $family }: { $list }.
       *[other] { $family }: { $list } und { $more } weitere.
    }
balance-finding-within = { $family }: Nichts fällt auf. Am weitesten weg ist { $first }, { $effect } Punkte.

## How to read it

balance-reading = Wie man das liest
balance-reading-given = Was man wählt, wird gemessen, indem man es zufällig verschenkt, damit nicht starkes Spiel starke Karten macht.
balance-reading-dot = Der Punkt ist der Messwert, das Band, was 95 von 100 solchen Läufen zeigen würden. Ein Band über der Linie ist vom Durchschnitt nicht zu unterscheiden.
balance-reading-many = Wo vieles verglichen wird, sieht manches aus Glück gut aus. Das Urteil berücksichtigt, wie viel es ist.
balance-reading-taken = „Genommen“ ist, wie oft es gewählt wurde, wenn es zu haben war, in Spielen ohne Geschenke.
balance-reading-bots = Gespielt haben Bots: Sie bluffen schlecht, und Menschen werden manches besser machen.
balance-reading-file = Diese Seite ist eine Datei. Nichts wird geladen, nichts wird gesendet.
