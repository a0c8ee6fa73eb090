### How the things of Unicorn Fever are called. All names are our own.

## Unicorns, by colour

unicorn-green = Rovo
unicorn-orange = Tizzone
unicorn-yellow = Zabaione
unicorn-blue = Piovasco
unicorn-purple = Notturno
unicorn-red = Putiferio

## Bets. They follow a unicorn's name: “Bet on Bramble to win”, “Ada put 3 gold on Drizzle for an early place”.

bet-win = vincente
bet-early = piazzato rapida
bet-late = piazzato tardiva

## Where a unicorn came in: “Bramble came in 1st.”

place =
    { $place ->
        [1] 1°
        [2] 2°
        [3] 3°
       *[other] { $place }°
    }

## Action tokens. $letter is A, B or C, “none”, or “printed” for an effect printed on the board.
## They follow a verb: “Take gold token A”.

token-contract =
    { $letter ->
        [printed] il contratto stampato
        [none] un segnalino Contratto
       *[other] il segnalino Contratto { $letter }
    }
token-gold =
    { $letter ->
        [printed] l’oro stampato
        [none] un segnalino Oro
       *[other] il segnalino Oro { $letter }
    }
token-bet =
    { $letter ->
        [printed] la scommessa stampata
        [none] un segnalino Scommessa
       *[other] il segnalino Scommessa { $letter }
    }
token-win-bet =
    { $letter ->
        [printed] la scommessa vincente stampata
        [none] un segnalino Scommessa vincente
       *[other] il segnalino Scommessa vincente { $letter }
    }
token-magic =
    { $letter ->
        [printed] la magia stampata
        [none] un segnalino Magia
       *[other] il segnalino Magia { $letter }
    }

## Clans

# A contract in a list of cards
of-clan = { $name } ({ $clan })
clan-gnomes = Gnomi
clan-leprechauns = Leprecauni
clan-goblins = Goblin
clan-fairies = Fate
clan-witches = Streghe

## Magic cards

magic-sudden-gust = Colpo di vento
magic-stage-fright = Colpo di panico
magic-early-oats = Biada all’alba
magic-heavy-breakfast = Seconda colazione
magic-tailwind = Vento in poppa
magic-lead-shoes = Pantofole di piombo
magic-spring-heel = Tacchi a molla
magic-gum-hooves = Zoccoli gommosi
magic-long-neck = Giraffa a noleggio
magic-cold-feet = Fifa sul più bello
magic-glossy-nose = Muso fotogenico
magic-camera-shy = Nemico dei fotografi
magic-homing-instinct = Profumo di biada
magic-vertigo = Vertigini da vetta
magic-kind-word = Buona parola
magic-nasty-rumour = Mala lingua
magic-front-page = Prima pagina
magic-scandal = Scandalo a corte
magic-adoring-crowd = Folla in delirio
magic-yawning-crowd = Folla che sbadiglia
magic-clean-broom = Scopa nuova
magic-dirty-broom = Scopa decrepita

## Contracts of the gnomes: bookkeeping

contract-double-entry = Contabilità creativa
contract-quarterly-rent = Fungo in affitto
contract-friendly-usurer = Strozzino di fiducia
contract-debt-counsel = Consulenza debiti
contract-rounding-clerk = Ragionier Arrotonda
contract-stud-farm = Rendita equina
contract-savings-jar = Salvadanaio panciuto
contract-lost-ledger = Registro «smarrito»

## Contracts of the leprechauns: gold on bets

contract-pot-of-gold = Pentola d’oro
contract-small-change = Calza degli spiccioli
contract-second-rainbow = Secondo arcobaleno
contract-podium-polish = Lucido da podio
contract-silver-tongue = Parlantina d’argento
contract-lucky-coin = Testa o testa
contract-long-shot = Paladino degli ultimi
contract-four-leaf = Quadrifoglio al bavero

## Contracts of the goblins: shady deals

contract-sticky-fingers = Mani lunghe
contract-reserved-parking = Posto riservato
contract-bent-chalk = Gessetto compiacente
contract-small-print = Postilla alla postilla
contract-signing-bonus = Premio alla firma
contract-finders-fee = Piccola provvigione
contract-clipped-coins = Monete limate
contract-bribed-photographer = Fotografo a libro paga

## Contracts of the fairies: magic cards

contract-deep-pockets = Maniche senza fondo
contract-one-more-spell = Ancora un incantesimo
contract-wink-and-wager = Scommessa e occhiolino
contract-glass-eye = Occhio di vetro
contract-tip-jar = Vasetto delle mance
contract-fresh-dew = Rugiada di giornata
contract-second-thoughts = Ripensandoci bene
contract-good-omen = Presagio affidabile

## Contracts of the witches: curses, and profit from failure

contract-evil-eye = Malocchio
contract-broken-mirror = Specchio rotto
contract-sour-grapes = La volpe e l’uva
contract-insurance-fraud = Frode assicurativa
contract-so-close = Per un pelo
contract-cackle = Risata a pagamento
contract-pity-party = Muro del pianto
contract-fever-dream = Sogno scatenato

## What lies before people, in the terminal and in the browser.

table-actions = Azioni
table-nudge = Da { $before } a { $after }.
