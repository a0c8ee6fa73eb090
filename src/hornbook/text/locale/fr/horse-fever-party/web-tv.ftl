### The Party on the television and at a desk. Horses are called by the colour of their silk.

## Gathering

web-party-title = Horse Fever
web-party-night = Une soirée aux courses. Apportez un téléphone, oubliez le bon sens.
web-party-few = Encore un, et c’est la foule.
web-party-holding = La tribune tient bon. Elle est prévue pour 300.
web-party-standing-room =
    { $standing ->
        [one] { $players } sont là, dont { $standing } debout.
       *[other] { $players } sont là, dont { $standing } debout.
    }
web-party-point = Visez ici avec le téléphone
web-party-or-type = ou tapez
web-party-room-word = salle
web-party-in =
    { $players ->
        [0] Il n’y a personne
        [one] { $players } est là
       *[other] { $players } sont là
    }
web-party-just-in = À l’instant
web-party-came = { $name } vient d’entrer.
web-party-came-many =
    { $more ->
        [one] { $name } et { $more } autre viennent d’entrer.
       *[other] { $name } et { $more } autres viennent d’entrer.
    }
web-party-every-face = Chaque tête là-haut est un téléphone ici-bas. Le départ est entre les mains de l’hôte : { $host }.
web-party-how-bets = Deux paris
    .text = Gagnant paie six. Placé paie deux.
web-party-how-race = Une course
    .text = Le bookmaker retourne, les chevaux obéissent.
web-party-how-times =
    { $races ->
        [one] { $races } fois
        [2] Deux fois
        [3] Trois fois
        [4] Quatre fois
        [5] Cinq fois
        [6] Six fois
       *[other] { $races } fois
    }
    .text = Gagnez le plus, tenez le livre suivant. Le plus riche gagne.

## Betting

web-party-pays = Gagnant paie six fois la mise. Placé paie le double.
web-party-close = Rien ne va plus dans
web-party-are-in = Bulletins : { $in } sur { $all }
web-party-thinking =
    { $seats-is ->
        [you] Vous réfléchissez encore.
       *[other]
            { $seats-count ->
                [one] { $seats } réfléchit encore.
               *[other] Ça réfléchit encore : { $seats }.
            }
    }
web-party-many-thinking =
    { $count ->
        [one] { $count } réfléchit encore.
       *[other] { $count } réfléchissent encore.
    }
web-party-all-in = Tous les bulletins sont là.
web-party-may-not-bet =
    { $seat-is ->
        [you] Vous tenez le livre et ne pouvez pas parier.
       *[other] { $seat } tient le livre et ne peut pas parier.
    }
web-party-holds =
    { $seat-is ->
        [you] Vous tenez le livre
       *[other] { $seat } tient le livre
    }
web-party-holds-means = retourne les cartes, ne parie pas
web-party-holds-broke = ne parie pas, et ne pourrait pas
web-party-scan = Scannez pour jouer
web-party-sound = Son
web-party-full-screen = Plein écran
web-party-rich = Les fortunes
web-party-form-one = Forme, dernière course. Ne veut rien dire : les six vont à la même vitesse.
web-party-form = Forme, { $races } dernières courses. Ne veut rien dire : les six vont à la même vitesse.
web-party-form-none = Pas encore de forme. Elle ne voudrait rien dire : les six vont à la même vitesse.
web-party-form-short = forme, sans valeur

## The race

web-party-card = carte { $card }
web-party-off = Ils attendent la première carte.
web-party-chance = chances, et qui est dessus
web-party-chance-short = chances, parieurs
web-party-percent = { $percent } %
web-party-nobody = personne
web-party-now = Si ça finissait là
web-party-now-none = Rien n’a bougé. L’argent non plus.
web-party-even-sum = à zéro
web-party-plus = +{ $sum }
web-party-minus = −{ $sum }
web-party-up = { $count } en gain
web-party-even-count = { $count } à zéro
web-party-down = { $count } en perte
web-party-purses =
    { $count ->
        [one] { $count } bourse, un bookmaker
       *[other] { $count } bourses, un bookmaker
    }
web-party-late-type = En retard ? { $address }
web-party-late-room = salle { $code }, dès la course { $race }
web-party-late-over = salle { $code }
web-party-asleep = La table dort. Elle se réveillera avec { $host }.
web-party-lane = { $number } { $horse }, case { $spot }

## A photo finish

web-party-photo = Photo-finish
web-party-photo-both = { $horses }, tous deux en { $spot }
web-party-photo-all = { $horses }, tous en { $spot }
web-party-photo-spot =
    { $beyond ->
        [0] la ligne
       *[other] +{ $beyond }
    }
web-party-photo-if = Si c’est { $horse }
web-party-photo-relief =
    { $seats-is ->
        [you] Vous respirez.
       *[other]
            { $seats-count ->
                [one] { $seats } respire.
               *[other] On respire : { $seats }.
            }
    }
web-party-photo-drinks =
    { $seats-is ->
        [you] La tournée est pour vous.
       *[other]
            { $seats-count ->
                [one] { $seats } paie sa tournée.
               *[other] La tournée est pour : { $seats }.
            }
    }
web-party-photo-count =
    { $count ->
        [one] { $count } pari est payé.
       *[other] { $count } paris sont payés.
    }
web-party-photo-nobody = L’argent de personne. Une affaire d’honneur.
web-party-photo-decides =
    { $seat-is ->
        [you] À vous de dire qui était devant.
       *[other] { $seat } dit qui était devant.
    }
web-party-photo-bribes = Les pots-de-vin ne sont pas dans les règles. Leur interdiction non plus.
web-party-photo-looking =
    { $seat-is ->
        [you] Vous regardez encore.
       *[other] { $seat } regarde encore.
    }
web-party-photo-host-may =
    { $seat-is ->
        [you] En tant qu’hôte, vous pouvez trancher.
       *[other] L’hôte peut trancher : { $seat }.
    }
web-party-photo-place =
    { $place ->
        [1] Pour la victoire.
        [2] Pour la deuxième place.
        [3] Pour la troisième place.
       *[other] Pour la place { $place }. Quelqu’un y tient.
    }

## The payment

web-party-wins = { $horse } gagne
web-party-bank-wins = La banque gagne
web-party-by-nose = d’un naseau. Que quelqu’un vérifie le naseau.
web-party-by-spaces =
    { $spaces ->
        [one] d’une case
        [2] de deux cases
        [3] de trois cases
       *[other] de { $spaces } cases
    }
web-party-first-home = premier au poteau
web-party-who-won = Qui gagne quoi
web-party-who-lost = Qui perd le moins
web-party-stakes-off = mises déjà déduites
web-party-won-some =
    { $winners ->
        [0] Personne n’a rien gagné.
        [one] { $winners } parieur sur { $bettors } a gagné quelque chose.
       *[other] { $winners } parieurs sur { $bettors } ont gagné quelque chose.
    }
web-party-lost-some =
    { $down ->
        [one] { $seat } { $seat-has } perdu { $sum }, avec panache.
       *[other] { $down } ont perdu. Le plus, { $sum } et avec panache : { $seat }.
    }
web-party-lost-none = Personne n’a perdu d’argent.
web-party-bank-walk = La banque a pris { $staked } et payé { $paid }. Elle est sortie prendre l’air.
web-party-bank-fine = La banque a gardé { $kept }. Elle se porte bien.
web-party-bank-even = La banque a pris { $staked } et payé tout autant. Elle y réfléchit.
web-party-more-listed =
    { $count ->
        [one] et { $count } autre, sur son téléphone
       *[other] et { $count } autres, sur leurs téléphones
    }
web-party-gets-book =
    { $seat-is ->
        [you] Le livre est à vous.
       *[other] { $seat } reçoit le livre.
    }
web-party-keeps-book =
    { $seat-is ->
        [you] Vous gardez le livre.
       *[other] { $seat } garde le livre.
    }
web-party-book-why-won =
    { $seat-is ->
        [you] Meilleur gain : vous retournez les cartes à la course { $race }, et ne pariez pas.
       *[other] Meilleur gain : retourne les cartes à la course { $race }, et ne parie pas.
    }
web-party-book-why-lost =
    { $seat-is ->
        [you] Plus petite perte : vous retournez les cartes à la course { $race }, et ne pariez pas.
       *[other] Plus petite perte : retourne les cartes à la course { $race }, et ne parie pas.
    }
web-party-book-why-even =
    { $seat-is ->
        [you] Personne n’a fait mieux : vous retournez les cartes à la course { $race }, et ne pariez pas.
       *[other] Personne n’a fait mieux : retourne les cartes à la course { $race }, et ne parie pas.
    }
web-party-book-why-kept = Personne n’avait parié.
web-party-opens =
    { $seat-is ->
        [you] La course { $race } ouvre quand vous le dites
       *[other] La course { $race } ouvre quand { $seat } le dit
    }
web-party-last-race = C’était la dernière course.
web-party-same-place = comme avant
web-party-climbed =
    { $places ->
        [one] { $places } place de mieux
       *[other] { $places } places de mieux
    }
web-party-fell =
    { $places ->
        [one] { $places } place de moins
       *[other] { $places } places de moins
    }

## The end

web-party-night-won =
    { $seat-is ->
        [you] La soirée est à vous
       *[other] { $seat } remporte la soirée
    }
web-party-night-shared = Soirée partagée : { $seats }
web-party-night-many = { $count } personnes se partagent la soirée
# Who stands on a step of the podium: one or two.
web-party-on-step = { $seats }
web-party-in-place = { $count } à cette place
web-party-record = Et pour les annales
web-party-award-boldest = Pari le plus osé
web-party-award-boldest-part = { $stake } sur { $horse }, sur { $purse }. Gagnant.
web-party-award-boldest-all = { $stake } sur { $horse }. Toute la bourse.
web-party-award-losing-run = Plus longue série noire
web-party-award-losing-run-text =
    { $races ->
        [2] Deux courses. { $seat } : une tradition.
        [3] Trois courses. { $seat } : une tradition.
        [4] Quatre courses. { $seat } : une institution.
        [5] Cinq courses. { $seat } : une institution.
       *[other] { $races } courses. { $seat } : une institution.
    }
web-party-award-luckiest = Plus beau coup de chance
web-party-award-luckiest-text = { $horse }, à { $percent } %. { $seat } { $seat-has } misé { $stake } dessus.
web-party-award-bookmaker = Meilleur bookmaker
web-party-award-bookmaker-text = La banque a gardé { $kept }. Elle enverra des fleurs.
web-party-broke-word = à sec
web-party-another-night = Une autre soirée ?
web-party-stay-put = Restez, vos téléphones suivent.
web-party-stay-count =
    { $players ->
        [one] { $staying } sur { $players } reste, pour l’instant.
       *[other] { $staying } sur { $players } restent, pour l’instant.
    }
web-party-rematch = Une autre soirée
web-party-rest =
    { $count ->
        [one] et { $count } autre, sur son téléphone
       *[other] et { $count } autres, sur leurs téléphones
    }

## At a desk

web-party-race-of = course { $race } sur { $races }
web-party-phase-bet = Paris
web-party-phase-race = Course
web-party-phase-pay = Gains
web-party-rank-of = { $place } sur { $players }
web-party-stand-of = { $place } sur { $players } ; le plus riche gagne
web-party-stand-host = { $place } sur { $players }, hôte ; le plus riche gagne
web-party-your-slip = Votre bulletin
web-party-slip-locked = validé
web-party-slip-empty = Pas de bulletin cette fois
web-party-slip-danari = { $sum } D
web-party-slip-now = Si ça finissait là
web-party-slip-hope = Si { $horse } y arrive
# Instead of what a bet would bring, once it can no longer win.
web-party-bet-lost = perdu
web-party-slip-spot = { $place }, case { $spot }
web-party-slip-space = case { $spot }
web-party-slip-brought = La dernière course
web-party-skip = Abrégeons
web-party-slip-waits = attend la première carte
web-party-noise = Faites du bruit
web-party-you-host = C’est vous qui recevez
web-party-duty-turns =
    { $seat-is ->
        [you] Vous retournez les cartes. Après la course { $race }, vous direz quand ouvre la course { $next }.
       *[other] { $seat } retourne les cartes. Après la course { $race }, vous direz quand ouvre la course { $next }.
    }
web-party-duty-last =
    { $seat-is ->
        [you] Vous retournez les cartes. C’est la dernière course.
       *[other] { $seat } retourne les cartes. C’est la dernière course.
    }
web-party-duty-pay = Tout est payé. À vous de dire quand ouvre la course { $race }.
web-party-duty-over = La soirée est finie. À vous de dire s’il y en a une autre.
web-party-end-after = Finir après celle-ci
web-party-end-keep = Continuer après celle-ci
web-party-ends-after = Cette course est la dernière : c’est vous qui l’avez dit.
web-party-on-tv = Sur une télé
web-party-watching = Vous regardez. Scannez pour jouer, ou pariez sur les meubles.
web-party-qr-show = Faire entrer du monde

## What is said about a race. Short: it is read from across a room. Never about a guest.

web-party-says-lead-1 = { $horse } mène. { $other } n’est pas d’accord.
web-party-says-lead-2 = { $horse } en tête, et il le sait.
web-party-says-lead-3 = Tous après { $horse }. Sans se presser.
web-party-says-lead-4 = { $horse } mène. Il en est le premier surpris.
web-party-says-lead-5 = { $other } a une vue imprenable sur { $horse }.
web-party-says-lead-6 = { $horse } premier. { $other } voudrait lui parler.
web-party-says-lead-7 = Suivez { $horse }. Les autres le font.
web-party-says-lead-8 = { $horse } devant. La banque l’a noté.
web-party-says-lead-9 = À voir { $horse }, on croirait à un plan.
web-party-says-lead-10 = { $other } sent { $horse }. Ce n’est pas un compliment.
web-party-says-lead-11 = { $horse } au grand jour. Enfin, à la lampe.
web-party-says-lead-12 = Devant : { $horse }. Derrière : des avis.

web-party-says-level-1 = Pas un crin entre { $horse } et { $other }.
web-party-says-level-2 = { $horse } et { $other }, oreille contre oreille.
web-party-says-level-3 = Égalité en tête. Respirez.
web-party-says-level-4 = { $horse } regarde à gauche. { $other } à droite.
web-party-says-level-5 = Ils tiendraient sous une seule couverture.
web-party-says-level-6 = { $horse } et { $other } partagent la tête, à contrecœur.
web-party-says-level-7 = Personne ne mène. Le bookmaker transpire.
web-party-says-level-8 = Côte à côte. Pour une fois, la forme disait vrai.
web-party-says-level-9 = { $horse } ? { $other } ? Reposez la question dans une carte.
web-party-says-level-10 = Égalité devant. Tenez vos chapeaux.

web-party-says-last-1 = { $horse } profite du paysage.
web-party-says-last-2 = { $horse } est dernier, et prend son temps.
web-party-says-last-3 = Que quelqu’un prévienne { $horse } : c’est parti.
web-party-says-last-4 = { $horse } a toute la piste pour lui.
web-party-says-last-5 = { $horse } se ménage. Pour quand ?
web-party-says-last-6 = { $horse } laisse les autres se tromper.
web-party-says-last-7 = À l’arrière, { $horse } écrit à sa mère.
web-party-says-last-8 = { $horse } court sa propre course. Il y est en tête.

web-party-says-jump-1 = { $horse } s’est souvenu de quelque chose !
web-party-says-jump-2 = D’où sort { $horse } ?
web-party-says-jump-3 = { $horse } a trouvé une autre vitesse.
web-party-says-jump-4 = { $horse } vole. C’est la carte qui le dit.
web-party-says-jump-5 = Regardez { $horse } ! Quelqu’un a dit avoine.
web-party-says-jump-6 = { $horse } en prend { $count } d’un coup. Frimeur.
web-party-says-jump-7 = { $horse } court comme si la banque le suivait.
web-party-says-jump-8 = { $horse } a un rendez-vous.
web-party-says-jump-9 = C’était { $horse }, pour qui a cligné des yeux.

web-party-says-stall-1 = { $horse } s’arrête pour réfléchir.
web-party-says-stall-2 = { $horse } admire les fanions.
web-party-says-stall-3 = { $horse } a vu une connaissance.
web-party-says-stall-4 = { $horse } attend qu’on dise s’il te plaît.
web-party-says-stall-5 = { $horse } ne bouge pas. C’est un parti pris.
web-party-says-stall-6 = { $horse } a trouvé une pâquerette.
web-party-says-stall-7 = { $horse } lit le programme.
web-party-says-stall-8 = { $horse } pose pour sa statue.

web-party-says-home-1 = { $horse } est arrivé. On a prévenu les autres.
web-party-says-home-2 = C’est { $horse } ! Embrassez le bookmaker.
web-party-says-home-3 = Voilà { $horse }, et voilà tout.
web-party-says-home-4 = { $horse } y est. La banque cherche son chapeau.
web-party-says-home-5 = { $horse } premier ! Les autres peuvent marcher.
web-party-says-home-6 = { $horse } gagne. Il voudrait une carotte.
web-party-says-home-7 = C’est { $horse } ! Depuis le début, c’était { $horse }.
web-party-says-home-8 = { $horse } passe la ligne et cherche le buffet.
web-party-says-home-9 = La ligne à { $horse }. Au tour des autres.

web-party-says-upset-1 = { $horse } ! Personne n’y croyait. Lui non plus.
web-party-says-upset-2 = { $horse } gagne. La banque s’est allongée.
web-party-says-upset-3 = { $horse } ! Lui, entre tous !
web-party-says-upset-4 = Appelez les journaux : { $horse } a gagné.
web-party-says-upset-5 = { $horse } n’avait aucune chance, et l’a saisie.
web-party-says-upset-6 = Les experts avaient tort. { $horse }, non.
web-party-says-upset-7 = { $horse } gagne. Vérifiez la carte. Revérifiez.
web-party-says-upset-8 = { $horse } n’avait pas lu les pronostics.

web-party-says-photo-1 = { $horse } ou { $other } ? Le photographe sait.
web-party-says-photo-2 = Personne ne bouge. Surtout pas les chevaux.
web-party-says-photo-3 = { $horse } et { $other } : une affaire de naseaux.
web-party-says-photo-4 = Le photographe a mérité sa soupe.
web-party-says-photo-5 = Retenez votre souffle. Et vos bulletins.
web-party-says-photo-6 = Deux naseaux, une ligne. Ou l’inverse.
web-party-says-photo-7 = { $other } dit { $other }. { $horse } dit { $horse }.
web-party-says-photo-8 = Rien entre eux, qu’une couche de vernis.

web-party-says-backed-1 = { $count } personnes aiment soudain { $horse }.
web-party-says-backed-2 = { $horse } mène, et { $count } bulletins frémissent.
web-party-says-backed-3 = { $count } amis de { $horse } se lèvent.
web-party-says-backed-4 = Si { $horse } tient, { $count } personnes vont crier.
web-party-says-backed-5 = { $horse } porte { $count } espoirs. Pas étonnant qu’il sue.
web-party-says-backed-6 = { $count } d’entre vous savaient que c’était { $horse }.
web-party-says-backed-7 = { $horse } devant. { $count } personnes se tiennent la main.
web-party-says-backed-8 = La banque en compte { $count } sur { $horse }. Elle recompte.

## What every table says, in this game’s own words

web-goal-horse-fever-party = Le plus riche gagne
web-goal-unit-horse-fever-party = Danari
