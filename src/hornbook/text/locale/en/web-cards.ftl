### Cards of one’s own, written in the browser.

web-cards-title = Your own cards
web-cards-list = Cards
web-cards-edition = Name of the edition
web-cards-unnamed = Kitchen table
web-cards-new = Card { $number }
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

## Kinds of cards

web-section-magic = Magic card
web-section-contract = Contract
web-section-unicorn = Unicorn
web-section-action = Action card
web-section-assistant = Assistant
web-section-objective = Objective
web-section-horse = Horse
web-section-character = Character
web-section-ruse = Ruse
web-section-movement = Movement card

## What stands on them

web-card-id = id, for programs
web-card-name = name
web-card-source = where its wording is from
web-card-sign = sign
web-card-kind = colour
web-card-letter = letter; a good and a bad card with the same letter cancel each other
web-card-copies = copies
web-card-cleanse = throws away the lane’s opposite cards
web-card-clan = clan
web-card-colour = colour
web-card-stars = stars
web-card-deck = who has it
web-card-cumulative = joins a horse’s own sprint
web-card-discards = throws away
web-card-fine = fine for whoever bet on it
web-card-base = also in the Family game
web-card-star = for players who know the game
web-card-swap = exchanged at once
web-card-danari = Danari to start with
web-card-stable = stable to start with
web-card-income = Danari after each race
web-card-counts = counts as so many horses
web-card-fewest = fewest instead of most
web-card-measure = compared by
web-card-glory = glory at the end
web-card-speeds = spaces, from the top row of the odds down (at the Party: lane by lane)
web-card-speed = Spaces, place { $row }
web-card-effect = what it does
web-card-perks = what it brings
web-card-fever = in fever

web-value-positive = Good
web-value-negative = Bad
web-value-special = Special
web-value-nothing = Nothing
web-value-green = Green
web-value-orange = Orange
web-value-yellow = Yellow
web-value-blue = Blue
web-value-purple = Purple
web-value-red = Red
web-value-pink = Pink
web-value-none = None
web-value-stables = Stables
web-value-assistants = Assistants
web-value-horses = Horses
web-value-objectives = Objectives
web-value-danari = Danari
web-value-points = Victory points
web-value-shared = Everyone
web-value-princess = The princess
web-value-knight = The knight
web-value-wizard = The wizard
web-value-shaman = The shaman
web-value-bard = The bard
web-value-huntress = The huntress
web-value-stable =
    { $value ->
        [0] None
       *[other] 1:{ $value }
    }

## What may be wrong, said beside the field

web-fault-bad-id = Use up to 40 small letters, digits and dashes, like “kind-word”.
web-fault-bad-letter = Use one of the letters A to Z.
web-fault-bad-name = Use 1 to 60 characters that can be seen.
web-fault-missing-key = Fill this in.
web-fault-not-in-range = Use a whole number from { $low } to { $high }.
web-fault-not-a-list = Use whole numbers from 0 to 4.
web-fault-not-hundreds = Money comes in hundreds of Danari.
web-fault-not-one-of = Choose one of the list.
web-fault-twice = There is such a card already; every card of a deck needs its own.
web-fault-too-many-blanks = The box has { $most } blank cards, copies counted, and this is one more.
web-fault-too-many = These are { $found } cards in all; at most { $most } fit.
web-fault-too-few = These are { $found } cards in all; the deck needs at least { $least }.
web-fault-too-few-plain = Without those for players who know the game these are { $found } cards; the deck needs at least { $least }.
web-fault-too-few-clans = A game needs contracts of at least { $least } clans.
web-fault-stable-twice = Two characters own the stable at { $odds }. Change the house’s character to free it.
web-fault-row-too-slow = No movement card moves the row { $row } by { $least } or more; every race has to end.
web-fault-lane-stands-still = No movement card moves lane { $lane }; every race has to end.
