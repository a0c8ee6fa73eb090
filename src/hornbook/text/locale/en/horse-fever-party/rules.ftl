### The rules of the Party in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hp-short = In short
rules-hp-short-counts = For { $fewest } players up to a stadium. Everyone plays on a phone, the race is on the television. Richest at the end wins.
    .title = What counts
rules-hp-short-bets = Before each race everyone places two bets at the same time: one to win, one to place, at least { $unit } Danari each. They may be on the same horse.
    .title = Bets
rules-hp-short-pays = The winner pays { $win } times the stake, a place { $place } times. Nobody sees your bets before the last slip is in.
    .title = What bets pay
rules-hp-short-bookmaker = One player is the bookmaker, turns the cards, breaks ties and does not bet. All six horses are equally fast: no odds, no dice, no excuses. The next bookmaker is whoever won most.
    .title = The bookmaker
rules-hp-short-going = The host may end the party after any race. Who comes late gets the same starting money; who is broke gets a fresh stake, or watches if the host is strict. Whoever hands in no slip in time lets the race go by.
    .title = Coming and going

## preparation

rules-hp-preparation = Preparation
rules-hp-preparation-money = Everyone gets the same money: { $money } Danari, D in short, unless the host says otherwise. The bank pays and takes, and never runs dry.
rules-hp-preparation-deck = Only the base movement cards are used. In them all six horses are equally fast, so there are no odds, and what won before tells you nothing.
rules-hp-preparation-bookmaker = One player is the bookmaker: turns the cards, settles dead heats and does not bet. The first one is drawn.
rules-hp-preparation-players = From { $fewest } players up to { $most }. Who comes late sits down while bets are open or between races, with the starting money.

## bets

rules-hp-bets = Bets
rules-hp-bets-two = Everyone but the bookmaker places two bets: one to place, one to win. Both may be on the same horse.
rules-hp-bets-slip = All bet at the same time, and nobody sees a slip before the last one is in. Until then you may take yours back.
rules-hp-bets-stake = At least { $unit } D each, in hundreds; the place bet has to leave { $unit } D for the other.
rules-hp-bets-only = With only { $unit } D left you make one bet, to place or to win.
rules-hp-bets-out = Whoever is away, or has no slip when the time is up, lets the race go by with all their money. Nobody bets in a guest’s name.

## race

rules-hp-race = The race
rules-hp-race-card = The bookmaker turns one card after the other. It has a number for each lane, the top one for the leftmost, and all move at once. There are no dice.
rules-hp-race-line = Space { $line } is the line. Of several that cross it on one card, the one further beyond is ahead.
rules-hp-race-tie = Equally far is a dead heat. The bookmaker says who was ahead, one place at a time. Bribes are not in the rules.

## payment

rules-hp-payment = Payment
rules-hp-payment-pays = A place bet pays { $place } times the stake if the horse is among the first three, a win bet { $win } times if it comes first. The stake is in there, a lost one is the bank’s.
rules-hp-payment-next = The next bookmaker is whoever won most in this race, or lost least. If two did, a lot decides.
rules-hp-payment-broke = Whoever cannot bet any more gets a fresh stake before the next race, or watches if the host has said so.

## end

rules-hp-end = The end
rules-hp-end-races = The host says how many races there are, and may stop after any of them. It also ends when nobody but the bookmaker has money.
rules-hp-end-rich = The richest wins, and equal money shares the place. The book names no winner: there, having fun together is the aim.

## cards

rules-hp-cards = Every card
rules-hp-cards-deck = The base deck has { $movement } movement cards. Up to { $blanks } of your own may join it.

## here

rules-hp-here = Playing here
rules-hp-here-turn = Only who is asked can answer, and only what is asked now. An answer that comes too late changes nothing.
rules-hp-here-back = A slip can be changed until the last one is in. What everybody has seen stays.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hp-example-danari = Danari
rules-hp-example-payout-kind = Bet
rules-hp-example-payout-to-win = Win
rules-hp-example-payout-to-place = Place
rules-hp-example-payout-stake = Stake
rules-hp-example-payout-place = It comes in
rules-hp-example-payout-later = later
rules-hp-example-payout-won = { $stake } staked times { $times } is { $danari } D. Your stake is in there.
rules-hp-example-payout-lost = Lost: the { $stake } D stay with the bank.
