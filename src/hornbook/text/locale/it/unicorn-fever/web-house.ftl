### What the pages of the house say of Unicorn Fever: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-unicorn-fever = Unicorn Fever
    .line = Sei unicorni, un arcobaleno, amici poco limpidi.
web-mode-unicorn-fever = Unicorn Fever
web-time-unicorn-fever = 60 min

## Values of its settings, and on its cards

web-value-gnomes = Gnomi
web-value-leprechauns = Leprecauni
web-value-goblins = Goblin
web-value-fairies = Fate
web-value-witches = Streghe
web-value-orange = Arancione
web-value-purple = Viola
web-value-red = Rosso

## What may be wrong with a card, said beside the field

web-fault-too-few-clans = Una partita vuole contratti di almeno { $least } clan.

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-unicorn-fever-1 = Vince chi ha più gloria dopo 4 corse. Ma prima vengono i prestiti non resi: chi ne deve meno agli elfi è davanti, qualunque sia la gloria.
    .title = Che cosa conta
web-learn-unicorn-fever-2 = Prima di ogni corsa ognuno fa 3 azioni, una per turno. Prendi il segnalino in cima a una pila e fai tutto quello che dice: firmare un contratto, prendere oro, piazzare una scommessa qualsiasi o una vincente, giocare magie. Un segnalino preso torna solo con la prossima corsa: i migliori spariscono per primi.
    .title = Azioni
    .asks = choose-action choose-reserved-action
web-learn-unicorn-fever-3 = Una vincente paga la puntata moltiplicata per la quotazione, più 5 gloria. Una piazzato rapida paga il doppio e 3 gloria se l’unicorno è fra i primi tre; una tardiva, da 4 giocatori in su, il doppio e 2 gloria. Ogni segnalino c’è una volta per corsa. Se il borsellino è leggero lo riempie un prestito: 20 oro subito, 25 alla fine, al massimo tre per scelta.
    .title = Scommesse
    .asks = choose-bet choose-stake choose-reserved-bet
web-learn-unicorn-fever-4 = Le carte vanno a faccia in giù sotto una corsia; tutti vedono dove, nessuno che cosa. Prima della corsa si girano: una buona e una cattiva con la stessa lettera si annullano, e quello che resta aiuta o intralcia quell’unicorno.
    .title = Magia
    .asks = play-magic choose-lane choose-peek choose-exchange choose-withdrawal
web-learn-unicorn-fever-5 = Una carta Movimento fa avanzare ogni unicorno del numero della sua riga; i favoriti sono un po’ più veloci, di solito. Poi 2 dadi regalano uno sprint di una casella a un unicorno ciascuno. La casella 12 è il traguardo. Gli unicorni più lenti della tabella sono scatenati: hanno un’abilità tutta loro.
    .title = La corsa
    .asks = choose-who-was-ahead choose-nudge
web-learn-unicorn-fever-6 = I proprietari dei primi tre incassano 6, 4 e 2 oro. Le scommesse pagano. Poi la tassa: 1 oro per ogni gloria che hai, e chi non può pagare chiede un prestito. Chi vince sale nelle quotazioni, così nessuno resta un affare a lungo.
    .title = Dopo la corsa
web-learn-unicorn-fever-7 = I contratti di due clan valgono dalla firma alla fine: gli gnomi fanno i conti, i leprecauni amano le scommesse, i goblin trafficano, le fate se ne intendono di magia, le streghe campano di disastri. La gloria stampata conta alla fine, senza tasse. Per finire si rendono i prestiti, e 20 oro fanno 1 gloria.
    .title = Contratti e fine
    .asks = choose-contract
