### How the things of Kill the Unicorns are called. All names but the six characters are our own.
### An .aside is a joke under the picture; no rule depends on it.

## Colours

colour-none = no colour
colour-pink = pink
colour-blue = blue
colour-green = green
colour-yellow = yellow

## Characters

character-princess = Princess
    .aside = Next in line, and not one for queues.
character-knight = Knight
    .aside = Fearless, if a little loud on the stairs.
character-wizard = Wizard
    .aside = Knew you would pick him.
character-shaman = Shaman
    .aside = Speaks for the ancestors. They interrupt.
character-bard = Bard
    .aside = Has a song about this. Has a song about everything.
character-huntress = Huntress
    .aside = You would not have seen her either.

## Powers, each usable once a round. .text says what they do.

# A power in a list of cards
power-said = { $name }: { $text }
power-dare-rival = Gauntlet
    .text = Before the cards are shown, dare a rival: if you two tie, that rival yields.
power-foretell = I Knew It
    .text = Pay your lowest card and name a total before cards are shown: who has it is out.
power-swap-card = Royal Tantrum
    .text = When the hunt cards are shown, exchange one of yours for a card in your hand.
power-lie-in-wait = Lie in Wait
    .text = If ties leave no winner in a hunt you joined, the unicorn is yours, ruse-free.
power-second-ruse = Second Opinion
    .text = Keep your second ruse; pay your best card to let it act instead of one turned.
power-take-back = Encore
    .text = After a hunt you joined, take one of your cards back into your hand.

## Goods of the black market

goods-fake-horn = fake horn
goods-fairy-dust = fairy dust
goods-cotton-candy = cotton candy
goods-pate = pâté

## Unicorns: pink

unicorn-porkling = Porkling
    .aside = The horn is glued on. Everyone is too polite to ask.
unicorn-bubblegum-betty = Bubblegum Betty
    .aside = Sticks around.
unicorn-blushing-brenda = Blushing Brenda
    .aside = Heard what you said about her.
unicorn-rosy-cheeks = Rosy Cheeks
    .aside = All four of them.
unicorn-flamingo-frank = Flamingo Frank
    .aside = Stands on one leg. Falls over. Stands on one leg.
unicorn-lady-sprinkles = Lady Sprinkles
    .aside = Insists on the title.

## Unicorns: blue

unicorn-hogwash = Hogwash
    .aside = Claims descent from a famous stallion. Oinks.
unicorn-blueberry = Blueberry
    .aside = Stains.
unicorn-soggy-monday = Soggy Monday
    .aside = Nobody’s favourite, punctual all the same.
unicorn-denim-dan = Denim Dan
    .aside = Double denim. Quadruple, strictly speaking.
unicorn-baron-sniffle = Baron Sniffle
    .aside = It is only hay fever. He lives in hay.
unicorn-sapphire-swagger = Sapphire Swagger
    .aside = Walks as if there were music.

## Unicorns: green

unicorn-bog-bacon = Bog Bacon
    .aside = Smoked, by accident, twice.
unicorn-minty-toot = Minty Toot
    .aside = The reason for all this, according to the palace.
unicorn-brussels = Brussels
    .aside = Better with butter.
unicorn-kale-force = Kale Force
    .aside = A strong wind from a healthy diet.
unicorn-pickle-prince = Pickle Prince
    .aside = Preserved since the old dynasty.
unicorn-emerald-ego = Emerald Ego
    .aside = Brought its own mirror.

## Unicorns: yellow

unicorn-honeyed-ham = Honeyed Ham
    .aside = Overacts.
unicorn-slow-butter = Slow Butter
    .aside = Melts if chased.
unicorn-banana-brian = Banana Brian
    .aside = Slips away more often than you would think.
unicorn-mustard-menace = Mustard Menace
    .aside = Goes straight up the nose.
unicorn-saffron-sass = Saffron Sass
    .aside = Expensive, and lets you know.
unicorn-lemon-diva = Lemon Diva
    .aside = Never takes the sunglasses off. Sees nothing.

## Unicorns: the legendary ones, of no colour

unicorn-old-splendid = Old Splendid
    .aside = Was on the first coin ever minted. As the buyer.
unicorn-her-sparkliness = Her Sparkliness
    .aside = Leaves glitter. You will find it in ten years.
unicorn-grandfather-glitter = Grandfather Glitter
    .aside = Remembers when rainbows were in black and white.

## Unicorns: the starters

unicorn-first-crush = First Crush
    .aside = It followed you home.
unicorn-wet-paint = Wet Paint
    .aside = There was a sign.
unicorn-grass-stain = Grass Stain
    .aside = Does not come out.
unicorn-egg-yolk = Egg Yolk
    .aside = The best part, it says.
unicorn-plain-jane = Plain Jane
    .aside = Will take any colour, and has opinions on all of them.
unicorn-paper-bag = Paper Bag
    .aside = Wears it for reasons of privacy.

## Ruses everyone has

ruse-prize-rosette = Prize Rosette
    .aside = First prize at a show with one entry.
ruse-stink-cloud = Stink Cloud
    .aside = Not evidence. A hint.
ruse-mane-dye = Mane Dye
    .aside = Lasts for sixty washes. Unicorns do not wash.
ruse-greased-net = Greased Net
    .aside = You had it. You definitely had it.

## Ruses of the princess

ruse-royal-decree = Royal Decree
    .aside = Article 1: precedence. There is no article 2.
ruse-pink-ribbon = Enormous Pink Ribbon
    .aside = Somewhere under it there is a unicorn.
ruse-noblesse-oblige = Noblesse Oblige
    .aside = Generosity, by order of the court.
ruse-court-protocol = Court Protocol
    .aside = After you. No, really, after me.

## Ruses of the knight

ruse-single-combat = Single Combat
    .aside = One blow each. Friends wait outside.
ruse-faithful-squire = Faithful Squire
    .aside = Carries the lance, the lunch and the day.
ruse-blue-caparison = Blue Caparison
    .aside = A horse blanket with a coat of arms. Do not call it a blanket.
ruse-rusty-armour = Rusty Armour
    .aside = Impressive until it has to move.

## Ruses of the wizard

ruse-upside-down = Upside-Down Spell
    .aside = Read from the wrong side, as usual.
ruse-zeroes-to-heroes = Zeroes to Heroes
    .aside = Nothing, with a great deal of confidence.
ruse-invisible-ink = Invisible Ink
    .aside = Now you see why not.
ruse-pig-in-a-poke = Pig in a Poke
    .aside = The horn came off in the bag.

## Ruses of the shaman

ruse-spirit-road = Spirit Road
    .aside = It knew a short cut. Through you.
ruse-moss-cloak = Moss Cloak
    .aside = Warm, damp, and slightly alive.
ruse-hungry-ancestors = Hungry Ancestors
    .aside = They only wanted a bite.
ruse-ancestral-pity = Ancestral Pity
    .aside = They love a loser. They were all losers once.

## Ruses of the bard

ruse-standing-ovation = Standing Ovation
    .aside = There were no chairs.
ruse-empty-seats = Empty Seats
    .aside = The critics came. They left first.
ruse-jesters-hat = Jester’s Hat
    .aside = Three bells, none of them in tune.
ruse-hired-claque = Hired Claque
    .aside = Paid by the bravo.

## Ruses of the huntress

ruse-pit-trap = Pit Trap
    .aside = The winner was so far ahead that nobody heard the scream.
ruse-trophy-wall = Trophy Wall
    .aside = It looks bigger with a plaque.
ruse-downwind = Downwind
    .aside = She waited. It is most of the job.
ruse-small-arrows = A Lot of Small Arrows
    .aside = Sold by weight.
