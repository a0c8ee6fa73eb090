### Cards of one’s own, written in the browser.

web-cards-title = Vos propres cartes
web-cards-list = Cartes
web-cards-edition = Nom de l’édition
web-cards-start = Prenez une carte blanche, ou modifiez-en une de la maison. Tout ce que vous écrivez reste dans ce navigateur.
web-cards-add = Nouvelle carte
web-cards-used = Cartes blanches utilisées : { $used } sur { $most }
web-cards-house = Modifier une carte de la maison
web-cards-house-pick = Laquelle ?
web-cards-replaces = Remplace « { $name } », de la maison.
web-cards-live = La carte, en direct
web-cards-wrong = quelque chose ne va pas
web-cards-copy = En faire une copie
web-cards-drop = La déchirer
web-cards-dropped = « { $name } » est déchirée.
web-cards-read =
    { $count ->
        [0] Aucune carte de { $file } ne peut se montrer ici.
        [one] { $count } carte lue dans { $file }.
       *[other] { $count } cartes lues dans { $file }.
    }
web-cards-undo = Annuler
web-cards-kept = Gardé dans ce navigateur à mesure que vous écrivez.
    .faulty = Gardé dans ce navigateur. Corrigez ce qui est en rouge avant de jouer.
web-cards-not-kept = Ce navigateur ne garde rien. Enregistrez un fichier avant de partir.
web-cards-effects = Ce qu’elle fait
web-cards-effect = Effet { $number }
web-cards-amount = Combien, effet { $number }
web-cards-beside = Compte comme, effet { $number }
web-cards-effect-away = Enlever l’effet { $number }
web-cards-effect-add = Ajouter un effet
web-cards-play = Ouvrir une table avec ces cartes
web-cards-export = Enregistrer un fichier
web-cards-import = Lire un fichier
web-cards-faulty = { $file } a un défaut ligne { $line } : { $fault } Vos cartes sont comme avant.
web-setup-faulty = { $file } a un défaut ligne { $line } : { $fault } Il n’est pas joint.
web-cards-rest =
    { $count ->
        [one] Aussi dans le fichier, et gardé tel quel : { $decks }.
       *[other] Aussi dans le fichier, et gardés tels quels : { $decks }.
    }
web-cards-file = Pour le fichier
web-cards-extends = rejoignent les cartes de la maison
    .about = Sans cela, chaque paquet que vous écrivez remplace tout le paquet de la maison.
web-cards-fault-of = { $card } : { $fault }
web-cards-fault-in = { $card }, { $field } : { $fault }

## How fair the cards are: the server plays games between bots and tells what each thing was worth. What it says of them itself is in laboratory.ftl.

web-measured = Sont-elles équitables ?
    .about = Des bots jouent avec vos cartes pendant une minute environ. Ce qui se choisit dans la partie est ici donné au hasard, pour que de bons joueurs ne fassent pas de bonnes cartes.
web-measured-begin = Mesurer ces cartes
web-measured-busy = Les bots jouent. Les premiers chiffres font des bonds.
web-measured-done = C’est tout. Les bots bluffent mal : les gens feront certaines choses mieux.
web-measured-broken = Le serveur a dû s’arrêter avant la fin. Voilà jusqu’où il est allé.
web-measured-changed = Vous avez changé vos cartes depuis.
web-measured-nothing = Rien à dire pour l’instant.
# In points of a hundred games: $effect was measured, $low to $high is what luck leaves open. “+1.5 (-0.4 to +3.4)”
web-measured-band = { $effect } (de { $low } à { $high })
web-measured-save = Enregistrer tout le rapport

## Values on cards of more than one game

web-value-positive = Bonne
web-value-negative = Mauvaise
web-value-green = Vert
web-value-yellow = Jaune
web-value-blue = Bleu

## What may be wrong, said beside the field

web-fault-bad-id = Jusqu’à 40 minuscules sans accent, chiffres et tirets, comme « mot-doux ».
web-fault-bad-letter = Une des lettres A à Z.
web-fault-bad-name = De 1 à 60 signes visibles.
web-fault-missing-key = À remplir.
web-fault-not-in-range = Un nombre entier de { $low } à { $high }.
web-fault-not-a-list = Des nombres entiers de 0 à 4.
web-fault-not-one-of = Choisissez dans la liste.
web-fault-twice = Cette carte existe déjà ; dans un paquet, chacune a son nom à elle.
web-fault-too-few =
    { $found ->
        [one] Cela fait { $found } carte en tout ; il en faut au moins { $least }.
       *[other] Cela fait { $found } cartes en tout ; il en faut au moins { $least }.
    }
web-fault-row-too-slow = Aucune carte ne fait avancer la ligne { $row } de { $least } ou plus ; toute course doit finir.
