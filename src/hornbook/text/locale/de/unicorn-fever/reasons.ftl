### Why a bot would do it.

reason-bet-awaits = Wegen der Wette dazu: { $lane } schafft das in etwa { $percent } von hundert Fällen.
reason-contract-awaits = Wegen eines Vertrags: { $contract } ist am meisten wert.
reason-magic-awaits = Wegen deiner Zauberkarten: { $card } will gespielt werden.
reason-gold-awaits = Wegen der { $gold } Gold.
