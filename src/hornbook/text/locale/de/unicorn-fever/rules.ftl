### The rules of Unicorn Fever in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-uf-short = In Kürze
rules-uf-short-counts = Nach { $races } Rennen gewinnt, wer den meisten Ruhm hat. Schwerer wiegen aber offene Darlehen: Wer der Elfenmafia am wenigsten schuldet, liegt vorn, Ruhm hin oder her.
    .title = Worauf es ankommt
rules-uf-short-planning = Vor jedem Rennen haben alle je { $actions } Aktionen, eine pro Zug. Nimm den obersten Marker eines Stapels und führe alles aus, was er zeigt: einen Vertrag abschließen, Gold nehmen, wetten, auf Sieg wetten oder zaubern. Was weg ist, ist bis zum nächsten Rennen weg, und das Beste geht zuerst.
    .title = Planungsphase
rules-uf-short-bets = Eine Siegwette zahlt Einsatz mal Quote und { $win-glory } Ruhm. Eine Frühe Platzwette zahlt das Doppelte und { $early-glory } Ruhm, wenn das Einhorn unter die ersten Drei kommt; eine Späte, erst ab { $late-from } Spielern, das Doppelte und { $late-glory } Ruhm. Jeden Wettmarker gibt es einmal pro Rennen.
    .title = Wetten
rules-uf-short-loan = Reicht dein Gold nicht, hilft ein Darlehen: { $loan } Gold jetzt, { $due } am Ende, höchstens drei aus freien Stücken.
    .title = Darlehen
rules-uf-short-magic = Zauberkarten kommen verdeckt unter eine Bahn; alle sehen, wo, niemand sieht, welche. Vor dem Rennen werden sie aufgedeckt: Eine positive und eine negative Karte mit demselben Buchstaben heben sich auf, der Rest hilft oder schadet diesem Einhorn.
    .title = Zaubern
rules-uf-short-race = Eine Bewegungskarte bewegt jedes Einhorn so viele Felder weit, wie in der Reihe seiner Quote steht; Favoriten sind etwas schneller, meistens. Danach lassen { $dice } Würfel je ein Einhorn ein Feld weiter sprinten. Feld { $line } ist die Ziellinie. Die langsamsten Einhörner der Tabelle sind im Fieber: Sie haben eine eigene Fähigkeit.
    .title = Das Rennen
rules-uf-short-after = Die Besitzer der ersten Drei bekommen { $prize-one }, { $prize-two } und { $prize-three } Gold. Wetten werden ausgezahlt. Dann kommt die Steuer: { $tax } Gold für jeden Ruhm, den du hast, und wer nicht zahlen kann, nimmt ein Darlehen auf. Wer vorn war, rückt bei den Quoten hoch: Kein Schnäppchen bleibt eins.
    .title = Nach dem Rennen
rules-uf-short-contracts = Verträge zweier Fabelwesenarten gelten vom Abschluss bis zum Ende: Wichtel führen Bücher, Kobolde mögen Wetten, Goblins schachern, Feen können zaubern, Hexen leben vom Scheitern. Aufgedruckter Ruhm zählt am Ende, steuerfrei. Zuletzt werden Darlehen zurückgezahlt, und aus { $exchange } Gold wird { $one } Ruhm.
    .title = Verträge und Spielende

## setup

rules-uf-setup = Spielaufbau
rules-uf-setup-start = Alle beginnen mit { $start } Gold und { $hand } Zauberkarten, zu sechst mit { $hand-six }. Gold, Ruhm, Darlehen, Wetten und Verträge sind offen; die Hand ist geheim.
rules-uf-setup-odds = Die Gewinnquotenmarker werden gemischt und auf die Tabelle gelegt, einer je Reihe, von x{ $best } für das schnellste Einhorn bis x{ $worst } für das langsamste. Die Reihe sagt, wie weit es meist läuft und was eine Siegwette darauf zahlt.
rules-uf-setup-owner = Der Startspieler wird ausgelost und besitzt das langsamste Einhorn, der Nächste im Uhrzeigersinn das zweitlangsamste und so weiter. Man behält es das ganze Spiel über und muss nicht darauf wetten.
rules-uf-setup-clans = Zwei der fünf Fabelwesenarten sind dabei, ausgelost oder gewählt. Ihre Verträge bilden einen Stapel, und { $contracts } davon liegen offen aus.
rules-uf-setup-tokens = Jede Bahn hat einen Marker für die Siegwette und einen für die Frühe Platzwette; ab { $late-from } Spielern auch einen für die Späte. Aktionsmarker liegen nach Art gestapelt, A oben.

## 1

rules-uf-1 = Planungsphase
rules-uf-1-turns = Vom Startspieler an im Uhrzeigersinn führt jeder eine Aktion aus, immer reihum, bis alle { $actions } hatten. Nimm den obersten Aktionsmarker eines Stapels, tu, was er sagt, und lege ihn vor dir ab.
rules-uf-1-order = Alles auf einem Marker ist Pflicht, in der aufgedruckten Reihenfolge: erst die Wette, dann der Zauber, dann das Nachziehen. Beim Vertrag: erst der Preis, dann der Vertrag.
rules-uf-1-printed = Ein leerer Stapel ist bis zur nächsten Runde geschlossen. Unter Gold und Wette ist ein Effekt aufgedruckt: Er ist zu haben, sobald der Stapel leer ist, und zwar beliebig oft.
rules-uf-1-impossible = Was niemand ausführen könnte, lässt sich nicht wählen: eine Wette ohne Wettmarker, ein Vertrag ohne Vertragskarte, beides, wenn Gold und Darlehen nicht dafür reichen.

## 1.1

rules-uf-1-1 = Zauberkarten
rules-uf-1-1-play = Lege so viele Karten, wie der Marker sagt, verdeckt unter beliebige Bahnen: alle unter eine oder jede unter eine andere. Weiße helfen, schwarze schaden. Alle sehen, wie viele wo liegen und von wem, niemand sieht, welche.
rules-uf-1-1-draw = Dann ziehst du sofort auf die volle Hand nach. Ist der Stapel leer, werden die abgeworfenen Karten neu gemischt; reicht auch das nicht, bleibt deine Hand kleiner.
rules-uf-1-1-all = Du legst genau so viele, wie auf dem Marker stehen, oder die ganze Hand, wenn sie kleiner ist. Eine zu kleine Hand wird bei deiner nächsten Zauberaktion aufgefüllt.
rules-uf-1-1-own = Deine eigenen verdeckten Karten darfst du jederzeit ansehen.

## 1.2

rules-uf-1-2 = Wetten
rules-uf-1-2-token = Nimm einen Wettmarker vom Ende einer Bahn und lege Gold darauf. Siegwette: Das Einhorn wird Erster. Frühe und Späte Platzwette: Es kommt unter die ersten Drei.
rules-uf-1-2-pays = Eine Siegwette zahlt Einsatz mal Quote und { $win-glory } Ruhm. Eine Platzwette zahlt das { $place }-Fache des Einsatzes, egal bei welcher Quote, und { $early-glory } Ruhm als Frühe, { $late-glory } als Späte. Dein Einsatz steckt darin. Ein verlorener bleibt bei der Bank.
rules-uf-1-2-once = Jeden Marker gibt es einmal pro Rennen. Hat ihn jemand, kann niemand sonst diese Wette abschließen.
rules-uf-1-2-stake = Der kleinste Einsatz ist { $least } Gold. Du darfst auch mehr setzen, als du hast: Dann wird dazu ein Darlehen aufgenommen. Auf ein Einhorn darfst du mehrmals wetten, je Marker einmal.

## 1.3

rules-uf-1-3 = Ruhm auf der Wette
rules-uf-1-3-glory = Mit einer Siegwettenaktion kommt Ruhm aus der Bank auf deine Wette: { $top-glory } bei A, { $next-glory } bei B. Gewinnt sie, gehört er dir, sonst geht er zurück.

## 1.4

rules-uf-1-4 = Verträge
rules-uf-1-4-sign = Zahle, was der Aktionsmarker verlangt, und nimm einen der offenen Verträge. Er wirkt vom Abschluss bis zum Spielende, und manche sind am Ende Ruhm wert.
rules-uf-1-4-at-once = Ein Vertrag wirkt sofort, auch auf Wetten, die schon liegen.
rules-uf-1-4-moments = Manche Verträge haben ihren eigenen Moment: die Hand tauschen vor der ersten Aktion, unter eine Bahn sehen vor dem Zaubern, eine Karte zurückziehen oder Quoten verschieben nach der letzten Aktion. Gefragt wird reihum, und du darfst ablehnen.
rules-uf-1-4-aside = Gelagert wird beim Abschluss und zu Beginn jeder späteren Planungsphase. Gelagerte Marker sind nur für dich da, kosten trotzdem eine Aktion oder eine Wette und legen den nächsten ihres Stapels frei. Nach dem Rennen gehen alle zurück.

## 1.5

rules-uf-1-5 = Gold
rules-uf-1-5-gold = Nimm das Gold, das auf dem Marker steht, oder zahle, was er verlangt. Mit Gold bezahlst du Wetten, Verträge und die Steuer.

## 1.6

rules-uf-1-6 = Die Glocke
rules-uf-1-6-bell = Wer den obersten Goldmarker nimmt, bekommt auch die Glocke und ist Startspieler, sobald das Rennen beginnt.

## 2

rules-uf-2 = Rennphase
rules-uf-2-steps = Vier Schritte: Die Glocke wechselt, die Zauber werden aufgedeckt, die Bewegungskarten gemischt, und dann wird gerannt.

## 2.1

rules-uf-2-1 = Wer beginnt
rules-uf-2-1-bell = Wurde die Glocke genommen, wechselt sie jetzt. Der neue Startspieler entscheidet die Gleichstände dieses Rennens, wird zuerst ausgezahlt und eröffnet die nächste Runde. Sonst ändert sich nichts.

## 2.2

rules-uf-2-2 = Zauber aufdecken
rules-uf-2-2-cancel = Alle Karten unter den Bahnen werden aufgedeckt. Eine positive und eine negative mit demselben Buchstaben, unter derselben Bahn, heben sich auf, Paar für Paar, bevor irgendetwas wirkt.
rules-uf-2-2-first = Kommen dafür mehrere infrage, sind es die zuerst gelegten.
rules-uf-2-2-then = Dann fegen manche Karten alle positiven oder alle negativen ihrer Bahn weg, und andere verschieben Quoten: je Bahn zusammengezählt und nie über die Tabelle hinaus. Das Fieber wird weder aufgehoben noch weggefegt.
rules-uf-2-2-several = Bei mehreren Effekten im selben Moment gelten zuerst die, die etwas ersetzen, von zwei widersprüchlichen der schädliche; dann alles, was dazukommt. Rückwärts läuft niemand.

## 2.3

rules-uf-2-3 = Mischen
rules-uf-2-3-shuffle = Alle { $movement } Bewegungskarten werden vor jedem Rennen gemischt, und noch einmal, sollten sie ausgehen.

## 2.4

rules-uf-2-4 = Das Rennen
rules-uf-2-4-turns = Karte, Würfel, Ziellinie: So geht es Durchgang um Durchgang, bis alle sechs im Ziel sind.

## 2.4.1

rules-uf-2-4-1 = Eine Bewegungskarte
rules-uf-2-4-1-card = Der Startspieler deckt eine Karte auf. Sie hat für jede Reihe der Quoten eine Zahl von { $slow } bis { $fast }, und jedes Einhorn läuft so weit, wie in seiner Reihe steht, alle zugleich.
rules-uf-2-4-1-leading = Wer führt und wer Letzter ist, zählt beim Aufdecken einer Karte, unter allen, die noch laufen; gleichauf gilt auch. Bei der ersten Karte zählt es nicht, und Führende bleiben nicht mehr stehen, sobald eines im Ziel ist.

## 2.4.2

rules-uf-2-4-2 = Sprints
rules-uf-2-4-2-dice = Zwei Würfel: Jedes gewürfelte Einhorn läuft ein Feld weiter, auch bei Pasch nur eines. Wer in einem früheren Durchgang ins Ziel kam, sprintet nicht mehr.
rules-uf-2-4-2-gum = Kaugummihufe nehmen einem Sprint ein Feld weg. Gibt es nichts mehr wegzunehmen, warten sie auf einen späteren Sprint dieses Rennens.

## 2.4.3

rules-uf-2-4-3 = Das Ziel
rules-uf-2-4-3-line = Feld { $line } ist die Ziellinie. Wer sie am Ende eines Durchgangs erreicht hat, ist im Ziel; von mehreren liegt vorn, wer weiter darüber hinaus ist. Hinter der Linie hören die Felder nie auf.
rules-uf-2-4-3-tie = Gleich weit: Die bessere Quote liegt vorn. Bei gleicher Quote sagt der Startspieler, wer vorn war.
rules-uf-2-4-3-magic = Zauber, die Gleichstände gewinnen, gehen vor die Quote, solche, die sie verlieren, dahinter; wer beides hat, verliert. Der Startspieler entscheidet einen Platz nach dem anderen.
rules-uf-2-4-3-stop = Was ein Einhorn an der Linie anhält oder anschiebt, wirkt auf die Bewegung der Karte: erst das Anhalten, dann das Anschieben. Ein Sprint desselben Durchgangs kommt noch dazu.

## 3

rules-uf-3 = Ergebnisphase
rules-uf-3-steps = Sechs Schritte: Zahltag, Ruhmsteuer, neue Quoten, Fieber, neue Verträge und das nächste Rennen.

## 3.1

rules-uf-3-1 = Zahltag
rules-uf-3-1-owners = Zuerst die Besitzer: { $prize-one }, { $prize-two } und { $prize-three } Gold für die ersten Drei, egal wer worauf gewettet hat.
rules-uf-3-1-bets = Dann wird jede Wette abgerechnet, vom Startspieler an im Uhrzeigersinn. Gewonnene bringen Gold und Ruhm, mit allem, was Aktionsmarker, Verträge und Fieber dazugeben. Verlorene Einsätze gehören der Bank.
rules-uf-3-1-sum = Erst der Einsatz, und was als Einsatz zählt, mal die Quote, die das Einhorn jetzt hat; dann alles, was dazukommt. Unter null fällt ein Gewinn nie.
rules-uf-3-1-contracts = Was Verträge nach einem Rennen bringen, folgt reihum, vor der Steuer. Verträge, die für eigene Zauber zahlen, zählen nur Karten, die gewirkt haben: weder aufgehoben noch weggefegt.
rules-uf-3-1-second = Mit „Zweiter Regenbogen“ gewinnt eine Siegwette auch, wenn das Einhorn Zweiter wird. Sie wird dann wie eine Frühe Platzwette ausgezahlt, mit dem Ruhm auf ihrem Marker.
rules-uf-3-1-back = Zum Schluss gehen alle Marker an ihren Platz zurück, und die Zauber unter den Bahnen werden abgeworfen.

## 3.2

rules-uf-3-2 = Ruhmsteuer und Darlehen
rules-uf-3-2-tax = Nach jedem Rennen, auch dem letzten, zahlen alle ein Gold für jeden Ruhm, den sie haben, ob alt oder neu. Ruhm hat laufende Kosten.
rules-uf-3-2-printed = Ruhm, der auf Verträgen steht, wird nicht besteuert. Ruhm, den Verträge zu Wetten und Rennen dazugeben, schon.
rules-uf-3-2-loan = Die Elfenmafia verleiht je { $loan } Gold und will am Ende { $due } zurück. Das ist keine Aktion: Aufnehmen darfst du es im eigenen Zug, und wer die Steuer nicht zahlen kann, muss.
rules-uf-3-2-limit = Aus freien Stücken nimmst du höchstens { $loans } Darlehen auf und wählst keine Aktion, die nur ein weiteres bezahlen könnte. Für die Steuer leiht die Elfenmafia immer. Vorzeitig zurückzahlen geht nicht.

## 3.3

rules-uf-3-3 = Neue Quoten
rules-uf-3-3-move = Vom ersten Platz abwärts: Wer höher platziert ist als sein Marker, rückt eine Reihe hoch, wer niedriger platziert ist, eine hinunter, egal wie groß der Abstand war. Danach können sich mehrere eine Reihe teilen und andere Reihen leer sein.

## 3.4

rules-uf-3-4 = Fieber
rules-uf-3-4-fever = Das langsamste Einhorn der Tabelle, bei gleicher Reihe jedes davon, ist im Fieber: Es hat im nächsten Rennen eine eigene Fähigkeit. Alle anderen sind ruhig.
rules-uf-3-4-when = Nachgesehen wird nur nach einem Rennen. Verschieben Zauber vor einem Rennen die Quoten, ändert das am Fieber nichts.

## 3.5

rules-uf-3-5 = Neue Verträge
rules-uf-3-5-show = Verträge, die niemand abgeschlossen hat, werden abgeworfen, und { $contracts } neue aufgedeckt.
rules-uf-3-5-few = Der Stapel wird nicht neu gemischt: Ist er leer, liegen weniger aus.

## 3.6

rules-uf-3-6 = Das nächste Rennen
rules-uf-3-6-marker = Der Rennenanzeiger rückt weiter, und eine neue Runde beginnt: Planung, Rennen, Ergebnis. Es gibt { $races } davon. Nach der letzten bleiben Quoten, Fieber und Verträge, wie sie sind.

## end

rules-uf-end = Spielende
rules-uf-end-repay = Jedes Darlehen kostet jetzt { $due } Gold. Ganze Darlehen werden zurückgezahlt, soweit das Gold reicht; der Rest bleibt offen.
rules-uf-end-convert = Dann werden je { $exchange } Gold zu einem Ruhm, und der Ruhm auf Verträgen kommt dazu.
rules-uf-end-ranking = Wer die wenigsten offenen Darlehen hat, liegt vorn, egal mit wie viel Ruhm. Dann der meiste Ruhm, dann das meiste übrige Gold. Ist alles gleich, teilt man sich den Platz.

## players

rules-uf-players = Zu zweit und zu sechst
rules-uf-players-two = Zu zweit spielt man ohne die B-Marker. Vor jeder Runde streicht ein Würfelwurf eine Siegwette, ein weiterer eine Frühe Platzwette. Späte Platzwetten gibt es unter { $late-from } Spielern nicht.
rules-uf-players-two-back = Gewürfelt wird auch vor der ersten Runde, und vor dem nächsten Wurf sind alle Wetten wieder da.
rules-uf-players-six = Zu sechst hat man das ganze Spiel über { $hand-six } Handkarten. Dauert es zu lange, dürfen sechs auch { $short } Rennen statt { $races } spielen.

## cards

rules-uf-cards = Alle Karten
rules-uf-cards-sources = Die Spielregel verrät nicht, was auf ihren Zauber-, Vertrags- und Bewegungskarten steht. Jede Karte sagt, woher ihr Text stammt: aus der Spielregel, aus öffentlichen Quellen oder vom Haus. Hauskarten sind von uns.
rules-uf-cards-own = Du darfst eigene Karten schreiben und mit ihnen spielen: Die Seite dafür findest du im Haus, und am Tisch steht, dass sie im Spiel sind.

## here

rules-uf-here = Spielen bei uns
rules-uf-here-single = Eine Frage mit nur einer Antwort wird nicht gestellt: Die Antwort gilt.
rules-uf-here-turn = Nur wer gefragt ist, kann antworten, und nur auf das, was jetzt gefragt ist. Eine Antwort, die zu spät kommt, ändert nichts.
rules-uf-here-back = Deine letzte Entscheidung kannst du zurücknehmen: allein, wo es niemandem schadet, solange nichts Verdecktes gezeigt wurde; sonst, wenn alle anderen zustimmen.
rules-uf-here-seats = Wer nach dem Austeilen kommt, sieht zu. Wer den Tisch verlässt, wird von einem Bot vertreten, bis der Platz wieder besetzt ist.
rules-uf-here-chance = Die Chancen am Tisch sind aus dem berechnet, was du weißt: Alles Verdeckte wird viele Male neu verteilt. Vor dem Austeilen kann man sie abschalten.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-uf-example-gold = Gold
rules-uf-example-glory = Ruhm
rules-uf-example-loans = Darlehen
rules-uf-example-payout-kind = Wette
rules-uf-example-payout-row = Quote des Einhorns
rules-uf-example-payout-stake = Einsatz
rules-uf-example-payout-place = Platz im Ziel
rules-uf-example-payout-later = dahinter
rules-uf-example-payout-won = Einsatz { $stake } mal { $times } sind { $gold } Gold. Dein Einsatz steckt darin. Die Wette bringt { $glory } Ruhm; eine Siegwettenaktion gäbe noch etwas dazu.
rules-uf-example-payout-lost = Verloren: Die { $stake } Gold bleiben bei der Bank, Ruhm gibt es keinen.
rules-uf-example-payout-early = Als Frühe Platzwette gäbe es für { $stake } bei jeder Quote { $gold } Gold und { $glory } Ruhm.
rules-uf-example-tax-glory = Dein Ruhm
rules-uf-example-tax-gold = Dein Gold
rules-uf-example-tax-paid = Die Steuer beträgt { $tax } Gold. Danach hast du noch { $left }.
rules-uf-example-tax-borrowed = Nötige Darlehen: { $loans }. Die Elfenmafia will dafür am Ende { $owed } Gold.
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
