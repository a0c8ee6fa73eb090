### What the terminal says: help, prompts, headings.

## Help of the commands

cli-help = Des jeux de courses et de paris. Seul, hornbook ouvre les tables dans votre navigateur, et hornbook --lan laisse aussi entrer les téléphones de votre réseau. Ses commandes jouent, simulent et rejouent dans le terminal.
cli-help-games = Liste les jeux, leurs places et leurs réglages.
cli-help-play = Joue une partie contre des bots.
cli-help-learn = Apprendre un jeu en jouant : un premier tour avec un coach.
cli-help-arena = Fait s’affronter des bots, chaque donne depuis chaque place, et montre leur force.
cli-help-rules = Les règles d’un jeu dans nos propres mots : ses chapitres, l’un d’eux, ou un mot.
cli-help-rules-wanted = Un chapitre comme 1.2, ou n’importe quel mot ; sans lui, le sommaire.
cli-help-odds = Qui gagne, qui se place, et ce que vaut chaque pari.
cli-help-serve = Tient des tables pour des gens : un processus, un fichier, aucune configuration.
cli-help-open = Y ouvre le navigateur. « hornbook » tout seul le fait aussi.
cli-help-simulate = Fait jouer beaucoup de parties à des bots, et montre ce qu’il en sort.
cli-help-replay = Parcourt une partie enregistrée, ou la vérifie.
cli-help-cards = Commence, vérifie ou montre les cartes d’une édition.
cli-help-cards-new = Écrit un fichier avec une carte de chaque sorte, à modifier à votre guise.
cli-help-new-file = Le fichier à écrire ; un fichier déjà là est laissé tel quel.
cli-help-cards-check = Trouve les défauts d’une édition, chacun avec sa ligne.
cli-help-cards-show = Liste toutes les cartes avec leurs textes et leurs sources.
cli-help-game = Quel jeu : voyez hornbook games.
cli-help-proxy = Un proxy devant les tables, par nombre ou réseau : on le croit sur qui demande, comment et sous quel chemin. Répétable.
cli-help-address = L’adresse qu’utilisent les autres appareils, quand un nom ou un proxy est devant les tables.
cli-help-thinking = Le temps le plus long qu’un bot des tables réfléchit à un choix, en millisecondes (d’habitude 1500).
cli-help-lang = La langue, comme fr.
cli-help-edition = Un fichier de cartes à jouer au lieu de celles de la maison.
cli-help-seats = Combien sont à la table.
cli-help-seed = Le hasard : la même graine donne les mêmes cartes.
cli-help-bots = Les bots des autres places, comme random, ou une liste.
cli-help-set = Un réglage du jeu ; peut se donner plusieurs fois.
cli-help-json = Écrit du JSON.
cli-help-name = Votre nom, pour l’enregistrement de la partie.
cli-help-record = Garde la partie dans ce fichier, ou continue celle qui s’y trouve.
cli-help-fast = Sans pauses.
cli-help-count = Combien de parties.
cli-help-file = L’enregistrement d’une partie.
cli-help-verify = Vérifie seulement que l’enregistrement est vrai.
cli-help-seat = Par les yeux de qui regarder, à partir de 1 ; sinon, ceux du public.
cli-help-install-completion = Laisse désormais votre shell compléter les commandes de Hornbook.
cli-help-show-completion = Écrit ce qu’il faut pour cela à votre shell.
cli-help-version = Écrit la version.
cli-help-help = Affiche cette aide.

## The frame of every help, and why a command line is refused

cli-usage = Emploi :
cli-usage-arguments = Arguments :
cli-usage-options = Options :
cli-usage-commands = Commandes :
cli-usage-required = obligatoire
cli-usage-default = sinon : { $default }
cli-usage-variable = ou la variable { $var }
# What stands for a value, in capitals: NAME=VALUE, [FILE]
cli-value-address = ADRESSE
cli-value-args = ARGUMENTS
cli-value-arms = BRAS
cli-value-chapter = CHAPITRE
cli-value-colour = COULEUR
cli-value-command = COMMANDE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-game = JEU
cli-value-name = NOM
cli-value-options = OPTIONS
cli-value-spec = GENRE
cli-value-specs = GENRES
cli-value-value = VALEUR
cli-value-where = LIEU
cli-value-word = MOT
cli-usage-no-such-option =
    Il n’y a pas d’option { $option }{ $likely ->
        [none] .
       *[other] . Serait-ce l’une de celles-ci : { $likely } ?
    }
cli-usage-no-such-command =
    Il n’y a pas de commande « { $command } »{ $likely ->
        [none] {""} : voir hornbook --help.
       *[other] . Serait-ce { $likely } ?
    }
cli-usage-no-command = Quelle commande ? --help en donne la liste.
# $what: an option, or what stands for a value
cli-usage-missing = Il manque { $what }.
cli-usage-no-value = { $option } demande une valeur.
cli-usage-a-value = { $option } ne prend pas de valeur.
cli-usage-too-many = C’est trop : { $given }.
cli-usage-wrong =
    « { $value } » ne convient pas à { $what }{ $kind ->
        [int] {""} : il faut un nombre entier.
        [float] {""} : il faut un nombre.
       *[other] .
    }
# $reason is English
cli-usage-other = Cela ne se comprend pas : { $reason }

## Playing

cli-which-game = Lequel ? hornbook play unicorn-fever, par exemple.
# $word is a word of the game’s rules.
cli-welcome = Tapez le numéro de votre choix. ? explique la question, ?2 la deuxième option, ?{ $word } un mot, ?% les chances, ?! ce que ferait un bot, t dessine la table, l montre le journal, u reprend votre dernier choix, q quitte.
cli-lesson = { $game }, { $minutes } minutes :
cli-prompt = [{ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }, ? t l u q] >
cli-hint-option = Tapez un nombre de 1 à { $last } ; ? explique la question, ?1 une option, ?% les chances, ?! ce que ferait un bot, t dessine la table, l montre le journal, u reprend votre dernier choix, q quitte.
cli-hint-amount = Tapez une somme de { $low } à { $high } ; ? explique la question, ?% les chances, ?! ce que ferait un bot, t dessine la table, l montre le journal, u reprend votre dernier choix, q quitte.
cli-explained = { $option } : { $more }
# $chapter is “none” where the rulebook does not say so.
cli-word =
    { $chapter ->
        [none] { $word } : { $about }
       *[other] { $word } : { $about } Règles, { $chapter }.
    }
cli-no-such-word = Le mot « { $word } » n’est pas dans les règles. Il y a : { $words }.
# Where the rules say it: below the help of a question.
cli-rules-at =
    { $number ->
        [none] Règles, { $title }.
       *[other] Règles, { $number } { $title }.
    }
cli-rules-none = Personne n’a encore écrit de règles pour ce jeu.
cli-rules-hint = « hornbook rules { $game } { $chapter } » affiche un chapitre, et un mot au lieu d’un numéro, tout ce qui en est dit.
# A paragraph that is not the rulebook's own, and how it is marked.
cli-rules-marked = { $text } [{ $mark }]
cli-rules-ruling = notre arbitrage
cli-rules-house = carte maison
cli-taken-back = Vous reprenez votre dernier choix.
cli-nothing-to-take-back = Vous n’avez encore rien choisi.
cli-nothing-more = il n’y a rien à ajouter.
cli-go-on = [Entrée pour continuer]
cli-go-on-with =
    { $choices ->
        [one] Vous vous rasseyez. { $choices } choix jusqu’ici ; l montre le journal.
       *[other] Vous vous rasseyez. { $choices } choix jusqu’ici ; l montre le journal.
    }
cli-leave = Quitter la partie ? [o/n]
# Words that mean yes, or no, separated by spaces, in small letters.
cli-yes = o oui y yes
cli-no = n non no
cli-save-as = Garder la partie dans quel fichier ? [Entrée : { $file }, n : aucun]
cli-file-taken = { $file } existe déjà, et reste tel quel.
cli-kept = La partie est gardée. Pour la continuer :
cli-ranking = Classement
cli-see-replay = La revoir :
cli-keep-next-time = Pour garder une partie et la revoir, jouez avec --record FICHIER.

## Replay

cli-replay-keys = Entrée : coup suivant. n 40 : au coup 40, en avant ou en arrière. q : quitter.
cli-replay-prompt = [coup { NUMBER($move, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }, Entrée, n N, q] >
cli-verified =
    { $over ->
        [yes] { $file } : une partie entière de { $name } à { $seats }, { $choices ->
            [one] { $choices } choix
           *[other] { $choices } choix
        }, et tout est vrai.
       *[no] { $file } : le début d’une partie de { $name } à { $seats }, { $choices ->
            [one] { $choices } choix
           *[other] { $choices } choix
        }, et tout est vrai.
    }

## Simulation

cli-simulating = Parties
cli-simulated =
    { $games ->
        [one] { $games } partie de { $name } à { $seats }, édition « { $edition } », graine « { $seed } »
       *[other] { $games } parties de { $name } à { $seats }, édition « { $edition } », graine « { $seed } »
    }
cli-seat = place
cli-bot = bot
cli-wins = victoires
cli-mean-score = score moyen
cli-lengths = Décisions par partie : { $shortest } à { $longest }, en moyenne { $mean }
cli-speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde

## Cards

cli-template-written = { $file } est écrit. Modifiez-le, vérifiez-le avec hornbook cards check { $file } --game { $game }, et jouez-le avec hornbook play { $game } --edition { $file }.
cli-edition-good = { $file } : l’édition « { $edition } » de { $game } peut se jouer.
cli-deck-count =
    { $count ->
        [one] { $deck } : { $count } carte, { $box } dans la boîte
       *[other] { $deck } : { $count } cartes, { $box } dans la boîte
    }
cli-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }

## Odds and arena

cli-help-entries = Les bots, un par place, comme « sharp,steady,steady,steady » ; s’il en manque, on répète.
cli-help-workers = Combien de processus jouent en même temps ; tous les cœurs, sauf indication. Les résultats sont les mêmes.
cli-help-toml = Écrit les cartes de la maison comme fichier de cartes à modifier.
cli-house-changed = Les cartes de la maison, modifiées
cli-help-balance = Mesure ce que vaut chaque carte, place et personnage, et l’écrit comme page.
cli-help-against = Compare avec les cartes de ce fichier ; sinon, une édition est comparée à celles de la maison.
cli-help-fit = Apprend, de parties simulées, ce que les bots savent des cartes d’un jeu.
cli-help-fit-into = Écrit les tables dans ce dossier ; sinon, elles s’affichent.
cli-help-balance-arms = Ne joue que ces bras de l’expérience : « given,pairs ». D’habitude tous, à tour de rôle.
cli-help-balance-page = Écrit les chiffres avec des graphiques dans cette page : un fichier, rien d’autre.
cli-help-balance-csv = Écrit les chiffres dans ce fichier, pour un tableur.
cli-help-on = Où jouer : « ray » est un Ray de cette machine, « ray://host:10001 » une grappe.
cli-help-out = Écrit chaque partie dans ce fichier (.jsonl ou .parquet). La même commande reprend où on l’a coupée.
cli-help-odds-record = Prend la course de cet enregistrement.
cli-help-after = Après tant de choix de l’enregistrement ; sinon à la fin.
cli-help-row = Pose le jeton Cote d’un partant sur cette ligne : « red=4 » est x4.
cli-help-races = Combien de courses disputer.
cli-arena = { $games } parties de { $name }, chaque donne depuis chaque place ; l’égalité serait { $even } (graine { $seed }).
cli-sure = intervalle à 95 %
cli-elo = Elo
cli-thinks = par choix
cli-help-warm = Prépare ce qu’il faut aux bots et aux chances pour penser vite : une fois après l’installation, une minute.
cli-warming = La recherche se prépare, une fois, pendant une minute environ : d’ici là, des bots solides jouent.
cli-warm-begun = { $game } : en préparation
cli-warm-done = { $game } : prêt
cli-advice = Ce que ferait un bot, et le reste :
cli-advised-stake = Miser { $stake }
# A bet in a table: “Bramble to win”
cli-odds-bet = { $lane } { $kind }
cli-odds =
    { $races ->
        [one] Après { $races } course simulée :
       *[other] Après { $races } courses simulées :
    }
cli-racer = partant
cli-row = cote
cli-win = gagne
cli-place = placé
cli-bet = pari
cli-chance = chance
cli-fair = juste
cli-pays = paie
cli-money = par pièce
cli-points = points

## Server

cli-help-host = L’adresse où écouter ; sinon, seul cet ordinateur peut entrer.
cli-help-lan = Laisse entrer téléphones et ordinateurs de votre réseau. « hornbook --lan » le fait aussi.
cli-help-port = Le port où écouter.
cli-help-store = Un fichier ou une adresse de base de données (postgresql://…) ; sinon un fichier de votre dossier de données.
cli-serving = Les tables sont ouvertes à { $address }. Ctrl-C les ferme.
# $switch is "yes" where the page has a switch for it.
cli-reach-here = Seul cet ordinateur peut entrer. { $switch ->
    [yes] Pour laisser entrer des téléphones, lancez avec --lan, ou pressez le bouton à la place du code QR d’une table.
   *[no] Pour laisser entrer les appareils de votre réseau, lancez avec --lan.
 }
cli-reach-network = Les autres appareils entrent par { $address }. Qui atteint cette adresse peut ouvrir des tables et s’asseoir à la vôtre ; rien d’autre de cet ordinateur n’est montré.

## The card file to start from

template-head =
    Des cartes à vous pour { $game }. Le fichier se joue tel quel :
      hornbook cards check FICHIER --game { $name }
      hornbook play { $name } --edition FICHIER
    Chaque champ de chaque paquet est expliqué dans docs/cards.md.
template-extends = vos cartes rejoignent celles de la maison ; avec false, un paquet écrit remplace celui de la maison
template-more = Elle peut aussi avoir :
template-effects = Ce qui peut être dans { $field }, une ou plusieurs fois :
template-beside = va avec { $effect }
template-range = { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
