### What every face of Hornbook says.

## People

# What a screen calls whoever looks at it, never a name that is sent to others; and everybody
# else. For a field $seat a sentence has $seat, $seat-is ([you] or [other]), and $seat-has and so
# on for each attribute here; a language may have other forms than English, “within” it needs. A
# list $seats has the same, each of them in that form and joined, and $seats-count.
person-you = Vous
    .within = vous
    .has = avez
    .are = êtes
    .were = étiez
    .to = à vous
    .by = par vous
    .of = à vous
    .son = votre
    .ses = vos
person-other = { $name }
    .within = { $name }
    .has = a
    .are = est
    .were = était
    .to = à { $name }
    .by = par { $name }
    .of = à { $name }
    .son = son
    .ses = ses
# Bots, and people of whom no name is known, by seat.
person-stand-in =
    { $seat ->
        [0] Ada
        [1] Basile
        [2] Chloé
        [3] Didier
        [4] Édith
        [5] Gustave
        [6] Inès
        [7] Max
        [8] Karima
        [9] Léo
        [10] Nora
       *[11] Otto
    }
# Somebody who gave no name.
person-guest = Convive

## How sure a card's wording is

source-rulebook = règles
source-public = public
source-house = maison
source-box = boîte
source-own = perso

## Why a bot would do it, where no more can be said than by how much it is better

reason-better =
    { $margin ->
        [clear] Rien d’autre ne s’en approche.
        [slight] C’est un peu mieux que le suivant.
       *[none] Le suivant le vaut à peu près : fiez-vous à votre flair.
    }
reason-behind =
    { $margin ->
        [clear] Nettement moins bon.
        [slight] Un peu moins bon.
       *[none] À peu près aussi bon.
    }
