### What the table says around every game: bar, seats, slip, tape, chat, curtain, end and replay.

## Bar

web-tools = Outils de la table
web-tape = Fil de la partie
# $count: lines not read yet
web-chat =
    { $count ->
        [0] Discussion
        [one] Discussion, { $count } nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
web-sound = Son
web-speed =
    Vitesse : { $speed ->
        [normal] normale
        [fast] rapide
       *[instant] immédiate
    }
web-speed-short =
    { $speed ->
        [fast] 2×
       *[instant] ∞
    }

## The goal, and how one stands. $score is what the goal counts.
## A game that says it otherwise has the same message with its name behind it: web-goal-unicorn-fever.

web-goal = Le plus de points gagne
web-goal-unit = Points
# In the bar, beside the symbol of what counts. $unit is web-goal-unit: “Glory 8, 2nd”
web-goal-short =
    { $unit } { $score }, { $place ->
        [1] { $level ->
            [yes] ex aequo
           *[no] en tête
        }
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
# $lead: what the best one has more; for the best, what they are ahead
web-goal-stand =
    { $place ->
        [1] { $level ->
            [yes] Vous : { $score }, ex aequo en tête
           *[no] Vous : { $score }, { $lead } d’avance
        }
        [2] Vous : { $score }, 2e, { $lead } de retard
        [3] Vous : { $score }, 3e, { $lead } de retard
       *[other] Vous : { $score }, { $place }e, { $lead } de retard
    }
web-goal-watched =
    { $level ->
        [yes] Égalité à { $score } : { $leader }
       *[no] { $leader } mène avec { $score }
    }
web-goal-said = { $goal }. { $stand }. Ouvrir les règles.

## Rules at the table

web-rules = Règles
web-rules-back = Retour à la table
web-rules-search = Chercher dans les règles
    .short = Chercher
web-rules-page = Ouvrir la page
web-rules-chapters = Chapitres
web-rules-asked = à décider
web-rules-now = À cette table, maintenant
web-rules-words = Les mots d’ici
web-rules-nothing = Rien sur « { $what } ». Essayez un mot de la table.
web-rules-more = En savoir plus
# What is not the rulebook's own; the rest has no mark.
web-rules-ruling = notre arbitrage
web-rules-house = carte maison
web-rules-rest = le reste : les règles
web-rules-numbered = numéroté comme dans les règles
# Above an example that can be tried, and below it.
web-rules-try = Essayez
web-rules-engine = Hornbook fait les comptes
web-rules-again = Recommencer
web-rules-up = { $racer }, une place plus haut
web-rules-down = { $racer }, une place plus bas
web-rules-unreckoned = Le serveur ne répond pas. Réessayez dans un instant.
web-rules-away = Les règles ne sont pas arrivées. Fermez le livre et rouvrez-le.
web-rules-copy = Copier le lien vers { $chapter }
web-rules-copied = Copié
web-rules-print = Imprimer toutes les règles
web-key-rules = les règles

## Seats

# A seat’s face, tapped: what there is to know of who sits there.
web-meet =
    { $seat-is ->
        [you] Qui vous êtes
       *[other] Qui est { $seat } ?
    }
web-seats = Joueurs
web-you-now = À vous
web-next = ensuite
web-absent = pas là
web-stand-in = Un bot continue.

## Slip

web-slip-up = Ouvrir le bulletin
web-slip-down = Replier le bulletin
web-slip-help = Expliquer cette question
# Why something cannot be picked now. $question: what is asked
web-why-other = On demande autre chose pour l’instant : { $question }
web-advice = Que ferait un bot ?
web-advice-thinking = Un instant…
# A stake, where a sum is asked for.
web-advice-amount = Miser { $amount }
web-seconds = { $seconds } s
web-tab-market = Marché
web-tab-tray = Chez vous
web-waiting = Les autres
web-look-around = Regardez autour de vous : cartes, cotes et fil de la partie restent ouverts.
web-nudge = Secouer
web-skip = Passer
web-over = Voilà, c’est fini.

## Keys

web-keys = Touches
web-close = Fermer
web-key-slip = aller au bulletin
web-key-confirm = valider
web-key-back = un pas en arrière
web-key-skip = sauter ce qu’on montre
web-key-more = miser plus
web-key-less = miser moins
web-key-log = fil de la partie
web-key-chat = discussion
web-key-help = ces touches
web-key-name-space = Espace
web-key-name-enter = Entrée
web-key-name-escape = Échap

## Explanations. $source: rulebook, public, house or box

web-source = Source : { $source }
# $chapter: its number or name
web-chapter = Règles, { $chapter }

## Tape

web-tape-empty = Rien encore. Il est tôt.
web-tape-look = Voir la table à cet instant
web-back-to-now = Retour au présent
web-filter = Montrer
web-filter-all = Tout
web-filter-money = Argent
web-filter-race = Course
web-filter-yours = Vous

## Chat

web-chat-title = Discussion
web-chat-empty = Personne n’a rien dit. C’est louche.
web-chat-say = Dire quelque chose
web-chat-send = Dire
web-mute = Faire taire
web-unmute = Laisser parler
web-reactions = Réactions
web-reaction =
    { $reaction ->
        [cheer] Hourra
        [laugh] Ha ha
        [gasp] Oh non
        [clap] Bien joué
        [groan] Aïe
        [thanks] Merci
       *[hurry] Allez
    }

## Menu

web-invite = Inviter
web-invite-qr = Le lien de cette table en code QR
web-copy = Copier le lien
web-copied = Copié
web-settings = Réglages
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-pause-ask = Demander une pause
web-go-on = Continuer
web-lock = Fermer la table
web-unlock = Rouvrir la table
web-stand-up = Se lever
web-leave = Partir
web-pace = Rythme
web-speed-name =
    { $speed ->
        [normal] Normal
        [fast] Rapide
       *[instant] Immédiat
    }
# $count: people who watch
web-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }

## What the table itself says

web-offline = La ligne est coupée.
web-offline-kept = Votre choix est gardé et sera envoyé.
web-offline-safe = Tout est à l’abri sur le serveur.
web-next-try =
    { $seconds ->
        [0] On essaie…
       *[other] Prochain essai dans { $seconds } s
    }
web-try-now = Essayer maintenant
web-motion-undo = { $seat } { $seat-has } demandé à reprendre un choix.
web-motion-pause = { $seat } { $seat-has } demandé une pause.
web-motion-waits = On attend { $names-within }.
web-yes = Oui
web-no = Non
web-paused = La table fait une pause.
web-bot-for = Un bot joue pour { $seat-within }.
web-bot-plays-on = Il continue, et rend la main aussitôt.
web-take-over = Reprendre la main
web-play-on = Continuer à jouer
web-new-paint = Peinture fraîche. Rechargez quand cette course sera finie.
web-reload = Recharger
web-part-missing = Un morceau de cette page n’est pas arrivé
    .help = La ligne est coupée, ou la maison est repeinte. Votre partie y est à l’abri.

## Hot seat

web-pass = Passez l’écran à { $name }
web-pass-others = Les autres : admirez le plafond.
web-i-am = C’est moi, { $name }
web-hold = Maintenez pour regarder
web-turn-down = Retourner vos cartes secrètes face cachée
web-hold-to-look =
    { $count ->
        [one] Votre carte est face cachée. Maintenez pour regarder.
       *[other] Vos { $count } cartes sont face cachée. Maintenez pour regarder.
    }

## Doors

web-saddling = On selle les chevaux
web-gone-no-such-table = Cette table n’existe pas
    .help = Aucune table n’a le code { $code }, ou elle a été débarrassée. Les parties finies sont gardées avec les vôtres.
web-gone-table-locked = La table est fermée
    .help = L’hôte de { $code } ne laisse plus entrer personne. Demandez-lui d’ouvrir.
web-gone-other-version = Peinture fraîche
    .help = La maison a été refaite depuis votre arrivée. Rechargez, et tout sera à sa place.
web-gone-other = Cette table est injoignable
    .help = La maison ne vous a pas laissé entrer à { $code }. Rien de vos parties n’est perdu.
web-gone-front = À l’accueil

## The end

web-counting = On compte. Que quelqu’un vérifie.
web-wins =
    { $winners-is ->
        [you] Vous gagnez
       *[other] { $winners-count ->
            [one] { $winners } gagne
           *[other] Victoire : { $winners }
        }
    }
web-nobody-wins = Personne ne gagne
web-wins-by =
    { $by ->
        [points] Avec { $score }, { $lead } devant { $next-within }.
        [more] Avec { $score }, et pourtant devant { $next-within } et ses { $other }.
       *[level] Avec { $score }, à égalité et pourtant devant.
    }
# A word for each player. $why: what won or cost the game, $short: points behind the winner.
web-verdicts = Un mot pour chacun
web-verdict =
    { $why ->
        [won] L’emporte
        [shared] Ex aequo
        [short] À { $short } près
        [out] Hors course
        [loans] Les dettes
        [tax] Le prix de la gloire
        [bets] Un pari de trop
        [ties] Perdu aux égalités
        [ruses] La ruse des autres
        [fines] Les amendes
        [cost] Ça s’est payé
       *[good] Un beau moment
    }
web-verdict-counting = On compte encore la part de chance et la part des choix.
web-decisions = Vos décisions
# Not more than 3 points of a hundred away from the best that was found.
web-decisions-tally = { $good } sur { $all } à 3 pour cent au plus du meilleur trouvé
web-decisions-none = Rien à louer, rien à blâmer : personne n’aurait joué plus posément.
web-decision-kind =
    { $kind ->
        [best] la meilleure
       *[worst] la pire
    }
web-decision-see = La voir
web-final-more = Plus
web-line-by-line = Ligne par ligne
web-proof-check = Vérifier la donne
web-proof-promise = Promis avant la donne
web-proof-secret = Secret, dévoilé
web-proof-kept = La maison a tenu sa promesse d’avant la donne, et les mots de ce navigateur sont dans le mélange.
web-proof-fits = Le secret correspond à la promesse montrée ici. Quand elle a été faite, seul un navigateur qui a joué peut le dire.
web-proof-broken = Promis avant la donne, ouvert maintenant : cela ne correspond pas. Quelqu’un devrait s’expliquer.
web-proof-missing = Ce navigateur a donné des mots pour le mélange, et ils n’y sont pas. Quelqu’un devrait s’expliquer.
web-proof-beyond = Que les cartes en découlent, « hornbook replay --verify » le vérifie avec l’enregistrement.
web-proof-elsewhere = Ce navigateur ne peut pas le vérifier ici ; hornbook le peut, avec l’enregistrement.
web-proof-before =
    { $moves ->
        [one] Reprise d’une partie antérieure, après { $moves } coup : donne et hasard sont les siens.
       *[other] Reprise d’une partie antérieure, après { $moves } coups : donne et hasard sont les siens.
    }
web-record = L’enregistrement
web-record-download = Télécharger l’enregistrement
# $what: where points came from
web-score =
    { $what ->
        [glory] gloire
        [gold] or
        [elves] elfes
        [gold-left] or restant
        [converted] 20 pour 1
        [contracts] contrats
        [stars] étoiles
        [sets] collections
        [rainbow] arcs-en-ciel
        [tokens] jetons
        [pates] pâté
        [ruses] ruses
        [points] jetons
        [stables] écuries
        [objectives] objectifs
        [loans] emprunts
        [danari] Danari
        [danari-left] reste
       *[total] total
    }
web-end-contracts = Les contrats, enfin retournés
web-end-missed = Vos objectifs manqués
web-end-objectives = Les objectifs, enfin retournés
web-end-herds = Le tableau de chasse
web-see-table = Voir la table
web-back-to-result = Retour au résultat
web-replay = Revoir
web-rematch = Revanche, mêmes places
web-rematch-host = { $host } peut lancer la revanche.
web-no-archive = L’enregistrement de cette partie est illisible.
# $what: what is counted
web-curve =
    { $what ->
        [glory] Gloire après chaque course
        [gold] Or après chaque course
        [points] Points après chaque course
        [danari] Danari après chaque course
        [money] Argent après chaque course
       *[total] Points après chaque manche
    }
web-curve-start = début

## Replay

web-no-replay = Cette partie n’existe pas
    .help = On ne peut revoir que des parties finies, et celle-ci n’en est pas.
web-round = Tour { $round }
web-move-of = Coup { $at } sur { $last }
web-step = Coup suivant
web-step-back = Coup précédent
web-play = Lire
web-halt = Arrêter
web-eyes = Point de vue
web-eyes-everyone = Vue publique
web-eyes-of = Vue : { $name }
web-copy-moment = Copier cet instant
# How you lets the reader be spoken to: it is their own seat.
web-take-up =
    { $name-is ->
        [you] Reprendre à partir d’ici
       *[other] Reprendre en jouant { $name }
    }
web-take-up-refused = Cette partie ne peut pas se reprendre ici. { $why }
web-key-step = coup suivant
web-key-step-back = coup précédent
web-key-play = lire ou arrêter
web-key-now = retour au présent

## Watching

web-you-watch = Vous regardez.
web-sit = S’asseoir

## Read aloud

# A button with a card on it: what it does, and what the card says
web-choice-read = { $choice }. { $text }

# A coach that tells each rule once: with words, with a ring alone until one asks, not at all.
web-coach = Coach
web-coach-speak = Que dit le coach ?
web-coach-mode =
    { $mode ->
        [whisper] Tout bas
        [off] Non
       *[on] Oui
    }

# Before a line of a payout, for whoever hears the page: it leads to the rule.
web-why-paid = Pourquoi ? { $what }
