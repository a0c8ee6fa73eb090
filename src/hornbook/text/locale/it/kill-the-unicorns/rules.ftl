### The rules of Kill the Unicorns in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-ku-short = In breve
rules-ku-short-counts = Vince chi ha più punti dopo { $rounds } giorni. Due arcobaleni interi fanno vincere subito.
    .title = Che cosa conta
rules-ku-short-ruses = Ogni giorno { $hunts } unicorni stanno in fila. Ognuno pesca { $drawn } tranelli, ne mette uno coperto sotto un unicorno e butta l’altro, scoperto. Solo la sciamana lo tiene. Un tranello cambia i punti, i colori, le offerte, o a chi va la preda.
    .title = Tranelli
rules-ku-short-hunt = Un unicorno dopo l’altro, il primo giocatore mette da { $least-cards } a { $most-cards } carte Caccia coperte, o passa il corno. Chi lo segue ne mette altrettante. Vince la somma più alta, ma somme uguali si annullano e vince la migliore che resta. Se non resta nessuno l’unicorno fugge.
    .title = La caccia
rules-ku-short-turning = Chi vince gira alla cieca uno dei tranelli lì sotto, che agisce. A volte l’unicorno finisce a qualcun altro. Chi lo prende è il prossimo primo giocatore.
    .title = Girare il tranello
rules-ku-short-market = Dopo la quarta caccia aprono gli gnomi. Le carte che non hai usato pagano un solo oggetto: un corno finto per i punti, polvere di fata o zucchero filato per un colore, o un pâté, che costa un unicorno. Poi tutti riprendono tutte le carte.
    .title = Il mercato nero
rules-ku-short-points = Ogni unicorno vale le sue stelle. { $size-two }, { $size-three }, { $size-four } o { $size-five } di un colore aggiungono { $set-two }, { $set-three }, { $set-four } o { $set-five }; uno di ogni colore, un arcobaleno, aggiunge { $rainbow }. La divisione migliore la calcoliamo noi.
    .title = Punti
rules-ku-short-characters = Ogni personaggio ha un potere, una volta al giorno, e { $own-ruses } tranelli suoi. Te lo chiediamo al momento giusto, in una caccia a cui partecipi. Le carte Caccia sono uguali per tutti: chi ha speso che cosa lo può contare chiunque.
    .title = Personaggi

## setup

rules-ku-setup = Preparazione
rules-ku-setup-character = Ognuno interpreta un personaggio, scelto in senso orario dal primo giocatore o distribuito; ciascuno c’è una volta sola. Porta un potere, { $hunt-cards } carte Caccia e { $ruses } tranelli.
rules-ku-setup-cards = Le carte Caccia sono uguali per tutti. Quello che uno ha speso lo possono contare tutti.
rules-ku-setup-starter = Ognuno riceve un unicorno iniziale, scoperto: il primo del branco. Gli altri si scartano.
rules-ku-setup-market = Il mercato nero riceve un corno finto e un pâté per giocatore, e polvere di fata e zucchero filato di tutti e quattro i colori.
rules-ku-setup-first = Il primo giocatore si estrae a sorte e ha il corno da caccia.

## 2

rules-ku-2 = Il giorno
rules-ku-2-day = Una partita ha { $rounds } giorni. Ogni giorno { $hunts } unicorni stanno nella radura e si cacciano uno per uno, da sinistra a destra. Poi apre il mercato.
rules-ku-2-power = Ogni potere si usa una volta al giorno. Ti viene chiesto al momento giusto.
rules-ku-2-powers = I poteri sono opera nostra, e così quasi tutte le carte. Un potere vale solo in una caccia a cui si partecipa.

## 2.1

rules-ku-2-1 = Tranelli
rules-ku-2-1-place = Ognuno pesca { $drawn } tranelli. Dal primo giocatore in poi ciascuno ne mette uno coperto sotto un unicorno che ne ha meno di { $most-ruses }.
rules-ku-2-1-discard = L’altro si scarta, scoperto.
rules-ku-2-1-memory = Un tranello posato non lo guarda più nessuno, neanche chi l’ha messo. Di chi è, lo sanno tutti.
rules-ku-2-1-shaman = La sciamana tiene l’altro tranello finché non apre il mercato.

## 2.2

rules-ku-2-2 = La caccia
rules-ku-2-2-open = Il primo giocatore mette da { $least-cards } a { $most-cards } carte Caccia coperte.
rules-ku-2-2-join = Chi partecipa deve metterne altrettante, in senso orario. Chi ha troppo poche carte deve passare.
rules-ku-2-2-pass = Chi passa tiene le carte, e questo unicorno non può più essere suo.
rules-ku-2-2-horn = Se il primo giocatore passa, il corno va a sinistra, e chi segue dice quante carte servono.
rules-ku-2-2-alone = Chi caccia da solo vince, anche con niente. Se tutti passano l’unicorno fugge, e il corno torna a chi l’aveva prima della caccia.

## 2.3

rules-ku-2-3 = Di chi è
rules-ku-2-3-show = Si scoprono le carte. Vince il totale più alto.
rules-ku-2-3-tie = Totali uguali si annullano, e vince il migliore rimasto solo.
rules-ku-2-3-flee = Se nessun totale resta solo l’unicorno fugge, e i suoi tranelli si scartano senza effetto.
rules-ku-2-3-ruse = Chi vince gira il tranello sotto l’unicorno; se sono due, uno dei due, alla cieca. Agisce quello, l’altro no.
rules-ku-2-3-heir = Un tranello può cambiare i totali o chi vince. Allora l’unicorno va a chi vince adesso.
rules-ku-2-3-recount = Quando un tranello cambia le offerte si ricontano tutti i totali e le parità si annullano di nuovo; se si annullano tutti, chi ha vinto resta. Chi ha passato non può mai vincere, chi era pari sì.
rules-ku-2-3-who = Su un tranello «primo», «ultimo», «a sinistra» e «meno» valgono fra chi caccia. A pari unicorni: il primo in ordine di turno.
rules-ku-2-3-stays = I tranelli che cambiano punti o colore restano con l’unicorno, chiunque l’abbia. Gli altri si scartano.
rules-ku-2-3-caught = Chi prende l’unicorno è primo giocatore nella caccia seguente. Se non lo prende nessuno, il primo giocatore resta.

## powers

rules-ku-powers = Poteri
rules-ku-powers-knight = Guanto di sfida, cavaliere: prima che si scoprano le carte sfida un rivale. Se siete pari il rivale cede ed è fuori.
rules-ku-powers-wizard = Lo sapevo, mago: paga la tua carta più bassa e di’ un totale, non il tuo, prima che si scoprano le carte. Chi lo mostra è fuori.
rules-ku-powers-princess = Capriccio reale, principessa: quando si scoprono le carte scambia una delle tue con una della mano.
rules-ku-powers-huntress = In agguato, cacciatrice: se le parità non lasciano nessuno in una caccia a cui partecipi, l’unicorno è tuo, com’è stampato.
rules-ku-powers-shaman = Secondo parere, sciamana: paga la tua carta più alta, e il tranello tenuto agisce al posto di quello girato.
rules-ku-powers-bard = Bis, bardo: dopo una caccia a cui hai partecipato riprendi in mano una delle tue carte.
rules-ku-powers-order = In una caccia vengono in quest’ordine: sfidare, dire un totale, scambiare, agguato, secondo parere, bis. Due uguali: in senso orario dal primo giocatore.

## 2.4

rules-ku-2-4 = Il mercato nero
rules-ku-2-4-open = Dopo l’ultima caccia di un giorno ognuno può comprare un oggetto, il primo giocatore per primo.
rules-ku-2-4-pay = Paga con le carte Caccia che ti restano in mano. Non si dà resto.
rules-ku-2-4-token = Quello che compri va subito su uno dei tuoi unicorni. Per gli altri non c’è più: il mercato non si rifornisce.
rules-ku-2-4-horn = Un corno finto aggiunge { $horn } punti a un unicorno e costa { $horn-price }.
rules-ku-2-4-dust = La polvere di fata aggiunge { $dust } punti e cambia il colore. Costa { $dust-price }.
rules-ku-2-4-candy = Lo zucchero filato cambia il colore. Costa { $candy-price }.
rules-ku-2-4-pate = Un pâté costa { $pate-price } e uno dei tuoi unicorni, con tranello e gettoni. Vale quello che c’è scritto sopra.
rules-ku-2-4-prices = I prezzi sono nostri.
rules-ku-2-4-stack = I gettoni si impilano: conta l’ultimo colore, i punti restano tutti. Chi non ha carte Caccia o unicorni non compra niente.
rules-ku-2-4-recover = Poi tutte le carte Caccia tornano in mano, e comincia il giorno seguente.

## 3

rules-ku-3 = Punti
rules-ku-3-stars = Dopo il giorno { $rounds } conta le stelle dei tuoi unicorni, poi quello che tranelli, gettoni e pâté danno o tolgono.
rules-ku-3-sets = Gli unicorni di un colore sono una collezione: due, tre, quattro o cinque portano { $set-two }, { $set-three }, { $set-four } o { $set-five } punti. I leggendari non hanno colore finché il mercato non gliene dà uno.
rules-ku-3-rainbow = Uno di ogni colore è un arcobaleno: { $rainbow } punti. Un unicorno conta in un arcobaleno o in una collezione, mai in tutti e due.
rules-ku-3-split = La divisione migliore la calcoliamo noi; fra due ugualmente buone, quella con più arcobaleni. Quelli in più di un colore cominciano una nuova collezione.
rules-ku-3-two = { $rainbows } arcobaleni interi fanno vincere subito.
rules-ku-3-end = Vince chi ha più punti.
rules-ku-3-level = A pari punti vince chi ha più unicorni; altrimenti il posto è condiviso. Se più d’uno completa gli arcobaleni nello stesso momento, vincono tutti.

## cards

rules-ku-cards = Tutte le carte
rules-ku-cards-sources = Il foglio delle regole non riporta tutte le carte. Ognuna dice da dove viene il suo testo: dalle regole, da fonti pubbliche o dalla casa.
rules-ku-cards-own = Puoi scrivere unicorni e tranelli tuoi, e il tavolo segnala che sono in gioco.

## here

rules-ku-here = Giocare qui
rules-ku-here-single = Una domanda con una sola risposta non si fa: vale quella.
rules-ku-here-impossible = Quello che adesso non si può fare non viene proposto. Premilo per sapere perché.
rules-ku-here-turn = Risponde solo chi è chiamato a farlo, e solo a quello che si chiede adesso. Una risposta che arriva tardi non cambia niente.
rules-ku-here-back = Puoi tornare sulla tua ultima scelta: per conto tuo se non nuoce a nessuno e non si è mostrato niente di coperto; altrimenti se tutti gli altri sono d’accordo.
rules-ku-here-seats = Chi arriva dopo la distribuzione guarda. Per chi lascia il tavolo gioca un bot, fino al suo ritorno.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-ku-example-points = punti
rules-ku-example-herd-rainbow = Un arcobaleno
rules-ku-example-herd-set = { $size } di colore { $colour }
rules-ku-example-herd-points = { $points } punti
rules-ku-example-herd-said = Collezioni e arcobaleni fanno { $points } punti.
rules-ku-example-herd-more = Uno in più di colore { $colour } aggiungerebbe { $points }.
rules-ku-example-ties-one = Ada
rules-ku-example-ties-two = Bruno
rules-ku-example-ties-three = Clelia
rules-ku-example-ties-won = { $hunter } ha il totale migliore rimasto solo: { $total }.
rules-ku-example-ties-flees = Nessun totale resta solo: l’unicorno fugge.
rules-ku-example-ties-wins = prende l’unicorno
rules-ku-example-ties-cancels = annullato
rules-ku-example-ties-loses = troppo poco
