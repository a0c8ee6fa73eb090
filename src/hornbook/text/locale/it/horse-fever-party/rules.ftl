### The rules of the Party in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hp-short = In breve
rules-hp-short-counts = Da { $fewest } giocatori a uno stadio intero. Ognuno gioca con il telefono, la corsa è in televisione. Alla fine vince chi è più ricco.
    .title = Che cosa conta
rules-hp-short-bets = Prima di ogni corsa tutti fanno insieme due scommesse: una vincente, una piazzato, almeno { $unit } Danari l’una. Possono essere sullo stesso cavallo.
    .title = Scommesse
rules-hp-short-pays = Vincente paga { $win } volte la puntata, piazzato { $place } volte. Nessuno vede le tue scommesse finché non è consegnata l’ultima schedina.
    .title = Quanto pagano
rules-hp-short-bookmaker = Uno tiene il banco, gira le carte, decide i pareggi e non scommette. I sei cavalli sono ugualmente veloci: niente quotazioni, niente dadi, niente scuse. Il prossimo bookmaker è chi ha vinto di più.
    .title = Il bookmaker
rules-hp-short-going = Chi ospita può chiudere il Party dopo ogni corsa. Chi arriva tardi riceve gli stessi soldi di partenza; chi è al verde riceve una nuova dote, o guarda, se chi ospita non fa sconti. Chi non consegna una schedina in tempo lascia passare la corsa.
    .title = Arrivi e partenze

## preparation

rules-hp-preparation = Preparazione
rules-hp-preparation-money = Tutti ricevono gli stessi soldi: { $money } Danari, D in breve, se chi ospita non dice altro. La banca paga e incassa, e non finisce mai i soldi.
rules-hp-preparation-deck = Si usano solo le carte Movimento di base. Con queste i sei cavalli sono ugualmente veloci: non ci sono quotazioni, e quello che ha vinto prima non ti dice niente.
rules-hp-preparation-bookmaker = Uno tiene il banco: gira le carte, decide i pareggi e non scommette. Il primo si estrae a sorte.
rules-hp-preparation-players = Da { $fewest } giocatori a { $most }. Chi arriva tardi si siede durante le scommesse o fra due corse, con i soldi di partenza.

## bets

rules-hp-bets = Scommesse
rules-hp-bets-two = Tutti tranne il bookmaker fanno due scommesse: una piazzato, una vincente. Possono essere sullo stesso cavallo.
rules-hp-bets-slip = Tutti scommettono insieme, e nessuno vede una schedina finché non è consegnata l’ultima. Fino ad allora puoi ritirare la tua.
rules-hp-bets-stake = Almeno { $unit } D ciascuna, a centinaia; la piazzato deve lasciare { $unit } D per l’altra.
rules-hp-bets-only = Se hai solo { $unit } D fai una scommessa sola, piazzato o vincente.
rules-hp-bets-out = Chi non c’è, o non consegna la schedina in tempo, lascia passare la corsa e tiene tutti i suoi soldi. Nessuno scommette a nome di un ospite.

## race

rules-hp-race = La corsa
rules-hp-race-card = Il bookmaker gira una carta dopo l’altra. Ha un numero per ogni corsia, quello in alto per la prima a sinistra, e tutti avanzano insieme. Non ci sono dadi.
rules-hp-race-line = La casella { $line } è il traguardo. Se più d’uno lo passa con la stessa carta, è davanti chi è andato più lontano.
rules-hp-race-tie = A pari distanza è un pareggio. Il bookmaker dice chi era davanti, un posto alla volta. Le mazzette non sono nelle regole.

## payment

rules-hp-payment = Pagamento
rules-hp-payment-pays = Una piazzato paga { $place } volte la puntata se il cavallo è fra i primi tre, una vincente { $win } volte se arriva primo. La puntata è compresa; se è persa va alla banca.
rules-hp-payment-next = Il prossimo bookmaker è chi in questa corsa ha vinto di più, o perso di meno. A pari merito decide la sorte.
rules-hp-payment-broke = Chi non può più scommettere riceve una nuova dote prima della corsa seguente, o guarda se così vuole chi ospita.

## end

rules-hp-end = La fine
rules-hp-end-races = Chi ospita dice quante corse ci sono, e può smettere dopo ognuna. Finisce anche quando nessuno tranne il bookmaker ha soldi.
rules-hp-end-rich = Vince chi è più ricco, e a pari soldi il posto è condiviso. Il regolamento non nomina un vincitore: lì lo scopo è divertirsi insieme.

## cards

rules-hp-cards = Tutte le carte
rules-hp-cards-deck = Il mazzo di base ha { $movement } carte Movimento. Se ne possono aggiungere fino a { $blanks } tue.

## here

rules-hp-here = Giocare qui
rules-hp-here-turn = Risponde solo chi è chiamato a farlo, e solo a quello che si chiede adesso. Una risposta che arriva tardi non cambia niente.
rules-hp-here-back = Una schedina si può cambiare finché non è consegnata l’ultima. Quello che tutti hanno visto resta.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hp-example-danari = Danari
rules-hp-example-payout-kind = Scommessa
rules-hp-example-payout-to-win = Vincente
rules-hp-example-payout-to-place = Piazzato
rules-hp-example-payout-stake = Puntata
rules-hp-example-payout-place = Arriva
rules-hp-example-payout-later = dietro
rules-hp-example-payout-won = Puntata { $stake } moltiplicata per { $times }: { $danari } D, puntata compresa.
rules-hp-example-payout-lost = Persa: i { $stake } D restano alla banca.
