### How the things of Kill the Unicorns are called. All names but the six characters are our own.
### An .aside is a joke under the picture; no rule depends on it.

## Colours

colour-none = sans couleur
colour-pink = rose
colour-blue = bleue
colour-green = verte
colour-yellow = jaune

## Characters

character-princess = Princesse
    .aside = Première sur la liste d’attente, et n’aime pas attendre.
character-knight = Chevalier
    .aside = Sans peur, quoique bruyant dans l’escalier.
character-wizard = Magicien
    .aside = Savait que vous le choisiriez.
character-shaman = Chamane
    .aside = Parle au nom des ancêtres. Ils coupent la parole.
character-bard = Barde
    .aside = A une chanson là-dessus. En a une sur tout.
character-huntress = Chasseresse
    .aside = Vous ne l’auriez pas vue non plus.

## Powers, each usable once a round. .text says what they do.

# A power in a list of cards
power-said = { $name }. { $text }
power-dare-rival = Le gant
    .text = Avant que les cartes soient révélées, défiez un rival : à égalité avec vous, il cède.
power-foretell = Je le savais
    .text = Avant la révélation, payez votre carte la plus basse et prédisez un total : qui l’a est éliminé.
power-swap-card = Caprice royal
    .text = Quand les cartes Chasse sont révélées, échangez une des vôtres contre une de votre main.
power-lie-in-wait = À l’affût
    .text = Si les égalités ne laissent aucun vainqueur à une de vos chasses, la licorne est à vous, sans ruse.
power-second-ruse = Second avis
    .text = Gardez votre seconde ruse ; payez votre meilleure carte et elle agit à la place d’une autre.
power-take-back = Bis
    .text = Après une chasse à laquelle vous avez participé, reprenez en main une de vos cartes.

## Goods of the black market

goods-fake-horn = fausse corne
goods-fairy-dust = poudre de fée
goods-cotton-candy = barbe à papa
goods-pate = pâté

## Unicorns: pink

unicorn-porkling = Cochoncorne
    .aside = La corne est collée. Par politesse, personne ne demande.
unicorn-bubblegum-betty = Betty Chewing-Gum
    .aside = Très attachante.
unicorn-blushing-brenda = Brenda Pivoine
    .aside = A entendu ce que vous avez dit d’elle.
unicorn-rosy-cheeks = Joues Roses
    .aside = Toutes les quatre.
unicorn-flamingo-frank = Franck Flamant
    .aside = Tient sur une patte. Tombe. Tient sur une patte.
unicorn-lady-sprinkles = Lady Vermicelle
    .aside = Tient beaucoup au titre.

## Unicorns: blue

unicorn-hogwash = Porcelaine
    .aside = Se dit fille d’un étalon célèbre. Grouine.
unicorn-blueberry = Myrtille
    .aside = Tache.
unicorn-soggy-monday = Lundi Pluvieux
    .aside = Personne ne l’attend. Ponctuel quand même.
unicorn-denim-dan = Denis Denim
    .aside = Total look jean. Il lui faut deux pantalons.
unicorn-baron-sniffle = Baron Reniflard
    .aside = Ce n’est que le rhume des foins. Il vit dans le foin.
unicorn-sapphire-swagger = Saphir la Frime
    .aside = Marche comme s’il y avait de la musique.

## Unicorns: green

unicorn-bog-bacon = Lard des Marais
    .aside = Fumé, par accident, deux fois.
unicorn-minty-toot = Vent de Menthe
    .aside = La cause de tout cela, selon le palais.
unicorn-brussels = Bruxelles
    .aside = Meilleure au beurre.
unicorn-kale-force = Coup de Chou
    .aside = Vent violent, régime équilibré.
unicorn-pickle-prince = Prince Cornichon
    .aside = En bocal depuis l’ancienne dynastie.
unicorn-emerald-ego = Nombril d’Émeraude
    .aside = A apporté son propre miroir.

## Unicorns: yellow

unicorn-honeyed-ham = Jambon au Miel
    .aside = En fait des tonnes. En tranches.
unicorn-slow-butter = Beurre Mou
    .aside = Fond quand on la poursuit.
unicorn-banana-brian = Brian Banane
    .aside = Vous glisse entre les doigts plus souvent qu’on ne croit.
unicorn-mustard-menace = Moutarde Forte
    .aside = Monte droit au nez.
unicorn-saffron-sass = Safran la Pimbêche
    .aside = Hors de prix, et le fait savoir.
unicorn-lemon-diva = Diva Citron
    .aside = N’enlève jamais ses lunettes noires. N’y voit rien.

## Unicorns: the legendary ones, of no colour

unicorn-old-splendid = Vieille Splendeur
    .aside = Était là à la première pièce frappée. Pour l’encaisser.
unicorn-her-sparkliness = Sa Scintillance
    .aside = Sème des paillettes. Vous en retrouverez dans dix ans.
unicorn-grandfather-glitter = Papy Paillettes
    .aside = A connu les arcs-en-ciel en noir et blanc.

## Unicorns: the starters

unicorn-first-crush = Premier Béguin
    .aside = Connaît déjà le chemin de chez vous.
unicorn-wet-paint = Peinture Fraîche
    .aside = C’était écrit dessus.
unicorn-grass-stain = Tache d’Herbe
    .aside = Ne part pas.
unicorn-egg-yolk = Jaune d’Œuf
    .aside = Le meilleur, à l’en croire.
unicorn-plain-jane = Jeanne Tout-Court
    .aside = Portera n’importe quelle couleur, et a un avis sur chacune.
unicorn-paper-bag = Sac en Papier
    .aside = Par souci de vie privée.

## Ruses everyone has

ruse-prize-rosette = Cocarde de concours
    .aside = Premier prix d’un concours à une inscription.
ruse-stink-cloud = Nuage suspect
    .aside = Pas une preuve. Un indice.
ruse-mane-dye = Teinture à crinière
    .aside = Tient soixante lavages. Les licornes ne se lavent pas.
ruse-greased-net = Filet graissé
    .aside = Vous l’aviez. Vous l’aviez, c’est sûr.

## Ruses of the princess

ruse-royal-decree = Décret royal
    .aside = Article 1 : la préséance. Il n’y a pas d’article 2.
ruse-pink-ribbon = Gigantesque nœud rose
    .aside = Quelque part dessous, il y a une licorne.
ruse-noblesse-oblige = Noblesse oblige
    .aside = La générosité, par ordre de la cour.
ruse-court-protocol = Protocole de cour
    .aside = Après vous. Non, vraiment, après moi.

## Ruses of the knight

ruse-single-combat = Combat singulier
    .aside = Un coup chacun. Les amis attendent dehors.
ruse-faithful-squire = Fidèle écuyer
    .aside = Porte la lance, le panier-repas et le coup de grâce.
ruse-blue-caparison = Caparaçon bleu
    .aside = Une couverture avec des armoiries. Ne dites pas couverture.
ruse-rusty-armour = Armure rouillée
    .aside = Impressionnante, tant qu’elle ne bouge pas.

## Ruses of the wizard

ruse-upside-down = Sort à l’envers
    .aside = Lu par le mauvais bout, comme d’habitude.
ruse-zeroes-to-heroes = De zéro à héros
    .aside = Rien, mais avec beaucoup d’aplomb.
ruse-invisible-ink = Encre invisible
    .aside = Vous ne voyez pas ? Justement.
ruse-pig-in-a-poke = Chat en poche
    .aside = La corne s’est décollée dans le sac.

## Ruses of the shaman

ruse-spirit-road = Chemin des esprits
    .aside = Connaissait un raccourci. À travers vous.
ruse-moss-cloak = Manteau de mousse
    .aside = Chaud, humide, et légèrement vivant.
ruse-hungry-ancestors = Ancêtres affamés
    .aside = Ils ne voulaient qu’une bouchée.
ruse-ancestral-pity = Pitié ancestrale
    .aside = Ils aiment les perdants. Ils l’ont tous été.

## Ruses of the bard

ruse-standing-ovation = Ovation debout
    .aside = Il n’y avait pas de chaises.
ruse-empty-seats = Salle vide
    .aside = La critique est venue. Elle est partie la première.
ruse-jesters-hat = Bonnet de bouffon
    .aside = Trois grelots, aucun d’accord.
ruse-hired-claque = Claque à gages
    .aside = Payée au bravo.

## Ruses of the huntress

ruse-pit-trap = Fosse cachée
    .aside = Le vainqueur menait de si loin que nul n’a entendu le cri.
ruse-trophy-wall = Mur des trophées
    .aside = Avec une plaque, ça fait plus gros.
ruse-downwind = Sous le vent
    .aside = Elle a attendu. C’est l’essentiel du métier.
ruse-small-arrows = Des tas de fléchettes
    .aside = Vendues au poids.
