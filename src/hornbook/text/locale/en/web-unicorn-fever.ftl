### The table of Unicorn Fever in the browser. Fact first, joke second.

## Signs on the table

web-uf-odds = Odds
web-uf-fastest = fastest
web-uf-slowest = slowest
web-uf-fever = In fever: { $text }
web-uf-track = The track
web-uf-racer = Unicorn
web-uf-magic = Magic
web-uf-win = Win
web-uf-early = Early
web-uf-late = Late
web-uf-actions = Actions
web-uf-contracts = Contracts
web-uf-hand =
    { $seat-is ->
        [you] Your magic cards
        [none] Magic cards
       *[other] { $seat-of } magic cards
    }
web-uf-hand-tab = Hand
web-uf-magic-of =
    { $seat-is ->
        [you] Your magic
        [none] Magic
       *[other] { $seat-of } magic
    }
web-uf-tray = What is yours
web-uf-gold = gold
web-uf-glory = glory
web-uf-loans = loans
web-uf-good = good
web-uf-bad = bad
web-uf-race-of = Race { $race } of { $races }
web-uf-race-of-brief = Race { $race }/{ $races }
web-uf-phase-plan = Plan
web-uf-phase-race = Race
web-uf-phase-pay = Pay

## Colours, as part of a unicorn's full name

web-uf-colour-green = green
web-uf-colour-orange = orange
web-uf-colour-yellow = yellow
web-uf-colour-blue = blue
web-uf-colour-purple = purple
web-uf-colour-red = red

## Things on the track, for those who hear them

web-uf-lane =
    { $fever ->
        [yes] { $racer }, { $colour }, { $odds }, in fever
       *[no] { $racer }, { $colour }, { $odds }
    }
# $kind: win, early or late. $state: free, taken, kept (on a contract), gone, chosen.
web-uf-token =
    { $racer }, { $colour }, { $odds }, { $kind ->
        [win] win
        [early] early place
       *[late] late place
    }: { $state ->
        [taken] { $seat-within } { $seat-has } { $stake } on it
        [kept] set aside { $seat-by }
        [gone] not in this race
        [chosen] your pick, { $stake } on it
       *[free] free
    }
web-uf-cell-taken = { $seat }, { $stake } gold
web-uf-cell-free = free
web-uf-cell-gone = none
web-uf-pile =
    { $count ->
        [one] 1 magic card under { $racer }. { $about }
       *[other] { $count } magic cards under { $racer }. { $about }
    }
web-uf-pile-by = A card { $seat-by }, face down.
web-uf-pile-known = { $card }, { $seat-by }: { $text }

## Action piles

web-uf-pile-contract = Contract
web-uf-pile-gold = +{ $gold } gold
web-uf-pile-bet =
    { $kind ->
        [win] Win bet
       *[any] Any bet
    }
web-uf-pile-magic = { $count } magic
web-uf-pile-price =
    { $price ->
        [0] for free
       *[other] pay { $price }
    }
web-uf-pile-bell = and the bell
web-uf-pile-glory = +{ $glory } glory
web-uf-pile-with-magic = and { $count } magic
web-uf-pile-always = always open
web-uf-pile-play = play them all
web-uf-pile-plain = no strings
web-uf-all-gone = all gone
web-uf-you-hold = you hold { $token }

## Contracts

web-uf-at-the-end = { $glory } at the end
web-uf-signed = signed
web-uf-signed-by = signed { $seat-by }
web-uf-no-contract = No contract yet

## The tray and the seats

web-uf-gold-held =
    { $loans ->
        [0] gold
        [one] gold, 1 loan
       *[other] gold, { $loans } loans
    }
web-uf-glory-held = glory, taxed { $tax }
web-uf-tax-due = Glory tax after this race: { $tax } gold, plus what you win.
web-uf-you-own = You own { $racer }
web-uf-owned =
    { $seat-is ->
        [you] yours
       *[other] owned { $seat-by }
    }
web-uf-kept-brief =
    { $kind ->
        [win] kept, to win
        [early] kept, early
       *[late] kept, late
    }
web-uf-bet-brief =
    { $kind ->
        [win] to win, { $stake }
        [early] early, { $stake }
       *[late] late, { $stake }
    }
web-uf-owns = Owns { $racer }
web-uf-has-bell = First player
web-uf-gets-bell = First player from this race on
web-uf-prizes = { $first }, { $second } or { $third } gold on the podium
web-uf-bet-on =
    { $stake } on { $racer }, { $kind ->
        [win] win
        [early] early place
       *[late] late place
    }
web-uf-bet-pays =
    { $kind ->
        [win] first: { $times } and { $glory } glory
       *[other] top three: { $times } and { $glory } glory
    }
web-uf-kept-bet =
    { $racer }, { $kind ->
        [win] win
        [early] early place
       *[late] late place
    }
web-uf-kept-action = Set aside: { $token }

## Why something cannot be had

web-uf-why-taken = { $seat } { $seat-has } this token. One of each a unicorn, each race.
web-uf-why-reserved = { $seat } { $seat-has } set this token aside.
web-uf-why-no-late = Late places come with the fourth player.
web-uf-why-removed = The dice took this token out of the race.
# $what: bet, contract, magic; $token is what has been taken for this action
web-uf-why-held =
    { $what ->
        [bet] { $token } is not for this bet. Put it back to take another.
        [contract] { $token } is not for contracts. Put it back to take another.
       *[magic] { $token } plays no magic now. Put it back to take another.
    }
# Nothing to take leads there.
web-uf-why-no-action =
    { $what ->
        [bet] No token that is left allows this bet.
        [contract] No contract token is left in this race.
        [magic] No token that is left plays magic.
       *[token] There is nothing left to do with it in this race.
    }
# $question is a question, with its mark
web-uf-why-other = Something else is asked now: { $question }
web-uf-why-empty = All gone until the next race.
web-uf-why-no-contracts = There is no contract left to sign.
web-uf-why-no-bets = There is no bet token left for it.

## The slip

web-uf-action-of = action { $action } of { $actions }
web-uf-ask-action = Take a token.
web-uf-tip-action = Or tap a bet, a contract or a card: the token comes along.
web-uf-ask-racer = Bet on whom?
web-uf-ask-kind = Which bet?
web-uf-ask-contract = Which contract?
web-uf-ask-lane = Under which lane?
web-uf-tip-lane = Rivals see that you laid it, not what it is.
web-uf-ask-heat = Dead heat. Who was ahead?
web-uf-tip-heat = You have the bell, so you have the last word. Nobody asks why.
web-uf-change = change
web-uf-with = with
web-uf-half = half
web-uf-all = all
# Odds and glory of a bet, very short: “×6 · 5 glory”
web-uf-pays-short = { $times } · { $glory } glory
web-uf-if-won =
    { $kind ->
        [win] First past the line
       *[other] Among the first three
    }
web-uf-anything-else = Anything else
web-uf-plus = { $sum }
web-uf-back = back
web-uf-before-contracts = Before your contracts have their say.
web-uf-loan = The elves lend { $gold } now and want { $back } at the end.
web-uf-loan-joins = A loan comes with it. They know where you sleep.
web-uf-laid = { $card }, under { $racer }
web-uf-pull = Take { $card } back
web-uf-nudge = { $racer }: { $before } → { $after }
web-uf-put-back = Put it back
web-uf-not-now = Not now
web-uf-borrow = Borrow

# The title's note while playing magic; 0: cards beyond those one must play.
web-uf-to-play =
    { $count ->
        [0] if you like
       *[other] { $count } to play
    }

## Keys

web-uf-key-lanes = point at a lane
web-uf-key-w = bet to win
web-uf-key-e = bet on an early place
web-uf-key-l = bet on a late place

## The deed, on the button

web-uf-do-gold =
    { $bell ->
        [yes] Take { $gold } gold and the bell
       *[no] Take { $gold } gold
    }
web-uf-do-bet = Place { $stake } on { $racer }
web-uf-do-sign =
    { $price ->
        [0] Sign for free
       *[other] Sign for { $price }
    }
web-uf-do-magic =
    { $count ->
        [one] Lay 1 card
       *[other] Lay { $count } cards
    }
web-uf-do-heat = { $racer } was ahead
web-uf-missing-bet = Pick a bet
web-uf-missing-contract = Pick a contract
web-uf-missing-lane = Pick a lane
web-uf-missing-card =
    { $count ->
        [0] Pick a card, or stop
        [one] Pick 1 more card
       *[other] Pick { $count } more cards
    }
web-uf-missing-heat = Tap them in order
web-uf-missing-moment = Pick one

## Explanations

web-uf-odds-about = The number is what a won win bet pays for each coin, and the row where the movement card finds its spaces.
# $kind: win, early or late
web-uf-token-title = { $racer }, { $kind ->
        [win] to win
        [early] early
       *[late] late
    }
web-uf-token-about =
    { $kind ->
        [win] Pays if this unicorn comes in first. One token a unicorn, each race.
       *[other] Pays if this unicorn is among the first three. One token a unicorn, each race.
    }
