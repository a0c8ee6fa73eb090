### What the coach says in a first game of Kill the Unicorns. At most 25 words at a time, and no exclamation marks.

lesson-kill-the-unicorns-welcome = Quatre licornes par jour, quatre jours. Les étoiles sont des points, les couleurs des collections. Vous avez les 8 mêmes cartes Chasse que tous.
lesson-kill-the-unicorns-ruse = D’abord une ruse, face cachée. { $ruse } ajoute 2 points : cachez-la sous { $unicorn }, que vous voulez avoir. L’autre est défaussée.
lesson-kill-the-unicorns-rival-ruse = { $seat } a aussi caché quelque chose sous { $unicorn }. C’est peut-être un cadeau.
lesson-kill-the-unicorns-open = Vous dites combien de cartes ; qui suit en pose autant. Le plus haut total gagne, les égaux s’annulent. Une, mais pas le 4.
lesson-kill-the-unicorns-power = Votre pouvoir, une fois par jour : la personne défiée vous cède en cas d’égalité. Gardez-le : il n’y en aura pas.
lesson-kill-the-unicorns-power-again = La même question à chaque chasse, jusqu’à ce qu’il ait servi. Demain, il revient.
lesson-kill-the-unicorns-tie = { $total } contre { $total } : les deux s’annulent. Le plus haut des autres l’emporte.
lesson-kill-the-unicorns-blind = Deux ruses sont là. Vous en retournez une, à l’aveugle, et elle agit. L’une est à vous. Vous vous en souvenez.
lesson-kill-the-unicorns-pass = { $unicorn } n’a pas d’étoile. Passez, et le cor va à gauche. Les cartes gardées feront l’argent de ce soir.
lesson-kill-the-unicorns-dyed = { $ruse } : { $unicorn } a une autre couleur. Les ruses changent les points, les couleurs, les totaux, ou qui l’emporte.
lesson-kill-the-unicorns-third-green = { $unicorn } pourrait être votre troisième verte : une collection de 3 ajoute 5. Une carte chacun. Votre 4 est là.
lesson-kill-the-unicorns-last-hunt = La dernière du jour. Ce que vous posez manque jusqu’à demain. Ce que vous gardez fait les courses.
lesson-kill-the-unicorns-market = Les gnomes prennent des cartes Chasse, sans rendre la monnaie. Un achat : des points, une couleur ou du pâté. Le pâté coûte une licorne.
lesson-kill-the-unicorns-carry-on = { $points } points jusqu’ici. Deux arcs-en-ciel entiers feraient gagner aussitôt. Encore trois jours, et ils sont à vous.
