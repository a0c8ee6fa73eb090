### What is asked, and in .help what it means, with the chapter of the rulebook.

## Preparation

question-choose-character = Quel personnage jouez-vous ?
    .help = L’un après l’autre, dans le sens horaire à partir du premier joueur, chacun prend un personnage parmi ceux qui restent. Il apporte de l’argent pour commencer, et une écurie ou un talent pour toute la partie. L’ordre est de notre cru. Règles, cartes Personnage.

## Purchases

question-choose-purchase =
    { $lap ->
        [1] Premier achat : ce sera quoi ?
       *[other] Deuxième achat : ce sera quoi ?
    }
    .help = Deux achats par tour, un à la fois. Objectif, assistant, cheval, écurie : un de chaque par tour, au plus. Acheter à un joueur coûte le double. Les cartes Action s’achètent deux fois. Un cheval demande une écurie. Emprunter compte comme un achat ; passer aussi, et c’est payé. Règles, 1.1.
question-choose-shuffle = Mélanger d’abord les { $deck } ?
    .help = Des cartes ont été remises sous ce paquet, et quelqu’un sait lesquelles. Après mélange, plus personne. Règles, 1.
question-choose-objective = Quel objectif gardez-vous ?
    .help = Il reste face cachée devant vous jusqu’à la fin, et rapporte 2 P.V. si vous êtes l’unique joueur à le remplir. Les autres retournent sous le paquet. Règles, 1.1.
question-choose-assistant = Quel assistant gardez-vous ?
    .help = Les assistants restent face visible et aident à chaque tour. Les autres retournent sous le paquet. Règles, 1.1.
question-choose-horse-card = Quel cheval gardez-vous ?
    .help = Les chevaux restent face visible. À chaque tour, vous pouvez les aligner pour vos écuries. Les autres retournent sous le paquet. Règles, 1.1.
question-choose-swap =
    { $compulsory ->
        [yes] Échanger { $card } contre l’assistant de qui ?
       *[no] Échanger { $card } contre l’assistant de quelqu’un ?
    }
    .help = Vous prenez l’assistant d’un rival et lui laissez celui-ci. Il ne peut ni s’y opposer, ni refaire l’échange. Si vous avez pioché la carte, l’échange est obligatoire. Si vous l’avez achetée, il est facultatif. Règles, 1.1 et cartes Assistant.
question-consider-objective = { $buyer } offre { $price } D pour un de vos objectifs. Vendre ?
    .help = Vous choisissez lequel, et vous ne serez que deux à le savoir. Si vous refusez, { $buyer-within } achètera autre chose. Règles, 1.1.
question-consider-assistant = { $buyer } offre { $price } D pour { $assistant }. Vendre ?
    .help = C’est le double du prix de la Banque, moins les réductions de l’acheteur, et tout est pour vous. Si vous refusez, { $buyer-within } achètera autre chose. Règles, 1.1.
question-consider-horse = { $buyer } offre { $price } D pour { $horse }. Vendre ?
    .help = C’est le double du prix de la Banque, moins les réductions de l’acheteur, et tout est pour vous. Si vous refusez, { $buyer-within } achètera autre chose. Règles, 1.1.
question-consider-stable = { $buyer } offre { $price } D pour votre écurie de { $lane }. Vendre ?
    .help = Le P.V. de l’écurie part avec elle, ses gains aussi. Si vous refusez, { $buyer-within } achètera autre chose. Règles, 1.1.
question-choose-horse = Quel cheval court pour quelle écurie ?
    .help = Une carte Cheval par écurie à vous, à redécider chaque tour, et aucune si vous préférez. Certains déplacent la cotation quand on les aligne, et cela dure. Règles, 1.3.

## Bets

question-choose-first-bet = Premier pari : sur quel cheval ?
    .help = Tout le monde doit parier. Gagnant paie la mise multipliée par la cotation et 3 P.V. si le cheval arrive premier. Placé paie le double et 1 P.V. s’il est parmi les trois premiers. Il y a, par couleur, un jeton Pari de moins que de joueurs. Règles, 2.1.
question-choose-second-bet =
    { $bets ->
        [1] Un deuxième pari ?
       *[other] Un deuxième pari ? Vous pouvez en faire { $bets }.
    }
    .help = Rien n’y oblige. Le pari minimum tient toujours, et nul ne parie deux fois gagnant, ni deux fois placé, sur le même cheval. Règles, 2.3.
question-choose-stake = Combien sur { $lane } { $kind } ?
    .help = Au moins 100 D par P.V. que vous avez, écuries comprises, et jamais moins de 100 D. Une mise perdue est à la Banque. Règles, 2.1.
question-choose-nudge =
    { $rows ->
        [one] Quelle cotation déplacez-vous de { $rows } niveau ?
       *[other] Quelle cotation déplacez-vous de { $rows } niveaux ?
    }
    .help = Une fois tous les premiers paris faits, vous pouvez monter ou descendre une écurie au tableau noir. Elle y reste. Règles, 2.1 et cartes Personnage.
question-choose-card = Quelle carte Action ?
    .help = Chacun joue une carte à la fois, face cachée, jusqu’à ce que toutes soient posées ; on n’en garde aucune. Une bonne et une mauvaise carte de même lettre derrière un même cheval s’annulent. Règles, 2.2.
question-choose-lane = { $card } : derrière quel cheval ?
    .help = Tous sont permis. Vos rivaux voient où vous posez une carte, pas laquelle. Règles, 2.2.

## Race

question-choose-who-was-ahead = Photo-finish entre { $lanes } : qui était devant ?
    .help = Même distance, même cotation, et aucune carte ne tranche. C’est au premier joueur, une place après l’autre. Règles, 3.2.

## Auctions

question-choose-sale = Vendre 1 P.V. à la Banque pour { $price } D ?
    .help = Chaque oui enlève 100 D au prix, et un non vous fait sortir. La dernière voix en lice rend 1 P.V. au prix qu’elle a accepté. Les P.V. des écuries ne se vendent pas. Règles, 4.1.
question-choose-bid = Acheter 1 P.V. à la Banque pour { $price } D ?
    .help = Chaque oui ajoute 100 D au prix, et un non vous fait sortir. La dernière voix en lice paie le prix qu’elle a accepté. Règles, 4.2.

## The end

question-choose-contest-winner = Ex aequo. Le départage : { $contest }. Qui est-ce ?
    .help = Le dé a parlé. Que le premier joueur dise qui l’emporte est de notre cru. Règles, 5.2, tableau des ex aequo.
