### The laboratory: what “hornbook balance” and “hornbook fit” print and write. $name is a game, $edition the name of a card file.

balance-title = Equilibrio di «{ $edition }»
balance-about =
    { $games ->
        [one] { $name }, { $games } partita, { $seats } posti, bot: { $bots }.
       *[other] { $name }, { $games } partite, { $seats } posti, bot: { $bots }.
    }
balance-about-against =
    { $games ->
        [one] { $name }, contro «{ $against }»: { $games } partita ciascuno, { $seats } posti, bot: { $bots }.
       *[other] { $name }, contro «{ $against }»: { $games } partite ciascuno, { $seats } posti, bot: { $bots }.
    }
balance-written = La pagina è in { $file }.
fit-written = La tabella è in { $file }.
balance-csv-written = Le cifre sono in { $file }.

## What is measured. Headings of a list, in the plural where there are many.

balance-family-contract = Contratti, dati all’inizio
balance-family-pair = Coppie di contratti che potrebbero fare da motore, date all’inizio
balance-family-opening = Prime azioni, a caso
balance-family-loans = Prestiti dati all’inizio
balance-family-magic = Carte Magia nella prima mano
balance-family-owner = Tessere Proprietario
balance-family-seat = Posti nell’ordine di turno
balance-family-character = Personaggi, come distribuiti
balance-family-power = Poteri, distribuiti senza i loro mazzi
balance-family-deck = Mazzi di tranelli, senza i poteri
balance-family-ruse = Tranelli
balance-family-ware = Mercato nero
balance-family-starter = Unicorni iniziali
balance-family-assistant = Assistenti, dati all’inizio
balance-family-objective = Obiettivi, dati all’inizio
balance-family-horse = Cavalli, dati all’inizio
balance-family-action = Carte Azione nella prima mano

balance-place = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
   *[other] numero { $place }
}
balance-loans =
    { $loans ->
        [0] nessuno
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    }

## Columns

balance-thing = che cosa
balance-wins = partite vinte, contro { $even }
balance-effect = effetto
balance-sure = 95 su 100
balance-taken = scelto
balance-games = partite
balance-verdict = verdetto

## Verdicts, in a word or two

balance-verdict-strong = troppo forte
balance-verdict-weak = debole
balance-verdict-fits = va bene
balance-verdict-unwanted = nessuno lo vuole
balance-verdict-few = poche partite

## Of the whole game

balance-figures = La partita intera
balance-figures-against = Due edizioni
balance-figure-decisions = Decisioni
balance-figure-lead-changes = Cambi in testa
balance-figure-winner = Punti di chi è in testa alla fine
balance-figure-spread = Dal primo all’ultimo
balance-figure-loans = Prestiti a testa
balance-more = di più
balance-fewer = di meno
balance-same = uguale
balance-curves = Di round in round
balance-curve-glory = Gloria
balance-curve-gold = Oro
balance-curve-loans = Prestiti
balance-curve-score = Punti
balance-curve-points = Punti
balance-curve-danari = Danari
balance-curve-winner = chi vince
balance-curve-mean = media
balance-curve-last = chi è in coda
balance-interplay = Prestiti e contratti
balance-interplay-about = Partite vinte rispetto alla pari, in punti, secondo i prestiti alla fine e il contratto dato all’inizio.
balance-or-more = { $count } o più
balance-too-few = troppo poche

## Findings, in words

balance-finding-strong =
    { $count ->
        [one] Troppo forte: { $first }
       *[other] Troppo forti: { $count }
    }
balance-finding-weak =
    { $count ->
        [one] Debole: { $first }
       *[other] Deboli: { $count }
    }
balance-finding-unwanted =
    { $count ->
        [one] Nessuno vuole { $first }
       *[other] Nessuno ne vuole { $count }
    }
balance-finding-fair = Equilibrato
balance-finding-which =
    { $more ->
        [0] { $family }: { $list }.
       *[other] { $family }: { $list }, e ancora { $more }.
    }
balance-finding-within = { $family }: niente spicca. Il più lontano è { $first }, { $effect } punti.

## How to read it

balance-reading = Come si legge
balance-reading-given = Quello che si sceglie si misura dandolo a caso, perché chi gioca forte non faccia sembrare forti le carte.
balance-reading-dot = Il punto è la misura, la fascia quello che mostrerebbero 95 prove su 100. Una fascia che attraversa la linea non si distingue dalla media.
balance-reading-many = Dove si confrontano tante cose, qualcuna sembra buona per fortuna. Il verdetto tiene conto di quante sono.
balance-reading-taken = «scelto» dice quante volte è stato preso quando si poteva scegliere, nelle partite in cui non si dava niente.
balance-reading-bots = Hanno giocato i bot: bluffano male, e la gente farà meglio qualche cosa.
balance-reading-file = Questa pagina è un file solo. Non si carica niente, non si manda niente.
