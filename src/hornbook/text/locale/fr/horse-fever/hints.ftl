### What the coach says once in first real games of Horse Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-hf-minimum = Vos points portent votre pari minimum à { $sum }. Qui ne peut pas le payer perd 2 points.
hint-hf-grey = Les cartes grises n’ont pas de lettre. Rien ne les annule.
hint-hf-loan = La Banque prête, et veut davantage à la fin. Qui ne peut pas rembourser est hors jeu.
hint-hf-objective = Piochez 4 objectifs, gardez-en 1, secret : des points pour qui aura seul le plus, ou le moins, de ce qu’il nomme.
hint-hf-horse = Piochez 4 chevaux, gardez-en 1 : il court pour l’écurie où vous l’alignez, avec ses propres talents.
hint-hf-ask = Vous pouvez demander à quelqu’un de vous vendre quelque chose, au double du prix de la Banque. La réponse peut être non.
