### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = Sono carini, e puzzano davvero. Offri alla cieca.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Rosa
web-value-none = Nessuno
web-value-shared = Tutti
web-value-princess = La principessa
web-value-knight = Il cavaliere
web-value-wizard = Il mago
web-value-shaman = La sciamana
web-value-bard = Il bardo
web-value-huntress = La cacciatrice

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-kill-the-unicorns-1 = Vince chi ha più punti dopo 4 giorni. Due arcobaleni interi vincono subito.
    .title = Che cosa conta
web-learn-kill-the-unicorns-2 = Ogni giorno 4 unicorni stanno in fila. Ognuno pesca 2 tranelli, ne mette uno coperto sotto un unicorno e butta l’altro, scoperto. Solo la sciamana lo tiene. Un tranello cambia i punti, i colori, le offerte, o a chi va la preda.
    .title = Tranelli
    .asks = place-ruse
web-learn-kill-the-unicorns-3 = Un unicorno dopo l’altro, il primo giocatore mette da 1 a 3 carte Caccia coperte, o passa il corno. Chi lo segue ne mette altrettante. Vince la somma più alta, ma somme uguali si annullano e vince la migliore che resta. Se non resta nessuno l’unicorno fugge.
    .title = La caccia
    .asks = open-hunt join-hunt lay-card
web-learn-kill-the-unicorns-4 = Chi vince gira uno dei tranelli lì sotto, alla cieca, e agisce. A volte l’unicorno finisce a qualcun altro. Chi lo prende è il prossimo primo giocatore.
    .title = Girare il tranello
    .asks = choose-ruse choose-heir choose-colour
web-learn-kill-the-unicorns-5 = Dopo la quarta caccia aprono gli gnomi. Le carte che non hai usato pagano una cosa: un corno finto per punti, polvere di fata o zucchero filato per un colore, o un pâté, che costa un unicorno. Poi tutti riprendono tutte le carte.
    .title = Il mercato nero
    .asks = go-to-market choose-unicorn choose-payment
web-learn-kill-the-unicorns-6 = Ogni unicorno vale le sue stelle. 2, 3, 4 o 5 di un colore aggiungono 2, 5, 8 o 12; uno di ogni colore, un arcobaleno, aggiunge 8. La divisione migliore la calcoliamo noi.
    .title = Punti
web-learn-kill-the-unicorns-7 = Ogni personaggio ha un potere, una volta al giorno, e 4 tranelli suoi. Te lo chiediamo al momento giusto, in una caccia a cui partecipi. Le carte Caccia sono uguali per tutti: chi ha speso che cosa lo può contare chiunque.
    .title = Personaggi
    .asks = choose-character choose-rival-to-dare choose-total-to-foretell choose-swap choose-to-lie-in-wait choose-second-ruse choose-take-back
