### What the table server says and refuses.

# What the pages are about, for search machines
page-about = Giochi di corse e scommesse intorno a un tavolo: Unicorn Fever, Horse Fever, Kill the Unicorns.
page-not-built = La pagina per i browser non è costruita. Esegui: make page

## At the table

event-choices-taken-back = { $seat } { $seat-has } ritirato l’ultima scelta.

## Frames

refusal-malformed = Questo non è un frame del protocollo: { $reason }
refusal-bad-example = Un esempio così non c’è nelle regole: { $reason }.
refusal-hello-first = Il primo frame è un hello, e arriva presto.
refusal-hello-once = Un hello basta.
refusal-other-version = Questo server parla la versione { NUMBER($known, useGrouping: 0) } del protocollo, non la { NUMBER($version, useGrouping: 0) }.
refusal-too-big = È troppo in un colpo solo: si leggono al massimo { $limit } byte.
refusal-too-fast = Troppo in fretta. Aspetta un secondo.
refusal-too-slow = Ci ha messo troppo ad arrivare. Mandalo di nuovo.
refusal-too-many-connections = Troppe connessioni da lì. Prima chiudine qualcuna.
refusal-server-fault = Qui qualcosa è andato storto. La partita è intatta: riprova.
refusal-id-used = L’id «{ $id }» è già servito per un altro comando: ogni comando ha il suo.
refusal-too-busy = In questo momento c’è molto da fare. Riprova fra un attimo.
refusal-too-hard = Ci voleva troppo, e si è lasciato perdere. Non è cambiato niente.
refusal-clerk-away = Non ha funzionato, e non per colpa tua. Riprova.
refusal-too-many-requests = Troppe richieste da lì. Aspetta un minuto.

## Identity and doors

refusal-bad-token = Questo token non è stato fatto qui.
refusal-foreign-origin = Le pagine di altri siti qui non parlano per te.
refusal-no-such-table = Nessun tavolo ha questo codice.
refusal-no-such-address = A questo indirizzo non c’è niente.
refusal-wrong-method = A questo indirizzo non si chiede così.
refusal-no-such-game = Questa partita non è in archivio.
refusal-too-many-guesses = Troppi codici sbagliati. Aspetta un minuto.
refusal-too-many-games = Sono tante partite in poco tempo. Aspetta un minuto.
refusal-too-many-tables = Sono tanti tavoli. Prima gioca a uno.
refusal-store-away = Ora il server non raggiunge il suo database. Niente è perduto: il tavolo torna da solo.
refusal-table-broken = Ora questo tavolo non si può aprire. È conservato, e chi tiene il server può vedere perché.
refusal-database-in-use = Un altro server Hornbook sta usando { $place }. Prima ferma quello, o da’ a questo un database suo (--store).
refusal-table-locked = Il tavolo è chiuso: chi ospita può riaprirlo.
refusal-still-playing = La partita non è finita: il suo verbale direbbe tutto.

## Seats and the host

refusal-not-your-seat = Il posto { NUMBER($seat, useGrouping: 0) } non è tuo.
refusal-seat-taken = Al posto { NUMBER($seat, useGrouping: 0) } siede già qualcuno.
refusal-unknown-seat = Non c’è un posto { NUMBER($seat, useGrouping: 0) }: il tavolo ne ha { $last }, contati da 0.
refusal-unknown-portrait = Non c’è un ritratto «{ $portrait }». Ci sono: { $known }.
refusal-portrait-taken = { $name } porta già questa faccia.
refusal-name-empty = Scrivi un nome che gli altri possano leggere.
refusal-name-of-the-reader = Ognuno per sé è «{ $name }». Scrivi un nome per gli altri.
refusal-stools-taken =
    { $taken ->
        [one] Lì siede qualcuno: serve { $taken } sgabello.
       *[other] Lì siede gente: servono { $taken } sgabelli.
    }
refusal-not-seated = Prima prendi un posto.
refusal-tv-only-watches = Uno schermo per tutti guarda e basta.
refusal-only-the-host = Può farlo solo chi ospita.
refusal-not-now = Ora non si può fare.
refusal-nothing-said = Qui non c’è niente da leggere.
refusal-words-unseen = Queste parole hanno segni che nessuno vede. Scrivile di nuovo.
refusal-already-dealt = Le carte sono date: le parole per la fortuna vengono prima.
refusal-no-clock = A questo tavolo non c’è orologio: nessuno ha fretta.
refusal-had-more-time = Hai già avuto i tuoi { $seconds } secondi in più per questa domanda.
refusal-too-many-muted = Non si può zittire nessun altro.

## At the game

refusal-no-review = In una partita di questo tipo non c’è niente da analizzare.
refusal-no-playing-on = Una serata in cui la gente va e viene non si riprende: le servono i suoi ospiti.
refusal-no-such-moment = Una partita si riprende da una delle sue mosse, da 0 a { $last }.
refusal-no-hints = A questo tavolo le probabilità non si dicono a nessuno.
refusal-key-too-old = Quel link valeva dieci minuti. Chiedine uno nuovo.
refusal-no-awards = Una partita di questo tipo non dà premi.
refusal-no-advice = Il calcolo delle probabilità non è riuscito. La partita è intatta.
refusal-no-game = Qui non si sta giocando.
refusal-paused = Il tavolo fa una pausa.
refusal-no-limit-now = Non c’è un’asta in cui mettere un limite.
refusal-nothing-to-undo = Non hai ancora scelto niente.
refusal-one-thing-at-a-time = Il tavolo sta decidendo un’altra cosa.
refusal-nothing-to-vote-on = Ora nessuno lo chiede.
refusal-not-asked-to-vote = La tua risposta non manca.
refusal-only-this-computer = Ai suoi tavoli può venire solo questo computer, quindi non c’è niente da inquadrare. Chi ci sta davanti può far entrare la rete.
refusal-not-your-computer = Solo chi sta al computer di questi tavoli può cambiare chi entra, se è stato avviato per questo.
refusal-network-closed =
    { $why ->
        [eaddrinuse] Un altro programma ascolta già su { $host }: la rete non può entrare.
       *[other] Il sistema non lascia entrare la rete da { $host }.
    }
refusal-no-network = In questo momento il computer non è in nessuna rete.
refusal-muted = Chi ospita ti ha tolto la parola.
refusal-too-much-talk = Sono tante chiacchiere. Aspetta un attimo.

## Checking the luck

refusal-draw-commitment = Il segreto non è quello promesso.
refusal-draw-seed = Il seme non viene dal segreto e dalle parole.
