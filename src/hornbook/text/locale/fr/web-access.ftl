### What is there for people who use a keyboard, a switch or a screen reader.

## Places

web-skip-to-slip = Aller à la question
web-skip-to-main = Aller au contenu de la page
web-stage = Le plateau
# Where one waits while something is shown.
web-happening = Ce qui se passe

## Titles of pages, as a browser's tab and its history show them

web-title = { $page } · Hornbook
web-title-gathering = Table { $code }, { $game }
web-title-table = { $game }
web-title-turn = À vous de jouer, { $game }
# $waiting: “Ada is thinking.”
web-title-waiting = { $waiting } { $game }
web-title-result = Résultat, { $game }
web-title-replay = Revoir, { $game }
web-title-review = Analyse, { $game }
# One of several buttons that look the same: “Play now: Unicorn Fever”
web-of-game = { $deed } : { $game }

## Keys of one's own

web-settings-singleKeys = Lettres et chiffres comme touches
web-settings-singleKeys-help = à une table, une touche fait une chose
web-keys-change = Changer la touche de « { $deed } »
    .short = Changer
web-keys-press = Appuyez sur une touche
web-keys-taken = { $key } est prise : « { $deed } ».
web-keys-none = aucune touche
web-keys-usual = Revenir aux touches habituelles

## The page about all this. What it says, docs/accessibility.md says, too.

web-access-title = Accessibilité
web-access-note = Qui peut jouer ici, et comment.
web-access-works = Ce qui marche
web-access-keyboard = Tous les jeux se jouent au clavier seul, de l’accueil au dernier écran. La touche Tab trouve tout ce sur quoi on peut appuyer, et la première chose qu’elle trouve à une table mène à la question.
    .title = Clavier et contacteur
web-access-focus = Après chaque coup, le focus va à la question suivante, ou là où vous l’attendez. Ce que vous ouvrez par-dessus le rend en se fermant. Entrée ne fait rien tant que vous n’êtes pas à la question et n’avez rien choisi.
    .title = Focus
web-access-told = Un lecteur d’écran apprend tout ce qui se passe, dans l’ordre : une phrase par carte d’une course avec la place de chacun, qui a capturé quoi, ce qui a été payé, qui a gagné, et votre propre place. À vitesse immédiate, une phrase résume la course.
    .title = Lecteurs d’écran
web-access-clock = Quand une pendule touche à sa fin, c’est annoncé à 30, puis à 10 secondes. Quand on ne demande qu’à vous, vous pouvez prendre 30 secondes de plus, une fois par question. Quand tous parient ensemble, comme au Party, c’est l’hôte qui en donne.
    .title = Pendules
web-access-keys = Les touches d’une seule lettre ou d’un chiffre peuvent se désactiver dans les réglages. À une table, « Touches », dans le menu, les montre et permet d’en choisir d’autres.
    .title = Touches simples
web-access-places = Chaque page a un titre qui dit où vous êtes et à qui c’est de jouer, une partie principale, et des titres en ordre. Deux boutons d’une page ne font jamais deux choses sous le même nom.
    .title = Où vous êtes
web-access-plain = Questions et refus sont courts et en mots simples. Un test les tient à ce que lit un enfant de douze ans ; les mots propres aux jeux sont expliqués là où ils se trouvent.
    .title = Mots simples
web-access-looks = Texte plus grand, contraste élevé, jour et nuit, bulletin à gauche et trois vitesses sont dans les réglages. Si votre système demande plus de contraste, ses propres couleurs, du texte plus grand ou moins de mouvement, chaque page suit. Le téléphone du Party ne prend jour et nuit que de votre système.
    .title = Aspect et mouvement
web-access-not-yet = Ce qui ne marche pas encore
web-access-people = Des navigateurs vérifient tout cela à chaque changement. Mais aucune personne qui se sert d’un lecteur d’écran au quotidien ne l’a encore essayé pour nous.
    .title = Essayé par des gens
web-access-dialogs = Tant qu’un tiroir comme le fil de la partie est ouvert, certains lecteurs d’écran ne disent pas ce qui se passe derrière. C’est dans le fil.
    .title = Tiroirs ouverts
web-access-television = La télé du Party est une image pour la salle. Qui ne la voit pas joue sur un téléphone ou un ordinateur, où la course est racontée.
    .title = La télé
web-access-charts = Les graphiques de chances et de bourses sont lus comme quelques nombres, pas comme une courbe.
    .title = Graphiques
web-access-language = La maison parle anglais, français, italien et allemand, et aucune autre langue pour l’instant.
    .title = Langues
web-access-tell = Dites-le-nous
web-access-tell-us = Si quelque chose vous empêche de jouer, dites-le à qui tient cette maison, ou ouvrez un ticket là où se trouve le code source.
