### What the table server says and refuses.

# What the pages are about, for search machines
page-about = Des jeux de courses et de paris autour d’une table : Unicorn Fever, Horse Fever, Kill the Unicorns.
page-not-built = La page pour navigateurs n’est pas construite. Lancez : make page

## At the table

event-choices-taken-back = { $seat } { $seat-has } repris le dernier choix.

## Frames

refusal-malformed = Ce n’est pas une trame du protocole : { $reason }
refusal-bad-example = Cet exemple n’existe pas dans les règles : { $reason }.
refusal-hello-first = La première trame est un hello, et elle vient vite.
refusal-hello-once = Un seul hello suffit.
refusal-other-version = Ce serveur parle la version { NUMBER($known, useGrouping: 0) } du protocole, pas la { NUMBER($version, useGrouping: 0) }.
refusal-too-big = C’est trop d’un coup : on lit au plus { $limit } octets.
refusal-too-fast = C’était trop rapide. Attendez une seconde.
refusal-too-slow = Cela a mis trop de temps à arriver. Renvoyez-le.
refusal-too-many-connections = Trop de connexions viennent de là. Fermez-en d’abord.
refusal-server-fault = Quelque chose a mal tourné ici. La partie est intacte : réessayez.
refusal-id-used = L’identifiant « { $id } » a déjà servi à une autre commande : chacune a le sien.
refusal-too-busy = Il y a beaucoup à faire en ce moment. Réessayez dans un instant.
refusal-too-hard = Cela a pris trop de temps, on a renoncé. Rien n’a changé.
refusal-clerk-away = Cela n’a pas marché, et vous n’y êtes pour rien. Réessayez.
refusal-too-many-requests = Trop de demandes viennent de là. Attendez une minute.

## Identity and doors

refusal-bad-token = Ce jeton n’a pas été fait ici.
refusal-foreign-origin = Les pages d’autres sites ne peuvent pas parler pour vous ici.
refusal-no-such-table = Aucune table n’a ce code.
refusal-no-such-address = Il n’y a rien à cette adresse.
refusal-wrong-method = On ne s’adresse pas ainsi à cette adresse.
refusal-no-such-game = Cette partie n’est pas dans les archives.
refusal-too-many-guesses = Trop de codes qui n’en sont pas. Attendez une minute.
refusal-too-many-games = Cela fait beaucoup de parties en peu de temps. Attendez une minute.
refusal-too-many-tables = Cela fait beaucoup de tables. Jouez d’abord à l’une d’elles.
refusal-store-away = Le serveur n’atteint plus sa base de données. Rien n’est perdu : la table reviendra d’elle-même.
refusal-table-broken = Cette table ne peut pas s’ouvrir en ce moment. Elle est gardée, et qui tient le serveur peut voir pourquoi.
refusal-database-in-use = Un autre serveur Hornbook utilise { $place }. Arrêtez-le d’abord, ou donnez à celui-ci sa propre base (--store).
refusal-table-locked = La table est fermée : l’hôte peut la rouvrir.
refusal-still-playing = La partie n’est pas finie : son enregistrement dirait tout.

## Seats and the host

refusal-not-your-seat = La place { NUMBER($seat, useGrouping: 0) } n’est pas à vous.
refusal-seat-taken = Quelqu’un occupe déjà la place { NUMBER($seat, useGrouping: 0) }.
refusal-unknown-seat = Il n’y a pas de place { NUMBER($seat, useGrouping: 0) } : la table en a { $last }, comptées à partir de 0.
refusal-unknown-portrait = Il n’y a pas de portrait « { $portrait } ». Il y a : { $known }.
refusal-portrait-taken = { $name } porte déjà cette tête.
refusal-name-empty = Tapez un nom que les autres puissent lire.
refusal-name-of-the-reader = Tout le monde est « { $name } » pour soi-même. Tapez un nom pour les autres.
refusal-stools-taken =
    { $taken ->
        [one] Quelqu’un est assis là : il faut { $taken } tabouret.
       *[other] Des gens sont assis là : il faut { $taken } tabourets.
    }
refusal-not-seated = Prenez d’abord une place.
refusal-tv-only-watches = Un écran pour tous ne fait que regarder.
refusal-only-the-host = Seul l’hôte peut le faire.
refusal-not-now = Pas maintenant : ce n’est pas le moment.
refusal-nothing-said = Il n’y a rien à lire là-dedans.
refusal-words-unseen = Ces mots ont des signes que personne ne voit. Retapez-les.
refusal-already-dealt = Les cartes sont distribuées : les mots pour la chance viennent avant.
refusal-no-clock = Il n’y a pas de pendule à cette table : rien ne presse.
refusal-had-more-time = Vous avez déjà eu vos { $seconds } secondes de plus pour cette question.
refusal-too-many-muted = On ne peut faire taire personne d’autre.

## At the game

refusal-no-review = Il n’y a rien à analyser dans une partie de ce genre.
refusal-no-playing-on = Une soirée où l’on va et vient ne se reprend pas : il lui faut ses invités.
refusal-no-such-moment = Une partie se reprend à un de ses coups, de 0 à { $last }.
refusal-no-hints = À cette table, on ne dit les chances à personne.
refusal-key-too-old = Ce lien valait dix minutes. Demandez-en un autre.
refusal-no-awards = Une partie de ce genre ne donne pas de prix.
refusal-no-advice = Les chances n’ont pas pu être calculées. La partie est intacte.
refusal-no-game = On ne joue à rien ici.
refusal-paused = La table fait une pause.
refusal-no-limit-now = Il n’y a pas d’enchère où fixer une limite.
refusal-nothing-to-undo = Vous n’avez encore rien choisi.
refusal-one-thing-at-a-time = La table décide d’autre chose.
refusal-nothing-to-vote-on = Personne ne demande cela.
refusal-not-asked-to-vote = On n’attend pas votre réponse.
refusal-only-this-computer = Seul cet ordinateur peut venir à ses tables : il n’y a donc rien à scanner. Qui est devant peut laisser entrer le réseau.
refusal-not-your-computer = Seule la personne devant l’ordinateur de ces tables peut changer qui entre, s’il a été lancé pour cela.
refusal-network-closed =
    { $why ->
        [eaddrinuse] Un autre programme écoute déjà sur { $host } : le réseau ne peut pas entrer.
       *[other] Le système ne laisse pas entrer le réseau par { $host }.
    }
refusal-no-network = Cet ordinateur n’est sur aucun réseau en ce moment.
refusal-muted = L’hôte vous a coupé la parole.
refusal-too-much-talk = Cela fait beaucoup de bavardage. Attendez un instant.

## Checking the luck

refusal-draw-commitment = Le secret n’est pas celui qui avait été promis.
refusal-draw-seed = La graine ne découle pas du secret et des mots.
