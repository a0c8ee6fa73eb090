### What the coach says in a first game of Horse Fever. At most 25 words at a time, and no exclamation marks.

## The Family game

lesson-horse-fever-family-welcome = Three races, most points win. You own the { $horse } stable, { $danari } Danari and two crooked cards. So do they, more or less.
lesson-horse-fever-family-first-bet = First bet, compulsory: 100 for each point, so { $minimum } for you. { $horse } to win is { $odds }: 4 times the stake, and 3 points.
lesson-horse-fever-family-stake = { $amount } will do. What wins has your stake in it. What loses belongs to the bank.
lesson-horse-fever-family-rival-bets = { $seat } likes { $lane }, the favourite. Now for the part the jockeys must not see.
lesson-horse-fever-family-hurry = Face down behind a horse: all see where, nobody what. { $card } means 4 spaces at the first card. Yours, surely.
lesson-horse-fever-family-two-cards = Two cards behind { $lane }, from two people. At least one of them means well.
lesson-horse-fever-family-thirsty = { $card }: no sprints for that horse. Every card must be laid, any horse is legal. { $horse } looks thirsty.
lesson-horse-fever-family-last-card = The last card must be laid, too. { $card } means 4 spaces at the first card: behind your horse, surely.
lesson-horse-fever-family-second-bet = One more bet, if you like. You bet last, so you have seen everything. { $horse }, your own, to place pays double.
lesson-horse-fever-family-cancelled = { $positive } and { $negative } share a letter, one good, one bad: both gone. Whatever else lies there stays.
lesson-horse-fever-family-card = Each row of the odds has its number on the card, and all run at once. A card behind a horse may say otherwise.
lesson-horse-fever-family-dice = Then two dice: those horses sprint 1. Space 12 is the line. I will be quiet now.
lesson-horse-fever-family-drunk = The dice called { $horse }. { $horse } had a drink, and does not sprint. That was you.
lesson-horse-fever-family-won = { $stake } staked, { $danari } back: your stake is in there. And { $points } points for the first place.
lesson-horse-fever-family-lost = Lost stakes stay with the bank. It was { $stake }, and some people pay more for a hat.
lesson-horse-fever-family-own-stable = Your own stable was placed: { $danari } for you, whoever has bet on it.
lesson-horse-fever-family-carry-on = Good runners move up the odds and pay less, and your minimum grows with your points. Two races to go, and they are yours.

## The Board game

lesson-horse-fever-board-welcome = Bets and crooked cards you know. Here there is a shop before the race and an auction after it. Two purchases a round.
lesson-horse-fever-board-cards = Nobody gives you cards here: 400 for two. Or buy nothing, and the bank pays you 400.
lesson-horse-fever-board-stable = A stable is 1 point, and brings 600, 400 or 200 whenever its horse is placed. { $horse } is for sale.
lesson-horse-fever-board-staff = Assistants, objectives, horses: { $price } each, draw 4, keep 1. { $seat } now has staff.
lesson-horse-fever-board-first-bet = Fame costs: at least 100 for each point, stables count, so { $minimum }. { $horse } to win is { $odds }.
lesson-horse-fever-board-rig = You know this part. { $card } behind { $horse }, the other one where it hurts.
lesson-horse-fever-board-rig-more = And the other one. Every card must be laid, and any horse will do.
lesson-horse-fever-board-second-bet = { $horse } is yours now. Bet on it to place, and it pays you twice: the bet and the stable.
lesson-horse-fever-board-stable-pays = { $danari } from your stable. What it cost comes home slowly, but the point is here already.
lesson-horse-fever-board-sale = Downwards: who sells a point for { $price }? Each yes makes it 100 cheaper. The last to say yes sells.
lesson-horse-fever-board-bid = Upwards: who buys a point for { $price }? Each yes makes it 100 dearer. You have money, they have doubts.
lesson-horse-fever-board-carry-on = Two rounds to go. Then loans are paid back and objectives turned; who cannot pay is out. The book in the bar knows the rest.
