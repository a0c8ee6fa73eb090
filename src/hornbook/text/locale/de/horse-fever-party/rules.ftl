### The rules of the Party in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hp-short = In Kürze
rules-hp-short-counts = Für { $fewest } Leute bis zum vollen Stadion. Alle spielen auf dem Handy, das Rennen läuft auf dem Fernseher. Wer am Ende am reichsten ist, gewinnt.
    .title = Worauf es ankommt
rules-hp-short-bets = Vor jedem Rennen schließen alle gleichzeitig zwei Wetten ab: eine auf Sieg, eine auf Platz, je mindestens { $unit } Danari. Es darf dasselbe Pferd sein.
    .title = Wetten
rules-hp-short-pays = Auf Sieg gibt es den { $win }-fachen Einsatz, auf Platz den { $place }-fachen. Niemand sieht deine Wetten, bevor der letzte Wettschein abgegeben ist.
    .title = Was Wetten bringen
rules-hp-short-bookmaker = Jemand ist Buchmacher, deckt die Karten auf, entscheidet Gleichstände und wettet nicht. Alle sechs Pferde sind gleich schnell: keine Quoten, keine Würfel, keine Ausreden. Das Buch bekommt als Nächstes, wer am meisten gewonnen hat.
    .title = Der Buchmacher
rules-hp-short-going = Der Host darf die Party nach jedem Rennen beenden. Wer spät kommt, bekommt dasselbe Startgeld; wer pleite ist, bekommt neues, oder sieht zu, wenn der Host streng ist. Wer nicht rechtzeitig einen Wettschein abgibt, lässt das Rennen aus.
    .title = Kommen und gehen

## preparation

rules-hp-preparation = Vorbereitung
rules-hp-preparation-money = Alle bekommen dasselbe Geld: { $money } Danari, kurz D, wenn der Host nichts anderes sagt. Alles Geld kommt von der Bank und geht an sie; leer wird sie nie.
rules-hp-preparation-deck = Es gibt nur die Bewegungskarten des Grundstapels. Mit ihnen sind alle sechs Pferde gleich schnell, also gibt es keine Quoten, und was bisher gewann, sagt dir nichts.
rules-hp-preparation-bookmaker = Jemand ist Buchmacher: deckt die Karten auf, entscheidet Gleichstände und wettet nicht. Beim ersten Mal entscheidet das Los.
rules-hp-preparation-players = Von { $fewest } Leuten bis { $most }. Wer spät kommt, setzt sich während der Wetten oder zwischen den Rennen dazu, mit dem Startgeld.

## bets

rules-hp-bets = Wetten
rules-hp-bets-two = Alle außer dem Buchmacher schließen zwei Wetten ab: eine auf Platz, eine auf Sieg. Es darf dasselbe Pferd sein.
rules-hp-bets-slip = Alle wetten zugleich, und niemand sieht einen Wettschein, bevor der letzte da ist. Bis dahin darfst du deinen zurücknehmen.
rules-hp-bets-stake = Mindestens je { $unit } D, in Hundertern; die Platzwette muss { $unit } D für die andere übrig lassen.
rules-hp-bets-only = Hast du nur noch { $unit } D, bleibt dir eine einzige Wette, auf Platz oder auf Sieg.
rules-hp-bets-out = Wer weg ist oder keinen Wettschein hat, wenn die Zeit um ist, lässt das Rennen aus und behält sein Geld. Niemand wettet im Namen eines Gasts.

## race

rules-hp-race = Das Rennen
rules-hp-race-card = Der Buchmacher deckt eine Karte nach der anderen auf. Sie hat für jede Bahn eine Zahl, die oberste für die ganz linke, und alle laufen zugleich. Würfel gibt es nicht.
rules-hp-race-line = Feld { $line } ist die Ziellinie. Von mehreren, die sie mit einer Karte überqueren, liegt vorn, wer weiter darüber hinaus ist.
rules-hp-race-tie = Gleich weit ist ein Fotofinish. Der Buchmacher sagt, wer vorn war, einen Platz nach dem anderen. Bestechung steht nicht in den Regeln.

## payment

rules-hp-payment = Auszahlung
rules-hp-payment-pays = Eine Platzwette zahlt das { $place }-Fache des Einsatzes, wenn das Pferd unter die ersten Drei kommt, eine Siegwette das { $win }-Fache, wenn es Erster wird. Der Einsatz steckt darin; ein verlorener gehört der Bank.
rules-hp-payment-next = Das Buch bekommt als Nächstes, wer in diesem Rennen am meisten gewonnen oder am wenigsten verloren hat. Bei Gleichstand entscheidet das Los.
rules-hp-payment-broke = Wer nicht mehr wetten kann, bekommt vor dem nächsten Rennen neues Startgeld oder sieht zu, wenn der Host es so will.

## end

rules-hp-end = Das Ende
rules-hp-end-races = Der Host sagt, wie viele Rennen es gibt, und darf nach jedem aufhören. Schluss ist auch, wenn außer dem Buchmacher niemand Geld hat.
rules-hp-end-rich = Wer am reichsten ist, gewinnt, bei gleichem Geld teilt man sich den Platz. Die Spielregel nennt keinen Sieger: Dort ist das Ziel, gemeinsam Spaß zu haben.

## cards

rules-hp-cards = Alle Karten
rules-hp-cards-deck = Der Grundstapel hat { $movement } Bewegungskarten. Bis zu { $blanks } eigene dürfen dazu.

## here

rules-hp-here = Spielen bei uns
rules-hp-here-turn = Nur wer gefragt ist, kann antworten, und nur auf das, was jetzt gefragt ist. Eine Antwort, die zu spät kommt, ändert nichts.
rules-hp-here-back = Ein Wettschein lässt sich ändern, bis der letzte da ist. Was alle gesehen haben, bleibt.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hp-example-danari = Danari
rules-hp-example-payout-kind = Wette
rules-hp-example-payout-to-win = Sieg
rules-hp-example-payout-to-place = Platz
rules-hp-example-payout-stake = Einsatz
rules-hp-example-payout-place = Platz im Ziel
rules-hp-example-payout-later = dahinter
rules-hp-example-payout-won = Einsatz { $stake } mal { $times } sind { $danari } D. Dein Einsatz steckt darin.
rules-hp-example-payout-lost = Verloren: Die { $stake } D bleiben bei der Bank.
