### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = Elles sont jolies, et elles empestent. Misez à l’aveugle.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Rose
web-value-none = Aucune
web-value-shared = Tout le monde
web-value-princess = La princesse
web-value-knight = Le chevalier
web-value-wizard = Le magicien
web-value-shaman = La chamane
web-value-bard = Le barde
web-value-huntress = La chasseresse

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-kill-the-unicorns-1 = Le plus de points après 4 jours. Deux arcs-en-ciel complets gagnent sur-le-champ.
    .title = Ce qui compte
web-learn-kill-the-unicorns-2 = Chaque jour, 4 licornes attendent en ligne. Chacun pioche 2 ruses, en glisse une face cachée sous une licorne et défausse l’autre, face visible. Seule la chamane la garde. Une ruse change les points, la couleur, les totaux, ou à qui revient la bête.
    .title = Les ruses
    .asks = place-ruse
web-learn-kill-the-unicorns-3 = Licorne après licorne, le premier joueur pose 1 à 3 cartes Chasse face cachée, ou passe le cor. Qui suit doit en poser autant. Le plus haut total l’emporte, mais les égalités s’annulent et le suivant gagne. S’il ne reste personne, la licorne s’enfuit.
    .title = La chasse
    .asks = open-hunt join-hunt lay-card
web-learn-kill-the-unicorns-4 = Le vainqueur retourne une des ruses du dessous, à l’aveugle, et elle agit. Parfois, la licorne change alors de main. Qui la reçoit est le prochain premier joueur.
    .title = Retourner la ruse
    .asks = choose-ruse choose-heir choose-colour
web-learn-kill-the-unicorns-5 = Après la quatrième chasse, les gnomes ouvrent. Les cartes que vous n’avez pas jouées paient une seule chose : une fausse corne pour des points, de la poudre de fée ou de la barbe à papa pour une couleur, ou un pâté, qui coûte une licorne. Ensuite, chacun récupère toutes ses cartes.
    .title = Le Marché Noir
    .asks = go-to-market choose-unicorn choose-payment
web-learn-kill-the-unicorns-6 = Les licornes comptent leurs étoiles. 2, 3, 4 ou 5 d’une même couleur ajoutent 2, 5, 8 ou 12 ; une de chaque couleur, un arc-en-ciel, ajoute 8. La meilleure répartition est calculée pour vous.
    .title = Les points
web-learn-kill-the-unicorns-7 = Chaque personnage a un pouvoir, une fois par jour, et 4 ruses bien à lui. On vous le demande le moment venu, dans une chasse à laquelle vous participez. Les cartes Chasse sont les mêmes pour tous : chacun peut compter ce que les autres ont dépensé.
    .title = Les personnages
    .asks = choose-character choose-rival-to-dare choose-total-to-foretell choose-swap choose-to-lie-in-wait choose-second-ruse choose-take-back
