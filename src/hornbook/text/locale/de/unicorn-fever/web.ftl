### The table of Unicorn Fever in the browser. Fact first, joke second.

## Signs on the table

web-unicorn-fever-odds = Quote
web-unicorn-fever-fastest = schnell
web-unicorn-fever-slowest = langsam
web-unicorn-fever-fever = Im Fieber: { $text }
web-unicorn-fever-track = Die Rennstrecke
web-unicorn-fever-racer = Einhorn
web-unicorn-fever-magic = Zauber
web-unicorn-fever-win = Sieg
web-unicorn-fever-early = Früh
web-unicorn-fever-late = Spät
web-unicorn-fever-actions = Aktionen
web-unicorn-fever-contracts = Verträge
web-unicorn-fever-hand =
    { $seat-is ->
        [you] Deine Zauberkarten
        [none] Zauberkarten
       *[other] Zauberkarten { $seat-of }
    }
web-unicorn-fever-hand-tab = Hand
web-unicorn-fever-magic-of =
    { $seat-is ->
        [you] Deine Zauber
        [none] Zauber
       *[other] Zauber { $seat-of }
    }
web-unicorn-fever-tray = Was dir gehört
web-unicorn-fever-gold = Gold
web-unicorn-fever-glory = Ruhm
web-unicorn-fever-loans = Darlehen
web-unicorn-fever-good = positiv
web-unicorn-fever-bad = negativ
web-unicorn-fever-race-of = Rennen { $race } von { $races }
web-unicorn-fever-race-of-brief = Rennen { $race }/{ $races }
web-unicorn-fever-phase-plan = Planen
web-unicorn-fever-phase-race = Rennen
web-unicorn-fever-phase-pay = Zahlen

## Colours, as part of a unicorn's full name

web-unicorn-fever-colour-green = grün
web-unicorn-fever-colour-orange = orange
web-unicorn-fever-colour-yellow = gelb
web-unicorn-fever-colour-blue = blau
web-unicorn-fever-colour-purple = lila
web-unicorn-fever-colour-red = rot

## Things on the track, for those who hear them

web-unicorn-fever-lane =
    { $fever ->
        [yes] { $racer }, { $colour }, { $odds }, im Fieber
       *[no] { $racer }, { $colour }, { $odds }
    }
# $kind: win, early or late. $state: free, taken, kept (on a contract), gone, chosen.
web-unicorn-fever-token =
    { $racer }, { $colour }, { $odds }, { $kind ->
        [win] Siegwette
        [early] Frühe Platzwette
       *[late] Späte Platzwette
    }: { $state ->
        [taken] { $stake } darauf, { $seat-by }
        [kept] gelagert { $seat-by }
        [gone] nicht in diesem Rennen
        [chosen] deine Wahl, { $stake } darauf
       *[free] frei
    }
web-unicorn-fever-cell-taken = { $seat }, { $stake } Gold
web-unicorn-fever-cell-free = frei
web-unicorn-fever-cell-gone = keine
web-unicorn-fever-pile =
    { $count ->
        [one] 1 Zauberkarte unter { $racer }. { $about }
       *[other] { $count } Zauberkarten unter { $racer }. { $about }
    }
web-unicorn-fever-pile-by = Eine Karte { $seat-by }, verdeckt.
web-unicorn-fever-pile-known = { $card }, { $seat-by }: { $text }

## Action piles

web-unicorn-fever-pile-contract = Vertrag
web-unicorn-fever-pile-gold = +{ $gold } Gold
web-unicorn-fever-pile-bet =
    { $kind ->
        [win] Sieg
       *[any] Wette
    }
web-unicorn-fever-pile-magic = { $count } Zauber
web-unicorn-fever-pile-price =
    { $price ->
        [0] gratis
       *[other] kostet { $price }
    }
web-unicorn-fever-pile-bell = und die Glocke
web-unicorn-fever-pile-glory = +{ $glory } Ruhm
web-unicorn-fever-pile-with-magic = und { $count } Zauber
web-unicorn-fever-pile-always = immer offen
web-unicorn-fever-pile-play = alle spielen
web-unicorn-fever-pile-plain = ohne Haken
web-unicorn-fever-all-gone = alles weg
web-unicorn-fever-you-hold = du hast { $token }

## Contracts

web-unicorn-fever-at-the-end = { $glory } am Ende
web-unicorn-fever-signed = abgeschlossen
web-unicorn-fever-signed-by = abgeschlossen { $seat-by }
web-unicorn-fever-no-contract = Noch kein Vertrag

## The tray and the seats

web-unicorn-fever-gold-held =
    { $loans ->
        [0] Gold
        [one] Gold, 1 Darlehen
       *[other] Gold, { $loans } Darlehen
    }
web-unicorn-fever-glory-held = Ruhm, Steuer { $tax }
web-unicorn-fever-tax-due = Ruhmsteuer nach diesem Rennen: { $tax } Gold, plus das, was du gewinnst.
web-unicorn-fever-you-own = Dir gehört { $racer }
web-unicorn-fever-owned =
    { $seat-is ->
        [you] gehört dir
       *[other] gehört { $seat-to }
    }
web-unicorn-fever-kept-brief =
    { $kind ->
        [win] gelagert, Sieg
        [early] gelagert, früh
       *[late] gelagert, spät
    }
web-unicorn-fever-bet-brief =
    { $kind ->
        [win] Sieg, { $stake }
        [early] früh, { $stake }
       *[late] spät, { $stake }
    }
web-unicorn-fever-owns = Besitzt { $racer }
web-unicorn-fever-has-bell = Startspieler
web-unicorn-fever-gets-bell = Startspieler ab diesem Rennen
web-unicorn-fever-prizes = { $first }, { $second } oder { $third } Gold auf dem Podest
web-unicorn-fever-bet-on =
    { $stake } auf { $racer }, { $kind ->
        [win] Siegwette
        [early] Frühe Platzwette
       *[late] Späte Platzwette
    }
web-unicorn-fever-bet-pays =
    { $kind ->
        [win] 1. Platz: { $times } und { $glory } Ruhm
       *[other] erste Drei: { $times } und { $glory } Ruhm
    }
web-unicorn-fever-kept-bet =
    { $racer }, { $kind ->
        [win] Siegwette
        [early] Frühe Platzwette
       *[late] Späte Platzwette
    }
web-unicorn-fever-kept-action = Gelagert: { $token }

## Why something cannot be had

web-unicorn-fever-why-taken = Diesen Marker { $seat-has } schon { $seat-within }. Es gibt von jeder Wette nur einen je Einhorn und Rennen.
web-unicorn-fever-why-reserved = Diesen Marker { $seat-has } { $seat-within } gelagert.
web-unicorn-fever-why-no-late = Späte Platzwetten gibt es erst zu viert.
web-unicorn-fever-why-removed = Die Würfel haben diesen Marker aus dem Rennen genommen.
# $what: bet, contract, magic; $token is what has been taken for this action
web-unicorn-fever-why-held =
    { $what ->
        [bet] { $token } gilt nicht für diese Wette. Leg sie zurück, um eine andere zu nehmen.
        [contract] { $token } gilt nicht für Verträge. Leg sie zurück, um eine andere zu nehmen.
       *[magic] Mit { $token } kannst du jetzt nicht zaubern. Leg sie zurück, um eine andere zu nehmen.
    }
# Nothing to take leads there.
web-unicorn-fever-why-no-action =
    { $what ->
        [bet] Kein Marker ist übrig, der diese Wette erlaubt.
        [contract] In diesem Rennen ist keine Vertragsaktion mehr übrig.
        [magic] Kein Marker ist übrig, mit dem man zaubern kann.
       *[token] Damit ist in diesem Rennen nichts mehr anzufangen.
    }
# $question is a question, with its mark
web-unicorn-fever-why-empty = Alles weg bis zum nächsten Rennen.
web-unicorn-fever-why-no-contracts = Es liegt kein Vertrag mehr aus.
web-unicorn-fever-why-no-bets = Dafür ist kein Wettmarker mehr da.
web-unicorn-fever-why-no-gold = Du kannst es nicht bezahlen, und bei drei Darlehen leiht die Elfenmafia nichts mehr.

## The slip

web-unicorn-fever-action-of = Aktion { $action } von { $actions }
web-unicorn-fever-ask-action = Nimm einen Marker.
web-unicorn-fever-tip-action = Oder tipp auf Wette, Vertrag oder Karte: Der Marker kommt mit.
web-unicorn-fever-ask-racer = Auf wen setzt du?
web-unicorn-fever-ask-kind = Welche Wette?
web-unicorn-fever-ask-contract = Welcher Vertrag?
web-unicorn-fever-ask-lane = Unter welche Bahn?
web-unicorn-fever-tip-lane = Die anderen sehen, dass du sie legst, aber nicht, welche es ist.
web-unicorn-fever-ask-heat = Totes Rennen. Wer war vorn?
web-unicorn-fever-tip-heat = Du hast die Glocke, also das letzte Wort. Niemand fragt, warum.
web-unicorn-fever-change = ändern
web-unicorn-fever-with = mit
web-unicorn-fever-half = halb
web-unicorn-fever-all = alles
# Odds and glory of a bet, very short: “×6 · 5 glory”
web-unicorn-fever-pays-short = { $times } · { $glory } Ruhm
web-unicorn-fever-if-won =
    { $kind ->
        [win] Als Erstes im Ziel
       *[other] Unter den ersten Drei
    }
web-unicorn-fever-anything-else = Alles andere
web-unicorn-fever-plus = { $sum }
web-unicorn-fever-back = zurück
web-unicorn-fever-before-contracts = Bevor deine Verträge mitreden.
web-unicorn-fever-loan = Die Elfenmafia leiht jetzt { $gold } und will am Ende { $back }.
web-unicorn-fever-loan-joins = Ein Darlehen kommt dazu. Die wissen, wo du schläfst.
web-unicorn-fever-laid = { $card }, unter { $racer }
web-unicorn-fever-pull = Zurücknehmen: { $card }
web-unicorn-fever-nudge = { $racer }: { $before } → { $after }
web-unicorn-fever-put-back = Zurücklegen
web-unicorn-fever-not-now = Jetzt nicht
web-unicorn-fever-borrow = Darlehen
web-unicorn-fever-no-loan = Du hast { $loans } Darlehen oder mehr: Die Elfenmafia leiht nichts mehr, außer für die Steuer.

# The title's note while playing magic; 0: cards beyond those one must play.
web-unicorn-fever-to-play =
    { $count ->
        [0] wenn du magst
       *[other] { $count } zu spielen
    }

## Keys

web-unicorn-fever-key-lanes = auf eine Bahn zeigen
web-unicorn-fever-key-w = Siegwette
web-unicorn-fever-key-e = Frühe Platzwette
web-unicorn-fever-key-l = Späte Platzwette

## The deed, on the button

web-unicorn-fever-do-gold =
    { $bell ->
        [yes] { $gold } Gold und die Glocke nehmen
       *[no] { $gold } Gold nehmen
    }
web-unicorn-fever-do-bet = { $stake } auf { $racer } setzen
web-unicorn-fever-do-sign =
    { $price ->
        [0] Gratis abschließen
       *[other] Für { $price } abschließen
    }
web-unicorn-fever-do-magic =
    { $count ->
        [one] 1 Karte legen
       *[other] { $count } Karten legen
    }
web-unicorn-fever-do-heat = { $racer } war vorn
web-unicorn-fever-missing-bet = Wähle eine Wette
web-unicorn-fever-missing-contract = Wähle einen Vertrag
web-unicorn-fever-missing-lane = Wähle eine Bahn
web-unicorn-fever-missing-card =
    { $count ->
        [0] Wähle eine Karte oder lass es
        [one] Wähle noch 1 Karte
       *[other] Wähle noch { $count } Karten
    }
web-unicorn-fever-missing-heat = Der Reihe nach antippen
web-unicorn-fever-missing-moment = Wähle eins

## Explanations

web-unicorn-fever-odds-about = Die Zahl sagt, wie viel eine gewonnene Siegwette je Gold zahlt und welche Reihe der Bewegungskarte für das Einhorn gilt.
# $kind: win, early or late
web-unicorn-fever-token-title = { $racer }, { $kind ->
        [win] Sieg
        [early] früh
       *[late] spät
    }
web-unicorn-fever-token-about =
    { $kind ->
        [win] Zahlt, wenn dieses Einhorn den 1. Platz belegt. Ein Marker je Einhorn und Rennen.
       *[other] Zahlt, wenn dieses Einhorn unter die ersten Drei kommt. Ein Marker je Einhorn und Rennen.
    }

## What every table says, in this game’s own words

web-goal-unicorn-fever = Der meiste Ruhm gewinnt
web-goal-unit-unicorn-fever = Ruhm
web-round-unicorn-fever = Rennen { $round }
web-review-score-unicorn-fever = Ruhm
web-verdict-unicorn-fever =
    { $why ->
        [loans] Die Elfenmafia
       *[other] { web-verdict }
    }
