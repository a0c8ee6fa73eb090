### The table of Unicorn Fever in the browser. Fact first, joke second.

## Signs on the table

web-unicorn-fever-odds = Quote
web-unicorn-fever-fastest = il più veloce
web-unicorn-fever-slowest = il più lento
web-unicorn-fever-fever = Scatenato: { $text }
web-unicorn-fever-track = La pista
web-unicorn-fever-racer = Unicorno
web-unicorn-fever-magic = Magia
web-unicorn-fever-win = Vincente
web-unicorn-fever-early = Rapida
web-unicorn-fever-late = Tardiva
web-unicorn-fever-actions = Azioni
web-unicorn-fever-contracts = Contratti
web-unicorn-fever-hand =
    { $seat-is ->
        [you] Le tue carte Magia
        [none] Carte Magia
       *[other] Carte Magia { $seat-of }
    }
web-unicorn-fever-hand-tab = Mano
web-unicorn-fever-magic-of =
    { $seat-is ->
        [you] La tua magia
        [none] Magia
       *[other] Magia { $seat-of }
    }
web-unicorn-fever-tray = Quello che hai
web-unicorn-fever-gold = oro
web-unicorn-fever-glory = gloria
web-unicorn-fever-loans = prestiti
web-unicorn-fever-good = buona
web-unicorn-fever-bad = cattiva
web-unicorn-fever-race-of = Corsa { $race } di { $races }
web-unicorn-fever-race-of-brief = Corsa { $race }/{ $races }
web-unicorn-fever-phase-plan = Azioni
web-unicorn-fever-phase-race = Corsa
web-unicorn-fever-phase-pay = Paga

## Colours, as part of a unicorn's full name

web-unicorn-fever-colour-green = verde
web-unicorn-fever-colour-orange = arancione
web-unicorn-fever-colour-yellow = giallo
web-unicorn-fever-colour-blue = blu
web-unicorn-fever-colour-purple = viola
web-unicorn-fever-colour-red = rosso

## Things on the track, for those who hear them

web-unicorn-fever-lane =
    { $fever ->
        [yes] { $racer }, { $colour }, { $odds }, scatenato
       *[no] { $racer }, { $colour }, { $odds }
    }
# $kind: win, early or late. $state: free, taken, kept (on a contract), gone, chosen.
web-unicorn-fever-token =
    { $racer }, { $colour }, { $odds }, { $kind ->
        [win] vincente
        [early] piazzato rapida
       *[late] piazzato tardiva
    }: { $state ->
        [taken] { $seat-within } { $seat-has } { $stake } qui
        [kept] prenotata { $seat-by }
        [gone] non in questa corsa
        [chosen] la tua scelta, con { $stake }
       *[free] libera
    }
web-unicorn-fever-cell-taken = { $seat }, { $stake } oro
web-unicorn-fever-cell-free = libera
web-unicorn-fever-cell-gone = niente
web-unicorn-fever-pile =
    { $count ->
        [one] { $count } carta Magia sotto { $racer }. { $about }
       *[other] { $count } carte Magia sotto { $racer }. { $about }
    }
web-unicorn-fever-pile-by = Una carta messa { $seat-by }, coperta.
web-unicorn-fever-pile-known = { $card }, { $seat-by }: { $text }

## Action piles

web-unicorn-fever-pile-contract = Contratto
web-unicorn-fever-pile-gold = +{ $gold } oro
web-unicorn-fever-pile-bet =
    { $kind ->
        [win] Vincente
       *[any] Scommessa
    }
web-unicorn-fever-pile-magic =
    { $count ->
        [one] { $count } magia
       *[other] { $count } magie
    }
web-unicorn-fever-pile-price =
    { $price ->
        [0] gratis
       *[other] paga { $price }
    }
web-unicorn-fever-pile-bell = e apri tu
web-unicorn-fever-pile-glory = +{ $glory } gloria
web-unicorn-fever-pile-with-magic =
    { $count ->
        [one] e { $count } magia
       *[other] e { $count } magie
    }
web-unicorn-fever-pile-always = sempre lì
web-unicorn-fever-pile-play = giocale tutte
web-unicorn-fever-pile-plain = senza vincoli
web-unicorn-fever-all-gone = finita
web-unicorn-fever-you-hold = hai { $token }

## Contracts

web-unicorn-fever-at-the-end = { $glory } alla fine
web-unicorn-fever-signed = firmato
web-unicorn-fever-signed-by = firmato { $seat-by }
web-unicorn-fever-no-contract = Ancora nessun contratto

## The tray and the seats

web-unicorn-fever-gold-held =
    { $loans ->
        [0] oro
        [one] oro, { $loans } prestito
       *[other] oro, { $loans } prestiti
    }
web-unicorn-fever-glory-held = gloria, tassa { $tax }
web-unicorn-fever-tax-due = Tassa sulla gloria dopo questa corsa: { $tax } oro, più quello che vinci.
web-unicorn-fever-you-own = { $racer } è tuo
web-unicorn-fever-owned =
    { $seat-is ->
        [you] tuo
       *[other] { $seat-of }
    }
web-unicorn-fever-kept-brief =
    { $kind ->
        [win] prenotata, vincente
        [early] prenotata, rapida
       *[late] prenotata, tardiva
    }
web-unicorn-fever-bet-brief =
    { $kind ->
        [win] vincente, { $stake }
        [early] rapida, { $stake }
       *[late] tardiva, { $stake }
    }
web-unicorn-fever-owns = Possiede { $racer }
web-unicorn-fever-has-bell = Primo giocatore
web-unicorn-fever-gets-bell = Primo giocatore da questa corsa in poi
web-unicorn-fever-prizes = { $first }, { $second } o { $third } oro sul podio
web-unicorn-fever-bet-on =
    { $stake } su { $racer }, { $kind ->
        [win] vincente
        [early] piazzato rapida
       *[late] piazzato tardiva
    }
web-unicorn-fever-bet-pays =
    { $kind ->
        [win] primo: { $times } e { $glory } gloria
       *[other] primi tre: { $times } e { $glory } gloria
    }
web-unicorn-fever-kept-bet =
    { $racer }, { $kind ->
        [win] vincente
        [early] piazzato rapida
       *[late] piazzato tardiva
    }
web-unicorn-fever-kept-action = Prenotato: { $token }

## Why something cannot be had

web-unicorn-fever-why-taken = { $seat } { $seat-has } questo segnalino. Ce n’è uno per unicorno, in ogni corsa.
web-unicorn-fever-why-reserved = { $seat } { $seat-has } prenotato questo segnalino.
web-unicorn-fever-why-no-late = Le piazzato tardive arrivano con il quarto giocatore.
web-unicorn-fever-why-removed = I dadi hanno tolto questo segnalino dalla corsa.
# $what: bet, contract, magic; $token is what has been taken for this action
web-unicorn-fever-why-held =
    { $what ->
        [bet] Con { $token } questa scommessa non si fa. Rimetti a posto e prendi altro.
        [contract] Con { $token } non si firmano contratti. Rimetti a posto e prendi altro.
       *[magic] Con { $token } ora non si giocano magie. Rimetti a posto e prendi altro.
    }
# Nothing to take leads there.
web-unicorn-fever-why-no-action =
    { $what ->
        [bet] Nessun segnalino rimasto permette questa scommessa.
        [contract] In questa corsa non ci sono più segnalini Contratto.
        [magic] Nessun segnalino rimasto fa giocare magie.
       *[token] In questa corsa non c’è più niente da farci.
    }
# $question is a question, with its mark
web-unicorn-fever-why-empty = Finita fino alla prossima corsa.
web-unicorn-fever-why-no-contracts = Non ci sono più contratti da firmare.
web-unicorn-fever-why-no-bets = Non ci sono più segnalini Scommessa adatti.
web-unicorn-fever-why-no-gold = Non te lo puoi permettere, e con tre prestiti gli elfi non danno più niente.

## The slip

web-unicorn-fever-action-of = azione { $action } di { $actions }
web-unicorn-fever-ask-action = Prendi un segnalino.
web-unicorn-fever-tip-action = Oppure tocca una scommessa, un contratto o una carta: il segnalino viene da sé.
web-unicorn-fever-ask-racer = Su chi scommetti?
web-unicorn-fever-ask-kind = Quale scommessa?
web-unicorn-fever-ask-contract = Quale contratto?
web-unicorn-fever-ask-lane = Sotto quale corsia?
web-unicorn-fever-tip-lane = I rivali vedono che l’hai messa, non che cos’è.
web-unicorn-fever-ask-heat = Pareggio. Chi era davanti?
web-unicorn-fever-tip-heat = Hai la campanella, quindi l’ultima parola. Nessuno chiede perché.
web-unicorn-fever-change = cambia
web-unicorn-fever-with = con
web-unicorn-fever-half = metà
web-unicorn-fever-all = tutto
# Odds and glory of a bet, very short: “×6 · 5 glory”
web-unicorn-fever-pays-short = { $times } · { $glory } gloria
web-unicorn-fever-if-won =
    { $kind ->
        [win] Primo al traguardo
       *[other] Fra i primi tre
    }
web-unicorn-fever-anything-else = Tutto il resto
web-unicorn-fever-plus = { $sum }
web-unicorn-fever-back = indietro
web-unicorn-fever-before-contracts = Prima che i tuoi contratti dicano la loro.
web-unicorn-fever-loan = Gli elfi prestano { $gold } subito e ne vogliono { $back } alla fine.
web-unicorn-fever-loan-joins = Arriva con un prestito. Loro sanno dove dormi.
web-unicorn-fever-laid = { $card }, sotto { $racer }
web-unicorn-fever-pull = Riprendi { $card }
web-unicorn-fever-nudge = { $racer }: { $before } → { $after }
web-unicorn-fever-put-back = Rimetti a posto
web-unicorn-fever-not-now = Non adesso
web-unicorn-fever-borrow = Prestito
web-unicorn-fever-no-loan = Hai già { $loans } prestiti o più: gli elfi non danno più niente, tranne che per la tassa.

# The title's note while playing magic; 0: cards beyond those one must play.
web-unicorn-fever-to-play =
    { $count ->
        [0] se vuoi
       *[other] { $count } da giocare
    }

## Keys

web-unicorn-fever-key-lanes = indica una corsia
web-unicorn-fever-key-w = scommessa vincente
web-unicorn-fever-key-e = scommessa piazzato rapida
web-unicorn-fever-key-l = scommessa piazzato tardiva

## The deed, on the button

web-unicorn-fever-do-gold =
    { $bell ->
        [yes] Prendi { $gold } oro e la campanella
       *[no] Prendi { $gold } oro
    }
web-unicorn-fever-do-bet = Punta { $stake } su { $racer }
web-unicorn-fever-do-sign =
    { $price ->
        [0] Firma gratis
       *[other] Firma per { $price }
    }
web-unicorn-fever-do-magic =
    { $count ->
        [one] Metti giù { $count } carta
       *[other] Metti giù { $count } carte
    }
web-unicorn-fever-do-heat = { $racer } era davanti
web-unicorn-fever-missing-bet = Scegli una scommessa
web-unicorn-fever-missing-contract = Scegli un contratto
web-unicorn-fever-missing-lane = Scegli una corsia
web-unicorn-fever-missing-card =
    { $count ->
        [0] Scegli una carta, o basta così
        [one] Scegli ancora { $count } carta
       *[other] Scegli ancora { $count } carte
    }
web-unicorn-fever-missing-heat = Toccali in ordine
web-unicorn-fever-missing-moment = Fai una scelta

## Explanations

web-unicorn-fever-odds-about = Il numero dice quanto paga una vincente vinta per ogni moneta, e da quale riga della carta Movimento si leggono le caselle.
# $kind: win, early or late
web-unicorn-fever-token-title = { $racer }, { $kind ->
        [win] vincente
        [early] rapida
       *[late] tardiva
    }
web-unicorn-fever-token-about =
    { $kind ->
        [win] Paga se questo unicorno arriva primo. Un segnalino per unicorno, in ogni corsa.
       *[other] Paga se questo unicorno è fra i primi tre. Un segnalino per unicorno, in ogni corsa.
    }

## What every table says, in this game’s own words

web-goal-unicorn-fever = Vince chi ha più gloria
web-goal-unit-unicorn-fever = Gloria
web-round-unicorn-fever = Corsa { $round }
web-review-score-unicorn-fever = gloria
web-verdict-unicorn-fever =
    { $why ->
        [loans] Gli elfi
       *[other] { web-verdict }
    }
