### The Party on phones, once one is in; the television and the desk use some of it, too.

## Waiting for the start

web-party-you-are-in = You are in
web-party-closed = The party here was begun under older rules and was closed as it stood. A new one starts from the beginning.
web-party-are-in-the-room =
    { $players ->
        [one] You are the first. Somebody has to be.
       *[other] { $players } are in.
    }
web-party-and-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
web-party-host-says = { $host }, the host, says when.
web-party-soon = The host says when.
web-party-way-in = Others come in at { $address }
web-party-deal = Start with { $players }
web-party-need = Three make a party

## Coming late

web-party-have-seat = you have a seat
web-party-in-from = In from race { $race }
web-party-left-without = Race { $race } left without you. Your { $money } D did not. Bets open when it is paid.
web-party-running = running
web-party-running-card =
    { $card ->
        [0] at the start
       *[other] running, card { $card }
    }
web-party-payout = Payout
web-party-payout-means = on all phones
web-party-your-bets = your two bets
web-party-open-after = Bets open after race { $race }
web-party-next-night = In for the next night
web-party-next-night-means = The last race has left without you. You are seated as soon as there is another night.
web-party-meanwhile = Meanwhile
web-party-the-race = The race
web-party-at-the-start = At the start
web-party-leads =
    { $spaces ->
        [one] { $horse } by a length
       *[other] { $horse } by { $spaces }
    }
web-party-level =
    { $count ->
        [2] Two in front, level
        [6] All six level
       *[other] { $count } in front, level
    }
web-party-is-home = { $horse } is home

## Betting

web-party-race = Race { $race }
# Beside the purse, on one line: $place is “2nd”.
web-party-rank = { $place }; richest wins
web-party-win = Win
web-party-win-means = first, nothing else
web-party-place = Place
web-party-place-means = first, second or third
web-party-win-back = { $horse } comes first
web-party-place-back = { $horse } in the top three
web-party-back = { $sum } back
web-party-pick = Pick a horse
web-party-half = ½
web-party-all = all
web-party-less = less on { $bet }
web-party-more = more on { $bet }
web-party-stake = { $sum } D
web-party-of-purse-here = { $sum } of your { $purse }. Secret until the race.
web-party-of-purse = { $sum } of your { $purse }. Then watch the television.
web-party-lock = Lock both bets
web-party-lock-one = Lock the bet
web-party-missing-place = Pick a horse to place
web-party-missing-win = Pick a horse to win
web-party-too-much = Together that is more than your purse
web-party-one-bet = Money for one bet. Choose it well.

## Waiting and watching

web-party-locked = Your bets are in.
web-party-change = Change them
web-party-still = { $count ->
        [one] 1 is still thinking.
       *[other] { $count } are still thinking.
    }
web-party-on-place = { $sum } on { $horse } to place
web-party-on-win = { $sum } on { $horse } to win
web-party-watch = Eyes on the television.
web-party-out = No slip, no bet.
web-party-out-means = You let this race go by. Your purse did not notice.
web-party-bet-after-all = Bet after all
web-party-cheer = Make some noise, it is free
web-party-noise-cheer = cheer
web-party-noise-clap = hats off
web-party-noise-gasp = gasp
web-party-noise-laugh = laugh
web-party-noise-groan = weep
web-party-gained = +{ $sum } D
web-party-lost = −{ $sum } D
web-party-even = Nothing won, nothing lost
web-party-paid-out = The race is paid.
web-party-purse-empty = broke
web-party-broke = Broke
web-party-broke-fresh = Watch, shout, and wait: a fresh stake comes before the next race.
web-party-broke-watch = Watch, shout, and cheer for somebody else’s horse.
web-party-wait-host = The host decides whether there is another race.
web-party-host-opens = Race { $race } opens when { $host } says so.
web-party-you-hold-next =
    { $why ->
        [won] You won most, so the book is yours: you turn the cards next, and may not bet.
        [lost] You lost least, so the book is yours: you turn the cards next, and may not bet.
        [even] Nobody did better than you, so the book is yours: you turn the cards next, and may not bet.
       *[kept] Nobody had bet, so the book stays yours: you turn the cards next, and may not bet.
    }

## The bookmaker

web-party-book = You hold the book
web-party-book-means = The book is yours this race: you do not bet, you turn the cards.
web-party-turn = Turn a card
web-party-turn-next = Card { $card }. The room is waiting.
web-party-in-stead = { $name } sleeps on the book. As the host you may go on.
web-party-tie = Who was ahead?
web-party-tie-means = They crossed the line together. Tap them in order.
web-party-tie-lock = That is the order
web-party-tie-again = Start again

## The host

web-party-another = Another race?
web-party-next = Next race
web-party-last = That was the last
web-party-more-time = +30 s

## The end

web-party-night-over = The night is over
web-party-room-races =
    { $races ->
        [one] room { $code }, one race
       *[other] room { $code }, { $races } races
    }
web-party-of-players = of { $players }, { $name }
web-party-on-the-night = { $sum } on the night
web-party-even-night = even on the night
web-party-your-purse = Your purse
web-party-richest = { $name }: { $money }
web-party-start = start
web-party-best-title = Best, race { $race }
web-party-best-won = { $horse }, { $place }. You knew.
web-party-best-even = { $horse }, { $place }. It all came back.
web-party-best-lost = { $horse }, { $place }. It could have been worse, and was.
web-party-worst-title = Worst, race { $race }
web-party-worst-won = { $horse }, { $place }. Some call that a bad night.
web-party-worst-even = { $horse }, { $place }. Nothing gone but time.
web-party-worst-lost = { $horse }, { $place }. It looked the part.
web-party-held-book =
    { $count ->
        [one] You held the book once.
       *[other] You held the book { $count } times.
    }
web-party-bank-kept =
    { $count ->
        [one] In race { $race } the bank kept { $sum }. It noticed.
       *[other] The bank kept { $sum } in all. It noticed.
    }
web-party-bank-level =
    { $count ->
        [one] In race { $race } the bank came out even. It is not used to that.
       *[other] The bank came out even. It is not used to that.
    }
web-party-bank-paid =
    { $count ->
        [one] In race { $race } the bank paid { $sum } more than it took. It noticed.
       *[other] The bank paid { $sum } more than it took in all. It noticed.
    }
web-party-stay = Stay, play again
web-party-leave = Leave
web-party-stay-so-far = You stay. { $staying } of { $players } do so far.

## Sound

web-party-hear = Bell and tick

## Trouble

web-party-offline = The line is down. Your place is kept.
web-party-refused = That did not work. Nothing was changed.

## Where one is asked or waits, and what is told there

web-party-page-title = { $page } · Horse Fever Party
web-party-place-bets = Your bets
web-party-place-others = The others are betting
web-party-place-soon = Soon
web-party-told-opened = Race { $race }. Bets are open.
web-party-told-closed = Bets are closed. { $total } D are on the horses.
web-party-told-heat = { $lanes } crossed the line together.
web-party-told-paid =
    { $way ->
        [up] Your bets brought { $sum } D. You have { $money } D.
        [down] Your bets cost { $sum } D. You have { $money } D.
       *[even] Nothing won, nothing lost. You have { $money } D.
    }
# Who had nothing left and starts anew.
web-party-told-fresh = You get a fresh stake of { $money } D.
# $names: of one or more; $known is none, where there are too many to know them all.
web-party-told-won =
    { $known ->
        [none] The night is over. The richest has { $money } D.
       *[all] The night is over. It goes to { $names }, with { $money } D.
    }
