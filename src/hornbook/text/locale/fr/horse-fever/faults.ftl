### Faults in card files that only Horse Fever finds. Every sentence starts with the line.

card-too-many-blanks = la boîte a { $most } cartes blanches, et en voici une de trop ; enlevez-en une.
card-no-such-effect = « { $effect } » ne veut rien dire dans Horse Fever ; prenez un autre effet.
card-not-hundreds = « { $key } » ne peut pas valoir { $value } ; l’argent va par centaines de Danari.
card-too-many = le paquet « { $deck } » a { $found } cartes ; { $most } au plus sont permises.
card-too-few-plain = le paquet « { $deck } » a { $found } cartes pour toutes les parties ; il en faut au moins { $least }, sans compter celles à étoile ou sans « base ».
card-stable-twice = deux personnages possèdent l’écurie à { $odds } ; une écurie n’a qu’un propriétaire.
