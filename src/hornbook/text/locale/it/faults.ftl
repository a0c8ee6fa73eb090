### What is wrong with a card file. The sentences stand after a line’s number, as a compiler’s do.

card-in-line = riga { NUMBER($line, useGrouping: 0) }: { $fault }

card-syntax = questo non è TOML: { $reason }.
card-not-a-deck = «{ $deck }» deve essere una lista di carte, ognuna sotto un suo [[{ $deck }]].
card-missing-section = manca la sezione [{ $section }]; dà il nome all’edizione.
card-not-a-section = «{ $section }» deve essere una sezione sola, sotto un unico [{ $section }].
card-unknown-deck = non c’è un mazzo «{ $deck }»; si può scegliere fra { $allowed }.
card-unknown-key = «{ $key }» qui non vuol dire niente; si può scegliere fra { $allowed }.
card-missing-key = manca «{ $key }»; serve in ogni riga di questo tipo.
card-not-a-table = «{ $key }» deve essere una tabella, come { "{" } nome = numero { "}" }.
card-not-one-of = «{ $key }» non può essere «{ $value }»; si può scegliere fra { $allowed }.
card-not-in-range = «{ $key }» non può essere «{ $value }»; valgono i numeri interi da { $low } a { $high }.
card-not-whole = «{ $key }» non può essere «{ $value }»; serve un numero intero.
card-not-a-list = «{ $key }» non può essere «{ $value }»; serve una lista di { $count } numeri ammessi.
card-not-text = «{ $key }» non può essere «{ $value }»; serve un testo.
card-bad-id = «{ $key }» non può essere «{ $value }»; un id ha fino a 40 minuscole senza accento, cifre e trattini, come «buona-parola».
card-bad-letter = «{ $key }» non può essere «{ $value }»; è una delle lettere da A a Z.
card-bad-name = «{ $key }» non può essere «{ $value }»; un nome ha da 1 a 60 caratteri che si vedono, e nessuno che comandi un terminale.

## Cards that cannot be played together

card-twice = «{ $id }» c’era già; in un mazzo ogni carta ha il suo.
card-too-few = il mazzo «{ $deck }» ha { $found } carte; ne servono almeno { $least }.
card-row-too-slow = nessuna carta Movimento fa avanzare la riga { $row } di { $least } o più; ogni corsa deve finire.

## What a game leaves aside of a file that is in order

card-idle-deck = { $found ->
        [one] questo gioco non ha carte «{ $deck }»; quella del file resta da parte.
       *[other] questo gioco non ha carte «{ $deck }»; le { $found } del file restano da parte.
    }
card-idle-base = { $found ->
        [one] { $found } carta «{ $deck }» non è una carta base; questo gioco la lascia da parte.
       *[other] { $found } carte «{ $deck }» non sono carte base; questo gioco le lascia da parte.
    }

## Cards that join the house’s

card-new = «{ $id }» è una carta nuova.
card-new-or-misspelt = «{ $id }» è una carta nuova. Volevi dire «{ $near }»?

## More than a card file may hold

card-too-long = il file è troppo lungo; si leggono fino a { $limit } caratteri.
card-too-many-rows = ci sono troppe carte; un file ne contiene fino a { $limit }.
card-too-many-values = c’è troppa roba sulle carte; un file contiene fino a { $limit } valori.
card-too-deep = ci sono troppe parentesi una dentro l’altra; se ne leggono fino a { $limit }.
card-too-many-parts = ci sono troppi punti in questo nome; ha fino a { $limit } parti.
card-too-many-digits = questo numero o nome è troppo lungo; si leggono fino a { $limit } cifre o lettere.

## Lessons: things of the game that are named in them

card-no-such-thing = «{ $key }» non può essere «{ $value }»; nessun { $kind } si chiama così.
card-cannot-happen = «{ $value }» in questo gioco non capita mai.
card-other-rules = questo è per la versione { $rules } delle regole; ora sono alla versione { $known }.
card-not-rows = «{ $key }» deve essere una lista di tabelle, come [{ "{" } type = nome { "}" }].
