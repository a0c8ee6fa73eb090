### Why a bot would do it.

reason-bet-awaits = For the bet that goes with it: { $lane } does it about { $percent } times in a hundred.
reason-contract-awaits = For a contract: { $contract } is worth the most.
reason-magic-awaits = For your magic: { $card } wants to be played.
reason-gold-awaits = For its { $gold } gold.
