### A finished game looked over.

web-review = Analyse
web-review-open = Spiel analysieren
# $winners: who won, $score: the winner's
web-review-note =
    { $winners-count ->
        [0] { $game }, niemand hat gewonnen
        [one] { $game }, Sieg mit { $score }: { $winners-within }
       *[other] { $game }, Sieg mit je { $score }: { $winners-within }
    }
web-review-busy = Ein Bot spielt alles nochmal. Langsam, mit hochgezogenen Brauen.
web-no-review = Nichts zu analysieren
    .help = Dieses Spiel hat keine Entscheidungen, die man wiegen könnte. Nochmal ansehen geht trotzdem.

## The chart and its moments

web-review-curve = Siegchance, Zug für Zug
web-review-pin = Moment { $number }
web-review-no-moments = Hier stehen gleich die Momente, auf die es ankam.
web-review-no-choice = Hier steht gleich, was sonst möglich gewesen wäre, Entscheidung für Entscheidung.
web-review-moments =
    { $count ->
        [0] Keine Momente
        [1] Ein Moment
        [2] Zwei Momente
        [3] Drei Momente
        [4] Vier Momente
        [5] Fünf Momente
       *[other] { $count } Momente
    }
# A short answer after its question: “Behind which horse? Black”.
web-review-answer = { $question } { $option }
# $round: “Race 2”
web-review-by-luck = { $round }: Glück
web-review-by-choice = { $round }: eine Entscheidung { $seat-by }
web-review-earlier = Früher
web-review-later = Später
web-review-see = Am Tisch ansehen
web-review-before = vorher
web-review-after = nachher
web-review-change = Unterschied

## One decision

web-review-could = was für { $seat-whom } möglich war
web-review-afterwards = Siegchance danach
web-review-amount = { $amount } setzen
# $said: what was chosen, $amount: how much was staked on it
web-review-with = { $said }, { $amount }
web-review-usual = was solides Spiel tut
web-review-best = das Beste
web-review-played = gespielt
web-review-why = Warum
web-review-first = Etwas Besseres war nicht zu finden.
web-review-same = So gut wie das Beste: Der Unterschied ist kleiner als der Fehler von { $error }.
web-review-worse = { $seat } { $seat-has } danach { $played } von hundert gehabt, nach dem Besten wären es { $best }.
web-review-steady =
    { $gain ->
        [0] Solides Spiel wäre { $share } von hundert wert gewesen: dasselbe.
       *[other] Solides Spiel wäre { $share } von hundert wert gewesen.
    }
web-review-known = Es zählt nur, was für { $seat-whom } zu wissen war. Alles Verdeckte wurde viele Male neu verteilt.
web-review-cost = Kosten dieses Zuges
web-review-points = Punkte von hundert
web-review-good = gut
web-review-tally = { $good } von { $all } Zügen { $seat-by } kosteten 3 oder weniger.

## Luck and skill

web-review-luck-and-skill = Glück und Können
web-review-luck = Glück
web-review-choices = Können
web-review-score = Punkte
web-review-adds-up = In Punkten von hundert. Solides Spiel mit durchschnittlichem Glück gewinnt an diesem Tisch { $even } von hundert Spielen. Können ist, was jemand dagegen gewonnen oder verloren hat; der Rest ist Glück, und die anderen.
web-review-chose-best = { $seat } { $seat-has } am besten entschieden. Der Rest ist Wetter.
