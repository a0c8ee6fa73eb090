### Faults in card files that only Horse Fever finds. Every sentence starts with the line.

card-too-many-blanks = Die Schachtel hat { $most } Blankokarten, und das hier ist eine mehr; lass eine weg.
card-no-such-effect = „{ $effect }“ bedeutet in Horse Fever nichts; nimm einen anderen Effekt.
card-not-hundreds = „{ $key }“ kann nicht { $value } sein; Geld gibt es nur in Hundertern.
card-too-many = Der Stapel „{ $deck }“ hat { $found } Karten; erlaubt sind höchstens { $most }.
card-too-few-plain = Der Stapel „{ $deck }“ hat { $found } Karten für jedes Spiel; er braucht mindestens { $least }, ohne die mit Stern oder ohne „base“.
card-stable-twice = Zwei Charaktere besitzen den Stall bei { $odds }; jeder Stall gehört nur einem.
