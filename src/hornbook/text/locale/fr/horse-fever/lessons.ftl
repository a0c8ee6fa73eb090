### What the coach says in a first game of Horse Fever. At most 25 words at a time, and no exclamation marks.

## The Family game

lesson-horse-fever-family-welcome = Trois courses, et le plus de points l’emporte. À vous l’écurie de { $horse }, { $danari } Danari et deux cartes louches. Les autres aussi, à peu près.
lesson-horse-fever-family-first-bet = Premier pari, obligatoire : 100 par point, donc { $minimum } pour vous. { $horse } gagnant est à { $odds } : 4 fois la mise et 3 points.
lesson-horse-fever-family-stake = { $amount } suffiront. Un pari réussi vous rend aussi la mise. Perdue, elle va à la Banque.
lesson-horse-fever-family-rival-bets = { $seat } croit en { $lane }, le favori. Passons à ce que les jockeys ne doivent pas voir.
lesson-horse-fever-family-hurry = Face cachée derrière un cheval : tous voient où, personne ne voit quoi. { $card } : 4 cases à la première carte. Derrière le vôtre.
lesson-horse-fever-family-two-cards = Deux cartes derrière { $lane }, de deux personnes. L’une au moins lui veut du bien.
lesson-horse-fever-family-thirsty = { $card } : aucun sprint pour ce cheval. Toute carte se joue, et derrière n’importe quel cheval. { $horse } a l’air d’avoir soif.
lesson-horse-fever-family-last-card = La dernière carte se joue aussi. { $card } : 4 cases à la première carte. Derrière votre cheval, bien sûr.
lesson-horse-fever-family-second-bet = Encore un pari, si vous voulez. Le vôtre vient en dernier : vous avez tout vu. { $horse }, le vôtre, placé, paie double.
lesson-horse-fever-family-cancelled = { $positive } et { $negative } ont la même lettre, l’une bonne, l’autre mauvaise : les deux s’en vont. Le reste demeure.
lesson-horse-fever-family-card = La carte a un nombre pour chaque cotation, et tous courent en même temps. Une carte derrière un cheval peut en décider autrement.
lesson-horse-fever-family-dice = Puis deux dés : ces chevaux sprintent d’une case. La case 12 est l’arrivée. Je me tais, maintenant.
lesson-horse-fever-family-drunk = Les dés ont appelé { $horse }. { $horse } a bu, et ne sprinte pas. C’était vous.
lesson-horse-fever-family-won = { $stake } misés, { $danari } rendus, votre mise comprise. Et { $points } points pour la première place.
lesson-horse-fever-family-lost = Une mise perdue reste à la Banque. C’était { $stake } : il y a des chapeaux plus chers.
lesson-horse-fever-family-own-stable = Votre propre écurie est placée : { $danari } pour vous, peu importe qui a parié.
lesson-horse-fever-family-carry-on = Qui court bien monte au tableau et paie moins, et votre minimum grandit avec vos points. Plus que deux courses, et elles sont à vous.

## The Board game

lesson-horse-fever-board-welcome = Paris et cartes louches, vous connaissez. Ici, il y a des achats avant la course et des enchères après. Deux achats par tour.
lesson-horse-fever-board-cards = Ici, personne ne vous donne de cartes : 400 les deux. Ou n’achetez rien, et la Banque vous paie 400.
lesson-horse-fever-board-stable = Une écurie vaut 1 point, et rapporte 600, 400 ou 200 chaque fois que son cheval est placé. { $horse } est à vendre.
lesson-horse-fever-board-staff = Assistants, objectifs, chevaux : { $price } chacun, piochez-en 4, gardez-en 1. { $seat } a maintenant du personnel.
lesson-horse-fever-board-first-bet = La renommée coûte : au moins 100 par point, écuries comprises, donc { $minimum }. { $horse } gagnant est à { $odds }.
lesson-horse-fever-board-rig = Vous connaissez. { $card } derrière { $horse }, l’autre là où cela fait mal.
lesson-horse-fever-board-rig-more = Et l’autre. Toute carte se joue, derrière n’importe quel cheval.
lesson-horse-fever-board-second-bet = { $horse } est à vous, maintenant. Jouez-le placé, et il vous paie deux fois : le pari et l’écurie.
lesson-horse-fever-board-stable-pays = { $danari } de votre écurie. Ce qu’elle a coûté revient lentement, mais le point est déjà là.
lesson-horse-fever-board-sale = À la baisse : qui vend un point pour { $price } ? Chaque oui le rend 100 moins cher. Le dernier oui vend.
lesson-horse-fever-board-bid = À la hausse : qui achète un point pour { $price } ? Chaque oui ajoute 100. Vous avez l’argent, les autres des doutes.
lesson-horse-fever-board-carry-on = Encore deux tours. Puis on rembourse et on révèle les objectifs ; qui ne peut pas payer sort. Le livre, en haut, sait le reste.
