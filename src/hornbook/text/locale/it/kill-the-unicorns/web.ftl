### Kill the Unicorns in the browser: its table and its slips. Questions, options and events are the game's own.

## The table

web-kill-the-unicorns-day = Giorno { $day } di { $days }
web-kill-the-unicorns-day-brief = Giorno { $day }/{ $days }
web-kill-the-unicorns-phase =
    { $phase ->
        [ruse] Tranello
        [hunt] Caccia
       *[market] Mercato
    }
web-kill-the-unicorns-characters = La compagnia
web-kill-the-unicorns-clearing = Gli unicorni, in ordine di caccia
# Read aloud for a unicorn in the clearing.
web-kill-the-unicorns-unicorn =
    { $ruses ->
        [0] Unicorno { $place }: { $name }, stelle { $stars }, { $colour }, nessun tranello
        [one] Unicorno { $place }: { $name }, stelle { $stars }, { $colour }, un tranello ({ $owners-within })
       *[other] Unicorno { $place }: { $name }, stelle { $stars }, { $colour }, tranelli ({ $owners-within })
    }
web-kill-the-unicorns-caught-by = { $name }, preso { $hunter-by }
web-kill-the-unicorns-fled = { $name }: fuggito
web-kill-the-unicorns-fled-tag = fuggito
web-kill-the-unicorns-hunted = cacciato
web-kill-the-unicorns-ruse-by = Tranello messo { $owner-by }
web-kill-the-unicorns-stays = resta
# On a phone, where there is room for one word.
web-kill-the-unicorns-full-short = pieno
web-kill-the-unicorns-full = già due tranelli
web-kill-the-unicorns-ruse-acts = Il tranello messo { $owner-by }:
web-kill-the-unicorns-ruse-wasted = Sprecato, messo { $owner-by }:
# Why a total does not count.
web-kill-the-unicorns-out =
    { $why ->
        [tied] pari, fuori
        [yielded] ceduto, fuori
       *[foreseen] previsto, fuori
    }
web-kill-the-unicorns-leads = in testa
# While the hunt lasts: a gauntlet and a prophecy.
web-kill-the-unicorns-dared =
    { $rival-is ->
        [you] Se siete pari, devi cedere { $seat-to }.
       *[other] { $seat-is ->
            [you] Se siete pari, { $rival-within } deve cedere { $seat-to }.
           *[other] { $rival } deve cedere { $seat-to }, se sono pari.
        }
    }
web-kill-the-unicorns-foretold = Chi ha { $total } è fuori, previsto { $seat-by }.

## The gnome market

web-kill-the-unicorns-market = Mercato degli gnomi
web-kill-the-unicorns-market-closed = apre dopo la caccia { $hunts }
web-kill-the-unicorns-goods =
    { $goods ->
        [fake-horn] Corno finto
        [fairy-dust] Polvere di fata
        [cotton-candy] Zucchero filato
       *[pate] Pâté
    }
web-kill-the-unicorns-goods-short =
    { $goods ->
        [fake-horn] +{ $points } punti
        [fairy-dust] colore e +{ $points }
        [cotton-candy] nuovo colore
       *[pate] costa un unicorno
    }
web-kill-the-unicorns-goods-long =
    { $goods ->
        [fake-horn] +{ $points } punti su uno dei tuoi
        [fairy-dust] nuovo colore e +{ $points } punti
        [cotton-candy] nuovo colore
       *[pate] e un unicorno, per punti
    }
# A token as the buyer names it, in the middle of a sentence.
web-kill-the-unicorns-thing =
    { $goods ->
        [fake-horn] corno finto
        [fairy-dust] polvere color { $colour }
        [cotton-candy] zucchero color { $colour }
       *[pate] pâté
    }
web-kill-the-unicorns-on =
    { $goods ->
        [pate] fatto di { $unicorn }
       *[other] su { $unicorn }
    }
web-kill-the-unicorns-sold-out = esaurito
web-kill-the-unicorns-price = prezzo
web-kill-the-unicorns-which = Su quale dei tuoi?
web-kill-the-unicorns-which-cooked = Quale finisce nel pâté?
web-kill-the-unicorns-compare = Tocca un altro per confrontare.
# One reason for a change of points; $points has its sign.
web-kill-the-unicorns-part =
    { $of ->
        [stars] { $points } per le stelle
        [ruses] { $points } per il tranello
        [tokens] { $goods ->
            [fake-horn] { $points } per il corno
            [fairy-dust] { $points } per la polvere
           *[other] { $points } per i gettoni
        }
        [pates] { $points } per il pâté
        [rainbow] { $points } per l’arcobaleno
       *[set] { $points } per la collezione color { $colour }
    }
web-kill-the-unicorns-part-nothing = oggi non cambia niente

## Hunters

web-kill-the-unicorns-first = ha il corno
web-kill-the-unicorns-passes = passa
web-kill-the-unicorns-waits = aspetta
web-kill-the-unicorns-no-cards-left = niente più carte
web-kill-the-unicorns-laid =
    { $count ->
        [one] { $count } carta giù
       *[other] { $count } carte giù
    }
web-kill-the-unicorns-pts =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pt
    }
web-kill-the-unicorns-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# “12 points: 3 legendary, 9 for sets”
web-kill-the-unicorns-split = { $total }: { $lines }
web-kill-the-unicorns-unicorns =
    { $count ->
        [one] { $count } unicorno:
       *[other] { $count } unicorni:
    }
web-kill-the-unicorns-cards-left = carte Caccia rimaste
# Read aloud for symbols beside a name.
web-kill-the-unicorns-is-dared = ha ricevuto il guanto di sfida
web-kill-the-unicorns-keeps-ruse = tiene un tranello in mano

## Your tray

web-kill-the-unicorns-herd =
    { $seat-is ->
        [you] Il tuo branco
        [none] Branco
       *[other] Branco { $seat-of }
    }
web-kill-the-unicorns-no-herd = Ancora nessun unicorno. Devono averti fiutato.
web-kill-the-unicorns-after = dopo questo acquisto:
web-kill-the-unicorns-caught =
    { $extra ->
        [0] { $name }, stelle { $stars }, { $colour }
       *[other] { $name }, stelle { $stars }, { $colour }, { $extra } da tranello e gettoni
    }
web-kill-the-unicorns-line =
    { $of ->
        [stars] { $points } stampati
        [ruses] { $points } dai tranelli
        [tokens] { $points } dai gettoni
        [pates] { $points } pâté
       *[rainbow] { $points } per l’arcobaleno
    }
web-kill-the-unicorns-line-set =
    { $size ->
        [2] { $points } per la coppia color { $colour }
       *[other] { $points } per { $size } color { $colour }
    }
web-kill-the-unicorns-set =
    { $size ->
        [2] coppia color { $colour }
       *[other] { $size } color { $colour }
    }
web-kill-the-unicorns-rainbow = Arcobaleno
web-kill-the-unicorns-hope = Ancora uno
web-kill-the-unicorns-rainbow-meter =
    { $missing ->
        [0] Arcobaleno: { $points }
        [one] Arcobaleno: { $points }, ne manca uno
        [2] Arcobaleno: { $points }, ne mancano due
       *[other] Arcobaleno: { $points }, ne mancano tre
    }
web-kill-the-unicorns-hand =
    { $count ->
        [one] { $seat-is ->
            [you] La tua carta Caccia
            [none] Carta Caccia
           *[other] Carta Caccia { $seat-of }
        }
       *[other] { $seat-is ->
            [you] Le tue { $count } carte Caccia
            [none] { $count } carte Caccia
           *[other] { $count } carte Caccia { $seat-of }
        }
    }
web-kill-the-unicorns-card = Carta Caccia { $value }
web-kill-the-unicorns-no-cards = Le tue carte Caccia sono tutte fuori.
web-kill-the-unicorns-prices = Quanto valgono
web-kill-the-unicorns-alike = uguali
web-kill-the-unicorns-pay = punti
web-kill-the-unicorns-one-of-each = uno per colore
web-kill-the-unicorns-two-rainbows =
    { $count ->
        [2] due arcobaleni
       *[other] { $count } arcobaleni
    }
web-kill-the-unicorns-win = vittoria

## Slips: beside the title

web-kill-the-unicorns-note-character = prima del giorno 1
web-kill-the-unicorns-note-ruse = un tranello
web-kill-the-unicorns-note-hunt = caccia { $hunt } di { $hunts }
web-kill-the-unicorns-note-power = il tuo potere
web-kill-the-unicorns-note-market = una cosa

## Slips: characters and ruses

web-kill-the-unicorns-once = Una volta al giorno.
web-kill-the-unicorns-same-cards = Tutti hanno le stesse carte Caccia. I poteri valgono una volta al giorno, e metà dei tranelli li hai solo tu.
web-kill-the-unicorns-pick-character = Scegli un personaggio
web-kill-the-unicorns-be = Scegli: { $character }
web-kill-the-unicorns-under = Sotto
web-kill-the-unicorns-other-goes = { $ruse } va via, scoperto.
web-kill-the-unicorns-other-stays = { $ruse } ti resta in mano, per un secondo parere.
web-kill-the-unicorns-ruse-help = Due carte: una va coperta sotto un unicorno, l’altra va via, scoperta.
web-kill-the-unicorns-ruse-help-keeper = Due carte: una va coperta sotto un unicorno, l’altra ti resta in mano.
web-kill-the-unicorns-pick-ruse = Scegli un tranello
web-kill-the-unicorns-pick-place = Scegli un unicorno
web-kill-the-unicorns-hide = { $ruse } sotto { $unicorn }

## Slips: the hunt

web-kill-the-unicorns-open =
    { $most ->
        [one] { $unicorn }: apri tu. Metti { $most } carta, gli altri devono fare lo stesso.
       *[other] { $unicorn }: apri tu. Metti da 1 a { $most } carte, gli altri devono fare lo stesso.
    }
web-kill-the-unicorns-follow =
    { $seat-is ->
        [you] { $cards ->
            [one] Chiedi una carta.
            [2] Chiedi due carte.
            [3] Chiedi tre carte.
           *[other] Chiedi { $cards } carte.
        }
       *[other] { $cards ->
            [one] { $seat } chiede una carta.
            [2] { $seat } chiede due carte.
            [3] { $seat } chiede tre carte.
           *[other] { $seat } chiede { $cards } carte.
        }
    }
web-kill-the-unicorns-pick-one = scegline una
web-kill-the-unicorns-so-far = finora
web-kill-the-unicorns-worth = in tutto
web-kill-the-unicorns-left = Resta per il mercato
web-kill-the-unicorns-left-sum =
    { $cards ->
        [0] niente
        [one] { $cards } carta, { $sum }
       *[other] { $cards } carte, { $sum }
    }
web-kill-the-unicorns-ruses-under = Tranelli lì sotto
web-kill-the-unicorns-ruses-count =
    { $count ->
        [0] nessuno
       *[other] { $count }
    }
web-kill-the-unicorns-ruses-mine =
    { $count ->
        [one] { $count }, tuo
       *[other] { $count }, uno è tuo
    }
web-kill-the-unicorns-hunt =
    { $cards ->
        [one] Caccia con { $cards } carta da { $sum }
       *[other] Caccia con { $cards } carte, in tutto { $sum }
    }
web-kill-the-unicorns-pick-more =
    { $count ->
        [one] Scegli ancora una carta
        [2] Scegli ancora due carte
       *[other] Scegli ancora { $count } carte
    }
web-kill-the-unicorns-pass-horn = Passa il corno
web-kill-the-unicorns-pass =
    { $count ->
        [one] Passa, tieni la carta
        [2] Passa, tienile tutte e due
        [3] Passa, tienile tutte e tre
        [4] Passa, tienile tutte e quattro
        [5] Passa, tienile tutte e cinque
        [6] Passa, tienile tutte e sei
        [7] Passa, tienile tutte e sette
        [8] Passa, tienile tutte e otto
       *[other] Passa, tienile tutte e { $count }
    }

## Slips: powers

web-kill-the-unicorns-power-spent = Usato per oggi.
web-kill-the-unicorns-not-now = Non adesso
web-kill-the-unicorns-your-laid = Le tue carte in questa caccia
web-kill-the-unicorns-swap-first = Quale di queste torna indietro?
web-kill-the-unicorns-swap-second = Ora tocca una carta della mano.
web-kill-the-unicorns-swap-total = Arriveresti a { $total }. I tranelli vengono dopo.
web-kill-the-unicorns-yours = il tuo totale
# What lies face down before a rival, and which hunt cards the rival has no more today.
web-kill-the-unicorns-used =
    { $laid ->
        [one] { $count ->
            [0] { $laid } carta giù, ancora nessuna usata
           *[other] { $laid } carta giù, usate: { $cards }
        }
       *[other] { $count ->
            [0] { $laid } carte giù, ancora nessuna usata
           *[other] { $laid } carte giù, usate: { $cards }
        }
    }
web-kill-the-unicorns-totals = Totali
web-kill-the-unicorns-costs-lowest = Il prezzo è la carta più bassa della tua mano.
web-kill-the-unicorns-costs-highest = Il prezzo è la carta più alta della tua mano.
web-kill-the-unicorns-turned = Girato:
web-kill-the-unicorns-instead = Il tuo, invece:
# What would happen follows, as the log will tell it.
web-kill-the-unicorns-would-end = Allora:
# The ruse the shaman has in hand, and what it does.
web-kill-the-unicorns-kept = In mano: { $ruse }. { $effect }

## Slips: the market

web-kill-the-unicorns-purse =
    { $cards ->
        [one] Ti resta { $cards } carta, che vale { $sum }.
       *[other] Ti restano { $cards } carte, che valgono { $sum }.
    }
web-kill-the-unicorns-tap-token = Tocca un gettone ai banchi. Puoi confrontare prima di pagare.
web-kill-the-unicorns-exactly = esattamente { $price }
web-kill-the-unicorns-price-is = prezzo { $price }
web-kill-the-unicorns-unspent = Non spese, tornano anche loro
web-kill-the-unicorns-none = nessuna
web-kill-the-unicorns-points-label = Punti
web-kill-the-unicorns-no-change = Le carte per il pagamento più basso sono già alzate. Niente resto: gli gnomi non trattano spiccioli.
web-kill-the-unicorns-pick-token = Scegli un gettone
web-kill-the-unicorns-pick-unicorn = Scegli un unicorno
web-kill-the-unicorns-pick-payment = Alza carte per { $price }
web-kill-the-unicorns-pay-for = Paga { $paid } per { $thing }
web-kill-the-unicorns-nothing = Niente, grazie

## Keys

web-kill-the-unicorns-key-numbers = Alza una carta, indica un unicorno o un rivale, o di’ un totale

## Explanations

web-kill-the-unicorns-unicorn-about =
    { $stars ->
        [0] Nessuna stella, { $colour }.
        [one] { $stars } stella, { $colour }.
       *[other] { $stars } stelle, { $colour }.
    } Ogni stella è un punto; i colori fanno collezioni e arcobaleni.
# What was bought for a unicorn: “Fake horn: +2 points.”
web-kill-the-unicorns-clings = { $name }: { $effect }.
web-kill-the-unicorns-card-about = Aggiunge { $value } a una caccia, o paga { $value } al mercato. Torna il giorno dopo.

## Why something cannot be bought

web-kill-the-unicorns-why-no-herd = Non hai unicorni su cui usarlo.
web-kill-the-unicorns-why-dear = Costa { $price }, e le tue carte valgono { $sum }.

## What every table says, in this game’s own words

web-filter-race-kill-the-unicorns = Caccia
web-round-kill-the-unicorns = Giorno { $round }
web-curve-kill-the-unicorns = Punti dopo ogni giorno
web-review-by-luck-kill-the-unicorns = { $round }: la caccia
