### What is wrong with a card file. The sentences stand after a line’s number, as a compiler’s do.

card-in-line = line { NUMBER($line, useGrouping: 0) }: { $fault }

card-syntax = this is not TOML: { $reason }.
card-not-a-deck = “{ $deck }” must be a list of cards, each under a [[{ $deck }]] of its own.
card-missing-section = the section [{ $section }] is missing; it gives the edition its name.
card-not-a-section = “{ $section }” must be one section, under a single [{ $section }].
card-unknown-deck = there is no deck called “{ $deck }”; allowed are { $allowed }.
card-unknown-key = “{ $key }” means nothing here; allowed are { $allowed }.
card-missing-key = “{ $key }” is missing; every such row needs it.
card-not-a-table = “{ $key }” must be a table, as in { "{" } name = number { "}" }.
card-not-one-of = “{ $key }” cannot be “{ $value }”; allowed are { $allowed }.
card-not-in-range = “{ $key }” cannot be “{ $value }”; allowed are whole numbers from { $low } to { $high }.
card-not-whole = “{ $key }” cannot be “{ $value }”; it must be a whole number.
card-not-a-list = “{ $key }” cannot be “{ $value }”; it must be a list of { $count } numbers that are allowed.
card-not-text = “{ $key }” cannot be “{ $value }”; it must be text.
card-bad-id = “{ $key }” cannot be “{ $value }”; ids have up to 40 small letters, digits and dashes, like “kind-word”.
card-bad-letter = “{ $key }” cannot be “{ $value }”; it is one of the letters A to Z.
card-bad-name = “{ $key }” cannot be “{ $value }”; names have 1 to 60 characters that can be seen, and none that steer a terminal.

## Cards that cannot be played together

card-twice = “{ $id }” was there before; every card of a deck needs its own.
card-too-few = the deck “{ $deck }” has { $found } cards; it needs at least { $least }.
card-row-too-slow = no movement card moves the row { $row } by { $least } or more; every race has to end.

## What a game leaves aside of a file that is in order

card-idle-deck = { $found ->
        [one] this game has no “{ $deck }” cards; the one in the file is left aside.
       *[other] this game has no “{ $deck }” cards; the { $found } in the file are left aside.
    }
card-idle-base = { $found ->
        [one] one “{ $deck }” card is no base card; this game leaves it aside.
       *[other] { $found } “{ $deck }” cards are no base cards; this game leaves them aside.
    }

## Cards that join the house’s

card-new = “{ $id }” is a new card.
card-new-or-misspelt = “{ $id }” is a new card. Did you mean “{ $near }”?

## More than a card file may hold

card-too-long = the file is too long; up to { $limit } characters are read.
card-too-many-rows = there are too many cards; a file holds up to { $limit }.
card-too-many-values = there is too much on the cards; a file holds up to { $limit } values.
card-too-deep = there are too many brackets within each other; up to { $limit } are read.
card-too-many-parts = there are too many dots in this name; it has up to { $limit } parts.
card-too-many-digits = this number or name is too long; up to { $limit } digits or letters are read.

## Lessons: things of the game that are named in them

card-no-such-thing = “{ $key }” cannot be “{ $value }”; there is no { $kind } of that name.
card-cannot-happen = “{ $value }” never comes up in this game.
card-other-rules = this is for version { $rules } of the game’s rules; they are at version { $known }.
card-not-rows = “{ $key }” must be a list of tables, as in [{ "{" } type = name { "}" }].
