### What is asked, and in .help what it means, with the chapter of the rulebook.

## Preparation

question-choose-character = Who will you be?
    .help = One after the other, clockwise from the first player, everyone takes a character that is left. It brings money to start with, and a stable or a talent for the whole game. The order is our ruling. Rulebook, the characters’ cards.

## Purchases

question-choose-purchase =
    { $lap ->
        [1] First purchase: what will it be?
       *[other] Second purchase: what will it be?
    }
    .help = Two purchases a round, one a turn. Of objectives, assistants, horses and stables you buy one each a round. A player asks double the bank’s price. Action cards can be bought twice. A horse needs a stable. A loan is a purchase too, and so is being paid for buying nothing. Rulebook 1.1.
question-choose-shuffle = Shuffle the { $deck } first?
    .help = Cards went under this deck, and somebody knows which. Shuffled, nobody does. Rulebook 1.
question-choose-objective = Which objective will you keep?
    .help = It stays face down before you until the end, and brings 2 VP if you alone fulfil it. The others go under the deck. Rulebook 1.1.
question-choose-assistant = Which assistant will you keep?
    .help = Assistants lie open and help in every round from now on. The others go under the deck. Rulebook 1.1.
question-choose-horse-card = Which horse will you keep?
    .help = Horses lie open. Each round you may let them run for your own stables. The others go under the deck. Rulebook 1.1.
question-choose-swap =
    { $compulsory ->
        [yes] Swap { $card } for whose assistant?
       *[no] Swap { $card } for somebody’s assistant?
    }
    .help = You take a rival’s assistant and leave this one in exchange. They cannot object, and cannot swap back. If you drew the card, you have to swap. If you bought it, you may. Rulebook 1.1 and the assistants’ cards.
question-consider-objective = { $buyer } offers { $price } D for one of your objectives. Sell?
    .help = You say which one, and only the two of you will know. If you refuse, { $buyer-within } buys something else. Rulebook 1.1.
question-consider-assistant = { $buyer } offers { $price } D for { $assistant }. Sell?
    .help = The price is twice the bank’s, less the buyer’s discounts, and it is all yours. If you refuse, { $buyer-within } buys something else. Rulebook 1.1.
question-consider-horse = { $buyer } offers { $price } D for { $horse }. Sell?
    .help = The price is twice the bank’s, less the buyer’s discounts, and it is all yours. If you refuse, { $buyer-within } buys something else. Rulebook 1.1.
question-consider-stable = { $buyer } offers { $price } D for your { $lane } stable. Sell?
    .help = The stable’s VP goes with it, and so do its winnings. If you refuse, { $buyer-within } buys something else. Rulebook 1.1.
question-choose-horse = Which horse runs for which stable?
    .help = One horse card for each of your stables, anew each round, and none if you like. Some move the odds when they are lined up, and that lasts. Rulebook 1.3.

## Bets

question-choose-first-bet = First bet: on which horse?
    .help = Everyone has to bet. To win pays the stake times the odds and 3 VP if the horse is first. To place pays double and 1 VP if it is among the first three. Of each colour there is one bet token fewer than players. Rulebook 2.1.
question-choose-second-bet =
    { $bets ->
        [1] Second bet?
       *[other] Second bet? You may place { $bets }.
    }
    .help = Nobody has to. The minimum still holds, and nobody bets twice on one horse to win, or twice to place. Rulebook 2.3.
question-choose-stake = How much on { $lane } { $kind }?
    .help = At least 100 D for each VP you have, stables included, and never less than 100 D. A lost stake is the bank’s. Rulebook 2.1.
question-choose-nudge =
    { $rows ->
        [one] Whose odds will you move 1 row?
       *[other] Whose odds will you move { $rows } rows?
    }
    .help = Once all first bets are placed you may move one stable up or down on the blackboard. It stays there. Rulebook 2.1 and the characters’ cards.
question-choose-card = Which action card?
    .help = Everyone plays one card at a time, face down, until all are played; none can be kept. A good and a bad card with the same letter behind one horse cancel each other. Rulebook 2.2.
question-choose-lane = { $card }: behind which horse?
    .help = Any will do. Rivals see that you laid a card there, not which. Rulebook 2.2.

## Race

question-choose-who-was-ahead = Dead heat of { $lanes }: who was ahead?
    .help = They ran equally far, at the same odds, and no card decides. The first player does, one place at a time. Rulebook 3.2.

## Auctions

question-choose-sale = Sell 1 VP to the bank for { $price } D?
    .help = Each yes takes 100 D off the price, and a no takes you out. The last to say yes hands in 1 VP at the price they said yes to. VP of stables cannot be sold. Rulebook 4.1.
question-choose-bid = Buy 1 VP from the bank for { $price } D?
    .help = Each yes adds 100 D to the price, and a no takes you out. The last to say yes pays the price they said yes to. Rulebook 4.2.

## The end

question-choose-contest-winner = A draw. What decides: { $contest }. Who is it?
    .help = The die has spoken. That the first player says who passed is our ruling. Rulebook 5.2, the contests.
