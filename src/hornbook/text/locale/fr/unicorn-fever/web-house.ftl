### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Six licornes, un arc-en-ciel, des amis véreux.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Gnomes
web-value-leprechauns = Leprechauns
web-value-goblins = Gobelins
web-value-fairies = Fées
web-value-witches = Sorciers
web-value-orange = Orange
web-value-purple = Violet
web-value-red = Rouge

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = Une partie demande des contrats de { $least } clans au moins.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-unicorn-fever-1 = Le plus de gloire après 4 courses. Mais on regarde d’abord les prêts impayés : qui doit le moins aux elfes passe devant, gloire ou pas.
    .title = Ce qui compte
web-learn-unicorn-fever-2 = Avant chaque course, chacun effectue 3 actions, une par tour. Prenez le jeton au sommet d’une pile et faites tout ce qu’il dit : signer un contrat, prendre de l’or, parier, parier gagnant ou jouer de la magie. Ce qui est pris l’est jusqu’à la prochaine course : les meilleurs partent les premiers.
    .title = La préparation
    .asks = choose-action choose-reserved-action
web-learn-unicorn-fever-3 = Un pari gagnant paie la mise multipliée par la cote, et 5 gloire. Un pari placé anticipé paie le double et 3 gloire si la licorne est parmi les trois premières ; un tardif, à partir de 4 joueurs, le double et 2 gloire. Chaque jeton n’existe qu’une fois par course. Bourse trop plate ? Un prêt la remplit : 20 or maintenant, 25 à la fin, trois au plus de votre plein gré.
    .title = Les paris
    .asks = choose-bet choose-stake choose-reserved-bet
web-learn-unicorn-fever-4 = Les cartes se posent face cachée sous un couloir ; tous voient où, personne ne voit quoi. Avant la course, on les retourne : une bonne et une mauvaise carte de même lettre s’annulent, et ce qui reste aide ou gêne la licorne.
    .title = La magie
    .asks = play-magic choose-lane choose-peek choose-exchange choose-withdrawal
web-learn-unicorn-fever-5 = Une carte Déplacement fait avancer chaque licorne du nombre inscrit sur la ligne de sa cote ; les favorites vont un peu plus vite, en général. Puis 2 dés offrent chacun un sprint d’une case. La case 12 est la ligne d’arrivée. Les plus lentes au Tableau des Cotes sont déchaînées : elles ont une capacité bien à elles.
    .title = La course
    .asks = choose-who-was-ahead choose-nudge
web-learn-unicorn-fever-6 = Les propriétaires des trois premières reçoivent 6, 4 et 2 or. Les paris paient. Puis vient la taxe : 1 or par gloire que vous possédez, et qui ne peut pas payer emprunte. Les gagnantes montent au Tableau des Cotes : aucune ne reste longtemps une bonne affaire.
    .title = Après la course
web-learn-unicorn-fever-7 = Les contrats de deux clans agissent de la signature à la fin : les gnomes comptent, les leprechauns parient, les gobelins trafiquent, les fées enchantent, les sorciers vivent des échecs. Leur gloire imprimée compte à la fin, sans taxe. Pour finir, on rembourse les prêts, et 20 or font 1 gloire.
    .title = Les contrats et la fin
    .asks = choose-contract
