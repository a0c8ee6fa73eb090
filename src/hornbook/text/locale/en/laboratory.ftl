### The laboratory: what “hornbook balance” and “hornbook fit” print and write. $name is a game, $edition the name of a card file.

balance-title = Balance of “{ $edition }”
balance-about =
    { $games ->
        [one] { $name }, 1 game, { $seats } seats, bots: { $bots }.
       *[other] { $name }, { $games } games, { $seats } seats, bots: { $bots }.
    }
balance-about-against =
    { $games ->
        [one] { $name }, against “{ $against }”: 1 game each, { $seats } seats, bots: { $bots }.
       *[other] { $name }, against “{ $against }”: { $games } games each, { $seats } seats, bots: { $bots }.
    }
balance-written = The page is in { $file }.
fit-written = The table is in { $file }.
balance-csv-written = The figures are in { $file }.

## What is measured. Headings of a list, in the plural where there are many.

balance-family-contract = Contracts, given at the start
balance-family-pair = Pairs of contracts that might be an engine, given at the start
balance-family-opening = First actions, at random
balance-family-loans = Loans given at the start
balance-family-magic = Magic cards in the first hand
balance-family-owner = Owner tiles
balance-family-seat = Places in turn order
balance-family-character = Characters, as dealt
balance-family-power = Powers, dealt apart from decks
balance-family-deck = Ruse decks, apart from powers
balance-family-ruse = Ruses
balance-family-ware = Black market
balance-family-starter = Starting unicorns
balance-family-assistant = Assistants, given at the start
balance-family-objective = Objectives, given at the start
balance-family-horse = Horses, given at the start
balance-family-action = Action cards in the first hand

balance-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $place }
}
balance-loans =
    { $loans ->
        [0] none
        [one] 1 loan
       *[other] { $loans } loans
    }

## Columns

balance-thing = what
balance-wins = games won, against { $even }
balance-effect = effect
balance-sure = 95 in 100
balance-taken = taken
balance-games = games
balance-verdict = verdict

## Verdicts, in a word or two

balance-verdict-strong = too strong
balance-verdict-weak = weak
balance-verdict-fits = fits
balance-verdict-unwanted = nobody wants it
balance-verdict-few = too few games

## Of the whole game

balance-figures = The whole game
balance-figures-against = Two editions
balance-figure-decisions = Decisions
balance-figure-lead-changes = Changes of the lead
balance-figure-winner = Score of whoever leads at the end
balance-figure-spread = From first to last
balance-figure-loans = Loans a player
balance-more = more
balance-fewer = fewer
balance-same = the same
balance-curves = From round to round
balance-curve-glory = Glory
balance-curve-gold = Gold
balance-curve-loans = Loans
balance-curve-score = Points
balance-curve-points = Points
balance-curve-danari = Danari
balance-curve-winner = winner
balance-curve-mean = average
balance-curve-last = last
balance-interplay = Loans and contracts
balance-interplay-about = Games won against even, in points, by loans at the end and the contract given at the start.
balance-or-more = { $count } or more
balance-too-few = too few

## Findings, in words

balance-finding-strong =
    { $count ->
        [one] { $first } is too strong
       *[other] { $count } are too strong
    }
balance-finding-weak =
    { $count ->
        [one] { $first } is weak
       *[other] { $count } are weak
    }
balance-finding-unwanted =
    { $count ->
        [one] Nobody wants { $first }
       *[other] Nobody wants { $count } of them
    }
balance-finding-fair = Fair
balance-finding-which =
    { $more ->
        [0] { $family }: { $list }.
       *[other] { $family }: { $list }, and { $more } more.
    }
balance-finding-within = { $family }: nothing stands out. The furthest is { $first }, { $effect } points.

## How to read it

balance-reading = How to read this
balance-reading-given = What is chosen is measured by giving it at random, so that strong players do not make strong cards.
balance-reading-dot = The dot is what was measured, the band what 95 in 100 such runs would show. A band across the line cannot be told from the average.
balance-reading-many = Where many things are compared, some look good by luck. The verdict allows for how many there are.
balance-reading-taken = “Taken” is how often it was chosen when it was on offer, in games where nothing was given.
balance-reading-bots = Bots played: they bluff badly, and people will do some things better.
balance-reading-file = This page is one file. Nothing is loaded, nothing is sent.
