### The browser's table of Horse Fever, Board and Family. D is Danari, VP are victory points.
### Sums come with their spaces: { $danari } is “2 400”.

## The bar

# Round 0 is the preparation.
web-horse-fever-round =
    { $round ->
        [0] prima del turno 1 di { $rounds }
       *[other] Turno { $round } di { $rounds }
    }
web-horse-fever-round-brief =
    { $round ->
        [0] prima del turno 1
       *[other] Turno { $round }/{ $rounds }
    }
web-horse-fever-phases = Fasi del turno
web-horse-fever-phase-buy = Compra
web-horse-fever-phase-bet = Punta
web-horse-fever-phase-race = Corsa
web-horse-fever-phase-auction = Asta

## The table

web-horse-fever-blackboard = Lavagna
web-horse-fever-odds = Quote
web-horse-fever-stable-price = prezzo scuderia
# A token on the blackboard.
web-horse-fever-token =
    { $owner-is ->
        [none] { $horse }, scuderia in vendita
       *[other] { $horse }, scuderia { $owner-of }
    }
web-horse-fever-shelf = Mazzi
web-horse-fever-pile-actions = azioni
web-horse-fever-pile-assistants = aiuti
web-horse-fever-pile-horses = cavalli
web-horse-fever-pile-objectives = scopi
web-horse-fever-pile-loans = prestiti
web-horse-fever-track = Pista
# A lane for those who do not see it.
web-horse-fever-lane =
    { $owner-is ->
        [none] { $horse }, numero { $number }, { $odds }, casella { $spot }. Carte dietro: { $cards }. Segnalini Scommessa rimasti: { $left }.
       *[other] { $horse }, numero { $number }, { $odds }, scuderia { $owner-of }, casella { $spot }. Carte dietro: { $cards }. Segnalini Scommessa rimasti: { $left }.
    }
web-horse-fever-placing = L’ultima corsa
web-horse-fever-key-rigged = truccato da
web-horse-fever-key-odds = quota
web-horse-fever-key-left = rimasti
web-horse-fever-peek = La tua carta: { $card }
web-horse-fever-card-down = Una carta messa { $who-by }
web-horse-fever-card-by = { $card }, { $who-by }
web-horse-fever-bet-by = { $who }: { $stake } { $kind }
web-horse-fever-bet-on = { $stake } su { $horse } { $kind }
web-horse-fever-bet-on-horse = Scommetti su { $horse }

## Cards

web-horse-fever-stable = Scuderia di { $horse }
web-horse-fever-bank-loan = Prestito in banca
web-horse-fever-mob-loan = Prestito della mala
web-horse-fever-due = { $danari } da rendere alla fine

## The tray and the rivals

web-horse-fever-tray = Quello che hai
web-horse-fever-danari = Danari
web-horse-fever-points = Punti
web-horse-fever-on-stables =
    { $count ->
        [0] nessuno da scuderie
        [one] { $count } da una scuderia
       *[other] { $count } da scuderie
    }
web-horse-fever-minimum = puntata minima { $danari }
web-horse-fever-minimum-bet = Puntata minima
web-horse-fever-loans = Prestiti
web-horse-fever-first = Primo giocatore
web-horse-fever-out = fuori
web-horse-fever-left-auction = fuori
web-horse-fever-said = sì a { $price }

## The shop. .note stands on the tile, .about in the slip.

web-horse-fever-shop = Alti & Bassi, ippica varia
web-horse-fever-tile-actions = Due azioni
    .note = anche due volte
    .about = Si pescano alla cieca. Vanno giocate tutte in questo turno.
web-horse-fever-tile-objective = Obiettivo
    .note = pesca 4, tieni 1, solo per te
    .about = 2 punti alla fine, se lo raggiungi solo tu.
web-horse-fever-tile-assistant = Assistente
    .note = pesca 4, tieni 1, scoperto
    .about = A libro paga fino alla fine. Di quale libro, nessuno chiede.
web-horse-fever-tile-horse = Cavallo
    .note = pesca 4, tieni 1, serve scuderia
    .about = Corre per una delle tue scuderie, quando vuoi.
web-horse-fever-tile-bank = Banca
    .note = { $danari } alla fine
    .about = { $danari } indietro alla fine, o la partita è persa.
web-horse-fever-tile-mob = La mala
    .note = { $danari } alla fine
    .about = { $danari } indietro alla fine. Sanno dov’è la tua scuderia.
web-horse-fever-tile-pass = Passa
    .note = e fatti pagare
    .about = Non compri niente, e la banca ti paga per questo.
web-horse-fever-tile-stable = Scuderia
    .note = +1 punto, prezzo in lavagna
    .about = 1 punto subito, e 600, 400 o 200 ogni volta che arriva 1°, 2° o 3°.
web-horse-fever-loan-taken = ce l’hai già
web-horse-fever-no-loans = le carte Prestito sono finite
web-horse-fever-no-stable = non hai scuderie
web-horse-fever-bought-one = uno per fase, e ce l’hai
web-horse-fever-sold-out = il mazzo è finito
web-horse-fever-too-dear = più di quello che hai
web-horse-fever-all-owned = ogni scuderia ha un proprietario
web-horse-fever-no-token = i suoi segnalini sono finiti
web-horse-fever-offer = Oppure fai un’offerta a un giocatore, al doppio
web-horse-fever-no-offers = I giocatori non hanno niente che tu possa permetterti.
web-horse-fever-shop-waits = Un cliente alla volta.
web-horse-fever-an-objective = Un obiettivo
# Stands before what is asked for, for those who do not see the portrait.
web-horse-fever-offer-to = Offerta { $who-to }:
web-horse-fever-purchase-of = acquisto { $lap } di 2
# counter: where there is no blackboard to be seen, or no stable to be had.
web-horse-fever-buy-hint = Che cosa prendi? Indica il banco, o una scuderia sulla lavagna.
    .counter = Che cosa prendi? Indica il banco.
web-horse-fever-pick-tile = Prima scegli qualcosa
web-horse-fever-ask-title = Un’offerta { $who-to }
# $option is the offer as a button has it
web-horse-fever-ask-means = { $option }. Può dire di no, e allora scegli di nuovo.
web-horse-fever-ask-after = L’offerta parte appena confermi.
web-horse-fever-until-confirm = Nessuno lo vede finché non confermi.
web-horse-fever-no-way-back = Le carte si pescano subito: poi non si torna indietro.
web-horse-fever-shuffle = Prima mescoli il mazzo?
web-horse-fever-now = ora
web-horse-fever-after = dopo
web-horse-fever-after-bets = Dopo due scommesse
web-horse-fever-do-actions = Compra due azioni per { $danari }
web-horse-fever-do-objective = Compra un obiettivo per { $danari }
web-horse-fever-do-assistant = Assumi un assistente per { $danari }
web-horse-fever-do-horse = Compra un cavallo per { $danari }
web-horse-fever-do-stable = Compra { $horse } per { $danari }
web-horse-fever-do-bank = Chiedi { $danari } alla banca
web-horse-fever-do-mob = Chiedi { $danari } alla mala
web-horse-fever-do-pass = Passa, prendi { $danari }
web-horse-fever-do-ask = Offri { $danari }

## The start line

web-horse-fever-start-line = linea di partenza
web-horse-fever-runs-for = corre per { $horse }
web-horse-fever-stall-taken = Lì c’è già { $horse }.
web-horse-fever-stall-closed = Questo cavallo non può correre per quella scuderia.
web-horse-fever-horse-first = Prima scegli un cavallo.
web-horse-fever-your-stalls = I tuoi box
web-horse-fever-do-line-up =
    { $count ->
        [0] Corri senza carte Cavallo
        [one] Schiera { $count } cavallo
       *[other] Schiera { $count } cavalli
    }

## Bets

web-horse-fever-first-bet = prima scommessa
web-horse-fever-second-bet = seconda scommessa
web-horse-fever-bet-hint = Quale cavallo? Indica una corsia.
web-horse-fever-bet-note =
    { $owner-is ->
        [none] senza proprietario; il tuo minimo { $minimum }, 100 a punto
        [you] tuo; il tuo minimo { $minimum }, 100 a punto
       *[other] { $owner-of }; il tuo minimo { $minimum }, 100 a punto
    }
web-horse-fever-side = Lato del segnalino
web-horse-fever-win = Vincente
web-horse-fever-place = Piazzato
web-horse-fever-pays =
    { $points ->
        [one] ×{ $times }, { $points } punto
       *[other] ×{ $times }, { $points } punti
    }
web-horse-fever-had = ce l’hai
web-horse-fever-min = min { $danari }
web-horse-fever-half = metà
web-horse-fever-all = tutto
web-horse-fever-if-first =
    { $places ->
        [1] { $horse } arriva primo
       *[other] { $horse } fra i primi { $places }
    }
web-horse-fever-else = Tutto il resto
web-horse-fever-cannot-bet = Il tuo minimo è { $minimum }, e non ce l’hai. Niente seconda scommessa.
web-horse-fever-no-second = Niente seconda scommessa
web-horse-fever-pick-horse = Scegli un cavallo
web-horse-fever-do-bet = Punta { $stake } su { $horse } { $kind }
web-horse-fever-nudge = sposta la quotazione
web-horse-fever-no-nudge = La sua quotazione non si sposta più di così.

## Rigging

web-horse-fever-rig =
    { $count ->
        [one] ultima carta
       *[other] trucca, { $count } carte
    }
web-horse-fever-rig-card = Quale carta?
web-horse-fever-rig-card-first = Prima scegli la carta.
web-horse-fever-rig-lane = Dietro quale cavallo?
web-horse-fever-pick-card = Scegli una carta
web-horse-fever-do-rig = Mettila dietro { $horse }
web-horse-fever-take-back = Riprendila

## Auctions

web-horse-fever-falling = Asta al ribasso
    .note = La banca compra un punto. A ogni sì costa meno.
web-horse-fever-rising = Asta al rialzo
    .note = La banca vende un punto. A ogni sì costa di più.
web-horse-fever-falling-note = asta al ribasso
web-horse-fever-rising-note = asta al rialzo
web-horse-fever-falling-call = { $price }. Si scende.
web-horse-fever-rising-call = { $price }. Si sale.
web-horse-fever-the-bank = La banca
web-horse-fever-out-of-it = Fuori
web-horse-fever-maybe = { $who }?
web-horse-fever-sale-ask = Danari per uno dei tuoi punti vittoria?
web-horse-fever-bid-ask = Danari per un altro punto vittoria?
web-horse-fever-sale-next = Se dici sì tocca { $who-to }, a { $yes }; se passi, a { $no }. L’ultima voce rimasta vende, al suo prezzo.
web-horse-fever-bid-next = Se dici sì tocca { $who-to }, a { $yes }; se passi, a { $no }. L’ultima voce rimasta compra, al suo prezzo.
web-horse-fever-last-seller = Non c’è più nessun altro. Un sì, e il punto è venduto.
web-horse-fever-last-buyer = Non c’è più nessun altro. Un sì, e il punto è tuo.
web-horse-fever-do-sell = Vendi per { $price }
web-horse-fever-do-bid = Compra per { $price }
web-horse-fever-limit = Il tuo limite in quest’asta
web-horse-fever-limit-up = Oppure sali in automatico, fino a un limite. Oltre, te lo richiediamo.
web-horse-fever-limit-down = Oppure scendi in automatico, fino a un limite. Oltre, te lo richiediamo.
web-horse-fever-limit-up-set = Sali in automatico fino a { $price }. Oltre, te lo richiediamo. Lo sai solo tu.
web-horse-fever-limit-down-set = Scendi in automatico fino a { $price }. Oltre, te lo richiediamo. Lo sai solo tu.
web-horse-fever-do-limit-up = Sì, fino a { $price }
web-horse-fever-do-limit-down = Sì, giù fino a { $price }
web-horse-fever-do-unlimit = Chiedimelo ogni volta
web-horse-fever-do-leave = Passa, e lascia quest’asta
web-horse-fever-choose-one = scegline una

## The race and what it brings

web-horse-fever-race-desk = La corsa
web-horse-fever-card = Carta Movimento { $turn }
web-horse-fever-turning = Si girano le carte dietro i cavalli.
web-horse-fever-ledger = Che cosa ha portato la corsa
web-horse-fever-paid-win = { $horse } primo
web-horse-fever-paid-place = { $horse } piazzato
web-horse-fever-paid-lost = { $horse }, persa
web-horse-fever-paid-stable = scuderia di { $horse }
web-horse-fever-paid-income = rendita
# A talent paid: $place is where the horse came in, “4th”.
web-horse-fever-paid-reach = { $horse } è arrivato { $place }. { $character } incassa.
web-horse-fever-paid-talent = { $what }: { $character }
web-horse-fever-paid-horse = per il cavallo
web-horse-fever-paid-honour = per la fama
web-horse-fever-paid-fine = multa su { $horse }
web-horse-fever-paid-neighbour = fra vicini
web-horse-fever-paid-penalty = pagamento mancato

## The end

# $contest is a sentence: “the shortest player wins”
web-horse-fever-contest = Parità: { $contest }
web-horse-fever-finale = L’ultimo conto
web-horse-fever-wins =
    { $names-is ->
        [you] Hai vinto. I cavalli non sono stati interpellati.
       *[other] { $names-count ->
            [one] Vittoria: { $names }. I cavalli non sono stati interpellati.
           *[other] Vittoria: { $names }. I cavalli non sono stati interpellati.
        }
    }
web-horse-fever-repaid = { $danari } resi
web-horse-fever-owed = { $danari } non resi

## Keys

web-horse-fever-key-lane = Corsia da 1 a 6
web-horse-fever-key-win = Vincente
web-horse-fever-key-place = Piazzato

## What every table says, in this game’s own words

web-goal-horse-fever-board = Vince chi ha più PV
web-goal-unit-horse-fever-board = PV
web-review-score-horse-fever-board = PV
web-goal-horse-fever-family = Vince chi ha più PV
web-goal-unit-horse-fever-family = PV
web-review-score-horse-fever-family = PV
