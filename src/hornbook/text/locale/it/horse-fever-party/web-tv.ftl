### The Party on the television and at a desk. Horses are called by the colour of their silk.

## Gathering

web-party-title = Horse Fever
web-party-night = Una serata alle corse. Porta il telefono, lascia a casa il buon senso.
web-party-few = Uno in più e sarebbe una folla.
web-party-holding = La tribuna regge. È fatta per 300.
web-party-standing-room =
    { $standing ->
        [one] Siete in { $players }, { $standing } in piedi.
       *[other] Siete in { $players }, { $standing } in piedi.
    }
web-party-point = Inquadra qui con il telefono
web-party-or-type = o scrivi
web-party-room-word = sala
web-party-in =
    { $players ->
        [0] Non c’è ancora nessuno
        [one] Dentro: { $players }
       *[other] Dentro: { $players }
    }
web-party-just-in = Ultimi arrivi
web-party-came = { $name } è qui.
web-party-came-many =
    { $more ->
        [one] { $name } è qui, con un’altra persona.
       *[other] { $name } è qui, con altri { $more }.
    }
web-party-every-face = Ogni faccia lassù è un telefono quaggiù. Quando, lo dice { $host }.
web-party-how-bets = Due scommesse
    .text = Vincente paga sei. Piazzato paga due.
web-party-how-race = Una corsa
    .text = Il bookmaker gira le carte. I cavalli obbediscono.
web-party-how-times =
    { $races ->
        [one] Una volta
        [2] Due volte
        [3] Tre volte
        [4] Quattro volte
        [5] Cinque volte
        [6] Sei volte
       *[other] { $races } volte
    }
    .text = Chi vince di più tiene il banco. Vince il più ricco.

## Betting

web-party-pays = Vincente paga sei volte la puntata. Piazzato il doppio.
web-party-close = Si chiude fra
web-party-are-in = { $in } su { $all } sono dentro
web-party-thinking =
    { $seats-is ->
        [you] Ci stai ancora pensando.
       *[other]
            { $seats-count ->
                [one] { $seats } ci pensa ancora.
               *[other] { $seats } ci pensano ancora.
            }
    }
web-party-many-thinking =
    { $count ->
        [one] { $count } ci pensa ancora.
       *[other] { $count } ci pensano ancora.
    }
web-party-all-in = Le schedine sono tutte dentro.
web-party-may-not-bet =
    { $seat-is ->
        [you] Tieni il banco e non scommetti.
       *[other] { $seat } tiene il banco e non scommette.
    }
web-party-holds =
    { $seat-is ->
        [you] Tieni il banco
       *[other] { $seat } tiene il banco
    }
web-party-holds-means = gira le carte, non scommette
web-party-holds-broke = non scommette, e comunque non potrebbe
web-party-scan = Inquadra per giocare
web-party-sound = Suono
web-party-full-screen = Schermo intero
web-party-rich = Ricconi
web-party-form-one = Forma, l’ultima corsa. Non vuol dire niente: i sei sono ugualmente veloci.
web-party-form = Forma, le ultime { $races } corse. Non vuol dire niente: i sei sono ugualmente veloci.
web-party-form-none = Ancora nessuna forma. Non vorrebbe dire niente: i sei sono ugualmente veloci.
web-party-form-short = forma, non vale niente

## The race

web-party-card = carta { $card }
web-party-off = Aspettano la prima carta.
web-party-chance = probabilità e chi punta
web-party-chance-short = prob., chi punta
web-party-percent = { $percent }%
web-party-nobody = nessuno
web-party-now = Se finisse ora
web-party-now-none = Non si è ancora mosso niente. Nemmeno i soldi.
web-party-even-sum = pari
web-party-plus = +{ $sum }
web-party-minus = −{ $sum }
web-party-up = { $count } in attivo
web-party-even-count = { $count } in pari
web-party-down = { $count } in perdita
web-party-purses =
    { $count ->
        [one] { $count } borsellino, un bookmaker
       *[other] { $count } borsellini, un bookmaker
    }
web-party-late-type = In ritardo? { $address }
web-party-late-room = sala { $code }, dentro per la corsa { $race }
web-party-late-over = sala { $code }
web-party-asleep = Il tavolo di { $host } dorme. Si sveglia con { $host }.
web-party-lane = { $number } { $horse }, casella { $spot }

## A photo finish

web-party-photo = Fotofinish
web-party-photo-both = { $horses }, tutti e due su { $spot }
web-party-photo-all = { $horses }, tutti su { $spot }
web-party-photo-spot =
    { $beyond ->
        [0] il traguardo
       *[other] +{ $beyond }
    }
web-party-photo-if = Se è { $horse }
web-party-photo-relief =
    { $seats-is ->
        [you] Torni a respirare.
       *[other]
            { $seats-count ->
                [one] { $seats } torna a respirare.
               *[other] { $seats } tornano a respirare.
            }
    }
web-party-photo-drinks =
    { $seats-is ->
        [you] Offri da bere.
       *[other]
            { $seats-count ->
                [one] { $seats } offre da bere.
               *[other] { $seats } offrono da bere.
            }
    }
web-party-photo-count =
    { $count ->
        [one] Si paga { $count } scommessa.
       *[other] Si pagano { $count } scommesse.
    }
web-party-photo-nobody = I soldi di nessuno. Una questione d’onore.
web-party-photo-decides =
    { $seat-is ->
        [you] Decidi tu chi era davanti.
       *[other] { $seat } decide chi era davanti.
    }
web-party-photo-bribes = Le bustarelle non sono nel regolamento. Ma nemmeno vietate.
web-party-photo-looking =
    { $seat-is ->
        [you] Stai ancora guardando.
       *[other] { $seat } sta ancora guardando.
    }
web-party-photo-host-may =
    { $seat-is ->
        [you] Visto che ospiti, ora puoi decidere tu.
       *[other] { $seat } ospita, e ora può decidere.
    }
web-party-photo-place =
    { $place ->
        [1] Per la vittoria.
        [2] Per il secondo posto.
        [3] Per il terzo posto.
       *[other] Per il posto { $place }. A qualcuno importa.
    }

## The payment

web-party-wins = Vince { $horse }
web-party-bank-wins = Ha vinto la banca
web-party-by-nose = per un muso. Qualcuno controlli il muso.
web-party-by-spaces =
    { $spaces ->
        [one] di una casella
        [2] di due caselle
        [3] di tre caselle
       *[other] di { $spaces } caselle
    }
web-party-first-home = primo al traguardo
web-party-who-won = Chi vince cosa
web-party-who-lost = Chi ha perso meno
web-party-stakes-off = puntate già tolte
web-party-won-some =
    { $winners ->
        [0] Nessuno ha vinto niente.
        [one] { $winners } su { $bettors } ha vinto qualcosa.
       *[other] { $winners } su { $bettors } hanno vinto qualcosa.
    }
web-party-lost-some =
    { $down ->
        [one] { $seat } { $seat-has } perso { $sum }, ma con stile.
       *[other] Hanno perso in { $down }: più di tutti { $seat-within }, { $sum }, ma con stile.
    }
web-party-lost-none = Nessuno ha perso soldi.
web-party-bank-walk = La banca ha preso { $staked } e pagato { $paid }. È uscita a fare due passi.
web-party-bank-fine = La banca ha tenuto { $kept }. Sta benissimo.
web-party-bank-even = La banca ha preso { $staked } e pagato altrettanto. Ci sta riflettendo.
web-party-more-listed =
    { $count ->
        [one] e un’altra persona, sul proprio telefono
       *[other] e altri { $count }, ognuno sul proprio telefono
    }
web-party-gets-book =
    { $seat-is ->
        [you] Il banco va a te.
       *[other] Il banco va { $seat-to }.
    }
web-party-keeps-book =
    { $seat-is ->
        [you] Il banco resta tuo.
       *[other] Il banco resta { $seat-to }.
    }
web-party-book-why-won =
    { $seat-is ->
        [you] Hai vinto più di tutti, quindi nella corsa { $race } giri le carte e non scommetti.
       *[other] Ha vinto più di tutti, quindi nella corsa { $race } gira le carte e non scommette.
    }
web-party-book-why-lost =
    { $seat-is ->
        [you] Hai perso meno di tutti, quindi nella corsa { $race } giri le carte e non scommetti.
       *[other] Ha perso meno di tutti, quindi nella corsa { $race } gira le carte e non scommette.
    }
web-party-book-why-even =
    { $seat-is ->
        [you] Nessuno ha fatto meglio, quindi nella corsa { $race } giri le carte e non scommetti.
       *[other] Nessuno ha fatto meglio, quindi nella corsa { $race } gira le carte e non scommette.
    }
web-party-book-why-kept = Nessuno aveva scommesso.
web-party-opens =
    { $seat-is ->
        [you] La corsa { $race } si apre quando lo dici tu
       *[other] La corsa { $race } si apre quando lo dice { $seat }
    }
web-party-last-race = Era l’ultima corsa.
web-party-same-place = come prima
web-party-climbed =
    { $places ->
        [one] su di { $places } posto
       *[other] su di { $places } posti
    }
web-party-fell =
    { $places ->
        [one] giù di { $places } posto
       *[other] giù di { $places } posti
    }

## The end

web-party-night-won =
    { $seat-is ->
        [you] La serata è tua
       *[other] La serata è { $seat-of }
    }
web-party-night-shared = Serata divisa: { $seats }
web-party-night-many = Serata divisa in { $count }
# Who stands on a step of the podium: one or two.
web-party-on-step = { $seats }
web-party-in-place = { $count } a questo posto
web-party-record = E per gli annali
web-party-award-boldest = Scommessa più audace
web-party-award-boldest-part = { $stake } su { $horse }, di { $purse }. Vincente.
web-party-award-boldest-all = { $stake } su { $horse }. Tutto il borsellino.
web-party-award-losing-run = Sfortuna più lunga
web-party-award-losing-run-text =
    { $races ->
        [2] Due corse. { $seat }: ormai una tradizione.
        [3] Tre corse. { $seat }: ormai una tradizione.
        [4] Quattro corse. { $seat }: ormai un’istituzione.
        [5] Cinque corse. { $seat }: ormai un’istituzione.
       *[other] { $races } corse. { $seat }: ormai un’istituzione.
    }
web-party-award-luckiest = Vincita più fortunata
web-party-award-luckiest-text = { $horse }, al { $percent }%. { $seat } { $seat-has } puntato { $stake }.
web-party-award-bookmaker = Miglior bookmaker
web-party-award-bookmaker-text = La banca ha tenuto { $kept }. Manda una cartolina.
web-party-broke-word = al verde
web-party-another-night = Un’altra serata?
web-party-stay-put = Resta dove sei, i telefoni ti conoscono.
web-party-stay-count =
    { $players ->
        [one] Finora resta { $staying } su { $players }.
       *[other] Finora restano in { $staying } su { $players }.
    }
web-party-rematch = Un’altra serata
web-party-rest =
    { $count ->
        [one] e un’altra persona, sul proprio telefono
       *[other] e altri { $count }, ognuno sul proprio telefono
    }

## At a desk

web-party-race-of = corsa { $race } di { $races }
web-party-phase-bet = Punta
web-party-phase-race = Corsa
web-party-phase-pay = Paga
web-party-rank-of = { $place } di { $players }
web-party-stand-of = { $place } di { $players }; vince il più ricco
web-party-stand-host = { $place } di { $players }, ospiti tu; vince il più ricco
web-party-your-slip = La tua schedina
web-party-slip-locked = chiusa
web-party-slip-empty = Niente schedina in questa corsa
web-party-slip-danari = { $sum } D
web-party-slip-now = Se finisse ora
web-party-slip-hope = Se { $horse } ce la fa
# Instead of what a bet would bring, once it can no longer win.
web-party-bet-lost = persa
web-party-slip-spot = { $place }, casella { $spot }
web-party-slip-space = casella { $spot }
web-party-slip-brought = L’ultima corsa
web-party-skip = Avanti
web-party-slip-waits = aspetta la prima carta
web-party-noise = Fatti sentire
web-party-you-host = Ospiti tu
web-party-duty-turns =
    { $seat-is ->
        [you] Giri tu le carte. Dopo la corsa { $race } dici quando si apre la { $next }.
       *[other] { $seat } gira le carte. Dopo la corsa { $race } dici quando si apre la { $next }.
    }
web-party-duty-last =
    { $seat-is ->
        [you] Giri tu le carte. È l’ultima corsa.
       *[other] { $seat } gira le carte. È l’ultima corsa.
    }
web-party-duty-pay = I soldi sono pagati. Dici tu quando si apre la corsa { $race }.
web-party-duty-over = La serata è finita. Dici tu se ce n’è un’altra.
web-party-end-after = Fine dopo questa
web-party-end-keep = Avanti dopo questa
web-party-ends-after = Questa corsa è l’ultima: l’hai detto tu.
web-party-on-tv = In TV
web-party-watching = Stai guardando. Inquadra per giocare, o scommetti sui mobili.
web-party-qr-show = Fai entrare gente

## What is said about a race. Short: it is read from across a room. Never about a guest.

web-party-says-lead-1 = { $horse } in testa. { $other } non ci sta.
web-party-says-lead-2 = { $horse } davanti, e lo sa.
web-party-says-lead-3 = Tutti inseguono { $horse }. Con calma.
web-party-says-lead-4 = { $horse } in testa. Sembra stupito anche lui.
web-party-says-lead-5 = { $other } ha una bella vista su { $horse }.
web-party-says-lead-6 = { $horse } primo. { $other } avrebbe da ridire.
web-party-says-lead-7 = Seguite { $horse }. Gli altri lo fanno già.
web-party-says-lead-8 = { $horse } davanti. La banca l’ha notato.
web-party-says-lead-9 = { $horse } sembra quasi avere un piano.
web-party-says-lead-10 = { $other } sente l’odore di { $horse }. Non è un complimento.
web-party-says-lead-11 = { $horse } stacca tutti. O quasi.
web-party-says-lead-12 = Davanti: { $horse }. Dietro: opinioni.

web-party-says-level-1 = Niente divide { $horse } e { $other }.
web-party-says-level-2 = { $horse } e { $other }, orecchio a orecchio.
web-party-says-level-3 = Pari in testa. Respirate.
web-party-says-level-4 = { $horse } guarda a sinistra. { $other } a destra.
web-party-says-level-5 = Basterebbe una coperta per tutti e due.
web-party-says-level-6 = { $horse } e { $other } si dividono la testa, malvolentieri.
web-party-says-level-7 = Nessuno in testa. Il bookmaker suda.
web-party-says-level-8 = Fianco a fianco. Per una volta la forma aveva ragione.
web-party-says-level-9 = { $horse }? { $other }? Se ne riparla fra una carta.
web-party-says-level-10 = Tutti pari davanti. Tenetevi il cappello.

web-party-says-last-1 = { $horse } si gode il panorama.
web-party-says-last-2 = { $horse } è ultimo, e non ha fretta.
web-party-says-last-3 = Qualcuno dica a { $horse } che è cominciata.
web-party-says-last-4 = { $horse } ha la pista tutta per sé.
web-party-says-last-5 = { $horse } risparmia le forze. Per che cosa?
web-party-says-last-6 = { $horse } lascia sbagliare gli altri.
web-party-says-last-7 = In fondo, { $horse } scrive una lettera a casa.
web-party-says-last-8 = { $horse } corre una corsa sua. Quella la guida.

web-party-says-jump-1 = A { $horse } è venuto in mente qualcosa!
web-party-says-jump-2 = E { $horse } da dove sbuca?
web-party-says-jump-3 = { $horse } ha trovato un’altra marcia.
web-party-says-jump-4 = { $horse } vola. L’ha detto la carta.
web-party-says-jump-5 = Guardate { $horse }! Qualcuno ha detto biada.
web-party-says-jump-6 = { $horse } ne fa { $count } in un colpo. Esibizionista.
web-party-says-jump-7 = { $horse } corre come inseguito dalla banca.
web-party-says-jump-8 = { $horse } è in ritardo per qualcosa.
web-party-says-jump-9 = Quello era { $horse }, per chi ha battuto le ciglia.

web-party-says-stall-1 = { $horse } si è fermato a pensare.
web-party-says-stall-2 = { $horse } ammira i festoni.
web-party-says-stall-3 = { $horse } ha visto un conoscente.
web-party-says-stall-4 = { $horse } aspetta che glielo chiedano per favore.
web-party-says-stall-5 = { $horse } non si muove. È una presa di posizione.
web-party-says-stall-6 = { $horse } ha trovato una margherita.
web-party-says-stall-7 = { $horse } legge il programma.
web-party-says-stall-8 = { $horse } sta lì come il monumento a sé stesso.

web-party-says-home-1 = { $horse } è arrivato. Gli altri sono avvisati.
web-party-says-home-2 = È { $horse }! Qualcuno baci il bookmaker.
web-party-says-home-3 = Ecco { $horse }, ed è fatta.
web-party-says-home-4 = { $horse } è dentro. La banca cerca il cappello.
web-party-says-home-5 = { $horse } primo! Ora gli altri possono andare al passo.
web-party-says-home-6 = Vince { $horse }. Gradirebbe una carota.
web-party-says-home-7 = È { $horse }! È sempre stato { $horse }.
web-party-says-home-8 = { $horse } taglia il traguardo e cerca il buffet.
web-party-says-home-9 = Il traguardo va a { $horse }. E ora gli altri.

web-party-says-upset-1 = { $horse }! Non se l’aspettava nessuno. Nemmeno { $horse }.
web-party-says-upset-2 = Vince { $horse }. La banca si è sdraiata.
web-party-says-upset-3 = Proprio { $horse }!
web-party-says-upset-4 = Avvisate i giornali: ha vinto { $horse }.
web-party-says-upset-5 = { $horse } non aveva speranze, e le ha usate tutte.
web-party-says-upset-6 = Gli esperti si sbagliavano. { $horse } no.
web-party-says-upset-7 = Vince { $horse }. Ricontrollate la carta. Un’altra volta.
web-party-says-upset-8 = { $horse } non aveva letto i pronostici.

web-party-says-photo-1 = { $horse } o { $other }? Lo sa solo la foto.
web-party-says-photo-2 = Nessuno si muova. Soprattutto i cavalli.
web-party-says-photo-3 = { $horse } e { $other }: questione di musi.
web-party-says-photo-4 = Il fotografo si è guadagnato la cena.
web-party-says-photo-5 = Trattenete il fiato. Tenete strette le schedine.
web-party-says-photo-6 = Due musi, una linea. O il contrario.
web-party-says-photo-7 = { $other } dice { $other }. { $horse } dice { $horse }.
web-party-says-photo-8 = Fra loro solo una mano di vernice.

web-party-says-backed-1 = All’improvviso in { $count } amano { $horse }.
web-party-says-backed-2 = { $horse } in testa, e { $count } schedine frusciano.
web-party-says-backed-3 = { $count } amici di { $horse } si alzano in piedi.
web-party-says-backed-4 = Se { $horse } tiene, in { $count } fanno baccano.
web-party-says-backed-5 = { $horse } porta { $count } speranze. Ecco perché suda.
web-party-says-backed-6 = In { $count } sapevate che era { $horse }.
web-party-says-backed-7 = { $horse } davanti. In { $count } si tengono per mano.
web-party-says-backed-8 = La banca ne conta { $count } su { $horse }, due volte.

## What every table says, in this game’s own words

web-goal-horse-fever-party = Vince chi ha più soldi
web-goal-unit-horse-fever-party = Danari
