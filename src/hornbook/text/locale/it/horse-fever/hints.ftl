### What the coach says once in first real games of Horse Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-hf-minimum = I tuoi punti alzano la puntata minima a { $sum }. Chi non può pagarla perde 2 punti.
hint-hf-grey = Le carte grigie non hanno lettera. Niente le annulla.
hint-hf-loan = La banca presta, e alla fine vuole di più. Chi non può rendere è fuori gioco.
hint-hf-objective = Peschi 4 obiettivi e ne tieni 1, segreto: alla fine punti a chi, senza pari merito, ha più o meno di ciò che nomina.
hint-hf-horse = Peschi 4 cavalli e ne tieni 1: corre per la scuderia in cui lo schieri, con i suoi talenti.
hint-hf-ask = Puoi chiedere a qualcuno di venderti qualcosa, al doppio del prezzo della banca. Può dire di no.
