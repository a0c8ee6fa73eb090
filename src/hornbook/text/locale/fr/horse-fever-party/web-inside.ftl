### The Party on phones, once one is in; the television and the desk use some of it, too.

## Waiting for the start

web-party-you-are-in = Vous y êtes
web-party-closed = La soirée avait commencé sous d’anciennes règles, et a été close en l’état. Une nouvelle repart du début.
web-party-are-in-the-room =
    { $players ->
        [0] Personne encore. Il faut bien un début.
        [one] Vous ouvrez le bal. Il faut bien quelqu’un.
       *[other] { $players } sont là.
    }
web-party-and-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
web-party-host-says = { $host }, aux commandes, donnera le départ.
web-party-soon = L’hôte donnera le départ.
web-party-way-in = Les autres entrent par { $address }
web-party-deal = Commencer à { $players }
web-party-need = À trois, c’est une soirée

## Coming late

web-party-have-seat = vous avez une place
web-party-in-from = Dès la course { $race }
web-party-left-without = La course { $race } a commencé sans vous. Vos { $money } D, non. Les paris ouvrent quand elle sera payée.
web-party-running = au galop
web-party-running-card =
    { $card ->
        [0] au départ
       *[other] en course, carte { $card }
    }
web-party-payout = Paiements
web-party-payout-means = sur tous les téléphones
web-party-your-bets = vos deux paris
web-party-open-after = Paris après la course { $race }
web-party-next-night = Pour la prochaine soirée
web-party-next-night-means = La dernière course a commencé sans vous. Vous aurez une place dès qu’il y aura une autre soirée.
web-party-meanwhile = En attendant
web-party-the-race = La course
web-party-at-the-start = Au départ
web-party-leads =
    { $spaces ->
        [one] { $horse } d’une longueur
       *[other] { $horse } de { $spaces }
    }
web-party-level =
    { $count ->
        [2] Deux en tête, à égalité
        [6] Les six à égalité
       *[other] { $count } en tête, à égalité
    }
web-party-is-home = { $horse } est arrivé

## Betting

web-party-race = Course { $race }
# Beside the purse, on one line: $place is “2nd”.
web-party-rank = { $place } ; le plus riche gagne
web-party-win = Gagnant
web-party-win-means = premier, rien d’autre
web-party-place = Placé
web-party-place-means = premier, deuxième ou troisième
web-party-win-back = { $horse } premier
web-party-place-back = { $horse } dans les trois
web-party-back = { $sum } à toucher
web-party-pick = Choisissez un cheval
web-party-half = ½
web-party-all = tout
web-party-less = moins sur { $bet }
web-party-more = plus sur { $bet }
web-party-stake = { $sum } D
web-party-of-purse-here = { $sum } sur vos { $purse }. Secret jusqu’à la course.
web-party-of-purse = { $sum } sur vos { $purse }. Ensuite, regardez la télé.
web-party-lock = Valider les deux paris
web-party-lock-one = Valider le pari
web-party-missing-place = Choisissez le placé
web-party-missing-win = Choisissez le gagnant
web-party-too-much = Ensemble, c’est plus que votre bourse
web-party-one-bet = De quoi faire un pari. Choisissez bien.

## Waiting and watching

web-party-locked = Vos paris sont enregistrés.
web-party-change = Les changer
web-party-still = { $count ->
        [one] { $count } réfléchit encore.
       *[other] { $count } réfléchissent encore.
    }
web-party-on-place = { $sum } sur { $horse } placé
web-party-on-win = { $sum } sur { $horse } gagnant
web-party-watch = Les yeux sur la télé.
web-party-out = Pas de bulletin, pas de pari.
web-party-out-means = Vous laissez filer cette course. Votre bourse n’a rien remarqué.
web-party-bet-after-all = Parier quand même
web-party-cheer = Faites du bruit, c’est gratuit
web-party-noise-cheer = bravo
web-party-noise-clap = chapeau
web-party-noise-gasp = oh
web-party-noise-laugh = rires
web-party-noise-groan = sanglots
web-party-gained = +{ $sum } D
web-party-lost = −{ $sum } D
web-party-even = Ni gain, ni perte
web-party-paid-out = La course est payée.
web-party-purse-empty = à sec
web-party-broke = À sec
web-party-broke-fresh = Regardez, criez, patientez : une nouvelle mise de départ arrive avant la prochaine course.
web-party-broke-watch = Regardez, criez, et soutenez le cheval d’un autre.
web-party-wait-host = L’hôte décide s’il y a encore une course.
web-party-host-opens = Course { $race } au signal. Au micro : { $host }.
web-party-you-hold-next =
    { $why ->
        [won] Meilleur gain de la course : le livre est à vous. Vous retournez les cartes, et ne pariez pas.
        [lost] Plus petite perte de la course : le livre est à vous. Vous retournez les cartes, et ne pariez pas.
        [even] Personne n’a fait mieux : le livre est à vous. Vous retournez les cartes, et ne pariez pas.
       *[kept] Personne n’avait parié : le livre reste à vous. Vous retournez les cartes, et ne pariez pas.
    }

## The bookmaker

web-party-book = Vous tenez le livre
web-party-book-means = Le livre est à vous pour cette course : vous ne pariez pas, vous retournez les cartes.
web-party-turn = Retourner une carte
web-party-turn-next = Carte { $card }. La salle attend.
web-party-in-stead = { $name } dort sur le livre. En tant qu’hôte, vous pouvez continuer.
web-party-tie = Qui était devant ?
web-party-tie-means = Ils ont franchi la ligne ensemble. Touchez-les dans l’ordre.
web-party-tie-lock = C’est le bon ordre
web-party-tie-again = Recommencer

## The host

web-party-another = Encore une course ?
web-party-next = Course suivante
web-party-last = C’était la dernière
web-party-more-time = +30 s

## The end

web-party-night-over = La soirée est finie
web-party-room-races =
    { $races ->
        [one] salle { $code }, { $races } course
       *[other] salle { $code }, { $races } courses
    }
web-party-of-players = sur { $players }, { $name }
web-party-on-the-night = { $sum } sur la soirée
web-party-even-night = à zéro sur la soirée
web-party-your-purse = Votre bourse
web-party-richest = { $name } : { $money }
web-party-start = début
web-party-best-title = Sommet, course { $race }
web-party-best-won = { $horse }, { $place }. Vous le saviez.
web-party-best-even = { $horse }, { $place }. Tout est revenu.
web-party-best-lost = { $horse }, { $place }. Ç’aurait pu être pire. Ça l’a été.
web-party-worst-title = Gouffre, course { $race }
web-party-worst-won = { $horse }, { $place }. Certains appellent cela une mauvaise soirée.
web-party-worst-even = { $horse }, { $place }. Rien de perdu, que du temps.
web-party-worst-lost = { $horse }, { $place }. Il avait pourtant le physique.
web-party-held-book =
    { $count ->
        [one] Vous avez tenu le livre { $count } fois.
       *[other] Vous avez tenu le livre { $count } fois.
    }
web-party-bank-kept =
    { $count ->
        [one] Course { $race }, la banque a gardé { $sum }. Elle l’a remarqué.
       *[other] La banque a gardé { $sum } en tout. Elle l’a remarqué.
    }
web-party-bank-level =
    { $count ->
        [one] Course { $race }, la banque a fini à zéro. Elle n’a pas l’habitude.
       *[other] La banque a fini à zéro. Elle n’a pas l’habitude.
    }
web-party-bank-paid =
    { $count ->
        [one] Course { $race }, la banque a payé { $sum } de plus qu’elle n’a pris. Elle l’a remarqué.
       *[other] La banque a payé en tout { $sum } de plus qu’elle n’a pris. Elle l’a remarqué.
    }
web-party-stay = Rester, rejouer
web-party-leave = Partir
web-party-stay-so-far = Vous restez. Pour l’instant : { $staying } sur { $players }.

## Sound

web-party-hear = Cloche et tic-tac

## Trouble

web-party-offline = La ligne est coupée. Votre place est gardée.
web-party-refused = Cela n’a pas marché. Rien n’a changé.

## Where one is asked or waits, and what is told there

web-party-page-title = { $page } · Horse Fever Party
web-party-place-bets = Vos paris
web-party-place-others = Les autres parient
web-party-place-soon = Bientôt
web-party-told-opened = Course { $race }. Les paris sont ouverts.
web-party-told-closed = Rien ne va plus. { $total } D sont sur les chevaux.
web-party-told-heat = Sur la ligne en même temps : { $lanes }.
web-party-told-paid =
    { $way ->
        [up] Vos paris ont rapporté { $sum } D. Vous avez { $money } D.
        [down] Vos paris ont coûté { $sum } D. Vous avez { $money } D.
       *[even] Ni gain, ni perte. Vous avez { $money } D.
    }
# Who had nothing left and starts anew.
web-party-told-fresh = Vous recevez une nouvelle mise de départ de { $money } D.
# $names: of one or more; $known is none, where there are too many to know them all.
web-party-told-won =
    { $known ->
        [none] La soirée est finie. Le plus riche a { $money } D.
       *[all] La soirée est finie. Victoire : { $names }, avec { $money } D.
    }
