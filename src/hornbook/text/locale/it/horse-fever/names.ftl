### How the things of Horse Fever are called. Cards keep the names they have in the box.

## Horses, by the colour of their stable

horse-black = Nero
horse-blue = Blu
horse-green = Verde
horse-red = Rosso
horse-yellow = Giallo
horse-white = Bianco

## The stables' own names, as they stand on the owners' cards

stable-black = Die Swarz Mond
stable-blue = The Blue Blood
stable-green = La Gloire Vert
stable-red = El Fragor Rojo
stable-yellow = L’Ardor Giallo
stable-white = Virtus Alba

## Bets. They follow a horse's name: “Bet on Red to win”, “Ada put 300 D on Blue to place”.

bet-win = vincente
bet-place = piazzato

## Where a horse came in: “Red came in 1st.”

place =
    { $place ->
        [1] 1°
        [2] 2°
        [3] 3°
       *[other] { $place }°
    }

## The two lenders: “Ada borrowed 2,000 D from the bank.”

loan-bank = la banca
loan-mob = la mala

## The decks one draws four cards from: “Ada shuffled the objectives.”

pile-objective = obiettivi
pile-assistant = assistenti
pile-horse = cavalli

## The decks of a card file

deck-movement = Movimento
    .chapter = 3.2
deck-actions = Carte Azione
    .chapter = 2.2 e 3.1
deck-assistants = Assistenti
    .chapter = 1.1
deck-objectives = Obiettivi
    .chapter = 1.1 e fase finale
deck-horses = Cavalli
    .chapter = 1.1 e 1.3
deck-characters = Personaggi
    .chapter = preparazione

## How a draw is settled: “A draw. What decides: the shortest player wins.”

contest-shortest = vince la persona più bassa
contest-heaviest = vince chi pesa di più
contest-short-sighted = vince chi è più miope
contest-pimples = vince chi ha più brufoli
contest-box = vince chi tocca prima il logo sulla scatola
contest-push-ups = vince chi fa più flessioni con una mano sola

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

objective-most-stables = Più scuderie
objective-most-assistants = Più assistenti
objective-most-horses = Più cavalli
objective-most-objectives = Più obiettivi
objective-most-danari = Più Danari
objective-fewest-stables = Meno scuderie
objective-fewest-points = Meno PV

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

table-assistants = Assistenti
    .heading = assistenti
    .short = ass
table-horses = Cavalli
    .heading = cavalli
    .short = cav
table-objectives = Obiettivi
    .heading = obiettivi
    .short = obi
table-actions = Carte Azione
table-nudge = Da { $before } a { $after }.
