### What is asked, and in .help what it means, with the chapter of the rulebook. What is not in the
### book stands before it, as a rule of the house.

question-choose-place-bet = Quel cheval sera parmi les trois premiers ?
    .help = Règle maison : tout le monde parie en même temps, et personne ne voit votre bulletin avant le dernier. Un pari placé paie deux fois la mise si le cheval arrive premier, deuxième ou troisième. Les six vont à la même vitesse. Règles : Party Game.
question-choose-win-bet = Quel cheval arrivera premier ?
    .help = Un pari gagnant paie six fois la mise si le cheval arrive premier, et rien sinon. Ce peut être le cheval de votre pari placé. Règles : Party Game.
question-choose-only-bet = Vous avez de quoi faire un pari. Lequel ?
    .help = Règle maison : avec 100 D pour tout bien, vous faites un pari au lieu de deux. Placé paie le double, gagnant six fois. Règles : Party Game.
question-choose-stake = Combien sur { $lane } { $kind } ?
    .help = Règle maison : 100 D au moins chacun, par centaines ; un pari placé doit donc laisser 100 D. Un pari placé, un pari gagnant ; ce que vous perdez reste à la banque. Règles : Party Game.
question-turn-card = La salle attend. Retournez la carte suivante.
    .help = Le bookmaker retourne une carte Mouvement après l’autre, jusqu’à ce que tous les chevaux soient arrivés. Ils avancent ensemble, chacun du nombre de son couloir. Règles : Party Game.
question-choose-who-was-ahead = Photo-finish entre { $lanes } : qui était devant ?
    .help = Même distance au-delà de la ligne : le bookmaker décide, une place après l’autre. Les pots-de-vin ne sont pas dans les règles. Règles : Party Game.
question-choose-another-race = Encore une course ?
    .help = Règle maison : l’hôte parle pour tous, et quand la soirée finit, le plus riche gagne. Elle dure tant que les joueurs en veulent. Règles : Party Game.
