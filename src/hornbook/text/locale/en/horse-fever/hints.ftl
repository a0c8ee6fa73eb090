### What the coach says once in first real games of Horse Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-hf-minimum = Your points raise your minimum bet to { $sum }. Whoever cannot pay that loses 2 points.
hint-hf-grey = Grey cards have no letter. Nothing cancels them.
hint-hf-loan = The bank lends, and wants more back at the end. Whoever cannot repay is out of the game.
hint-hf-objective = Draw 4 objectives, keep 1, secret: points at the end if you alone have most, or fewest, of what it names.
hint-hf-horse = Draw 4 horses, keep 1: it runs for the stable you line it up for, with talents of its own.
hint-hf-ask = You may ask another player to sell you something, for twice the bank’s price. They may say no.
