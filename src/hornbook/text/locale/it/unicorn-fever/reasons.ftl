### Why a bot would do it.

reason-bet-awaits = Per la scommessa che porta: { $lane } ce la fa circa { $percent } volte su cento.
reason-contract-awaits = Per un contratto: { $contract } vale più di tutti.
reason-magic-awaits = Per la tua magia: { $card } ha voglia di essere giocata.
reason-gold-awaits = Per i suoi { $gold } oro.
