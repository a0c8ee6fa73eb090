### The words of the Party's rules, explained wherever one of them stands in a sentence.
### Alphabetical. They stand for those of horse-fever, none of which is read here.
### The message is the word as a title.
### .forms: every spelling our sentences use, separated by commas, in lower case. Only whole words
### are found, and of two that begin at the same letter the longer one. List what your language's
### sentences really say, and leave out what also means something else in them.
### .about: what it means, in one or two sentences. D is Danari.
### .chapter: where the rulebook says so, after “Rulebook,”. Words of our own have none.

word-bank = Bank
    .forms = bank
    .about = Keeps the stakes that are lost and pays the bets that are won. It never runs dry.
    .chapter = Party Game
word-bookmaker = Bookmaker
    .forms = bookmaker, the book
    .about = Does not bet, turns the cards and breaks ties. Drawn by lot for the first race; after that, whoever won most in the last one.
    .chapter = Party Game
word-broke = Broke
    .forms = broke, fresh stake
    .about = Without 100 D nobody can bet. Whoever is broke gets a fresh stake before the next race, or watches if the table was opened that way.
word-danari = Danari
    .forms = d, danari
    .about = The money, D in short. Everyone starts with the same sum.
    .chapter = Party Game
word-form = Form
    .forms = form
    .about = Where a horse came in before. All six are equally fast, so it tells you nothing.
    .chapter = Party Game
word-lane = Lane
    .forms = lane, lanes
    .about = One horse’s strip of the track. The leftmost moves by the top number of a movement card, the next by the next.
    .chapter = Party Game
word-line = The line
    .forms = the line
    .about = The first black space, number 12. Of several that cross it on one card, the one further beyond is ahead.
    .chapter = Party Game
word-movement-card = Movement card
    .forms = movement card, movement cards
    .about = Turned by the bookmaker until all six are home. It has 6 numbers, one a lane, and all move at once. Only the base deck is used, which favours nobody.
    .chapter = Party Game
word-odds = Odds
    .forms = odds
    .about = The Party has none: all six horses are equally fast, and a win bet always pays 6 times the stake.
    .chapter = Party Game
word-photo-finish = Dead heat
    .forms = dead heat, photo finish, ties
    .about = Over the line on the same card and equally far. The bookmaker says who was ahead.
    .chapter = Party Game
word-place-bet = Place bet
    .forms = place bet, place bets, to place
    .about = Won if the horse comes first, second or third. Pays twice the stake, the stake included.
    .chapter = Party Game
word-rich-list = Rich list
    .forms = rich list
    .about = Everyone by what they have, the richest first. Who stands on top when the party ends has won it.
word-slip = Slip
    .forms = slip, slips
    .about = Your two bets, one to place and one to win, on two horses or on one. Nobody sees it before the last slip is in, and until then you may change it.
word-sprint = Sprint
    .forms = dice, sprint, sprint dice, sprints
    .about = The Party has none, and no dice: the movement cards alone decide.
    .chapter = Party Game
word-stake = Stake
    .forms = stake, staked, stakes
    .about = What you put on a bet: 100 D at least, in hundreds. With only 100 D left there is one bet instead of two. A lost stake is the bank’s.
word-win-bet = Win bet
    .forms = to win, win bet, win bets
    .about = Won if the horse comes first, and only then. Pays 6 times the stake, the stake included.
    .chapter = Party Game
