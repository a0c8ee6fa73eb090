### What is there for people who use a keyboard, a switch or a screen reader.

## Places

web-skip-to-slip = Vai alla domanda
web-skip-to-main = Vai al contenuto della pagina
web-stage = La plancia
# Where one waits while something is shown.
web-happening = Che cosa succede adesso

## Titles of pages, as a browser's tab and its history show them

web-title = { $page } · Hornbook
web-title-gathering = Tavolo { $code }, { $game }
web-title-table = { $game }
web-title-turn = Tocca a te, { $game }
# $waiting: “Ada is thinking.”
web-title-waiting = { $waiting } { $game }
web-title-result = Risultato, { $game }
web-title-replay = Rivedere, { $game }
web-title-review = Analisi, { $game }
# One of several buttons that look the same: “Play now: Unicorn Fever”
web-of-game = { $deed }: { $game }

## Keys of one's own

web-settings-singleKeys = Lettere e numeri come tasti
web-settings-singleKeys-help = al tavolo, un tasto fa una cosa
web-keys-change = Cambia il tasto per «{ $deed }»
    .short = Cambia
web-keys-press = Premi un tasto
web-keys-taken = { $key } è già preso: «{ $deed }».
web-keys-none = nessun tasto
web-keys-usual = Torna ai tasti soliti

## The page about all this. What it says, docs/accessibility.md says, too.

web-access-title = Accessibilità
web-access-note = Chi può giocare qui, e come.
web-access-works = Che cosa funziona
web-access-keyboard = Tutti i giochi si giocano con i soli tasti, dalla prima pagina all’ultima. Il tasto Tab trova tutto quello che si può premere, e la prima cosa che trova a un tavolo porta alla domanda.
    .title = Tastiera e sensori
web-access-focus = Dopo ogni mossa il focus va alla domanda seguente, o a dove la aspetti. Quello che apri sopra lo restituisce quando lo chiudi. Invio non fa niente se non sei alla domanda e non hai scelto qualcosa.
    .title = Focus
web-access-told = Un lettore di schermo viene a sapere tutto quello che succede, in ordine: una frase per ogni carta di una corsa con il posto di ognuno, chi ha preso che cosa, che cosa si è pagato, chi ha vinto, e il tuo posto. Se il ritmo è «Subito», una frase riassume la corsa.
    .title = Lettori di schermo
web-access-clock = Un orologio che sta per scadere si annuncia a 30 e a 10 secondi. Quando la domanda è solo per te, puoi prendere altri 30 secondi, una volta per domanda. Dove si scommette tutti insieme, come nel Party, il tempo in più lo dà chi ospita.
    .title = Orologi
web-access-keys = I tasti che sono una lettera o un numero si possono spegnere nelle impostazioni. A un tavolo, «Tasti» nel menu li mostra, e te ne fa scegliere altri.
    .title = Tasti singoli
web-access-places = Ogni pagina ha un titolo che dice dove sei e a chi tocca, una parte principale, e intestazioni in ordine. In una pagina due pulsanti con lo stesso nome non fanno mai cose diverse.
    .title = Dove sei
web-access-plain = Domande e rifiuti sono brevi e in parole semplici. Una prova li tiene a quello che si legge a dodici anni; le parole proprie dei giochi sono spiegate lì dove stanno.
    .title = Parole semplici
web-access-looks = Testo più grande, contrasto alto, giorno e notte, la schedina a sinistra e tre velocità sono nelle impostazioni. Se il tuo sistema chiede più contrasto, colori suoi, testo più grande o meno movimento, ogni pagina lo segue. Il telefono del Party prende giorno e notte solo dal tuo sistema.
    .title = Aspetto e movimento
web-access-not-yet = Che cosa non funziona ancora
web-access-people = I browser provano tutto questo a ogni modifica. Nessuno che usi ogni giorno un lettore di schermo lo ha ancora provato per noi.
    .title = Provato da persone
web-access-dialogs = Finché è aperto un cassetto come la cronaca, alcuni lettori di schermo non dicono che cosa succede dietro. Nella cronaca c’è.
    .title = Cassetti aperti
web-access-television = La televisione del Party è un’immagine per tutta la stanza. Chi non la vede gioca su un telefono o al computer, dove la corsa si racconta.
    .title = La televisione
web-access-charts = I grafici di probabilità e borsellini si leggono come pochi numeri, non come una curva.
    .title = Grafici
web-access-language = La casa parla inglese, francese, italiano e tedesco, e per ora nient’altro.
    .title = Lingue
web-access-tell = Faccelo sapere
web-access-tell-us = Se qualcosa ti impedisce di giocare, dillo a chi tiene questa casa, o apri una segnalazione dove sta il codice.
