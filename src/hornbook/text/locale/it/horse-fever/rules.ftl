### The rules of Horse Fever, Board and Family in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hf-short = In breve
rules-hf-short-counts = Vince chi ha più punti vittoria (PV) alla fine. Ognuno interpreta un personaggio, con dei soldi per cominciare e una scuderia o un talento. I punti vengono da scommesse, scuderie e obiettivi, e alle aste si comprano e si vendono. Una partita ha da { $rounds-least } a { $rounds-most } turni di gioco, in base ai giocatori e alla durata scelta.
    .title = Che cosa conta
rules-hf-short-shopping = Ognuno compra due volte per turno: carte Azione, un obiettivo, un assistente, un cavallo, una scuderia, un prestito, o niente in cambio di { $passing } Danari. Le carte dei rivali si comprano al doppio, se accettano. Da quasi tutti i mazzi se ne pescano { $drawn } e se ne tiene { $keep }.
    .title = Acquisti
rules-hf-short-bets = La prima scommessa è obbligatoria, e il minimo cresce con la tua fama: { $a-point } Danari per ogni PV. Una vincente paga la puntata moltiplicata per la quotazione, più { $win-points } PV; una piazzato paga il doppio e { $place-points } PV.
    .title = Scommesse
rules-hf-short-short = Chi non può pagare perde { $penalty } PV, e senza { $penalty } PV da consegnare la partita; i PV delle scuderie non si consegnano. Una seconda scommessa è facoltativa.
    .title = A corto di soldi
rules-hf-short-rigging = Fra le scommesse tutte le carte Azione vanno coperte dietro i cavalli, una alla volta. Buone e cattive con la stessa lettera si annullano. Le grigie mai. Tu sai che cosa hai messo; gli altri tirano a indovinare.
    .title = Truccare la corsa
rules-hf-short-race = Ogni carta Movimento fa avanzare ogni cavallo del numero della sua riga, poi i dadi fanno sprintare due cavalli. La casella { $line } è il traguardo, e l’ordine di arrivo è definitivo; in parità vince la riga più alta, se nessuna carta dice altro.
    .title = La corsa
rules-hf-short-payday = Scommesse e scuderie pagano, le quotazioni si spostano con il risultato. Poi { $traded } PV si vende all’asta al ribasso e { $traded } si compra al rialzo: soldi in cambio di fama, fama in cambio di soldi.
    .title = Pagamenti e asta
rules-hf-short-end = Si rendono i prestiti; chi non può è fuori gioco. Gli obiettivi si scoprono e portano { $objective } PV l’uno, se li raggiunge uno solo. Poi si conta.
    .title = La fine
rules-hf-short-family-counts = Vince chi ha più punti vittoria (PV) dopo l’ultima corsa. Ognuno interpreta un personaggio con dei soldi e una scuderia, e comincia con { $family-points } PV in più. Niente acquisti, niente aste: la via breve per imparare.
    .title = Che cosa conta
rules-hf-short-family-bets = In ogni turno ricevi { $dealt } carte Azione. Guardale, poi scommetti: la prima scommessa è obbligatoria, almeno { $a-point } Danari per ogni PV che hai. Chi non può pagarla non scommette e perde { $penalty } PV; senza { $penalty } da consegnare, la partita. Il PV di una scuderia non si consegna.
    .title = Scommesse
rules-hf-short-family-pays = Una vincente paga la puntata moltiplicata per la quotazione, più { $win-points } PV, se il cavallo è primo. Una piazzato paga il doppio e { $place-points } PV se è fra i primi tre. Una puntata persa va alla banca. Messe giù le carte puoi scommettere ancora una volta.
    .title = Quanto pagano
rules-hf-short-family-rigging = Metti le tue carte coperte dietro i cavalli che vuoi, una alla volta. Buone e cattive con la stessa lettera si annullano. Poi si girano tutte.
    .title = Truccare la corsa
rules-hf-short-family-race = Una carta fa avanzare ogni cavallo del numero della sua riga, e i dadi ne fanno sprintare due. La casella { $line } è il traguardo. Poi si paga, le quotazioni si spostano, e comincia la corsa seguente.
    .title = La corsa

## preparation

rules-hf-preparation = Preparazione
rules-hf-preparation-character = Ognuno interpreta un personaggio, che dice con quanti Danari, in breve D, cominci, e quale scuderia o talento hai.
rules-hf-preparation-chosen = I personaggi si distribuiscono, o si scelgono in senso orario dal primo giocatore. Quelli con la stella ci sono solo se il tavolo li vuole, e mai nel Family Game.
rules-hf-preparation-odds = Le scuderie si mescolano e si mettono sulla lavagna, una per riga, da 1:{ $best } per la più veloce a 1:{ $worst } per la più lenta. La banca paga e incassa tutto, e non finisce mai i soldi.
rules-hf-preparation-tokens = Di ogni colore c’è un segnalino Scommessa in meno dei giocatori. Un lato dice vincente, l’altro piazzato.
rules-hf-preparation-first = Il primo giocatore si estrae a sorte. La carta va a sinistra dopo ogni turno.
rules-hf-preparation-rounds = La tabella 1 dice quanti turni ci sono: da { $rounds-least } a { $rounds-most }, in base ai giocatori e alla durata scelta. In quattro e in cinque non c’è la partita breve.
rules-hf-preparation-family-point = Nel Family Game ognuno comincia anche con { $family-points } punto vittoria, e la scuderia del personaggio ne porta un altro.

## family

rules-hf-family = Family
rules-hf-family-cards = Invece di comprare, ognuno riceve in ogni turno { $dealt } carte Azione di base. Scommesse e corsa sono quelle del Board Game, poi la carta Primo Giocatore va a sinistra. Non ci sono aste.
rules-hf-family-left-out = Gli acquisti, con assistenti, obiettivi e carte Cavallo, i prestiti e le aste sono del Board Game. Qui non compaiono.
rules-hf-family-own = Il regolamento lascia qui le carte bianche nella scatola; con Hornbook puoi usare anche carte Azione e Movimento tue.

## 1

rules-hf-1 = Acquisti
rules-hf-1-laps = Ognuno compra due volte: prima un acquisto ciascuno, in senso orario dal primo giocatore, poi un altro. Una carta di ogni tipo per turno; di carte Azione, due volte due.

## 1.1

rules-hf-1-1 = Che cosa si compra
rules-hf-1-1-actions = Due carte Azione costano { $actions } D. Restano nella tua mano, coperte, fino alle scommesse.
rules-hf-1-1-draw = Un obiettivo, un assistente o una carta Cavallo costa { $card } D: pesca { $drawn } carte, tienine una, rimetti le altre sotto il mazzo.
rules-hf-1-1-objective = Gli obiettivi restano coperti fino alla fine, e lì portano punti. Tutti vedono quanti ne hai, nessuno quali.
rules-hf-1-1-assistant = Gli assistenti stanno scoperti davanti a te e aiutano le tue tasche, ogni turno, fino alla fine della partita.
rules-hf-1-1-horse = Solo chi possiede una scuderia può comprare una carta Cavallo. Sta scoperta e corre per una tua scuderia.
rules-hf-1-1-stable = Una scuderia libera costa da { $stable-least } a { $stable-most } D, in base alla quotazione del momento. È tua fino alla fine e porta { $stable-points } punto che non si vende.
rules-hf-1-1-loan = Anche un prestito è un acquisto: { $bank } D dalla banca, { $bank-due } da rendere alla fine; o { $mob } dalla mala, { $mob-due } da rendere. Chi non può renderlo ha perso.
rules-hf-1-1-loans = Un prestito di ogni tipo per giocatore, anche tutti e due nella stessa fase; quando le { $loan-cards } carte della scatola sono fuori non ce n’è più.
rules-hf-1-1-pass = Chi non compra niente riceve { $passing } D dalla banca, anche due volte per turno.
rules-hf-1-1-offer = Puoi anche comprare da un giocatore, a { $double } volte il prezzo della banca, se accetta. Chi vende un obiettivo sceglie quale. Le carte Azione non si vendono.
rules-hf-1-1-offers = Un rifiuto non costa niente, e ogni carta si chiede una volta per acquisto. Gli sconti si tolgono dopo il raddoppio. Una scuderia porta con sé il suo punto, e per comprare un cavallo serve una scuderia.
rules-hf-1-1-shuffle = Puoi mescolare un mazzo prima di pescare. Ti viene chiesto solo se dall’ultima volta ci sono finite sotto delle carte; ci vanno in ordine casuale.
rules-hf-1-1-swap = Cédric Copieur si scambia con un assistente di un altro: per forza se è pescato, a scelta se è comprato da un giocatore. Se non ce n’è un altro in gioco non succede niente.

## 1.2

rules-hf-1-2 = Il secondo acquisto
rules-hf-1-2-again = Ancora una volta in senso orario dal primo giocatore. Solo le carte Azione si comprano una seconda volta.
rules-hf-1-2-double = Miss Double può comprare due volte lo stesso tipo.

## 1.3

rules-hf-1-3 = La linea di partenza
rules-hf-1-3-line = Prima delle scommesse chi ha scuderie può schierare su ognuna una carta Cavallo. Altrimenti corre il ronzino della scuderia, senza talenti.
rules-hf-1-3-anew = Nessuno è obbligato, e si decide di nuovo ogni turno. I cavalli che spostano quotazioni lo fanno ogni volta che si schierano, prima delle scommesse, e resta così.

## 2

rules-hf-2 = Scommesse
rules-hf-2-steps = Una prima scommessa che tutti devono fare, le carte Azione dietro i cavalli, poi una seconda per chi vuole.

## 2.1

rules-hf-2-1 = La prima scommessa
rules-hf-2-1-must = A partire dal primo giocatore e in senso orario tutti devono scommettere: un segnalino del colore del cavallo, se ce n’è ancora, e Danari sotto. Vincente: arriva primo. Piazzato: è fra i primi tre.
rules-hf-2-1-pays = Una vincente paga la puntata moltiplicata per la quotazione, e { $win-points } punti. Una piazzato paga { $place } volte la puntata, qualunque sia la quotazione, e { $place-points } punto. La tua puntata è compresa; se è persa va alla banca.
rules-hf-2-1-minimum = Nessuna scommessa può essere sotto la tua puntata minima: { $a-point } D per ogni punto vittoria che hai, quelli delle scuderie compresi, e almeno { $least } D.
rules-hf-2-1-short = Chi non può coprire il minimo non fa la prima scommessa e perde { $penalty } punti; chi non li ha è fuori gioco.
rules-hf-2-1-tokens = I { $penalty } punti devono essere segnalini: il punto di una scuderia non si consegna. Chi è fuori gioco se ne va subito; le scommesse sono nulle, le scuderie libere, e l’ultimo che resta vince.
rules-hf-2-1-nudge = Eric Change può spostare una scuderia di due righe quando tutte le prime scommesse sono fatte, una volta per turno, fin dove arriva la lavagna.

## 2.2

rules-hf-2-2 = Truccare la corsa
rules-hf-2-2-lay = In senso orario, una carta alla volta, tutte le carte Azione vanno coperte dietro i cavalli che si vogliono. Tutti vedono dove, nessuno che cosa.
rules-hf-2-2-all = Ogni carta va giocata entro il turno. Le proprie carte coperte si possono guardare.

## 2.3

rules-hf-2-3 = La seconda scommessa
rules-hf-2-3-may = Adesso nell’altro senso, così il primo giocatore è l’ultimo: un’altra scommessa, se vuoi. Il minimo vale sempre.
rules-hf-2-3-rules = Mai due volte lo stesso tipo su un cavallo. Essere a corto di soldi qui non costa punti, e chi ha saltato la prima può fare questa.

## 3

rules-hf-3 = Corsa
rules-hf-3-steps = Si girano le carte Azione, i cavalli corrono, si fanno i pagamenti, e le quotazioni si spostano.

## 3.1

rules-hf-3-1 = Si girano le carte
rules-hf-3-1-cancel = Si girano tutte le carte Azione. Una positiva e una negativa con la stessa lettera, dietro lo stesso cavallo, si scartano tutte e due. Le grigie non hanno lettera.
rules-hf-3-1-then = Poi agiscono le carte che ne buttano via altre, poi quelle che spostano quotazioni, sommate e senza uscire dalla lavagna.
rules-hf-3-1-symbols = Il simbolo di una carta Azione prende il posto di quello del cavallo per lo stesso momento; gli altri talenti del cavallo restano.

## 3.2

rules-hf-3-2 = La corsa
rules-hf-3-2-card = Una carta Movimento ha un numero da { $slow } a { $fast } per ogni riga della lavagna. Ogni cavallo avanza del numero della sua riga, tutti insieme. La prima carta è la partenza.
rules-hf-3-2-sprint = Poi due dadi: ogni cavallo che esce avanza di una casella in più, una sola se esce due volte. Chi è già arrivato non sprinta più.
rules-hf-3-2-line = La prima casella nera, la numero { $line }, è il traguardo. Chi la raggiunge è arrivato; se sono più d’uno, è davanti chi è andato più lontano.
rules-hf-3-2-photo = A pari distanza la quotazione migliore vince il fotofinish. A pari quotazione decide il primo giocatore.
rules-hf-3-2-ties = Le carte che vincono un fotofinish vengono prima delle quotazioni, quelle che lo perdono dopo. Primo e ultimo si vedono quando si gira una carta, a pari merito vale lo stesso, e chi è in testa non si ferma più appena uno è arrivato.

## 3.3

rules-hf-3-3 = Pagamenti
rules-hf-3-3-pay = Dal primo giocatore in poi si pagano le scommesse, poi le scuderie: { $prize-one }, { $prize-two } e { $prize-three } D per i primi tre. Adesso danno e prendono la loro parte anche assistenti e cavalli.
rules-hf-3-3-order = Prima tutte le entrate, poi le multe e quello che devono i vicini, in ordine di turno. Le scommesse pagano alla quotazione di fine corsa.
rules-hf-3-3-debt = Chi non può pagare paga quello che ha e perde { $penalty } punti, o la partita. Il resto del debito decade.

## 3.4

rules-hf-3-4 = Nuove quotazioni
rules-hf-3-4-move = Dal vincitore in giù: un cavallo piazzato più in alto della sua riga sale di una riga, uno piazzato più in basso scende di una. Le righe possono essere condivise, o vuote.

## 4.1

rules-hf-4-1 = L’asta al ribasso
rules-hf-4-1-sale = La banca offre { $opening } D per un punto. Chi dice no è fuori; ogni sì abbassa l’offerta di { $step } D. L’ultimo che ha detto sì vende, al prezzo del suo sì. I punti delle scuderie non si vendono.

## 4.2

rules-hf-4-2 = L’asta al rialzo
rules-hf-4-2-bid = Poi la banca vende un punto. Chiede { $opening } D, e { $step } in più dopo ogni sì. L’ultimo che ha detto sì compra, a quel prezzo.
rules-hf-4-2-alone = Chi non può pagare, o non ha un segnalino punto da vendere, passa. Se nessuno ha accettato si chiede ancora all’ultimo. Nessuno vende sotto i { $floor } D.

## 4.3

rules-hf-4-3 = La fine del turno
rules-hf-4-3-left = La carta Primo Giocatore e i dadi vanno a sinistra, e la clessidra avanza.

## 5.1

rules-hf-5-1 = Si rendono i prestiti
rules-hf-5-1-repay = Tutti i prestiti vanno resi. Chi non può ha perso: né i suoi punti né le sue carte contano.
rules-hf-5-1-order = Si pagano nell’ordine in cui sono stati presi. Se nessuno può pagare, nessuno vince.

## 5.2

rules-hf-5-2 = Il conto
rules-hf-5-2-objectives = Si girano gli obiettivi. Ognuno porta { $objective } punti a chi, senza pari merito, ha di più, o di meno, di quello che nomina; i doppioni contano una volta sola.
rules-hf-5-2-points = Vince chi ha più punti vittoria: quelli di scommesse, scuderie, obiettivi e aste.
rules-hf-5-2-draw = In caso di parità un dado sceglie uno dei sei spareggi strampalati. Nel Family Game decide prima chi è più ricco.
rules-hf-5-2-judge = Il primo giocatore dice chi ha superato lo spareggio; se ne fa parte, decide la sorte.

## cards

rules-hf-cards = Tutte le carte
rules-hf-cards-actions = Il regolamento elenca tutte le carte; le carte Movimento sono quelle di Unicorn Fever. Ogni carta dice da dove viene il suo testo.
rules-hf-cards-own = La scatola ha { $blanks } carte bianche. Scrivi le tue, e il tavolo segnala che sono in gioco.

## here

rules-hf-here = Giocare qui
rules-hf-here-single = Una domanda con una sola risposta non si fa: vale quella.
rules-hf-here-impossible = Quello che adesso non si può fare non viene proposto: niente più segnalini di quel colore, niente soldi, mazzo chiuso. Premilo per sapere perché.
rules-hf-here-turn = Risponde solo chi è chiamato a farlo, e solo a quello che si chiede adesso. Una risposta che arriva tardi non cambia niente.
rules-hf-here-back = Puoi tornare sulla tua ultima scelta: per conto tuo se non nuoce a nessuno e non si è mostrato niente di coperto; altrimenti se tutti gli altri sono d’accordo.
rules-hf-here-seats = Chi arriva dopo la distribuzione guarda. Per chi lascia il tavolo gioca un bot, fino al suo ritorno.
rules-hf-here-chance = Le probabilità mostrate al tavolo si calcolano da quello che sai: tutto quello che è coperto si ridistribuisce, tante volte.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hf-example-danari = Danari
rules-hf-example-points = punti
rules-hf-example-payout-kind = Scommessa
rules-hf-example-payout-to-win = Vincente
rules-hf-example-payout-to-place = Piazzato
rules-hf-example-payout-row = Quotazione del cavallo
rules-hf-example-payout-stake = Puntata
rules-hf-example-payout-place = Arriva
rules-hf-example-payout-later = dietro
rules-hf-example-payout-won = Puntata { $stake } moltiplicata per { $times }: { $danari } D, puntata compresa. Punti in più: { $points }.
rules-hf-example-payout-lost = Persa: i { $stake } D restano alla banca, e niente punti.
rules-hf-example-odds-order = Ordine di arrivo
rules-hf-example-odds-said = Si spostano di una riga: { $moved } su sei.
rules-hf-example-odds-moves = { $before } → { $after }
rules-hf-example-odds-stays = resta a { $after }
rules-hf-example-cancel-laid = Dietro un cavallo
rules-hf-example-cancel-gone = annullata
rules-hf-example-cancel-stays = agisce
rules-hf-example-cancel-said = Attive: { $stay } su { $laid }.
rules-hf-example-turn-next = Gira una carta e tira
rules-hf-example-turn-start = Tutti alla partenza.
rules-hf-example-turn-card = Carta { $turn }, dalla riga migliore alla peggiore: { $numbers }.
rules-hf-example-turn-sprint =
    { $count ->
        [0] Nessuno sprinta.
       *[other] Una casella in più per { $racers }.
    }
rules-hf-example-turn-tie = Pari, a quotazione pari: { $racers }. Deciderebbe il primo giocatore.
rules-hf-example-turn-home = arrivato, { $place }
rules-hf-example-turn-spot = casella { $spot }
