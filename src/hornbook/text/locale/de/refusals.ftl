### Why something cannot be done: what is wrong and what is allowed, in one sentence.

refusal-with-rule = { $reason } (Spielregel: { $rule }.)

## Choices

refusal-no-such-option = Die Möglichkeit { $choice } gibt es nicht: Sie sind von 0 bis { $last } nummeriert.
refusal-no-such-lesson = Eine Lektion „{ $lesson }“ gibt es nicht: Es gibt { $allowed }.
refusal-not-a-number = { $choice } ist keine Wahl: Eine Wahl ist eine ganze Zahl.
refusal-not-an-option =
    Das steht nicht zur Wahl: Nimm { $count ->
        [0] einen der erlaubten Beträge
       *[other] eine der { $count } Möglichkeiten
    }.
refusal-not-in-span =
    { $choice } ist nicht erlaubt: Nenne einen Betrag von { $low } bis { $high }{ $step ->
        [1] { "" }
       *[other] { " " }in Schritten von { $step }
    }.
refusal-not-your-turn = Du bist nicht dran: Gerade wählt jemand anders.
refusal-game-over = Das Spiel ist vorbei: Es gibt nichts mehr zu wählen.
refusal-stale-choice = Das war eine frühere Frage: Das Spiel ist jetzt bei Frage { NUMBER($current, useGrouping: 0) }, nicht bei { $number }.
refusal-beyond-reveal = Über eine Karte hinaus, die noch aufgedeckt wird, lässt sich nichts probieren: Triff erst die Entscheidungen davor.

## Sitting down and thinking again, at any game that allows it

refusal-not-open = Jetzt kann sich niemand setzen: Warte, bis das Spiel seine Türen wieder öffnet.
refusal-table-full = Der Tisch ist voll: Er hat { $most } Plätze.
refusal-not-the-next-seat = Platz { NUMBER($seat, useGrouping: 0) } geht nicht: Der nächste freie ist { NUMBER($next, useGrouping: 0) }.
refusal-not-without-you = Jetzt kann niemand ein Rennen auslassen.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen: Antworten lassen sich nur ändern, solange andere noch grübeln.
