### What whoever runs a server is told: backups, the state of things, what to do.

## Help

cli-help-backup = Scrive tutti i tavoli e le partite in un file, anche mentre il server è in funzione.
cli-help-restore = Rimette a posto un backup. Prima ferma il server.
cli-help-backup-file = Il file da scrivere.
cli-help-restore-file = Un backup.
cli-help-replace-backup = Riscrive il file se c’è già.
cli-help-replace-database = Sostituisce quello che c’è nel database. Un file di database viene prima messo da parte.

## Backups

cli-backed-up = { $file } è scritto ed è stato riletto: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }. Contiene i segreti del server: tienilo per te.
cli-restored = { $file }, scritto il { $made }, è rimesso a posto ed è stato confrontato: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
cli-put-aside = Quello che c’era prima ora è in { $file }. Cancellalo quando non ti serve più.

refusal-backup-exists = { $file } c’è già. Indica un altro file, o riscrivilo con --replace.
refusal-backup-missing = Non c’è un file { $file }.
refusal-backup-none = { $file } non è un backup di Hornbook: { $reason }.
refusal-backup-damaged = { $file } è danneggiato ({ $reason }). Usa un altro backup.
refusal-backup-newer = { $file } è stato scritto da Hornbook { $program }, più recente di questo. Prima aggiorna questo.
refusal-database-missing = Non c’è un database in { $place }. Indica quello del server con --store.
refusal-database-not-ours = In quel database non ci sono tavoli di Hornbook. Indica quello del server con --store.
refusal-database-unreadable = Il database { $place } non si può leggere: { $reason }.
refusal-database-unwritable = Il database { $place } non si può scrivere: { $reason }.
refusal-database-not-empty = In { $place } c’è già qualcosa. Per sostituirlo aggiungi --replace.
refusal-database-differs = Quello che è stato scritto in «{ $table }» non è quello che contiene il backup. Il database è rimasto com’era.

## A database with which no server can be started

refusal-bad-store = «{ $place }» non è un database: indica un file, o un indirizzo come postgresql://user@host/name.
refusal-database-damaged = Il database { $place } è danneggiato: { $reason }. Rimetti a posto l’ultimo backup: hornbook restore FILE --replace --store { $place }
refusal-database-newer = Il database { $place } è stato scritto da un Hornbook più recente. Aggiorna questo, o rimetti a posto un backup di prima dell’aggiornamento.
refusal-database-closed = Il database { $place } non si può aprire: { $reason }. Controlla che sia dell’utente che fa girare il server, e che la sua cartella ci sia.
refusal-database-no-room = Il database { $place } non si può aprire: il suo disco è pieno ({ $reason }). Fa’ spazio lì e riavvia.
refusal-database-away = Il database { $place } non si raggiunge: { $reason }. Controlla che sia in funzione, e che indirizzo e password siano giusti.

## The doctor

cli-help-doctor = Guarda se un server ha tutto quello che gli serve, e dice a parole che cosa non va.
cli-help-doctor-address = L’indirizzo che usano i visitatori: si prova da qui, con un socket.

doctor-mark-well = bene
doctor-mark-note = nota
doctor-mark-fault = GUASTO
doctor-told =
    { $faults ->
        [0] { $notes ->
            [0] Tutto bene.
            [one] Nessun guasto, { $notes } nota.
           *[other] Nessun guasto, { $notes } note.
        }
        [one] { $faults } guasto: il server ha bisogno di te.
       *[other] { $faults } guasti: il server ha bisogno di te.
    }
doctor-python = Python { $version }; serve 3.11 o più recente.
doctor-simulator = Il simulatore di corse è compilato: 10 000 corse in { $milliseconds } ms.
doctor-simulator-fails = Il simulatore di corse non si può compilare: { $reason }. Reinstalla Hornbook (make play).
doctor-page = La pagina per i browser è costruita.
doctor-page-missing = La pagina per i browser non è costruita. Esegui: make page
doctor-game-left-out = Il gioco { $game } è installato, ma non si può leggere ({ $reason }), quindi nessuno può giocarci. Reinstallalo, o toglilo.
doctor-workers = I bot possono pensare: un processo era pronto dopo { $seconds } s.
doctor-workers-fail = I bot non possono pensare: il loro processo non parte ({ $reason }). Reinstalla Hornbook (make play).
doctor-database = Il database { $place } è intero e aggiornato: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }.
doctor-database-older = Il database { $place } è intero, e di un Hornbook più vecchio; il prossimo avvio lo aggiorna. Prima fa’ un backup: hornbook backup FILE. Contiene { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } e { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }.
doctor-database-newer = Il database { $place } è di un Hornbook più recente. Aggiorna questo, o rimetti a posto un backup di prima dell’aggiornamento.
doctor-database-new = In { $place } non c’è ancora un database; lo crea il primo avvio.
doctor-database-damaged = Il database { $place } è danneggiato: { $reason }. Ferma il server e rimetti a posto l’ultimo backup: hornbook restore FILE --replace
doctor-database-away = Il database { $place } non si raggiunge: { $reason }. Controlla che sia in funzione, e che indirizzo e password siano giusti.
doctor-database-closed = Solo il proprietario può leggere il database.
doctor-database-open = Altri su questa macchina possono leggere { $file }, e con lui le carte di tutti. Esegui: chmod 600 { $file }
doctor-database-served = Un server sta usando il database.
doctor-database-free = Nessun server sta usando il database.
doctor-database-foreign = Il database { $place } è di qualcun altro: { $reason }. Chiedi come l’utente che fa girare il server.
doctor-folder-open = Altri su questa macchina possono mettere un altro database al suo posto. Esegui: chmod go-w { $folder }
doctor-folder-closed = In { $folder } non si può creare un database: non ci si può scrivere.
doctor-disk = { $megabytes } MB liberi per il database in { $folder }.
doctor-clock-wrong = L’orologio di questa macchina sbaglia di anni: ci si regolano gli orologi dei tavoli e i link.
doctor-clock-differs = Fra l’orologio di questa macchina e il database { $place } ci sono { $seconds } s. Regola l’orologio della macchina (timedatectl).
doctor-files = { $most } file e connessioni possono essere aperti insieme, uno per visitatore.
doctor-port-free = La porta { NUMBER($port, useGrouping: 0) } su { $host } è libera.
doctor-port-served = Alla porta { NUMBER($port, useGrouping: 0) } risponde un server Hornbook.
doctor-port-taken = La porta { NUMBER($port, useGrouping: 0) } su { $host } è di un altro programma: { $reason }. Scegline un’altra con --port.
doctor-address = I visitatori entrano da { $address }: pagine e socket passano.
doctor-address-dead = A { $address } non risponde nessun Hornbook: { $reason }. Controlla che il server sia in funzione e che il proxy ci arrivi.
doctor-address-no-sockets = Da { $address } le pagine passano, i socket no: { $reason }. Il proxy deve inoltrare «Upgrade»; docs/hosting.md mostra come.

## What a server that runs says of itself

doctor-health-database-silent = Il database del server non risponde da { $seconds } s.
doctor-health-database-slow = Il server sta scrivendo nel suo database da { $seconds } s.
doctor-health-database-away = Il server non può usare il suo database. Riprova da solo; il suo log dice perché.
doctor-health-database-file-gone = Il file del database è stato tolto o sostituito mentre il server è in funzione. Fa’ subito un backup (hornbook backup FILE), poi riavvia il server.
doctor-health-disk-full = Il disco del server è pieno: restano { $free } byte.
doctor-health-disk-low = Il disco del server si riempie: restano { $free } byte.
doctor-health-loop-stuck = Il server si è fermato per { $seconds } s.
doctor-health-loop-late = Il server ha fatto { $seconds } s di ritardo.
doctor-health-bots-silent = I bot non rispondono da { $seconds } s; domande in attesa: { $waiting }.
doctor-health-bots-behind = Domande che aspettano i bot: { $waiting }.
doctor-health-rooms-broken =
    { $broken ->
        [one] { $broken } tavolo non si può aprire; il log del server dice perché.
       *[other] { $broken } tavoli non si possono aprire; il log del server dice perché.
    }

## What the system says of files and addresses, within a sentence: “…: { $reason }.”

system-enoent = quel file o quella cartella non c’è
system-eacces = non ne hai il permesso
system-eperm = il sistema non lo consente
system-eisdir = è una cartella
system-enotdir = una parte del percorso non è una cartella
system-eexist = c’è già
system-enospc = il disco è pieno
system-erofs = il disco si può solo leggere
system-enametoolong = il nome è troppo lungo
system-eloop = i collegamenti girano in tondo
system-eio = il disco ha un guasto
system-emfile = ci sono troppi file aperti
system-eaddrinuse = lì ascolta già un altro programma
system-eaddrnotavail = questo computer non ha quell’indirizzo
system-econnrefused = lì non risponde nessuno
system-name = nessun file può chiamarsi così
