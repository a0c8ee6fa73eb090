### What whoever runs a server is told: backups, the state of things, what to do.

## Help

cli-help-backup = Alle Tische und Spiele in eine Datei schreiben, auch während der Server läuft.
cli-help-restore = Eine Sicherung zurückholen. Halte erst den Server an.
cli-help-backup-file = Die Datei, die geschrieben wird.
cli-help-restore-file = Eine Sicherung.
cli-help-replace-backup = Die Datei neu schreiben, falls es sie schon gibt.
cli-help-replace-database = Ersetzen, was in der Datenbank ist. Eine Datenbankdatei wird vorher beiseitegelegt.

## Backups

cli-backed-up = { $file } ist geschrieben und wurde zur Probe gelesen: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }. Darin sind die Geheimnisse des Servers: Behalte sie für dich.
cli-restored = { $file }, geschrieben am { $made }, ist zurückgeholt und verglichen: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
cli-put-aside = Was vorher da war, liegt jetzt in { $file }. Lösche es, wenn du es nicht mehr brauchst.

refusal-backup-exists = { $file } gibt es schon. Nenne eine andere Datei, oder schreib sie mit --replace neu.
refusal-backup-missing = Eine Datei { $file } gibt es nicht.
refusal-backup-none = { $file } ist keine Sicherung von Hornbook: { $reason }.
refusal-backup-damaged = { $file } ist beschädigt ({ $reason }). Nimm eine andere Sicherung.
refusal-backup-newer = { $file } stammt von Hornbook { $program }, das neuer ist als dieses. Bring dieses erst auf den neuesten Stand.
refusal-database-missing = Bei { $place } ist keine Datenbank. Nenne die des Servers mit --store.
refusal-database-not-ours = In dieser Datenbank sind keine Tische von Hornbook. Nenne die des Servers mit --store.
refusal-database-unreadable = Die Datenbank { $place } ist nicht lesbar: { $reason }.
refusal-database-unwritable = Die Datenbank { $place } ist nicht beschreibbar: { $reason }.
refusal-database-not-empty = In { $place } ist schon etwas. Um es zu ersetzen, nimm --replace dazu.
refusal-database-differs = Was in „{ $table }“ geschrieben wurde, ist nicht, was in der Sicherung steht. Die Datenbank blieb, wie sie war.

## A database with which no server can be started

refusal-bad-store = „{ $place }“ ist keine Datenbank: Nenne eine Datei oder eine Adresse wie postgresql://user@host/name.
refusal-database-damaged = Die Datenbank { $place } ist beschädigt: { $reason }. Hol die letzte Sicherung zurück: hornbook restore FILE --replace --store { $place }
refusal-database-newer = Die Datenbank { $place } stammt von einem neueren Hornbook. Bring dieses auf den neuesten Stand, oder hol eine Sicherung von vor dem Wechsel zurück.
refusal-database-closed = Die Datenbank { $place } lässt sich nicht öffnen: { $reason }. Sieh nach, ob sie dem Benutzer gehört, der den Server betreibt, und ob es ihren Ordner gibt.
refusal-database-no-room = Die Datenbank { $place } lässt sich nicht öffnen: Ihre Platte ist voll ({ $reason }). Schaff dort Platz und starte neu.
refusal-database-away = Die Datenbank { $place } ist nicht zu erreichen: { $reason }. Sieh nach, ob sie läuft und ob Adresse und Passwort stimmen.

## The doctor

cli-help-doctor = Nachsehen, ob ein Server alles hat, was er braucht, und in Worten sagen, was fehlt.
cli-help-doctor-address = Die Adresse, die Gäste benutzen: Sie wird von hier aus probiert, mit einem Socket.

doctor-mark-well = gut
doctor-mark-note = Notiz
doctor-mark-fault = FEHLER
doctor-told =
    { $faults ->
        [0] { $notes ->
            [0] Alles in Ordnung.
            [one] Keine Fehler, 1 Notiz.
           *[other] Keine Fehler, { $notes } Notizen.
        }
        [one] 1 Fehler: Der Server braucht dich.
       *[other] { $faults } Fehler: Der Server braucht dich.
    }
doctor-python = Python { $version }; nötig ist 3.11 oder neuer.
doctor-simulator = Der Rennsimulator ist übersetzt: 10 000 Rennen dauerten { $milliseconds } ms.
doctor-simulator-fails = Der Rennsimulator lässt sich nicht übersetzen: { $reason }. Installiere Hornbook neu (make play).
doctor-page = Die Seite für Browser ist gebaut.
doctor-page-missing = Die Seite für Browser ist nicht gebaut. Führ aus: make page
doctor-game-left-out = Das Spiel { $game } ist installiert, aber nicht lesbar ({ $reason }), also kann es niemand spielen. Installiere es neu, oder entferne es.
doctor-workers = Bots können denken: Ein Arbeitsprozess war nach { $seconds } s bereit.
doctor-workers-fail = Bots können nicht denken: Ihr Arbeitsprozess startet nicht ({ $reason }). Installiere Hornbook neu (make play).
doctor-database = Die Datenbank { $place } ist heil und auf dem neuesten Stand: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }.
doctor-database-older = Die Datenbank { $place } ist heil und von einem älteren Hornbook; der nächste Start bringt sie auf den neuesten Stand. Mach vorher eine Sicherung: hornbook backup FILE. Sie hat { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } und { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }.
doctor-database-newer = Die Datenbank { $place } ist von einem neueren Hornbook. Bring dieses auf den neuesten Stand, oder hol eine Sicherung von vor dem Wechsel zurück.
doctor-database-new = Bei { $place } ist noch keine Datenbank; der erste Start legt sie an.
doctor-database-damaged = Die Datenbank { $place } ist beschädigt: { $reason }. Halte den Server an und hol die letzte Sicherung zurück: hornbook restore FILE --replace
doctor-database-away = Die Datenbank { $place } ist nicht zu erreichen: { $reason }. Sieh nach, ob sie läuft und ob Adresse und Passwort stimmen.
doctor-database-closed = Die Datenbank kann nur lesen, wem sie gehört.
doctor-database-open = Andere auf diesem Rechner können { $file } lesen, und damit alle Karten. Führ aus: chmod 600 { $file }
doctor-database-served = Ein Server benutzt die Datenbank.
doctor-database-free = Kein Server benutzt die Datenbank.
doctor-database-foreign = Die Datenbank { $place } gehört jemand anderem: { $reason }. Frag als der Benutzer, der den Server betreibt.
doctor-folder-open = Andere auf diesem Rechner können eine andere Datenbank an ihre Stelle setzen. Führ aus: chmod go-w { $folder }
doctor-folder-closed = In { $folder } lässt sich keine Datenbank anlegen: Der Ordner ist nicht beschreibbar.
doctor-disk = { $megabytes } MB sind für die Datenbank in { $folder } frei.
doctor-clock-wrong = Die Uhr dieses Rechners geht um Jahre falsch: Uhren an den Tischen und Links richten sich nach ihr.
doctor-clock-differs = Die Uhr dieses Rechners und die der Datenbank { $place } gehen { $seconds } s auseinander. Stell die Uhr des Rechners (timedatectl).
doctor-files = { $most } Dateien und Verbindungen dürfen zugleich offen sein, eine für jeden Gast.
doctor-port-free = Port { NUMBER($port, useGrouping: 0) } bei { $host } ist frei.
doctor-port-served = An Port { NUMBER($port, useGrouping: 0) } antwortet ein Hornbook-Server.
doctor-port-taken = Ein anderes Programm hat Port { NUMBER($port, useGrouping: 0) } bei { $host }: { $reason }. Wähle mit --port einen anderen.
doctor-address = Gäste kommen über { $address } herein: Seiten und Sockets kommen durch.
doctor-address-dead = Bei { $address } antwortet kein Hornbook: { $reason }. Sieh nach, ob der Server läuft und der Proxy zu ihm führt.
doctor-address-no-sockets = Bei { $address } kommen Seiten durch, Sockets nicht: { $reason }. Der Proxy muss „Upgrade“ weitergeben; docs/hosting.md zeigt, wie.

## What a server that runs says of itself

doctor-health-database-silent = Die Datenbank des Servers hat seit { $seconds } s nicht geantwortet.
doctor-health-database-slow = Der Server schreibt seit { $seconds } s in seine Datenbank.
doctor-health-database-away = Der Server kann seine Datenbank nicht benutzen. Er versucht es von selbst wieder; sein Protokoll sagt, warum.
doctor-health-database-file-gone = Die Datenbankdatei des Servers wurde im laufenden Betrieb entfernt oder ersetzt. Mach sofort eine Sicherung (hornbook backup FILE), dann starte den Server neu.
doctor-health-disk-full = Die Platte des Servers ist voll: { $free } Bytes sind übrig.
doctor-health-disk-low = Die Platte des Servers läuft voll: { $free } Bytes sind übrig.
doctor-health-loop-stuck = Der Server stand { $seconds } s lang still.
doctor-health-loop-late = Der Server war { $seconds } s zu spät.
doctor-health-bots-silent = Bots haben seit { $seconds } s nicht geantwortet; { $waiting } Fragen warten.
doctor-health-bots-behind = { $waiting } Fragen warten auf Bots.
doctor-health-rooms-broken =
    { $broken ->
        [one] 1 Tisch lässt sich nicht öffnen; das Protokoll des Servers sagt, warum.
       *[other] { $broken } Tische lassen sich nicht öffnen; das Protokoll des Servers sagt, warum.
    }

## What the system says of files and addresses, within a sentence: “…: { $reason }.”

system-enoent = die Datei oder der Ordner ist nicht da
system-eacces = dafür fehlt die Berechtigung
system-eperm = das System lässt es nicht zu
system-eisdir = es ist ein Ordner
system-enotdir = ein Teil des Pfads ist kein Ordner
system-eexist = es ist schon da
system-enospc = die Platte ist voll
system-erofs = die Platte ist nur zu lesen
system-enametoolong = der Name ist zu lang
system-eloop = die Verknüpfungen führen im Kreis
system-eio = die Platte hat einen Fehler
system-emfile = zu viele Dateien sind offen
system-eaddrinuse = dort lauscht schon ein anderes Programm
system-eaddrnotavail = dieser Computer hat keine solche Adresse
system-econnrefused = dort antwortet niemand
system-name = so kann keine Datei heißen
