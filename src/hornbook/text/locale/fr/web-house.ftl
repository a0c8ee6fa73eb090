### The pages of the house: front, set-up, gathering, own cards, learning, settings.

## Every page

web-house-motto = Courses, paris, regrets. Gratuits, et à domicile.
web-house-home = Hornbook, vers l’accueil
web-house-ways = Où aller
web-house-lobby = Accueil
web-house-learn = Règles
web-house-rules = Règles
web-house-about = À propos et licences
web-house-nameless = Votre nom
web-house-unofficial = Une édition gratuite et non officielle, faite par des joueurs. Sans lien avec aucun éditeur.
web-house-offline = Vous êtes hors ligne.
web-house-offline-help = Les parties en cours vous attendent ; cette page reprendra d’elle-même.
web-house-loading = On selle les chevaux
web-house-no-answer = Personne ne répond
web-house-unreachable = Le serveur est injoignable. Vos parties y sont à l’abri.
web-house-try-again = Réessayer

## Front page

web-house-mode = Mode
web-house-players =
    { $most ->
        [many] { $fewest } à tout un stade
       *[other] { $fewest }–{ $most }
    }
web-house-dealing = On distribue…
web-house-open = Ouvrir une table
web-learn-by-playing = Apprendre en jouant
    .long = Apprendre en jouant, { $minutes } min
web-minutes = { $minutes } min
web-house-lesson = leçon
web-house-your-games = Vos parties
web-house-back = Retour à la table
web-house-see-result = Voir le dénouement
web-house-new = Première visite ?
web-house-new-help = Un pari, deux cartes louches, trois courses. Vous jouez dès la première seconde.
web-house-forget = Oublier la table { $code }
web-house-need-turn =
    { $count ->
        [0] La table attend. Poliment, jusqu’ici.
        [one] { $others } attend. Poliment, jusqu’ici.
       *[other] { $others } attendent. Poliment, jusqu’ici.
    }
web-house-need-running =
    { $count ->
        [0] Ce n’est pas votre tour.
        [one] { $others } joue. Ce n’est pas votre tour.
       *[other] { $others } jouent. Ce n’est pas votre tour.
    }
web-house-need-gathering = La table se remplit. Personne n’a encore distribué.
web-house-need-over = La partie est finie.
web-house-short-turn = à vous
web-house-short-running = en cours
web-house-short-gathering = se remplit
web-house-short-over = finie
web-house-open-tables = Tables ouvertes
web-house-none-open = Aucune table ouverte
web-house-none-open-help = La piste est à vous. On peut réveiller les bots.
web-house-table-of =
    { $host-is ->
        [none] Table { $code }
       *[other] Table : { $host }
    }
web-house-taken = Places prises : { $taken } sur { $most }
web-house-sit = S’asseoir
web-house-sit-at = S’asseoir chez { $host }
web-house-watch = Regarder
web-house-watch-at = Regarder chez { $host }
web-house-code = Un code ?
web-house-code-label = Code d’une table, 5 lettres
web-house-code-help = Cinq lettres de l’hôte ou de la télé. Aucun compte requis.
web-house-code-go = Aller à la table
web-house-code-short =
    { $count ->
        [one] Encore { $count } lettre.
       *[other] Encore { $count } lettres.
    }

## Settings of a player

web-settings-title = Réglages
web-settings-close = Fermer
web-settings-done = Terminé
web-persona-title = Qui êtes-vous ?
web-persona-of-other = Qui s’assied ici ?
web-persona-name = Votre nom
web-persona-count = { $count } sur { $most }
web-persona-face = Votre tête
web-persona-dealt = au hasard ; touchez pour changer
web-persona-in = Entrez, { $name }
web-persona-open = Continuez, { $name }
web-persona-seat = Asseoir { $name }
web-persona-done = Appelez-moi { $name }
web-persona-change = Nom et tête
web-persona-a-face =
    { $face ->
        [g-bowler] chapeau melon
        [g-cloche] chapeau cloche
        [g-top] haut-de-forme
        [g-boater] canotier
        [g-fedora] feutre
        [g-cap] casquette
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
        [b-princess] princesse
        [b-wizard] magicien
        [b-huntress] chasseresse
        [b-bard] barde
        [b-knight] chevalier
       *[b-shaman] chamane
    }
web-settings-theme = Lumière
web-settings-theme-system = Système
web-settings-theme-light = Jour
web-settings-theme-dark = Nuit
web-settings-speed = Rythme
web-settings-speed-help = le temps que prennent les choses pour bouger
web-settings-speed-normal = Normal
web-settings-speed-fast = Rapide
web-settings-speed-instant = Immédiat
web-settings-sound = Son
web-settings-sound-help = rien n’est dit par le son seul
web-settings-volume-table = Table
web-settings-volume-race = Course
web-settings-volume-crowd = Foule
web-settings-bigText = Texte plus grand
web-settings-bigText-help = 15 % de plus pour tout ce qui s’écrit
web-settings-contrast = Contraste élevé
web-settings-contrast-help = décors à plat, panneaux opaques, marques plus grandes
web-settings-leftHanded = Main gauche
web-settings-leftHanded-help = le bulletin passe à gauche
web-settings-language = Langue
# The name of this language in itself: the build takes it from here for the list of all
web-language = Français

## Setting up a table

web-setup-note = Personne ne paie. Les licornes sont nourries.
web-setup-game = Jeu
web-setup-seats = Places
web-setup-taken = { $taken } sur { $most }, premier joueur tiré au sort
# Party: nobody is first there, but somebody has to hold the book.
web-setup-taken-party = { $taken } sur { $most }, premier bookmaker tiré au sort
web-setup-rules = Règles de la maison
web-setup-invite = Inviter
web-setup-open = Ouvrir la table
web-setup-too-few = Il faut au moins { $fewest } joueurs
web-setup-pick-more = Encore { $more } à choisir, ou aucun
web-setup-less = Moins : { $what }
web-setup-more = Plus : { $what }
web-setup-sum =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }{ $bots ->
        [0] { "" }
        [one] , dont { $bots } bot
       *[other] , dont { $bots } bots
    }.
web-setup-open-seats =
    { $count ->
        [0] Tout le monde est là.
        [one] { $count } place attend quelqu’un avec le code. Si personne ne vient, on la retire.
       *[other] { $count } places attendent du monde avec le code. Si personne ne vient, on les retire.
    }
web-setup-crowd = Jusqu’à { $room } peuvent venir, même plus tard.
web-setup-room = Tabourets
web-setup-room-help = combien peuvent venir en tout
web-setup-hints = Chances en direct
    .about = chacun peut demander ce que vaut un pari, d’après ce qu’il peut savoir
web-setup-clock = Pendule
web-setup-seconds = Secondes
web-clock-none = Sans
    .about = personne ne presse personne
web-clock-relaxed = Calme
    .about = 5 minutes chacun, et 45 secondes par décision
web-clock-quick = Éclair
    .about = 1 minute chacun, et 12 secondes par décision
web-clock-decision = Par coup
    .about = { $seconds } secondes par décision
web-setup-code-comes = Le code et son image viennent avec la table. Cinq lettres, aucun compte.
web-setup-door = Porte
web-setup-private = Par code
    .about = il faut le code pour entrer
web-setup-public = À l’accueil
    .about = tout le monde peut s’asseoir
web-setup-cards = Cartes
web-setup-cards-help = celles de la maison, ou un fichier à vous
web-setup-house-deck = Maison
web-setup-own-deck = Les miennes
web-setup-attach = Joindre un fichier
web-setup-attached = avec { $name }
web-setup-write = Écrire des cartes

## Seats: what a seat can be

web-seat-host = Vous
    .about = vous, l’hôte
web-seat-open = Libre
    .about = par code
web-seat-bot = Bot
    .about = joue tout seul
web-seat-hot-seat = Même écran
    .about = partage votre écran
web-seat-closed = Fermée
    .about = personne ne s’assied ici
web-seat-kind = Qui prend la place { $seat }
web-seat-level = Comment joue le bot de la place { $seat }
web-seat-remove = Retirer { $name }
web-level-random = Hasard
    .about = bot, ferme les yeux
web-level-easy = Facile
    .about = bot, apprend avec vous
web-level-steady = Solide
    .about = bot, compte ses sous
web-level-sharp = Rusé
    .about = bot, voit plus loin

## Values of settings

web-value-chosen = Choisis
web-value-dealt = Au sort
web-value-yes = oui
web-value-no = non
web-value-by-lot = au sort

# How many the cards are dealt to
web-house-deal-to =
    { $count ->
        [2] Distribuer à deux
        [3] Distribuer à trois
        [4] Distribuer à quatre
        [5] Distribuer à cinq
        [6] Distribuer à six
       *[other] Distribuer à { $count }
    }

## Gathering at a table

web-gather-host = { $host } reçoit, et distribue.
web-gather-no-host = L’hôte regarde, et distribue.
web-gather-wait = Vous avez une place. Regardez autour de vous d’ici le début.
web-gather-sit-help = Il y a un tabouret pour vous. Ou bien regardez.
web-gather-full = Tous les tabourets sont pris. Regarder ?
web-gather-full-help = Restez ici : vous verrez la table dès le début.
web-gather-closed = La partie de cette table avait commencé sous d’anciennes règles, que la maison ne joue plus. Elle a été close en l’état, et son enregistrement est gardé.
web-gather-closed-record = Garder l’enregistrement
web-gather-put-away = Les cartes personnelles de cette table ne suivent plus les règles. Celles de la maison les remplacent ; sous « Vos propres cartes », le fichier peut se réparer.
web-gather-tv = Montrer sur une télé
web-own-phone = Votre propre téléphone
web-own-phone-help = Plutôt jouer avec le téléphone en main ? Il reprend votre place, et cet écran est libre pour la télé.
web-own-phone-show = Montrez-moi
web-own-phone-picture = Une image pour votre téléphone, et pour aucun autre
web-own-phone-means = Scannez ceci avec votre propre téléphone : il sera vous, avec votre place et les droits de l’hôte. Valable dix minutes. Les autres prennent le code.
web-gather-missing =
    { $count ->
        [one] Encore { $count } joueur
       *[other] Encore { $count } joueurs
    }
web-gather-name-first = Dites d’abord votre nom
web-gather-me-host = vous, l’hôte
web-gather-me = vous
web-gather-host-here = l’hôte
web-gather-here = ici
web-gather-away = prend l’air
web-gather-shares = même écran : { $name }
web-gather-stand = Se lever
web-gather-add-bot = Ajouter un bot
web-gather-stool = Plus de tabouret
web-gather-stool-add = Un tabouret de plus
web-gather-stool-away = Enlever le tabouret de la place { $seat }
web-gather-more = Encore un
web-gather-more-help =
    { $free ->
        [one] { $free } tabouret libre
       *[other] { $free } tabourets libres
    }
web-gather-lock = Fermer la porte
web-gather-locked = Porte fermée
web-gather-house-cards = les cartes de la maison
web-gather-own-cards = celles de l’hôte
web-gather-learn = Comment on joue
web-gather-qr = Une image à scanner, pour { $address }
web-gather-code = cinq lettres, aucun compte
web-gather-copy = Copier le lien
web-gather-share = Envoyer le lien
web-gather-copied = Copié
web-gather-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-luck-title = Quelques mots pour la chance
web-luck-help = Le navigateur de chaque joueur en glisse lui-même dans le mélange ; ajoutez les vôtres si le cœur vous en dit. À la fin, il vérifie qu’ils ont servi, et que nous avons tenu parole.
web-luck-give = Ajouter
web-luck-given = Ajoutés
web-luck-count =
    { $count ->
        [0] Personne n’a encore ajouté de mots.
        [one] { $count } joueur a ajouté des mots.
       *[other] { $count } joueurs ont ajouté des mots.
    }

## Learning: what stands around a game's chapters, which are its own, and its cards

web-learn-note = Deux minutes par jeu. Les regrets prennent plus de temps.
web-learn-words = Les mots des règles
web-learn-words-note = À une table, un pointillé les souligne : survolez-en un, ou appuyez longuement, pour lire ceci.
web-learn-sources = « règles » : imprimé dans le livret ; « public » : connu par des documents publics ; « maison » : de notre cru.
web-learn-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## About

web-about-title = À propos
web-about-note = À qui la faute.
web-about-unofficial = Hornbook est une édition non officielle, faite par des joueurs pour des joueurs. Elle n’a ni lien avec les auteurs ou éditeurs des jeux qu’elle permet de jouer, ni leur caution. Les noms appartiennent à leurs propriétaires. Si un jeu vous plaît, achetez la boîte : elle contient du vrai bois.
    .title = Non officiel
web-about-free = Sans frais, sans publicité, sans compte. Le code source est ouvert ; images, textes des cartes et phrases sont les nôtres.
    .title = Gratuit
web-about-privacy = Votre nom, vos réglages et la liste de vos tables restent dans ce navigateur. Le serveur connaît un nombre aléatoire et le nom que vous prenez à une table. Les tables que personne ne visite sont oubliées après 14 jours.
    .title = Ce qui est gardé
web-about-luck = Avant chaque donne, le serveur s’engage sur un secret, le navigateur de chaque joueur ajoute ses propres mots, et vérifie à la fin que les deux ont fait le mélange. Le serveur ne peut donc pas choisir seul les cartes. Il le pourrait s’il avait un complice à la table : jouez avec des gens de confiance.
    .title = Un hasard honnête
web-about-fonts = Les caractères sont libres, sous SIL Open Font License 1.1, sur openfontlicense.org :
    .title = Caractères
web-about-font = { $font }, par { $author }
web-about-cut = Deux d’entre elles sont réduites aux lettres qu’il nous faut. Leurs noms reviennent aux polices entières, les nôtres s’appellent donc { $names }.
web-about-licences = Ce dont ces pages sont faites, et la licence de chaque partie, dans les mots de ses auteurs.
    .title = Licences
web-about-licence = { $name } { $version } : { $licence }
