### What is said of Horse Fever's Board and Family games before one of them is loaded.

game-horse-fever-board = Horse Fever: Board
    .about = Compri scuderie, cavalli, assistenti e qualche favore, trucchi la corsa, ci scommetti e metti all’asta il tuo buon nome.
    .score = { $score } PV
setting-horse-fever-board-characters = personaggi
    .help = Dati a sorte, o scelti uno dopo l’altro in senso orario dal primo giocatore.
setting-horse-fever-board-length = durata
    .help = Quanti turni si giocano.
setting-horse-fever-board-stars = stelle
    .help = Gioca anche con le carte con la stella, per chi conosce il gioco.
game-horse-fever-family = Horse Fever: Family
    .about = Due carte Azione per turno, due scommesse e una corsa. La via breve per capire quanto vale un cavallo.
    .score = { $score } PV
setting-horse-fever-family-characters = personaggi
    .help = Dati a sorte, o scelti uno dopo l’altro in senso orario dal primo giocatore.
setting-horse-fever-family-length = durata
    .help = Quante corse si corrono.

## Setting up a game

refusal-no-quick-game = In { $seats } non c’è partita rapida: scegli normale o lunga.
# Where the rulebook says so; shown by refusal-with-rule.
rule-table-1 = Tabella 1

## Cards of one’s own: their kinds, and what stands on them

blank-action = Carta Azione
blank-assistant = Assistente
blank-objective = Obiettivo
blank-horse = Cavallo
blank-character = Personaggio
blank-field-kind = colore
blank-field-cumulative = si somma a uno sprint del cavallo
blank-field-discards = butta via
blank-field-fine = multa per chi ci ha scommesso
blank-field-base = anche nel Family
blank-field-star = per chi conosce il gioco
blank-field-swap = si scambia subito
blank-field-danari = Danari per cominciare
blank-field-stable = scuderia per cominciare
blank-field-income = Danari dopo ogni corsa
blank-field-counts = per quanti cavalli vale
blank-field-fewest = conta il meno, non il più
blank-field-measure = che cosa si confronta
