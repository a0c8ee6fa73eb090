### What the pages of the house say of the Party: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-mode-horse-fever-party = Party
web-time-horse-fever-party = 20 min

## Values of its settings, and on its cards

web-value-watch = They watch
web-value-fresh-stake = Fresh stake

## What may be wrong with a card, said beside the field

web-fault-lane-stands-still = No movement card moves lane { $lane }; every race has to end.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-party-1 = For 3 players up to a stadium. Everyone plays on a phone, the race is on the television. Richest at the end wins.
    .title = What counts
web-learn-horse-fever-party-2 = Before each race everyone places two bets at the same time: one to win, one to place, at least 100 Danari each. They may be on the same horse.
    .title = Bets
web-learn-horse-fever-party-3 = The winner pays 6 times the stake, a place 2 times. Nobody sees your bets before the last slip is in.
    .title = What bets pay
web-learn-horse-fever-party-4 = One player is the bookmaker, turns the cards, breaks ties and does not bet. All six horses are equally fast: no odds, no dice, no excuses. The next bookmaker is whoever won most.
    .title = The bookmaker
web-learn-horse-fever-party-5 = The host may end the party after any race. Who comes late gets the same starting money; who is broke gets a fresh stake, or watches if the host is strict. Whoever hands in no slip in time lets the race go by.
    .title = Coming and going
