### The table of Unicorn Fever in the browser. Fact first, joke second.

## Signs on the table

web-unicorn-fever-odds = Odds
web-unicorn-fever-fastest = fastest
web-unicorn-fever-slowest = slowest
web-unicorn-fever-fever = In fever: { $text }
web-unicorn-fever-track = The track
web-unicorn-fever-racer = Unicorn
web-unicorn-fever-magic = Magic
web-unicorn-fever-win = Win
web-unicorn-fever-early = Early
web-unicorn-fever-late = Late
web-unicorn-fever-actions = Actions
web-unicorn-fever-contracts = Contracts
web-unicorn-fever-hand =
    { $seat-is ->
        [you] Your magic cards
        [none] Magic cards
       *[other] { $seat-of } magic cards
    }
web-unicorn-fever-hand-tab = Hand
web-unicorn-fever-magic-of =
    { $seat-is ->
        [you] Your magic
        [none] Magic
       *[other] { $seat-of } magic
    }
web-unicorn-fever-tray = What is yours
web-unicorn-fever-gold = gold
web-unicorn-fever-glory = glory
web-unicorn-fever-loans = loans
web-unicorn-fever-good = good
web-unicorn-fever-bad = bad
web-unicorn-fever-race-of = Race { $race } of { $races }
web-unicorn-fever-race-of-brief = Race { $race }/{ $races }
web-unicorn-fever-phase-plan = Plan
web-unicorn-fever-phase-race = Race
web-unicorn-fever-phase-pay = Pay

## Colours, as part of a unicorn's full name

web-unicorn-fever-colour-green = green
web-unicorn-fever-colour-orange = orange
web-unicorn-fever-colour-yellow = yellow
web-unicorn-fever-colour-blue = blue
web-unicorn-fever-colour-purple = purple
web-unicorn-fever-colour-red = red

## Things on the track, for those who hear them

web-unicorn-fever-lane =
    { $fever ->
        [yes] { $racer }, { $colour }, { $odds }, in fever
       *[no] { $racer }, { $colour }, { $odds }
    }
# $kind: win, early or late. $state: free, taken, kept (on a contract), gone, chosen.
web-unicorn-fever-token =
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
web-unicorn-fever-cell-taken = { $seat }, { $stake } gold
web-unicorn-fever-cell-free = free
web-unicorn-fever-cell-gone = none
web-unicorn-fever-pile =
    { $count ->
        [one] 1 magic card under { $racer }. { $about }
       *[other] { $count } magic cards under { $racer }. { $about }
    }
web-unicorn-fever-pile-by = A card { $seat-by }, face down.
web-unicorn-fever-pile-known = { $card }, { $seat-by }: { $text }

## Action piles

web-unicorn-fever-pile-contract = Contract
web-unicorn-fever-pile-gold = +{ $gold } gold
web-unicorn-fever-pile-bet =
    { $kind ->
        [win] Win bet
       *[any] Any bet
    }
web-unicorn-fever-pile-magic = { $count } magic
web-unicorn-fever-pile-price =
    { $price ->
        [0] for free
       *[other] pay { $price }
    }
web-unicorn-fever-pile-bell = and the bell
web-unicorn-fever-pile-glory = +{ $glory } glory
web-unicorn-fever-pile-with-magic = and { $count } magic
web-unicorn-fever-pile-always = always open
web-unicorn-fever-pile-play = play them all
web-unicorn-fever-pile-plain = no strings
web-unicorn-fever-all-gone = all gone
web-unicorn-fever-you-hold = you hold { $token }

## Contracts

web-unicorn-fever-at-the-end = { $glory } at the end
web-unicorn-fever-signed = signed
web-unicorn-fever-signed-by = signed { $seat-by }
web-unicorn-fever-no-contract = No contract yet

## The tray and the seats

web-unicorn-fever-gold-held =
    { $loans ->
        [0] gold
        [one] gold, 1 loan
       *[other] gold, { $loans } loans
    }
web-unicorn-fever-glory-held = glory, taxed { $tax }
web-unicorn-fever-tax-due = Glory tax after this race: { $tax } gold, plus what you win.
web-unicorn-fever-you-own = You own { $racer }
web-unicorn-fever-owned =
    { $seat-is ->
        [you] yours
       *[other] owned { $seat-by }
    }
web-unicorn-fever-kept-brief =
    { $kind ->
        [win] kept, to win
        [early] kept, early
       *[late] kept, late
    }
web-unicorn-fever-bet-brief =
    { $kind ->
        [win] to win, { $stake }
        [early] early, { $stake }
       *[late] late, { $stake }
    }
web-unicorn-fever-owns = Owns { $racer }
web-unicorn-fever-has-bell = First player
web-unicorn-fever-gets-bell = First player from this race on
web-unicorn-fever-prizes = { $first }, { $second } or { $third } gold on the podium
web-unicorn-fever-bet-on =
    { $stake } on { $racer }, { $kind ->
        [win] win
        [early] early place
       *[late] late place
    }
web-unicorn-fever-bet-pays =
    { $kind ->
        [win] first: { $times } and { $glory } glory
       *[other] top three: { $times } and { $glory } glory
    }
web-unicorn-fever-kept-bet =
    { $racer }, { $kind ->
        [win] win
        [early] early place
       *[late] late place
    }
web-unicorn-fever-kept-action = Set aside: { $token }

## Why something cannot be had

web-unicorn-fever-why-taken = { $seat } { $seat-has } this token. One of each a unicorn, each race.
web-unicorn-fever-why-reserved = { $seat } { $seat-has } set this token aside.
web-unicorn-fever-why-no-late = Late places come with the fourth player.
web-unicorn-fever-why-removed = The dice took this token out of the race.
# $what: bet, contract, magic; $token is what has been taken for this action
web-unicorn-fever-why-held =
    { $what ->
        [bet] { $token } is not for this bet. Put it back to take another.
        [contract] { $token } is not for contracts. Put it back to take another.
       *[magic] { $token } plays no magic now. Put it back to take another.
    }
# Nothing to take leads there.
web-unicorn-fever-why-no-action =
    { $what ->
        [bet] No token that is left allows this bet.
        [contract] No contract token is left in this race.
        [magic] No token that is left plays magic.
       *[token] There is nothing left to do with it in this race.
    }
# $question is a question, with its mark
web-unicorn-fever-why-empty = All gone until the next race.
web-unicorn-fever-why-no-contracts = There is no contract left to sign.
web-unicorn-fever-why-no-bets = There is no bet token left for it.
web-unicorn-fever-why-no-gold = You cannot pay for it, and with three loans the elves lend no more.

## The slip

web-unicorn-fever-action-of = action { $action } of { $actions }
web-unicorn-fever-ask-action = Take a token.
web-unicorn-fever-tip-action = Or tap a bet, a contract or a card: the token comes along.
web-unicorn-fever-ask-racer = Bet on whom?
web-unicorn-fever-ask-kind = Which bet?
web-unicorn-fever-ask-contract = Which contract?
web-unicorn-fever-ask-lane = Under which lane?
web-unicorn-fever-tip-lane = Rivals see that you laid it, not what it is.
web-unicorn-fever-ask-heat = Dead heat. Who was ahead?
web-unicorn-fever-tip-heat = You have the bell, so you have the last word. Nobody asks why.
web-unicorn-fever-change = change
web-unicorn-fever-with = with
web-unicorn-fever-half = half
web-unicorn-fever-all = all
# Odds and glory of a bet, very short: “×6 · 5 glory”
web-unicorn-fever-pays-short = { $times } · { $glory } glory
web-unicorn-fever-if-won =
    { $kind ->
        [win] First past the line
       *[other] Among the first three
    }
web-unicorn-fever-anything-else = Anything else
web-unicorn-fever-plus = { $sum }
web-unicorn-fever-back = back
web-unicorn-fever-before-contracts = Before your contracts have their say.
web-unicorn-fever-loan = The elves lend { $gold } now and want { $back } at the end.
web-unicorn-fever-loan-joins = A loan comes with it. They know where you sleep.
web-unicorn-fever-laid = { $card }, under { $racer }
web-unicorn-fever-pull = Take { $card } back
web-unicorn-fever-nudge = { $racer }: { $before } → { $after }
web-unicorn-fever-put-back = Put it back
web-unicorn-fever-not-now = Not now
web-unicorn-fever-borrow = Borrow
web-unicorn-fever-no-loan = You have { $loans } loans or more: the elves lend no further, except for the tax.

# The title's note while playing magic; 0: cards beyond those one must play.
web-unicorn-fever-to-play =
    { $count ->
        [0] if you like
       *[other] { $count } to play
    }

## Keys

web-unicorn-fever-key-lanes = point at a lane
web-unicorn-fever-key-w = bet to win
web-unicorn-fever-key-e = bet on an early place
web-unicorn-fever-key-l = bet on a late place

## The deed, on the button

web-unicorn-fever-do-gold =
    { $bell ->
        [yes] Take { $gold } gold and the bell
       *[no] Take { $gold } gold
    }
web-unicorn-fever-do-bet = Place { $stake } on { $racer }
web-unicorn-fever-do-sign =
    { $price ->
        [0] Sign for free
       *[other] Sign for { $price }
    }
web-unicorn-fever-do-magic =
    { $count ->
        [one] Lay 1 card
       *[other] Lay { $count } cards
    }
web-unicorn-fever-do-heat = { $racer } was ahead
web-unicorn-fever-missing-bet = Pick a bet
web-unicorn-fever-missing-contract = Pick a contract
web-unicorn-fever-missing-lane = Pick a lane
web-unicorn-fever-missing-card =
    { $count ->
        [0] Pick a card, or stop
        [one] Pick 1 more card
       *[other] Pick { $count } more cards
    }
web-unicorn-fever-missing-heat = Tap them in order
web-unicorn-fever-missing-moment = Pick one

## Explanations

web-unicorn-fever-odds-about = The number is what a won win bet pays for each coin, and the row where the movement card finds its spaces.
# $kind: win, early or late
web-unicorn-fever-token-title = { $racer }, { $kind ->
        [win] to win
        [early] early
       *[late] late
    }
web-unicorn-fever-token-about =
    { $kind ->
        [win] Pays if this unicorn comes in first. One token a unicorn, each race.
       *[other] Pays if this unicorn is among the first three. One token a unicorn, each race.
    }

## What every table says, in this game’s own words

web-goal-unicorn-fever = Most glory wins
web-goal-unit-unicorn-fever = Glory
web-round-unicorn-fever = Race { $round }
web-review-score-unicorn-fever = glory
web-verdict-unicorn-fever =
    { $why ->
        [loans] The elves
       *[other] { web-verdict }
    }
