### Faults in card files that only Unicorn Fever finds. Every sentence starts with the line.

card-too-few-clans = una partita vuole contratti di almeno { $least } clan.
card-empty-stack = la pila «{ $stack }» non ha segnalini; ogni pila ne vuole almeno uno che non sia stampato.
card-no-printed-gold = manca un segnalino Oro stampato senza contratto; dell’oro da prendere deve esserci sempre.
card-bet-and-contract = un segnalino porta una scommessa o un contratto, non tutti e due.
