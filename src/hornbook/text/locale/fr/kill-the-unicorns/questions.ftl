### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-character = Quel personnage jouez-vous ?
    .help = Chaque personnage a un pouvoir, utilisable une fois par manche, et 8 ruses : 4 que tout le monde a, 4 bien à lui. Les cartes Chasse sont les mêmes pour tous. Règles, 1.
question-place-ruse = Quelle ruse, sous quelle licorne ?
    .help = L’une va face cachée sous une licorne qui en a moins de 2, l’autre est défaussée face visible. La chamane, elle, la garde en main jusqu’à l’ouverture du marché. Personne ne peut la consulter avant qu’on la retourne, pas même vous. Règles, 2.1.
question-open-hunt = Combien de cartes pour cette chasse ?
    .help = Vous êtes premier joueur : posez 1 à 3 cartes Chasse face cachée, et qui veut participer doit en poser autant. Si vous passez, le cor va à gauche, et c’est au suivant de décider. Les cartes posées sont dépensées pour la manche, et ce que vous gardez paie au marché. Règles, 2.2.
question-join-hunt =
    { $cards ->
        [one] Participer à la chasse avec { $cards } carte ?
       *[other] Participer à la chasse avec { $cards } cartes ?
    }
    .help = Exactement autant de cartes que le premier joueur, face cachée, ou aucune. Qui passe ne peut pas avoir cette licorne, même par une ruse. Règles, 2.2.
question-lay-card =
    { $left ->
        [one] Quelle carte ? Encore { $left } à poser.
       *[other] Quelle carte ? Encore { $left } à poser.
    }
    .help = Le plus haut total l’emporte, mais des totaux égaux s’annulent et le suivant gagne. Personne ne voit vos cartes avant que tous aient choisi. Règles, 2.2 et 2.3.
question-choose-ruse = Vous menez. Quelle ruse retourner ?
    .help = Retournez-en une, à l’aveugle : elle agit. L’autre est défaussée sans effet. Règles, 2.3.
question-choose-heir = Qui reçoit la licorne à votre place ?
    .help = La ruse vous oblige à la donner à un autre chasseur, qui devient aussi premier joueur. Règles, 2.3.
question-choose-colour = Quelle couleur pour { $unicorn } ?
    .help = La ruse reste attachée à la licorne, et la couleur aussi, jusqu’à ce qu’un jeton du marché en change. Règles, 2.3.

## Powers

question-choose-rival-to-dare = Le gant : défier un rival ?
    .help = Votre pouvoir, une fois par manche : si vous obtenez tous deux le même total, votre rival est éliminé et vous restez. Un troisième chasseur au même total vous annule encore. Sans égalité entre vous, le pouvoir est perdu. Règles, 2 et 2.3.
question-choose-total-to-foretell = Je le savais : prédire un total ?
    .help = Votre pouvoir, une fois par manche : payez la carte la plus basse de votre main et annoncez un total. Qui l’obtient, une fois les échanges faits, est éliminé. Une ruse peut encore lui donner la licorne. Règles, 2 et 2.3.
question-choose-swap = Caprice royal : échanger une carte ?
    .help = Votre pouvoir, une fois par manche : une des cartes posées revient dans votre main, une autre de votre main prend sa place. Les ruses viennent après. Règles, 2 et 2.3.
question-choose-to-lie-in-wait = À l’affût : capturer la licorne ?
    .help = Votre pouvoir, une fois par manche : plus personne ne peut gagner, elle est donc à vous, telle qu’imprimée. Ses ruses sont gâchées, et vous prenez le cor. Règles, 2 et 2.3.
question-choose-second-ruse = Second avis : faire agir votre ruse à la place ?
    .help = Votre pouvoir, une fois par manche : payez la carte la plus haute de votre main. La ruse retournée s’en va, et celle que vous gardiez agit comme si vous l’aviez posée. Règles, 2 et 2.3.
question-choose-take-back = Bis : reprendre une carte ?
    .help = Votre pouvoir, une fois par manche : reprenez une des cartes posées dans cette chasse. Elle servira dans une autre, ou paiera au marché. Règles, 2.

## The black market

question-go-to-market = Les gnomes ont ouvert. Qu’achetez-vous ?
    .help = Un seul achat par manche, payé avec les cartes Chasse restées en main. Une corne ajoute des points, la poudre une couleur et des points, la barbe à papa une couleur, et un pâté coûte une licorne. Ce qui est acheté ne l’est plus pour les autres. Ensuite, toutes les cartes Chasse reviennent. Règles, 2.4.
question-choose-unicorn =
    { $goods ->
        [pate] Quelle licorne finit en pâté ?
       *[other] Sur quelle licorne ?
    }
    .help = Les jetons se cumulent : la dernière couleur compte, tous les points restent. Une licorne mise en pâté emporte sa ruse et ses jetons. Règles, 2.4.
question-choose-payment = Le prix est de { $price }. Avec quelles cartes payez-vous ?
    .help = Les cartes doivent valoir le prix ou plus, et on ne rend pas la monnaie. Toutes reviennent à la manche suivante. Règles, 2.4.
