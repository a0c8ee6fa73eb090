### What is wrong with a card file. Every sentence starts with the line, as a compiler would.
### What comes before the first colon is left off where the line is shown in another way.

card-syntax = line { NUMBER($line, useGrouping: 0) }: this is not TOML: { $reason }.
card-not-a-deck = line { NUMBER($line, useGrouping: 0) }: “{ $deck }” must be a list of cards, each under a [[{ $deck }]] of its own.
card-missing-section = line { NUMBER($line, useGrouping: 0) }: the section [{ $section }] is missing; it gives the edition its name.
card-not-a-section = line { NUMBER($line, useGrouping: 0) }: “{ $section }” must be one section, under a single [{ $section }].
card-unknown-deck = line { NUMBER($line, useGrouping: 0) }: there is no deck called “{ $deck }”; allowed are { $allowed }.
card-unknown-key = line { NUMBER($line, useGrouping: 0) }: “{ $key }” means nothing here; allowed are { $allowed }.
card-missing-key = line { NUMBER($line, useGrouping: 0) }: “{ $key }” is missing; every such row needs it.
card-not-a-table = line { NUMBER($line, useGrouping: 0) }: “{ $key }” must be a table, as in { "{" } name = number { "}" }.
card-not-one-of = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; allowed are { $allowed }.
card-not-in-range = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; allowed are whole numbers from { $low } to { $high }.
card-not-whole = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; it must be a whole number.
card-not-a-list = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; it must be a list of { $count } numbers that are allowed.
card-not-text = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; it must be text.
card-bad-id = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; ids have up to 40 small letters, digits and dashes, like “kind-word”.
card-bad-letter = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; it is one of the letters A to Z.
card-bad-name = line { NUMBER($line, useGrouping: 0) }: “{ $key }” cannot be “{ $value }”; names have 1 to 60 characters that can be seen, and none that steer a terminal.

## Cards that cannot be played together

card-twice = line { NUMBER($line, useGrouping: 0) }: “{ $id }” was there before; every card of a deck needs its own.
card-too-few = line { NUMBER($line, useGrouping: 0) }: the deck “{ $deck }” has { $found } cards; it needs at least { $least }.
card-row-too-slow = line { NUMBER($line, useGrouping: 0) }: no movement card moves the row { $row } by { $least } or more; every race has to end.

## What a game leaves aside of a file that is in order

card-idle-deck = line { NUMBER($line, useGrouping: 0) }: { $found ->
        [one] this game has no “{ $deck }” cards; the one in the file is left aside.
       *[other] this game has no “{ $deck }” cards; the { $found } in the file are left aside.
    }
card-idle-base = line { NUMBER($line, useGrouping: 0) }: { $found ->
        [one] one “{ $deck }” card is no base card; this game leaves it aside.
       *[other] { $found } “{ $deck }” cards are no base cards; this game leaves them aside.
    }

## Cards that join the house’s

card-new = line { NUMBER($line, useGrouping: 0) }: “{ $id }” is a new card.
card-new-or-misspelt = line { NUMBER($line, useGrouping: 0) }: “{ $id }” is a new card. Did you mean “{ $near }”?

## More than a card file may hold

card-too-long = line { NUMBER($line, useGrouping: 0) }: the file is too long; up to { $limit } characters are read.
card-too-many-rows = line { NUMBER($line, useGrouping: 0) }: there are too many cards; a file holds up to { $limit }.
card-too-many-values = line { NUMBER($line, useGrouping: 0) }: there is too much on the cards; a file holds up to { $limit } values.
card-too-deep = line { NUMBER($line, useGrouping: 0) }: there are too many brackets within each other; up to { $limit } are read.
card-too-many-parts = line { NUMBER($line, useGrouping: 0) }: there are too many dots in this name; it has up to { $limit } parts.
card-too-many-digits = line { NUMBER($line, useGrouping: 0) }: this number or name is too long; up to { $limit } digits or letters are read.
