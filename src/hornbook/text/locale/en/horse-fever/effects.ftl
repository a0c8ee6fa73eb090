### What cards do: one sentence for each number a card can carry. A card's text is its sentences
### one after the other, so cards of the players' own have texts too.

## What acts on a horse (action cards, horse cards). $value is the number, $size the number
## without its sign, $sign “more” or “less”. The horse is the subject.

effect-start-set =
    { $value ->
        [0] Stays put at the start.
       *[other] Moves { $value } at the start.
    }
effect-start-add =
    { $sign ->
        [more] Moves { $size } more at the start.
       *[less] Moves { $size } less at the start.
    }
effect-gum =
    { $value ->
        [one] Its next sprint is 1 shorter. Once.
       *[other] Its next sprints lose { $value } spaces between them.
    }
effect-tie =
    { $sign ->
        [more] Wins every photo finish.
       *[less] Loses every photo finish.
    }
# When action cards are turned, before the race.
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Odds: 1 row up, towards 1:2, and they stay there.
           *[other] Odds: { $size } rows up, towards 1:2, and they stay there.
        }
       *[less] { $size ->
            [one] Odds: 1 row down, towards 1:7, and they stay there.
           *[other] Odds: { $size } rows down, towards 1:7, and they stay there.
        }
    }
effect-bet-glory =
    { $sign ->
        [more] Bets won on it bring { $size } VP more.
       *[less] Bets won on it bring { $size } VP less.
    }

## What else an action card can do

effect-cumulative = Adds to a sprint of 2, from a card or the horse’s own: it is 3 then.
effect-discards =
    { $value ->
        [positive] Throws the lane’s positive cards away.
       *[negative] Throws the lane’s negative cards away.
    }
effect-fine = Everyone who bet on it pays { $value } D.

## What else a horse card can do

# Before the bets. The horse card is the subject.
effect-odds-lined-up =
    { $sign ->
        [more] { $size ->
            [one] Each time it is lined up, its stable’s odds go 1 row up, towards 1:2, and stay there.
           *[other] Each time it is lined up, its stable’s odds go { $size } rows up, towards 1:2, and stay there.
        }
       *[less] { $size ->
            [one] Each time it is lined up, its stable’s odds go 1 row down, towards 1:7, and stay there.
           *[other] Each time it is lined up, its stable’s odds go { $size } rows down, towards 1:7, and stay there.
        }
    }
effect-income = Its owner gets { $value } D after each race it runs.
effect-counts = Counts as { $value } horses.

## What assistants and characters bring. $value is the number.

perk-action-discount = Two action cards cost you { $value } D less.
perk-objective-discount = Objectives cost you { $value } D less.
perk-assistant-discount = Assistants cost you { $value } D less.
perk-horse-discount = Horses cost you { $value } D less.
perk-stable-discount = Stables cost you { $value } D less.
perk-pass-danari = Passing brings you { $value } D more.
perk-any-purchase = Your second purchase may be of the first one’s kind.
perk-extra-bets =
    { $value ->
        [one] You may place 1 more second bet.
       *[other] You may place { $value } more second bets.
    }
perk-nudge =
    { $value ->
        [one] After the first bets you may move a stable’s odds 1 row.
       *[other] After the first bets you may move a stable’s odds { $value } rows.
    }
perk-place-reach =
    { $value ->
        [one] Your place bets also win on a 4th.
       *[other] Your place bets also win { $value } places off the podium.
    }
perk-income = { $value } D from the bank after each race.
perk-from-right = { $value } D from your right-hand neighbour after each race.
perk-from-left = { $value } D from your left-hand neighbour after each race.
perk-point-danari = { $value } D for every VP you win.
perk-sale-danari = A VP sold at the auction brings you { $value } D more.
perk-bid-discount = A VP bought at the auction costs you { $value } D less.
perk-bank-relief = You pay the bank back { $value } D less.
perk-mob-relief = You pay the mob back { $value } D less.
perk-swap = Drawn, at once swapped for a rival’s assistant. Bought from a player, may be swapped.

## What characters start with

start-danari = Starts with { $value } D.
start-stable = Owns the stable that starts at 1:{ $value }.

## Objectives. $measure is what is counted, $fewest “yes” or “no”.

aim =
    { $fewest ->
        [yes] 2 VP if you alone have the fewest { $measure ->
            [stables] stables
            [assistants] assistants
            [horses] horses
            [objectives] objectives
            [danari] Danari
           *[points] VP
        }.
       *[no] 2 VP if you alone have the most { $measure ->
            [stables] stables
            [assistants] assistants
            [horses] horses
            [objectives] objectives
            [danari] Danari
           *[points] VP
        }.
    }

## A card that does nothing

effect-none = Does nothing, and does it well.
