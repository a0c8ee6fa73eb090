### The Party on the television and at a desk. Horses are called by the colour of their silk.

## Gathering

web-party-title = Horse Fever
web-party-night = Ein Abend auf der Rennbahn. Handy mitbringen, Verstand abgeben.
web-party-few = Zu dritt wär’s schon Gedränge.
web-party-holding = Die Tribüne hält. Sie ist für 300 gebaut.
web-party-standing-room =
    { $standing ->
        [one] { $players } sind da, eine Person davon im Stehen.
       *[other] { $players } sind da, { $standing } davon im Stehen.
    }
web-party-point = Halt dein Handy hierhin
web-party-or-type = oder tippe
web-party-room-word = Raum
web-party-in =
    { $players ->
        [0] Noch niemand da
        [one] Eine Person ist da
       *[other] { $players } sind da
    }
web-party-just-in = Gerade gekommen
web-party-came = Gerade gekommen: { $name }.
web-party-came-many =
    { $more ->
        [one] { $name } und noch jemand sind gerade gekommen.
       *[other] { $name } und { $more } weitere sind gerade gekommen.
    }
web-party-every-face = Jedes Gesicht da oben ist ein Handy hier unten. { $host } sagt, wann.
web-party-how-bets = Zwei Wetten
    .text = Eine auf Sieg zahlt sechsfach. Eine auf Platz zahlt doppelt.
web-party-how-race = Ein Rennen
    .text = Der Buchmacher deckt Karten auf. Die Pferde gehorchen.
web-party-how-times =
    { $races ->
        [one] Einmal
        [2] Zweimal
        [3] Dreimal
        [4] Viermal
        [5] Fünfmal
        [6] Sechsmal
       *[other] { $races }-mal
    }
    .text = Wer abräumt, führt Buch. Das meiste Geld siegt.

## Betting

web-party-pays = Auf Sieg gibt es das Sechsfache. Auf Platz das Doppelte.
web-party-close = Wettschluss in
web-party-are-in = { $in } von { $all } sind so weit
web-party-thinking =
    { $seats-is ->
        [you] Du grübelst noch.
       *[other]
            { $seats-count ->
                [one] { $seats } grübelt noch.
               *[other] { $seats } grübeln noch.
            }
    }
web-party-many-thinking =
    { $count ->
        [one] Jemand grübelt noch.
       *[other] { $count } grübeln noch.
    }
web-party-all-in = Alle Wettscheine sind da.
web-party-may-not-bet =
    { $seat-is ->
        [you] Du führst das Buch und darfst nicht wetten.
       *[other] { $seat } führt das Buch und darf nicht wetten.
    }
web-party-holds =
    { $seat-is ->
        [you] Du führst das Buch
       *[other] { $seat } führt das Buch
    }
web-party-holds-means = deckt die Karten auf, darf nicht wetten
web-party-holds-broke = darf nicht wetten, könnte auch nicht
web-party-scan = Scannen und mitspielen
web-party-sound = Ton
web-party-full-screen = Vollbild
web-party-rich = Reichenliste
web-party-form-one = Form, das letzte Rennen. Sagt nichts: Alle sechs sind gleich schnell.
web-party-form = Form, die letzten { $races } Rennen. Sagt nichts: Alle sechs sind gleich schnell.
web-party-form-none = Noch keine Form. Sie würde nichts sagen: Alle sechs sind gleich schnell.
web-party-form-short = Form, wertlos

## The race

web-party-card = Karte { $card }
web-party-off = Sie warten auf die erste Karte.
web-party-chance = Chance und Wetten
web-party-chance-short = Chance, Wetten
web-party-percent = { $percent } %
web-party-nobody = niemand
web-party-now = Stand jetzt
web-party-now-none = Noch hat sich nichts bewegt. Das Geld auch nicht.
web-party-even-sum = bei null
web-party-plus = +{ $sum }
web-party-minus = −{ $sum }
web-party-up = { $count } im Plus
web-party-even-count = { $count } bei null
web-party-down = { $count } im Minus
web-party-purses =
    { $count ->
        [one] Ein Geldbeutel, ein Buchmacher
       *[other] { $count } Geldbeutel, ein Buchmacher
    }
web-party-late-type = Zu spät? { $address }
web-party-late-room = Raum { $code }, dabei ab Rennen { $race }
web-party-late-over = Raum { $code }
web-party-asleep = Der Tisch von { $host } schläft. Er wacht mit { $host } auf.
web-party-lane = { $number } { $horse }, Feld { $spot }

## A photo finish

web-party-photo = Fotofinish
web-party-photo-both = { $horses }, beide auf { $spot }
web-party-photo-all = { $horses }, alle auf { $spot }
web-party-photo-spot =
    { $beyond ->
        [0] der Linie
       *[other] +{ $beyond }
    }
web-party-photo-if = Wenn { $horse } es ist
web-party-photo-relief =
    { $seats-is ->
        [you] Du atmest auf.
       *[other]
            { $seats-count ->
                [one] { $seats } atmet auf.
               *[other] { $seats } atmen auf.
            }
    }
web-party-photo-drinks =
    { $seats-is ->
        [you] Du zahlst die Getränke.
       *[other]
            { $seats-count ->
                [one] { $seats } zahlt die Getränke.
               *[other] { $seats } zahlen die Getränke.
            }
    }
web-party-photo-count =
    { $count ->
        [one] Eine Wette wird bezahlt.
       *[other] { $count } Wetten werden bezahlt.
    }
web-party-photo-nobody = Da liegt kein Geld drauf. Reine Ehrensache.
web-party-photo-decides =
    { $seat-is ->
        [you] Du entscheidest, wer vorn war.
       *[other] { $seat } entscheidet, wer vorn war.
    }
web-party-photo-bribes = Bestechung steht nicht in den Regeln. Ein Wort dagegen auch nicht.
web-party-photo-looking = { $seat } { $seat-has } noch nicht fertig geschaut.
web-party-photo-host-may =
    { $seat-is ->
        [you] Als Host darfst du jetzt entscheiden.
       *[other] { $seat } darf jetzt als Host entscheiden.
    }
web-party-photo-place =
    { $place ->
        [1] Um den Sieg.
        [2] Um den zweiten Platz.
        [3] Um den dritten Platz.
       *[other] Um Platz { $place }. Irgendwen interessiert’s.
    }

## The payment

web-party-wins = { $horse } gewinnt
web-party-bank-wins = Die Bank gewinnt
web-party-by-nose = um Nüsternbreite. Bitte die Nüstern prüfen.
web-party-by-spaces =
    { $spaces ->
        [one] um ein Feld
        [2] um zwei Felder
        [3] um drei Felder
       *[other] um { $spaces } Felder
    }
web-party-first-home = als Erstes im Ziel
web-party-who-won = Wer was gewann
web-party-who-lost = Wer wenig verlor
web-party-stakes-off = Einsätze schon abgezogen
web-party-won-some =
    { $winners ->
        [0] Niemand hat etwas gewonnen.
        [one] Etwas gewonnen hat 1 von { $bettors }.
       *[other] Etwas gewonnen haben { $winners } von { $bettors }.
    }
web-party-lost-some =
    { $down ->
        [one] { $seat } { $seat-has } Geld verloren, { $sum }, aber mit Stil.
       *[other] { $down } haben Geld verloren. Am meisten, { $sum }, und mit Stil: { $seat }.
    }
web-party-lost-none = Niemand hat Geld verloren.
web-party-bank-walk = Die Bank hat { $staked } eingenommen und { $paid } gezahlt. Sie ist kurz an der frischen Luft.
web-party-bank-fine = Die Bank hat { $kept } behalten. Ihr geht es gut.
web-party-bank-even = Die Bank hat { $staked } eingenommen und genauso viel gezahlt. Sie denkt darüber nach.
web-party-more-listed =
    { $count ->
        [one] und noch jemand, auf dem eigenen Handy
       *[other] und { $count } weitere, auf ihren Handys
    }
web-party-gets-book =
    { $seat-is ->
        [you] Du bekommst das Buch.
       *[other] { $seat } bekommt das Buch.
    }
web-party-keeps-book =
    { $seat-is ->
        [you] Du behältst das Buch.
       *[other] { $seat } behält das Buch.
    }
web-party-book-why-won =
    { $seat-is ->
        [you] Du hast am meisten gewonnen, also deckst du in Rennen { $race } die Karten auf und darfst nicht wetten.
       *[other] Am meisten gewonnen, also: deckt in Rennen { $race } die Karten auf und darf nicht wetten.
    }
web-party-book-why-lost =
    { $seat-is ->
        [you] Du hast am wenigsten verloren, also deckst du in Rennen { $race } die Karten auf und darfst nicht wetten.
       *[other] Am wenigsten verloren, also: deckt in Rennen { $race } die Karten auf und darf nicht wetten.
    }
web-party-book-why-even =
    { $seat-is ->
        [you] Niemand war besser, also deckst du in Rennen { $race } die Karten auf und darfst nicht wetten.
       *[other] Niemand war besser, also: deckt in Rennen { $race } die Karten auf und darf nicht wetten.
    }
web-party-book-why-kept = Niemand hatte gewettet.
web-party-opens =
    { $seat-is ->
        [you] Rennen { $race } öffnet, wenn du es sagst
       *[other] Rennen { $race } öffnet, wenn { $seat } es sagt
    }
web-party-last-race = Das war das letzte Rennen.
web-party-same-place = wie zuvor
web-party-climbed =
    { $places ->
        [one] ein Platz hoch
       *[other] { $places } Plätze hoch
    }
web-party-fell =
    { $places ->
        [one] ein Platz runter
       *[other] { $places } Plätze runter
    }

## The end

web-party-night-won =
    { $seat-is ->
        [you] Der Abend gehört dir
       *[other] Der Abend gehört { $seat }
    }
web-party-night-shared = { $seats } teilen sich den Abend
web-party-night-many = { $count } Leute teilen sich den Abend
# Who stands on a step of the podium: one or two.
web-party-on-step = { $seats }
web-party-in-place = { $count } auf diesem Platz
web-party-record = Und fürs Protokoll
web-party-award-boldest = Kühnste Wette
web-party-award-boldest-part = { $stake } auf { $horse }, von { $purse }. Auf Sieg.
web-party-award-boldest-all = { $stake } auf { $horse }. Das ganze Geld.
web-party-award-losing-run = Längste Pechsträhne
web-party-award-losing-run-text =
    { $races ->
        [2] Zwei Rennen. { $seat } { $seat-are } eine Tradition.
        [3] Drei Rennen. { $seat } { $seat-are } eine Tradition.
        [4] Vier Rennen. { $seat } { $seat-are } eine Institution.
        [5] Fünf Rennen. { $seat } { $seat-are } eine Institution.
       *[other] { $races } Rennen. { $seat } { $seat-are } eine Institution.
    }
web-party-award-luckiest = Glücklichster Treffer
web-party-award-luckiest-text = { $horse }, bei { $percent } %. { $seat } { $seat-has } { $stake } darauf gesetzt.
web-party-award-bookmaker = Bestes Buch
web-party-award-bookmaker-text = Die Bank hat { $kept } behalten. Sie schickt eine Karte.
web-party-broke-word = pleite
web-party-another-night = Noch ein Abend?
web-party-stay-put = Bleibt sitzen, die Handys kennen euch.
web-party-stay-count =
    { $players ->
        [one] { $staying } von 1 bleibt bisher.
       *[other] { $staying } von { $players } bleiben bisher.
    }
web-party-rematch = Noch ein Abend
web-party-rest =
    { $count ->
        [one] und noch jemand, auf dem eigenen Handy
       *[other] und { $count } weitere, auf ihren Handys
    }

## At a desk

web-party-race-of = Rennen { $race } von { $races }
web-party-phase-bet = Wetten
web-party-phase-race = Rennen
web-party-phase-pay = Zahlen
web-party-rank-of = { $place } von { $players }
web-party-stand-of = { $place } von { $players }; das meiste Geld gewinnt
web-party-stand-host = { $place } von { $players }, du bist Host; das meiste Geld gewinnt
web-party-your-slip = Dein Wettschein
web-party-slip-locked = abgegeben
web-party-slip-empty = Kein Wettschein in diesem Rennen
web-party-slip-danari = { $sum } D
web-party-slip-now = Stand jetzt
web-party-slip-hope = Wenn { $horse } es schafft
# Instead of what a bet would bring, once it can no longer win.
web-party-bet-lost = verloren
web-party-slip-spot = { $place }, Feld { $spot }
web-party-slip-space = Feld { $spot }
web-party-slip-brought = Das letzte Rennen
web-party-skip = Weiter geht’s
web-party-slip-waits = wartet auf die erste Karte
web-party-noise = Macht Lärm
web-party-you-host = Du bist der Host
web-party-duty-turns =
    { $seat-is ->
        [you] Du deckst die Karten auf. Nach Rennen { $race } sagst du, wann Rennen { $next } öffnet.
       *[other] { $seat } deckt die Karten auf. Nach Rennen { $race } sagst du, wann Rennen { $next } öffnet.
    }
web-party-duty-last =
    { $seat-is ->
        [you] Du deckst die Karten auf. Das ist das letzte Rennen.
       *[other] { $seat } deckt die Karten auf. Das ist das letzte Rennen.
    }
web-party-duty-pay = Das Geld ist ausgezahlt. Du sagst, wann Rennen { $race } öffnet.
web-party-duty-over = Der Abend ist vorbei. Du sagst, ob es noch einen gibt.
web-party-end-after = Danach Schluss
web-party-end-keep = Danach weiter
web-party-ends-after = Dieses Rennen ist das letzte: Du hast es gesagt.
web-party-on-tv = Auf dem TV
web-party-watching = Du siehst zu. Scan und spiel mit, oder wette auf die Möbel.
web-party-qr-show = Leute reinlassen

## What is said about a race. Short: it is read from across a room. Never about a guest.

web-party-says-lead-1 = { $horse } führt. { $other } sieht das anders.
web-party-says-lead-2 = { $horse } vorn, und weiß es auch.
web-party-says-lead-3 = Alle jagen { $horse }. Niemand beeilt sich.
web-party-says-lead-4 = { $horse } führt. Staunt auch selbst.
web-party-says-lead-5 = { $other } hat beste Sicht auf { $horse }.
web-party-says-lead-6 = { $horse } vorn. { $other } hätte da eine Frage.
web-party-says-lead-7 = Immer { $horse } nach. Machen alle.
web-party-says-lead-8 = { $horse } führt. Die Bank hat’s bemerkt.
web-party-says-lead-9 = Bei { $horse } sieht es nach Absicht aus.
web-party-says-lead-10 = { $other } kann { $horse } riechen. Kein Kompliment.
web-party-says-lead-11 = Zwischen { $horse } und den anderen liegen Welten. Na ja, Felder.
web-party-says-lead-12 = Vorn: { $horse }. Dahinter: Meinungen.

web-party-says-level-1 = Kein Haar zwischen { $horse } und { $other }.
web-party-says-level-2 = { $horse } und { $other }, Ohr an Ohr.
web-party-says-level-3 = Gleichauf an der Spitze. Ausatmen.
web-party-says-level-4 = { $horse } schaut nach links. { $other } nach rechts.
web-party-says-level-5 = Da passt eine Decke drüber.
web-party-says-level-6 = { $horse } und { $other } teilen sich die Führung, ungern.
web-party-says-level-7 = Niemand führt. Der Buchmacher schwitzt.
web-party-says-level-8 = Seite an Seite. Die Form hatte mal recht.
web-party-says-level-9 = { $horse }? { $other }? Fragt in einer Karte nochmal.
web-party-says-level-10 = Alles gleich da vorn. Hüte festhalten.

web-party-says-last-1 = { $horse } genießt die Landschaft.
web-party-says-last-2 = { $horse } ist hinten und hat Zeit.
web-party-says-last-3 = Weiß { $horse }, dass es schon losging?
web-party-says-last-4 = { $horse } hat die Bahn ganz für sich.
web-party-says-last-5 = { $horse } spart Kräfte. Wofür bloß?
web-party-says-last-6 = { $horse } lässt die anderen die Fehler machen.
web-party-says-last-7 = Ganz hinten schreibt { $horse } eine Postkarte.
web-party-says-last-8 = { $horse } läuft ein eigenes Rennen. Und führt darin.

web-party-says-jump-1 = { $horse } ist etwas eingefallen!
web-party-says-jump-2 = Wo kommt denn { $horse } her?
web-party-says-jump-3 = { $horse } hat noch einen Gang gefunden.
web-party-says-jump-4 = { $horse } fliegt. Stand so auf der Karte.
web-party-says-jump-5 = Seht { $horse }! Jemand hat Hafer gesagt.
web-party-says-jump-6 = { $horse } nimmt { $count } auf einmal. Angeber.
web-party-says-jump-7 = { $horse } rennt, als käme die Bank.
web-party-says-jump-8 = { $horse } ist spät dran für irgendwas.
web-party-says-jump-9 = Das war { $horse }, falls wer geblinzelt hat.

web-party-says-stall-1 = { $horse } bleibt stehen und denkt nach.
web-party-says-stall-2 = { $horse } bewundert die Wimpel.
web-party-says-stall-3 = { $horse } hat Bekannte gesehen.
web-party-says-stall-4 = { $horse } möchte nett gebeten werden.
web-party-says-stall-5 = { $horse } steht. Das ist eine Haltung.
web-party-says-stall-6 = { $horse } hat ein Gänseblümchen gefunden.
web-party-says-stall-7 = { $horse } liest das Programmheft.
web-party-says-stall-8 = { $horse } steht da wie das eigene Denkmal.

web-party-says-home-1 = { $horse } ist da. Der Rest weiß Bescheid.
web-party-says-home-2 = { $horse } hat es! Küsst den Buchmacher.
web-party-says-home-3 = Das ist { $horse }, und das war’s.
web-party-says-home-4 = { $horse } im Ziel. Die Bank greift zum Hut.
web-party-says-home-5 = { $horse } gewinnt! Der Rest darf jetzt gehen.
web-party-says-home-6 = { $horse } gewinnt und hätte gern eine Möhre.
web-party-says-home-7 = Es ist { $horse }! Es war immer { $horse }.
web-party-says-home-8 = { $horse } im Ziel. Wo ist das Büfett?
web-party-says-home-9 = Sieg für { $horse }. Jetzt zum Rest.

web-party-says-upset-1 = { $horse }! Das hat niemand geahnt. Nicht mal { $horse }.
web-party-says-upset-2 = { $horse } gewinnt. Die Bank muss sich hinlegen.
web-party-says-upset-3 = Ausgerechnet { $horse }!
web-party-says-upset-4 = Ruft die Zeitung an: { $horse } hat gewonnen.
web-party-says-upset-5 = { $horse } hatte keine Chance und hat sie genutzt.
web-party-says-upset-6 = Die Fachwelt lag falsch. { $horse } nicht.
web-party-says-upset-7 = { $horse } gewinnt. Prüft die Karte. Nochmal.
web-party-says-upset-8 = { $horse } hatte die Chancen nicht gelesen.

web-party-says-photo-1 = { $horse } oder { $other }? Die Kamera weiß es.
web-party-says-photo-2 = Keine Bewegung. Vor allem nicht die Pferde.
web-party-says-photo-3 = { $horse } und { $other }: eine Frage der Nüstern.
web-party-says-photo-4 = Der Fotograf hat sich sein Abendbrot verdient.
web-party-says-photo-5 = Luft anhalten. Scheine festhalten.
web-party-says-photo-6 = Zwei Nasen, eine Linie. Oder umgekehrt.
web-party-says-photo-7 = { $other } sagt { $other }. { $horse } sagt { $horse }.
web-party-says-photo-8 = Dazwischen passt kein Lack mehr.

web-party-says-backed-1 = { $count } Leute mögen plötzlich { $horse }.
web-party-says-backed-2 = { $horse } führt, und { $count } Scheine rascheln.
web-party-says-backed-3 = { $count } Fans von { $horse } stehen auf.
web-party-says-backed-4 = Hält { $horse } durch, werden { $count } Leute laut.
web-party-says-backed-5 = { $horse } trägt { $count } Hoffnungen. Kein Wunder, der Schweiß.
web-party-says-backed-6 = { $count } von euch wussten es: { $horse }.
web-party-says-backed-7 = { $horse } vorn. { $count } Leute halten Händchen.
web-party-says-backed-8 = Die Bank zählt { $count } auf { $horse }, zweimal.

## What every table says, in this game’s own words

web-goal-horse-fever-party = Das meiste Geld gewinnt
web-goal-unit-horse-fever-party = Danari
