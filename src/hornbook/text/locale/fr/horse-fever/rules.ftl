### The rules of Horse Fever, Board and Family in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hf-short = En bref
rules-hf-short-counts = À la fin, le plus de points de victoire (P.V.) l’emporte. Chacun incarne un personnage, avec un pécule de départ et une écurie ou un talent. Paris, écuries et objectifs rapportent des P.V., et on en achète ou en vend aux enchères. Une partie dure de { $rounds-least } à { $rounds-most } tours, selon le nombre de joueurs et la durée choisie.
    .title = Ce qui compte
rules-hf-short-shopping = Chacun achète deux fois par tour : cartes Action, objectif, assistant, cheval, écurie, emprunt, ou rien, ce qui rapporte { $passing } Danari. Les cartes des rivaux s’achètent au double, s’ils sont d’accord. Dans la plupart des paquets, piochez-en { $drawn } et gardez-en { $keep }.
    .title = Les achats
rules-hf-short-bets = Le premier pari est obligatoire, et le minimum grandit avec votre renommée : { $a-point } Danari par P.V. Un pari gagnant paie la mise multipliée par la cotation et { $win-points } P.V. ; un placé paie le double et { $place-points } P.V.
    .title = Les paris
rules-hf-short-short = Qui ne peut pas payer perd { $penalty } P.V. et, sans { $penalty } P.V. à rendre, la partie ; ceux des écuries ne se rendent pas. Le deuxième pari est facultatif.
    .title = À court d’argent
rules-hf-short-rigging = Entre les paris, toutes les cartes Action se posent face cachée derrière les chevaux, une à la fois. Une bonne et une mauvaise de même lettre s’annulent. Les grises, jamais. Vous savez ce que vous avez posé ; les autres devinent.
    .title = Truquer la course
rules-hf-short-race = Chaque carte Mouvement fait avancer tous les chevaux du nombre inscrit à leur cotation, puis les dés en font sprinter deux. La case { $line } est la ligne d’arrivée, et l’ordre y est définitif ; à égalité, la meilleure cotation passe devant, sauf avis contraire d’une carte.
    .title = La course
rules-hf-short-payday = Paris et écuries paient, les cotations suivent le résultat. Puis { $traded } P.V. se vend à la baisse et { $traded } s’achète à la hausse : de l’argent contre la renommée, de la renommée contre l’argent.
    .title = Paiements et enchères
rules-hf-short-end = On rembourse les emprunts ; qui ne peut pas est hors jeu. On retourne les objectifs, et chacun rapporte { $objective } P.V. à qui est seul à le remplir. Puis on compte.
    .title = La fin
rules-hf-short-family-counts = Après la dernière course, le plus de points de victoire (P.V.) l’emporte. Chacun incarne un personnage, avec de l’argent et une écurie, et commence avec { $family-points } P.V. de plus. Ni achats, ni enchères : le plus court chemin pour apprendre.
    .title = Ce qui compte
rules-hf-short-family-bets = À chaque tour, vous recevez { $dealt } cartes Action. Regardez-les, puis pariez : le premier pari est obligatoire, { $a-point } Danari au moins par P.V. que vous avez. Qui ne peut pas payer ne parie pas et perd { $penalty } P.V. ; sans { $penalty } P.V. à rendre, la partie. Celui d’une écurie ne se rend pas.
    .title = Les paris
rules-hf-short-family-pays = Un pari gagnant paie la mise multipliée par la cotation et { $win-points } P.V. si le cheval arrive premier. Un placé paie le double et { $place-points } P.V. s’il est parmi les trois premiers. Une mise perdue va à la Banque. Une fois les cartes posées, vous pouvez parier encore une fois.
    .title = Ce que paient les paris
rules-hf-short-family-rigging = Posez vos cartes face cachée derrière les chevaux de votre choix, une à la fois. Une bonne et une mauvaise de même lettre s’annulent. Puis on retourne tout.
    .title = Truquer la course
rules-hf-short-family-race = Une carte fait avancer chaque cheval du nombre inscrit à sa cotation, et les dés en font sprinter deux. La case { $line } est la ligne d’arrivée. Puis on paie tout le monde, les cotations bougent, et la course suivante commence.
    .title = La course

## preparation

rules-hf-preparation = Préparation
rules-hf-preparation-character = Chacun incarne un personnage : il dit combien de Danari, D en abrégé, vous avez au départ, et quelle écurie ou quel talent.
rules-hf-preparation-chosen = Les personnages sont distribués, ou choisis dans le sens horaire à partir du premier joueur. Ceux à étoile n’entrent en jeu que si la table le veut, et jamais au Family Game.
rules-hf-preparation-odds = Les écuries sont mélangées puis placées au tableau noir, une par ligne, de 1:{ $best } pour la plus rapide à 1:{ $worst } pour la plus lente. La Banque paie et encaisse tout, et n’est jamais à court.
rules-hf-preparation-tokens = Dans chaque couleur, il y a un jeton Pari de moins que de joueurs. Une face dit gagnant, l’autre placé.
rules-hf-preparation-first = Le premier joueur est tiré au sort. La carte passe à gauche après chaque tour.
rules-hf-preparation-rounds = Le tableau 1 dit combien il y a de tours : { $rounds-least } à { $rounds-most }, selon le nombre de joueurs et la durée choisie. À quatre ou cinq, il n’y a pas de partie courte.
rules-hf-preparation-family-point = Au Family Game, chacun commence aussi avec { $family-points } point de victoire, et l’écurie du personnage en apporte un de plus.

## family

rules-hf-family = Family
rules-hf-family-cards = Au lieu d’acheter, chacun reçoit à chaque tour { $dealt } cartes Action de base. Paris et course sont ceux du Board Game, puis la carte Premier Joueur passe à gauche. Il n’y a pas d’enchères.
rules-hf-family-left-out = Les achats, les assistants, objectifs et cartes Cheval, les emprunts et les enchères appartiennent au Board Game. Ici, rien de tout cela.
rules-hf-family-own = Le livret laisse ici les cartes vierges dans la boîte ; avec Hornbook, vous pouvez jouer vos propres cartes Action et Mouvement.

## 1

rules-hf-1 = Achats
rules-hf-1-laps = Chacun achète deux fois : d’abord un achat chacun, dans le sens horaire à partir du premier joueur, puis un autre. Par tour, une carte de chaque sorte ; pour les cartes Action, deux lots.

## 1.1

rules-hf-1-1 = Ce qui s’achète
rules-hf-1-1-actions = Deux cartes Action coûtent { $actions } D. Elles restent dans votre main, cachées, jusqu’aux paris.
rules-hf-1-1-draw = Un objectif, un assistant ou une carte Cheval coûte { $card } D : piochez { $drawn } cartes, gardez-en une, remettez les autres sous le paquet.
rules-hf-1-1-objective = Les objectifs restent face cachée jusqu’à la fin, où ils rapportent des points. Tous voient combien vous en avez, personne ne voit lesquels.
rules-hf-1-1-assistant = Les assistants sont visibles devant vous et aident votre bourse, à chaque tour, jusqu’à la fin de la partie.
rules-hf-1-1-horse = Il faut posséder une écurie pour acheter une carte Cheval. Elle est visible et court pour une de vos écuries.
rules-hf-1-1-stable = Une écurie libre coûte { $stable-least } à { $stable-most } D, selon sa cotation du moment. Elle est à vous jusqu’à la fin et apporte { $stable-points } point qui ne se vend pas.
rules-hf-1-1-loan = Un emprunt est aussi un achat : { $bank } D de la Banque, { $bank-due } à rendre à la fin ; ou { $mob } de la Pègre, { $mob-due } à rendre. Qui ne peut pas rembourser a perdu.
rules-hf-1-1-loans = Un emprunt de chaque sorte par joueur, les deux dans la même phase si l’on veut ; quand les { $loan-cards } cartes de la boîte sont prises, il n’y en a plus.
rules-hf-1-1-pass = Qui n’achète rien reçoit { $passing } D de la Banque, jusqu’à deux fois par tour.
rules-hf-1-1-offer = Vous pouvez aussi acheter à un joueur, pour { $double } fois le prix de la Banque, s’il est d’accord. Qui vend un objectif choisit lequel. Les cartes Action ne se vendent pas.
rules-hf-1-1-offers = Un refus ne coûte rien, et chaque carte ne se demande qu’une fois par achat. Les rabais se déduisent après le doublement. Une écurie emporte son point, et pour acheter un cheval il faut une écurie.
rules-hf-1-1-shuffle = Vous pouvez mélanger un paquet avant d’y piocher. On ne vous le demande que si des cartes ont été remises dessous depuis le dernier mélange ; elles y vont dans un ordre aléatoire.
rules-hf-1-1-swap = Cédric Copieur s’échange contre un assistant d’un autre joueur : obligatoirement s’il est pioché, au choix s’il est acheté à un joueur. Sans autre assistant en jeu, rien ne se passe.

## 1.2

rules-hf-1-2 = Le deuxième achat
rules-hf-1-2-again = Encore une fois, dans le sens horaire à partir du premier joueur. Seules les cartes Action s’achètent une deuxième fois.
rules-hf-1-2-double = Miss Double peut acheter deux fois la même sorte.

## 1.3

rules-hf-1-3 = La ligne de départ
rules-hf-1-3-line = Avant les paris, les propriétaires peuvent poser une carte Cheval sur chacune de leurs écuries. Sans elle, c’est le canasson de l’écurie qui court, sans talent.
rules-hf-1-3-anew = Personne n’y est obligé, et le choix se refait à chaque tour. Les chevaux qui déplacent une cotation le font chaque fois qu’ils s’alignent, avant les paris, et cela reste.

## 2

rules-hf-2 = Paris
rules-hf-2-steps = Un premier pari que chacun doit faire, les cartes Action derrière les chevaux, puis un deuxième pari pour qui veut.

## 2.1

rules-hf-2-1 = Le premier pari
rules-hf-2-1-must = À partir du premier joueur et dans le sens horaire, chacun doit parier : un jeton de la couleur du cheval, s’il en reste, et des Danari dessous. Gagnant : il arrive premier. Placé : il est parmi les trois premiers.
rules-hf-2-1-pays = Un pari gagnant paie la mise multipliée par la cotation, et { $win-points } points. Un pari placé paie { $place } fois la mise, quelle que soit la cotation, et { $place-points } point. Votre mise est comprise ; perdue, elle va à la Banque.
rules-hf-2-1-minimum = Aucun pari ne peut être inférieur à votre minimum : { $a-point } D par point de victoire que vous avez, ceux des écuries compris, et au moins { $least } D.
rules-hf-2-1-short = Qui ne peut pas couvrir le minimum ne fait pas de premier pari et perd { $penalty } points ; qui ne les a pas est hors jeu.
rules-hf-2-1-tokens = Les { $penalty } points doivent être des jetons : le point d’une écurie ne se rend pas. Qui est hors jeu part aussitôt ; ses paris sont nuls, ses écuries libres, et le dernier qui reste gagne.
rules-hf-2-1-nudge = Eric Change peut déplacer une écurie de deux lignes quand tous les premiers paris sont faits, une fois par tour, dans les limites du tableau noir.

## 2.2

rules-hf-2-2 = Truquer la course
rules-hf-2-2-lay = Dans le sens horaire, une carte à la fois, toutes les cartes Action se posent face cachée derrière les chevaux de son choix. Tous voient où, personne ne voit quoi.
rules-hf-2-2-all = Chaque carte doit être jouée dans le tour. Vous pouvez regarder vos propres cartes cachées.

## 2.3

rules-hf-2-3 = Le deuxième pari
rules-hf-2-3-may = Cette fois dans l’autre sens, si bien que le premier joueur parie en dernier : un autre pari, si vous voulez. Le minimum vaut toujours.
rules-hf-2-3-rules = Jamais deux fois le même type de pari sur un cheval. Ici, manquer d’argent ne coûte pas de points, et qui n’a pas fait le premier pari peut faire celui-ci.

## 3

rules-hf-3 = Course
rules-hf-3-steps = Les cartes Action sont révélées, les chevaux courent, tout le monde est payé, et les cotations bougent.

## 3.1

rules-hf-3-1 = Les cartes sont révélées
rules-hf-3-1-cancel = On retourne toutes les cartes Action. Une positive et une négative de même lettre, derrière le même cheval, sont toutes deux défaussées. Les grises n’ont pas de lettre.
rules-hf-3-1-then = Puis agissent les cartes qui en écartent d’autres, puis celles qui déplacent les cotations, additionnées et sans sortir du tableau noir.
rules-hf-3-1-symbols = Le symbole d’une carte Action prend la place de celui du cheval pour le même moment ; les autres talents du cheval restent.

## 3.2

rules-hf-3-2 = La course
rules-hf-3-2-card = Une carte Mouvement porte un nombre de { $slow } à { $fast } pour chaque ligne du tableau noir. Chaque cheval avance du nombre de sa ligne, tous en même temps. La première carte est le départ.
rules-hf-3-2-sprint = Puis deux dés : chaque cheval tiré avance d’une case de plus, d’une seule en cas de double. Ceux déjà arrivés ne sprintent plus.
rules-hf-3-2-line = La première case noire, numéro { $line }, est la ligne d’arrivée. Tout cheval qui l’atteint est arrivé ; s’il y en a plusieurs, le plus avancé passe devant.
rules-hf-3-2-photo = À distance égale, la meilleure cotation gagne la photo-finish. À cotation égale, le premier joueur tranche.
rules-hf-3-2-ties = Les cartes qui gagnent la photo-finish passent avant les cotations, celles qui la perdent, après. La tête et la queue de la course se constatent quand une carte est retournée, à égalité aussi, et qui mène ne s’arrête plus dès qu’un cheval est arrivé.

## 3.3

rules-hf-3-3 = Paiements
rules-hf-3-3-pay = À partir du premier joueur, on paie les paris, puis les écuries : { $prize-one }, { $prize-two } et { $prize-three } D pour les trois premiers. C’est aussi là que les assistants et les chevaux donnent et prennent leur part.
rules-hf-3-3-order = D’abord tous les revenus, puis les amendes et ce que doivent les voisins, dans l’ordre du tour. Les paris sont payés à la cotation de fin de course.
rules-hf-3-3-debt = Qui ne peut pas payer donne ce qu’il a et perd { $penalty } points, ou la partie. Le reste de la dette s’éteint.

## 3.4

rules-hf-3-4 = Nouvelles cotations
rules-hf-3-4-move = Du gagnant au dernier : un cheval mieux classé que sa ligne monte d’une ligne, un cheval moins bien classé descend d’une ligne. Des lignes peuvent être partagées, ou vides.

## 4.1

rules-hf-4-1 = Vente aux enchères à la baisse
rules-hf-4-1-sale = La Banque offre { $opening } D pour un point. Qui refuse sort ; chaque oui baisse l’offre de { $step } D. Le dernier à dire oui vend, au prix de son oui. Les points des écuries ne se vendent pas.

## 4.2

rules-hf-4-2 = Vente aux enchères à la hausse
rules-hf-4-2-bid = Puis la Banque vend un point. Elle demande { $opening } D, et { $step } de plus après chaque oui. Le dernier à dire oui achète, à ce prix.
rules-hf-4-2-alone = Qui ne peut pas payer, ou n’a pas de jeton de point à vendre, passe. Si personne n’a accepté, on interroge encore le dernier. Personne ne vend à moins de { $floor } D.

## 4.3

rules-hf-4-3 = La fin du tour
rules-hf-4-3-left = La carte Premier Joueur et les dés passent à gauche, et le sablier avance.

## 5.1

rules-hf-5-1 = Remboursement des emprunts
rules-hf-5-1-repay = Tous les emprunts doivent être remboursés. Qui ne peut pas a perdu : ni ses points ni ses cartes ne comptent.
rules-hf-5-1-order = On les paie dans l’ordre où ils ont été pris. Si personne ne peut payer, personne ne gagne.

## 5.2

rules-hf-5-2 = Le décompte
rules-hf-5-2-objectives = On retourne les objectifs. Chacun rapporte { $objective } points à qui a seul le plus, ou le moins, de ce qu’il nomme ; le même en double ne compte qu’une fois.
rules-hf-5-2-points = Le plus de points de victoire l’emporte : ceux des paris, des écuries, des objectifs et des enchères.
rules-hf-5-2-draw = À égalité, un dé choisit l’une des six épreuves idiotes. Au Family Game, c’est d’abord le plus riche qui gagne.
rules-hf-5-2-judge = Le premier joueur dit qui a réussi l’épreuve ; s’il y participe, le sort décide.

## cards

rules-hf-cards = Toutes les cartes
rules-hf-cards-actions = Le livret énumère toutes les cartes ; les cartes Mouvement sont celles d’Unicorn Fever. Chaque carte dit d’où vient son texte.
rules-hf-cards-own = La boîte contient { $blanks } cartes vierges. Écrivez les vôtres, et la table signale qu’elles sont en jeu.

## here

rules-hf-here = Jouer ici
rules-hf-here-single = Une question qui n’a qu’une réponse n’est pas posée : on la donne pour vous.
rules-hf-here-impossible = Ce qui est impossible maintenant n’est pas proposé : plus de jeton de cette couleur, plus d’argent, paquet fermé. Appuyez dessus pour savoir pourquoi.
rules-hf-here-turn = Seule la personne interrogée peut répondre, et seulement à ce qui est demandé maintenant. Une réponse trop tardive ne change rien.
rules-hf-here-back = Vous pouvez revenir sur votre dernier choix : de vous-même si cela ne nuit à personne et que rien de caché n’a été montré ; sinon, si tous les autres sont d’accord.
rules-hf-here-seats = Qui arrive après la donne regarde. Qui quitte la table laisse jouer un bot jusqu’à son retour.
rules-hf-here-chance = Les chances affichées à la table se calculent à partir de ce que vous savez : tout ce qui est caché est redistribué, bien des fois.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hf-example-danari = Danari
rules-hf-example-points = points
rules-hf-example-payout-kind = Pari
rules-hf-example-payout-to-win = Gagnant
rules-hf-example-payout-to-place = Placé
rules-hf-example-payout-row = Cotation du cheval
rules-hf-example-payout-stake = Mise
rules-hf-example-payout-place = Il arrive
rules-hf-example-payout-later = derrière
rules-hf-example-payout-won = { $stake } misés fois { $times } font { $danari } D, votre mise comprise. Points en plus : { $points }.
rules-hf-example-payout-lost = Perdu : les { $stake } D restent à la Banque, et pas de points.
rules-hf-example-odds-order = Ordre d’arrivée
rules-hf-example-odds-said = Bougent d’une ligne : { $moved } sur six.
rules-hf-example-odds-moves = { $before } → { $after }
rules-hf-example-odds-stays = reste à { $after }
rules-hf-example-cancel-laid = Derrière un cheval
rules-hf-example-cancel-gone = annulée
rules-hf-example-cancel-stays = agit
rules-hf-example-cancel-said = En action : { $stay } sur { $laid }.
rules-hf-example-turn-next = Retourner une carte et lancer les dés
rules-hf-example-turn-start = Tous au départ.
rules-hf-example-turn-card = Carte { $turn }, de la meilleure ligne à la pire : { $numbers }.
rules-hf-example-turn-sprint =
    { $count ->
        [0] Personne ne sprinte.
       *[other] Une case de plus pour { $racers }.
    }
rules-hf-example-turn-tie = Égalité, à cotation égale : { $racers }. Le premier joueur trancherait.
rules-hf-example-turn-home = arrivé, { $place }
rules-hf-example-turn-spot = case { $spot }
