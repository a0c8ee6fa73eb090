### How the things of Horse Fever are called. Cards keep the names they have in the box.

## Horses, by the colour of their stable

horse-black = Black
horse-blue = Blue
horse-green = Green
horse-red = Red
horse-yellow = Yellow
horse-white = White

## The stables' own names, as they stand on the owners' cards

stable-black = Die Swarz Mond
stable-blue = The Blue Blood
stable-green = La Gloire Vert
stable-red = El Fragor Rojo
stable-yellow = L’Ardor Giallo
stable-white = Virtus Alba

## Bets. They follow a horse's name: “Bet on Red to win”, “Ada put 300 D on Blue to place”.

bet-win = to win
bet-place = to place

## Where a horse came in: “Red came in 1st.”

place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The two lenders: “Ada borrowed 2,000 D from the bank.”

loan-bank = the bank
loan-mob = the mob

## The decks one draws four cards from: “Ada shuffled the objectives.”

pile-objective = objectives
pile-assistant = assistants
pile-horse = horses

## The decks of a card file

deck-movement = Movement
    .chapter = 3.2
deck-actions = Action cards
    .chapter = 2.2 and 3.1
deck-assistants = Assistants
    .chapter = 1.1
deck-objectives = Objectives
    .chapter = 1.1 and the final phase
deck-horses = Horses
    .chapter = 1.1 and 1.3
deck-characters = Characters
    .chapter = preparation

## How a draw is settled: “A draw. What decides: the shortest player wins.”

contest-shortest = the shortest player wins
contest-heaviest = the heaviest player wins
contest-short-sighted = the most short-sighted player wins
contest-pimples = the player with the most pimples wins
contest-box = the first to touch the logo on the box wins
contest-push-ups = the player who does the most one-handed push-ups wins

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

objective-most-stables = Most stables
objective-most-assistants = Most assistants
objective-most-horses = Most horses
objective-most-objectives = Most objectives
objective-most-danari = Most Danari
objective-fewest-stables = Fewest stables
objective-fewest-points = Fewest VP

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
table-horses = Horses
    .heading = horses
    .short = hor
table-objectives = Objectives
    .heading = objectives
    .short = obj
table-actions = Action cards
table-nudge = From { $before } to { $after }.
