### What the coach says once in first real games of Kill the Unicorns: rules, never advice. At most 25 words, and no exclamation marks.

hint-ku-short = You have fewer cards than this hunt takes. You sit it out.
hint-ku-rainbow = One more unicorn of the right colour would now add { $points } points or more: a rainbow, or a great set.
hint-ku-heir = The ruse changed who gets it. The new owner has the hunting horn, too.
hint-ku-power = Your power: once a day, and it comes back tomorrow.
