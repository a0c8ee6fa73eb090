### The rules of Unicorn Fever in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-uf-short = En bref
rules-uf-short-counts = Après { $races } courses, le plus de gloire l’emporte. Mais on regarde d’abord les prêts impayés : qui doit le moins à la Pègre Elfique passe devant, gloire ou pas.
    .title = Ce qui compte
rules-uf-short-planning = Avant chaque course, chacun effectue { $actions } actions, une par tour. Prenez le jeton au sommet d’une pile et faites tout ce qu’il dit : signer un contrat, prendre de l’or, parier, parier gagnant ou jouer des cartes Magie. Ce qui est pris l’est jusqu’à la prochaine course : les meilleurs partent les premiers.
    .title = La préparation
rules-uf-short-bets = Un pari gagnant paie la mise multipliée par la cote, et { $win-glory } gloire. Un pari placé anticipé paie le double et { $early-glory } gloire si la licorne est parmi les trois premières ; un placé tardif, à partir de { $late-from } joueurs, le double et { $late-glory } gloire. Chaque jeton n’existe qu’une fois par course.
    .title = Les paris
rules-uf-short-loan = Bourse trop plate ? Un prêt la remplit : { $loan } or maintenant, { $due } à la fin, trois au plus de votre plein gré.
    .title = Prêts
rules-uf-short-magic = Les cartes se posent face cachée sous un couloir ; tous voient où, personne ne voit quoi. Avant la course, on les retourne : une bonne et une mauvaise carte de même lettre s’annulent, et ce qui reste aide ou gêne la licorne.
    .title = La magie
rules-uf-short-race = Une carte Déplacement fait avancer chaque licorne du nombre inscrit sur la ligne de sa cote ; les favorites vont un peu plus vite, en général. Puis { $dice } dés offrent chacun un sprint d’une case. La case { $line } est la ligne d’arrivée. Les plus lentes au Tableau des Cotes sont déchaînées : elles ont une capacité bien à elles.
    .title = La course
rules-uf-short-after = Les propriétaires des trois premières reçoivent { $prize-one }, { $prize-two } et { $prize-three } or. Les paris sont payés. Puis vient la taxe : { $tax } or par gloire que vous possédez, et qui ne peut pas payer emprunte. Les gagnantes montent au Tableau des Cotes : aucune ne reste longtemps une bonne affaire.
    .title = Après la course
rules-uf-short-contracts = Les contrats de deux clans agissent de la signature à la fin : les gnomes comptent, les leprechauns parient, les gobelins trafiquent, les fées enchantent, les sorciers vivent des échecs. Leur gloire imprimée compte à la fin, sans taxe. Pour finir, on rembourse les prêts, et { $exchange } or font { $one } gloire.
    .title = Les contrats et la fin

## setup

rules-uf-setup = Mise en place
rules-uf-setup-start = Chacun commence avec { $start } or et { $hand } cartes Magie, ou { $hand-six } à six joueurs. Or, gloire, prêts, paris et contrats sont publics ; les mains ne le sont pas.
rules-uf-setup-odds = Les jetons Cote sont mélangés puis posés sur le tableau, un par ligne, de x{ $best } pour la plus rapide à x{ $worst } pour la plus lente. La ligne dit à quelle allure court une licorne, et ce que paie un pari gagnant sur elle.
rules-uf-setup-owner = Le premier joueur est tiré au sort et possède la licorne la plus lente ; le suivant, la deuxième plus lente, et ainsi de suite. On garde sa licorne toute la partie, sans obligation de parier sur elle.
rules-uf-setup-clans = Deux des cinq clans s’invitent à la table, tirés au sort ou choisis. Leurs contrats forment un seul paquet, et { $contracts } d’entre eux sont visibles.
rules-uf-setup-tokens = Chaque couloir a un jeton Pari gagnant et un placé anticipé ; à partir de { $late-from } joueurs, un placé tardif aussi. Les jetons Action sont empilés par sorte, A au sommet.

## 1

rules-uf-1 = Préparation
rules-uf-1-turns = À partir du premier joueur et dans le sens horaire, chacun fait une action, puis une autre, jusqu’à ce que tous en aient fait { $actions }. Prenez le jeton au sommet d’une pile, faites ce qu’il dit et gardez-le devant vous.
rules-uf-1-order = Tout ce qui figure sur un jeton est obligatoire, dans l’ordre imprimé : le pari, puis la magie, puis la pioche. Pour un contrat : d’abord le prix, ensuite le contrat.
rules-uf-1-printed = Une pile vide est fermée jusqu’à la manche suivante. Sous l’or et le pari, un effet est imprimé sur le plateau : il est disponible dès que la pile est vide, aussi souvent qu’on veut.
rules-uf-1-impossible = Ce que personne ne pourrait faire ne se choisit pas : un pari sans jeton Pari, un contrat sans contrat, l’un ou l’autre sans l’or ni les prêts pour le payer.

## 1.1

rules-uf-1-1 = Magie
rules-uf-1-1-play = Posez autant de cartes que le jeton le dit, face cachée, sous les couloirs de votre choix : toutes sous le même, ou chacune sous un autre. Les blanches aident, les noires nuisent. Tout le monde voit combien il y en a, où et de qui, personne ne voit lesquelles.
rules-uf-1-1-draw = Puis repiochez aussitôt pour compléter votre main. Si le paquet est vide, on mélange la défausse pour en former un nouveau ; si cela ne suffit pas, votre main reste incomplète.
rules-uf-1-1-all = Vous posez exactement le nombre indiqué, ou toute votre main si elle est plus petite. Une main restée incomplète se remplit à votre prochaine action de magie.
rules-uf-1-1-own = Vous pouvez regarder vos propres cartes cachées quand vous voulez.

## 1.2

rules-uf-1-2 = Paris
rules-uf-1-2-token = Prenez un jeton Pari au bout d’un couloir et posez de l’or dessus. Gagnant : la licorne arrive première. Placé anticipé et placé tardif : elle est parmi les trois premières.
rules-uf-1-2-pays = Un pari gagnant paie la mise multipliée par la cote et { $win-glory } gloire. Un pari placé paie { $place } fois la mise, quelle que soit la cote, et { $early-glory } gloire s’il est anticipé, { $late-glory } s’il est tardif. Votre mise est comprise. Une mise perdue reste à la Banque.
rules-uf-1-2-once = Chaque jeton n’existe qu’une fois par course. Quand quelqu’un l’a, personne d’autre ne peut faire ce pari.
rules-uf-1-2-stake = La mise minimale est de { $least } or. Vous pouvez miser plus que vous n’avez : un prêt vient alors avec. Vous pouvez avoir plusieurs paris sur une même licorne, un par jeton.

## 1.3

rules-uf-1-3 = Gloire sur un pari
rules-uf-1-3-glory = Les jetons Action du pari gagnant ajoutent de la gloire de la Banque à votre pari : { $top-glory } avec A, { $next-glory } avec B. Elle est à vous si le pari est réussi, et repart s’il est perdu.

## 1.4

rules-uf-1-4 = Contrats
rules-uf-1-4-sign = Payez ce que demande le jeton Action et prenez un des contrats visibles. Il agit de la signature à la fin de la partie, et certains valent de la gloire à la fin.
rules-uf-1-4-at-once = Un contrat agit aussitôt, même sur les paris déjà posés.
rules-uf-1-4-moments = Certains contrats ont leur propre moment : échanger sa main avant la première action, regarder sous un couloir avant de jouer sa magie, retirer une carte ou déplacer une cote après la dernière action. On vous le demande dans l’ordre du tour, et vous pouvez refuser.
rules-uf-1-4-aside = Les jetons se réservent à la signature et au début de chaque préparation suivante. Ils ne servent qu’à vous, coûtent tout de même une action ou un pari, et découvrent le suivant de leur pile. Après la course, tout revient en place.

## 1.5

rules-uf-1-5 = Or
rules-uf-1-5-gold = Prenez l’or indiqué sur le jeton, ou payez ce qu’il demande. L’or de votre bourse paie paris, contrats et taxe.

## 1.6

rules-uf-1-6 = La cloche
rules-uf-1-6-bell = Qui prend le jeton du sommet de la pile d’or reçoit aussi la cloche, et devient premier joueur dès que la course commence.

## 2

rules-uf-2 = Course
rules-uf-2-steps = Quatre étapes : la cloche change de main, la magie est révélée, les cartes Déplacement sont mélangées, et les licornes s’élancent.

## 2.1

rules-uf-2-1 = Le premier joueur
rules-uf-2-1-bell = Si la cloche a été prise, elle change de main maintenant. Le nouveau premier joueur tranche les égalités de cette course, est payé en premier et ouvre la manche suivante. Sinon, rien ne change.

## 2.2

rules-uf-2-2 = La magie est révélée
rules-uf-2-2-cancel = On retourne toutes les cartes sous les couloirs. Une positive et une négative de même lettre, sous le même couloir, s’annulent, paire par paire, avant tout autre effet.
rules-uf-2-2-first = Si plusieurs peuvent s’annuler, ce sont les premières posées.
rules-uf-2-2-then = Puis les cartes qui balaient écartent celles de l’autre signe, et celles qui déplacent les cotes agissent : additionnées par couloir, sans sortir du tableau. La capacité d’une licorne déchaînée n’est ni annulée ni balayée.
rules-uf-2-2-several = Si plusieurs effets tombent au même moment, ceux qui remplacent passent d’abord, et de deux qui se contredisent, le plus nuisible ; puis ceux qui ajoutent. Personne ne recule.

## 2.3

rules-uf-2-3 = Le mélange
rules-uf-2-3-shuffle = Les { $movement } cartes Déplacement sont mélangées pour chaque course, et de nouveau si elles viennent à manquer.

## 2.4

rules-uf-2-4 = La course
rules-uf-2-4-turns = Une carte, les dés, la ligne d’arrivée : tour après tour, jusqu’à ce que les six soient arrivées.

## 2.4.1

rules-uf-2-4-1 = Une carte Déplacement
rules-uf-2-4-1-card = Le premier joueur retourne une carte. Elle porte un nombre de { $slow } à { $fast } pour chaque ligne des cotes, et chaque licorne avance du nombre de sa ligne, toutes en même temps.
rules-uf-2-4-1-leading = La tête et la queue de la course se constatent au moment de retourner une carte, parmi celles qui courent encore ; à égalité, cela vaut aussi. Rien de tel à la première carte, et celle qui mène ne s’arrête plus dès qu’une autre est arrivée.

## 2.4.2

rules-uf-2-4-2 = Sprints
rules-uf-2-4-2-dice = Deux dés : chaque licorne tirée avance d’une case de plus, d’une seule en cas de double. Celles arrivées à un tour précédent ne sprintent plus.
rules-uf-2-4-2-gum = Le chewing-gum enlève une case à un sprint. S’il n’y a plus rien à enlever, il attend un autre sprint de cette course.

## 2.4.3

rules-uf-2-4-3 = L’arrivée
rules-uf-2-4-3-line = La case { $line } est la ligne d’arrivée. Toute licorne qui l’a atteinte à la fin d’un tour est arrivée ; s’il y en a plusieurs, la plus avancée passe devant. Après la ligne, il y a des cases à l’infini.
rules-uf-2-4-3-tie = À distance égale, la meilleure cote passe devant. À cote égale, le premier joueur tranche.
rules-uf-2-4-3-magic = La magie qui gagne les égalités passe avant les cotes, celle qui les perd, après ; qui a les deux perd. Le premier joueur tranche une place après l’autre.
rules-uf-2-4-3-stop = Ce qui arrête ou pousse une licorne sur la ligne agit sur le déplacement dû à la carte : d’abord l’arrêt, puis la poussée. Un sprint de ce tour s’y ajoute.

## 3

rules-uf-3 = Résultats
rules-uf-3-steps = Six étapes : la paie, la taxe de gloire, les nouvelles cotes, les déchaînées, les nouveaux contrats, et la course suivante.

## 3.1

rules-uf-3-1 = Jour de paie
rules-uf-3-1-owners = D’abord les propriétaires : { $prize-one }, { $prize-two } et { $prize-three } or pour les trois premières, peu importe qui a parié quoi.
rules-uf-3-1-bets = Puis chaque pari est réglé, dans le sens horaire à partir du premier joueur. Les paris réussis rapportent or et gloire, avec ce qu’ajoutent jetons Action, contrats et licornes déchaînées. Les mises perdues vont à la Banque.
rules-uf-3-1-sum = D’abord la mise, et ce qui compte comme mise, multipliée par la cote que la licorne a maintenant ; puis ce qui s’ajoute. Les gains ne tombent jamais sous zéro.
rules-uf-3-1-contracts = Ce que les contrats rapportent après une course vient ensuite, dans l’ordre du tour, avant la taxe. Les contrats qui paient votre propre magie ne comptent que les cartes qui ont agi : ni annulées ni balayées.
rules-uf-3-1-second = « Second arc-en-ciel » fait réussir un pari gagnant dès la deuxième place. Il est alors payé comme un placé anticipé, avec la gloire posée sur son jeton.
rules-uf-3-1-back = À la fin, tous les jetons reprennent leur place, et la magie sous les couloirs est défaussée.

## 3.2

rules-uf-3-2 = Taxe de gloire et prêts
rules-uf-3-2-tax = Après chaque course, la dernière aussi, chacun paie autant d’or qu’il possède de gloire, ancienne et nouvelle. La célébrité a ses frais.
rules-uf-3-2-printed = La gloire imprimée sur les contrats n’est pas taxée. Celle que les contrats ajoutent aux paris et aux courses l’est.
rules-uf-3-2-loan = Les elfes prêtent { $loan } or à la fois et en veulent { $due } à la fin. Ce n’est pas une action : on emprunte pendant son tour, et qui ne peut pas payer la taxe y est obligé.
rules-uf-3-2-limit = De votre plein gré, vous empruntez { $loans } fois au plus, et ne faites aucune action que seul un prêt de plus pourrait payer. Pour la taxe, les elfes prêtent toujours. Rien ne se rembourse avant la fin.

## 3.3

rules-uf-3-3 = Nouvelles cotes
rules-uf-3-3-move = De la gagnante à la dernière : une licorne mieux classée que son jeton Cote monte d’une ligne, une licorne moins bien classée descend d’une ligne, quel que soit l’écart. Plusieurs peuvent alors partager une ligne, et une ligne peut rester vide.

## 3.4

rules-uf-3-4 = Licornes déchaînées
rules-uf-3-4-fever = La licorne la plus lente du tableau (ou toutes, en cas d’égalité) est déchaînée : elle a une capacité bien à elle à la prochaine course. Les autres sont calmes.
rules-uf-3-4-when = On ne le vérifie qu’après une course. Les cotes que la magie déplace avant une course n’y changent rien.

## 3.5

rules-uf-3-5 = Nouveaux contrats
rules-uf-3-5-show = Les contrats que personne n’a signés sont défaussés, et { $contracts } nouveaux sont révélés.
rules-uf-3-5-few = Le paquet n’est pas remélangé : une fois épuisé, il en vient moins.

## 3.6

rules-uf-3-6 = La course suivante
rules-uf-3-6-marker = Le marqueur Décompte des Courses avance, et une nouvelle manche commence : préparation, course, résultats. Il y en a { $races }. Après la dernière, cotes, licornes et contrats restent tels quels.

## end

rules-uf-end = Fin de la partie
rules-uf-end-repay = Chaque prêt coûte maintenant { $due } or. On rembourse des prêts entiers tant que l’or suffit ; le reste demeure impayé.
rules-uf-end-convert = Puis chaque tranche de { $exchange } or devient une gloire, et la gloire des contrats s’ajoute.
rules-uf-end-ranking = Qui a le moins de prêts impayés est devant, quelle que soit la gloire. Puis le plus de gloire, puis le plus d’or restant. Si tout est égal, on partage la place.

## players

rules-uf-players = À deux et à six
rules-uf-players-two = À deux, on joue sans les jetons B. Avant chaque manche, un dé enlève un jeton Pari gagnant, et un autre lancer un placé anticipé. Les placés tardifs ne servent pas à moins de { $late-from } joueurs.
rules-uf-players-two-back = On lance aussi avant la première manche, et tous les jetons sont revenus avant le lancer suivant.
rules-uf-players-six = À six, la main est de { $hand-six } cartes toute la partie. Si c’est trop long, six joueurs peuvent jouer { $short } courses au lieu de { $races }.

## cards

rules-uf-cards = Toutes les cartes
rules-uf-cards-sources = Le livret ne dit pas ce qui figure sur ses cartes Magie, Contrat et Déplacement. Chaque carte dit d’où vient son texte : des règles, de sources publiques ou de la maison. Les cartes maison sont les nôtres.
rules-uf-cards-own = Vous pouvez écrire vos propres cartes et jouer avec : la page pour cela est dans la maison, et la table signale qu’elles sont en jeu.

## here

rules-uf-here = Jouer ici
rules-uf-here-single = Une question qui n’a qu’une réponse n’est pas posée : on la donne pour vous.
rules-uf-here-turn = Seule la personne interrogée peut répondre, et seulement à ce qui est demandé maintenant. Une réponse trop tardive ne change rien.
rules-uf-here-back = Vous pouvez revenir sur votre dernier choix : de vous-même si cela ne nuit à personne et que rien de caché n’a été montré ; sinon, si tous les autres sont d’accord.
rules-uf-here-seats = Qui arrive après la donne regarde. Qui quitte la table laisse jouer un bot jusqu’à son retour.
rules-uf-here-chance = Les chances affichées à la table se calculent à partir de ce que vous savez : tout ce qui est caché est redistribué, bien des fois. On peut les désactiver avant la donne.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-uf-example-gold = or
rules-uf-example-glory = gloire
rules-uf-example-loans = prêts
rules-uf-example-payout-kind = Pari
rules-uf-example-payout-row = Cote de la licorne
rules-uf-example-payout-stake = Mise
rules-uf-example-payout-place = Elle arrive
rules-uf-example-payout-later = derrière
rules-uf-example-payout-won = { $stake } misés fois { $times } font { $gold } or, votre mise comprise. Le pari rapporte { $glory } gloire ; un jeton Action du pari gagnant en ajouterait.
rules-uf-example-payout-lost = Perdu : les { $stake } or restent à la Banque, et pas de gloire.
rules-uf-example-payout-early = En placé anticipé, la même mise de { $stake } rapporterait { $gold } or et { $glory } gloire, quelle que soit la cote.
rules-uf-example-tax-glory = Votre gloire
rules-uf-example-tax-gold = Votre or
rules-uf-example-tax-paid = La taxe est de { $tax } or. Il vous reste ensuite : { $left }.
rules-uf-example-tax-borrowed = Prêts nécessaires : { $loans }. Les elfes en veulent { $owed } or à la fin.
rules-uf-example-odds-order = Ordre d’arrivée
rules-uf-example-odds-said = Bougent d’une ligne : { $moved } sur six.
rules-uf-example-odds-moves = { $before } → { $after }
rules-uf-example-odds-stays = reste à { $after }
rules-uf-example-odds-fever =
    { $count ->
        [one] Déchaînée ensuite : { $racers }.
       *[other] Déchaînées ensuite, toutes : { $racers }.
    }
rules-uf-example-cancel-laid = Sous un couloir
rules-uf-example-cancel-gone = annulée
rules-uf-example-cancel-stays = agit
rules-uf-example-cancel-said = En action : { $stay } sur { $laid }.
rules-uf-example-turn-next = Retourner une carte et lancer les dés
rules-uf-example-turn-start = Toutes au départ.
rules-uf-example-turn-card = Carte { $turn }, de la meilleure ligne à la pire : { $numbers }.
rules-uf-example-turn-sprint =
    { $count ->
        [0] Personne ne sprinte.
       *[other] Une case de plus pour { $racers }.
    }
rules-uf-example-turn-tie = Égalité, à cote égale : { $racers }. Le premier joueur trancherait.
rules-uf-example-turn-home = arrivée, { $place }
rules-uf-example-turn-spot = case { $spot }
