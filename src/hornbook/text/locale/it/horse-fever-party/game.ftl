### The Party Game in the registry.

game-horse-fever-party = Horse Fever: Party
    .about = Due scommesse a testa, sei cavalli e un bookmaker a cui non crede nessuno. Da 3 giocatori a uno stadio.
    .score = { $score } D
setting-horse-fever-party-races = corse
    .help = Quante corse si corrono. Chi ospita può smettere dopo ognuna.
setting-horse-fever-party-money = soldi
    .help = Con quanti Danari comincia ognuno, a centinaia. Chi arriva tardi ne ha altrettanti.
setting-horse-fever-party-broke = al verde
    .help = Che ne è di chi non ha più niente da scommettere: guarda, o riceve una nuova dote.
