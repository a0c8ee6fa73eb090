### The rules of Unicorn Fever in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-uf-short = In short
rules-uf-short-counts = Most glory after { $races } races. But first come unpaid loans: whoever owes the elves fewest is ahead, whatever the glory.
    .title = What counts
rules-uf-short-planning = Before each race everyone takes { $actions } actions, one a turn. Take the top token of a stack and do all it says: sign a contract, take gold, bet, bet to win, or play magic. What is taken is gone until the next race, so the best ones go first.
    .title = Planning
rules-uf-short-bets = A win bet pays the stake times the odds and { $win-glory } glory. An early place bet pays double and { $early-glory } glory if the unicorn is among the first three; a late one, from { $late-from } players on, double and { $late-glory } glory. Each token is there once a race.
    .title = Bets
rules-uf-short-loan = If your purse is too small, a loan fills it: { $loan } gold now, { $due } at the end, three at most by choice.
    .title = Loans
rules-uf-short-magic = Cards go face down under a lane; all see where, nobody sees what. Before the race they are turned: a good and a bad card with the same letter cancel each other, and what is left helps or hinders that unicorn.
    .title = Magic
rules-uf-short-race = A movement card moves each unicorn by the number of its odds row; favourites are a little faster, mostly. Then { $dice } dice each let one unicorn sprint a space. Space { $line } is the line. The slowest unicorns on the board have the fever: an ability of their own.
    .title = The race
rules-uf-short-after = Owners of the first three get { $prize-one }, { $prize-two } and { $prize-three } gold. Bets pay. Then the tax: { $tax } gold for each glory you hold, and whoever cannot pay borrows. Winners move up in the odds, so nobody stays a bargain.
    .title = After the race
rules-uf-short-contracts = Contracts of two clans work from the signature to the end: gnomes keep books, leprechauns like bets, goblins deal, fairies know magic, witches live off failures. Their printed glory counts at the end, untaxed. Finally loans are paid back and { $exchange } gold make { $one } glory.
    .title = Contracts and the end

## setup

rules-uf-setup = Setup
rules-uf-setup-start = Everyone starts with { $start } gold and { $hand } magic cards, or { $hand-six } with six players. Gold, glory, loans, bets and contracts are public; hands are not.
rules-uf-setup-odds = The odds tokens are shuffled onto the table, one a row, from x{ $best } for the fastest to x{ $worst } for the slowest. A row says how far its unicorn tends to run, and what a win bet on it pays.
rules-uf-setup-owner = The first player is drawn, and owns the slowest unicorn; the next player owns the second slowest, and so on. An owner keeps it for the whole game and need not bet on it.
rules-uf-setup-clans = Two of the five clans come to the table, drawn or chosen. Their contracts make one deck, and { $contracts } of them lie open.
rules-uf-setup-tokens = Every lane has a win token and an early place token; from { $late-from } players on, a late place token too. Action tokens are stacked by kind, A on top.

## 1

rules-uf-1 = Planning
rules-uf-1-turns = From the first player clockwise everyone takes one action, then again, until all have had { $actions }. Take the top action token of a stack, do what it says, and keep it before you.
rules-uf-1-order = All that stands on a token is compulsory, in the printed order: the bet, then the magic, then drawing. Of a contract token: first the price, then the contract.
rules-uf-1-printed = An empty stack is closed until the next round. Gold and bet have an effect printed on the board below: it can be taken once the stack is empty, as often as anybody likes.
rules-uf-1-impossible = What nobody could carry out cannot be chosen: a bet without a bet token, a contract without a contract, either one without the gold and the loans to pay for it.

## 1.1

rules-uf-1-1 = Magic
rules-uf-1-1-play = Lay as many cards as the token says face down under any lanes: all under one, or each under another. White ones help, black ones harm. All see how many lie where and whose they are, nobody sees what.
rules-uf-1-1-draw = Then draw back up to a full hand at once. When the deck is empty the discards are shuffled into a new one; when that is not enough, you stay short.
rules-uf-1-1-all = You lay exactly as many as the token says, or your whole hand if it is smaller. A hand that stayed short is filled at your next magic action.
rules-uf-1-1-own = You may look at your own face-down cards whenever you like.

## 1.2

rules-uf-1-2 = Bets
rules-uf-1-2-token = Take a bet token from the end of a lane and lay gold on it. Win: the unicorn comes first. Early place and late place: it is among the first three.
rules-uf-1-2-pays = A win bet pays the stake times the odds and { $win-glory } glory. A place bet pays { $place } times the stake, whatever the odds, and { $early-glory } glory if early, { $late-glory } if late. Your stake is in there. A lost stake stays with the bank.
rules-uf-1-2-once = Every token is there once a race. When somebody has it, nobody else can make that bet.
rules-uf-1-2-stake = The smallest stake is { $least } gold. It may be more than you have: then one loan is taken with it. You may hold several bets on one unicorn, one a token.

## 1.3

rules-uf-1-3 = Glory on a bet
rules-uf-1-3-glory = The win-bet tokens put glory of the bank on top of your bet: { $top-glory } with A, { $next-glory } with B. It is yours if the bet is won, and goes back if it is lost.

## 1.4

rules-uf-1-4 = Contracts
rules-uf-1-4-sign = Pay what the action token asks and take one of the contracts on display. It works from the signature to the end of the game, and some are worth glory at the end.
rules-uf-1-4-at-once = A contract acts at once, also on bets that lie there already.
rules-uf-1-4-moments = Some contracts have a moment of their own: exchanging the hand before the first action, looking under a lane before your magic, withdrawing a card or moving odds after the last action. You are asked in turn order, and may decline.
rules-uf-1-4-aside = Tokens are set aside at the signature and at the start of each later planning. They serve their owner alone, still take an action or a bet, and uncover the next of their stack. After the race all go back.

## 1.5

rules-uf-1-5 = Gold
rules-uf-1-5-gold = Take the gold that stands on the token, or pay what it asks. Gold in your purse pays for bets, contracts and the tax.

## 1.6

rules-uf-1-6 = The bell
rules-uf-1-6-bell = Whoever takes the top gold token also gets the bell, and is first player as soon as the race begins.

## 2

rules-uf-2 = Race
rules-uf-2-steps = Four steps: the bell changes hands, the magic is turned, the movement cards are shuffled, and they run.

## 2.1

rules-uf-2-1 = Who is first
rules-uf-2-1-bell = If the bell was taken, it changes hands now. The new first player settles this race’s dead heats, is paid first and opens the next round. If it was not, nothing changes.

## 2.2

rules-uf-2-2 = The magic is turned
rules-uf-2-2-cancel = All cards under the lanes are turned. A positive and a negative one with the same letter, under the same lane, cancel each other, pair by pair, before anything acts.
rules-uf-2-2-first = Of several that could cancel, those laid first do.
rules-uf-2-2-then = Then cards that sweep throw away the opposite sign, and cards that move odds act: added up for each lane, and within the table. The fever is neither cancelled nor swept.
rules-uf-2-2-several = Of several effects on one moment those that replace come first, the harmful one of two that disagree; then what adds. Nobody moves by less than nothing.

## 2.3

rules-uf-2-3 = Shuffling
rules-uf-2-3-shuffle = All { $movement } movement cards are shuffled for each race, and again should they run out.

## 2.4

rules-uf-2-4 = The race
rules-uf-2-4-turns = A card, the dice, the finish line: so it goes, turn after turn, until all six are home.

## 2.4.1

rules-uf-2-4-1 = A movement card
rules-uf-2-4-1-card = The first player turns a card. It has a number from { $slow } to { $fast } for each row of the odds, and every unicorn moves by the number of its row, all at once.
rules-uf-2-4-1-leading = Who leads and who is last is seen when a card is turned, among those still running; level counts. It does not act on the first card, and leaders stand still no more once one is home.

## 2.4.2

rules-uf-2-4-2 = Sprints
rules-uf-2-4-2-dice = Two dice: each unicorn they show moves one space more. One space only if both show the same; none for those that came home in an earlier turn.
rules-uf-2-4-2-gum = Gum takes one space off a sprint. What finds nothing left to take waits for a later sprint of this race.

## 2.4.3

rules-uf-2-4-3 = The finish
rules-uf-2-4-3-line = Space { $line } is the line. Whoever has reached it at the end of a turn is home; of several, the one further beyond is ahead. Beyond the line there is no end of spaces.
rules-uf-2-4-3-tie = Equally far: the better odds are ahead. At equal odds the first player says who was.
rules-uf-2-4-3-magic = Magic that wins ties comes before the odds, magic that loses them after; who has both, loses. The first player settles one place after the other.
rules-uf-2-4-3-stop = What stops or pushes a unicorn at the line acts on the card’s movement: first the stop, then the push. A sprint of that turn still adds.

## 3

rules-uf-3 = Results
rules-uf-3-steps = Six steps: payday, the glory tax, new odds, fever, new contracts, and the next race.

## 3.1

rules-uf-3-1 = Payday
rules-uf-3-1-owners = Owners first: { $prize-one }, { $prize-two } and { $prize-three } gold for the first three, whoever bet on what.
rules-uf-3-1-bets = Then every bet is settled, from the first player clockwise. Won ones bring gold and glory, with all that action tokens, contracts and fever add. Stakes of lost ones are the bank’s.
rules-uf-3-1-sum = First the stake, and what counts as staked, times the odds the unicorn has now; then whatever adds. A payout is never less than nothing.
rules-uf-3-1-contracts = What contracts bring after a race follows, in turn order, before the tax. Contracts that pay for your own magic count cards that acted: neither cancelled nor swept.
rules-uf-3-1-second = Second Rainbow lets a win bet win as second. It is paid like an early place bet then, with the glory on its token.
rules-uf-3-1-back = In the end all tokens go back to their places, and the magic under the lanes is discarded.

## 3.2

rules-uf-3-2 = Glory tax and loans
rules-uf-3-2-tax = After each race, the last one too, everyone pays one gold for every glory they hold, old and new. Fame has expenses.
rules-uf-3-2-printed = Glory printed on contracts is not taxed. Glory that contracts add to bets and races is.
rules-uf-3-2-loan = The elves lend { $loan } gold at a time and want { $due } back at the end. It is no action: you may borrow in your own turn, and whoever cannot pay the tax has to.
rules-uf-3-2-limit = Of your own will you borrow { $loans } times at most, and take no action that only another loan could pay for. For the tax the elves always lend. Nothing can be paid back early.

## 3.3

rules-uf-3-3 = New odds
rules-uf-3-3-move = From the winner down: who came in higher than its row moves one row up, who came in lower one row down, however far off it was. Several may share a row then, and a row may be empty.

## 3.4

rules-uf-3-4 = Fever
rules-uf-3-4-fever = The slowest unicorn on the table, or all that share the last row, has the fever: an ability of its own in the next race. All others are calm.
rules-uf-3-4-when = Fever is looked up after each race only. Odds that magic moves before a race neither give nor cure it.

## 3.5

rules-uf-3-5 = New contracts
rules-uf-3-5-show = Contracts that nobody signed are discarded, and { $contracts } new ones are shown.
rules-uf-3-5-few = The deck is not shuffled again: when it runs out, fewer are shown.

## 3.6

rules-uf-3-6 = The next race
rules-uf-3-6-marker = The race marker moves on, and a new round begins: planning, race, results. There are { $races }. After the last one the odds, the fever and the contracts stay as they are.

## end

rules-uf-end = The end
rules-uf-end-repay = Every loan costs { $due } gold now. Whole loans are paid back as far as the gold reaches; the rest stays unpaid.
rules-uf-end-convert = Then every { $exchange } gold become one glory, and the glory on contracts is added.
rules-uf-end-ranking = Whoever has the fewest unpaid loans is ahead, whatever the glory. Then most glory, then most gold that is left. If all that is level, the place is shared.

## players

rules-uf-players = Two and six players
rules-uf-players-two = Two players do without the B tokens. Before each round a die takes away one win token, and another roll one early place token. Late places are not used below { $late-from } players.
rules-uf-players-two-back = They are rolled before the first round as well, and all are back before the next roll.
rules-uf-players-six = With six the hand is { $hand-six } cards all game. If it takes too long, six players may play { $short } races instead of { $races }.

## cards

rules-uf-cards = Every card
rules-uf-cards-sources = The rulebook does not print what stands on its magic, contract and movement cards. Each card says where its words come from: the rulebook, public sources, or the house. House cards are ours.
rules-uf-cards-own = You may write cards of your own and play with them: the page for it is in the house, and the table says that they are in play.

## here

rules-uf-here = Playing here
rules-uf-here-single = A question with only one answer is not asked: the answer is taken.
rules-uf-here-turn = Only who is asked can answer, and only what is asked now. An answer that comes too late changes nothing.
rules-uf-here-back = Your last choice can be taken back: by yourself where it harms nobody, as long as nothing hidden was shown; else if all the others agree.
rules-uf-here-seats = Who comes after the deal watches. Who leaves the table is played by a bot until they sit down again.
rules-uf-here-chance = A chance shown at the table is counted from what you know: all that is hidden is dealt again, many times over. It can be switched off before the deal.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-uf-example-gold = gold
rules-uf-example-glory = glory
rules-uf-example-loans = loans
rules-uf-example-payout-kind = Bet
rules-uf-example-payout-row = Odds of the unicorn
rules-uf-example-payout-stake = Stake
rules-uf-example-payout-place = It comes in
rules-uf-example-payout-later = later
rules-uf-example-payout-won = { $stake } staked times { $times } is { $gold } gold. Your stake is in there. { $glory } glory for the bet; a win-bet token would add some.
rules-uf-example-payout-lost = Lost: the { $stake } gold stay with the bank, and there is no glory.
rules-uf-example-payout-early = As an early place the same { $stake } would bring { $gold } gold and { $glory } glory, at any odds.
rules-uf-example-tax-glory = Glory you hold
rules-uf-example-tax-gold = Gold you hold
rules-uf-example-tax-paid = The tax is { $tax } gold. In the purse afterwards: { $left }.
rules-uf-example-tax-borrowed = Loans it takes: { $loans }. The elves want { $owed } gold for them at the end.
rules-uf-example-odds-order = They came in like this
rules-uf-example-odds-said = Moving one row: { $moved } of six.
rules-uf-example-odds-moves = { $before } → { $after }
rules-uf-example-odds-stays = stays at { $after }
rules-uf-example-odds-fever =
    { $count ->
        [one] In fever next: { $racers }.
       *[other] In fever next, all of them: { $racers }.
    }
rules-uf-example-cancel-laid = Under one lane
rules-uf-example-cancel-gone = cancelled
rules-uf-example-cancel-stays = acts
rules-uf-example-cancel-said = Acting: { $stay } of { $laid }.
rules-uf-example-turn-next = Turn a card and roll
rules-uf-example-turn-start = All at the start.
rules-uf-example-turn-card = Card { $turn }, from the best row to the worst: { $numbers }.
rules-uf-example-turn-sprint =
    { $count ->
        [0] Nobody sprints.
       *[other] One space more for { $racers }.
    }
rules-uf-example-turn-tie = Level, at equal odds: { $racers }. The first player would decide.
rules-uf-example-turn-home = home, { $place }
rules-uf-example-turn-spot = space { $spot }
