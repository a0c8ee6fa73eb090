### What is said of Horse Fever's Board and Family games before one of them is loaded.

game-horse-fever-board = Horse Fever : Board
    .about = Vous achetez écuries, chevaux, assistants et quelques faveurs, vous truquez la course, vous pariez dessus, et vous mettez votre réputation aux enchères.
    .score = { $score } P.V.
setting-horse-fever-board-characters = personnages
    .help = Tirés au sort, ou choisis l’un après l’autre, dans le sens horaire à partir du premier joueur.
setting-horse-fever-board-length = durée
    .help = Combien de tours on joue.
setting-horse-fever-board-stars = étoiles
    .help = Jouer aussi avec les cartes marquées d’une étoile, pour qui connaît déjà le jeu.
game-horse-fever-family = Horse Fever : Family
    .about = Deux cartes Action par tour, deux paris et une course. Le plus court chemin pour savoir ce que vaut un cheval.
    .score = { $score } P.V.
setting-horse-fever-family-characters = personnages
    .help = Tirés au sort, ou choisis l’un après l’autre, dans le sens horaire à partir du premier joueur.
setting-horse-fever-family-length = durée
    .help = Combien de courses on dispute.

## Setting up a game

refusal-no-quick-game = Il n’y a pas de partie rapide à { $seats } joueurs : choisissez normale ou longue.
# Where the rulebook says so; shown by refusal-with-rule.
rule-table-1 = tableau 1

## Cards of one’s own: their kinds, and what stands on them

blank-action = Carte Action
blank-assistant = Assistant
blank-objective = Objectif
blank-horse = Cheval
blank-character = Personnage
blank-field-kind = couleur
blank-field-cumulative = s’ajoute au sprint du cheval
blank-field-discards = défausse
blank-field-fine = amende pour qui a parié sur lui
blank-field-base = aussi dans le Family
blank-field-star = pour qui connaît déjà le jeu
blank-field-swap = s’échange aussitôt
blank-field-danari = Danari de départ
blank-field-stable = écurie de départ
blank-field-income = Danari après chaque course
blank-field-counts = compte comme autant de chevaux
blank-field-fewest = le moins au lieu du plus
blank-field-measure = on compare
