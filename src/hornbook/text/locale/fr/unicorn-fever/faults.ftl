### Faults in card files that only Unicorn Fever finds. Every sentence starts with the line.

card-too-few-clans = une partie demande des contrats de { $least } clans au moins.
card-empty-stack = la pile « { $stack } » n’a pas de jeton ; chaque pile en demande au moins un qui ne soit pas imprimé.
card-no-printed-gold = il manque un jeton Or imprimé sans contrat ; il doit toujours y avoir de l’or à prendre.
card-bet-and-contract = un jeton apporte un pari ou un contrat, pas les deux.
