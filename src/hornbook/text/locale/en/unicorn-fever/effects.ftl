### What cards and tokens do: one sentence for each number a card can carry. A card's text is
### its sentences one after the other, so cards typed in by others have texts too.

## What acts on a unicorn (magic, fever). $value is the number, $size the number without its
## sign, $sign “more” or “less”. The unicorn is the subject.

effect-start-set =
    { $value ->
        [0] Stands still at the first card.
       *[other] Moves { $value } at the first card.
    }
effect-start-add =
    { $sign ->
        [more] Moves { $size } more at the first card.
       *[less] Moves { $size } less at the first card.
    }
effect-gum =
    { $value ->
        [one] Its next sprint is 1 shorter. Then the gum is gone.
       *[other] Its next sprints lose { $value } spaces, then the gum is gone.
    }
effect-tie =
    { $sign ->
        [more] Wins ties.
       *[less] Loses ties.
    }
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Odds 1 row up, towards x2, for good.
           *[other] Odds { $size } rows up, towards x2, for good.
        }
       *[less] { $size ->
            [one] Odds 1 row down, towards x7, for good.
           *[other] Odds { $size } rows down, towards x7, for good.
        }
    }
effect-bet-gold =
    { $sign ->
        [more] Bets won on it pay { $size } gold more.
       *[less] Bets won on it pay { $size } gold less.
    }
effect-bet-glory =
    { $sign ->
        [more] Bets won on it pay { $size } glory more.
       *[less] Bets won on it pay { $size } glory less.
    }
# $sign is the card's own: a positive broom sweeps the negative cards.
effect-cleanse =
    { $sign ->
        [positive] Sweeps the lane’s negative cards away.
       *[negative] Sweeps the lane’s positive cards away.
    }
effect-none = Does nothing, with conviction.

## What contracts bring. $value is the number.

perk-income = { $value } gold after each race.
perk-interest = Without loans: { $value } gold after each race for every 10 you hold.
perk-tax-relief = Your glory tax is { $value } gold lower.
perk-loan-gold = Your first two loans bring { $value } gold more each.
perk-loan-discount = Your first two loans are repaid with { $value } gold less each.
perk-exchange-discount = At the end, 1 glory costs you { $value } gold less.
perk-debts-forgiven =
    { $value ->
        [one] 1 unpaid loan is not held against you.
       *[other] { $value } unpaid loans are not held against you.
    }
perk-owner-gold = { $value } gold more when your unicorn is on the podium.
perk-win-gold = Win bets you win pay { $value } gold more.
perk-place-gold = Place bets you win pay { $value } gold more.
perk-longshot-gold = Win bets won at x5 to x7 pay { $value } gold more.
perk-stake-bonus = Bets you win pay as if { $value } more lay on them.
perk-odds-bonus =
    { $value ->
        [one] Win bets you win pay the stake once more.
       *[other] Win bets you win pay the stake { $value } times more.
    }
perk-place-bonus =
    { $value ->
        [one] Place bets you win pay the stake once more.
       *[other] Place bets you win pay the stake { $value } times more.
    }
perk-place-percent =
    { $value ->
        [50] Place bets you win pay half the stake more.
       *[other] Place bets you win pay { $value }% of the stake more.
    }
perk-bet-glory = { $value } glory more on every bet you win.
perk-win-second = Win bets also pay when second: twice the stake, 3 glory.
perk-reserve-bet =
    { $value ->
        [one] Set 1 bet token aside, now and each round.
       *[other] Set { $value } bet tokens aside, now and each round.
    }
perk-reserve-action =
    { $value ->
        [one] Set 1 action token aside, now and each round.
       *[other] Set { $value } action tokens aside, now and each round.
    }
perk-nudge =
    { $value ->
        [one] Before each race, move one unicorn’s odds 1 row, for good.
       *[other] Before each race, move one unicorn’s odds { $value } rows, for good.
    }
perk-contract-discount = Contracts cost you { $value } gold less.
perk-signing-gold = { $value } gold for each contract you sign, this one too.
perk-kickback = { $value } gold whenever a rival signs a contract.
perk-gold-bonus = { $value } gold more with every gold action.
perk-own-ties = Your own unicorn wins ties.
perk-hand-size =
    { $value ->
        [one] Your hand holds 1 more magic card.
       *[other] Your hand holds { $value } more magic cards.
    }
perk-magic-extra =
    { $value ->
        [one] You may play 1 more card whenever a token lets you play magic.
       *[other] You may play { $value } more cards whenever a token lets you play magic.
    }
perk-bet-magic =
    { $value ->
        [one] You may play 1 magic card with each win-bet action.
       *[other] You may play { $value } magic cards with each win-bet action.
    }
perk-peek = Look under a lane before you play magic.
perk-magic-gold = { $value } gold for each magic card you play.
perk-redraw = You may swap your whole hand before each round.
perk-withdraw =
    { $value ->
        [one] Before each race you may take 1 of your face-down cards off its lane.
       *[other] Before each race you may take { $value } of your face-down cards off their lanes.
    }
perk-blessing-gold = { $value } gold for each good card of yours that acts on a unicorn on the podium.
perk-hex-gold = { $value } gold for each bad card of yours that acts on a unicorn off the podium.
perk-cancel-gold = { $value } gold for each card of yours that is cancelled.
perk-lost-gold = { $value } gold for each bet you lose.
perk-refund = { $value }% of the stake back on each bet you lose.
perk-near-miss = Bets lost by one place give the stake back.
perk-rival-lost-gold = { $value } gold for each bet a rival loses.
perk-consolation = { $value } glory after a race in which all your bets failed.
perk-fever-glory = { $value } glory more on bets won on a fevered unicorn.
perk-printed-glory = { $value } glory at the end.

## What action tokens do

action-first-player = You are first from this race on.
action-gold = Take { $value } gold.
action-contract =
    { $value ->
        [0] Sign a contract for free.
       *[other] Sign a contract for { $value } gold.
    }
action-bet =
    { $kind ->
        [win] Place a win bet.
       *[any] Place any bet.
    }
action-bet-glory = { $value } glory lies on it.
action-magic =
    { $value ->
        [one] Play 1 magic card.
       *[other] Play { $value } magic cards.
    }

## The decks, as a list of cards names them

deck-movement = Movement cards, for the rows x2 to x7
    .chapter = 2.3
deck-magic = Magic cards
    .chapter = 1.1 and 2.2
deck-contracts = Contracts
    .chapter = 1.4 and 3.1
deck-unicorns = Unicorns, and their fever
    .chapter = 3.4
deck-tokens = Action tokens
    .chapter = 1
