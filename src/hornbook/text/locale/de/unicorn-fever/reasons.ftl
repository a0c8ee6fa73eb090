### Why a bot would do it.

reason-bet-awaits = Für die Wette, die dazugehört: { $lane } schafft das in etwa { $percent } von hundert Fällen.
reason-contract-awaits = Für einen Vertrag: { $contract } ist am meisten wert.
reason-magic-awaits = Für deine Zauberkarten: { $card } will gespielt werden.
reason-gold-awaits = Für die { $gold } Gold.
