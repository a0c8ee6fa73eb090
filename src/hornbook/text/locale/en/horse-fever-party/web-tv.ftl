### The Party on the television and at a desk. Horses are called by the colour of their silk.

## Gathering

web-party-title = Horse Fever
web-party-night = A night at the races. Bring a phone, leave your judgement.
web-party-few = One more would be a crowd.
web-party-holding = The stand is holding. It was built for 300.
web-party-standing-room =
    { $standing ->
        [one] { $players } are in, one of them standing.
       *[other] { $players } are in, { $standing } of them standing.
    }
web-party-point = Point your phone here
web-party-or-type = or type
web-party-room-word = room
web-party-in =
    { $players ->
        [0] Nobody is in
        [one] One is in
       *[other] { $players } are in
    }
web-party-just-in = Just in
web-party-came = { $name } just came in.
web-party-came-many =
    { $more ->
        [one] { $name } and one more just came in.
       *[other] { $name } and { $more } more just came in.
    }
web-party-every-face = Every face up there is a phone down here. { $host } says when.
web-party-how-bets = Two bets
    .text = One to win pays six. One to place pays two.
web-party-how-race = One race
    .text = The bookmaker turns cards. The horses obey.
web-party-how-times =
    { $races ->
        [one] One time
        [2] Twice
        [3] Three times
        [4] Four times
        [5] Five times
        [6] Six times
       *[other] { $races } times
    }
    .text = Win most, hold the next book. Richest wins.

## Betting

web-party-pays = Win pays six times your stake. Place pays double.
web-party-close = Bets close in
web-party-are-in = { $in } of { $all } are in
web-party-thinking =
    { $seats-is ->
        [you] You are still thinking.
       *[other]
            { $seats-count ->
                [one] { $seats } is still thinking.
               *[other] { $seats } are still thinking.
            }
    }
web-party-many-thinking =
    { $count ->
        [one] One is still thinking.
       *[other] { $count } are still thinking.
    }
web-party-all-in = All slips are in.
web-party-may-not-bet =
    { $seat-is ->
        [you] You hold the book and may not bet.
       *[other] { $seat } holds the book and may not bet.
    }
web-party-holds =
    { $seat-is ->
        [you] You hold the book
       *[other] { $seat } holds the book
    }
web-party-holds-means = turns the cards, may not bet
web-party-holds-broke = may not bet, could not anyway
web-party-scan = Scan to play
web-party-sound = Sound
web-party-full-screen = Full screen
web-party-rich = Rich list
web-party-form-one = Form, the last race. Means nothing: all six are equally fast.
web-party-form = Form, the last { $races } races. Means nothing: all six are equally fast.
web-party-form-none = No form yet. It would mean nothing: all six are equally fast.
web-party-form-short = form, worthless

## The race

web-party-card = card { $card }
web-party-off = They wait for the first card.
web-party-chance = chance, and who is on it
web-party-chance-short = chance, backers
web-party-percent = { $percent }%
web-party-nobody = nobody
web-party-now = If it ended now
web-party-now-none = Nothing has moved yet. Neither has the money.
web-party-even-sum = even
web-party-plus = +{ $sum }
web-party-minus = −{ $sum }
web-party-up = { $count } up
web-party-even-count = { $count } even
web-party-down = { $count } down
web-party-purses =
    { $count ->
        [one] One purse, one bookmaker
       *[other] { $count } purses, one bookmaker
    }
web-party-late-type = Late? { $address }
web-party-late-room = room { $code }, in for race { $race }
web-party-late-over = room { $code }
web-party-asleep = { $host }’s table is asleep. It wakes when { $host } does.
web-party-lane = { $number } { $horse }, space { $spot }

## A photo finish

web-party-photo = Photo finish
web-party-photo-both = { $horses }, both on { $spot }
web-party-photo-all = { $horses }, all on { $spot }
web-party-photo-spot =
    { $beyond ->
        [0] the line
       *[other] +{ $beyond }
    }
web-party-photo-if = If { $horse } has it
web-party-photo-relief =
    { $seats-is ->
        [you] You breathe again.
       *[other]
            { $seats-count ->
                [one] { $seats } breathes again.
               *[other] { $seats } breathe again.
            }
    }
web-party-photo-drinks =
    { $seats-is ->
        [you] You buy the drinks.
       *[other]
            { $seats-count ->
                [one] { $seats } buys the drinks.
               *[other] { $seats } buy the drinks.
            }
    }
web-party-photo-count =
    { $count ->
        [one] One bet is paid.
       *[other] { $count } bets are paid.
    }
web-party-photo-nobody = Nobody’s money. A matter of honour.
web-party-photo-decides =
    { $seat-is ->
        [you] You decide who was ahead.
       *[other] { $seat } decides who was ahead.
    }
web-party-photo-bribes = Bribes are not in the rules. Neither is a word against them.
web-party-photo-looking = { $seat } { $seat-are } still looking.
web-party-photo-host-may =
    { $seat-is ->
        [you] As the host you may decide now.
       *[other] { $seat }, the host, may decide now.
    }
web-party-photo-place =
    { $place ->
        [1] For the win.
        [2] For second place.
        [3] For third place.
       *[other] For place { $place }. Somebody cares.
    }

## The payment

web-party-wins = { $horse } wins
web-party-bank-wins = The bank won
web-party-by-nose = by a nose. Somebody check the nose.
web-party-by-spaces =
    { $spaces ->
        [one] by one space
        [2] by two spaces
        [3] by three spaces
       *[other] by { $spaces } spaces
    }
web-party-first-home = first past the post
web-party-who-won = Who won what
web-party-who-lost = Who lost least
web-party-stakes-off = stakes already taken off
web-party-won-some =
    { $winners ->
        [0] Nobody won anything.
        [one] One of { $bettors } won something.
       *[other] { $winners } of { $bettors } won something.
    }
web-party-lost-some =
    { $down ->
        [one] { $seat } lost money, { $sum }, and with style.
       *[other] { $down } lost money: { $seat-within } most, { $sum }, and with style.
    }
web-party-lost-none = Nobody lost money.
web-party-bank-walk = The bank took { $staked } and paid { $paid }. It has gone for a walk.
web-party-bank-fine = The bank kept { $kept }. It is fine.
web-party-bank-even = The bank took { $staked } and paid just as much. It is thinking about that.
web-party-more-listed =
    { $count ->
        [one] and one more, on their own phone
       *[other] and { $count } more, on their own phones
    }
web-party-gets-book =
    { $seat-is ->
        [you] You get the book.
       *[other] { $seat } gets the book.
    }
web-party-keeps-book =
    { $seat-is ->
        [you] You keep the book.
       *[other] { $seat } keeps the book.
    }
web-party-book-why-won =
    { $seat-is ->
        [you] You won most, so you turn the cards in race { $race }, and may not bet.
       *[other] Won most, so: turns the cards in race { $race }, and may not bet.
    }
web-party-book-why-lost =
    { $seat-is ->
        [you] You lost least, so you turn the cards in race { $race }, and may not bet.
       *[other] Lost least, so: turns the cards in race { $race }, and may not bet.
    }
web-party-book-why-even =
    { $seat-is ->
        [you] Nobody did better, so you turn the cards in race { $race }, and may not bet.
       *[other] Nobody did better, so: turns the cards in race { $race }, and may not bet.
    }
web-party-book-why-kept = Nobody had bet.
web-party-opens =
    { $seat-is ->
        [you] Race { $race } opens when you say so
       *[other] Race { $race } opens when { $seat } says so
    }
web-party-last-race = That was the last race.
web-party-same-place = as before
web-party-climbed =
    { $places ->
        [one] one place up
       *[other] { $places } places up
    }
web-party-fell =
    { $places ->
        [one] one place down
       *[other] { $places } places down
    }

## The end

web-party-night-won =
    { $seat-is ->
        [you] You win the night
       *[other] { $seat } wins the night
    }
web-party-night-shared = { $seats } share the night
web-party-night-many = { $count } people share the night
# Who stands on a step of the podium: one or two.
web-party-on-step = { $seats }
web-party-in-place = { $count } in this place
web-party-record = And for the record
web-party-award-boldest = Boldest bet
web-party-award-boldest-part = { $stake } on { $horse }, of { $purse }. To win.
web-party-award-boldest-all = { $stake } on { $horse }. The whole purse.
web-party-award-losing-run = Longest losing run
web-party-award-losing-run-text =
    { $races ->
        [2] Two races. { $seat } { $seat-are } a tradition.
        [3] Three races. { $seat } { $seat-are } a tradition.
        [4] Four races. { $seat } { $seat-are } an institution.
        [5] Five races. { $seat } { $seat-are } an institution.
       *[other] { $races } races. { $seat } { $seat-are } an institution.
    }
web-party-award-luckiest = Luckiest win
web-party-award-luckiest-text = { $horse }, at { $percent }%. { $seat } had { $stake } on it.
web-party-award-bookmaker = Best bookmaker
web-party-award-bookmaker-text = The bank kept { $kept }. It sends a card.
web-party-broke-word = broke
web-party-another-night = Another night?
web-party-stay-put = Stay put, the phones know you.
web-party-stay-count =
    { $players ->
        [one] { $staying } of 1 stays so far.
       *[other] { $staying } of { $players } stay so far.
    }
web-party-rematch = Another night
web-party-rest =
    { $count ->
        [one] and one more, on their own phone
       *[other] and { $count } more, on their own phones
    }

## At a desk

web-party-race-of = race { $race } of { $races }
web-party-phase-bet = Bet
web-party-phase-race = Race
web-party-phase-pay = Pay
web-party-rank-of = { $place } of { $players }
web-party-stand-of = { $place } of { $players }; the richest wins
web-party-stand-host = { $place } of { $players }, you host; the richest wins
web-party-your-slip = Your slip
web-party-slip-locked = locked
web-party-slip-empty = No slip this race
web-party-slip-danari = { $sum } D
web-party-slip-now = If it ended now
web-party-slip-hope = If { $horse } gets there
# Instead of what a bet would bring, once it can no longer win.
web-party-bet-lost = lost
web-party-slip-spot = { $place }, space { $spot }
web-party-slip-space = space { $spot }
web-party-slip-brought = The last race
web-party-skip = On with it
web-party-slip-waits = waits for the first card
web-party-noise = Make some noise
web-party-you-host = You are the host
web-party-duty-turns =
    { $seat-is ->
        [you] You turn the cards. After race { $race } you say when race { $next } opens.
       *[other] { $seat } turns the cards. After race { $race } you say when race { $next } opens.
    }
web-party-duty-last =
    { $seat-is ->
        [you] You turn the cards. This is the last race.
       *[other] { $seat } turns the cards. This is the last race.
    }
web-party-duty-pay = The money is paid. You say when race { $race } opens.
web-party-duty-over = The night is over. You say whether there is another.
web-party-end-after = End after this
web-party-end-keep = Go on after this
web-party-ends-after = This race is the last: you said so.
web-party-on-tv = On a TV
web-party-watching = You are watching. Scan to play, or bet on the furniture.
web-party-qr-show = Let people in

## What is said about a race. Short: it is read from across a room. Never about a guest.

web-party-says-lead-1 = { $horse } leads. { $other } is not having it.
web-party-says-lead-2 = { $horse } in front, and knows it.
web-party-says-lead-3 = Everyone is chasing { $horse }. Nobody is hurrying.
web-party-says-lead-4 = { $horse } leads. It looks surprised, too.
web-party-says-lead-5 = { $other } has a fine view of { $horse }.
web-party-says-lead-6 = { $horse } first. { $other } would like a word.
web-party-says-lead-7 = Follow { $horse }. The others do.
web-party-says-lead-8 = { $horse } ahead. The bank has noticed.
web-party-says-lead-9 = { $horse } makes it look like a plan.
web-party-says-lead-10 = { $other } can smell { $horse }. Not a compliment.
web-party-says-lead-11 = { $horse } by daylight. Well, by lamplight.
web-party-says-lead-12 = In front: { $horse }. Behind: opinions.

web-party-says-level-1 = Nothing between { $horse } and { $other }.
web-party-says-level-2 = { $horse } and { $other }, ear to ear.
web-party-says-level-3 = Level in front. Breathe out.
web-party-says-level-4 = { $horse } looks left. { $other } looks right.
web-party-says-level-5 = You could throw one blanket over them.
web-party-says-level-6 = { $horse } and { $other } share the lead, unwillingly.
web-party-says-level-7 = No leader. The bookmaker is sweating.
web-party-says-level-8 = Side by side. Form was right for once.
web-party-says-level-9 = { $horse }? { $other }? Ask again in a card.
web-party-says-level-10 = All square in front. Hold your hats.

web-party-says-last-1 = { $horse } is enjoying the scenery.
web-party-says-last-2 = { $horse } is last, and in no hurry.
web-party-says-last-3 = Somebody tell { $horse } it has begun.
web-party-says-last-4 = { $horse } has all the track to itself.
web-party-says-last-5 = { $horse } saves its strength. For what?
web-party-says-last-6 = { $horse } lets the others make mistakes.
web-party-says-last-7 = At the back, { $horse } writes a letter home.
web-party-says-last-8 = { $horse } runs a race of its own. It leads that.

web-party-says-jump-1 = { $horse } has remembered something!
web-party-says-jump-2 = Where did { $horse } come from?
web-party-says-jump-3 = { $horse } has found another gear.
web-party-says-jump-4 = { $horse } flies. The card said so.
web-party-says-jump-5 = Look at { $horse }! Somebody said oats.
web-party-says-jump-6 = { $horse } takes { $count } at once. Show-off.
web-party-says-jump-7 = { $horse } runs as if chased by the bank.
web-party-says-jump-8 = { $horse } is late for something.
web-party-says-jump-9 = That was { $horse }, for those who blinked.

web-party-says-stall-1 = { $horse } has stopped to think.
web-party-says-stall-2 = { $horse } admires the bunting.
web-party-says-stall-3 = { $horse } has seen somebody it knows.
web-party-says-stall-4 = { $horse } waits to be asked nicely.
web-party-says-stall-5 = { $horse } is not moving. It is a statement.
web-party-says-stall-6 = { $horse } has found a daisy.
web-party-says-stall-7 = { $horse } reads the programme.
web-party-says-stall-8 = { $horse } stands like its own monument.

web-party-says-home-1 = { $horse } is home. The rest have been told.
web-party-says-home-2 = { $horse } has it! Somebody kiss the bookmaker.
web-party-says-home-3 = That is { $horse }, and that is that.
web-party-says-home-4 = { $horse } is in. The bank reaches for its hat.
web-party-says-home-5 = { $horse } first! The others may walk now.
web-party-says-home-6 = { $horse } wins. It would like a carrot.
web-party-says-home-7 = It is { $horse }! It was { $horse } all along.
web-party-says-home-8 = { $horse } crosses the line and looks for the buffet.
web-party-says-home-9 = The line goes to { $horse }. Now for the rest.

web-party-says-upset-1 = { $horse }! Nobody saw that. Not even { $horse }.
web-party-says-upset-2 = { $horse } wins. The bank is lying down.
web-party-says-upset-3 = { $horse }, of all horses!
web-party-says-upset-4 = Ring the papers: { $horse } has won.
web-party-says-upset-5 = { $horse } had no chance, and took it.
web-party-says-upset-6 = The experts were wrong. { $horse } was not.
web-party-says-upset-7 = { $horse } wins. Check the card. Check it again.
web-party-says-upset-8 = { $horse } did not read the odds.

web-party-says-photo-1 = { $horse } or { $other }? The camera knows.
web-party-says-photo-2 = Nobody moves. Especially not the horses.
web-party-says-photo-3 = { $horse } and { $other }: a matter of noses.
web-party-says-photo-4 = The photographer has earned his supper.
web-party-says-photo-5 = Hold your breath. Hold your slips.
web-party-says-photo-6 = Two noses, one line. Or the other way round.
web-party-says-photo-7 = { $other } says { $other }. { $horse } says { $horse }.
web-party-says-photo-8 = Nothing between them but varnish.

web-party-says-backed-1 = { $count } people suddenly like { $horse }.
web-party-says-backed-2 = { $horse } leads, and { $count } slips rustle.
web-party-says-backed-3 = { $count } friends of { $horse } are standing up.
web-party-says-backed-4 = If { $horse } holds, { $count } people get loud.
web-party-says-backed-5 = { $horse } carries { $count } hopes. No wonder it sweats.
web-party-says-backed-6 = { $count } of you knew it was { $horse }.
web-party-says-backed-7 = { $horse } in front. { $count } people hold hands.
web-party-says-backed-8 = The bank counts { $count } on { $horse }, twice.

## What every table says, in this game’s own words

web-goal-horse-fever-party = Most money wins
web-goal-unit-horse-fever-party = Danari
