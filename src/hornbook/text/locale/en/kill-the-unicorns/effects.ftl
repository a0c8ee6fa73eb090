### What ruses do: one sentence for each thing a ruse can carry. A card's text is its sentences
### one after the other, so cards typed in by others have texts too.
### $value is the number or word, $size the number without its sign, $sign “more” or “less”.

## To the unicorn

effect-points =
    { $sign ->
        [more] { $size ->
            [one] Worth 1 point more.
           *[other] Worth { $size } points more.
        }
       *[less] { $size ->
            [one] Worth 1 point less.
           *[other] Worth { $size } points less.
        }
    }
effect-stars =
    { $sign ->
        [more] Its printed stars count twice.
       *[less] Its printed stars do not count.
    }
effect-per-rival =
    { $sign ->
        [more] Worth { $size } more for every hunter who lost it.
       *[less] Worth { $size } less for every hunter who lost it.
    }
effect-per-pass =
    { $sign ->
        [more] Worth { $size } more for every player who passed.
       *[less] Worth { $size } less for every player who passed.
    }
effect-colour =
    { $value ->
        [none] It loses its colour.
        [pink] It turns pink, if it has a colour.
        [blue] It turns blue, if it has a colour.
        [green] It turns green, if it has a colour.
        [yellow] It turns yellow, if it has a colour.
       *[choice] If it has a colour, whoever catches it chooses a new one.
    }

## To the bidding: the totals are counted again, and ties cancel as always

effect-lowest = The lowest total wins.
effect-best-card = Only each hunter’s highest card counts.
effect-card = Every { $value } counts as { $counts-as }.
effect-owner =
    { $sign ->
        [more] Whoever placed this counts { $size } more, if hunting.
       *[less] Whoever placed this counts { $size } less, if hunting.
    }
effect-winner =
    { $sign ->
        [more] The winner counts { $size } more.
       *[less] The winner counts { $size } less.
    }
effect-ties = Ties do not cancel: of those tied, the first in turn order is ahead.

## To who gets the unicorn. Whoever passed never does.

effect-heir =
    { $value ->
        [second] The next best total gets the unicorn.
        [owner] Whoever placed this gets the unicorn, if hunting.
        [left] The next hunter to the winner’s left gets the unicorn.
        [poorest] The hunter with the fewest unicorns gets it.
        [first] The first hunter in turn order gets the unicorn.
        [last] The last hunter in turn order gets the unicorn.
        [gift] The winner gives the unicorn to another hunter.
       *[nobody] The unicorn flees.
    }

effect-stays = Stays with the unicorn.
effect-none = Does nothing, with conviction.

## The decks, as a list of cards names them

deck-unicorns = Unicorns
    .chapter = 2.2
deck-starters = Starters
    .chapter = preparation
deck-characters = Characters, and their powers
    .chapter = 2
deck-hunt = Hunt cards, the same for everyone
    .chapter = 2.2
deck-ruses = Ruses
    .chapter = 2.1 and 2.3
deck-stalls = The black market
    .chapter = 2.4
deck-pates = Pâtés
    .chapter = 2.4

## What the goods of the market do. $points is what they add, $price what they cost.

stall-fake-horn = { $points } points more for a unicorn of yours. Costs { $price }.
stall-fairy-dust = A new colour and { $points } points more for a unicorn of yours. Costs { $price }.
stall-cotton-candy = A new colour for a unicorn of yours. Costs { $price }.
stall-pate = Points at the end. Costs { $price }, and a unicorn of yours.

## A unicorn's stars and colour

unicorn-text =
    { $stars ->
        [one] 1 star, { $colour }
       *[other] { $stars } stars, { $colour }
    }
