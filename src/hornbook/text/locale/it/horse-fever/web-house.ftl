### What the pages of the house say of Horse Fever, Board and Family: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-horse-fever = Horse Fever
    .line = 1928. Pista dritta, tutto il resto storto.
web-mode-horse-fever-board = Board
web-mode-horse-fever-family = Family
web-time-horse-fever-board = 90 min
web-time-horse-fever-family = 30 min

## Values of its settings, and on its cards

web-value-quick = Rapida
web-value-normal = Normale
web-value-long = Lunga
web-value-special = Speciale
web-value-nothing = Niente
web-value-stables = Scuderie
web-value-assistants = Assistenti
web-value-horses = Cavalli
web-value-objectives = Obiettivi
web-value-danari = Danari
web-value-points = Punti vittoria
web-value-stable =
    { $value ->
        [0] Nessuna
       *[other] 1:{ $value }
    }

## What may be wrong with a card, said beside the field

web-fault-not-hundreds = I soldi vanno a centinaia di Danari.
web-fault-too-many-blanks = La scatola ha { $most } carte vuote, copie comprese, e questa è una di troppo.
web-fault-too-many = Sono { $found } carte in tutto; ce ne stanno al massimo { $most }.
web-fault-too-few-plain = Senza quelle per chi conosce il gioco sono { $found } carte; il mazzo ne vuole almeno { $least }.
web-fault-stable-twice = Due personaggi possiedono la scuderia a { $odds }. Cambia il personaggio della casa per liberarla.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-horse-fever-board-1 = Vince chi ha più punti vittoria (PV) alla fine. Ognuno è un personaggio, con dei soldi per cominciare e una scuderia o un talento. I punti vengono da scommesse, scuderie e obiettivi, e alle aste si comprano e si vendono. Una partita ha da 3 a 10 turni di gioco, secondo i giocatori e la durata scelta.
    .title = Che cosa conta
    .asks = choose-character
web-learn-horse-fever-board-2 = Ognuno compra due volte per turno: carte Azione, un obiettivo, un assistente, un cavallo, una scuderia, un prestito, o niente in cambio di 400 Danari. Le carte dei rivali si comprano al doppio, se accettano. Da quasi tutti i mazzi se ne pescano 4 e se ne tiene 1.
    .title = Acquisti
    .asks = choose-purchase choose-shuffle choose-objective choose-assistant choose-horse-card choose-swap consider-objective consider-assistant consider-horse consider-stable choose-horse
web-learn-horse-fever-board-3 = La prima scommessa è obbligatoria, e il minimo cresce con la tua fama: 100 Danari per ogni PV. Vincente paga la puntata moltiplicata per la quotazione, più 3 PV; piazzato paga il doppio e 1 PV. Chi non può pagare perde 2 PV, e senza 2 PV da consegnare la partita; i PV delle scuderie non si consegnano. Una seconda scommessa è facoltativa.
    .title = Scommesse
    .asks = choose-first-bet choose-second-bet choose-stake
web-learn-horse-fever-board-4 = Fra le scommesse tutte le carte Azione vanno coperte dietro i cavalli, una alla volta. Buone e cattive con la stessa lettera si annullano. Le grigie mai. Tu sai che cosa hai messo; gli altri tirano a indovinare.
    .title = Truccare
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-board-5 = Ogni carta Movimento fa avanzare ogni cavallo del numero della sua riga, poi i dadi fanno sprintare due cavalli. La casella 12 è il traguardo, e l’ordine di arrivo è definitivo; in parità vince la riga più alta, se nessuna carta dice altro.
    .title = La corsa
    .asks = choose-who-was-ahead
web-learn-horse-fever-board-6 = Scommesse e scuderie pagano, le quotazioni si spostano con il risultato. Poi 1 PV si vende all’asta al ribasso e 1 si compra al rialzo: soldi in cambio di fama, fama in cambio di soldi.
    .title = Paga e asta
    .asks = choose-sale choose-bid
web-learn-horse-fever-board-7 = Si rendono i prestiti; chi non può è fuori gioco. Gli obiettivi si scoprono e portano 2 PV l’uno, se li raggiunge uno solo. Poi si conta.
    .title = La fine
    .asks = choose-contest-winner

web-learn-horse-fever-family-1 = Vince chi ha più punti vittoria (PV) dopo l’ultima corsa. Ognuno è un personaggio con dei soldi e una scuderia, e comincia con 1 PV in più. Niente negozi, niente aste: la via breve per imparare.
    .title = Che cosa conta
    .asks = choose-character choose-contest-winner
web-learn-horse-fever-family-2 = In ogni turno ricevi 2 carte Azione. Guardale, poi scommetti: la prima scommessa è obbligatoria, almeno 100 Danari per ogni PV che hai. Chi non può pagarla non scommette e perde 2 PV; senza 2 da consegnare, la partita. Il PV di una scuderia non si consegna.
    .title = Scommesse
    .asks = choose-first-bet choose-stake
web-learn-horse-fever-family-3 = Vincente paga la puntata moltiplicata per la quotazione, più 3 PV, se il cavallo è primo. Piazzato paga il doppio e 1 PV se è fra i primi tre. Una puntata persa è della banca. Messe giù le carte puoi scommettere ancora una volta.
    .title = Quanto pagano
    .asks = choose-second-bet
web-learn-horse-fever-family-4 = Metti le tue carte coperte dietro i cavalli che vuoi, una alla volta. Buone e cattive con la stessa lettera si annullano. Poi si girano tutte.
    .title = Truccare
    .asks = choose-card choose-lane choose-nudge
web-learn-horse-fever-family-5 = Una carta fa avanzare ogni cavallo del numero della sua riga, e i dadi ne fanno sprintare due. La casella 12 è il traguardo. Poi si paga, le quotazioni si spostano, e comincia la corsa seguente.
    .title = La corsa
    .asks = choose-who-was-ahead
