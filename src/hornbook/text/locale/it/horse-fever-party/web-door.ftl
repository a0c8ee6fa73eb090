### The Party's door, as a phone has it: all that it loads before one is in. Keep it short.

## Coming in

web-party-box = Horse Fever
web-party-room = sala { $code }
web-party-room-host = sala { $code }, ospita { $host }
web-party-many-in = { $players } dentro
web-party-name = Il tuo nome
web-party-letters = { $length } di { $most }
web-party-face = La tua faccia
web-party-face-dealt = a sorte; tocca per cambiare
web-party-face-number = faccia { $number }
web-party-you-get = Ricevi { $money } D.
web-party-you-get-means =
    { $races ->
        [one] Due scommesse, { $races } corsa. Tieni aperta questa pagina: al resto pensa la televisione.
       *[other] Due scommesse a corsa, { $races } corse. Tieni aperta questa pagina: al resto pensa la televisione.
    }
# The choice of a language in a corner: read aloud only
web-party-language = Lingua
web-party-no-account = Niente account, niente app. Puoi andartene quando vuoi.
web-party-enter = Entra
web-party-enter-as = Entra, { $name }

## Closed doors

web-party-no-room = La sala { $code } non c’è
web-party-no-room-means = Riguarda le lettere in televisione. Non ci sono vocali.
web-party-letters-of-room = Le lettere
web-party-go-there = Vai lì
web-party-shut = La sala { $code } è chiusa
web-party-shut-means = Per ora non entra nessun altro. Bussa da chi ospita, poi su questo pulsante.
web-party-full = La sala { $code } è piena
web-party-full-means = Ogni posto è preso. La televisione è per tutti.
web-party-no-answer = La sala { $code } non risponde
web-party-no-answer-means = Questo telefono è nella stessa rete della televisione?
web-party-not-in = La sala { $code } non ti fa ancora entrare
web-party-not-in-means = Riprova fra un momento.
web-party-part-missing = Un pezzo di questa pagina non è arrivato. Il tuo posto c’è ancora.
web-party-try-again = Riprova

## Gone

web-party-bye = Attenzione al gradino
web-party-bye-means = Il tuo posto è libero. I cavalli chiederanno di te.
web-party-come-back = Ci ho ripensato
