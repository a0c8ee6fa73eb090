### What whoever runs a server is told: backups, the state of things, what to do.

## Help

cli-help-backup = Écrit toutes les tables et parties dans un fichier, même pendant que le serveur tourne.
cli-help-restore = Remet une sauvegarde en place. Arrêtez d’abord le serveur.
cli-help-backup-file = Le fichier à écrire.
cli-help-restore-file = Une sauvegarde.
cli-help-replace-backup = Récrit le fichier s’il existe déjà.
cli-help-replace-database = Remplace ce qui est dans la base. Un fichier de base est d’abord mis de côté.

## Backups

cli-backed-up = { $file } est écrit et a été relu : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Il contient les secrets du serveur : gardez-le pour vous.
cli-restored = { $file }, écrit le { $made }, est remis en place et a été comparé : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
cli-put-aside = Ce qui y était se trouve maintenant dans { $file }. Effacez-le quand il ne sert plus.

refusal-backup-exists = { $file } existe déjà. Donnez un autre fichier, ou récrivez-le avec --replace.
refusal-backup-missing = Il n’y a pas de fichier { $file }.
refusal-backup-none = { $file } n’est pas une sauvegarde de Hornbook : { $reason }.
refusal-backup-damaged = { $file } est abîmé ({ $reason }). Prenez une autre sauvegarde.
refusal-backup-newer = { $file } a été écrit par Hornbook { $program }, plus récent que celui-ci. Mettez d’abord celui-ci à jour.
refusal-database-missing = Il n’y a pas de base de données à { $place }. Nommez celle du serveur avec --store.
refusal-database-not-ours = Il n’y a pas de tables de Hornbook dans cette base. Nommez celle du serveur avec --store.
refusal-database-unreadable = La base { $place } est illisible : { $reason }.
refusal-database-unwritable = La base { $place } ne peut pas s’écrire : { $reason }.
refusal-database-not-empty = Il y a déjà quelque chose dans { $place }. Pour le remplacer, ajoutez --replace.
refusal-database-differs = Ce qui a été écrit dans « { $table } » n’est pas ce que contient la sauvegarde. La base est restée comme avant.

## A database with which no server can be started

refusal-bad-store = « { $place } » n’est pas une base de données : donnez un fichier, ou une adresse comme postgresql://user@host/name.
refusal-database-damaged = La base { $place } est abîmée : { $reason }. Remettez la dernière sauvegarde : hornbook restore FICHIER --replace --store { $place }
refusal-database-newer = La base { $place } a été écrite par un Hornbook plus récent. Mettez celui-ci à jour, ou remettez une sauvegarde d’avant la mise à niveau.
refusal-database-closed = La base { $place } ne peut pas s’ouvrir : { $reason }. Vérifiez qu’elle appartient à qui tient le serveur, et que son dossier existe.
refusal-database-no-room = La base { $place } ne peut pas s’ouvrir : son disque est plein ({ $reason }). Faites-y de la place et relancez.
refusal-database-away = La base { $place } est injoignable : { $reason }. Vérifiez qu’elle tourne, et que son adresse et son mot de passe sont bons.

## The doctor

cli-help-doctor = Regarde si un serveur a tout ce qu’il lui faut, et dit en mots ce qui ne va pas.
cli-help-doctor-address = L’adresse des visiteurs : elle est essayée d’ici, avec une socket.

doctor-mark-well = bien
doctor-mark-note = note
doctor-mark-fault = DÉFAUT
doctor-told =
    { $faults ->
        [0] { $notes ->
            [0] Tout va bien.
            [one] Aucun défaut, { $notes } note.
           *[other] Aucun défaut, { $notes } notes.
        }
        [one] { $faults } défaut : le serveur a besoin de vous.
       *[other] { $faults } défauts : le serveur a besoin de vous.
    }
doctor-python = Python { $version } ; il faut 3.11 ou plus récent.
doctor-simulator = Le simulateur de courses est compilé : 10 000 courses ont pris { $milliseconds } ms.
doctor-simulator-fails = Le simulateur de courses ne se compile pas : { $reason }. Réinstallez Hornbook (make play).
doctor-page = La page pour navigateurs est construite.
doctor-page-missing = La page pour navigateurs n’est pas construite. Lancez : make page
doctor-game-left-out = Le jeu { $game } est installé, mais illisible ({ $reason }), personne ne peut donc y jouer. Réinstallez-le, ou enlevez-le.
doctor-workers = Les bots peuvent penser : un processus était prêt après { $seconds } s.
doctor-workers-fail = Les bots ne peuvent pas penser : leur processus ne démarre pas ({ $reason }). Réinstallez Hornbook (make play).
doctor-database = La base { $place } est entière et à jour : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
doctor-database-older = La base { $place } est entière, et d’un Hornbook plus ancien ; le prochain démarrage la met à jour. Faites d’abord une sauvegarde : hornbook backup FICHIER. Elle a { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
doctor-database-newer = La base { $place } est d’un Hornbook plus récent. Mettez celui-ci à jour, ou remettez une sauvegarde d’avant la mise à niveau.
doctor-database-new = Il n’y a pas encore de base à { $place } ; le premier démarrage la crée.
doctor-database-damaged = La base { $place } est abîmée : { $reason }. Arrêtez le serveur et remettez la dernière sauvegarde : hornbook restore FICHIER --replace
doctor-database-away = La base { $place } est injoignable : { $reason }. Vérifiez qu’elle tourne, et que son adresse et son mot de passe sont bons.
doctor-database-closed = Seul son propriétaire peut lire la base.
doctor-database-open = D’autres sur cette machine peuvent lire { $file }, et avec lui les cartes de tous. Lancez : chmod 600 { $file }
doctor-database-served = Un serveur utilise la base.
doctor-database-free = Aucun serveur n’utilise la base.
doctor-database-foreign = La base { $place } appartient à quelqu’un d’autre : { $reason }. Demandez sous le compte qui tient le serveur.
doctor-folder-open = D’autres sur cette machine peuvent mettre une autre base à sa place. Lancez : chmod go-w { $folder }
doctor-folder-closed = Aucune base ne peut se créer dans { $folder } : on ne peut pas y écrire.
doctor-disk = { $megabytes } Mo sont libres pour la base dans { $folder }.
doctor-clock-wrong = L’horloge de cette machine se trompe de plusieurs années : pendules des tables et liens s’y fient.
doctor-clock-differs = L’horloge de cette machine et la base { $place } ont { $seconds } s d’écart. Réglez l’horloge de la machine (timedatectl).
doctor-files = { $most } fichiers et connexions peuvent être ouverts à la fois, un par visiteur.
doctor-port-free = Le port { NUMBER($port, useGrouping: 0) } à { $host } est libre.
doctor-port-served = Un serveur Hornbook répond au port { NUMBER($port, useGrouping: 0) }.
doctor-port-taken = Un autre programme a le port { NUMBER($port, useGrouping: 0) } à { $host } : { $reason }. Choisissez-en un autre avec --port.
doctor-address = Les visiteurs entrent par { $address } : pages et sockets passent.
doctor-address-dead = Aucun Hornbook ne répond à { $address } : { $reason }. Vérifiez que le serveur tourne et que le proxy y mène.
doctor-address-no-sockets = Les pages passent par { $address }, les sockets non : { $reason }. Le proxy doit transmettre « Upgrade » ; docs/hosting.md montre comment.

## What a server that runs says of itself

doctor-health-database-silent = La base du serveur ne répond plus depuis { $seconds } s.
doctor-health-database-slow = Le serveur écrit dans sa base depuis { $seconds } s.
doctor-health-database-away = Le serveur ne peut pas utiliser sa base. Il réessaie de lui-même ; son journal dit pourquoi.
doctor-health-database-file-gone = Le fichier de base a été enlevé ou remplacé pendant que le serveur tourne. Faites aussitôt une sauvegarde (hornbook backup FICHIER), puis relancez le serveur.
doctor-health-disk-full = Le disque du serveur est plein : il reste { $free } octets.
doctor-health-disk-low = Le disque du serveur se remplit : il reste { $free } octets.
doctor-health-loop-stuck = Le serveur s’est figé pendant { $seconds } s.
doctor-health-loop-late = Le serveur a eu { $seconds } s de retard.
doctor-health-bots-silent = Les bots ne répondent plus depuis { $seconds } s ; questions en attente : { $waiting }.
doctor-health-bots-behind = Questions qui attendent des bots : { $waiting }.
doctor-health-rooms-broken =
    { $broken ->
        [one] { $broken } table ne peut pas s’ouvrir ; le journal du serveur dit pourquoi.
       *[other] { $broken } tables ne peuvent pas s’ouvrir ; le journal du serveur dit pourquoi.
    }

## What the system says of files and addresses, within a sentence: “…: { $reason }.”

system-enoent = ce fichier ou ce dossier n’existe pas
system-eacces = vous n’en avez pas le droit
system-eperm = le système ne le permet pas
system-eisdir = c’est un dossier
system-enotdir = une partie du chemin n’est pas un dossier
system-eexist = il y est déjà
system-enospc = le disque est plein
system-erofs = le disque ne se laisse que lire
system-enametoolong = le nom est trop long
system-eloop = ses liens tournent en rond
system-eio = le disque est défectueux
system-emfile = trop de fichiers sont ouverts
system-eaddrinuse = un autre programme y écoute déjà
system-eaddrnotavail = cet ordinateur n’a pas cette adresse
system-econnrefused = personne n’y répond
system-name = aucun fichier ne peut s’appeler ainsi
