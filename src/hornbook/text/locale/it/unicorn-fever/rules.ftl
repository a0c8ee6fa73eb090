### The rules of Unicorn Fever in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-uf-short = In breve
rules-uf-short-counts = Vince chi ha più gloria dopo { $races } corse. Ma prima contano i prestiti non resi: chi ne deve meno alla malavita elfica è davanti, qualunque sia la gloria.
    .title = Che cosa conta
rules-uf-short-planning = Prima di ogni corsa ognuno fa { $actions } azioni, una per turno. Prendi il segnalino in cima a una pila e fai tutto quello che dice: firmare un contratto, prendere oro, piazzare una scommessa qualsiasi o una vincente, giocare magie. Un segnalino preso torna solo con la prossima corsa: i migliori spariscono per primi.
    .title = Azioni
rules-uf-short-bets = Una vincente paga la puntata moltiplicata per la quotazione, più { $win-glory } gloria. Una piazzato rapida paga il doppio e { $early-glory } gloria se l’unicorno è fra i primi tre; una tardiva, da { $late-from } giocatori in su, il doppio e { $late-glory } gloria. Ogni segnalino c’è una volta sola per corsa.
    .title = Scommesse
rules-uf-short-loan = Se il borsellino è leggero lo riempie un prestito: { $loan } oro subito, { $due } alla fine, al massimo tre per scelta.
    .title = Prestiti
rules-uf-short-magic = Le carte vanno a faccia in giù sotto una corsia; tutti vedono dove, nessuno che cosa. Prima della corsa si girano: una buona e una cattiva con la stessa lettera si annullano, e quello che resta aiuta o intralcia quell’unicorno.
    .title = Magia
rules-uf-short-race = Una carta Movimento fa avanzare ogni unicorno del numero della sua riga; i favoriti sono un po’ più veloci, di solito. Poi { $dice } dadi regalano uno sprint di una casella a un unicorno ciascuno. La casella { $line } è il traguardo. Gli unicorni più lenti della tabella sono scatenati: hanno un’abilità tutta loro.
    .title = La corsa
rules-uf-short-after = I proprietari dei primi tre incassano { $prize-one }, { $prize-two } e { $prize-three } oro. Si pagano le scommesse. Poi la tassa: { $tax } oro per ogni gloria che hai, e chi non può pagare chiede un prestito. Chi vince sale nelle quotazioni, così nessuno resta un affare a lungo.
    .title = Dopo la corsa
rules-uf-short-contracts = I contratti di due clan valgono dalla firma alla fine: gli gnomi fanno i conti, i leprecauni amano le scommesse, i goblin trafficano, le fate se ne intendono di magia, le streghe campano di disastri. La gloria stampata conta alla fine, senza tasse. Per finire si rendono i prestiti, e { $exchange } oro fanno { $one } gloria.
    .title = Contratti e fine

## setup

rules-uf-setup = Preparazione
rules-uf-setup-start = Ognuno comincia con { $start } oro e { $hand } carte Magia, o { $hand-six } in sei. Oro, gloria, prestiti, scommesse e contratti li vedono tutti; la mano no.
rules-uf-setup-odds = I segnalini Quotazione si mescolano e si posano sulla tabella, uno per riga, da x{ $best } per il più veloce a x{ $worst } per il più lento. La riga dice quanto corre di solito un unicorno, e quanto paga una vincente su di lui.
rules-uf-setup-owner = Il primo giocatore si estrae a sorte e possiede l’unicorno più lento; chi segue, il secondo più lento, e così via. Lo si tiene per tutta la partita, senza l’obbligo di scommetterci.
rules-uf-setup-clans = Due dei cinque clan siedono al tavolo, estratti o scelti. I loro contratti fanno un solo mazzo, e { $contracts } sono scoperti.
rules-uf-setup-tokens = Ogni corsia ha un segnalino vincente e uno piazzato rapida; da { $late-from } giocatori in su anche uno piazzato tardiva. I segnalini Azione sono impilati per tipo, A in cima.

## 1

rules-uf-1 = Azioni
rules-uf-1-turns = A partire dal primo giocatore e in senso orario ognuno fa un’azione, poi un’altra, finché tutti ne hanno fatte { $actions }. Prendi il segnalino in cima a una pila, fai quello che dice e tienilo davanti a te.
rules-uf-1-order = Tutto quello che sta su un segnalino è obbligatorio, nell’ordine stampato: la scommessa, poi la magia, poi la pesca. Per un contratto: prima il prezzo, poi il contratto.
rules-uf-1-printed = Una pila vuota è chiusa fino al round seguente. Sotto oro e scommessa c’è un effetto stampato sulla plancia: vale appena la pila è vuota, quante volte si vuole.
rules-uf-1-impossible = Quello che nessuno potrebbe fare non si può scegliere: una scommessa senza segnalino, un contratto senza contratto, l’una o l’altro senza oro né prestiti per pagare.

## 1.1

rules-uf-1-1 = Magia
rules-uf-1-1-play = Metti tante carte quante ne dice il segnalino a faccia in giù sotto le corsie che vuoi: tutte sotto la stessa, o ognuna sotto una diversa. Le bianche aiutano, le nere nuocciono. Tutti vedono quante, dove e di chi, nessuno vede quali.
rules-uf-1-1-draw = Poi ripristina subito la mano. Se il mazzo è vuoto si rimescolano gli scarti; se non basta, resti con meno carte.
rules-uf-1-1-all = Ne metti esattamente quante ne dice il segnalino, o tutta la mano se è più piccola. Una mano rimasta incompleta si riempie alla tua prossima azione di magia.
rules-uf-1-1-own = Le tue carte coperte le puoi guardare quando vuoi.

## 1.2

rules-uf-1-2 = Scommesse
rules-uf-1-2-token = Prendi un segnalino Scommessa in fondo a una corsia e mettici sopra dell’oro. Vincente: l’unicorno arriva primo. Piazzato rapida e piazzato tardiva: è fra i primi tre.
rules-uf-1-2-pays = Una vincente paga la puntata moltiplicata per la quotazione e { $win-glory } gloria. Una piazzato paga { $place } volte la puntata, qualunque sia la quotazione, e { $early-glory } gloria se rapida, { $late-glory } se tardiva. La tua puntata è compresa. Una puntata persa resta alla banca.
rules-uf-1-2-once = Ogni segnalino c’è una volta sola per corsa. Quando l’ha preso qualcuno, nessun altro può fare quella scommessa.
rules-uf-1-2-stake = La puntata minima è di { $least } oro. Puoi puntare più di quanto hai: insieme si prende un prestito. Su uno stesso unicorno puoi avere più scommesse, una per segnalino.

## 1.3

rules-uf-1-3 = Gloria su una scommessa
rules-uf-1-3-glory = I segnalini Azione della vincente mettono gloria della banca sulla tua scommessa: { $top-glory } con A, { $next-glory } con B. È tua se la vinci, e torna indietro se la perdi.

## 1.4

rules-uf-1-4 = Contratti
rules-uf-1-4-sign = Paga quello che chiede il segnalino Azione e prendi uno dei contratti scoperti. Vale dalla firma alla fine della partita, e alcuni valgono gloria alla fine.
rules-uf-1-4-at-once = Un contratto agisce subito, anche sulle scommesse già fatte.
rules-uf-1-4-moments = Alcuni contratti hanno un momento loro: cambiare la mano prima della prima azione, guardare sotto una corsia prima della magia, ritirare una carta o spostare quotazioni dopo l’ultima azione. Ti viene chiesto in ordine di turno, e puoi rifiutare.
rules-uf-1-4-aside = Si prenota alla firma e all’inizio di ogni fase Azioni seguente. I segnalini prenotati servono solo a te, costano comunque un’azione o una scommessa, e scoprono il prossimo della loro pila. Dopo la corsa tornano tutti a posto.

## 1.5

rules-uf-1-5 = Oro
rules-uf-1-5-gold = Prendi l’oro scritto sul segnalino, o paga quello che chiede. Con l’oro si pagano scommesse, contratti e tassa.

## 1.6

rules-uf-1-6 = La campanella
rules-uf-1-6-bell = Chi prende il segnalino oro in cima riceve anche la campanella, e diventa primo giocatore appena comincia la corsa.

## 2

rules-uf-2 = Corsa
rules-uf-2-steps = Quattro passi: la campanella passa di mano, la magia si scopre, le carte Movimento si mescolano, e si corre.

## 2.1

rules-uf-2-1 = Il primo giocatore
rules-uf-2-1-bell = Se qualcuno ha preso la campanella, passa di mano adesso. Il nuovo primo giocatore decide i pareggi di questa corsa, è pagato per primo e apre il round seguente. Altrimenti non cambia niente.

## 2.2

rules-uf-2-2 = Si scopre la magia
rules-uf-2-2-cancel = Si girano tutte le carte sotto le corsie. Una positiva e una negativa con la stessa lettera, sotto la stessa corsia, si annullano, coppia per coppia, prima di ogni altro effetto.
rules-uf-2-2-first = Se possono annullarsi in più modi, si annullano quelle messe per prime.
rules-uf-2-2-then = Poi le carte che spazzano buttano via quelle di segno opposto, e quelle che spostano quotazioni agiscono: sommate per corsia, senza uscire dalla tabella. L’abilità di un unicorno scatenato non si annulla e non si spazza.
rules-uf-2-2-several = Se più effetti cadono nello stesso momento, vengono prima quelli che sostituiscono, e fra due che si contraddicono il più dannoso; poi quelli che aggiungono. Nessuno torna indietro.

## 2.3

rules-uf-2-3 = Si mescola
rules-uf-2-3-shuffle = Le { $movement } carte Movimento si mescolano per ogni corsa, e ancora se dovessero finire.

## 2.4

rules-uf-2-4 = La corsa
rules-uf-2-4-turns = Una carta, i dadi, il traguardo: così, turno dopo turno, finché tutti e sei sono arrivati.

## 2.4.1

rules-uf-2-4-1 = Una carta Movimento
rules-uf-2-4-1-card = Il primo giocatore gira una carta. Ha un numero da { $slow } a { $fast } per ogni riga delle quotazioni, e ogni unicorno avanza del numero della sua riga, tutti insieme.
rules-uf-2-4-1-leading = Chi è in testa e chi è ultimo si vede quando si gira una carta, fra quelli che corrono ancora; a pari merito vale lo stesso. Alla prima carta non conta, e chi è in testa non si ferma più appena uno è arrivato.

## 2.4.2

rules-uf-2-4-2 = Sprint
rules-uf-2-4-2-dice = Due dadi: ogni unicorno che esce avanza di una casella in più, una sola se esce due volte. Chi è arrivato in un turno precedente non sprinta più.
rules-uf-2-4-2-gum = La gomma toglie una casella a uno sprint. Se non c’è più niente da togliere, aspetta un altro sprint di questa corsa.

## 2.4.3

rules-uf-2-4-3 = L’arrivo
rules-uf-2-4-3-line = La casella { $line } è il traguardo. Chi l’ha raggiunta alla fine di un turno è arrivato; se sono più d’uno, è davanti chi è andato più lontano. Oltre il traguardo le caselle sono infinite.
rules-uf-2-4-3-tie = A pari distanza è davanti la quotazione migliore. A pari quotazione decide il primo giocatore.
rules-uf-2-4-3-magic = La magia che vince i pareggi viene prima delle quotazioni, quella che li perde dopo; chi le ha entrambe perde. Il primo giocatore decide un posto alla volta.
rules-uf-2-4-3-stop = Quello che ferma o spinge un unicorno al traguardo agisce sul movimento della carta: prima lo stop, poi la spinta. Uno sprint di quel turno si aggiunge.

## 3

rules-uf-3 = Risultati
rules-uf-3-steps = Sei passi: la paga, la tassa sulla gloria, le nuove quotazioni, gli scatenati, i nuovi contratti, e la corsa seguente.

## 3.1

rules-uf-3-1 = Si paga
rules-uf-3-1-owners = Prima i proprietari: { $prize-one }, { $prize-two } e { $prize-three } oro per i primi tre, chiunque abbia scommesso su che cosa.
rules-uf-3-1-bets = Poi si regola ogni scommessa, in senso orario dal primo giocatore. Quelle vinte portano oro e gloria, con quello che aggiungono segnalini Azione, contratti e unicorni scatenati. Le puntate perse vanno alla banca.
rules-uf-3-1-sum = Prima la puntata, e quello che conta come puntato, per la quotazione che l’unicorno ha adesso; poi quello che si aggiunge. Una vincita non scende mai sotto zero.
rules-uf-3-1-contracts = Segue quello che portano i contratti dopo una corsa, in ordine di turno, prima della tassa. I contratti che pagano per le tue magie contano solo le carte che hanno agito: né annullate né spazzate.
rules-uf-3-1-second = Con «Secondo arcobaleno» si vince una vincente anche al secondo posto. Paga allora come una piazzato rapida, con la gloria sul suo segnalino.
rules-uf-3-1-back = Alla fine tutti i segnalini tornano al loro posto, e la magia sotto le corsie si scarta.

## 3.2

rules-uf-3-2 = Tassa sulla gloria e prestiti
rules-uf-3-2-tax = Dopo ogni corsa, anche l’ultima, ognuno paga tanto oro quanta gloria ha, vecchia e nuova. La fama ha le sue spese.
rules-uf-3-2-printed = La gloria stampata sui contratti non è tassata. Quella che i contratti aggiungono a scommesse e corse sì.
rules-uf-3-2-loan = Gli elfi prestano { $loan } oro alla volta e ne vogliono { $due } alla fine. Non è un’azione: si chiede nel proprio turno, e chi non può pagare la tassa deve farlo.
rules-uf-3-2-limit = Di tua volontà chiedi al massimo { $loans } prestiti, e non fai azioni che solo un altro prestito potrebbe pagare. Per la tassa gli elfi prestano sempre. Non si rende niente prima della fine.

## 3.3

rules-uf-3-3 = Nuove quotazioni
rules-uf-3-3-move = Dal vincitore in giù: chi si è piazzato più in alto della sua riga sale di una riga, chi si è piazzato più in basso scende di una, qualunque sia il distacco. Poi più d’uno può stare su una riga, e una riga può restare vuota.

## 3.4

rules-uf-3-4 = Unicorni scatenati
rules-uf-3-4-fever = L’unicorno più lento della tabella (o tutti, in caso di pareggio) è scatenato: nella prossima corsa ha un’abilità tutta sua. Gli altri sono tranquilli.
rules-uf-3-4-when = Si controlla solo dopo una corsa. Le quotazioni che la magia sposta prima di una corsa non cambiano niente.

## 3.5

rules-uf-3-5 = Nuovi contratti
rules-uf-3-5-show = I contratti che nessuno ha firmato si scartano, e se ne scoprono { $contracts } nuovi.
rules-uf-3-5-few = Il mazzo non si rimescola: quando finisce se ne scoprono meno.

## 3.6

rules-uf-3-6 = La corsa seguente
rules-uf-3-6-marker = Il Conta Corse avanza, e comincia un nuovo round: azioni, corsa, risultati. Ce ne sono { $races }. Dopo l’ultimo quotazioni, unicorni e contratti restano come sono.

## end

rules-uf-end = Fine della partita
rules-uf-end-repay = Ogni prestito costa adesso { $due } oro. Si rendono prestiti interi finché basta l’oro; gli altri restano non resi.
rules-uf-end-convert = Poi ogni { $exchange } oro diventano una gloria, e si aggiunge la gloria dei contratti.
rules-uf-end-ranking = È davanti chi ha meno prestiti non resi, qualunque sia la gloria. Poi più gloria, poi più oro rimasto. Se è tutto pari, il posto è condiviso.

## players

rules-uf-players = In due e in sei
rules-uf-players-two = In due si gioca senza i segnalini B. Prima di ogni round un dado toglie un segnalino vincente, e un altro tiro uno piazzato rapida. Le piazzato tardive non servono sotto i { $late-from } giocatori.
rules-uf-players-two-back = Si tira anche prima del primo round, e prima del tiro seguente i segnalini tornano tutti.
rules-uf-players-six = In sei la mano è di { $hand-six } carte per tutta la partita. Se è troppo lunga, in sei si possono fare { $short } corse invece di { $races }.

## cards

rules-uf-cards = Tutte le carte
rules-uf-cards-sources = Il regolamento non riporta il testo delle carte Magia, Contratto e Movimento. Ogni carta dice da dove viene il suo: dal regolamento, da fonti pubbliche o dalla casa. Le carte della casa sono nostre.
rules-uf-cards-own = Puoi scrivere carte tue e giocarci: la pagina per farlo è nella casa, e il tavolo segnala che sono in gioco.

## here

rules-uf-here = Giocare qui
rules-uf-here-single = Una domanda con una sola risposta non si fa: vale quella.
rules-uf-here-turn = Risponde solo chi è chiamato a farlo, e solo a quello che si chiede adesso. Una risposta che arriva tardi non cambia niente.
rules-uf-here-back = Puoi tornare sulla tua ultima scelta: per conto tuo se non nuoce a nessuno e non si è mostrato niente di coperto; altrimenti se tutti gli altri sono d’accordo.
rules-uf-here-seats = Chi arriva dopo la distribuzione guarda. Per chi lascia il tavolo gioca un bot, fino al suo ritorno.
rules-uf-here-chance = Le probabilità mostrate al tavolo si calcolano da quello che sai: tutto quello che è coperto si ridistribuisce, tante volte. Si possono spegnere prima della distribuzione.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-uf-example-gold = oro
rules-uf-example-glory = gloria
rules-uf-example-loans = prestiti
rules-uf-example-payout-kind = Scommessa
rules-uf-example-payout-row = Quotazione dell’unicorno
rules-uf-example-payout-stake = Puntata
rules-uf-example-payout-place = Arriva
rules-uf-example-payout-later = dietro
rules-uf-example-payout-won = Puntata { $stake } moltiplicata per { $times }: { $gold } oro, puntata compresa. La scommessa porta { $glory } gloria; un segnalino Azione della vincente ne aggiungerebbe.
rules-uf-example-payout-lost = Persa: i { $stake } oro restano alla banca, e niente gloria.
rules-uf-example-payout-early = Come piazzato rapida la stessa puntata di { $stake } porterebbe { $gold } oro e { $glory } gloria, con qualsiasi quotazione.
rules-uf-example-tax-glory = La tua gloria
rules-uf-example-tax-gold = Il tuo oro
rules-uf-example-tax-paid = La tassa è di { $tax } oro. Dopo ti restano { $left }.
rules-uf-example-tax-borrowed = Prestiti necessari: { $loans }. Alla fine gli elfi vorranno { $owed } oro.
rules-uf-example-odds-order = Ordine di arrivo
rules-uf-example-odds-said = Si spostano di una riga: { $moved } su sei.
rules-uf-example-odds-moves = { $before } → { $after }
rules-uf-example-odds-stays = resta a { $after }
rules-uf-example-odds-fever =
    { $count ->
        [one] Poi è scatenato: { $racers }.
       *[other] Poi sono tutti scatenati: { $racers }.
    }
rules-uf-example-cancel-laid = Sotto una corsia
rules-uf-example-cancel-gone = annullata
rules-uf-example-cancel-stays = agisce
rules-uf-example-cancel-said = Attive: { $stay } su { $laid }.
rules-uf-example-turn-next = Gira una carta e tira
rules-uf-example-turn-start = Tutti alla partenza.
rules-uf-example-turn-card = Carta { $turn }, dalla riga migliore alla peggiore: { $numbers }.
rules-uf-example-turn-sprint =
    { $count ->
        [0] Nessuno sprinta.
       *[other] Una casella in più per { $racers }.
    }
rules-uf-example-turn-tie = Pari, a quotazione pari: { $racers }. Deciderebbe il primo giocatore.
rules-uf-example-turn-home = arrivato, { $place }
rules-uf-example-turn-spot = casella { $spot }
