### A finished game looked over.

web-review = Analyse
web-review-open = Analyser la partie
# $winners: who won, $score: the winner's
web-review-note =
    { $winners-count ->
        [0] { $game }, et personne n’a gagné
        [one] { $game }, victoire avec { $score } : { $winners-within }
       *[other] { $game }, victoire avec { $score } chacun : { $winners-within }
    }
web-review-busy = Un bot rejoue tout. Lentement, et en haussant les sourcils.
web-no-review = Rien à analyser
    .help = Cette partie n’a pas de choix qu’on puisse peser. On peut tout de même la revoir.

## The chart and its moments

web-review-curve = Chances de victoire, coup par coup
web-review-pin = Moment { $number }
web-review-no-moments = Les moments qui ont compté seront nommés ici.
web-review-no-choice = Ce qu’on aurait pu faire d’autre sera montré ici, choix par choix.
web-review-moments =
    { $count ->
        [0] Aucun moment
        [1] Un moment
        [2] Deux moments
        [3] Trois moments
        [4] Quatre moments
        [5] Cinq moments
       *[other] { $count } moments
    }
# A short answer after its question: “Behind which horse? Black”.
web-review-answer = { $question } { $option }
# $round: “Race 2”
web-review-by-luck = { $round } : la chance
web-review-by-choice = { $round } : un choix fait { $seat-by }
web-review-earlier = Avant
web-review-later = Après
web-review-see = Le voir sur la table
web-review-before = avant
web-review-after = après
web-review-change = écart

## One decision

web-review-could = ce qui s’offrait { $seat-to }
web-review-afterwards = chances de gagner la partie ensuite
web-review-amount = Miser { $amount }
# $said: what was chosen, $amount: how much was staked on it
web-review-with = { $said }, { $amount }
web-review-usual = le jeu solide
web-review-best = meilleur trouvé
web-review-played = joué
web-review-why = Pourquoi
web-review-first = Rien de mieux n’a été trouvé.
web-review-same = Aussi bon que le meilleur trouvé : l’écart est inférieur à l’erreur, { $error }.
web-review-worse = Chances sur cent : { $played } après ce coup joué { $seat-by }, { $best } après le meilleur trouvé.
web-review-steady =
    { $gain ->
        [0] Un jeu solide aurait valu { $share } sur cent : autant.
       *[other] Un jeu solide aurait valu { $share } sur cent.
    }
web-review-known = Ne compte que ce qui était visible pour { $seat-within }. Tout le reste a été redistribué, de très nombreuses fois.
web-review-cost = Coût de ce coup
web-review-points = points sur cent
web-review-good = bon
web-review-tally = Coups joués { $seat-by } qui ont coûté 3 ou moins : { $good } sur { $all }.

## Luck and skill

web-review-luck-and-skill = Chance et talent
web-review-luck = chance
web-review-choices = choix
web-review-score = points
web-review-adds-up = En points sur cent. Un jeu solide, avec une chance moyenne, gagne { $even } parties sur cent à cette table. Les choix, c’est ce que chacun a gagné ou perdu par rapport à lui ; le reste, c’est la chance, et les autres.
web-review-chose-best = { $seat } { $seat-has } le mieux choisi. Le reste, c’est la météo.
