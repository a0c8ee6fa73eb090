### What every face of Hornbook says.

## Lists in a sentence. Items are put together from the left: list-more for every item but
## the last, then list-last.

# Also the key of variants such as [none] in other messages: change both or neither.
list-empty = none
list-more = { $head }, { $next }
list-last = { $head } and { $last }

## People

# What a screen calls whoever looks at it: never a name that is sent to others.
person-you = You
# Somebody who gave no name.
person-guest = Guest

## How sure a card's wording is

source-rulebook = rulebook
source-public = public
source-house = house
source-box = box
