### What the coach of a first game says, whatever is played. At most 25 words at a time, and no exclamation marks.

coach = Coach
coach-says = Coach: { $text }
coach-next = Avanti
coach-show = Fammi vedere
coach-understood = Capito
coach-why = Perché?
coach-quiet = Silenzio
coach-skip = Salta
coach-count = { $at } di { $all }
    .short = { $at }/{ $all }
coach-as-you-like = Come vuoi. Va bene anche così.
coach-carry-on = Continua
    .note = questa partita, con i consigli
coach-fresh = Nuovo tavolo
    .note = gli stessi tre posti, nuova fortuna
coach-enough = Per oggi basta
    .note = questo tavolo aspetta in prima pagina
coach-prepared = Lezione, carte preparate
    .short = Lezione
coach-again = Ricomincia la lezione
coach-real = Passa a una partita vera
coach-proof = Una lezione: le carte erano preparate, e nessuno ha detto il contrario.
