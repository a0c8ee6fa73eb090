### The race, as the browser shows it: for Unicorn Fever and Horse Fever.

## What is said while they run. $lanes are names of racers, joined.

web-race-leads = { $lanes } mène, case { $spot }.
web-race-level = { $lanes } à égalité, case { $spot }.
web-race-bunch = À { $count } sur la même case, { $spot }.
web-race-over-the-line =
    { $count ->
        [one] { $lanes } a passé la ligne.
       *[other] { $lanes } ont passé la ligne.
    }
web-race-ready = Tout le monde est au départ.

## Boards

web-race-odds = Cote
web-race-card-short = carte { $turn }
web-race-nobody = personne
web-race-sprint = Sprint
web-race-sprint-dice = Dés Sprint : { $lanes }
web-race-order = Arrivée
web-race-order-place = { $place } : { $lane }
web-race-order-open = { $place } : à pourvoir
web-race-track = La piste
web-race-racer = Partant
web-race-space = Case
web-race-spot =
    { $spot ->
        [0] au départ
        [12] sur la ligne
       *[other] { $spot }
    }
web-race-spot-beyond = { $beyond } au-delà de la ligne
web-race-home-as = à l’arrivée, { $place }

## Chances

web-race-chance = Chances de victoire
web-race-chance-note = ce qui est public, après chaque carte
web-race-chance-short = ce que sait le public
web-race-start = départ
web-race-percent = { $percent } %
web-race-rest = les autres { $percent }
web-race-chance-said = { $lane } { $percent } %
# For whoever cannot see the picture: web-race-chance-said of every lane, joined by list-then
web-race-chances-said = Chances de victoire : { $chances }
web-race-chances-ask = voir les chances
web-race-chances-hide = cacher les chances
# Of a bet, with what the player can know; $error is half the width of a 95 % interval.
web-race-bet-chance = Réussit { $percent } % ± { $error }
# $sum is gained or lost on average, without its sign.
web-race-bet-average =
    { $sign ->
        [-1] −{ $sum } en moyenne
        [0] ±0 en moyenne
       *[1] +{ $sum } en moyenne
    }
web-race-chance-none = Les bookmakers comptent encore sur leurs doigts.

web-race-chart = Chances
web-race-coming = La prochaine course, d’après ce que vous savez
web-race-to-win = victoire
web-race-to-place = podium
web-race-last = La dernière course

## Bets

web-race-bets =
    { $seat-is ->
        [you] Vos paris
        [none] Paris
       *[other] Paris : { $seat }
    }
web-race-no-bets = Vous n’avez aucun pari dans cette course. Profitez de la vue.
web-race-others = Les autres
web-race-no-other-bets = aucun pari
web-race-bet = { $stake } sur { $lane }, { $kind }
web-race-bet-short = { $kind }, { $stake }
web-race-kind =
    { $kind ->
        [0] gagnant
        [1] anticipé
       *[other] tardif
    }
web-race-bet-odds = cote { $odds }
web-race-bet-running = encore en course
web-race-bet-doomed = ne peut plus gagner
web-race-own = { $lane } est à vous
# The same on a phone, beside the unicorn’s picture.
web-race-own-short = à vous
web-race-own-pays = vous paie sur le podium
web-race-own-past = le podium est à d’autres
web-race-bet-home = { $place } à l’arrivée
web-race-pays = paie
web-race-lost = perdu

## Magic

web-race-magic = Magie
web-race-turned =
    { $count ->
        [one] { $count } carte sous { $lane }.
       *[other] { $count } cartes sous { $lane }.
    }
web-race-played-by = { $seat-by }

## Photo

web-race-photo = Photo-finish
web-race-photo-level =
    { $beyond ->
        [0] Égalité sur la ligne.
       *[other] Égalité, { $beyond } après la ligne.
    }
web-race-photo-odds = Meilleure cote : { $lane }.
web-race-photo-card = { $card } tranche.
web-race-photo-judge = Rien ne les sépare. { $seat } { $seat-has } la cloche, et le dernier mot.
web-race-photo-judged = { $seat } { $seat-has } bien vu. Vraiment très bien vu.
web-race-stamp = D’un naseau
web-race-stamp-open = Dead-heat
web-race-stamp-judged = Vu et juré

## Payout

web-race-payout = Gains
web-race-purse = Bourse
web-race-line-owner = { $lane }, { $place }, à vous
web-race-line-bet = { $lane }, { $kind }
web-race-line-stake = mise { $stake }
web-race-line-lost = perdu { $stake }
web-race-line-contract = Contrat
web-race-line-loan = Prêt des elfes
web-race-line-tax = Taxe de gloire
web-race-all-purses = Toutes les bourses

## Controls

web-race-controls = À quelle vitesse on montre la course
web-race-pause = Pause
web-race-go-on = Reprendre
web-race-skip = Passer
web-race-speed =
    { $speed ->
        [normal] 1×
        [fast] 2×
       *[instant] immédiat
    }

## How a racer is called for the ear: “Bramble, green”

web-race-named = { $lane }, { $colour ->
        [0] verte
        [1] orange
        [2] jaune
        [3] bleue
        [4] violette
       *[5] rouge
    }
