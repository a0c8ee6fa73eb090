### How the things of Horse Fever are called. Cards keep the names they have in the box.

## Horses, by the colour of their stable

horse-black = Noir
horse-blue = Bleu
horse-green = Vert
horse-red = Rouge
horse-yellow = Jaune
horse-white = Blanc

## The stables' own names, as they stand on the owners' cards

stable-black = Die Swarz Mond
stable-blue = The Blue Blood
stable-green = La Gloire Vert
stable-red = El Fragor Rojo
stable-yellow = L’Ardor Giallo
stable-white = Virtus Alba

## Bets. They follow a horse's name: “Bet on Red to win”, “Ada put 300 D on Blue to place”.

bet-win = gagnant
bet-place = placé

## Where a horse came in: “Red came in 1st.”

place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }

## The two lenders: “Ada borrowed 2,000 D from the bank.”

loan-bank = la Banque
loan-mob = la Pègre

## The decks one draws four cards from: “Ada shuffled the objectives.”

pile-objective = objectifs
pile-assistant = assistants
pile-horse = chevaux

## The decks of a card file

deck-movement = Cartes Mouvement
    .chapter = 3.2
deck-actions = Cartes Action
    .chapter = 2.2 et 3.1
deck-assistants = Assistants
    .chapter = 1.1
deck-objectives = Objectifs
    .chapter = 1.1 et phase finale
deck-horses = Chevaux
    .chapter = 1.1 et 1.3
deck-characters = Personnages
    .chapter = préparation

## How a draw is settled: “A draw. What decides: the shortest player wins.”

contest-shortest = le plus petit joueur l’emporte
contest-heaviest = le plus lourd l’emporte
contest-short-sighted = la vue la plus basse l’emporte
contest-pimples = qui a le plus de boutons sur le visage l’emporte
contest-box = qui touche en premier le logo de la boîte l’emporte
contest-push-ups = qui fait le plus de pompes sur une main l’emporte

## Action cards: positive, negative, special

action-flagellum-fulguris = Flagellum Fulguris
action-fustis-et-radix = Fustis et Radix
action-magna-velocitas = Magna Velocitas
action-fortuna-benevola = Fortuna Benevola
action-herba-magica = Herba Magica
action-vigor-ferreum = Vigor Ferreum
action-globus-obscurus = Globus Obscurus
action-serum-maleficum = Serum Maleficum
action-xiii = XIII
action-aqua-putrida = Aqua Putrida
action-felis-infernalis = Felis Infernalis
action-venenum-venevicum = Venenum Venevicum
action-alfio-allibratore = Alfio Allibratore
action-fritz-finden = Fritz Finden
action-rochelle-recherche = Rochelle Recherche
action-steven-sting = Steven Sting
action-armand-amende = Armand Aménde
action-boss = Boss

## Assistants

assistant-adalbert-diplomatitsch = Adalbert Diplomatitsch
assistant-aronne-dal-banco = Aronne dal Banco
assistant-brian-o-fist = Brian O’ Fist
assistant-daniel-jackson = Daniel Jackson
assistant-didier-adicion = Didier Adicion
assistant-francisco-caballos = Francisco Caballos
assistant-franz-galopp = Franz Galopp
assistant-michele-cuorlione = Michele Cuorlione
assistant-pedro-pugnos = Pedro Pugnos
assistant-tommy-style = Tommy Style
assistant-adrien-justice = Adrien Justice
assistant-cedric-copieur = Cédric Copieur
assistant-francois-riche = François Riche
assistant-philippe-justice = Philippe Justice

## Objectives. The box gives them signs instead of names.

objective-most-stables = Le plus d’écuries
objective-most-assistants = Le plus d’assistants
objective-most-horses = Le plus de chevaux
objective-most-objectives = Le plus d’objectifs
objective-most-danari = Le plus de Danari
objective-fewest-stables = Le moins d’écuries
objective-fewest-points = Le moins de P.V.

## Horse cards

horse-card-costantino = Costantino
horse-card-el-guapo = El Guapo
horse-card-la-long-carabine = La Long Carabine
horse-card-napoleon = Napoleon
horse-card-the-fury = The Fury
horse-card-varonne = Varonne
horse-card-biscuit-de-mer = Biscuit de mer
horse-card-bosson = Bosson
horse-card-giumenta = Giumenta

## Characters

character-cranio-mercanti = Cranio Mercanti
character-steve-mcskull = Steve McSkull
character-victor-von-schadel = Victor von Schädel
character-cesar-crane = César Crâne
character-craneo-cervantes = Cranéo Cervantes
character-sigvard-skalle = Sigvard Skalle
character-antonio-vesuvio = Antonio Vesuvio
character-eric-change = Eric Change
character-miss-double = Miss Double
character-miss-paris = Miss Paris
character-oliver-oil = Oliver Oil
character-otto-von-alt = Otto von Alt

## What lies before people, in the terminal and in the browser.

table-assistants = Assistants
    .heading = assistants
    .short = aid
table-horses = Chevaux
    .heading = chevaux
    .short = che
table-objectives = Objectifs
    .heading = objectifs
    .short = obj
table-actions = Cartes Action
table-nudge = De { $before } à { $after }.
