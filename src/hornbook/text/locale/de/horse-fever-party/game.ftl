### The Party Game in the registry.

game-horse-fever-party = Horse Fever: Party
    .about = Zwei Wetten je Rennen, sechs Pferde und ein Buchmacher, dem niemand glaubt. Für 3 Leute bis zum vollen Stadion.
    .score = { $score } D
setting-horse-fever-party-races = Rennen
    .help = Wie viele Rennen gelaufen werden. Der Host darf nach jedem aufhören.
setting-horse-fever-party-money = Geld
    .help = Mit wie vielen Danari alle beginnen, in Hundertern. Wer später kommt, bekommt gleich viel.
setting-horse-fever-party-broke = Pleite
    .help = Was mit Leuten passiert, die nichts mehr zu setzen haben: Sie sehen zu, oder sie bekommen neues Startgeld.
