### Cards of one’s own, written in the browser.

web-cards-title = Your own cards
web-cards-list = Cards
web-cards-edition = Name of the edition
web-cards-start = Take a blank card, or change one of the house’s. Whatever you write stays in this browser.
web-cards-add = New card
web-cards-used = { $used } of { $most } blank cards used
web-cards-house = Change a card of the house
web-cards-house-pick = Which one?
web-cards-replaces = Takes the place of the house’s “{ $name }”.
web-cards-live = The card, live
web-cards-wrong = something is wrong
web-cards-copy = Make a copy
web-cards-drop = Tear it up
web-cards-dropped = “{ $name }” is torn up.
web-cards-read =
    { $count ->
        [0] There is no card in { $file } that this page can show.
        [one] One card read from { $file }.
       *[other] { $count } cards read from { $file }.
    }
web-cards-undo = Undo
web-cards-kept = Kept in this browser as you write.
    .faulty = Kept in this browser. Mend what is red before you play.
web-cards-not-kept = This browser keeps nothing. Save a file before you leave.
web-cards-effects = What it does
web-cards-effect = Effect { $number }
web-cards-amount = How much, effect { $number }
web-cards-beside = Counts as, effect { $number }
web-cards-effect-away = Remove effect { $number }
web-cards-effect-add = Add an effect
web-cards-play = Open a table with these cards
web-cards-export = Save as a file
web-cards-import = Read a file
web-cards-faulty = { $file } has a fault in line { $line }: { $fault } Your cards are as they were.
web-setup-faulty = { $file } has a fault in line { $line }: { $fault } It is not attached.
web-cards-rest =
    { $count ->
        [one] Also in the file, and kept as it is: { $decks }.
       *[other] Also in the file, and kept as they are: { $decks }.
    }
web-cards-file = For the file
web-cards-extends = join the house’s cards
    .about = Without this, each deck you write replaces the whole deck of the house.
web-cards-fault-of = { $card }: { $fault }
web-cards-fault-in = { $card }, { $field }: { $fault }

## How fair the cards are: the server plays games between bots and tells what each thing was worth. What it says of them itself is in laboratory.ftl.

web-measured = How fair are they?
    .about = Bots play with your cards for about a minute. What is chosen in the game is given at random here, so that good players do not make good cards.
web-measured-begin = Measure these cards
web-measured-busy = The bots are playing. Early figures jump about.
web-measured-done = That was all. Bots bluff badly: people will do some things better.
web-measured-broken = The server had to stop early. This is how far it came.
web-measured-changed = You have changed your cards since.
web-measured-nothing = Nothing to tell yet.
# In points of a hundred games: $effect was measured, $low to $high is what luck leaves open. “+1.5 (-0.4 to +3.4)”
web-measured-band = { $effect } ({ $low } to { $high })
web-measured-save = Save the whole report

## Values on cards of more than one game

web-value-positive = Good
web-value-negative = Bad
web-value-green = Green
web-value-yellow = Yellow
web-value-blue = Blue

## What may be wrong, said beside the field

web-fault-bad-id = Use up to 40 small letters, digits and dashes, like “kind-word”.
web-fault-bad-letter = Use one of the letters A to Z.
web-fault-bad-name = Use 1 to 60 characters that can be seen.
web-fault-missing-key = Fill this in.
web-fault-not-in-range = Use a whole number from { $low } to { $high }.
web-fault-not-a-list = Use whole numbers from 0 to 4.
web-fault-not-one-of = Choose one of the list.
web-fault-twice = There is such a card already; every card of a deck needs its own.
web-fault-too-few = These are { $found } cards in all; the deck needs at least { $least }.
web-fault-row-too-slow = No movement card moves the row { $row } by { $least } or more; every race has to end.
