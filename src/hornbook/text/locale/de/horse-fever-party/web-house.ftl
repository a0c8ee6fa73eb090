### What the pages of the house say of the Party: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-mode-horse-fever-party = Party
web-time-horse-fever-party = 20 min

## Values of its settings, and on its cards

web-value-watch = Zusehen
web-value-fresh-stake = Neues Geld

## What may be wrong with a card, said beside the field

web-fault-lane-stands-still = Keine Bewegungskarte bewegt Bahn { $lane }; jedes Rennen muss enden.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-party-1 = Für 3 Leute bis zum vollen Stadion. Alle spielen auf dem Handy, das Rennen läuft auf dem Fernseher. Wer am Ende am reichsten ist, gewinnt.
    .title = Worauf es ankommt
web-learn-horse-fever-party-2 = Vor jedem Rennen schließen alle gleichzeitig zwei Wetten ab: eine auf Sieg, eine auf Platz, je mindestens 100 Danari. Es darf dasselbe Pferd sein.
    .title = Wetten
web-learn-horse-fever-party-3 = Auf Sieg gibt es den 6-fachen Einsatz, auf Platz den doppelten. Niemand sieht deine Wetten, bevor der letzte Wettschein abgegeben ist.
    .title = Was Wetten bringen
web-learn-horse-fever-party-4 = Jemand ist Buchmacher, deckt die Karten auf, entscheidet Gleichstände und wettet nicht. Alle sechs Pferde sind gleich schnell: keine Quoten, keine Würfel, keine Ausreden. Das Buch bekommt als Nächstes, wer am meisten gewonnen hat.
    .title = Der Buchmacher
web-learn-horse-fever-party-5 = Der Host darf die Party nach jedem Rennen beenden. Wer spät kommt, bekommt dasselbe Startgeld; wer pleite ist, bekommt neues, oder sieht zu, wenn der Host streng ist. Wer nicht rechtzeitig einen Wettschein abgibt, lässt das Rennen aus.
    .title = Kommen und gehen
