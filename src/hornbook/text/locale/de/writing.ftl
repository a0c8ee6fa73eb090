### How numbers, lists and sentences after each other are written. The Party’s phones read this file, too.

## Numbers

# What stands between thousands and before decimals: 2 400, 1.5
number-thousands = { "\u202F" }
number-decimal = ,
number-percent = { $number } %

## Lists in a sentence. Items are put together from the left: list-more for every item but
## the last, then list-last.

list-empty = keine
list-more = { $head }, { $next }
list-last = { $head } und { $last }
# Things side by side, in a cell or a row: “Cinder and Rumpus on 11, Bramble on 10”
list-then = { $head }, { $next }

# Two whole sentences, one after the other
sentence-next = { $head } { $next }
