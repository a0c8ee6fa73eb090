### What the browser client says by itself. Questions, options and events come from the games.

## Asking and confirming

web-your-turn = Tocca a te
web-sure = fatto
# A thing without a name among others of its kind, or one without a sentence: what it is, and what is in it
web-plain-number = { $what } { $number }
web-plain-fact = { $what }: { $value }
# A card that lies face down: "Card: hidden"
web-plain-hidden = coperta
web-pick-first = Prima scegli qualcosa
web-back = Rimetti a posto
web-no-way-back = Poi non si torna indietro: si gira qualcosa.
web-amount = Prendi { $amount }
web-less = meno
web-more = più
web-stake = puntata
web-thinking =
    { $names-is ->
        [you] Stai pensando.
       *[other] { $names-count ->
            [one] { $names } sta pensando.
           *[other] { $names } stanno pensando.
        }
    }
web-refused = È stato rifiutato.

## The house

web-menu = Menu
web-play-now = Gioca subito

## Whether phones can come in

web-reach-here = Per ora entra solo questo computer.
web-reach-open = Fai entrare i telefoni
web-reach-means = Chi è nella tua rete potrà aprire tavoli e sedersi al tuo. Di questo computer non si vede altro.
web-reach-how = Avvia i tavoli con «hornbook --lan», e i telefoni potranno inquadrare un’immagine qui.
web-reach-network = La tua rete può entrare.
web-reach-close = Chiudila fuori
