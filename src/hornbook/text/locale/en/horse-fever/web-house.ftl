### What the pages of the house say of Horse Fever, Board and Family: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-horse-fever = Horse Fever
    .line = 1928. Straight track, crooked everything else.
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min

## Values of its settings, and on its cards

web-value-quick = Quick
web-value-normal = Normal
web-value-long = Long
web-value-special = Special
web-value-nothing = Nothing
web-value-stables = Stables
web-value-assistants = Assistants
web-value-horses = Horses
web-value-objectives = Objectives
web-value-danari = Danari
web-value-points = Victory points
web-value-stable =
    { $value ->
        [0] None
       *[other] 1:{ $value }
    }

## What may be wrong with a card, said beside the field

web-fault-not-hundreds = Money comes in hundreds of Danari.
web-fault-too-many-blanks = The box has { $most } blank cards, copies counted, and this is one more.
web-fault-too-many = These are { $found } cards in all; at most { $most } fit.
web-fault-too-few-plain = Without those for players who know the game these are { $found } cards; the deck needs at least { $least }.
web-fault-stable-twice = Two characters own the stable at { $odds }. Change the house’s character to free it.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-board-1 = Most victory points (VP) at the end. Everyone is a character, with money to start with and a stable or a talent. Bets, stables and objectives bring them, and at auctions they are bought and sold. A game has 3 to 10 rounds, by the number of players and the length you choose.
    .title = What counts
    .asks = choose-character
web-learn-horse-fever-board-2 = Everyone buys twice a round: action cards, an objective, an assistant, a horse, a stable, a loan, or nothing for 400 Danari. Rivals’ cards can be bought for double, if they agree. Of most decks you draw 4 and keep 1.
    .title = Shopping
    .asks = choose-purchase choose-shuffle choose-objective choose-assistant choose-horse-card choose-swap consider-objective consider-assistant consider-horse consider-stable choose-horse
web-learn-horse-fever-board-3 = The first bet is compulsory, and the minimum grows with your fame: 100 Danari for each VP. To win pays the stake times the odds and 3 VP; to place pays double and 1 VP. Who cannot pay loses 2 VP, and without 2 VP to hand in, the game; stables’ VP cannot be handed in. A second bet is up to you.
    .title = Bets
    .asks = choose-first-bet choose-second-bet choose-stake
web-learn-horse-fever-board-4 = Between the bets all action cards are laid face down behind the horses, one at a time. Good and bad with the same letter cancel each other. Grey ones never do. You know what you laid; everyone else guesses.
    .title = Rigging
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-board-5 = Each movement card moves every horse by the number of its odds row, then the dice let two horses sprint. Space 12 is the line, and the order over it is final; ties go to the higher row, unless a card says otherwise.
    .title = The race
    .asks = choose-who-was-ahead
web-learn-horse-fever-board-6 = Bets and stables pay, odds move with the result. Then 1 VP is sold by auction downwards and 1 bought upwards: money for fame, fame for money.
    .title = Payday and auction
    .asks = choose-sale choose-bid
web-learn-horse-fever-board-7 = Loans are paid back; whoever cannot is out. Objectives are turned and bring 2 VP each to whoever alone fulfils them. Then count.
    .title = The end
    .asks = choose-contest-winner

web-learn-horse-fever-family-1 = Most victory points (VP) after the last race. Everyone is a character with money and a stable, and starts with 1 VP more. No shops, no auctions: the quick way to learn.
    .title = What counts
    .asks = choose-character choose-contest-winner
web-learn-horse-fever-family-2 = Each round you get 2 action cards. Look at them, then bet: the first bet is compulsory, at least 100 Danari for each VP you have. Who cannot pay it bets nothing and loses 2 VP; without 2 to hand in, the game. A stable’s VP cannot be handed in.
    .title = Bets
    .asks = choose-first-bet choose-stake
web-learn-horse-fever-family-3 = To win pays the stake times the odds and 3 VP if the horse is first. To place pays double and 1 VP if it is among the first three. A lost stake is the bank’s. After the cards are laid you may bet once more.
    .title = What bets pay
    .asks = choose-second-bet
web-learn-horse-fever-family-4 = Lay your cards face down behind any horses, one at a time. Good and bad with the same letter cancel each other. Then all are turned.
    .title = Rigging
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-family-5 = A card moves every horse by the number of its odds row, and the dice let two of them sprint. Space 12 is the line. Then everybody is paid, the odds move, and the next race begins.
    .title = The race
    .asks = choose-who-was-ahead
