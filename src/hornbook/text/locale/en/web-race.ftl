### The race, as the browser shows it: for Unicorn Fever and Horse Fever.

## What is said while they run. $lanes are names of racers, joined.

web-race-leads = { $lanes } leads, on { $spot }.
web-race-level = { $lanes } level on { $spot }.
web-race-bunch = { $count } of them level on { $spot }.
web-race-over-the-line =
    { $count ->
        [one] { $lanes } is over the line.
       *[other] { $lanes } are over the line.
    }
web-race-ready = They are at the start.

## Boards

web-race-odds = Odds
web-race-card-short = card { $turn }
web-race-nobody = none
web-race-sprint = Sprint
web-race-sprint-dice = Sprint dice: { $lanes }
web-race-order = Order
web-race-order-place = { $place }: { $lane }
web-race-order-open = { $place }: still open
web-race-track = The track
web-race-racer = Racer
web-race-space = Space
web-race-spot =
    { $spot ->
        [0] at the start
        [12] on the line
       *[other] { $spot }
    }
web-race-spot-beyond = { $beyond } beyond the line
web-race-home-as = home, { $place }

## Chances

web-race-chance = Chance to win
web-race-chance-note = public information, after each card
web-race-chance-short = what the public knows
web-race-start = start
web-race-percent = { $percent }%
web-race-rest = the rest { $percent }
web-race-chance-said = { $lane } { $percent }%
# For whoever cannot see the picture: web-race-chance-said of every lane, joined by list-then
web-race-chances-said = Chance to win: { $chances }
web-race-chances-ask = show chances
web-race-chances-hide = hide chances
# Of a bet, with what the player can know; $error is half the width of a 95 % interval.
web-race-bet-chance = Wins { $percent }% ± { $error }
# $sum is gained or lost on average, without its sign.
web-race-bet-average =
    { $sign ->
        [-1] −{ $sum } on average
        [0] ±0 on average
       *[1] +{ $sum } on average
    }
web-race-chance-none = The bookmakers are still counting on their fingers.

web-race-chart = Chances
web-race-coming = The coming race, with what you know
web-race-to-win = first
web-race-to-place = in the top three
web-race-last = The last race

## Bets

web-race-bets =
    { $seat-is ->
        [you] Your bets
        [none] Bets
       *[other] { $seat-of } bets
    }
web-race-no-bets = You have no bet in this race. Enjoy the view.
web-race-others = The others
web-race-no-other-bets = no bet
web-race-bet = { $stake } on { $lane }, { $kind }
web-race-bet-short = { $kind }, { $stake }
web-race-kind =
    { $kind ->
        [0] win
        [1] early
       *[other] late
    }
web-race-bet-odds = { $odds } odds
web-race-bet-running = still running
web-race-bet-doomed = cannot win any more
web-race-own = { $lane } is yours
# The same on a phone, beside the unicorn’s picture.
web-race-own-short = yours
web-race-own-pays = pays you on the podium
web-race-own-past = the podium has gone to others
web-race-bet-home = { $place } home
web-race-pays = pays
web-race-lost = lost

## Magic

web-race-magic = Magic
web-race-turned =
    { $count ->
        [one] 1 card under { $lane }.
       *[other] { $count } cards under { $lane }.
    }
web-race-played-by = { $seat-by }

## Photo

web-race-photo = Photo finish
web-race-photo-level =
    { $beyond ->
        [0] Level on the line.
       *[other] Level, { $beyond } beyond the line.
    }
web-race-photo-odds = { $lane } has the better odds.
web-race-photo-card = { $card } decides.
web-race-photo-judge = Nothing separates them. { $seat } { $seat-has } the bell, and the last word.
web-race-photo-judged = { $seat } saw it clearly. Quite clearly.
web-race-stamp = By a nose
web-race-stamp-open = Dead heat
web-race-stamp-judged = As seen

## Payout

web-race-payout = Payout
web-race-purse = Purse
web-race-line-owner = { $lane }, { $place }, your own
web-race-line-bet = { $lane }, { $kind }
web-race-line-stake = { $stake } staked
web-race-line-lost = { $stake } lost
web-race-line-contract = Contract
web-race-line-loan = The elves lend
web-race-line-tax = Glory tax
web-race-all-purses = All purses

## Controls

web-race-controls = How fast the race is shown
web-race-pause = Pause
web-race-go-on = Go on
web-race-skip = Skip
web-race-speed =
    { $speed ->
        [normal] 1×
        [fast] 2×
       *[instant] instant
    }

## How a racer is called for the ear: “Bramble, green”

web-race-named = { $lane }, { $colour ->
        [0] green
        [1] orange
        [2] yellow
        [3] blue
        [4] purple
       *[5] red
    }
