### The browser's table of Horse Fever, Board and Family. D is Danari, VP are victory points.
### Sums come with their spaces: { $danari } is “2 400”.

## The bar

# Round 0 is the preparation.
web-horse-fever-round =
    { $round ->
        [0] vor Runde 1 von { $rounds }
       *[other] Runde { $round } von { $rounds }
    }
web-horse-fever-round-brief =
    { $round ->
        [0] vor Runde 1
       *[other] Runde { $round }/{ $rounds }
    }
web-horse-fever-phases = Phasen der Runde
web-horse-fever-phase-buy = Kauf
web-horse-fever-phase-bet = Wetten
web-horse-fever-phase-race = Rennen
web-horse-fever-phase-auction = Auktion

## The table

web-horse-fever-blackboard = Tafel
web-horse-fever-odds = Quote
web-horse-fever-stable-price = Stallpreis
# A token on the blackboard.
web-horse-fever-token =
    { $owner-is ->
        [none] { $horse }, Stall zu verkaufen
       *[other] { $horse }, Stall { $owner-of }
    }
web-horse-fever-shelf = Stapel
web-horse-fever-pile-actions = Aktion
web-horse-fever-pile-assistants = Helfer
web-horse-fever-pile-horses = Pferde
web-horse-fever-pile-objectives = Aufträge
web-horse-fever-pile-loans = Kredite
web-horse-fever-track = Rennbahn
# A lane for those who do not see it.
web-horse-fever-lane =
    { $owner-is ->
        [none] { $horse }, Nummer { $number }, { $odds }, Feld { $spot }. Karten dahinter: { $cards }. Wettmarker übrig: { $left }.
       *[other] { $horse }, Nummer { $number }, { $odds }, Stall { $owner-of }, Feld { $spot }. Karten dahinter: { $cards }. Wettmarker übrig: { $left }.
    }
web-horse-fever-placing = Das letzte Rennen
web-horse-fever-key-rigged = manipuliert
web-horse-fever-key-odds = Quote
web-horse-fever-key-left = frei
web-horse-fever-peek = Deine Karte: { $card }
web-horse-fever-card-down = Eine Karte { $who-by }
web-horse-fever-card-by = { $card }, { $who-by }
web-horse-fever-bet-by = { $who }: { $stake } { $kind }
web-horse-fever-bet-on = { $stake } auf { $horse } ({ $kind })
web-horse-fever-bet-on-horse = Auf { $horse } wetten

## Cards

web-horse-fever-stable = Stall von { $horse }
web-horse-fever-bank-loan = Bankkredit
web-horse-fever-mob-loan = Unterweltkredit
web-horse-fever-due = { $danari } fällig am Ende

## The tray and the rivals

web-horse-fever-tray = Was dir gehört
web-horse-fever-danari = Danari
web-horse-fever-points = Punkte
web-horse-fever-on-stables =
    { $count ->
        [0] keine auf Ställen
        [one] 1 auf einem Stall
       *[other] { $count } auf Ställen
    }
web-horse-fever-minimum = Mindesteinsatz { $danari }
web-horse-fever-minimum-bet = Mindesteinsatz
web-horse-fever-loans = Kredite
web-horse-fever-first = Startspieler
web-horse-fever-out = raus
web-horse-fever-left-auction = raus
web-horse-fever-said = sagte { $price }

## The shop. .note stands on the tile, .about in the slip.

web-horse-fever-shop = Kurz- & Turfwaren
web-horse-fever-tile-actions = Zwei Aktionen
    .note = auch zweimal zu haben
    .about = Blind gezogen. Alle müssen diese Runde gespielt werden.
web-horse-fever-tile-objective = Auftrag
    .note = 4 ziehen, 1 behalten, geheim
    .about = 2 Punkte am Ende, wenn du allein ihn erfüllst.
web-horse-fever-tile-assistant = Assistent
    .note = 4 ziehen, 1 behalten, offen
    .about = Steht bis zum Ende auf der Lohnliste. Niemand fragt, auf welcher.
web-horse-fever-tile-horse = Pferd
    .note = 4 ziehen, 1 behalten, mit Stall
    .about = Läuft für einen deiner Ställe, wann immer du willst.
web-horse-fever-tile-bank = Bankkredit
    .note = am Ende { $danari } zurück
    .about = Am Ende { $danari } zurück, oder das Spiel ist verloren.
web-horse-fever-tile-mob = Unterweltkredit
    .note = am Ende { $danari } zurück
    .about = Am Ende { $danari } zurück. Sie kennen deinen Stall.
web-horse-fever-tile-pass = Passen
    .note = und Geld dafür bekommen
    .about = Du kaufst nichts, und die Bank bezahlt dich dafür.
web-horse-fever-tile-stable = Stall
    .note = +1 Punkt, Preis laut Tafel
    .about = Jetzt 1 Punkt, und 600, 400 oder 200 für jeden 1., 2. oder 3. Platz.
web-horse-fever-loan-taken = den hast du schon
web-horse-fever-no-loans = alle Kreditkarten sind vergeben
web-horse-fever-no-stable = du hast keinen Stall
web-horse-fever-bought-one = je Phase nur einmal, und das war schon
web-horse-fever-sold-out = der Stapel ist leer
web-horse-fever-too-dear = mehr, als du hast
web-horse-fever-all-owned = alle Ställe sind vergeben
web-horse-fever-no-token = kein Wettmarker davon ist übrig
web-horse-fever-offer = Oder mach jemandem ein Angebot, zum doppelten Preis
web-horse-fever-no-offers = Die anderen haben nichts, was du bezahlen könntest.
web-horse-fever-shop-waits = Immer der Reihe nach.
web-horse-fever-an-objective = Ein Auftrag
# Stands before what is asked for, for those who do not see the portrait.
web-horse-fever-offer-to = Angebot an { $who-whom }:
web-horse-fever-purchase-of = Kauf { $lap } von 2
# counter: where there is no blackboard to be seen, or no stable to be had.
web-horse-fever-buy-hint = Was darf es sein? Zeig auf den Tresen oder auf einen Stall an der Tafel.
    .counter = Was darf es sein? Zeig auf den Tresen.
web-horse-fever-pick-tile = Such dir erst etwas aus
web-horse-fever-ask-title = Ein Angebot an { $who-whom }
# $option is the offer as a button has it
web-horse-fever-ask-means = { $option }. Die Antwort kann Nein sein, dann wählst du noch einmal.
web-horse-fever-ask-after = Das Angebot gilt, sobald du bestätigst.
web-horse-fever-until-confirm = Das sieht niemand, bis du bestätigst.
web-horse-fever-no-way-back = Karten werden sofort gezogen: Danach gibt es kein Zurück.
web-horse-fever-shuffle = Den Stapel erst mischen?
web-horse-fever-now = jetzt
web-horse-fever-after = danach
web-horse-fever-after-bets = Nach zwei Wetten
web-horse-fever-do-actions = Zwei Aktionen für { $danari } kaufen
web-horse-fever-do-objective = Auftrag für { $danari } kaufen
web-horse-fever-do-assistant = Assistenten für { $danari } anheuern
web-horse-fever-do-horse = Pferd für { $danari } kaufen
web-horse-fever-do-stable = Stall von { $horse } für { $danari } kaufen
web-horse-fever-do-bank = { $danari } bei der Bank leihen
web-horse-fever-do-mob = { $danari } bei der Unterwelt leihen
web-horse-fever-do-pass = Passen, { $danari } nehmen
web-horse-fever-do-ask = { $danari } bieten

## The start line

web-horse-fever-start-line = Startlinie
web-horse-fever-runs-for = läuft für { $horse }
web-horse-fever-stall-taken = Dort steht schon { $horse }.
web-horse-fever-stall-closed = Dieses Pferd kann nicht für diesen Stall laufen.
web-horse-fever-horse-first = Wähle zuerst ein Pferd.
web-horse-fever-your-stalls = Deine Boxen
web-horse-fever-do-line-up =
    { $count ->
        [0] Ohne Pferdekarten laufen
        [one] 1 Pferd aufstellen
       *[other] { $count } Pferde aufstellen
    }

## Bets

web-horse-fever-first-bet = erste Wette
web-horse-fever-second-bet = zweite Wette
web-horse-fever-bet-hint = Welches Pferd? Zeig auf eine Bahn.
web-horse-fever-bet-note =
    { $owner-is ->
        [none] ohne Besitzer; dein Mindesteinsatz ist { $minimum }, 100 je Punkt
        [you] dein Stall; dein Mindesteinsatz ist { $minimum }, 100 je Punkt
       *[other] Stall { $owner-of }; dein Mindesteinsatz ist { $minimum }, 100 je Punkt
    }
web-horse-fever-side = Seite des Markers
web-horse-fever-win = Sieg
web-horse-fever-place = Platz
web-horse-fever-pays =
    { $points ->
        [one] ×{ $times }, 1 Punkt
       *[other] ×{ $times }, { $points } Punkte
    }
web-horse-fever-had = hast du schon
web-horse-fever-min = min. { $danari }
web-horse-fever-half = halb
web-horse-fever-all = alles
web-horse-fever-if-first =
    { $places ->
        [1] { $horse } gewinnt
       *[other] { $horse } unter den ersten { $places }
    }
web-horse-fever-else = Alles andere
web-horse-fever-cannot-bet = Dein Mindesteinsatz ist { $minimum }, und so viel hast du nicht. Also keine zweite Wette.
web-horse-fever-no-second = Keine zweite Wette
web-horse-fever-pick-horse = Wähle ein Pferd
web-horse-fever-do-bet = { $stake } auf { $horse } setzen ({ $kind })
web-horse-fever-nudge = Quote verschieben
web-horse-fever-no-nudge = Diese Quote lässt sich nicht weiter verschieben.

## Rigging

web-horse-fever-rig =
    { $count ->
        [one] letzte Karte
       *[other] noch { $count } Karten
    }
web-horse-fever-rig-card = Welche Karte?
web-horse-fever-rig-card-first = Wähle zuerst die Karte.
web-horse-fever-rig-lane = Hinter welches Pferd?
web-horse-fever-pick-card = Wähle eine Karte
web-horse-fever-do-rig = Hinter { $horse } legen
web-horse-fever-take-back = Zurücknehmen

## Auctions

web-horse-fever-falling = Auktion abwärts
    .note = Die Bank kauft einen Punkt. Jedes Ja macht ihn billiger.
web-horse-fever-rising = Auktion aufwärts
    .note = Die Bank verkauft einen Punkt. Jedes Ja macht ihn teurer.
web-horse-fever-falling-note = abwärts
web-horse-fever-rising-note = aufwärts
web-horse-fever-falling-call = { $price }. Es geht abwärts.
web-horse-fever-rising-call = { $price }. Es geht aufwärts.
web-horse-fever-the-bank = Die Bank
web-horse-fever-out-of-it = Nicht mehr dabei
web-horse-fever-maybe = { $who }?
web-horse-fever-sale-ask = Danari für einen deiner Siegpunkte?
web-horse-fever-bid-ask = Danari für noch einen Siegpunkt?
web-horse-fever-sale-next = Ja: { $who } { $who-are } bei { $yes } dran. Passen: bei { $no }. Wer zuletzt übrig ist, verkauft zum eigenen Preis.
web-horse-fever-bid-next = Ja: { $who } { $who-are } bei { $yes } dran. Passen: bei { $no }. Wer zuletzt übrig ist, kauft zum eigenen Preis.
web-horse-fever-last-seller = Sonst ist niemand mehr dabei. Ein Ja, und der Punkt ist verkauft.
web-horse-fever-last-buyer = Sonst ist niemand mehr dabei. Ein Ja, und der Punkt ist deiner.
web-horse-fever-do-sell = Für { $price } verkaufen
web-horse-fever-do-bid = Für { $price } kaufen
web-horse-fever-limit = Deine Grenze in dieser Auktion
web-horse-fever-limit-up = Oder geh von selbst mit, bis zu einer Grenze. Darüber wirst du wieder gefragt.
web-horse-fever-limit-down = Oder geh von selbst mit, bis zu einer Grenze. Darunter wirst du wieder gefragt.
web-horse-fever-limit-up-set = Du gehst bis { $price } mit. Darüber wirst du wieder gefragt. Niemand sonst weiß es.
web-horse-fever-limit-down-set = Du gehst bis { $price } mit. Darunter wirst du wieder gefragt. Niemand sonst weiß es.
web-horse-fever-do-limit-up = Ja, bis { $price } hinauf
web-horse-fever-do-limit-down = Ja, bis { $price } hinunter
web-horse-fever-do-unlimit = Frag mich jedes Mal
web-horse-fever-do-leave = Passen, diese Auktion verlassen
web-horse-fever-choose-one = eins wählen

## The race and what it brings

web-horse-fever-race-desk = Das Rennen
web-horse-fever-card = Bewegungskarte { $turn }
web-horse-fever-turning = Die Karten hinter den Pferden werden aufgedeckt.
web-horse-fever-ledger = Was das Rennen gebracht hat
web-horse-fever-paid-win = { $horse }, Sieg
web-horse-fever-paid-place = { $horse }, Platz
web-horse-fever-paid-lost = { $horse }, verloren
web-horse-fever-paid-stable = Stall von { $horse }
web-horse-fever-paid-income = Einkommen
# A talent paid: $place is where the horse came in, “4th”.
web-horse-fever-paid-reach = { $horse } kam als { $place } an. { $character } kassiert.
web-horse-fever-paid-talent = { $what }: { $character }
web-horse-fever-paid-horse = für das Pferd
web-horse-fever-paid-honour = für den Ruf
web-horse-fever-paid-fine = Strafe, { $horse }
web-horse-fever-paid-neighbour = unter Nachbarn
web-horse-fever-paid-penalty = konnte nicht zahlen

## The end

# $contest is a sentence: “the shortest player wins”
web-horse-fever-contest = Gleichstand: { $contest }
web-horse-fever-finale = Die Schlussrechnung
web-horse-fever-wins =
    { $names-is ->
        [you] Du gewinnst. Die Pferde wurden nicht gefragt.
       *[other] { $names-count ->
            [one] { $names } gewinnt. Die Pferde wurden nicht gefragt.
           *[other] { $names } gewinnen. Die Pferde wurden nicht gefragt.
        }
    }
web-horse-fever-repaid = { $danari } zurückgezahlt
web-horse-fever-owed = { $danari } nicht zurückgezahlt

## Keys

web-horse-fever-key-lane = Bahn 1 bis 6
web-horse-fever-key-win = Auf Sieg
web-horse-fever-key-place = Auf Platz

## What every table says, in this game’s own words

web-goal-horse-fever-board = Die meisten SP gewinnen
web-goal-unit-horse-fever-board = SP
web-review-score-horse-fever-board = SP
web-goal-horse-fever-family = Die meisten SP gewinnen
web-goal-unit-horse-fever-family = SP
web-review-score-horse-fever-family = SP
