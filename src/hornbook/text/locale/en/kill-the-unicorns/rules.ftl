### The rules of Kill the Unicorns in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-ku-short = In short
rules-ku-short-counts = Most points after { $rounds } days. Two whole rainbows win at once.
    .title = What counts
rules-ku-short-ruses = Each day { $hunts } unicorns lie in a row. Everyone draws { $drawn } ruses, lays one face down under a unicorn and throws the other away, face up. Only the shaman keeps it. A ruse changes points, colours, the bidding, or who gets the prey.
    .title = Ruses
rules-ku-short-hunt = Unicorn by unicorn, the first player lays { $least-cards } to { $most-cards } hunt cards face down, or passes the horn. Whoever follows must lay as many. Highest sum wins, but equal sums cancel each other and the next best wins. If nobody is left the unicorn flees.
    .title = The hunt
rules-ku-short-turning = The winner turns one of the ruses below, blind, and it acts. Sometimes the unicorn is somebody else’s then. Whoever gets it is first player next.
    .title = Turning the ruse
rules-ku-short-market = After the fourth hunt the gnomes open. Cards you did not use pay for one thing: a fake horn for points, fairy dust or cotton candy for a colour, or a pâté, which costs a unicorn. Then everyone gets all cards back.
    .title = The black market
rules-ku-short-points = Unicorns count their stars. { $size-two }, { $size-three }, { $size-four } or { $size-five } of a colour add { $set-two }, { $set-three }, { $set-four } or { $set-five }; one of each colour, a rainbow, adds { $rainbow }. The best split is computed for you.
    .title = Points
rules-ku-short-characters = Each character has a power, once a day, and { $own-ruses } ruses of its own. You are asked when its moment comes, in a hunt you joined. Hunt cards are the same for all: who has spent what is there for all to count.
    .title = Characters

## setup

rules-ku-setup = Setup
rules-ku-setup-character = Everyone is a character, chosen from the first player clockwise or dealt, each one once. It brings a power, { $hunt-cards } hunt cards and { $ruses } ruses.
rules-ku-setup-cards = Hunt cards are the same for all. What somebody has spent is there for everybody to count.
rules-ku-setup-starter = Everyone is dealt one starter, face up: the first unicorn of the herd. The other starters go.
rules-ku-setup-market = The black market gets a fake horn and a pâté for each player, and fairy dust and cotton candy in all four colours.
rules-ku-setup-first = The first player is drawn by lot and has the hunting horn.

## 2

rules-ku-2 = The day
rules-ku-2-day = A game has { $rounds } days. Each day { $hunts } unicorns stand in the clearing and are hunted one by one, from left to right. Then the market opens.
rules-ku-2-power = Each power can be used once a day. You are asked when its moment comes.
rules-ku-2-powers = What the powers do is ours, and so are most of the cards. A power works only in a hunt its owner joined.

## 2.1

rules-ku-2-1 = Ruses
rules-ku-2-1-place = Everyone draws { $drawn } ruses. From the first player on, each lays one face down under a unicorn that has fewer than { $most-ruses }.
rules-ku-2-1-discard = The other one is discarded, face up.
rules-ku-2-1-memory = A ruse that lies cannot be looked at again, not even by its owner. Who laid it stays public.
rules-ku-2-1-shaman = The shaman keeps the other ruse until the market opens.

## 2.2

rules-ku-2-2 = The hunt
rules-ku-2-2-open = The first player lays { $least-cards } to { $most-cards } hunt cards face down.
rules-ku-2-2-join = Whoever joins must lay as many, clockwise. Who has too few cards has to pass.
rules-ku-2-2-pass = Who passes keeps the cards, and this unicorn can never be theirs.
rules-ku-2-2-horn = If the first player passes, the horn goes left, and the next one says how many cards it takes.
rules-ku-2-2-alone = A lone hunter wins, even with nothing. If all pass the unicorn flees, and the horn goes back to who had it before the hunt.

## 2.3

rules-ku-2-3 = Who gets it
rules-ku-2-3-show = The cards are shown. The highest total wins.
rules-ku-2-3-tie = Equal totals cancel each other, and the best one that stands alone wins.
rules-ku-2-3-flee = If no total stands alone, the unicorn flees, and the ruses under it are discarded without effect.
rules-ku-2-3-ruse = The winner turns the ruse below the unicorn; of two, one of them, blind. It acts, the other does not.
rules-ku-2-3-heir = A ruse may change the bids or the winner. Then the new one gets the unicorn.
rules-ku-2-3-recount = When a ruse changes bids, all totals are counted again and ties cancel anew; if all cancel, the winner stays. Who passed can never win, who was tied out may.
rules-ku-2-3-who = First, last, left and fewest on a ruse are meant among the hunters. Level on unicorns: the first in turn order.
rules-ku-2-3-stays = Ruses that change points or colour stay with the unicorn, whoever gets it. All others are discarded.
rules-ku-2-3-caught = Whoever gets the unicorn is first player in the next hunt. If nobody does, the first player stays.

## powers

rules-ku-powers = Powers
rules-ku-powers-knight = Gauntlet, the knight: before the cards are shown, dare a rival. If the two of you are level, the rival yields and is out.
rules-ku-powers-wizard = I Knew It, the wizard: pay your lowest card and name a total, not your own, before the cards are shown. Whoever shows it is out.
rules-ku-powers-princess = Royal Tantrum, the princess: when the cards are shown, exchange one of yours for one in your hand.
rules-ku-powers-huntress = Lie in Wait, the huntress: if ties leave nobody in a hunt you joined, the unicorn is yours, as printed.
rules-ku-powers-shaman = Second Opinion, the shaman: pay your highest card, and the ruse you kept acts instead of the one that was turned.
rules-ku-powers-bard = Encore, the bard: after a hunt you joined, take one of your cards back into your hand.
rules-ku-powers-order = In a hunt they come in this order: dare, name a total, swap, lie in wait, second opinion, encore. Two of a kind: clockwise from the first player.

## 2.4

rules-ku-2-4 = The black market
rules-ku-2-4-open = After the last hunt of a day everyone may buy one thing, the first player first.
rules-ku-2-4-pay = Pay with the hunt cards left in your hand. No change is given.
rules-ku-2-4-token = What you buy goes on one of your unicorns at once. It is gone for the others: the market is not filled up.
rules-ku-2-4-horn = A fake horn adds { $horn } points to a unicorn and costs { $horn-price }.
rules-ku-2-4-dust = Fairy dust adds { $dust } points and changes the colour. It costs { $dust-price }.
rules-ku-2-4-candy = Cotton candy changes the colour, for { $candy-price }.
rules-ku-2-4-pate = A pâté costs { $pate-price } and one of your unicorns, with its ruse and tokens. It is worth what stands on it.
rules-ku-2-4-prices = The prices are ours.
rules-ku-2-4-stack = Tokens pile up: the last colour counts, all points stay. Who has no hunt cards or no unicorn buys nothing.
rules-ku-2-4-recover = Then all hunt cards come back to hand, and the next day begins.

## 3

rules-ku-3 = Points
rules-ku-3-stars = After day { $rounds } count the stars on your unicorns, then what ruses, tokens and pâtés add or take.
rules-ku-3-sets = Unicorns of one colour make a set: two, three, four or five bring { $set-two }, { $set-three }, { $set-four } or { $set-five } points. Legendary ones have no colour until the market gives them one.
rules-ku-3-rainbow = One of each colour is a rainbow: { $rainbow } points. A unicorn counts in a rainbow or in a set, never in both.
rules-ku-3-split = The best split is worked out for you; of equally good ones, the one with more rainbows. Further ones of a colour begin a new set.
rules-ku-3-two = { $rainbows } whole rainbows win at once.
rules-ku-3-end = Most points win.
rules-ku-3-level = If points are level, most unicorns win; else the place is shared. If several complete their rainbows at once, all of them win.

## cards

rules-ku-cards = Every card
rules-ku-cards-sources = The sheet does not print all cards. Each says where its words come from: the rulebook, public sources, or the house.
rules-ku-cards-own = You may write unicorns and ruses of your own, and the table says that they are in play.

## here

rules-ku-here = Playing here
rules-ku-here-single = A question with only one answer is not asked: the answer is taken.
rules-ku-here-impossible = What cannot be done now is not on offer. Press it, and it says why.
rules-ku-here-turn = Only who is asked can answer, and only what is asked now. An answer that comes too late changes nothing.
rules-ku-here-back = Your last choice can be taken back: by yourself where it harms nobody, as long as nothing hidden was shown; else if all the others agree.
rules-ku-here-seats = Who comes after the deal watches. Who leaves the table is played by a bot until they sit down again.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-ku-example-points = points
rules-ku-example-herd-rainbow = A rainbow
rules-ku-example-herd-set = { $size } of { $colour }
rules-ku-example-herd-points = { $points } points
rules-ku-example-herd-said = Sets and rainbows come to { $points } points.
rules-ku-example-herd-more = One more of { $colour } would add { $points }.
rules-ku-example-ties-one = Ada
rules-ku-example-ties-two = Boris
rules-ku-example-ties-three = Chloé
rules-ku-example-ties-won = { $hunter } has the best total that stands alone: { $total }.
rules-ku-example-ties-flees = No total stands alone: the unicorn flees.
rules-ku-example-ties-wins = gets the unicorn
rules-ku-example-ties-cancels = cancelled
rules-ku-example-ties-loses = too little
