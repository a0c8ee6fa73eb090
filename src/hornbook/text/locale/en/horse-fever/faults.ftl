### Faults in card files that only Horse Fever finds. Every sentence starts with the line.

card-too-many-blanks = the box has { $most } blank cards, and this is one more; leave one out.
card-no-such-effect = “{ $effect }” means nothing in Horse Fever; use another effect.
card-not-hundreds = “{ $key }” cannot be { $value }; money comes in hundreds of Danari.
card-too-many = the deck “{ $deck }” has { $found } cards; at most { $most } are allowed.
card-too-few-plain = the deck “{ $deck }” has { $found } cards for every game; it needs at least { $least }, not counting those with a star or without “base”.
card-stable-twice = two characters own the stable at { $odds }; each stable has one owner.
