### What every face of Hornbook says.

## People

# What a screen calls whoever looks at it, never a name that is sent to others; and everybody
# else. For a field $seat a sentence has $seat, $seat-is ([you] or [other]), and $seat-has and so
# on for each attribute here; a language may have other forms than English, “within” it needs. A
# list $seats has the same, each of them in that form and joined, and $seats-count.
person-you = You
    .within = you
    .has = have
    .are = are
    .were = were
    .to = to you
    .by = by you
    .of = your
person-other = { $name }
    .within = { $name }
    .has = has
    .are = is
    .were = was
    .to = to { $name }
    .by = by { $name }
    .of = { $name }’s
# Bots, and people of whom no name is known, by seat.
person-stand-in =
    { $seat ->
        [0] Ada
        [1] Boris
        [2] Chloé
        [3] Dario
        [4] Edda
        [5] Gus
        [6] Ines
        [7] Max
        [8] Kaya
        [9] Leo
        [10] Nora
       *[11] Otto
    }
# Somebody who gave no name.
person-guest = Guest

## How sure a card's wording is

source-rulebook = rulebook
source-public = public
source-house = house
source-box = box
source-own = own

## Why a bot would do it, where no more can be said than by how much it is better

reason-better =
    { $margin ->
        [clear] Nothing else comes near it.
        [slight] It is a little better than the next.
       *[none] The next is about as good: follow your nose.
    }
reason-behind =
    { $margin ->
        [clear] Clearly less.
        [slight] A little less.
       *[none] About as good.
    }
