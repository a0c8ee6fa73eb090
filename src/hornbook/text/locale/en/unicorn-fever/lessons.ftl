### What the coach says in a first game of Unicorn Fever. At most 25 words at a time, and no exclamation marks.

lesson-unicorn-fever-welcome = Six unicorns, four races. Bets bring glory. Most glory wins, among those who can pay the elves back.
lesson-unicorn-fever-win-bet = Each turn you take one token and do what it says. The red one: a bet to win, with 2 glory on top.
lesson-unicorn-fever-who-wins = Who comes first? The number is what it pays: { $unicorn } { $odds }. { $favourite } is faster, so it pays only { $low }.
lesson-unicorn-fever-stake = How much? You hold { $gold } and have three turns. { $amount } is brave enough.
lesson-unicorn-fever-rival-gold = { $seat } took gold and the bell, and begins from this race on. What is taken is gone until the next race.
lesson-unicorn-fever-rival-bet = { $seat } has { $lane } to win. There is one such token, and it is gone.
lesson-unicorn-fever-any-bet = Blue: any bet, and 2 magic cards. A safe bet first.
lesson-unicorn-fever-early = Early place: among the first three is enough. It pays double and 3 glory. Favourites like { $favourite } are good at it.
lesson-unicorn-fever-gust = Magic goes face down under a lane. Everyone sees where, nobody what. { $card }: 4 spaces at the first card.
lesson-unicorn-fever-second-card = One more. Good cards under your friends, bad ones under other people’s.
lesson-unicorn-fever-drawn = Your hand is full again: as many cards as you have laid. What you have hidden, nobody else knows.
lesson-unicorn-fever-meddler = { $seat } has laid a card under { $lane }, without a bet there. Draw your own conclusions.
lesson-unicorn-fever-contract = Contracts work until the end, even on bets already made. This one is free. { $contract } likes winners.
lesson-unicorn-fever-cancelled = { $positive } and { $negative } share a letter, one good, one bad: both gone. The rest stays.
lesson-unicorn-fever-card = The card has a number for each row of the odds. All move at once. Magic may say otherwise.
lesson-unicorn-fever-dice = Then two dice: who is rolled sprints 1 space. The line is 12. I will be quiet now.
lesson-unicorn-fever-nose = { $lane } is yours, and in fever: the slowest has a gift. It wins ties. Third, by a nose.
lesson-unicorn-fever-own = { $lane } is your unicorn: owners of the first three get 6, 4 and 2 gold, whoever bets.
lesson-unicorn-fever-won = { $stake } staked, { $gold } back, your stake in there. And { $glory } glory, the token’s among it.
lesson-unicorn-fever-lost = Lost stakes stay with the bank. It was { $stake } gold, and some people pay more for a hat.
lesson-unicorn-fever-tax = Glory tax: 1 gold for each glory you hold, after every race. That is { $gold }. Fame has expenses.
lesson-unicorn-fever-odds = Who runs well becomes a favourite and pays less. Nobody stays a bargain.
lesson-unicorn-fever-carry-on = Three races to go, and you know how. Loans, late places and the rest: the book in the bar knows them.
