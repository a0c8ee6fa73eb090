### What the browser client says by itself. Questions, options and events come from the games.

## Asking and confirming

web-your-turn = À vous
web-sure = c’est bon
# A thing without a name among others of its kind, or one without a sentence: what it is, and what is in it
web-plain-number = { $what } { $number }
web-plain-fact = { $what } : { $value }
# A card that lies face down: "Card: hidden"
web-plain-hidden = cachée
web-pick-first = Choisissez d’abord
web-back = Reposer
web-no-way-back = Après, impossible de revenir : quelque chose sera révélé.
web-amount = Prendre { $amount }
web-less = moins
web-more = plus
web-stake = mise
web-thinking =
    { $names-is ->
        [you] Vous réfléchissez.
       *[other] { $names-count ->
            [one] { $names } réfléchit.
           *[other] Ça réfléchit : { $names }.
        }
    }
web-refused = Cela a été refusé.

## The house

web-menu = Menu
web-play-now = Jouer

## Whether phones can come in

web-reach-here = Pour l’instant, seul cet ordinateur peut entrer.
web-reach-open = Laisser entrer les téléphones
web-reach-means = Toute personne de votre réseau pourra alors ouvrir des tables et s’asseoir à la vôtre. Rien d’autre de cet ordinateur n’est montré.
web-reach-how = Lancez les tables avec « hornbook --lan », et les téléphones pourront scanner une image ici.
web-reach-network = Votre réseau peut entrer.
web-reach-close = Refermer la porte
