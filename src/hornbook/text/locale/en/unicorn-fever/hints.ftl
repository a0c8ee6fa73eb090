### What the coach says once in first real games of Unicorn Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-uf-borrow = The elves lend 20 gold now and want 25 at the end. Worse: whoever owes least is ahead, whatever the glory.
hint-uf-bell = This token brings 10 gold and the bell: first pick of the piles, and your word in dead heats.
hint-uf-magic-4 = All four cards must be played. Harmless ones can go where nobody has bet.
hint-uf-fever-own = Your unicorn is in fever. It is the slowest, it pays most, and it has a gift: tap it to read which.
hint-uf-fever-many = Several unicorns share the last row of the odds, so all of them are in fever.
hint-uf-late = A late place pays like an early one, with 1 glory less.
hint-uf-tax-ahead = After this race the glory tax takes 1 gold for each glory: { $tax } as of now. You hold { $gold }. The elves are watching.
hint-uf-printed = The pile is gone, what is printed under it is not. As often as you like.
hint-uf-last-race = The last race. Afterwards loans are paid back, and every 20 gold make 1 glory.
hint-uf-two = With two of you, dice remove a win token and an early place before each race.
