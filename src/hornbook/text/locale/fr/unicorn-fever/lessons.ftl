### What the coach says in a first game of Unicorn Fever. At most 25 words at a time, and no exclamation marks.

lesson-unicorn-fever-welcome = Six licornes, quatre courses. Les paris rapportent de la gloire. Le plus de gloire l’emporte, à condition de rembourser les elfes.
lesson-unicorn-fever-win-bet = À chaque tour, vous prenez un jeton et faites ce qu’il dit. Le rouge : un pari gagnant, avec 2 gloire en prime.
lesson-unicorn-fever-who-wins = Qui arrive en tête ? Le nombre dit ce qu’elle paie : { $unicorn } { $odds }. { $favourite } va plus vite, donc ne paie que { $low }.
lesson-unicorn-fever-stake = Combien ? Vous avez { $gold } et trois tours. { $amount }, c’est déjà courageux.
lesson-unicorn-fever-rival-gold = { $seat } a pris de l’or et la cloche, et commence dès cette course. Ce qui est pris ne revient qu’à la suivante.
lesson-unicorn-fever-rival-bet = { $seat } a pris { $lane } gagnant. Il n’y a qu’un jeton de ce genre, et il est parti.
lesson-unicorn-fever-any-bet = Bleu : n’importe quel pari, et 2 cartes Magie. D’abord un pari sûr.
lesson-unicorn-fever-early = Placé anticipé : finir dans les trois premières suffit. Cela paie double, et 3 gloire. Les favorites comme { $favourite } y excellent.
lesson-unicorn-fever-gust = Les cartes Magie vont face cachée sous un couloir. Tous voient où, personne ne voit quoi. { $card } : 4 cases à la première carte.
lesson-unicorn-fever-second-card = Encore une. Les bonnes sous vos amies, les mauvaises sous celles des autres.
lesson-unicorn-fever-drawn = Votre main est de nouveau complète : autant de cartes piochées que posées. Ce que vous avez caché, personne d’autre ne le sait.
lesson-unicorn-fever-meddler = { $seat } a posé une carte sous { $lane }, sans y avoir parié. Tirez-en vos conclusions.
lesson-unicorn-fever-contract = Les contrats valent jusqu’à la fin, même pour les paris déjà faits. Celui-ci est gratuit. { $contract } aime les gagnants.
lesson-unicorn-fever-cancelled = { $positive } et { $negative } ont la même lettre, l’une bonne, l’autre mauvaise : les deux s’en vont. Le reste demeure.
lesson-unicorn-fever-card = La carte a un nombre pour chaque ligne des cotes. Toutes avancent en même temps. La magie peut en décider autrement.
lesson-unicorn-fever-dice = Puis deux dés : la licorne qui sort sprinte d’une case. L’arrivée est à 12. Je me tais, maintenant.
lesson-unicorn-fever-nose = { $lane } est à vous, et déchaînée : la plus lente a un don. Elle gagne les égalités. Troisième, d’un naseau.
lesson-unicorn-fever-own = { $lane } est votre licorne : les trois premières rapportent 6, 4 et 2 or à qui les possède, peu importe les paris.
lesson-unicorn-fever-won = { $stake } misés, { $gold } rendus, mise comprise. Et { $glory } gloire, avec celle du jeton.
lesson-unicorn-fever-lost = Une mise perdue reste à la Banque. C’était { $stake } : il y a des chapeaux plus chers.
lesson-unicorn-fever-tax = Taxe de Gloire : 1 or par gloire, après chaque course. Ici { $gold }. La célébrité a ses frais.
lesson-unicorn-fever-odds = Qui court bien devient favorite et paie moins. Les bonnes affaires ne durent pas.
lesson-unicorn-fever-carry-on = Encore trois courses, et vous savez faire. Prêts, paris tardifs et le reste : le livre, en haut, les connaît.
