### The words of the Party's rules, explained wherever one of them stands in a sentence.
### Alphabetical. They stand for those of horse-fever, none of which is read here.
### The message is the word as a title.
### .forms: every spelling our sentences use, separated by commas, in lower case. Only whole words
### are found, and of two that begin at the same letter the longer one. List what your language's
### sentences really say, and leave out what also means something else in them.
### .about: what it means, in one or two sentences. D is Danari.
### .chapter: where the rulebook says so, after “Rulebook,”. Words of our own have none.

word-broke = Al verde
    .forms = al verde, nuova dote
    .about = Senza 100 D nessuno può scommettere. Chi è al verde riceve una nuova dote prima della prossima corsa, o guarda se il tavolo è stato aperto così.
word-bank = Banca
    .forms = banca
    .about = Tiene le puntate perse e paga le scommesse vinte. Non resta mai a secco.
    .chapter = Party Game
word-bookmaker = Bookmaker
    .forms = banco, bookmaker
    .about = Tiene il banco: non scommette, gira le carte e decide i pareggi. A sorte nella prima corsa; poi tocca a chi ha vinto di più nell’ultima.
    .chapter = Party Game
word-movement-card = Carta Movimento
    .forms = carta movimento, carte movimento
    .about = La gira il bookmaker, finché non sono arrivati tutti e sei. Ha 6 numeri, uno per corsia, e si muovono tutti insieme. Si usa solo il mazzo base, che non favorisce nessuno.
    .chapter = Party Game
word-rich-list = Classifica dei ricconi
    .forms = classifica dei ricconi
    .about = Tutti in ordine di soldi, il più ricco per primo. Chi è in cima quando il Party finisce lo ha vinto.
word-lane = Corsia
    .forms = corsia, corsie
    .about = La striscia di pista di un cavallo. La prima a sinistra si muove del numero in alto di una carta Movimento, la seconda del secondo.
    .chapter = Party Game
word-danari = Danari
    .forms = d, danari
    .about = I soldi, D in breve. Si comincia tutti con la stessa somma.
    .chapter = Party Game
word-form = Forma
    .forms = forma
    .about = Dove è arrivato un cavallo finora. I sei sono ugualmente veloci, quindi non dice niente.
    .chapter = Party Game
word-photo-finish = Pareggio
    .forms = fotofinish, pareggi, pareggio
    .about = Oltre il traguardo con la stessa carta e altrettanto lontano. Chi era davanti lo dice il bookmaker.
    .chapter = Party Game
word-place-bet = Piazzato
    .forms = piazzato
    .about = È vinta se il cavallo arriva primo, secondo o terzo. Paga il doppio della puntata, puntata compresa.
    .chapter = Party Game
word-stake = Puntata
    .forms = puntata, puntate
    .about = Quello che metti su una scommessa: almeno 100 D, a centinaia. Con soli 100 D c’è una scommessa invece di due. Una puntata persa è della banca.
word-odds = Quotazione
    .forms = quotazione, quotazioni
    .about = Nel Party non ce ne sono: i sei cavalli sono ugualmente veloci, e una vincente paga sempre 6 volte la puntata.
    .chapter = Party Game
word-slip = Schedina
    .forms = schedina, schedine
    .about = Le tue due scommesse, una piazzato e una vincente, su due cavalli o su uno. Nessuno la vede finché non è dentro l’ultima, e fino ad allora la puoi cambiare.
word-sprint = Sprint
    .forms = dadi, sprint
    .about = Nel Party non ce ne sono, e nemmeno dadi: decidono solo le carte Movimento.
    .chapter = Party Game
word-line = Traguardo
    .forms = traguardo
    .about = La prima casella nera, la numero 12. Fra più cavalli che lo tagliano con una carta è davanti chi va più in là.
    .chapter = Party Game
word-win-bet = Vincente
    .forms = vincente
    .about = È vinta se il cavallo arriva primo, e solo allora. Paga 6 volte la puntata, puntata compresa.
    .chapter = Party Game
