### Why something cannot be done: what is wrong and what is allowed, in one sentence.

refusal-with-rule = { $reason } (Règles : { $rule }.)

## Choices

refusal-no-such-option = Il n’y a pas d’option { $choice } : elles vont de 0 à { $last }.
refusal-no-such-lesson = Il n’y a pas de leçon « { $lesson } » : il y a { $allowed }.
refusal-not-a-number = { $choice } n’est pas un choix : un choix est un nombre entier.
refusal-not-an-option =
    Cela n’est pas proposé : choisissez parmi { $count ->
        [0] les sommes permises
       *[other] les { $count } options
    }.
refusal-not-in-span =
    { $choice } n’est pas permis : dites une somme de { $low } à { $high }{ $step ->
        [1] { "" }
       *[other] , par pas de { $step }
    }.
refusal-not-your-turn = Ce n’est pas votre tour : quelqu’un d’autre choisit.
refusal-game-over = La partie est finie : il n’y a plus rien à choisir.
refusal-stale-choice = La question est passée : la partie en est à la { NUMBER($current, useGrouping: 0) }, pas à la { $number }.
refusal-beyond-reveal = On ne peut rien essayer au-delà d’une carte à retourner : faites d’abord les choix d’avant.

## Sitting down and thinking again, at any game that allows it

refusal-not-open = Personne ne peut s’asseoir maintenant : attendez que la porte se rouvre.
refusal-table-full = La table est pleine : elle a { $most } places.
refusal-not-the-next-seat = La place { NUMBER($seat, useGrouping: 0) } ne peut pas se prendre : la prochaine libre est la { NUMBER($next, useGrouping: 0) }.
refusal-not-without-you = Personne ne peut laisser filer une course maintenant.
refusal-nothing-to-take-back = Il n’y a rien à reprendre : on ne change sa réponse que tant que d’autres réfléchissent.
