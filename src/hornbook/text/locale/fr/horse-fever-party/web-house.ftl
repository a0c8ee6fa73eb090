### What the pages of the house say of the Party: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-mode-horse-fever-party = Party
web-time-horse-fever-party = 20 min

## Values of its settings, and on its cards

web-value-watch = Ils regardent
web-value-fresh-stake = Nouvelle mise

## What may be wrong with a card, said beside the field

web-fault-lane-stands-still = Aucune carte Mouvement ne fait avancer le couloir { $lane } ; toute course doit finir.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-party-1 = De 3 joueurs à un stade. Chacun joue sur son téléphone, la course passe à la télé. À la fin, le plus riche gagne.
    .title = Ce qui compte
web-learn-horse-fever-party-2 = Avant chaque course, tout le monde fait deux paris en même temps : un gagnant, un placé, 100 Danari au moins chacun. Le même cheval peut servir aux deux.
    .title = Les paris
web-learn-horse-fever-party-3 = Gagnant paie 6 fois la mise, placé 2 fois. Personne ne voit vos paris avant le dernier bulletin.
    .title = Ce que paient les paris
web-learn-horse-fever-party-4 = Un joueur est bookmaker : il retourne les cartes, tranche les égalités et ne parie pas. Les six chevaux vont à la même vitesse : ni cotations, ni dés, ni excuses. Le prochain bookmaker est qui a gagné le plus.
    .title = Le bookmaker
web-learn-horse-fever-party-5 = L’hôte peut finir la soirée après chaque course. Qui arrive tard reçoit la même somme de départ ; qui est à sec reçoit une nouvelle mise de départ, ou regarde, si l’hôte est sévère. Sans bulletin remis à temps, on laisse filer la course.
    .title = Allées et venues
