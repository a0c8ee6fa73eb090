### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-action = Action { $action } of 3: what will you take?
    .help = Each player takes three tokens a round, one a turn, always the top one of a stack, and does all it says. Under the gold and bet stacks an effect is printed: it can be used once the stack is empty. Borrowing is not an action, and with three loans the elves lend no more, except for the tax. Rulebook 1.
question-choose-bet = Which bet?
    .help = A win bet pays its stake times the odds and 5 glory if the unicorn is first. A place bet pays twice the stake if it is among the first three: 3 glory early, 2 late. Each token can be taken once a race. Rulebook 1.2.
question-choose-stake = How much gold on { $lane } { $kind }?
    .help = The stake lies on the token until the race is over, and is gone if the bet is lost. What your purse does not hold, one loan covers: 20 gold now, 25 at the end, if you have fewer than three. Rulebook 1.2 and page 17.
question-choose-contract =
    { $price ->
        [0] Which contract? It is free.
       *[other] Which contract? The { $price } gold are paid.
    }
    .help = A contract works from the moment it is signed until the game ends. Its glory counts at the end and is not taxed. Rulebook 1.4.
question-choose-peek = Look under which lane?
    .help = Your contract lets you see one lane’s face-down cards before you play magic. Only you see them. Rulebook 1.1 and 1.4.
question-play-magic =
    { $count ->
        [0] { $extra ->
            [one] Which card? You may play 1 more.
           *[other] Which card? You may play { $extra } more.
        }
        [one] Which card? 1 to play.
       *[other] Which card? { $count } to play.
    }
    .help = Cards go face down under any lane, as many to one lane as you like, and act when the race begins. A good and a bad card with the same letter on one lane cancel each other. Then you draw back up. Rulebook 1.1 and 2.2.
question-choose-lane = { $card }: under which lane?
    .help = Any lane will do. Rivals see that you laid a card there, not which. Rulebook 1.1.
question-choose-exchange = Swap your whole hand?
    .help = Your contract lets you discard all your magic cards, face up, and draw as many new ones. Rulebook 1.1 and 1.4.
question-choose-reserved-bet = Which bet token will you set aside?
    .help = It lies on your contract, for you alone, until the race is over. You still need a bet action to use it. Rulebook 1.4 and 3.1.
question-choose-reserved-action = Which action token will you set aside?
    .help = It lies on your contract, for you alone, until the race is over. Taking it still costs an action, and the next token of its stack is free for all. Rulebook 1.4 and 3.1.
question-choose-withdrawal = Scrap one of your cards?
    .help = Your contract lets you discard one of your own face-down cards before the race. Everyone sees which. Rulebook 1.4 and 2.2.
question-choose-nudge =
    { $rows ->
        [one] Whose odds will you move 1 row?
       *[other] Whose odds will you move { $rows } rows?
    }
    .help = Your contract lets you move one odds token before the race. Up means faster and a smaller payout, down the reverse. Fever stays where it is. Rulebook 1.4 and 3.4.
question-choose-who-was-ahead = Dead heat of { $lanes }: who was ahead?
    .help = Same space, same odds, and no magic settles it, so the first player says who came in first. Nobody asks why. Rulebook 2.4.
