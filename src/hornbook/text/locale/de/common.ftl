### What every face of Hornbook says.

## People

# What a screen calls whoever looks at it, never a name that is sent to others; and everybody
# else. For a field $seat a sentence has $seat, $seat-is ([you] or [other]), and $seat-has and so
# on for each attribute here; a language may have other forms than English, “within” it needs. A
# list $seats has the same, each of them in that form and joined, and $seats-count.
person-you = Du
    .within = du
    .has = hast
    .are = bist
    .were = warst
    .to = dir
    .whom = dich
    .by = von dir
    .of = von dir
person-other = { $name }
    .within = { $name }
    .has = hat
    .are = ist
    .were = war
    .to = { $name }
    .whom = { $name }
    .by = von { $name }
    .of = von { $name }
# Bots, and people of whom no name is known, by seat.
person-stand-in =
    { $seat ->
        [0] Ada
        [1] Boris
        [2] Carla
        [3] Dario
        [4] Edda
        [5] Gustav
        [6] Ines
        [7] Max
        [8] Kaya
        [9] Leo
        [10] Nora
       *[11] Otto
    }
# Somebody who gave no name.
person-guest = Gast

## How sure a card's wording is

source-rulebook = Spielregel
source-public = öffentlich
source-house = Haus
source-box = Schachtel
source-own = eigene

## Why a bot would do it, where no more can be said than by how much it is better

reason-better =
    { $margin ->
        [clear] Nichts anderes kommt da heran.
        [slight] Etwas besser als das Nächstbeste.
       *[none] Das Nächstbeste ist etwa gleich gut: Hör auf deinen Bauch.
    }
reason-behind =
    { $margin ->
        [clear] Deutlich weniger.
        [slight] Etwas weniger.
       *[none] Etwa gleich gut.
    }
