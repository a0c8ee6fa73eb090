### Why a bot would do it.

reason-bet-awaits = Pour le pari qui va avec : { $lane } y arrive environ { $percent } fois sur cent.
reason-contract-awaits = Pour un contrat : { $contract } vaut le plus.
reason-magic-awaits = Pour votre magie : { $card } ne demande qu’à être jouée.
reason-gold-awaits = Pour ses { $gold } or.
