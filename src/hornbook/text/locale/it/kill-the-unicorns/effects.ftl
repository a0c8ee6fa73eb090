### What ruses do: one sentence for each thing a ruse can carry. A card's text is its sentences
### one after the other, so cards typed in by others have texts too.
### $value is the number or word, $size the number without its sign, $sign “more” or “less”.

## To the unicorn

effect-points =
    { $sign ->
        [more] { $size ->
            [one] Vale { $size } punto in più.
           *[other] Vale { $size } punti in più.
        }
       *[less] { $size ->
            [one] Vale { $size } punto in meno.
           *[other] Vale { $size } punti in meno.
        }
    }
effect-stars =
    { $sign ->
        [more] Le sue stelle stampate contano doppio.
       *[less] Le sue stelle stampate non contano.
    }
effect-per-rival =
    { $sign ->
        [more] Vale { $size } in più per chiunque l’abbia cacciato e perso.
       *[less] Vale { $size } in meno per chiunque l’abbia cacciato e perso.
    }
effect-per-pass =
    { $sign ->
        [more] Vale { $size } in più per ogni giocatore che ha passato.
       *[less] Vale { $size } in meno per ogni giocatore che ha passato.
    }
effect-colour =
    { $value ->
        [none] Perde il suo colore.
        [pink] Diventa rosa, se ha un colore.
        [blue] Diventa blu, se ha un colore.
        [green] Diventa verde, se ha un colore.
        [yellow] Diventa giallo, se ha un colore.
       *[choice] Se ha un colore, chi lo prende ne sceglie uno nuovo.
    }

## To the bidding: the totals are counted again, and ties cancel as always

effect-lowest = Vince il totale più basso.
effect-best-card = Di chi caccia conta solo la carta più alta.
effect-card = Ogni { $value } conta come { $counts-as }.
effect-owner =
    { $sign ->
        [more] Chi l’ha messo conta { $size } in più, se caccia.
       *[less] Chi l’ha messo conta { $size } in meno, se caccia.
    }
effect-winner =
    { $sign ->
        [more] Chi vince conta { $size } in più.
       *[less] Chi vince conta { $size } in meno.
    }
effect-ties = I totali pari non si annullano: fra loro è avanti il primo in ordine di turno.

## To who gets the unicorn. Whoever passed never does.

effect-heir =
    { $value ->
        [second] L’unicorno va al totale migliore dopo il primo.
        [owner] L’unicorno va a chi ha messo questo, se caccia.
        [left] L’unicorno va al primo che caccia alla sinistra di chi vince.
        [poorest] L’unicorno va a chi caccia e ne ha di meno.
        [first] L’unicorno va al primo che caccia in ordine di turno.
        [last] L’unicorno va all’ultimo che caccia in ordine di turno.
        [gift] Chi vince dà l’unicorno a un altro che caccia.
       *[nobody] L’unicorno fugge.
    }

effect-stays = Resta con l’unicorno.
effect-none = Non fa niente, ma con convinzione.

## The decks, as a list of cards names them

deck-unicorns = Unicorni
    .chapter = 2.2
deck-starters = Unicorni iniziali
    .chapter = preparazione
deck-characters = Personaggi e poteri
    .chapter = 2
deck-hunt = Carte Caccia, uguali per tutti
    .chapter = 2.2
deck-ruses = Tranelli
    .chapter = 2.1 e 2.3
deck-stalls = Il mercato nero
    .chapter = 2.4
deck-pates = Pâté
    .chapter = 2.4

## What the goods of the market do. $points is what they add, $price what they cost.

stall-fake-horn = { $points } punti in più per un tuo unicorno. Costa { $price }.
stall-fairy-dust = Un nuovo colore e { $points } punti in più per un tuo unicorno. Costa { $price }.
stall-cotton-candy = Un nuovo colore per un tuo unicorno. Costa { $price }.
stall-pate = Punti alla fine. Costa { $price }, e un tuo unicorno.

## A unicorn's stars and colour

unicorn-text =
    { $stars ->
        [one] { $stars } stella, { $colour }
       *[other] { $stars } stelle, { $colour }
    }
