### The Party's door, as a phone has it: all that it loads before one is in. Keep it short.

## Coming in

web-party-box = Horse Fever
web-party-room = { $code }
web-party-room-host = { $code }, chez { $host }
web-party-many-in = { $players } ici
web-party-name = Votre nom
web-party-letters = { $length } sur { $most }
web-party-face = Votre tête
web-party-face-dealt = au hasard ; touchez pour changer
web-party-face-number = tête { $number }
web-party-you-get = Vous recevez { $money } D.
web-party-you-get-means =
    { $races ->
        [one] Deux paris, { $races } course. Gardez cette page ouverte : la télé fait le reste.
       *[other] Deux paris par course, { $races } courses. Gardez cette page ouverte : la télé fait le reste.
    }
# The choice of a language in a corner: read aloud only
web-party-language = Langue
web-party-no-account = Ni compte, ni appli. On part quand on veut.
web-party-enter = Entrer
web-party-enter-as = Entrez, { $name }

## Closed doors

web-party-no-room = Il n’y a pas de salle { $code }
web-party-no-room-means = Relisez les lettres sur la télé. Il n’y a pas de voyelles.
web-party-letters-of-room = Les lettres
web-party-go-there = Y aller
web-party-shut = La salle { $code } est fermée
web-party-shut-means = L’hôte ne laisse plus entrer personne. Frappez chez l’hôte, puis sur ce bouton.
web-party-full = La salle { $code } est pleine
web-party-full-means = Toutes les places sont prises. La télé est à tout le monde.
web-party-no-answer = La salle { $code } ne répond pas
web-party-no-answer-means = Ce téléphone est-il sur le même réseau que la télé ?
web-party-not-in = La salle { $code } n’ouvre pas encore
web-party-not-in-means = Réessayez dans un instant.
web-party-part-missing = Un morceau de cette page n’est pas arrivé. Votre place est gardée.
web-party-try-again = Réessayer

## Gone

web-party-bye = Attention à la marche
web-party-bye-means = Votre place est libre. Les chevaux demanderont de vos nouvelles.
web-party-come-back = Tout bien réfléchi, je reste
