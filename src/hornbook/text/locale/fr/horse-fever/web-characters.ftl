### The characters of Horse Fever, Board and Family, in the browser: the deal, the seats, the talents.
### Sums come with their spaces: { $danari } is “5 000”.

## The deal

web-horse-fever-cast = Qui vous êtes ce soir
web-horse-fever-cast-choose = Qui jouez-vous ce soir ?
web-horse-fever-cast-public = La donne est publique : tout le monde peut lire ce que chacun reçoit.
web-horse-fever-cast-dealt = Votre carte
# Several people share the screen; each reads a card of their own.
web-horse-fever-cast-dealt-to = Carte pour { $name }
# For those who only look on.
web-horse-fever-cast-everyone = La compagnie de ce soir
web-horse-fever-cast-next = Prochaine carte : { $name }.
web-horse-fever-cast-being-dealt = on distribue
web-horse-fever-cast-back = Un personnage, face cachée
web-horse-fever-cast-stars = Une étoile, c’est un talent, ou plus d’argent. Les six autres sont cousins : même épingle, moins d’argent, et une écurie chacun.
web-horse-fever-cast-cousins = Les six sont cousins : même épingle, une écurie chacun, et d’autant plus d’argent qu’elle est mal cotée.
web-horse-fever-cast-all = Voir les { $count }
web-horse-fever-cast-fewer = Retour à la donne
web-horse-fever-cast-i-am = Je suis { $character }
web-horse-fever-cast-watch = À table
web-horse-fever-taken-by = { $name }
web-horse-fever-brought-stable = Possède d’emblée l’écurie de { $horse }, à { $odds }. Déjà un point.
web-horse-fever-brought-money = { $danari } et aucun talent. L’argent devra suffire.

## A character in words

web-horse-fever-starts-with = Commence avec
web-horse-fever-own-stable = et l’écurie de { $horse }
web-horse-fever-no-own-stable = et aucune écurie
web-horse-fever-started-with = au début : { $danari }
web-horse-fever-no-talent = Pas de talent, mais l’argent.
web-horse-fever-way = Un bon usage :
web-horse-fever-who-is = { $name } joue
web-horse-fever-you-are = Vous êtes
web-horse-fever-deciding = Décision en cours : { $name }.
web-horse-fever-yours-now = C’est le moment de vous en servir.
web-horse-fever-nudged = { $horse }, de { $before } à { $after }
web-horse-fever-not-used = pas utilisé
web-horse-fever-in-round = Tour { $round }
web-horse-fever-to-table = Retour à la table
web-horse-fever-your-talent = Votre talent
# The price without a discount, for those who do not see that it is struck out.
web-horse-fever-usually = D’habitude { $danari }

## The band on a card: what sets the character apart. $value is its number.

web-horse-fever-band-danari = l’argent, rien que lui
# What a character began with: the stable may be sold later, and its odds move.
web-horse-fever-band-stable = première écurie 1:{ $value }
web-horse-fever-band-extra-bets =
    { $value ->
        [one] { $value } deuxième pari de plus
       *[other] { $value } deuxièmes paris de plus
    }
web-horse-fever-band-nudge =
    { $value ->
        [one] cotation : { $value } niveau
       *[other] cotation : { $value } niveaux
    }
web-horse-fever-band-any-purchase = achète deux fois pareil
web-horse-fever-band-place-reach =
    { $value ->
        [0] placé, comme tous
        [one] placé aussi 4e
       *[other] placé { $value } places plus bas
    }
web-horse-fever-band-action-discount = actions : { $value } de moins
web-horse-fever-band-objective-discount = objectifs : { $value } de moins
web-horse-fever-band-assistant-discount = assistants : { $value } de moins
web-horse-fever-band-horse-discount = chevaux : { $value } de moins
web-horse-fever-band-stable-discount = écuries : { $value } de moins
web-horse-fever-band-pass-danari = passe pour { $value } de plus
web-horse-fever-band-income = { $value } par course
web-horse-fever-band-from-right = { $value } pris à droite
web-horse-fever-band-from-left = { $value } pris à gauche
web-horse-fever-band-point-danari = { $value } par point
web-horse-fever-band-sale-danari = vend { $value } plus cher
web-horse-fever-band-bid-discount = achète { $value } moins cher
web-horse-fever-band-bank-relief = doit { $value } de moins, Banque
web-horse-fever-band-mob-relief = doit { $value } de moins, Pègre

## The same on a chip at the seat, as short as can be

web-horse-fever-chip-danari = { $value }
web-horse-fever-chip-stable = 1:{ $value }
web-horse-fever-chip-extra-bets =
    { $value ->
        [one] +{ $value } pari
       *[other] +{ $value } paris
    }
web-horse-fever-chip-nudge =
    { $value ->
        [one] { $value } niv.
       *[other] { $value } niv.
    }
web-horse-fever-chip-any-purchase = bis
web-horse-fever-chip-place-reach =
    { $value ->
        [0] podium
        [one] 4e aussi
       *[other] +{ $value } places
    }
web-horse-fever-chip-action-discount = −{ $value }
web-horse-fever-chip-objective-discount = −{ $value }
web-horse-fever-chip-assistant-discount = −{ $value }
web-horse-fever-chip-horse-discount = −{ $value }
web-horse-fever-chip-stable-discount = −{ $value }
web-horse-fever-chip-pass-danari = +{ $value }
web-horse-fever-chip-income = +{ $value }
web-horse-fever-chip-from-right = +{ $value }
web-horse-fever-chip-from-left = +{ $value }
web-horse-fever-chip-point-danari = +{ $value }
web-horse-fever-chip-sale-danari = +{ $value }
web-horse-fever-chip-bid-discount = −{ $value }
web-horse-fever-chip-bank-relief = −{ $value }
web-horse-fever-chip-mob-relief = −{ $value }

## A way to use a talent

web-horse-fever-use-danari = misez tôt et gros. Rien d’autre ne viendra tout seul.
web-horse-fever-use-stable = ses primes tombent, quel que soit le parieur. Truquez la course pour elle.
web-horse-fever-use-extra-bets = gardez de l’argent pour les deuxièmes paris ; trois paris, c’est trois chances de points.
web-horse-fever-use-nudge = pariez d’abord gagnant, puis faites descendre cette écurie : c’est la cotation finale qui paie.
web-horse-fever-use-any-purchase = deux objectifs en un tour, avant que les autres en aient un.
web-horse-fever-use-place-reach = pariez placé sur les chevaux qui ne gagnent jamais. Gagnant, c’est pour les autres.
web-horse-fever-use-action-discount = achetez deux paires par tour, et laissez les autres s’interroger.

## A word about each

web-horse-fever-quip-cranio-mercanti = Achète au plus haut et y reste.
web-horse-fever-quip-steve-mcskull = Le deuxième favori est toujours sous-estimé.
web-horse-fever-quip-victor-von-schadel = Un œil sur le cheval, un verre sur la cote.
web-horse-fever-quip-cesar-crane = Peint des chevaux. Rapides, en général.
web-horse-fever-quip-craneo-cervantes = S’attaque aux moulins, et au 1:6.
web-horse-fever-quip-sigvard-skalle = L’outsider des outsiders.
web-horse-fever-quip-antonio-vesuvio = Ne quitte jamais le guichet avec un seul ticket.
web-horse-fever-quip-eric-change = La craie dérape, parfois, de deux niveaux.
web-horse-fever-quip-miss-double = La même chose, je vous prie.
web-horse-fever-quip-miss-paris = Ni en avance, ni en retard. Quatrième lui va bien.
web-horse-fever-quip-oliver-oil = Possède un puits. Mise comme deux.
web-horse-fever-quip-otto-von-alt = Connaît l’imprimeur des cartes depuis l’école.
