### What is asked, and in .help what it means, with the chapter of the rulebook. What is not in the
### book stands before it, as a rule of the house.

question-choose-place-bet = Which horse will be among the first three?
    .help = House rule: everyone bets at the same time, and nobody sees your slip before the last one is in. A place bet pays twice its stake if the horse comes in first, second or third. All six are equally fast. Rulebook: Party Game.
question-choose-win-bet = Which horse will come first?
    .help = A win bet pays six times its stake if the horse comes in first, and nothing otherwise. It may be the horse of your place bet. Rulebook: Party Game.
question-choose-only-bet = You have money for one bet. Which?
    .help = House rule: with only 100 D left you make one bet instead of two. To place pays double, to win pays six times. Rulebook: Party Game.
question-choose-stake = How much on { $lane } { $kind }?
    .help = House rule: at least 100 D each, in hundreds, so a place bet has to leave 100 D. One bet to place and one to win; what you lose stays with the bank. Rulebook: Party Game.
question-turn-card = The room is waiting. Turn the next card.
    .help = The bookmaker turns one movement card after the other until every horse is home. All horses move at once, each by the number of its lane. Rulebook: Party Game.
question-choose-who-was-ahead = Dead heat of { $lanes }: who was ahead?
    .help = They ran equally far beyond the line, so the bookmaker decides, one place at a time. Bribes are not in the rules. Rulebook: Party Game.
question-choose-another-race = Another race?
    .help = House rule: the host speaks for all, and when the party ends, the richest wins. It lasts as long as the players like. Rulebook: Party Game.
