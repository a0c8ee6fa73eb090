### What the coach says once in first real games of Unicorn Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-uf-borrow = Gli elfi prestano 20 oro e ne vogliono 25 alla fine. Peggio: chi deve di meno sta davanti, qualunque sia la gloria.
hint-uf-bell = Questo segnalino porta 10 oro e la campanella: prima scelta fra le pile, e l’ultima parola nei pareggi.
hint-uf-magic-4 = Tutte e quattro le carte vanno giocate. Le innocue possono andare dove nessuno ha scommesso.
hint-uf-fever-own = Il tuo unicorno è scatenato. È il più lento, paga più di tutti e ha un dono: toccalo per leggerlo.
hint-uf-fever-many = Più unicorni stanno nell’ultima riga delle quotazioni, quindi sono tutti scatenati.
hint-uf-late = Una piazzato tardiva paga come una rapida, con 1 gloria in meno.
hint-uf-tax-ahead = Dopo questa corsa la tassa prende 1 oro per ogni gloria: per ora { $tax }. Hai { $gold }. Gli elfi guardano.
hint-uf-printed = La pila è finita, quello che è stampato sotto no. Tutte le volte che vuoi.
hint-uf-last-race = L’ultima corsa. Poi si rendono i prestiti, e 20 oro fanno 1 gloria.
hint-uf-two = In due, i dadi tolgono una vincente e una piazzato rapida prima di ogni corsa.
