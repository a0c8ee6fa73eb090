### The rules of Kill the Unicorns in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-ku-short = En bref
rules-ku-short-counts = Après { $rounds } jours, le plus de points l’emporte. Deux arcs-en-ciel complets font gagner sur-le-champ.
    .title = Ce qui compte
rules-ku-short-ruses = Chaque jour, { $hunts } licornes attendent en ligne. Chacun pioche { $drawn } ruses, en glisse une face cachée sous une licorne et défausse l’autre, face visible. Seule la chamane la garde. Une ruse change les points, la couleur, les totaux, ou à qui revient la bête.
    .title = Les ruses
rules-ku-short-hunt = Licorne après licorne, le premier joueur pose { $least-cards } à { $most-cards } cartes Chasse face cachée, ou passe le cor. Qui suit doit en poser autant. Le plus haut total l’emporte, mais les égalités s’annulent et le suivant gagne. S’il ne reste personne, la licorne s’enfuit.
    .title = La chasse
rules-ku-short-turning = Le vainqueur retourne une des ruses posées dessous, à l’aveugle, et elle agit. Parfois, la licorne change alors de main. Qui la reçoit est le prochain premier joueur.
    .title = Retourner la ruse
rules-ku-short-market = Après la quatrième chasse, les gnomes ouvrent. Les cartes que vous n’avez pas jouées paient un seul objet : une fausse corne pour des points, de la poudre de fée ou de la barbe à papa pour une couleur, ou un pâté, qui coûte une licorne. Ensuite, chacun récupère toutes ses cartes.
    .title = Le Marché Noir
rules-ku-short-points = Chaque licorne vaut ses étoiles. { $size-two }, { $size-three }, { $size-four } ou { $size-five } d’une même couleur ajoutent { $set-two }, { $set-three }, { $set-four } ou { $set-five } ; une de chaque couleur, un arc-en-ciel, ajoute { $rainbow }. La meilleure répartition est calculée pour vous.
    .title = Les points
rules-ku-short-characters = Chaque personnage a un pouvoir, une fois par jour, et { $own-ruses } ruses bien à lui. On vous le demande le moment venu, dans une chasse à laquelle vous participez. Les cartes Chasse sont les mêmes pour tous : chacun peut compter ce que les autres ont dépensé.
    .title = Les personnages

## setup

rules-ku-setup = Mise en place
rules-ku-setup-character = Chacun incarne un personnage, choisi dans le sens horaire à partir du premier joueur ou distribué ; chacun n’existe qu’une fois. Il apporte un pouvoir, { $hunt-cards } cartes Chasse et { $ruses } ruses.
rules-ku-setup-cards = Les cartes Chasse sont les mêmes pour tous. Ce que quelqu’un a dépensé, tout le monde peut le compter.
rules-ku-setup-starter = Chacun reçoit une licorne de départ, face visible : la première du troupeau. Les autres sont défaussées.
rules-ku-setup-market = Le Marché Noir reçoit une fausse corne et un pâté par joueur, et de la poudre de fée et de la barbe à papa des quatre couleurs.
rules-ku-setup-first = Le premier joueur est tiré au sort et a le cor.

## 2

rules-ku-2 = Le jour
rules-ku-2-day = Une partie dure { $rounds } jours. Chaque jour, { $hunts } licornes attendent dans la clairière et sont chassées une par une, de gauche à droite. Puis le marché ouvre.
rules-ku-2-power = Chaque pouvoir sert une fois par jour. On vous le demande le moment venu.
rules-ku-2-powers = Les pouvoirs sont de notre cru, la plupart des cartes aussi. Un pouvoir n’agit que dans une chasse à laquelle on participe.

## 2.1

rules-ku-2-1 = Ruses
rules-ku-2-1-place = Chacun pioche { $drawn } ruses. À partir du premier joueur, chacun en glisse une face cachée sous une licorne qui en a moins de { $most-ruses }.
rules-ku-2-1-discard = L’autre est défaussée, face visible.
rules-ku-2-1-memory = Une fois posée, une ruse ne se consulte plus, même pour qui l’a posée. Tous savent de qui elle vient.
rules-ku-2-1-shaman = La chamane garde l’autre ruse jusqu’à l’ouverture du marché.

## 2.2

rules-ku-2-2 = La chasse
rules-ku-2-2-open = Le premier joueur pose { $least-cards } à { $most-cards } cartes Chasse face cachée.
rules-ku-2-2-join = Qui participe doit en poser autant, dans le sens horaire. Qui a trop peu de cartes doit passer.
rules-ku-2-2-pass = Qui passe garde ses cartes, et ne peut plus avoir cette licorne.
rules-ku-2-2-horn = Si le premier joueur passe, le cor va à gauche, et le suivant dit combien de cartes il faut.
rules-ku-2-2-alone = Qui chasse seul gagne, même avec rien. Si tous passent, la licorne s’enfuit, et le cor revient à qui l’avait avant la chasse.

## 2.3

rules-ku-2-3 = À qui elle revient
rules-ku-2-3-show = Les cartes sont révélées. Le plus haut total gagne.
rules-ku-2-3-tie = Les totaux égaux s’annulent, et le meilleur resté seul l’emporte.
rules-ku-2-3-flee = Si aucun total ne reste seul, la licorne s’enfuit, et ses ruses sont défaussées sans effet.
rules-ku-2-3-ruse = Le vainqueur retourne la ruse sous la licorne ; s’il y en a deux, l’une des deux, à l’aveugle. Elle agit, l’autre non.
rules-ku-2-3-heir = Une ruse peut changer les totaux ou le vainqueur. La licorne va alors au nouveau.
rules-ku-2-3-recount = Quand une ruse change les totaux, tous sont recomptés et les égalités s’annulent de nouveau ; si tout s’annule, le vainqueur reste. Qui a passé ne peut jamais gagner, qui était à égalité le peut.
rules-ku-2-3-who = Sur une ruse, « premier », « dernier », « à gauche » et « le moins » s’entendent parmi ceux qui chassent. À nombre égal de licornes : le premier dans l’ordre du tour.
rules-ku-2-3-stays = Les ruses qui changent points ou couleur restent avec la licorne, où qu’elle aille. Les autres sont défaussées.
rules-ku-2-3-caught = Qui reçoit la licorne est premier joueur à la chasse suivante. Si personne ne la reçoit, le premier joueur reste.

## powers

rules-ku-powers = Pouvoirs
rules-ku-powers-knight = Le gant, chevalier : avant que les cartes soient révélées, défiez un rival. À égalité entre vous deux, il cède et sort de la chasse.
rules-ku-powers-wizard = Je le savais, magicien : payez votre carte la plus basse et prédisez un total, pas le vôtre, avant la révélation. Qui le montre sort de la chasse.
rules-ku-powers-princess = Caprice royal, princesse : quand les cartes sont révélées, échangez une des vôtres contre une de votre main.
rules-ku-powers-huntress = À l’affût, chasseresse : si les égalités ne laissent personne dans une chasse à laquelle vous participez, la licorne est à vous, telle qu’elle est imprimée.
rules-ku-powers-shaman = Second avis, chamane : payez votre carte la plus haute, et la ruse gardée agit à la place de celle qui a été retournée.
rules-ku-powers-bard = Bis, barde : après une chasse à laquelle vous avez participé, reprenez en main une de vos cartes.
rules-ku-powers-order = Dans une chasse, ils viennent dans cet ordre : défier, prédire, échanger, affût, second avis, bis. Deux semblables : dans le sens horaire à partir du premier joueur.

## 2.4

rules-ku-2-4 = Le Marché Noir
rules-ku-2-4-open = Après la dernière chasse du jour, chacun peut acheter un objet, le premier joueur d’abord.
rules-ku-2-4-pay = Payez avec les cartes Chasse qui vous restent en main. On ne rend pas la monnaie.
rules-ku-2-4-token = Ce que vous achetez va aussitôt sur une de vos licornes. Les autres ne l’auront plus : le marché n’est pas regarni.
rules-ku-2-4-horn = Une fausse corne ajoute { $horn } points à une licorne et coûte { $horn-price }.
rules-ku-2-4-dust = La poudre de fée ajoute { $dust } points et change la couleur. Elle coûte { $dust-price }.
rules-ku-2-4-candy = La barbe à papa change la couleur. Elle coûte { $candy-price }.
rules-ku-2-4-pate = Un pâté coûte { $pate-price } et une de vos licornes, avec sa ruse et ses jetons. Il vaut ce qui est écrit dessus.
rules-ku-2-4-prices = Les prix sont les nôtres.
rules-ku-2-4-stack = Les jetons s’empilent : la dernière couleur compte, tous les points restent. Sans cartes Chasse ou sans licorne, on n’achète rien.
rules-ku-2-4-recover = Puis toutes les cartes Chasse reviennent en main, et le jour suivant commence.

## 3

rules-ku-3 = Points
rules-ku-3-stars = Après le jour { $rounds }, comptez les étoiles de vos licornes, puis ce que ruses, jetons et pâtés ajoutent ou enlèvent.
rules-ku-3-sets = Les licornes d’une couleur forment une collection : deux, trois, quatre ou cinq rapportent { $set-two }, { $set-three }, { $set-four } ou { $set-five } points. Les légendaires n’ont pas de couleur tant que le marché ne leur en donne pas.
rules-ku-3-rainbow = Une de chaque couleur est un arc-en-ciel : { $rainbow } points. Une licorne compte dans un arc-en-ciel ou dans une collection, jamais dans les deux.
rules-ku-3-split = La meilleure répartition est calculée pour vous ; à valeur égale, celle qui a le plus d’arcs-en-ciel. Les licornes en trop d’une couleur commencent une nouvelle collection.
rules-ku-3-two = { $rainbows } arcs-en-ciel complets font gagner sur-le-champ.
rules-ku-3-end = Le plus de points l’emporte.
rules-ku-3-level = À égalité de points, le plus de licornes l’emporte ; sinon on partage la place. Si plusieurs achèvent leurs arcs-en-ciel en même temps, tous gagnent.

## cards

rules-ku-cards = Toutes les cartes
rules-ku-cards-sources = La feuille de règles ne montre pas toutes les cartes. Chacune dit d’où vient son texte : des règles, de sources publiques ou de la maison.
rules-ku-cards-own = Vous pouvez écrire vos propres licornes et ruses, et la table signale qu’elles sont en jeu.

## here

rules-ku-here = Jouer ici
rules-ku-here-single = Une question qui n’a qu’une réponse n’est pas posée : on la donne pour vous.
rules-ku-here-impossible = Ce qui est impossible maintenant n’est pas proposé. Appuyez dessus pour savoir pourquoi.
rules-ku-here-turn = Seule la personne interrogée peut répondre, et seulement à ce qui est demandé maintenant. Une réponse trop tardive ne change rien.
rules-ku-here-back = Vous pouvez revenir sur votre dernier choix : de vous-même si cela ne nuit à personne et que rien de caché n’a été montré ; sinon, si tous les autres sont d’accord.
rules-ku-here-seats = Qui arrive après la donne regarde. Qui quitte la table laisse jouer un bot jusqu’à son retour.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-ku-example-points = points
rules-ku-example-herd-rainbow = Un arc-en-ciel
rules-ku-example-herd-set = Collection { $colour } de { $size }
rules-ku-example-herd-points = { $points } points
rules-ku-example-herd-said = Collections et arcs-en-ciel font { $points } points.
rules-ku-example-herd-more = Une { $colour } de plus ajouterait { $points }.
rules-ku-example-ties-one = Ada
rules-ku-example-ties-two = Basile
rules-ku-example-ties-three = Chloé
rules-ku-example-ties-won = { $hunter } a le meilleur total resté seul : { $total }.
rules-ku-example-ties-flees = Aucun total ne reste seul : la licorne s’enfuit.
rules-ku-example-ties-wins = reçoit la licorne
rules-ku-example-ties-cancels = annulé
rules-ku-example-ties-loses = trop peu
