### The rules of Horse Fever, Board and Family in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hf-short = In short
rules-hf-short-counts = Most victory points (VP) at the end. Everyone is a character, with money to start with and a stable or a talent. Bets, stables and objectives bring them, and at auctions they are bought and sold. A game has { $rounds-least } to { $rounds-most } rounds, by the number of players and the length you choose.
    .title = What counts
rules-hf-short-shopping = Everyone buys twice a round: action cards, an objective, an assistant, a horse, a stable, a loan, or nothing for { $passing } Danari. Rivals’ cards can be bought for double, if they agree. Of most decks you draw { $drawn } and keep { $keep }.
    .title = Shopping
rules-hf-short-bets = The first bet is compulsory, and the minimum grows with your fame: { $a-point } Danari for each VP. To win pays the stake times the odds and { $win-points } VP; to place pays double and { $place-points } VP.
    .title = Bets
rules-hf-short-short = Who cannot pay loses { $penalty } VP, and without { $penalty } VP to hand in, the game; stables’ VP cannot be handed in. A second bet is up to you.
    .title = Out of money
rules-hf-short-rigging = Between the bets all action cards are laid face down behind the horses, one at a time. Good and bad with the same letter cancel each other. Grey ones never do. You know what you laid; everyone else guesses.
    .title = Rigging
rules-hf-short-race = Each movement card moves every horse by the number of its odds row, then the dice let two horses sprint. Space { $line } is the line, and the order over it is final; ties go to the higher row, unless a card says otherwise.
    .title = The race
rules-hf-short-payday = Bets and stables pay, odds move with the result. Then { $traded } VP is sold by auction downwards and { $traded } bought upwards: money for fame, fame for money.
    .title = Payday and auction
rules-hf-short-end = Loans are paid back; whoever cannot is out. Objectives are turned and bring { $objective } VP each to whoever alone fulfils them. Then count.
    .title = The end
rules-hf-short-family-counts = Most victory points (VP) after the last race. Everyone is a character with money and a stable, and starts with { $family-points } VP more. No shops, no auctions: the quick way to learn.
    .title = What counts
rules-hf-short-family-bets = Each round you get { $dealt } action cards. Look at them, then bet: the first bet is compulsory, at least { $a-point } Danari for each VP you have. Who cannot pay it bets nothing and loses { $penalty } VP; without { $penalty } to hand in, the game. A stable’s VP cannot be handed in.
    .title = Bets
rules-hf-short-family-pays = To win pays the stake times the odds and { $win-points } VP if the horse is first. To place pays double and { $place-points } VP if it is among the first three. A lost stake is the bank’s. After the cards are laid you may bet once more.
    .title = What bets pay
rules-hf-short-family-rigging = Lay your cards face down behind any horses, one at a time. Good and bad with the same letter cancel each other. Then all are turned.
    .title = Rigging
rules-hf-short-family-race = A card moves every horse by the number of its odds row, and the dice let two of them sprint. Space { $line } is the line. Then everybody is paid, the odds move, and the next race begins.
    .title = The race

## preparation

rules-hf-preparation = Preparation
rules-hf-preparation-character = Everyone is a character: it says how many Danari, D in short, you start with, and which stable or talent you have.
rules-hf-preparation-chosen = Characters are dealt, or chosen clockwise from the first player. Those with a star come only where the table wants them, and never in the Family game.
rules-hf-preparation-odds = The stables are shuffled onto the blackboard, one a row, from 1:{ $best } for the fastest to 1:{ $worst } for the slowest. The bank pays and takes all money, and never runs dry.
rules-hf-preparation-tokens = There is one bet token fewer of each colour than there are players. One side says win, the other place.
rules-hf-preparation-first = The first player is drawn. The card goes left after each round.
rules-hf-preparation-rounds = Table 1 says how many rounds there are: { $rounds-least } to { $rounds-most }, by the number of players and the length chosen. There is no quick game for four or five.
rules-hf-preparation-family-point = In the Family game everyone also starts with { $family-points } victory point, and the stable of the character brings one more.

## family

rules-hf-family = Family
rules-hf-family-cards = Instead of shopping everyone is dealt { $dealt } action cards of the base set each round. Bets and race are those of the Board game, then the first player card goes left. There are no auctions.
rules-hf-family-left-out = The shop, its assistants, objectives and horse cards, the loans and the auctions are the Board game’s. Nothing of them comes up here.
rules-hf-family-own = The book leaves blank cards in the box here; Hornbook lets you play with action and movement cards of your own.

## 1

rules-hf-1 = The shop
rules-hf-1-laps = Everyone buys twice: first a purchase each, clockwise from the first player, then another. Of each kind of card you may buy one a round, of action cards two lots.

## 1.1

rules-hf-1-1 = Purchases
rules-hf-1-1-actions = Two action cards cost { $actions } D. They stay in your hand, unseen, until the bets.
rules-hf-1-1-draw = An objective, an assistant or a horse card costs { $card } D: draw { $drawn }, keep one, put the others under the deck.
rules-hf-1-1-objective = Objectives stay face down until the end, and bring points there. All see how many you have, nobody which.
rules-hf-1-1-assistant = Assistants lie open before you and help with money, each round, to the end of the game.
rules-hf-1-1-horse = Only who owns a stable may buy a horse card. It lies open and runs for a stable of yours.
rules-hf-1-1-stable = A free stable costs { $stable-least } to { $stable-most } D, by the odds it has now. It is yours to the end, and brings { $stable-points } point that cannot be sold.
rules-hf-1-1-loan = A loan is a purchase, too: { $bank } D from the bank, { $bank-due } back at the end; or { $mob } from the mob, { $mob-due } back. Whoever cannot pay it back has lost.
rules-hf-1-1-loans = One loan of each kind a player, both in one phase if you like; when the box’s { $loan-cards } cards are out, there is none.
rules-hf-1-1-pass = Whoever buys nothing gets { $passing } D from the bank, twice a round if they like.
rules-hf-1-1-offer = You may also buy from a player, for { $double } times the bank’s price, if they agree. Who sells an objective chooses which. Action cards are not for sale.
rules-hf-1-1-offers = A refusal costs nothing, and each card may be asked for once a purchase. Discounts come off after doubling. A stable takes its point along, and a horse’s buyer needs a stable.
rules-hf-1-1-shuffle = You may shuffle a deck before you draw. You are asked only if cards went under it since it was last shuffled; those go back in random order.
rules-hf-1-1-swap = Cédric Copieur swaps with an assistant of another player: he must when drawn, he may when bought from a player. With no other assistant in play nothing happens.

## 1.2

rules-hf-1-2 = The second purchase
rules-hf-1-2-again = Once more from the first player clockwise. Only action cards may be bought a second time.
rules-hf-1-2-double = Miss Double may buy the same kind twice.

## 1.3

rules-hf-1-3 = The start line
rules-hf-1-3-line = Before the bets, owners may put one horse card on each of their stables. Without one, the stable’s horse runs without talents.
rules-hf-1-3-anew = Nobody has to, and it is decided anew each round. Horses that move odds do so each time they are lined up, before the bets, and it lasts.

## 2

rules-hf-2 = Bets
rules-hf-2-steps = A first bet that everyone has to place, action cards behind the horses, then a second bet for whoever likes.

## 2.1

rules-hf-2-1 = The first bet
rules-hf-2-1-must = From the first player clockwise everyone has to bet: a token of the horse’s colour, if one is left, and Danari under it. Win: it comes first. Place: it is among the first three.
rules-hf-2-1-pays = A win bet pays the stake times the odds, and { $win-points } points. A place bet pays { $place } times the stake, whatever the odds, and { $place-points } point. Your stake is in there; a lost one is the bank’s.
rules-hf-2-1-minimum = No bet may be smaller than your minimum: { $a-point } D for each victory point you have, those of stables too, and at least { $least } D.
rules-hf-2-1-short = Whoever cannot cover the minimum places no first bet and loses { $penalty } points; whoever has not got them is out of the game.
rules-hf-2-1-tokens = The { $penalty } points have to be tokens: the point of a stable cannot be handed in. Whoever is out leaves at once; bets are void, stables are free again, and the last one left wins.
rules-hf-2-1-nudge = Eric Change may move one stable two rows when all first bets are placed, once a round, as far as the blackboard goes.

## 2.2

rules-hf-2-2 = Rigging
rules-hf-2-2-lay = Clockwise, one card at a time, all action cards are laid face down behind any horses. All see where, nobody what.
rules-hf-2-2-all = Every card must be played in its round. Your own face-down cards you may look at.

## 2.3

rules-hf-2-3 = The second bet
rules-hf-2-3-may = Now in the other direction, so that the first player comes last: another bet, if you like. The minimum holds.
rules-hf-2-3-rules = Never the same kind twice on one horse. It costs no points to be short of money now, and who missed the first bet may place this one.

## 3

rules-hf-3 = Race
rules-hf-3-steps = The action cards are turned, the horses run, everybody is paid, and the odds move.

## 3.1

rules-hf-3-1 = The cards are turned
rules-hf-3-1-cancel = All action cards are turned. A positive and a negative one with the same letter, behind the same horse, are both discarded. Grey ones have no letter.
rules-hf-3-1-then = Then cards that throw others away act, then those that move odds, added up and within the blackboard.
rules-hf-3-1-symbols = An action card’s symbol takes the place of the horse’s for the same moment; the horse’s other talents stay.

## 3.2

rules-hf-3-2 = The race
rules-hf-3-2-card = A movement card has a number from { $slow } to { $fast } for each row of the blackboard. Every horse moves by the number of its row, all at once. The first card is the start.
rules-hf-3-2-sprint = Then two dice: each horse they show moves one space more, one only if both show the same, none if it is home already.
rules-hf-3-2-line = The first black space, number { $line }, is the line. Whoever reaches it is home; of several, the one further beyond is ahead.
rules-hf-3-2-photo = Equally far: the better odds win the photo finish. At equal odds the first player says who was ahead.
rules-hf-3-2-ties = Cards that win a photo finish come before the odds, those that lose it after. First and last are seen when a card is turned, level counts, and leaders stand still no more once one is home.

## 3.3

rules-hf-3-3 = Payments
rules-hf-3-3-pay = From the first player on bets are paid, then stables: { $prize-one }, { $prize-two } and { $prize-three } D for the first three. Assistants and horses pay and take their share now.
rules-hf-3-3-order = All income first, then fines and what neighbours must pay, in turn order. Bets pay at the odds of the end of the race.
rules-hf-3-3-debt = Whoever cannot pay pays what is there and loses { $penalty } points, or the game. The rest of the debt lapses.

## 3.4

rules-hf-3-4 = New odds
rules-hf-3-4-move = From the winner down: a horse that came in higher than its row moves one row up, one that came in lower one row down. Rows may be shared, or empty.

## 4.1

rules-hf-4-1 = The falling auction
rules-hf-4-1-sale = The bank offers { $opening } D for a point. Who says no is out; each yes lowers the offer by { $step } D. The last one who said yes sells, at the price they said yes to. Points of stables cannot be sold.

## 4.2

rules-hf-4-2 = The rising auction
rules-hf-4-2-bid = Then the bank sells a point. It asks { $opening } D, and { $step } more after each yes. The last one who said yes buys, at that price.
rules-hf-4-2-alone = Who cannot pay, or has no point token to sell, passes. If nobody has accepted, the last one is still asked. Nobody sells below { $floor } D.

## 4.3

rules-hf-4-3 = The end of the round
rules-hf-4-3-left = The first player card and the dice go left, and the hourglass moves on.

## 5.1

rules-hf-5-1 = Loans are paid back
rules-hf-5-1-repay = All loans must be paid back. Whoever cannot has lost: none of their points and cards count.
rules-hf-5-1-order = They are paid in the order they were taken. If nobody can pay, nobody wins.

## 5.2

rules-hf-5-2 = The count
rules-hf-5-2-objectives = Objectives are turned. Each brings { $objective } points to whoever alone has most, or fewest, of what it names; the same one twice counts once.
rules-hf-5-2-points = Most victory points win: those of bets, stables, objectives and auctions.
rules-hf-5-2-draw = In a draw a die picks one of six silly contests. In the Family game the richer one wins first.
rules-hf-5-2-judge = The first player says who passed the contest; if the first player is in it, a lot does.

## cards

rules-hf-cards = Every card
rules-hf-cards-actions = The book lists all cards; the movement cards are those of Unicorn Fever. Every card says where its words come from.
rules-hf-cards-own = The box has { $blanks } blank cards. Write your own, and the table says that they are in play.

## here

rules-hf-here = Playing here
rules-hf-here-single = A question with only one answer is not asked: the answer is taken.
rules-hf-here-impossible = What cannot be done now is not on offer: no token of that colour left, no money, the deck closed. Press it, and it says why.
rules-hf-here-turn = Only who is asked can answer, and only what is asked now. An answer that comes too late changes nothing.
rules-hf-here-back = Your last choice can be taken back: by yourself where it harms nobody, as long as nothing hidden was shown; else if all the others agree.
rules-hf-here-seats = Who comes after the deal watches. Who leaves the table is played by a bot until they sit down again.
rules-hf-here-chance = A chance shown at the table is counted from what you know: all that is hidden is dealt again, many times over.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hf-example-danari = Danari
rules-hf-example-points = points
rules-hf-example-payout-kind = Bet
rules-hf-example-payout-to-win = Win
rules-hf-example-payout-to-place = Place
rules-hf-example-payout-row = Odds of the horse
rules-hf-example-payout-stake = Stake
rules-hf-example-payout-place = It comes in
rules-hf-example-payout-later = later
rules-hf-example-payout-won = { $stake } staked times { $times } is { $danari } D. Your stake is in there. Points on top: { $points }.
rules-hf-example-payout-lost = Lost: the { $stake } D stay with the bank, and there are no points.
rules-hf-example-odds-order = They came in like this
rules-hf-example-odds-said = Moving one row: { $moved } of six.
rules-hf-example-odds-moves = { $before } → { $after }
rules-hf-example-odds-stays = stays at { $after }
rules-hf-example-cancel-laid = Behind one horse
rules-hf-example-cancel-gone = cancelled
rules-hf-example-cancel-stays = acts
rules-hf-example-cancel-said = Acting: { $stay } of { $laid }.
rules-hf-example-turn-next = Turn a card and roll
rules-hf-example-turn-start = All at the start.
rules-hf-example-turn-card = Card { $turn }, from the best row to the worst: { $numbers }.
rules-hf-example-turn-sprint =
    { $count ->
        [0] Nobody sprints.
       *[other] One space more for { $racers }.
    }
rules-hf-example-turn-tie = Level, at equal odds: { $racers }. The first player would decide.
rules-hf-example-turn-home = home, { $place }
rules-hf-example-turn-spot = space { $spot }
