### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Six unicorns, one rainbow, crooked friends.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Gnomes
web-value-leprechauns = Leprechauns
web-value-goblins = Goblins
web-value-fairies = Fairies
web-value-witches = Witches
web-value-orange = Orange
web-value-purple = Purple
web-value-red = Red

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = A game needs contracts of at least { $least } clans.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-unicorn-fever-1 = Most glory after 4 races. But first come unpaid loans: whoever owes the elves fewest is ahead, whatever the glory.
    .title = What counts
web-learn-unicorn-fever-2 = Before each race everyone takes 3 actions, one a turn. Take the top token of a stack and do all it says: sign a contract, take gold, bet, bet to win, or play magic. What is taken is gone until the next race, so the best ones go first.
    .title = Planning
    .asks = choose-action choose-reserved-action
web-learn-unicorn-fever-3 = A win bet pays the stake times the odds and 5 glory. An early place bet pays double and 3 glory if the unicorn is among the first three; a late one, from 4 players on, double and 2 glory. Each token is there once a race. If your purse is too small, a loan fills it: 20 gold now, 25 at the end, three at most by choice.
    .title = Bets
    .asks = choose-bet choose-stake choose-reserved-bet
web-learn-unicorn-fever-4 = Cards go face down under a lane; all see where, nobody sees what. Before the race they are turned: a good and a bad card with the same letter cancel each other, and what is left helps or hinders that unicorn.
    .title = Magic
    .asks = play-magic choose-lane choose-peek choose-exchange choose-withdrawal
web-learn-unicorn-fever-5 = A movement card moves each unicorn by the number of its odds row; favourites are a little faster, mostly. Then 2 dice each let one unicorn sprint a space. Space 12 is the line. The slowest unicorns on the board have the fever: an ability of their own.
    .title = The race
    .asks = choose-who-was-ahead choose-nudge
web-learn-unicorn-fever-6 = Owners of the first three get 6, 4 and 2 gold. Bets pay. Then the tax: 1 gold for each glory you hold, and whoever cannot pay borrows. Winners move up in the odds, so nobody stays a bargain.
    .title = After the race
web-learn-unicorn-fever-7 = Contracts of two clans work from the signature to the end: gnomes keep books, leprechauns like bets, goblins deal, fairies know magic, witches live off failures. Their printed glory counts at the end, untaxed. Finally loans are paid back and 20 gold make 1 glory.
    .title = Contracts and the end
    .asks = choose-contract
