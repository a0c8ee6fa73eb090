### What the terminal says: help, prompts, headings.

## Help of the commands

cli-help = Giochi di corse e scommesse. Da solo, hornbook apre i tavoli nel tuo browser, e hornbook --lan fa entrare anche i telefoni della tua rete. I suoi comandi giocano, simulano e rivedono nel terminale.
cli-help-games = Elenca i giochi con i loro posti e le loro impostazioni.
cli-help-play = Gioca una partita contro i bot.
cli-help-learn = Impara un gioco giocando: un primo turno con un coach.
cli-help-arena = Fa gareggiare i bot, ogni distribuzione da ogni posto, e mostra quanto sono forti.
cli-help-rules = Le regole di un gioco a parole nostre: i capitoli, uno di loro, o una parola.
cli-help-rules-wanted = Un capitolo come 1.2, o una parola qualsiasi; senza, l’indice.
cli-help-odds = Chi vince, chi si piazza e quanto vale ogni scommessa.
cli-help-serve = Tiene tavoli per la gente: un processo, un file, niente da configurare.
cli-help-open = Ci apre il browser. Lo fa anche «hornbook» da solo.
cli-help-simulate = Fa giocare ai bot tante partite e mostra che cosa ne è uscito.
cli-help-replay = Rivede passo passo una partita registrata, o la controlla.
cli-help-cards = Comincia, controlla o mostra le carte di un’edizione.
cli-help-cards-new = Scrive un file con una carta di ogni tipo, da cambiare a piacere.
cli-help-new-file = Il file da scrivere; se c’è già, non si tocca.
cli-help-cards-check = Trova gli errori di un’edizione, ognuno con la sua riga.
cli-help-cards-show = Elenca tutte le carte con testi e fonti.
cli-help-game = Quale gioco: vedi hornbook games.
cli-help-proxy = Un proxy davanti ai tavoli, per numero o per rete: gli si crede su chi chiede, come e sotto quale percorso. Ripetibile.
cli-help-address = L’indirizzo che usano gli altri dispositivi, se davanti ai tavoli c’è un nome o un proxy.
cli-help-thinking = Quanto può pensare al massimo a una scelta un bot dei tavoli, in millisecondi (di solito 1500).
cli-help-lang = La lingua, per esempio it.
cli-help-edition = Un file di carte con cui giocare al posto di quelle della casa.
cli-help-seats = Quanti siedono al tavolo.
cli-help-seed = La fortuna: lo stesso seme dà le stesse carte.
cli-help-bots = I bot agli altri posti, per esempio random, o una lista.
cli-help-set = Un’impostazione del gioco; si può dare più volte.
cli-help-json = Scrive JSON.
cli-help-name = Il tuo nome, per il verbale della partita.
cli-help-record = Conserva la partita in questo file, o continua quella che c’è dentro.
cli-help-fast = Senza pause.
cli-help-count = Quante partite.
cli-help-file = Il verbale di una partita.
cli-help-verify = Controlla soltanto che il verbale dica il vero.
cli-help-seat = Con gli occhi di chi guardare, a partire da 1; altrimenti con quelli del pubblico.
cli-help-install-completion = D’ora in poi la tua shell completa i comandi di Hornbook.
cli-help-show-completion = Scrive quello che serve alla tua shell per farlo.
cli-help-version = Scrive la versione.
cli-help-help = Mostra questo aiuto.

## The frame of every help, and why a command line is refused

cli-usage = Uso:
cli-usage-arguments = Argomenti:
cli-usage-options = Opzioni:
cli-usage-commands = Comandi:
cli-usage-required = obbligatorio
cli-usage-default = altrimenti: { $default }
cli-usage-variable = oppure la variabile { $var }
# What stands for a value, in capitals: NAME=VALUE, [FILE]
cli-value-address = INDIRIZZO
cli-value-args = ARGOMENTI
cli-value-arms = BRACCI
cli-value-chapter = CAPITOLO
cli-value-colour = COLORE
cli-value-command = COMANDO
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-game = GIOCO
cli-value-name = NOME
cli-value-options = OPZIONI
cli-value-spec = TIPO
cli-value-specs = TIPI
cli-value-value = VALORE
cli-value-where = DOVE
cli-value-word = PAROLA
cli-usage-no-such-option =
    Non c’è nessuna opzione { $option }{ $likely ->
        [none] .
       *[other] . È una di queste: { $likely }?
    }
cli-usage-no-such-command =
    Non c’è nessun comando «{ $command }»{ $likely ->
        [none] : vedi hornbook --help.
       *[other] . È { $likely }?
    }
cli-usage-no-command = Quale comando? --help li elenca.
# $what: an option, or what stands for a value
cli-usage-missing = Manca { $what }.
cli-usage-no-value = { $option } vuole un valore.
cli-usage-a-value = { $option } non prende valori.
cli-usage-too-many = È troppo: { $given }.
cli-usage-wrong =
    «{ $value }» non va bene per { $what }{ $kind ->
        [int] : deve essere un numero intero.
        [float] : deve essere un numero.
       *[other] .
    }
# $reason is English
cli-usage-other = Non si capisce: { $reason }

## Playing

cli-which-game = Quale? Per esempio hornbook play unicorn-fever.
# $word is a word of the game’s rules.
cli-welcome = Scrivi il numero di quello che scegli. ? spiega la domanda, ?2 la seconda opzione, ?{ $word } una parola, ?% le probabilità, ?! che cosa farebbe un bot, t disegna il tavolo, l mostra la cronaca, u ritira la tua ultima scelta, q esce.
cli-lesson = { $game }, { $minutes } minuti:
cli-prompt = [{ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }, ? t l u q] >
cli-hint-option = Scrivi un numero da 1 a { $last }; ? spiega la domanda, ?1 un’opzione, ?% le probabilità, ?! che cosa farebbe un bot, t disegna il tavolo, l mostra la cronaca, u ritira la tua ultima scelta, q esce.
cli-hint-amount = Scrivi una somma da { $low } a { $high }; ? spiega la domanda, ?% le probabilità, ?! che cosa farebbe un bot, t disegna il tavolo, l mostra la cronaca, u ritira la tua ultima scelta, q esce.
cli-explained = { $option }: { $more }
# $chapter is “none” where the rulebook does not say so.
cli-word =
    { $chapter ->
        [none] { $word }: { $about }
       *[other] { $word }: { $about } Regolamento, { $chapter }.
    }
cli-no-such-word = La parola «{ $word }» non è nelle regole. Ci sono: { $words }.
# Where the rules say it: below the help of a question.
cli-rules-at =
    { $number ->
        [none] Regole, { $title }.
       *[other] Regole, { $number } { $title }.
    }
cli-rules-none = Nessuno ha ancora scritto regole per questo gioco.
cli-rules-hint = «hornbook rules { $game } { $chapter }» mostra un capitolo, e una parola al posto del numero tutto ciò che se ne dice.
# A paragraph that is not the rulebook's own, and how it is marked.
cli-rules-marked = { $text } [{ $mark }]
cli-rules-ruling = nostra interpretazione
cli-rules-house = carta della casa
cli-taken-back = Ritiri la tua ultima scelta.
cli-nothing-to-take-back = Non hai ancora scelto niente.
cli-nothing-more = non c’è altro da dire.
cli-go-on = [Invio per continuare]
cli-go-on-with =
    { $choices ->
        [one] Torni al tuo posto. Finora { $choices } scelta; l mostra la cronaca.
       *[other] Torni al tuo posto. Finora { $choices } scelte; l mostra la cronaca.
    }
cli-leave = Lasciare la partita? [s/n]
# Words that mean yes, or no, separated by spaces, in small letters.
cli-yes = s si sì
cli-no = n no
cli-save-as = In quale file conservare la partita? [Invio: { $file }, n: in nessuno]
cli-file-taken = { $file } c’è già, e resta com’è.
cli-kept = La partita è conservata. Per continuarla:
cli-ranking = Classifica
cli-see-replay = Per rivederla:
cli-keep-next-time = Per conservare una partita e rivederla, gioca con --record FILE.

## Replay

cli-replay-keys = Invio: mossa successiva. n 40: alla mossa 40, avanti o indietro. q: esci.
cli-replay-prompt = [mossa { NUMBER($move, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) }, Invio, n N, q] >
cli-verified =
    { $over ->
        [yes] { $file }: una partita intera di { $name } in { $seats }, { $choices ->
            [one] { $choices } scelta
           *[other] { $choices } scelte
        }, ed è tutto vero.
       *[no] { $file }: l’inizio di una partita di { $name } in { $seats }, { $choices ->
            [one] { $choices } scelta
           *[other] { $choices } scelte
        }, ed è tutto vero.
    }

## Simulation

cli-simulating = Partite
cli-simulated =
    { $games ->
        [one] { $games } partita di { $name } in { $seats }, edizione «{ $edition }», seme «{ $seed }»
       *[other] { $games } partite di { $name } in { $seats }, edizione «{ $edition }», seme «{ $seed }»
    }
cli-seat = posto
cli-bot = bot
cli-wins = vittorie
cli-mean-score = media punti
cli-lengths = Decisioni per partita: da { $shortest } a { $longest }, in media { $mean }
cli-speed = { $seconds } s: { $games } partite e { $decisions } decisioni al secondo

## Cards

cli-template-written = { $file } è scritto. Cambialo, controllalo con hornbook cards check { $file } --game { $game }, e giocalo con hornbook play { $game } --edition { $file }.
cli-edition-good = { $file }: l’edizione «{ $edition }» di { $game } si può giocare.
cli-deck-count =
    { $count ->
        [one] { $deck }: { $count } carta, { $box } nella scatola
       *[other] { $deck }: { $count } carte, { $box } nella scatola
    }
cli-copies =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }

## Odds and arena

cli-help-entries = I bot, uno per posto, per esempio «sharp,steady,steady,steady»; se sono meno si ripetono.
cli-help-workers = Quanti processi giocano insieme; se non lo dici, tutti i core. I risultati sono gli stessi.
cli-help-toml = Scrive le carte della casa come file di carte da cambiare.
cli-house-changed = Le carte della casa, cambiate
cli-help-balance = Misura quanto valgono ogni carta, posto e personaggio, e ne scrive una pagina.
cli-help-against = Confronta con le carte di questo file; altrimenti un’edizione si confronta con quelle della casa.
cli-help-fit = Impara da partite simulate quello che i bot sanno delle carte di un gioco.
cli-help-fit-into = Scrive le tabelle in questa cartella; altrimenti si stampano.
cli-help-balance-arms = Gioca solo questi bracci dell’esperimento: «given,pairs». Di solito tutti, uno dopo l’altro.
cli-help-balance-page = Scrive le cifre con i grafici in questa pagina: un file, e non serve altro.
cli-help-balance-csv = Scrive le cifre in questo file, per un foglio di calcolo.
cli-help-on = Dove giocare: «ray» è un Ray di questa macchina, «ray://host:10001» un cluster.
cli-help-out = Scrive ogni partita in questo file (.jsonl o .parquet). Lo stesso comando riprende da dove si era interrotto.
cli-help-odds-record = Prende la corsa da questo verbale.
cli-help-after = Dopo quante scelte del verbale; altrimenti alla sua fine.
cli-help-row = Mette il segnalino Quotazione di un concorrente su questa riga: «red=4» è x4.
cli-help-races = Quante corse correre.
cli-arena = { $games } partite di { $name }, ogni distribuzione da ogni posto; alla pari sarebbe { $even } (seme { $seed }).
cli-sure = intervallo 95%
cli-elo = Elo
cli-thinks = a scelta
cli-help-warm = Prepara quello che serve a bot e probabilità per pensare in fretta: una volta dopo l’installazione, per un minuto.
cli-warming = La ricerca si prepara, una volta sola, per circa un minuto: fino ad allora giocano i bot solidi.
cli-warm-begun = { $game }: in preparazione
cli-warm-done = { $game }: pronto
cli-advice = Che cosa farebbe un bot, e che altro:
cli-advised-stake = Punta { $stake }
# A bet in a table: “Bramble to win”
cli-odds-bet = { $lane } { $kind }
cli-odds =
    { $races ->
        [one] Dopo { $races } corsa simulata:
       *[other] Dopo { $races } corse simulate:
    }
cli-racer = in corsa
cli-row = quotazione
cli-win = vince
cli-place = podio
cli-bet = scommessa
cli-chance = prob.
cli-fair = giusta
cli-pays = paga
cli-money = a moneta
cli-points = punti

## Server

cli-help-host = L’indirizzo su cui ascoltare; altrimenti entra solo questo computer.
cli-help-lan = Fa entrare i telefoni e i computer della tua rete. Lo fa anche «hornbook --lan».
cli-help-port = La porta su cui ascoltare.
cli-help-store = Un file o un indirizzo di database (postgresql://…); altrimenti un file nella tua cartella dei dati.
cli-serving = I tavoli sono aperti su { $address }. Ctrl-C li chiude.
# $switch is "yes" where the page has a switch for it.
cli-reach-here = Può entrare solo questo computer. { $switch ->
    [yes] Per far entrare i telefoni avvia con --lan, o premi il pulsante dove starebbe il codice QR di un tavolo.
   *[no] Per far entrare i dispositivi della tua rete avvia con --lan.
 }
cli-reach-network = Gli altri dispositivi entrano da { $address }. Chi raggiunge quell’indirizzo può aprire tavoli e sedersi al tuo; di questo computer non si vede altro.

## The card file to start from

template-head =
    Carte tue per { $game }. Il file si può giocare così com’è:
      hornbook cards check FILE --game { $name }
      hornbook play { $name } --edition FILE
    Ogni campo di ogni mazzo è spiegato in docs/cards.md.
template-extends = le tue carte si aggiungono a quelle della casa; con false, un mazzo che scrivi sostituisce quello della casa
template-more = Può anche avere:
template-effects = Che cosa può stare in { $field }, una o più volte:
template-beside = va con { $effect }
template-range = da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
