### What cards do: one sentence for each number a card can carry. A card's text is its sentences
### one after the other, so cards of the players' own have texts too.

## What acts on a horse (action cards, horse cards). $value is the number, $size the number
## without its sign, $sign “more” or “less”. The horse is the subject.

effect-start-set =
    { $value ->
        [0] Sta fermo alla partenza.
       *[other] Avanza di { $value } alla partenza.
    }
effect-start-add =
    { $sign ->
        [more] Avanza di { $size } in più alla partenza.
       *[less] Avanza di { $size } in meno alla partenza.
    }
effect-gum =
    { $value ->
        [one] Il prossimo sprint perde { $value } casella. Una volta sola.
       *[other] I prossimi sprint perdono { $value } caselle in tutto.
    }
effect-tie =
    { $sign ->
        [more] Vince ogni fotofinish.
       *[less] Perde ogni fotofinish.
    }
# When action cards are turned, before the race.
effect-odds =
    { $sign ->
        [more] { $size ->
            [one] Quotazione: { $size } riga in su, verso 1:2, e lì resta.
           *[other] Quotazione: { $size } righe in su, verso 1:2, e lì resta.
        }
       *[less] { $size ->
            [one] Quotazione: { $size } riga in giù, verso 1:7, e lì resta.
           *[other] Quotazione: { $size } righe in giù, verso 1:7, e lì resta.
        }
    }
effect-bet-glory =
    { $sign ->
        [more] Le scommesse vinte danno { $size } PV in più.
       *[less] Le scommesse vinte danno { $size } PV in meno.
    }

## What else an action card can do

effect-cumulative = Si somma a uno sprint di 2, di una carta o del cavallo stesso: diventa 3.
effect-discards =
    { $value ->
        [positive] Butta via le carte positive della corsia.
       *[negative] Butta via le carte negative della corsia.
    }
effect-fine = Chi ci ha scommesso paga { $value } D.

## What else a horse card can do

# Before the bets. The horse card is the subject.
effect-odds-lined-up =
    { $sign ->
        [more] { $size ->
            [one] Ogni volta che è schierato la quotazione della scuderia sale di { $size } riga, verso 1:2, e lì resta.
           *[other] Ogni volta che è schierato la quotazione della scuderia sale di { $size } righe, verso 1:2, e lì resta.
        }
       *[less] { $size ->
            [one] Ogni volta che è schierato la quotazione della scuderia scende di { $size } riga, verso 1:7, e lì resta.
           *[other] Ogni volta che è schierato la quotazione della scuderia scende di { $size } righe, verso 1:7, e lì resta.
        }
    }
effect-income = Chi lo possiede incassa { $value } D dopo ogni sua corsa.
effect-counts = Vale per { $value } cavalli.

## What assistants and characters bring. $value is the number.

perk-action-discount = Due carte Azione ti costano { $value } D in meno.
perk-objective-discount = Gli obiettivi ti costano { $value } D in meno.
perk-assistant-discount = Gli assistenti ti costano { $value } D in meno.
perk-horse-discount = I cavalli ti costano { $value } D in meno.
perk-stable-discount = Le scuderie ti costano { $value } D in meno.
perk-pass-danari = Passare ti rende { $value } D in più.
perk-any-purchase = Il tuo secondo acquisto può essere dello stesso tipo del primo.
perk-extra-bets =
    { $value ->
        [one] Puoi fare { $value } seconda scommessa in più.
       *[other] Puoi fare { $value } seconde scommesse in più.
    }
perk-nudge =
    { $value ->
        [one] Dopo le prime scommesse puoi spostare una quotazione di { $value } riga.
       *[other] Dopo le prime scommesse puoi spostare una quotazione di { $value } righe.
    }
perk-place-reach =
    { $value ->
        [one] Le tue piazzato vincono anche con il 4°.
       *[other] Le tue piazzato vincono anche { $value } posti sotto il podio.
    }
perk-income = { $value } D dalla banca dopo ogni corsa.
perk-from-right = { $value } D da chi siede alla tua destra dopo ogni corsa.
perk-from-left = { $value } D da chi siede alla tua sinistra dopo ogni corsa.
perk-point-danari = { $value } D per ogni PV che vinci.
perk-sale-danari = Un PV venduto all’asta ti rende { $value } D in più.
perk-bid-discount = Un PV comprato all’asta ti costa { $value } D in meno.
perk-bank-relief = Alla banca rendi { $value } D in meno.
perk-mob-relief = Alla mala rendi { $value } D in meno.
perk-swap = Se lo peschi, si scambia subito con l’assistente di un rivale. Se lo compri da un giocatore, si può scambiare.

## What characters start with

start-danari = Comincia con { $value } D.
start-stable = Possiede la scuderia che parte a 1:{ $value }.

## Objectives. $measure is what is counted, $fewest “yes” or “no”.

aim =
    { $fewest ->
        [yes] 2 PV se hai meno { $measure ->
            [stables] scuderie
            [assistants] assistenti
            [horses] cavalli
            [objectives] obiettivi
            [danari] Danari
           *[points] PV
        } di chiunque altro.
       *[no] 2 PV se hai più { $measure ->
            [stables] scuderie
            [assistants] assistenti
            [horses] cavalli
            [objectives] obiettivi
            [danari] Danari
           *[points] PV
        } di chiunque altro.
    }

## A card that does nothing

effect-none = Non fa niente, e lo fa bene.
