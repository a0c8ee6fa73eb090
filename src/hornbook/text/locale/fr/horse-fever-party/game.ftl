### The Party Game in the registry.

game-horse-fever-party = Horse Fever : Party
    .about = Deux paris chacun, six chevaux, et un bookmaker que personne ne croit. De 3 joueurs à un stade.
    .score = { $score } D
setting-horse-fever-party-races = courses
    .help = Combien de courses on dispute. L’hôte peut s’arrêter après chacune.
setting-horse-fever-party-money = argent
    .help = Avec combien de Danari chacun commence, par centaines. Les retardataires reçoivent autant.
setting-horse-fever-party-broke = à sec
    .help = Ce que deviennent ceux qui n’ont plus de quoi parier : ils regardent, ou reçoivent une nouvelle mise de départ.
