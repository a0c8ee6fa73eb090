### The rules of Kill the Unicorns in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-ku-short = In Kürze
rules-ku-short-counts = Nach { $rounds } Tagen gewinnt, wer die meisten Punkte hat. Zwei ganze Regenbögen gewinnen sofort.
    .title = Worauf es ankommt
rules-ku-short-ruses = Jeden Tag liegen { $hunts } Einhörner in einer Reihe. Alle ziehen { $drawn } Finten, legen eine verdeckt unter ein Einhorn und werfen die andere offen ab. Nur die Schamanin behält sie. Eine Finte ändert Punkte, Farben, das Bieten oder wer die Beute bekommt.
    .title = Finten
rules-ku-short-hunt = Einhorn für Einhorn legt der Startspieler { $least-cards } bis { $most-cards } Jagdkarten verdeckt, oder er gibt das Jagdhorn weiter. Wer mitjagt, muss ebenso viele legen. Die höchste Summe gewinnt, aber gleiche Summen heben sich auf, und die nächstbeste gewinnt. Bleibt niemand übrig, flieht das Einhorn.
    .title = Die Jagd
rules-ku-short-turning = Wer gewinnt, deckt blind eine der Finten darunter auf, und sie wirkt. Manchmal gehört das Einhorn danach jemand anderem. Wer es bekommt, ist als Nächstes Startspieler.
    .title = Die Finte aufdecken
rules-ku-short-market = Nach der vierten Jagd öffnen die Wichtel. Mit ungenutzten Karten kaufst du eine Ware: ein Falsches Horn für Punkte, Feenstaub oder Zuckerwatte für eine Farbe oder eine Pastete, die ein Einhorn kostet. Danach bekommen alle ihre Karten zurück.
    .title = Der Schwarzmarkt
rules-ku-short-points = Jedes Einhorn ist seine Sterne wert. { $size-two }, { $size-three }, { $size-four } oder { $size-five } einer Farbe bringen { $set-two }, { $set-three }, { $set-four } oder { $set-five } dazu; je eins jeder Farbe, ein Regenbogen, bringt { $rainbow }. Die beste Aufteilung wird für dich ausgerechnet.
    .title = Punkte
rules-ku-short-characters = Jeder Charakter hat eine Fähigkeit, einmal am Tag, und { $own-ruses } eigene Finten. Du wirst gefragt, wenn es so weit ist, in einer Jagd, bei der du dabei bist. Die Jagdkarten sind für alle dieselben: Wer was gelegt hat, können alle mitzählen.
    .title = Charaktere

## setup

rules-ku-setup = Spielaufbau
rules-ku-setup-character = Alle spielen einen Charakter, vom Startspieler an im Uhrzeigersinn gewählt oder ausgeteilt; jeden gibt es nur einmal. Er bringt eine Fähigkeit, { $hunt-cards } Jagdkarten und { $ruses } Finten mit.
rules-ku-setup-cards = Die Jagdkarten sind für alle dieselben. Was jemand ausgegeben hat, können alle mitzählen.
rules-ku-setup-starter = Alle bekommen ein Start-Einhorn, offen: das erste der Herde. Die übrigen kommen aus dem Spiel.
rules-ku-setup-market = Der Schwarzmarkt bekommt je Spieler ein Falsches Horn und eine Pastete, dazu Feenstaub und Zuckerwatte in allen vier Farben.
rules-ku-setup-first = Der Startspieler wird ausgelost und hat das Jagdhorn.

## 2

rules-ku-2 = Der Tag
rules-ku-2-day = Ein Spiel hat { $rounds } Tage. Jeden Tag stehen { $hunts } Einhörner auf der Lichtung und werden einzeln gejagt, von links nach rechts. Dann öffnet der Markt.
rules-ku-2-power = Jede Fähigkeit lässt sich einmal am Tag einsetzen. Du wirst gefragt, wenn es so weit ist.
rules-ku-2-powers = Was die Fähigkeiten tun, ist von uns, und die meisten Karten auch. Eine Fähigkeit wirkt nur in einer Jagd, an der man teilnimmt.

## 2.1

rules-ku-2-1 = Finten
rules-ku-2-1-place = Alle ziehen { $drawn } Finten. Vom Startspieler an legt jeder eine verdeckt unter ein Einhorn, das weniger als { $most-ruses } hat.
rules-ku-2-1-discard = Die andere wird offen abgeworfen.
rules-ku-2-1-memory = Eine gelegte Finte darf niemand mehr ansehen, auch nicht, wer sie gelegt hat. Von wem sie ist, bleibt bekannt.
rules-ku-2-1-shaman = Die Schamanin behält die andere Finte, bis der Markt öffnet.

## 2.2

rules-ku-2-2 = Die Jagd
rules-ku-2-2-open = Der Startspieler legt { $least-cards } bis { $most-cards } Jagdkarten verdeckt.
rules-ku-2-2-join = Wer mitjagt, muss im Uhrzeigersinn ebenso viele legen. Wer zu wenige Karten hat, muss passen.
rules-ku-2-2-pass = Wer passt, behält seine Karten und kann dieses Einhorn nicht mehr bekommen.
rules-ku-2-2-horn = Passt der Startspieler, wandert das Jagdhorn nach links, und der Nächste sagt, wie viele Karten es braucht.
rules-ku-2-2-alone = Wer allein jagt, gewinnt, auch mit nichts. Passen alle, flieht das Einhorn, und das Jagdhorn geht an den zurück, der es vor der Jagd hatte.

## 2.3

rules-ku-2-3 = Wer es bekommt
rules-ku-2-3-show = Die Karten werden aufgedeckt. Die höchste Summe gewinnt.
rules-ku-2-3-tie = Gleiche Summen heben sich auf, und die beste, die allein steht, gewinnt.
rules-ku-2-3-flee = Steht keine Summe allein, flieht das Einhorn, und seine Finten werden ohne Wirkung abgeworfen.
rules-ku-2-3-ruse = Wer gewinnt, deckt die Finte unter dem Einhorn auf; von zweien eine, blind. Sie wirkt, die andere nicht.
rules-ku-2-3-heir = Eine Finte kann die Summen oder den Sieger ändern. Dann bekommt der neue das Einhorn.
rules-ku-2-3-recount = Ändert eine Finte die Gebote, werden alle Summen neu gezählt, und Gleichstände heben sich wieder auf; heben sich alle auf, bleibt der Sieger. Wer passte, kann nie gewinnen, wer gleichauf lag, schon.
rules-ku-2-3-who = „Erster“, „Letzter“, „links“ und „am wenigsten“ auf einer Finte gelten unter denen, die mitjagen. Bei gleich vielen Einhörnern: der Erste in der Reihenfolge.
rules-ku-2-3-stays = Finten, die Punkte oder Farbe ändern, bleiben beim Einhorn, wer immer es bekommt. Alle anderen werden abgeworfen.
rules-ku-2-3-caught = Wer das Einhorn bekommt, ist bei der nächsten Jagd Startspieler. Bekommt es niemand, bleibt der Startspieler.

## powers

rules-ku-powers = Fähigkeiten
rules-ku-powers-knight = Fehdehandschuh, Ritter: Fordere, bevor die Karten gezeigt werden, jemanden heraus. Liegt ihr beide gleichauf, weicht der andere und ist draußen.
rules-ku-powers-wizard = Ich hab’s gewusst, Zauberer: Zahle deine niedrigste Karte und nenne eine Summe, nicht deine, bevor die Karten gezeigt werden. Wer sie zeigt, ist draußen.
rules-ku-powers-princess = Königlicher Trotz, Prinzessin: Tausche, wenn die Karten gezeigt werden, eine von deinen gegen eine aus deiner Hand.
rules-ku-powers-huntress = Auf der Lauer, Jägerin: Lassen Gleichstände in einer Jagd, an der du teilnimmst, niemanden übrig, gehört das Einhorn dir, wie gedruckt.
rules-ku-powers-shaman = Zweite Meinung, Schamanin: Zahle deine höchste Karte, und die behaltene Finte wirkt statt der aufgedeckten.
rules-ku-powers-bard = Zugabe, Barde: Nimm nach einer Jagd, an der du teilgenommen hast, eine deiner Karten zurück auf die Hand.
rules-ku-powers-order = In einer Jagd kommen sie in dieser Reihenfolge: herausfordern, Summe nennen, tauschen, lauern, zweite Meinung, Zugabe. Zwei gleiche: vom Startspieler an im Uhrzeigersinn.

## 2.4

rules-ku-2-4 = Der Schwarzmarkt
rules-ku-2-4-open = Nach der letzten Jagd eines Tages darf jeder eine Ware kaufen, der Startspieler zuerst.
rules-ku-2-4-pay = Zahle mit den Jagdkarten, die du noch auf der Hand hast. Wechselgeld gibt es nicht.
rules-ku-2-4-token = Was du kaufst, kommt sofort auf eines deiner Einhörner. Für die anderen ist es weg: Der Markt wird nicht aufgefüllt.
rules-ku-2-4-horn = Ein Falsches Horn gibt einem Einhorn { $horn } Punkte und kostet { $horn-price }.
rules-ku-2-4-dust = Feenstaub gibt { $dust } Punkte und ändert die Farbe. Er kostet { $dust-price }.
rules-ku-2-4-candy = Zuckerwatte ändert die Farbe. Sie kostet { $candy-price }.
rules-ku-2-4-pate = Eine Pastete kostet { $pate-price } und eines deiner Einhörner, mit Finte und Markern. Sie ist wert, was darauf steht.
rules-ku-2-4-prices = Die Preise sind von uns.
rules-ku-2-4-stack = Marker stapeln sich: Die letzte Farbe zählt, alle Punkte bleiben. Wer keine Jagdkarten oder kein Einhorn hat, kauft nichts.
rules-ku-2-4-recover = Dann kommen alle Jagdkarten auf die Hand zurück, und der nächste Tag beginnt.

## 3

rules-ku-3 = Punkte
rules-ku-3-stars = Nach Tag { $rounds } zählst du die Sterne deiner Einhörner, dann, was Finten, Marker und Pasteten geben oder nehmen.
rules-ku-3-sets = Einhörner einer Farbe sind eine Sammlung: zwei, drei, vier oder fünf bringen { $set-two }, { $set-three }, { $set-four } oder { $set-five } Punkte. Legendäre haben keine Farbe, bis der Markt ihnen eine gibt.
rules-ku-3-rainbow = Eines jeder Farbe ist ein Regenbogen: { $rainbow } Punkte. Ein Einhorn zählt in einem Regenbogen oder in einer Sammlung, nie in beiden.
rules-ku-3-split = Die beste Aufteilung wird für dich ausgerechnet; von gleich guten die mit mehr Regenbögen. Weitere einer Farbe beginnen eine neue Sammlung.
rules-ku-3-two = { $rainbows } ganze Regenbögen gewinnen sofort.
rules-ku-3-end = Es gewinnt, wer die meisten Punkte hat.
rules-ku-3-level = Bei gleichen Punkten gewinnt, wer mehr Einhörner hat; sonst teilt man sich den Platz. Vollenden mehrere zugleich ihre Regenbögen, gewinnen alle.

## cards

rules-ku-cards = Alle Karten
rules-ku-cards-sources = Auf dem Regelblatt stehen nicht alle Karten. Jede sagt, woher ihr Text stammt: aus der Spielregel, aus öffentlichen Quellen oder vom Haus.
rules-ku-cards-own = Du darfst eigene Einhörner und Finten schreiben, und am Tisch steht, dass sie im Spiel sind.

## here

rules-ku-here = Spielen bei uns
rules-ku-here-single = Eine Frage mit nur einer Antwort wird nicht gestellt: Die Antwort gilt.
rules-ku-here-impossible = Was jetzt nicht geht, wird nicht angeboten. Tippe darauf, und du erfährst, warum.
rules-ku-here-turn = Nur wer gefragt ist, kann antworten, und nur auf das, was jetzt gefragt ist. Eine Antwort, die zu spät kommt, ändert nichts.
rules-ku-here-back = Deine letzte Entscheidung kannst du zurücknehmen: allein, wo es niemandem schadet, solange nichts Verdecktes gezeigt wurde; sonst, wenn alle anderen zustimmen.
rules-ku-here-seats = Wer nach dem Austeilen kommt, sieht zu. Wer den Tisch verlässt, wird von einem Bot vertreten, bis der Platz wieder besetzt ist.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-ku-example-points = Punkte
rules-ku-example-herd-rainbow = Ein Regenbogen
rules-ku-example-herd-set = { $size } × { $colour }
rules-ku-example-herd-points = { $points } Punkte
rules-ku-example-herd-said = Sammlungen und Regenbögen bringen { $points } Punkte.
rules-ku-example-herd-more = Noch eines in der Farbe { $colour } gäbe { $points } dazu.
rules-ku-example-ties-one = Ada
rules-ku-example-ties-two = Boris
rules-ku-example-ties-three = Carla
rules-ku-example-ties-won = { $hunter } hat die beste Summe, die allein steht: { $total }.
rules-ku-example-ties-flees = Keine Summe steht allein: Das Einhorn flieht.
rules-ku-example-ties-wins = bekommt das Einhorn
rules-ku-example-ties-cancels = aufgehoben
rules-ku-example-ties-loses = zu wenig
