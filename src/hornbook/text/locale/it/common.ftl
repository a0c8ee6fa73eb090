### What every face of Hornbook says.

## People

# What a screen calls whoever looks at it, never a name that is sent to others; and everybody
# else. For a field $seat a sentence has $seat, $seat-is ([you] or [other]), and $seat-has and so
# on for each attribute here; a language may have other forms than English, “within” it needs. A
# list $seats has the same, each of them in that form and joined, and $seats-count.
person-you = Tu
    .within = tu
    .has = hai
    .are = sei
    .had = avevi
    .were = eri
    .to = a te
    .by = da te
    .of = di te
    .with = con te
    .for = per te
person-other = { $name }
    .within = { $name }
    .has = ha
    .are = è
    .had = aveva
    .were = era
    .to = a { $name }
    .by = da { $name }
    .of = di { $name }
    .with = con { $name }
    .for = per { $name }
# Bots, and people of whom no name is known, by seat.
person-stand-in =
    { $seat ->
        [0] Ada
        [1] Bruno
        [2] Clelia
        [3] Dario
        [4] Edda
        [5] Gustavo
        [6] Ines
        [7] Max
        [8] Katia
        [9] Leo
        [10] Nora
       *[11] Otto
    }
# Somebody who gave no name.
person-guest = Ospite

## How sure a card's wording is

source-rulebook = regole
source-public = pubblico
source-house = casa
source-box = scatola
source-own = tuo

## Why a bot would do it, where no more can be said than by how much it is better

reason-better =
    { $margin ->
        [clear] Nient’altro ci si avvicina.
        [slight] È un po’ meglio della seconda scelta.
       *[none] La seconda scelta vale quasi altrettanto: segui il tuo fiuto.
    }
reason-behind =
    { $margin ->
        [clear] Decisamente meno.
        [slight] Un po’ meno.
       *[none] Più o meno alla pari.
    }
