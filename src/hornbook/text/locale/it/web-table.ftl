### What the table says around every game: bar, seats, slip, tape, chat, curtain, end and replay.

## Bar

web-tools = Attrezzi del tavolo
web-tape = Cronaca
# $count: lines not read yet
web-chat =
    { $count ->
        [0] Chat
        [one] Chat, { $count } riga nuova
       *[other] Chat, { $count } righe nuove
    }
web-sound = Suono
web-speed =
    Ritmo: { $speed ->
        [normal] normale
        [fast] veloce
       *[instant] subito
    }
web-speed-short =
    { $speed ->
        [fast] 2×
       *[instant] ∞
    }

## The goal, and how one stands. $score is what the goal counts.
## A game that says it otherwise has the same message with its name behind it: web-goal-unicorn-fever.

web-goal = Vince chi ha più punti
web-goal-unit = Punti
# In the bar, beside the symbol of what counts. $unit is web-goal-unit: “Glory 8, 2nd”
web-goal-short =
    { $unit } { $score }, { $place ->
        [1] { $level ->
            [yes] 1° alla pari
           *[no] 1°
        }
        [2] 2°
        [3] 3°
       *[other] { $place }°
    }
# $lead: what the best one has more; for the best, what they are ahead
web-goal-stand =
    { $place ->
        [1] { $level ->
            [yes] Hai { $score }, in testa alla pari
           *[no] Hai { $score }, in testa per { $lead }
        }
        [2] Hai { $score }, 2°, a { $lead } dalla testa
        [3] Hai { $score }, 3°, a { $lead } dalla testa
       *[other] Hai { $score }, { $place }°, a { $lead } dalla testa
    }
web-goal-watched =
    { $level ->
        [yes] Alla pari con { $score }: { $leader }
       *[no] { $leader } è in testa con { $score }
    }
web-goal-said = { $goal }. { $stand }. Apri le regole.

## Rules at the table

web-rules = Regole
web-rules-back = Torna al tavolo
web-rules-search = Cerca nelle regole
    .short = Cerca
web-rules-page = Apri la pagina
web-rules-chapters = Capitoli
web-rules-asked = da decidere
web-rules-now = A questo tavolo, adesso
web-rules-words = Parole di qui
web-rules-nothing = Niente su «{ $what }». Prova con una parola del tavolo.
web-rules-more = Leggi di più
# What is not the rulebook's own; the rest has no mark.
web-rules-ruling = nostra interpretazione
web-rules-house = carta della casa
web-rules-rest = tutto il resto: il regolamento
web-rules-numbered = numerato come nel regolamento
# Above an example that can be tried, and below it.
web-rules-try = Prova
web-rules-engine = i conti li fa Hornbook
web-rules-again = Ricomincia
web-rules-up = { $racer } un posto più su
web-rules-down = { $racer } un posto più giù
web-rules-unreckoned = Il server non risponde. Riprova fra un momento.
web-rules-away = Le regole non sono arrivate. Chiudi il libro e riaprilo.
web-rules-copy = Copia il link a { $chapter }
web-rules-copied = Copiato
web-rules-print = Stampa tutte le regole
web-key-rules = le regole

## Seats

# A seat’s face, tapped: what there is to know of who sits there.
web-meet =
    { $seat-is ->
        [you] Chi sei
       *[other] Chi è { $seat }?
    }
web-seats = Giocatori
web-you-now = Tocca a te
web-next = poi
web-absent = non c’è
web-stand-in = Un bot va avanti.

## Slip

web-slip-up = Apri la schedina
web-slip-down = Piega la schedina
web-slip-help = Spiega questa domanda
# Why something cannot be picked now. $question: what is asked
web-why-other = Adesso si chiede altro: { $question }
web-advice = Che cosa farebbe un bot?
web-advice-thinking = Un momento…
# A stake, where a sum is asked for.
web-advice-amount = Punta { $amount }
web-seconds = { $seconds } s
web-tab-market = Mercato
web-tab-tray = Tuoi
web-waiting = Gli altri
web-look-around = Guardati intorno: carte, quotazioni e cronaca restano aperte.
web-nudge = Pungola
web-skip = Salta
web-over = È tutto.

## Keys

web-keys = Tasti
web-close = Chiudi
web-key-slip = vai alla schedina
web-key-confirm = conferma
web-key-back = un passo indietro
web-key-skip = salta quello che si mostra
web-key-more = punta di più
web-key-less = punta di meno
web-key-log = cronaca
web-key-chat = chat
web-key-help = questi tasti
web-key-name-space = Spazio
web-key-name-enter = Invio
web-key-name-escape = Esc

## Explanations. $source: rulebook, public, house or box

web-source = Fonte: { $source }
# $chapter: its number or name
web-chapter = Regolamento, { $chapter }

## Tape

web-tape-empty = Ancora niente. È presto.
web-tape-look = Guarda il tavolo in questo momento
web-back-to-now = Torna al presente
web-filter = Mostra
web-filter-all = Tutto
web-filter-money = Soldi
web-filter-race = Corsa
web-filter-yours = Tu

## Chat

web-chat-title = Chat
web-chat-empty = Nessuno ha detto niente. Sospetto.
web-chat-say = Di’ qualcosa
web-chat-send = Dillo
web-mute = Zittisci
web-unmute = Lascia parlare
web-reactions = Reazioni
web-reaction =
    { $reaction ->
        [cheer] Evviva
        [laugh] Ah ah
        [gasp] Oh no
        [clap] Bel colpo
        [groan] Uffa
        [thanks] Grazie
       *[hurry] Forza
    }

## Menu

web-invite = Invita
web-invite-qr = Il link a questo tavolo come codice QR
web-copy = Copia il link
web-copied = Copiato
web-settings = Impostazioni
web-undo = Ritira la scelta
web-undo-ask = Chiedi di ritirare la scelta
web-pause-ask = Chiedi una pausa
web-go-on = Continua
web-lock = Chiudi il tavolo
web-unlock = Riapri il tavolo
web-stand-up = Alzati
web-leave = Esci
web-pace = Ritmo
web-speed-name =
    { $speed ->
        [normal] Normale
        [fast] Veloce
       *[instant] Subito
    }
# $count: people who watch
web-watching =
    { $count ->
        [0] Non guarda nessuno.
        [one] { $count } persona guarda.
       *[other] { $count } persone guardano.
    }

## What the table itself says

web-offline = È caduta la linea.
web-offline-kept = La tua scelta è conservata e sarà inviata.
web-offline-safe = Sul server è tutto al sicuro.
web-next-try =
    { $seconds ->
        [0] Si prova…
       *[other] Nuova prova fra { $seconds } s
    }
web-try-now = Prova adesso
web-motion-undo = { $seat } { $seat-has } chiesto di ritirare una scelta.
web-motion-pause = { $seat } { $seat-has } chiesto una pausa.
web-motion-waits = Si aspetta: { $names-within }.
web-yes = Sì
web-no = No
web-paused = Il tavolo fa una pausa.
web-bot-for = Un bot gioca { $seat-for }.
web-bot-plays-on = Va avanti lui, e ridà il posto all’istante.
web-take-over = Prendi il suo posto
web-play-on = Continua a giocare
web-new-paint = Vernice fresca. Ricarica quando questa corsa è finita.
web-reload = Ricarica
web-part-missing = Un pezzo di questa pagina non è arrivato
    .help = È caduta la linea, o la casa è stata ridipinta. Lì la tua partita è al sicuro.

## Hot seat

web-pass = Passa lo schermo a { $name }
web-pass-others = Gli altri: ammirate il soffitto.
web-i-am = Eccomi: { $name }
web-hold = Tieni premuto per guardare
web-turn-down = Metti le tue carte segrete a faccia in giù
web-hold-to-look =
    { $count ->
        [one] La tua carta è a faccia in giù. Tieni premuto per guardare.
       *[other] Le tue { $count } carte sono a faccia in giù. Tieni premuto per guardare.
    }

## Doors

web-saddling = Si sellano i cavalli
web-gone-no-such-table = Questo tavolo non esiste
    .help = Nessun tavolo ha il codice { $code }, oppure è stato sparecchiato. Le partite finite stanno con le tue partite.
web-gone-table-locked = Il tavolo è chiuso
    .help = Chi ospita al tavolo { $code } non fa più entrare nessuno. Chiedi di riaprirlo.
web-gone-other-version = Vernice fresca
    .help = La casa è stata rimessa a nuovo dopo il tuo arrivo. Ricarica, e tutto è dov’era.
web-gone-other = Questo tavolo non si raggiunge
    .help = La casa non ti apre la porta del tavolo { $code }. Delle tue partite non è andato perso niente.
web-gone-front = Alla prima pagina

## The end

web-counting = Si conta. Qualcuno controlli le somme.
web-wins =
    { $winners-is ->
        [you] Vinci tu
       *[other] { $winners-count ->
            [one] Vince { $winners }
           *[other] Vittoria: { $winners }
        }
    }
web-nobody-wins = Non vince nessuno
web-wins-by =
    { $by ->
        [points] Con { $score }, { $lead } di vantaggio. Dietro: { $next-within }.
        [more] Con { $score }, eppure davanti. A quota { $other }: { $next-within }.
       *[level] Con { $score }, alla pari eppure davanti.
    }
# A word for each player. $why: what won or cost the game, $short: points behind the winner.
web-verdicts = Una parola per ognuno
web-verdict =
    { $why ->
        [won] Vittoria
        [shared] Vittoria a metà
        [short] { $short } in meno
        [out] Fuori corsa
        [loans] I prestiti
        [tax] Il prezzo della fama
        [bets] Una scommessa di troppo
        [ties] Troppi pareggi
        [ruses] L’astuzia altrui
        [fines] Le multe
        [cost] È costato caro
       *[good] Un bel momento
    }
web-verdict-counting = Fortuna e scelte si stanno ancora contando.
web-decisions = Le tue decisioni
# Not more than 3 points of a hundred away from the best that was found.
web-decisions-tally = { $good } su { $all } entro 3 su cento dalla migliore trovata
web-decisions-none = Niente da lodare e niente da rimproverare: più solido di così non gioca nessuno.
web-decision-kind =
    { $kind ->
        [best] la migliore
       *[worst] la peggiore
    }
web-decision-see = Guardala
web-final-more = Altro
web-line-by-line = Riga per riga
web-proof-check = Controlla il mazzo
web-proof-promise = Promesso prima di dare le carte
web-proof-secret = Segreto, ora scoperto
web-proof-kept = La casa ha mantenuto la promessa fatta prima di dare le carte, e le parole di questo browser sono nel mazzo.
web-proof-fits = Il segreto corrisponde alla promessa mostrata qui. Quando sia stata fatta, può dirlo solo un browser che ha giocato.
web-proof-broken = Promesso prima di dare le carte, aperto adesso: non corrispondono. Qualcuno dovrebbe spiegarlo.
web-proof-missing = Questo browser ha dato parole per mescolare, e nel mazzo non ci sono. Qualcuno dovrebbe spiegarlo.
web-proof-beyond = Che le carte vengano da lì, lo controlla «hornbook replay --verify» con il verbale.
web-proof-elsewhere = Questo browser non può controllarlo qui; hornbook sì, con il verbale.
web-proof-before =
    { $moves ->
        [one] Ripresa da una partita di prima dopo { $moves } mossa: carte e fortuna sono di quella.
       *[other] Ripresa da una partita di prima dopo { $moves } mosse: carte e fortuna sono di quella.
    }
web-record = Il verbale
web-record-download = Scarica il verbale
# $what: where points came from
web-score =
    { $what ->
        [glory] gloria
        [gold] oro
        [elves] elfi
        [gold-left] oro rimasto
        [converted] ogni 20, 1
        [contracts] contratti
        [stars] stelle
        [sets] collezioni
        [rainbow] arcobaleni
        [tokens] gettoni
        [pates] pâté
        [ruses] tranelli
        [points] segnalini
        [stables] scuderie
        [objectives] obiettivi
        [loans] prestiti
        [danari] Danari
        [danari-left] rimasti
       *[total] totale
    }
web-end-contracts = I contratti, e chi li ha firmati
web-end-missed = I tuoi obiettivi mancati
web-end-objectives = Gli obiettivi, finalmente scoperti
web-end-herds = Il bottino portato a casa
web-see-table = Guarda il tavolo
web-back-to-result = Torna al risultato
web-replay = Rivedi
web-rematch = Rivincita, stessi posti
web-rematch-host = { $host } può chiamare la rivincita.
web-no-archive = Il verbale di questa partita non si può leggere.
# $what: what is counted
web-curve =
    { $what ->
        [glory] Gloria dopo ogni corsa
        [gold] Oro dopo ogni corsa
        [points] Punti dopo ogni corsa
        [danari] Danari dopo ogni corsa
        [money] Soldi dopo ogni corsa
       *[total] Punti dopo ogni turno
    }
web-curve-start = inizio

## Replay

web-no-replay = Questa partita non esiste
    .help = Si possono rivedere solo le partite finite, e questa non è tra loro.
web-round = Turno { $round }
web-move-of = Mossa { $at } di { $last }
web-step = Mossa dopo
web-step-back = Mossa prima
web-play = Avvia
web-halt = Ferma
web-eyes = Punto di vista
web-eyes-everyone = La vista di tutti
web-eyes-of = La vista di { $name }
web-copy-moment = Copia questo momento
# How you lets the reader be spoken to: it is their own seat.
web-take-up =
    { $name-is ->
        [you] Continua da qui
       *[other] Continua al posto di { $name }
    }
web-take-up-refused = Questa partita non si può riprendere qui. { $why }
web-key-step = mossa dopo
web-key-step-back = mossa prima
web-key-play = avvia o ferma
web-key-now = torna al presente

## Watching

web-you-watch = Stai guardando.
web-sit = Siediti

## Read aloud

# A button with a card on it: what it does, and what the card says
web-choice-read = { $choice }. { $text }

# A coach that tells each rule once: with words, with a ring alone until one asks, not at all.
web-coach = Coach
web-coach-speak = Che dice il coach?
web-coach-mode =
    { $mode ->
        [whisper] Sottovoce
        [off] No
       *[on] Sì
    }

# Before a line of a payout, for whoever hears the page: it leads to the rule.
web-why-paid = Perché? { $what }
