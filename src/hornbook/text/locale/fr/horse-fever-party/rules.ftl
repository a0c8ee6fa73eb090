### The rules of the Party in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hp-short = En bref
rules-hp-short-counts = De { $fewest } joueurs à tout un stade. Chacun joue sur son téléphone, la course passe à la télé. À la fin, le plus riche gagne.
    .title = Ce qui compte
rules-hp-short-bets = Avant chaque course, tout le monde fait deux paris en même temps : un gagnant, un placé, { $unit } Danari au moins chacun. Le même cheval peut servir aux deux.
    .title = Les paris
rules-hp-short-pays = Gagnant paie { $win } fois la mise, placé { $place } fois. Personne ne voit vos paris avant que le dernier bulletin soit remis.
    .title = Ce que paient les paris
rules-hp-short-bookmaker = Un joueur est bookmaker : il retourne les cartes, tranche les égalités et ne parie pas. Les six chevaux vont à la même vitesse : ni cotations, ni dés, ni excuses. Le plus gros gagnant devient le prochain bookmaker.
    .title = Le bookmaker
rules-hp-short-going = L’hôte peut mettre fin à la soirée après chaque course. Qui arrive tard reçoit la même somme de départ ; qui est à sec reçoit une nouvelle mise de départ, ou regarde, si l’hôte est sévère. Sans bulletin remis à temps, on laisse filer la course.
    .title = Allées et venues

## preparation

rules-hp-preparation = Préparation
rules-hp-preparation-money = Chacun reçoit la même somme : { $money } Danari, D en abrégé, sauf avis contraire de l’hôte. La Banque paie et encaisse, et n’est jamais à court.
rules-hp-preparation-deck = On n’utilise que les cartes Mouvement de base. Avec elles, les six chevaux vont à la même vitesse : il n’y a donc pas de cotations, et ce qui a gagné avant ne vous dit rien.
rules-hp-preparation-bookmaker = Un joueur est bookmaker : il retourne les cartes, tranche les égalités et ne parie pas. Le premier est tiré au sort.
rules-hp-preparation-players = De { $fewest } joueurs à { $most }. Qui arrive tard s’assied pendant les paris ou entre deux courses, avec la somme de départ.

## bets

rules-hp-bets = Paris
rules-hp-bets-two = Chacun, sauf le bookmaker, fait deux paris : un placé, un gagnant. Le même cheval peut servir aux deux.
rules-hp-bets-slip = Tous parient en même temps, et personne ne voit un bulletin avant que le dernier soit remis. D’ici là, vous pouvez reprendre le vôtre.
rules-hp-bets-stake = Au moins { $unit } D chacun, par centaines ; le pari placé doit laisser { $unit } D pour l’autre.
rules-hp-bets-only = S’il ne vous reste que { $unit } D, vous faites un seul pari, placé ou gagnant.
rules-hp-bets-out = Qui est absent, ou n’a pas remis de bulletin à temps, laisse filer la course et garde tout son argent. Personne ne parie au nom d’un invité.

## race

rules-hp-race = La course
rules-hp-race-card = Le bookmaker retourne une carte après l’autre. Elle porte un nombre par couloir, celui du haut pour le plus à gauche, et tous avancent en même temps. Il n’y a pas de dés.
rules-hp-race-line = La case { $line } est la ligne d’arrivée. Si plusieurs la passent sur une même carte, le plus avancé est devant.
rules-hp-race-tie = À distance égale, c’est la photo-finish. Le bookmaker dit qui était devant, une place à la fois. Les pots-de-vin ne sont pas dans les règles.

## payment

rules-hp-payment = Paiement
rules-hp-payment-pays = Un pari placé paie { $place } fois la mise si le cheval est parmi les trois premiers, un pari gagnant { $win } fois s’il arrive premier. La mise est comprise ; perdue, elle va à la Banque.
rules-hp-payment-next = Le livre passe à qui a gagné le plus à cette course, ou perdu le moins. À égalité, le sort décide.
rules-hp-payment-broke = Qui ne peut plus parier reçoit une nouvelle mise de départ avant la course suivante, ou regarde si l’hôte en a décidé ainsi.

## end

rules-hp-end = La fin
rules-hp-end-races = L’hôte dit combien il y a de courses et peut arrêter après chacune. C’est aussi fini quand personne, sauf le bookmaker, n’a plus d’argent.
rules-hp-end-rich = Le plus riche gagne, et à fortune égale on partage la place. Le livret ne nomme pas de vainqueur : le but y est de s’amuser ensemble.

## cards

rules-hp-cards = Toutes les cartes
rules-hp-cards-deck = Le paquet de base a { $movement } cartes Mouvement. Jusqu’à { $blanks } des vôtres peuvent s’y joindre.

## here

rules-hp-here = Jouer ici
rules-hp-here-turn = Seule la personne interrogée peut répondre, et seulement à ce qui est demandé maintenant. Une réponse trop tardive ne change rien.
rules-hp-here-back = Un bulletin peut changer jusqu’à ce que le dernier soit remis. Ce que tous ont vu ne change plus.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hp-example-danari = Danari
rules-hp-example-payout-kind = Pari
rules-hp-example-payout-to-win = Gagnant
rules-hp-example-payout-to-place = Placé
rules-hp-example-payout-stake = Mise
rules-hp-example-payout-place = Il arrive
rules-hp-example-payout-later = derrière
rules-hp-example-payout-won = { $stake } misés fois { $times } font { $danari } D, votre mise comprise.
rules-hp-example-payout-lost = Perdu : les { $stake } D restent à la Banque.
