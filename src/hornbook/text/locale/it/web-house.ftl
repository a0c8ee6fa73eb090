### The pages of the house: front, set-up, gathering, own cards, learning, settings.

## Every page

web-house-motto = Corse, scommesse, rimpianti. Gratis, al tuo tavolo.
web-house-home = Hornbook, alla prima pagina
web-house-ways = Navigazione
web-house-lobby = Tavoli
web-house-learn = Impara
web-house-rules = Regole
web-house-about = Chi siamo e licenze
web-house-nameless = Il tuo nome
web-house-unofficial = Un’edizione libera e non ufficiale, fatta da giocatori. Nessun legame con gli editori.
web-house-offline = Sei senza rete.
web-house-offline-help = Le partite in corso ti aspettano; questa pagina riparte da sola.
web-house-loading = Si sellano i cavalli
web-house-no-answer = Non risponde nessuno
web-house-unreachable = Il server non si raggiunge. Le tue partite lì sono al sicuro.
web-house-try-again = Riprova

## Front page

web-house-mode = Modalità
web-house-players =
    { $most ->
        [many] da { $fewest } a uno stadio
       *[other] { $fewest }–{ $most }
    }
web-house-dealing = Si danno le carte…
web-house-open = Apri un tavolo
web-learn-by-playing = Impara giocando
    .long = Impara giocando, { $minutes } min
web-minutes = { $minutes } min
web-house-lesson = lezione
web-house-your-games = Le tue partite
web-house-back = Torna al tavolo
web-house-see-result = Com’è finita
web-house-new = Prima volta qui?
web-house-new-help = Una scommessa, due carte truccate, tre corse. Giochi dal primo secondo.
web-house-forget = Dimentica il tavolo { $code }
web-house-need-turn =
    { $count ->
        [0] Il tavolo aspetta. Con garbo, per ora.
        [one] { $others } aspetta. Con garbo, per ora.
       *[other] { $others } aspettano. Con garbo, per ora.
    }
web-house-need-running =
    { $count ->
        [0] Non tocca a te.
        [one] { $others } sta giocando. Non tocca a te.
       *[other] { $others } stanno giocando. Non tocca a te.
    }
web-house-need-gathering = Il tavolo si riempie. Le carte sono ancora nel mazzo.
web-house-need-over = La partita è finita.
web-house-short-turn = tocca a te
web-house-short-running = in corso
web-house-short-gathering = si riempie
web-house-short-over = finita
web-house-open-tables = Tavoli aperti
web-house-none-open = Nessun tavolo aperto
web-house-none-open-help = La pista è tua. I bot si possono svegliare.
web-house-table-of =
    { $host-is ->
        [none] Tavolo { $code }
       *[other] Tavolo di { $host }
    }
web-house-taken = { $taken } di { $most } presi
web-house-sit = Siediti
web-house-sit-at = Siediti al tavolo di { $host }
web-house-watch = Guarda
web-house-watch-at = Guarda al tavolo di { $host }
web-house-code = Hai un codice?
web-house-code-label = Codice di un tavolo, 5 lettere
web-house-code-help = Cinque lettere, da chi ospita o dalla televisione. Niente account.
web-house-code-go = Vai al tavolo
web-house-code-short =
    { $count ->
        [one] Ancora { $count } lettera.
       *[other] Ancora { $count } lettere.
    }

## Settings of a player

web-settings-title = Impostazioni
web-settings-close = Chiudi
web-settings-done = Fatto
web-persona-title = Chi sei?
web-persona-of-other = Chi siede qui?
web-persona-name = Il tuo nome
web-persona-count = { $count } di { $most }
web-persona-face = La tua faccia
web-persona-dealt = a sorte; tocca per cambiare
web-persona-in = Entra, { $name }
web-persona-open = Avanti, { $name }
web-persona-seat = Fai sedere { $name }
web-persona-done = Chiamami { $name }
web-persona-change = Nome e faccia
web-persona-a-face =
    { $face ->
        [g-bowler] bombetta
        [g-cloche] cloche
        [g-top] cilindro
        [g-boater] paglietta
        [g-fedora] fedora
        [g-cap] coppola
        [c-antonio-vesuvio] Antonio Vesuvio
        [c-eric-change] Eric Change
        [c-miss-double] Miss Double
        [c-miss-paris] Miss Paris
        [c-oliver-oil] Oliver Oil
        [c-otto-von-alt] Otto von Alt
        [c-steve-mcskull] Steve McSkull
        [c-cesar-crane] César Crâne
        [c-sigvard-skalle] Sigvard Skalle
        [c-cranio-mercanti] Cranio Mercanti
        [c-victor-von-schadel] Victor von Schädel
        [c-craneo-cervantes] Cranéo Cervantes
        [b-princess] principessa
        [b-wizard] mago
        [b-huntress] cacciatrice
        [b-bard] bardo
        [b-knight] cavaliere
       *[b-shaman] sciamana
    }
web-settings-theme = Luce
web-settings-theme-system = Come il sistema
web-settings-theme-light = Giorno
web-settings-theme-dark = Notte
web-settings-speed = Ritmo
web-settings-speed-help = quanto ci mettono le cose a muoversi
web-settings-speed-normal = Normale
web-settings-speed-fast = Veloce
web-settings-speed-instant = Subito
web-settings-sound = Suono
web-settings-sound-help = niente si dice solo a suoni
web-settings-volume-table = Tavolo
web-settings-volume-race = Corsa
web-settings-volume-crowd = Folla
web-settings-bigText = Testo più grande
web-settings-bigText-help = 15% in più per tutto quello che è scritto
web-settings-contrast = Contrasto alto
web-settings-contrast-help = scene piatte, pannelli opachi, segni più grandi
web-settings-leftHanded = Mano sinistra
web-settings-leftHanded-help = la schedina va a sinistra
web-settings-language = Lingua
# The name of this language in itself: the build takes it from here for the list of all
web-language = Italiano

## Setting up a table

web-setup-note = Non paga nessuno. Gli unicorni hanno già mangiato.
web-setup-game = Gioco
web-setup-seats = Posti
web-setup-taken = { $taken } di { $most } presi, primo giocatore a sorte
# Party: nobody is first there, but somebody has to hold the book.
web-setup-taken-party = { $taken } di { $most } presi, primo bookmaker a sorte
web-setup-rules = Regole della casa
web-setup-invite = Invita
web-setup-open = Apri il tavolo
web-setup-too-few = Servono almeno { $fewest } posti
web-setup-pick-more = Scegline ancora { $more }, o nessuno
web-setup-less = Meno: { $what }
web-setup-more = Più: { $what }
web-setup-sum =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }{ $bots ->
        [0] { "" }
        [one] , di cui { $bots } bot
       *[other] , di cui { $bots } bot
    }.
web-setup-open-seats =
    { $count ->
        [0] Ci siete tutti.
        [one] { $count } posto aspetta qualcuno con il codice. Se non viene nessuno si toglie.
       *[other] { $count } posti aspettano gente con il codice. Se non viene nessuno si tolgono.
    }
web-setup-crowd = Possono venire fino a { $room } persone, anche più tardi.
web-setup-room = Sgabelli
web-setup-room-help = quanti possono venire in tutto
web-setup-hints = Probabilità dal vivo
    .about = chiunque può chiedere quanto vale una scommessa, da quello che può sapere
web-setup-clock = Orologio
web-setup-seconds = Secondi
web-clock-none = Spento
    .about = nessuno ha fretta
web-clock-relaxed = Calmo
    .about = 5 minuti a testa, e 45 secondi a decisione
web-clock-quick = Rapido
    .about = 1 minuto a testa, e 12 secondi a decisione
web-clock-decision = Fisso
    .about = { $seconds } secondi per ogni decisione
web-setup-code-comes = Il codice e la sua immagine arrivano con il tavolo. Cinque lettere, niente account.
web-setup-door = Porta
web-setup-private = Con codice
    .about = entra solo chi ha il codice
web-setup-public = In lista
    .about = può sedersi chiunque
web-setup-cards = Carte
web-setup-cards-help = il mazzo della casa, o un file tuo
web-setup-house-deck = Casa
web-setup-own-deck = Le mie
web-setup-attach = Allega un file
web-setup-attached = con { $name }
web-setup-write = Scrivi carte

## Seats: what a seat can be

web-seat-host = Tu
    .about = tu, che ospiti
web-seat-open = Aperto
    .about = con il codice
web-seat-bot = Bot
    .about = gioca da sé
web-seat-hot-seat = Qui
    .about = sul tuo stesso schermo
web-seat-closed = Chiuso
    .about = qui non siede nessuno
web-seat-kind = Chi prende il posto { $seat }
web-seat-level = Quanto è bravo il bot al posto { $seat }
web-seat-remove = Togli { $name }
web-level-random = A caso
    .about = bot, chiude gli occhi
web-level-easy = Facile
    .about = bot, impara con te
web-level-steady = Solido
    .about = bot, conta le monete
web-level-sharp = Furbo
    .about = bot, pensa in anticipo

## Values of settings

web-value-chosen = Scelti
web-value-dealt = A sorte
web-value-yes = sì
web-value-no = no
web-value-by-lot = a sorte

# How many the cards are dealt to
web-house-deal-to =
    { $count ->
        [2] Dai le carte a due
        [3] Dai le carte a tre
        [4] Dai le carte a quattro
        [5] Dai le carte a cinque
        [6] Dai le carte a sei
       *[other] Dai le carte a { $count }
    }

## Gathering at a table

web-gather-host = { $host } ospita e dà le carte.
web-gather-no-host = Chi ospita guarda e dà le carte.
web-gather-wait = Hai un posto. Guardati intorno finché non comincia.
web-gather-sit-help = C’è uno sgabello per te. O guarda e basta.
web-gather-full = Sgabelli finiti. Vuoi guardare?
web-gather-full-help = Resta qui: vedrai il tavolo appena comincia.
web-gather-closed = La partita a questo tavolo era cominciata con regole più vecchie, che la casa non gioca più. È stata chiusa com’era, e il suo verbale è al sicuro.
web-gather-closed-record = Tieni il verbale
web-gather-put-away = Le carte personali di questo tavolo non vanno più d’accordo con le regole. Ora ci sono quelle della casa; sotto «Le tue carte» il file si può sistemare.
web-gather-tv = Mostra in televisione
web-own-phone = Il tuo telefono
web-own-phone-help = Preferisci giocare con il telefono in mano? Prende lui il tuo posto, e questo schermo è libero per la televisione.
web-own-phone-show = Fammi vedere come
web-own-phone-picture = Un’immagine per il tuo telefono, e per nessun altro
web-own-phone-means = Inquadrala con il tuo telefono: sarai tu, con il tuo posto e i poteri di chi ospita. Vale dieci minuti. Gli altri usano il codice.
web-gather-missing =
    { $count ->
        [one] Manca ancora { $count } persona
       *[other] Mancano ancora { $count } persone
    }
web-gather-name-first = Prima di’ il tuo nome
web-gather-me-host = tu, che ospiti
web-gather-me = tu
web-gather-host-here = chi ospita
web-gather-here = qui
web-gather-away = un attimo via
web-gather-shares = sullo schermo di { $name }
web-gather-stand = Alzati
web-gather-add-bot = Aggiungi un bot
web-gather-stool = Sgabelli finiti
web-gather-stool-add = Un altro sgabello
web-gather-stool-away = Togli lo sgabello al posto { $seat }
web-gather-more = Un altro
web-gather-more-help =
    { $free ->
        [one] { $free } sgabello libero
       *[other] { $free } sgabelli liberi
    }
web-gather-lock = Chiudi la porta
web-gather-locked = Chiusa
web-gather-house-cards = il mazzo della casa
web-gather-own-cards = quelle di chi ospita
web-gather-learn = Come si gioca
web-gather-qr = Un’immagine da inquadrare, per { $address }
web-gather-code = cinque lettere, niente account
web-gather-copy = Copia il link
web-gather-share = Manda il link
web-gather-copied = Copiato
web-gather-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
web-luck-title = Parole per la fortuna
web-luck-help = Il browser di ognuno ne mescola qualcuna al mazzo da sé; aggiungi le tue se vuoi. Alla fine controlla che siano state usate, e che abbiamo mantenuto la promessa.
web-luck-give = Mescola
web-luck-given = Mescolate
web-luck-count =
    { $count ->
        [0] Nessuno ha ancora aggiunto parole.
        [one] { $count } persona ha aggiunto parole.
       *[other] { $count } persone hanno aggiunto parole.
    }

## Learning: what stands around a game's chapters, which are its own, and its cards

web-learn-note = Due minuti l’uno. Il rimpianto dura di più.
web-learn-words = Le parole delle regole
web-learn-words-note = Al tavolo le segna una linea punteggiata: indicane una, o tienila premuta, per leggere questo.
web-learn-sources = «regole» è stampato lì, «pubblico» è noto da fonti pubbliche, «casa» è roba nostra.
web-learn-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## About

web-about-title = Chi siamo
web-about-note = Di chi è la colpa.
web-about-unofficial = Hornbook è un’edizione non ufficiale, fatta da giocatori per giocatori. Non ha legami con gli autori o gli editori dei giochi che fa giocare, né la loro approvazione. I nomi sono di chi li possiede. Se un gioco ti piace, compra la scatola: dentro c’è del legno vero.
    .title = Non ufficiale
web-about-free = Senza costi, senza pubblicità, senza account. Il codice è aperto; disegni, testi delle carte e frasi sono nostri.
    .title = Libero
web-about-privacy = Il tuo nome, le tue impostazioni e la lista dei tuoi tavoli restano in questo browser. Il server conosce un numero a caso e come ti fai chiamare a un tavolo. I tavoli che nessuno visita si dimenticano dopo 14 giorni.
    .title = Che cosa si conserva
web-about-luck = Prima di ogni distribuzione il server si impegna su un segreto, il browser di ognuno aggiunge parole sue, e alla fine controlla che il mazzo venga da tutti e due. Così il server non può scegliere le carte da solo. Potrebbe se avesse anche qualcuno al tavolo: gioca con persone di cui ti fidi.
    .title = Fortuna onesta
web-about-fonts = I caratteri sono liberi sotto la SIL Open Font License 1.1, su openfontlicense.org:
    .title = Caratteri
web-about-font = { $font }, di { $author }
web-about-cut = Due sono ridotti alle lettere che ci servono. I loro nomi spettano ai caratteri interi, perciò i nostri si chiamano { $names }.
web-about-licences = Di che cosa sono fatte queste pagine, con la licenza di ogni parte, così come l’hanno scritta gli autori.
    .title = Licenze
web-about-licence = { $name } { $version }: { $licence }
