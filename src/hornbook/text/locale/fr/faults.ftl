### What is wrong with a card file. The sentences stand after a line’s number, as a compiler’s do.

card-in-line = ligne { NUMBER($line, useGrouping: 0) } : { $fault }

card-syntax = ce n’est pas du TOML : { $reason }.
card-not-a-deck = « { $deck } » doit être une liste de cartes, chacune sous son propre [[{ $deck }]].
card-missing-section = la section [{ $section }] manque ; elle donne son nom à l’édition.
card-not-a-section = « { $section } » doit être une seule section, sous un unique [{ $section }].
card-unknown-deck = il n’y a pas de paquet « { $deck } » ; sont permis { $allowed }.
card-unknown-key = « { $key } » ne veut rien dire ici ; sont permis { $allowed }.
card-missing-key = « { $key } » manque ; toute ligne de ce genre le demande.
card-not-a-table = « { $key } » doit être une table, comme { "{" } nom = nombre { "}" }.
card-not-one-of = « { $key } » ne peut pas être « { $value } » ; sont permis { $allowed }.
card-not-in-range = « { $key } » ne peut pas être « { $value } » ; sont permis les nombres entiers de { $low } à { $high }.
card-not-whole = « { $key } » ne peut pas être « { $value } » ; il faut un nombre entier.
card-not-a-list = « { $key } » ne peut pas être « { $value } » ; il faut une liste de { $count } nombres permis.
card-not-text = « { $key } » ne peut pas être « { $value } » ; il faut du texte.
card-bad-id = « { $key } » ne peut pas être « { $value } » ; un identifiant a jusqu’à 40 minuscules sans accent, chiffres et tirets, comme « mot-doux ».
card-bad-letter = « { $key } » ne peut pas être « { $value } » ; c’est une des lettres A à Z.
card-bad-name = « { $key } » ne peut pas être « { $value } » ; un nom a de 1 à 60 signes visibles, et aucun qui commande un terminal.

## Cards that cannot be played together

card-twice = « { $id } » y était déjà ; dans un paquet, chaque carte a son propre identifiant.
card-too-few =
    { $found ->
        [one] le paquet « { $deck } » a { $found } carte ; il en faut au moins { $least }.
       *[other] le paquet « { $deck } » a { $found } cartes ; il en faut au moins { $least }.
    }
card-row-too-slow = aucune carte ne fait avancer la ligne { $row } de { $least } ou plus ; toute course doit finir.

## What a game leaves aside of a file that is in order

card-idle-deck = { $found ->
        [one] ce jeu n’a pas de cartes « { $deck } » ; celle du fichier est laissée de côté.
       *[other] ce jeu n’a pas de cartes « { $deck } » ; les { $found } du fichier sont laissées de côté.
    }
card-idle-base = { $found ->
        [one] { $found } carte « { $deck } » n’est pas de base ; ce jeu la laisse de côté.
       *[other] { $found } cartes « { $deck } » ne sont pas de base ; ce jeu les laisse de côté.
    }

## Cards that join the house’s

card-new = « { $id } » est une nouvelle carte.
card-new-or-misspelt = « { $id } » est une nouvelle carte. Vouliez-vous dire « { $near } » ?

## More than a card file may hold

card-too-long = le fichier est trop long ; on lit jusqu’à { $limit } caractères.
card-too-many-rows = il y a trop de cartes ; un fichier en contient jusqu’à { $limit }.
card-too-many-values = il y a trop de choses sur les cartes ; un fichier contient jusqu’à { $limit } valeurs.
card-too-deep = il y a trop de crochets les uns dans les autres ; on en lit jusqu’à { $limit }.
card-too-many-parts = il y a trop de points dans ce nom ; il a jusqu’à { $limit } parties.
card-too-many-digits = ce nombre ou ce nom est trop long ; on lit jusqu’à { $limit } chiffres ou lettres.

## Lessons: things of the game that are named in them

card-no-such-thing = « { $key } » ne peut pas être « { $value } » ; aucun { $kind } ne s’appelle ainsi.
card-cannot-happen = « { $value } » n’arrive jamais dans ce jeu.
card-other-rules = ceci est pour la version { $rules } des règles du jeu ; elles en sont à la version { $known }.
card-not-rows = « { $key } » doit être une liste de tables, comme [{ "{" } type = nom { "}" }].
