### The characters of Horse Fever, Board and Family, in the browser: the deal, the seats, the talents.
### Sums come with their spaces: { $danari } is “5 000”.

## The deal

web-horse-fever-cast = Chi sei stasera
web-horse-fever-cast-choose = Chi sarai stasera?
web-horse-fever-cast-public = Si distribuisce in pubblico: quello che uno riceve lo leggono tutti.
web-horse-fever-cast-dealt = La tua carta
# Several people share the screen; each reads a card of their own.
web-horse-fever-cast-dealt-to = La carta di { $name }
# For those who only look on.
web-horse-fever-cast-everyone = La compagnia di stasera
web-horse-fever-cast-next = Poi si gira la carta di { $name }.
web-horse-fever-cast-being-dealt = si distribuisce
web-horse-fever-cast-back = Un personaggio, coperto
web-horse-fever-cast-stars = Una stella è un talento, o più soldi. I sei senza sono cugini: stessa spilla, meno soldi, e una scuderia a testa.
web-horse-fever-cast-cousins = I sei sono cugini: stessa spilla, una scuderia a testa, e più soldi se la quotazione è peggiore.
web-horse-fever-cast-all = Vedi tutti e { $count }
web-horse-fever-cast-fewer = Torna alla distribuzione
web-horse-fever-cast-i-am = Sono { $character }
web-horse-fever-cast-watch = Al tavolo
web-horse-fever-taken-by = { $name }
web-horse-fever-brought-stable = Possiede fin dall’inizio la scuderia di { $horse }, a { $odds }. Un punto c’è già.
web-horse-fever-brought-money = { $danari } e nessun talento. Dovranno bastare i soldi.

## A character in words

web-horse-fever-starts-with = Comincia con
web-horse-fever-own-stable = e la scuderia di { $horse }
web-horse-fever-no-own-stable = e nessuna scuderia
web-horse-fever-started-with = all’inizio { $danari }
web-horse-fever-no-talent = Nessun talento, ma i soldi.
web-horse-fever-way = Un modo di usarlo:
web-horse-fever-who-is = { $name } è
web-horse-fever-you-are = Tu sei
web-horse-fever-deciding = { $name } sta decidendo.
web-horse-fever-yours-now = Ora puoi usarlo.
web-horse-fever-nudged = { $horse }, da { $before } a { $after }
web-horse-fever-not-used = non usato
web-horse-fever-in-round = Turno { $round }
web-horse-fever-to-table = Torna al tavolo
web-horse-fever-your-talent = Il tuo talento
# The price without a discount, for those who do not see that it is struck out.
web-horse-fever-usually = Di solito { $danari }

## The band on a card: what sets the character apart. $value is its number.

web-horse-fever-band-danari = soltanto i soldi
# What a character began with: the stable may be sold later, and its odds move.
web-horse-fever-band-stable = prima scuderia 1:{ $value }
web-horse-fever-band-extra-bets =
    { $value ->
        [one] { $value } seconda scommessa in più
       *[other] { $value } seconde scommesse in più
    }
web-horse-fever-band-nudge =
    { $value ->
        [one] sposta di { $value } riga
       *[other] sposta di { $value } righe
    }
web-horse-fever-band-any-purchase = due acquisti uguali
web-horse-fever-band-place-reach =
    { $value ->
        [one] piazzato anche col 4°
       *[other] piazzato { $value } posti in più
    }
web-horse-fever-band-action-discount = azioni a { $value } in meno
web-horse-fever-band-objective-discount = obiettivi a { $value } in meno
web-horse-fever-band-assistant-discount = assistenti a { $value } in meno
web-horse-fever-band-horse-discount = cavalli a { $value } in meno
web-horse-fever-band-stable-discount = scuderie a { $value } in meno
web-horse-fever-band-pass-danari = passa per { $value } in più
web-horse-fever-band-income = { $value } dopo la corsa
web-horse-fever-band-from-right = { $value } da destra
web-horse-fever-band-from-left = { $value } da sinistra
web-horse-fever-band-point-danari = { $value } per ogni punto
web-horse-fever-band-sale-danari = vende a { $value } in più
web-horse-fever-band-bid-discount = compra a { $value } in meno
web-horse-fever-band-bank-relief = alla banca { $value } in meno
web-horse-fever-band-mob-relief = alla mala { $value } in meno

## The same on a chip at the seat, as short as can be

web-horse-fever-chip-danari = { $value }
web-horse-fever-chip-stable = 1:{ $value }
web-horse-fever-chip-extra-bets =
    { $value ->
        [one] +{ $value } scom.
       *[other] +{ $value } scom.
    }
web-horse-fever-chip-nudge =
    { $value ->
        [one] { $value } riga
       *[other] { $value } righe
    }
web-horse-fever-chip-any-purchase = due volte
web-horse-fever-chip-place-reach =
    { $value ->
        [one] anche 4°
       *[other] +{ $value } posti
    }
web-horse-fever-chip-action-discount = −{ $value }
web-horse-fever-chip-objective-discount = −{ $value }
web-horse-fever-chip-assistant-discount = −{ $value }
web-horse-fever-chip-horse-discount = −{ $value }
web-horse-fever-chip-stable-discount = −{ $value }
web-horse-fever-chip-pass-danari = +{ $value }
web-horse-fever-chip-income = +{ $value }
web-horse-fever-chip-from-right = +{ $value }
web-horse-fever-chip-from-left = +{ $value }
web-horse-fever-chip-point-danari = +{ $value }
web-horse-fever-chip-sale-danari = +{ $value }
web-horse-fever-chip-bid-discount = −{ $value }
web-horse-fever-chip-bank-relief = −{ $value }
web-horse-fever-chip-mob-relief = −{ $value }

## A way to use a talent

web-horse-fever-use-danari = scommetti presto e forte. Il resto non arriverà da solo.
web-horse-fever-use-stable = i premi arrivano chiunque ci scommetta. Trucca la corsa a suo favore.
web-horse-fever-use-extra-bets = tieni soldi per le seconde scommesse; tre scommesse sono tre occasioni di fare punti.
web-horse-fever-use-nudge = prima scommetti vincente, poi sposta giù quella scuderia: la vincente paga secondo la quotazione finale.
web-horse-fever-use-any-purchase = due obiettivi in un turno, prima che gli altri ne abbiano uno.
web-horse-fever-use-place-reach = punta piazzato sui cavalli che non arrivano mai primi. Le vincenti lasciale agli altri.
web-horse-fever-use-action-discount = compra due coppie per turno, e lascia che gli altri si chiedano perché.

## A word about each

web-horse-fever-quip-cranio-mercanti = Compra in vetta, e in vetta resta.
web-horse-fever-quip-steve-mcskull = Il secondo favorito è sempre sottovalutato.
web-horse-fever-quip-victor-von-schadel = Un occhio al cavallo, un monocolo alle quote.
web-horse-fever-quip-cesar-crane = Dipinge cavalli. Di solito veloci.
web-horse-fever-quip-craneo-cervantes = All’assalto dei mulini a vento, e dell’1:6.
web-horse-fever-quip-sigvard-skalle = L’outsider degli outsider.
web-horse-fever-quip-antonio-vesuvio = Non lascia lo sportello con una schedina sola.
web-horse-fever-quip-eric-change = A volte il gesso scivola. Di due righe.
web-horse-fever-quip-miss-double = Un altro uguale, grazie.
web-horse-fever-quip-miss-paris = Mai in anticipo, mai in ritardo. Il quarto posto le dona.
web-horse-fever-quip-oliver-oil = Ha un pozzo. Scommette per due.
web-horse-fever-quip-otto-von-alt = Conosce il tipografo delle carte dai tempi della scuola.
