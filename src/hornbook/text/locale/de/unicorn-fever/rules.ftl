### The rules of Unicorn Fever in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-uf-short = In Kürze
rules-uf-short-counts = Nach { $races } Rennen gewinnt der meiste Ruhm. Vorher aber zählen die offenen Darlehen: Wer der Elfenmafia am wenigsten schuldet, liegt vorn, Ruhm hin oder her.
    .title = Worauf es ankommt
rules-uf-short-planning = Vor jedem Rennen haben alle je { $actions } Aktionen, eine pro Zug. Nimm den obersten Marker eines Stapels und führe alles aus, was er zeigt: einen Vertrag abschließen, Gold nehmen, wetten, auf Sieg wetten oder zaubern. Was weg ist, ist bis zum nächsten Rennen weg, und das Beste geht zuerst.
    .title = Planungsphase
rules-uf-short-bets = Eine Siegwette zahlt den Einsatz mal die Quote und { $win-glory } Ruhm. Eine Frühe Platzwette zahlt das Doppelte und { $early-glory } Ruhm, wenn das Einhorn unter die ersten Drei kommt; eine Späte, erst ab { $late-from } Spielern, das Doppelte und { $late-glory } Ruhm. Jeden Wettmarker gibt es einmal pro Rennen.
    .title = Wetten
rules-uf-short-loan = Reicht dein Gold nicht, hilft ein Darlehen: { $loan } Gold jetzt, { $due } am Ende, höchstens drei aus freien Stücken.
    .title = Darlehen
rules-uf-short-magic = Zauberkarten kommen verdeckt unter eine Bahn; alle sehen, wo, niemand sieht, welche. Vor dem Rennen werden sie aufgedeckt: Eine positive und eine negative Karte mit demselben Buchstaben heben sich auf, der Rest hilft oder schadet diesem Einhorn.
    .title = Zaubern
rules-uf-short-race = Eine Bewegungskarte bewegt jedes Einhorn um die Zahl in der Reihe seiner Quote; Favoriten sind etwas schneller, meistens. Danach lassen { $dice } Würfel je ein Einhorn ein Feld weit sprinten. Feld { $line } ist die Ziellinie. Die langsamsten Einhörner der Tabelle sind im Fieber: Sie haben eine eigene Fähigkeit.
    .title = Das Rennen
rules-uf-short-after = Die Besitzer der ersten Drei bekommen { $prize-one }, { $prize-two } und { $prize-three } Gold. Wetten werden ausgezahlt. Dann kommt die Steuer: { $tax } Gold für jeden Ruhm, den du hast, und wer nicht zahlen kann, nimmt ein Darlehen auf. Sieger rücken in der Quote hoch, ein Schnäppchen bleibt also niemand.
    .title = Nach dem Rennen
rules-uf-short-contracts = Verträge zweier Fabelwesenarten gelten vom Abschluss bis zum Ende: Wichtel führen Bücher, Kobolde mögen Wetten, Goblins schachern, Feen können zaubern, Hexen leben vom Scheitern. Aufgedruckter Ruhm zählt am Ende, steuerfrei. Zuletzt werden Darlehen zurückgezahlt, und aus { $exchange } Gold wird { $one } Ruhm.
    .title = Verträge und Spielende

## setup

rules-uf-setup = Spielaufbau
rules-uf-setup-start = Alle beginnen mit { $start } Gold und { $hand } Zauberkarten, zu sechst mit { $hand-six }. Gold, Ruhm, Darlehen, Wetten und Verträge sieht jeder; die Hand nicht.
rules-uf-setup-odds = Die Quotenmarker werden gemischt und auf die Tabelle gelegt, einer je Reihe, von x{ $best } für das schnellste bis x{ $worst } für das langsamste. Die Reihe sagt, wie weit ein Einhorn meist läuft und was eine Siegwette darauf zahlt.
rules-uf-setup-owner = Wer Startspieler ist, wird gelost und besitzt das langsamste Einhorn; wer links davon sitzt, das zweitlangsamste, und so weiter. Man behält es das ganze Spiel und muss nicht darauf wetten.
rules-uf-setup-clans = Zwei der fünf Fabelwesenarten kommen an den Tisch, gelost oder gewählt. Ihre Verträge bilden einen Stapel, und { $contracts } davon liegen offen.
rules-uf-setup-tokens = Jede Bahn hat einen Marker für die Siegwette und einen für die Frühe Platzwette; ab { $late-from } Spielern auch einen für die Späte. Aktionsmarker liegen nach Art gestapelt, A oben.

## 1

rules-uf-1 = Planung
rules-uf-1-turns = Vom Startspieler im Uhrzeigersinn macht jeder eine Aktion, dann wieder, bis alle { $actions } hatten. Nimm den obersten Aktionsmarker eines Stapels, tu, was er sagt, und behalte ihn vor dir.
rules-uf-1-order = Alles auf einem Marker ist Pflicht, in der aufgedruckten Reihenfolge: erst die Wette, dann der Zauber, dann das Nachziehen. Beim Vertrag: erst der Preis, dann der Vertrag.
rules-uf-1-printed = Ein leerer Stapel ist bis zur nächsten Runde zu. Unter Gold und Wette ist ein Effekt aufgedruckt: Er gilt, sobald der Stapel leer ist, so oft man mag.
rules-uf-1-impossible = Was niemand ausführen könnte, kann man nicht wählen: eine Wette ohne Wettmarker, einen Vertrag ohne Vertrag, beides ohne das Gold und die Darlehen dafür.

## 1.1

rules-uf-1-1 = Zauber
rules-uf-1-1-play = Lege so viele Karten, wie der Marker sagt, verdeckt unter beliebige Bahnen: alle unter eine oder jede unter eine andere. Weiße helfen, schwarze schaden. Alle sehen, wie viele wo liegen und von wem, niemand sieht, was.
rules-uf-1-1-draw = Dann ziehst du sofort auf eine volle Hand nach. Ist der Stapel leer, wird der Abwurf neu gemischt; reicht auch das nicht, fehlen dir Karten.
rules-uf-1-1-all = Du legst genau so viele, wie dasteht, oder die ganze Hand, wenn sie kleiner ist. Eine zu kleine Hand wird bei deiner nächsten Zauberaktion aufgefüllt.
rules-uf-1-1-own = Deine eigenen verdeckten Karten darfst du jederzeit ansehen.

## 1.2

rules-uf-1-2 = Wetten
rules-uf-1-2-token = Nimm einen Wettmarker vom Ende einer Bahn und lege Gold darauf. Sieg: Das Einhorn wird Erstes. Früher und Später Platz: Es ist unter den ersten Drei.
rules-uf-1-2-pays = Eine Siegwette zahlt den Einsatz mal die Quote und { $win-glory } Ruhm. Eine Platzwette zahlt das { $place }-Fache des Einsatzes, egal bei welcher Quote, und { $early-glory } Ruhm, wenn sie früh ist, { $late-glory }, wenn spät. Dein Einsatz ist dabei. Ein verlorener bleibt bei der Bank.
rules-uf-1-2-once = Jeden Marker gibt es einmal pro Rennen. Hat ihn jemand, kann niemand sonst so wetten.
rules-uf-1-2-stake = Der kleinste Einsatz ist { $least } Gold. Er darf größer sein als dein Gold: Dann kommt ein Darlehen dazu. Auf ein Einhorn darfst du mehrmals wetten, je Marker einmal.

## 1.3

rules-uf-1-3 = Ruhm auf der Wette
rules-uf-1-3-glory = Marker für Siegwetten legen Ruhm aus der Bank auf deine Wette: { $top-glory } bei A, { $next-glory } bei B. Gewinnt sie, gehört er dir, sonst geht er zurück.

## 1.4

rules-uf-1-4 = Verträge
rules-uf-1-4-sign = Zahle, was der Aktionsmarker verlangt, und nimm einen der offenen Verträge. Er wirkt vom Abschluss bis zum Spielende, und manche sind am Ende Ruhm wert.
rules-uf-1-4-at-once = Ein Vertrag wirkt sofort, auch auf Wetten, die schon liegen.
rules-uf-1-4-moments = Manche Verträge haben ihren eigenen Moment: die Hand tauschen vor der ersten Aktion, unter eine Bahn sehen vor dem Zaubern, eine Karte zurückziehen oder Quoten verschieben nach der letzten. Du wirst der Reihe nach gefragt und darfst ablehnen.
rules-uf-1-4-aside = Gelagert wird beim Abschluss und zu Beginn jeder späteren Planung. Gelagerte Marker dienen nur ihrem Besitzer, kosten trotzdem eine Aktion oder eine Wette und legen den nächsten ihres Stapels frei. Nach dem Rennen gehen alle zurück.

## 1.5

rules-uf-1-5 = Gold
rules-uf-1-5-gold = Nimm das Gold, das auf dem Marker steht, oder zahle, was er verlangt. Dein Gold bezahlt Wetten, Verträge und die Steuer.

## 1.6

rules-uf-1-6 = Die Glocke
rules-uf-1-6-bell = Wer den obersten Goldmarker nimmt, bekommt auch die Glocke und ist Startspieler, sobald das Rennen beginnt.

## 2

rules-uf-2 = Rennen
rules-uf-2-steps = Vier Schritte: Die Glocke wechselt, die Zauber werden aufgedeckt, die Bewegungskarten gemischt, und sie laufen.

## 2.1

rules-uf-2-1 = Wer beginnt
rules-uf-2-1-bell = Wurde die Glocke genommen, wechselt sie jetzt. Der neue Startspieler entscheidet die Gleichstände dieses Rennens, wird zuerst ausgezahlt und eröffnet die nächste Runde. Sonst ändert sich nichts.

## 2.2

rules-uf-2-2 = Zauber aufdecken
rules-uf-2-2-cancel = Alle Karten unter den Bahnen werden aufgedeckt. Eine positive und eine negative mit demselben Buchstaben, unter derselben Bahn, heben sich auf, Paar für Paar, bevor irgendetwas wirkt.
rules-uf-2-2-first = Könnten sich mehrere aufheben, dann die zuerst gelegten.
rules-uf-2-2-then = Dann werfen Karten, die wegfegen, das andere Vorzeichen ab, und Karten, die Quoten verschieben, wirken: je Bahn zusammengezählt und nie über die Tabelle hinaus. Das Fieber wird weder aufgehoben noch weggefegt.
rules-uf-2-2-several = Von mehreren Effekten im selben Moment kommen ersetzende zuerst, von zwei widersprüchlichen der schädliche; dann, was dazuzählt. Niemand läuft weniger als nichts.

## 2.3

rules-uf-2-3 = Mischen
rules-uf-2-3-shuffle = Alle { $movement } Bewegungskarten werden für jedes Rennen gemischt, und noch einmal, sollten sie ausgehen.

## 2.4

rules-uf-2-4 = Das Rennen
rules-uf-2-4-turns = Karte, Würfel, Ziellinie: So geht es, Durchgang um Durchgang, bis alle sechs im Ziel sind.

## 2.4.1

rules-uf-2-4-1 = Eine Bewegungskarte
rules-uf-2-4-1-card = Der Startspieler deckt eine Karte auf. Sie hat für jede Reihe der Quoten eine Zahl von { $slow } bis { $fast }, und jedes Einhorn läuft um die Zahl seiner Reihe, alle zugleich.
rules-uf-2-4-1-leading = Wer führt und wer Letztes ist, zählt beim Aufdecken einer Karte, unter denen, die noch laufen; gleichauf zählt mit. Bei der ersten Karte gilt es nicht, und Führende bleiben nicht mehr stehen, sobald eines im Ziel ist.

## 2.4.2

rules-uf-2-4-2 = Sprints
rules-uf-2-4-2-dice = Zwei Würfel: Jedes gezeigte Einhorn läuft ein Feld weiter. Nur eines, wenn beide dasselbe zeigen; keines für die, die in einem früheren Durchgang ins Ziel kamen.
rules-uf-2-4-2-gum = Kaugummihufe nehmen einem Sprint ein Feld. Was nichts mehr wegzunehmen findet, wartet auf einen späteren Sprint dieses Rennens.

## 2.4.3

rules-uf-2-4-3 = Das Ziel
rules-uf-2-4-3-line = Feld { $line } ist die Ziellinie. Wer sie am Ende eines Durchgangs erreicht hat, ist im Ziel; von mehreren liegt vorn, wer weiter darüber hinaus ist. Hinter der Linie hören die Felder nie auf.
rules-uf-2-4-3-tie = Gleich weit: Die bessere Quote liegt vorn. Bei gleicher Quote sagt der Startspieler, wer vorn war.
rules-uf-2-4-3-magic = Zauber, die Gleichstände gewinnen, kommen vor der Quote, solche, die sie verlieren, danach; wer beides hat, verliert. Der Startspieler entscheidet einen Platz nach dem anderen.
rules-uf-2-4-3-stop = Was ein Einhorn an der Linie anhält oder anschiebt, wirkt auf die Bewegung der Karte: erst das Anhalten, dann das Anschieben. Ein Sprint desselben Durchgangs kommt noch dazu.

## 3

rules-uf-3 = Ergebnis
rules-uf-3-steps = Sechs Schritte: Zahltag, Ruhmsteuer, neue Quoten, Fieber, neue Verträge und das nächste Rennen.

## 3.1

rules-uf-3-1 = Zahltag
rules-uf-3-1-owners = Zuerst die Besitzer: { $prize-one }, { $prize-two } und { $prize-three } Gold für die ersten Drei, egal wer worauf gewettet hat.
rules-uf-3-1-bets = Dann wird jede Wette abgerechnet, vom Startspieler im Uhrzeigersinn. Gewonnene bringen Gold und Ruhm, mit allem, was Aktionsmarker, Verträge und Fieber dazugeben. Verlorene Einsätze gehören der Bank.
rules-uf-3-1-sum = Erst der Einsatz, und was als Einsatz zählt, mal die Quote, die das Einhorn jetzt hat; dann, was dazukommt. Ein Gewinn ist nie weniger als nichts.
rules-uf-3-1-contracts = Was Verträge nach einem Rennen bringen, folgt der Reihe nach, vor der Steuer. Verträge, die für eigene Zauber zahlen, zählen Karten, die gewirkt haben: weder aufgehoben noch weggefegt.
rules-uf-3-1-second = Mit „Zweiter Regenbogen“ gewinnt eine Siegwette auch als Zweites. Sie wird dann wie eine Frühe Platzwette bezahlt, mit dem Ruhm auf ihrem Marker.
rules-uf-3-1-back = Zum Schluss gehen alle Marker an ihren Platz zurück, und die Zauber unter den Bahnen werden abgeworfen.

## 3.2

rules-uf-3-2 = Ruhmsteuer und Darlehen
rules-uf-3-2-tax = Nach jedem Rennen, auch dem letzten, zahlt jeder ein Gold für jeden Ruhm, den er hat, alten wie neuen. Ruhm kostet.
rules-uf-3-2-printed = Ruhm, der auf Verträgen steht, wird nicht besteuert. Ruhm, den Verträge zu Wetten und Rennen dazugeben, schon.
rules-uf-3-2-loan = Die Elfenmafia leiht { $loan } Gold auf einmal und will am Ende { $due } zurück. Das ist keine Aktion: Man leiht in seinem eigenen Zug, und wer die Steuer nicht zahlen kann, muss.
rules-uf-3-2-limit = Aus freien Stücken leihst du höchstens { $loans } Mal und machst keine Aktion, die nur ein weiteres Darlehen bezahlen könnte. Für die Steuer leihen die Elfen immer. Vorzeitig zurückzahlen geht nicht.

## 3.3

rules-uf-3-3 = Neue Quoten
rules-uf-3-3-move = Vom ersten Platz abwärts: Wer besser ankam, als die eigene Reihe steht, steigt eine Reihe, wer schlechter ankam, fällt eine, egal wie groß der Abstand war. Reihen können danach geteilt oder leer sein.

## 3.4

rules-uf-3-4 = Fieber
rules-uf-3-4-fever = Das langsamste Einhorn der Tabelle, oder alle in der letzten Reihe, ist im Fieber: Im nächsten Rennen hat es eine eigene Fähigkeit. Alle anderen sind ruhig.
rules-uf-3-4-when = Das Fieber wird nur nach jedem Rennen bestimmt. Quoten, die Zauber vor einem Rennen verschieben, ändern daran nichts.

## 3.5

rules-uf-3-5 = Neue Verträge
rules-uf-3-5-show = Verträge, die niemand abgeschlossen hat, werden abgeworfen, und { $contracts } neue aufgedeckt.
rules-uf-3-5-few = Der Stapel wird nicht neu gemischt: Geht er aus, liegen weniger da.

## 3.6

rules-uf-3-6 = Das nächste Rennen
rules-uf-3-6-marker = Der Rennmarker rückt weiter, und eine neue Runde beginnt: Planung, Rennen, Ergebnis. Es gibt { $races }. Nach der letzten bleiben Quoten, Fieber und Verträge, wie sie sind.

## end

rules-uf-end = Das Ende
rules-uf-end-repay = Jedes Darlehen kostet jetzt { $due } Gold. Ganze Darlehen werden zurückgezahlt, soweit das Gold reicht; der Rest bleibt offen.
rules-uf-end-convert = Dann werden je { $exchange } Gold zu einem Ruhm, und der Ruhm auf Verträgen kommt dazu.
rules-uf-end-ranking = Wer die wenigsten offenen Darlehen hat, liegt vorn, egal mit wie viel Ruhm. Dann der meiste Ruhm, dann das meiste übrige Gold. Ist alles gleich, teilt man sich den Platz.

## players

rules-uf-players = Zu zweit und zu sechst
rules-uf-players-two = Zu zweit spielt man ohne die B-Marker. Vor jeder Runde nimmt ein Würfel einen Marker für die Siegwette weg, ein weiterer Wurf einen für die Frühe Platzwette. Späte Platzwetten gibt es unter { $late-from } Spielern nicht.
rules-uf-players-two-back = Gewürfelt wird auch vor der ersten Runde, und vor dem nächsten Wurf sind alle wieder da.
rules-uf-players-six = Zu sechst hat die Hand das ganze Spiel { $hand-six } Karten. Wem das zu lange dauert: Sechs dürfen { $short } Rennen statt { $races } laufen lassen.

## cards

rules-uf-cards = Alle Karten
rules-uf-cards-sources = Die Anleitung druckt nicht, was auf Zauberkarten, Verträgen und Bewegungskarten steht. Jede Karte sagt, woher ihre Worte kommen: aus den Regeln, aus öffentlichen Quellen oder vom Haus. Hauskarten sind von uns.
rules-uf-cards-own = Du darfst eigene Karten schreiben und mit ihnen spielen: Die Seite dafür ist im Haus, und der Tisch sagt, dass sie im Spiel sind.

## here

rules-uf-here = Spielen bei uns
rules-uf-here-single = Eine Frage mit nur einer Antwort wird nicht gestellt: Die Antwort gilt.
rules-uf-here-turn = Nur wer gefragt ist, kann antworten, und nur auf das, was jetzt gefragt ist. Eine Antwort, die zu spät kommt, ändert nichts.
rules-uf-here-back = Deine letzte Entscheidung kannst du zurücknehmen: allein, wo es niemandem schadet, solange nichts Verdecktes gezeigt wurde; sonst, wenn alle anderen zustimmen.
rules-uf-here-seats = Wer nach dem Austeilen kommt, sieht zu. Für den, der den Tisch verlässt, spielt ein Bot, bis er sich wieder setzt.
rules-uf-here-chance = Eine Chance am Tisch ist aus dem gezählt, was du weißt: Alles Verdeckte wird neu ausgeteilt, viele Male. Vor dem Austeilen kann man sie abschalten.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-uf-example-gold = Gold
rules-uf-example-glory = Ruhm
rules-uf-example-loans = Darlehen
rules-uf-example-payout-kind = Wette
rules-uf-example-payout-row = Quote des Einhorns
rules-uf-example-payout-stake = Einsatz
rules-uf-example-payout-place = Es wird
rules-uf-example-payout-later = später
rules-uf-example-payout-won = Einsatz { $stake } mal { $times } sind { $gold } Gold. Dein Einsatz ist dabei. Die Wette bringt { $glory } Ruhm; ein Marker für Siegwetten gäbe noch etwas dazu.
rules-uf-example-payout-lost = Verloren: Die { $stake } Gold bleiben bei der Bank, Ruhm gibt es keinen.
rules-uf-example-payout-early = Als Frühe Platzwette gäbe es für { $stake } bei jeder Quote { $gold } Gold und { $glory } Ruhm.
rules-uf-example-tax-glory = Dein Ruhm
rules-uf-example-tax-gold = Dein Gold
rules-uf-example-tax-paid = Die Steuer ist { $tax } Gold. Danach hast du noch { $left }.
rules-uf-example-tax-borrowed = Nötige Darlehen: { $loans }. Die Elfenmafia will dafür am Ende { $owed } Gold.
rules-uf-example-odds-order = So kamen sie ins Ziel
rules-uf-example-odds-said = Um eine Reihe rücken: { $moved } von sechs.
rules-uf-example-odds-moves = { $before } → { $after }
rules-uf-example-odds-stays = bleibt bei { $after }
rules-uf-example-odds-fever =
    { $count ->
        [one] Als Nächstes im Fieber: { $racers }.
       *[other] Als Nächstes alle im Fieber: { $racers }.
    }
rules-uf-example-cancel-laid = Unter einer Bahn
rules-uf-example-cancel-gone = aufgehoben
rules-uf-example-cancel-stays = wirkt
rules-uf-example-cancel-said = Wirksam: { $stay } von { $laid }.
rules-uf-example-turn-next = Karte aufdecken und würfeln
rules-uf-example-turn-start = Alle am Start.
rules-uf-example-turn-card = Karte { $turn }, von der besten Reihe zur schlechtesten: { $numbers }.
rules-uf-example-turn-sprint =
    { $count ->
        [0] Niemand sprintet.
       *[other] Ein Feld mehr für { $racers }.
    }
rules-uf-example-turn-tie = Gleichauf bei gleicher Quote: { $racers }. Der Startspieler würde entscheiden.
rules-uf-example-turn-home = im Ziel, { $place }
rules-uf-example-turn-spot = Feld { $spot }
