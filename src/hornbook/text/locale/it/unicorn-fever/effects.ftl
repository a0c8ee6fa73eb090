### What cards and tokens do: one sentence for each number a card can carry. A card's text is
### its sentences one after the other, so cards typed in by others have texts too.

## What acts on a unicorn (magic, fever). $value is the number, $size the number without its
## sign, $sign “more” or “less”. The unicorn is the subject.

effect-start-set =
    { $value ->
        [0] Sta fermo alla prima carta.
       *[other] Avanza di { $value } alla prima carta.
    }
effect-start-add =
    { $sign ->
        [more] Avanza di { $size } in più alla prima carta.
       *[less] Avanza di { $size } in meno alla prima carta.
    }
effect-gum =
    { $value ->
        [one] Il prossimo sprint perde { $value } casella. Poi addio gomma.
       *[other] I prossimi sprint perdono { $value } caselle, poi addio gomma.
    }
effect-tie =
    { $sign ->
        [more] Vince i pareggi.
       *[less] Perde i pareggi.
    }
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Quotazione: { $size } riga in su, verso x2, per sempre.
           *[other] Quotazione: { $size } righe in su, verso x2, per sempre.
        }
       *[less] { $size ->
            [one] Quotazione: { $size } riga in giù, verso x7, per sempre.
           *[other] Quotazione: { $size } righe in giù, verso x7, per sempre.
        }
    }
effect-bet-gold =
    { $sign ->
        [more] Le scommesse vinte pagano { $size } oro in più.
       *[less] Le scommesse vinte pagano { $size } oro in meno.
    }
effect-bet-glory =
    { $sign ->
        [more] Le scommesse vinte danno { $size } gloria in più.
       *[less] Le scommesse vinte danno { $size } gloria in meno.
    }
# $sign is the card's own: a positive broom sweeps the negative cards.
effect-cleanse =
    { $sign ->
        [positive] Spazza via le carte negative della corsia.
       *[negative] Spazza via le carte positive della corsia.
    }
effect-none = Non fa niente, ma con convinzione.

## What contracts bring. $value is the number.

perk-income = { $value } oro dopo ogni corsa.
perk-interest = Senza prestiti: { $value } oro dopo ogni corsa per ogni 10 che hai.
perk-tax-relief = La tua tassa sulla gloria cala di { $value } oro.
perk-loan-gold = I tuoi primi due prestiti danno { $value } oro in più l’uno.
perk-loan-discount = I tuoi primi due prestiti si rendono con { $value } oro in meno l’uno.
perk-exchange-discount = Alla fine 1 gloria ti costa { $value } oro in meno.
perk-debts-forgiven =
    { $value ->
        [one] { $value } prestito non reso non ti pesa.
       *[other] { $value } prestiti non resi non ti pesano.
    }
perk-owner-gold = { $value } oro in più se il tuo unicorno è sul podio.
perk-win-gold = Le tue scommesse vincenti vinte pagano { $value } oro in più.
perk-place-gold = Le tue piazzato vinte pagano { $value } oro in più.
perk-longshot-gold = Le vincenti vinte da x5 a x7 pagano { $value } oro in più.
perk-stake-bonus = Le scommesse vinte pagano come con { $value } oro in più sopra.
perk-odds-bonus =
    { $value ->
        [one] Le tue vincenti vinte pagano la puntata un’altra volta.
       *[other] Le tue vincenti vinte pagano la puntata altre { $value } volte.
    }
perk-place-bonus =
    { $value ->
        [one] Le tue piazzato vinte pagano la puntata un’altra volta.
       *[other] Le tue piazzato vinte pagano la puntata altre { $value } volte.
    }
perk-place-percent =
    { $value ->
        [50] Le tue piazzato vinte pagano mezza puntata in più.
       *[other] Le tue piazzato vinte pagano il { $value }% della puntata in più.
    }
perk-bet-glory = { $value } gloria in più per ogni scommessa vinta.
perk-win-second = Le vincenti pagano anche al 2° posto: puntata doppia, 3 gloria.
perk-reserve-bet =
    { $value ->
        [one] Prenota { $value } segnalino Scommessa, ora e in ogni round.
       *[other] Prenota { $value } segnalini Scommessa, ora e in ogni round.
    }
perk-reserve-action =
    { $value ->
        [one] Prenota { $value } segnalino Azione, ora e in ogni round.
       *[other] Prenota { $value } segnalini Azione, ora e in ogni round.
    }
perk-nudge =
    { $value ->
        [one] Prima di ogni corsa sposta una quotazione di { $value } riga, per sempre.
       *[other] Prima di ogni corsa sposta una quotazione di { $value } righe, per sempre.
    }
perk-contract-discount = I contratti ti costano { $value } oro in meno.
perk-signing-gold = { $value } oro per ogni contratto che firmi, questo compreso.
perk-kickback = { $value } oro ogni volta che un rivale firma un contratto.
perk-gold-bonus = { $value } oro in più con ogni azione Oro.
perk-own-ties = Il tuo unicorno vince i pareggi.
perk-hand-size =
    { $value ->
        [one] La tua mano tiene { $value } carta Magia in più.
       *[other] La tua mano tiene { $value } carte Magia in più.
    }
perk-magic-extra =
    { $value ->
        [one] Puoi giocare { $value } carta in più quando un segnalino ti fa giocare magie.
       *[other] Puoi giocare { $value } carte in più quando un segnalino ti fa giocare magie.
    }
perk-bet-magic =
    { $value ->
        [one] Puoi giocare { $value } carta Magia con ogni azione Scommessa vincente.
       *[other] Puoi giocare { $value } carte Magia con ogni azione Scommessa vincente.
    }
perk-peek = Guarda sotto una corsia prima di giocare magie.
perk-magic-gold = { $value } oro per ogni carta Magia che giochi.
perk-redraw = Prima di ogni round puoi cambiare tutta la mano.
perk-withdraw =
    { $value ->
        [one] Prima di ogni corsa puoi togliere { $value } delle tue carte coperte.
       *[other] Prima di ogni corsa puoi togliere { $value } delle tue carte coperte.
    }
perk-blessing-gold = { $value } oro per ogni tua carta buona che agisce su chi sale sul podio.
perk-hex-gold = { $value } oro per ogni tua carta cattiva che agisce su chi resta giù dal podio.
perk-cancel-gold = { $value } oro per ogni tua carta annullata.
perk-lost-gold = { $value } oro per ogni scommessa che perdi.
perk-refund = Ti torna il { $value }% della puntata di ogni scommessa persa.
perk-near-miss = Le scommesse perse per un posto rendono la puntata.
perk-rival-lost-gold = { $value } oro per ogni scommessa persa da un rivale.
perk-consolation = { $value } gloria dopo una corsa in cui perdi tutte le scommesse.
perk-fever-glory = { $value } gloria in più se vinci su un unicorno scatenato.
perk-printed-glory = { $value } gloria alla fine.

## What action tokens do

action-first-player = Apri tu, da questa corsa in poi.
action-gold = Prendi { $value } oro.
action-contract =
    { $value ->
        [0] Firma un contratto gratis.
       *[other] Firma un contratto per { $value } oro.
    }
action-bet =
    { $kind ->
        [win] Fai una scommessa vincente.
       *[any] Fai una scommessa qualsiasi.
    }
action-bet-glory = { $value } gloria in più.
action-magic =
    { $value ->
        [one] Gioca { $value } carta Magia.
       *[other] Gioca { $value } carte Magia.
    }

## The decks, as a list of cards names them

deck-movement = Carte Movimento, per le righe da x2 a x7
    .chapter = 2.3
deck-magic = Carte Magia
    .chapter = 1.1 e 2.2
deck-contracts = Contratti
    .chapter = 1.4 e 3.1
deck-unicorns = Unicorni, e come si scatenano
    .chapter = 3.4
deck-tokens = Segnalini Azione
    .chapter = 1
