### What the coach says once in first real games of Kill the Unicorns: rules, never advice. At most 25 words, and no exclamation marks.

hint-ku-short = Hai meno carte di quante ne chiede questa caccia. Resti a guardare.
hint-ku-rainbow = Un unicorno del colore giusto darebbe ora { $points } punti o più: un arcobaleno, o una grande collezione.
hint-ku-heir = Il tranello l’ha dato a qualcun altro. Il corno da caccia va con lui.
hint-ku-power = Il tuo potere: una volta al giorno, e domani torna.
