### The rules of Horse Fever, Board and Family in our own words, one message a paragraph, as text/rules has them in order.
### At most 60 words each. Numbers are facts that the engine tells: none is written by hand.

## short

rules-hf-short = In Kürze
rules-hf-short-counts = Am Ende gewinnt, wer die meisten Siegpunkte (SP) hat. Alle spielen einen Charakter mit Startgeld und einem Stall oder einem Talent. Wetten, Ställe und Aufträge bringen SP, in Auktionen werden sie gekauft und verkauft. Ein Spiel hat { $rounds-least } bis { $rounds-most } Runden, je nach Spielerzahl und gewählter Länge.
    .title = Worauf es ankommt
rules-hf-short-shopping = Je Runde kaufen alle zweimal ein: Aktionskarten, einen Auftrag, einen Assistenten, ein Pferd, einen Stall, einen Kredit oder nichts, und das bringt { $passing } Danari. Karten der anderen kosten das Doppelte, wenn sie denn verkaufen. Von den meisten Stapeln ziehst du { $drawn } und behältst { $keep }.
    .title = Einkaufen
rules-hf-short-bets = Die erste Wette ist Pflicht, und der Mindesteinsatz wächst mit deinem Ruf: { $a-point } Danari für jeden SP. Auf Sieg gibt es Einsatz mal Quote und { $win-points } SP, auf Platz das Doppelte und { $place-points } SP.
    .title = Wetten
rules-hf-short-short = Wer nicht zahlen kann, verliert { $penalty } SP, und wer keine { $penalty } abgeben kann, das Spiel; die SP der Ställe zählen dafür nicht. Die zweite Wette ist freiwillig.
    .title = Knapp bei Kasse
rules-hf-short-rigging = Zwischen den Wetten kommen alle Aktionskarten verdeckt hinter die Pferde, reihum je eine. Positive und negative mit demselben Buchstaben heben sich auf. Graue nie. Du weißt, was du gelegt hast; alle anderen raten.
    .title = Manipulieren
rules-hf-short-race = Jede Bewegungskarte bewegt jedes Pferd so weit, wie in der Reihe seiner Quote steht, dann lassen die Würfel zwei Pferde sprinten. Feld { $line } ist die Ziellinie, und die Reihenfolge dort ist endgültig; bei Gleichstand gewinnt die höhere Reihe, wenn keine Karte etwas anderes sagt.
    .title = Das Rennen
rules-hf-short-payday = Wetten und Ställe zahlen, die Quoten folgen dem Ergebnis. Dann wird { $traded } SP in der Auktion abwärts verkauft und { $traded } in der Auktion aufwärts gekauft: Geld gegen Ruf, Ruf gegen Geld.
    .title = Zahltag und Auktion
rules-hf-short-end = Kredite werden zurückgezahlt; wer das nicht kann, ist aus dem Spiel. Aufträge werden aufgedeckt und bringen je { $objective } SP, wenn jemand sie allein erfüllt. Dann wird gezählt.
    .title = Das Ende
rules-hf-short-family-counts = Nach dem letzten Rennen gewinnt, wer die meisten Siegpunkte (SP) hat. Alle spielen einen Charakter mit Geld und einem Stall und beginnen mit { $family-points } SP extra. Kein Laden, keine Auktionen: der schnelle Einstieg.
    .title = Worauf es ankommt
rules-hf-short-family-bets = Je Runde bekommst du { $dealt } Aktionskarten. Sieh sie dir an, dann wette: Die erste Wette ist Pflicht, mindestens { $a-point } Danari für jeden SP, den du hast. Wer das nicht zahlen kann, wettet nicht und verliert { $penalty } SP; wer keine { $penalty } abgeben kann, das Spiel. Der SP eines Stalls zählt dafür nicht.
    .title = Wetten
rules-hf-short-family-pays = Auf Sieg gibt es Einsatz mal Quote und { $win-points } SP, wenn das Pferd Erster wird. Auf Platz gibt es das Doppelte und { $place-points } SP, wenn es unter die ersten Drei kommt. Ein verlorener Einsatz gehört der Bank. Sind die Karten gelegt, darfst du noch einmal wetten.
    .title = Was Wetten bringen
rules-hf-short-family-rigging = Leg deine Karten verdeckt hinter beliebige Pferde, reihum je eine. Positive und negative mit demselben Buchstaben heben sich auf. Dann werden alle aufgedeckt.
    .title = Manipulieren
rules-hf-short-family-race = Eine Karte bewegt jedes Pferd so weit, wie in der Reihe seiner Quote steht, und die Würfel lassen zwei davon sprinten. Feld { $line } ist die Ziellinie. Danach wird ausgezahlt, die Quoten verschieben sich, und das nächste Rennen beginnt.
    .title = Das Rennen

## preparation

rules-hf-preparation = Vorbereitung
rules-hf-preparation-character = Alle spielen einen Charakter: Er sagt, mit wie vielen Danari, kurz D, du beginnst und welchen Stall oder welches Talent du hast.
rules-hf-preparation-chosen = Charaktere werden ausgeteilt oder vom Startspieler an im Uhrzeigersinn gewählt. Die mit Stern kommen nur, wenn der Tisch sie will, und im Family Game nie.
rules-hf-preparation-odds = Die Ställe werden gemischt auf die Tafel gelegt, einer je Reihe, von 1:{ $best } für den schnellsten bis 1:{ $worst } für den langsamsten. Alles Geld kommt von der Bank und geht an sie; leer wird sie nie.
rules-hf-preparation-tokens = Von jeder Farbe gibt es einen Wettmarker weniger, als Leute am Tisch sitzen. Eine Seite zeigt Sieg, die andere Platz.
rules-hf-preparation-first = Der Startspieler wird ausgelost. Die Karte wandert nach jeder Runde nach links.
rules-hf-preparation-rounds = Tabelle 1 sagt, wie viele Runden es gibt: { $rounds-least } bis { $rounds-most }, je nach Spielerzahl und gewählter Länge. Zu viert und zu fünft gibt es kein kurzes Spiel.
rules-hf-preparation-family-point = Im Family Game beginnt jeder außerdem mit { $family-points } Siegpunkt, und der Stall des Charakters bringt noch einen.

## family

rules-hf-family = Family
rules-hf-family-cards = Statt einzukaufen, bekommt jeder je Runde { $dealt } Aktionskarten aus dem Grundstapel. Wetten und Rennen laufen wie im Board Game, dann wandert die Startspielerkarte nach links. Auktionen gibt es nicht.
rules-hf-family-left-out = Der Einkauf mit Assistenten, Aufträgen und Pferdekarten, die Kredite und die Auktionen gehören zum Board Game. Hier kommt nichts davon vor.
rules-hf-family-own = Laut Spielregel bleiben die leeren Karten hier in der Schachtel; bei Hornbook darfst du mit eigenen Aktions- und Bewegungskarten spielen.

## 1

rules-hf-1 = Einkaufen
rules-hf-1-laps = Alle kaufen zweimal: erst reihum, vom Startspieler an im Uhrzeigersinn, dann noch einmal so. Von jeder Kartenart darf man je Runde eine kaufen, von Aktionskarten zweimal zwei.

## 1.1

rules-hf-1-1 = Was man kauft
rules-hf-1-1-actions = Zwei Aktionskarten kosten { $actions } D. Sie bleiben geheim auf der Hand, bis gewettet wird.
rules-hf-1-1-draw = Ein Auftrag, ein Assistent oder eine Pferdekarte kostet { $card } D: Zieh { $drawn }, behalte eine Karte, lege die anderen unter den Stapel.
rules-hf-1-1-objective = Aufträge bleiben bis zum Ende verdeckt und bringen dort Punkte. Alle sehen, wie viele du hast, niemand, welche.
rules-hf-1-1-assistant = Assistenten liegen offen vor dir und helfen deinem Geldbeutel, jede Runde, bis zum Spielende.
rules-hf-1-1-horse = Nur wer einen Stall besitzt, darf eine Pferdekarte kaufen. Sie liegt offen und läuft für einen deiner Ställe.
rules-hf-1-1-stable = Ein freier Rennstall kostet { $stable-least } bis { $stable-most } D, je nach seiner jetzigen Quote. Er gehört dir bis zum Ende und bringt { $stable-points } Punkt, den man nicht verkaufen kann.
rules-hf-1-1-loan = Auch ein Kredit ist ein Kauf: { $bank } D von der Bank, { $bank-due } zurück am Ende; oder { $mob } von der Unterwelt, { $mob-due } zurück. Wer nicht zurückzahlen kann, hat verloren.
rules-hf-1-1-loans = Ein Kredit jeder Art je Spieler, beide in einer Phase, wenn man mag; sind die { $loan-cards } Karten der Schachtel vergeben, gibt es keinen mehr.
rules-hf-1-1-pass = Wer nichts kauft, bekommt { $passing } D von der Bank, auf Wunsch zweimal je Runde.
rules-hf-1-1-offer = Du kannst auch von jemandem am Tisch kaufen, zum { $double }-fachen Bankpreis und nur im Einverständnis. Wer einen Auftrag verkauft, wählt, welchen. Aktionskarten sind unverkäuflich.
rules-hf-1-1-offers = Eine Absage kostet nichts, und nach jeder Karte darf man je Kauf einmal fragen. Nachlässe werden erst nach dem Verdoppeln abgezogen. Ein Stall nimmt seinen Punkt mit, und wer ein Pferd kauft, braucht einen Stall.
rules-hf-1-1-shuffle = Vor dem Ziehen darfst du den Stapel mischen. Gefragt wirst du nur, wenn seit dem letzten Mischen Karten darunter kamen; die gehen in zufälliger Reihenfolge zurück.
rules-hf-1-1-swap = Cédric Copieur tauscht mit einem Assistenten eines anderen: gezogen muss er, von einem Spieler gekauft darf er. Ist kein anderer im Spiel, geschieht nichts.

## 1.2

rules-hf-1-2 = Der zweite Kauf
rules-hf-1-2-again = Noch einmal vom Startspieler an im Uhrzeigersinn. Nur Aktionskarten darf man ein zweites Mal kaufen.
rules-hf-1-2-double = Miss Double darf zweimal dieselbe Art kaufen.

## 1.3

rules-hf-1-3 = Die Startlinie
rules-hf-1-3-line = Vor den Wetten darf man für jeden eigenen Stall eine Pferdekarte aufstellen. Sonst läuft der Klepper des Stalls, ohne Talente.
rules-hf-1-3-anew = Niemand muss, und jede Runde wird neu entschieden. Pferde, die Quoten verschieben, tun das bei jedem Aufstellen, vor den Wetten, und es bleibt so.

## 2

rules-hf-2 = Wetten
rules-hf-2-steps = Eine erste Wette, die Pflicht ist, Aktionskarten hinter die Pferde, dann eine zweite Wette für alle, die mögen.

## 2.1

rules-hf-2-1 = Die erste Wette
rules-hf-2-1-must = Vom Startspieler an im Uhrzeigersinn müssen alle wetten: ein Marker in der Farbe des Pferds, wenn noch einer da ist, und Danari darunter. Sieg: Es wird Erster. Platz: Es kommt unter die ersten Drei.
rules-hf-2-1-pays = Eine Siegwette zahlt Einsatz mal Quote und { $win-points } Punkte. Eine Platzwette zahlt das { $place }-Fache des Einsatzes, egal bei welcher Quote, und { $place-points } Punkt. Dein Einsatz steckt darin; ein verlorener gehört der Bank.
rules-hf-2-1-minimum = Keine Wette darf kleiner sein als dein Mindesteinsatz: { $a-point } D für jeden Siegpunkt, den du hast, auch die der Ställe, und mindestens { $least } D.
rules-hf-2-1-short = Wer den Mindesteinsatz nicht hat, lässt die erste Wette aus und verliert { $penalty } Punkte; wer die nicht hat, ist aus dem Spiel.
rules-hf-2-1-tokens = Die { $penalty } Punkte müssen Marker sein: Der Punkt eines Stalls lässt sich nicht abgeben. Wer aus dem Spiel ist, geht sofort; Wetten verfallen, Ställe werden frei, und wer allein übrig bleibt, gewinnt.
rules-hf-2-1-nudge = Eric Change darf, wenn alle ersten Wetten liegen, einen Stall um zwei Reihen verschieben, einmal je Runde, so weit die Tafel reicht.

## 2.2

rules-hf-2-2 = Manipulieren
rules-hf-2-2-lay = Im Uhrzeigersinn, eine Karte nach der anderen, werden alle Aktionskarten verdeckt hinter beliebige Pferde gelegt. Alle sehen, wo, niemand, was.
rules-hf-2-2-all = Jede Karte muss in ihrer Runde gespielt werden. Die eigenen verdeckten darf man ansehen.

## 2.3

rules-hf-2-3 = Die zweite Wette
rules-hf-2-3-may = Jetzt andersherum, sodass der Startspieler zuletzt dran ist: noch eine Wette, wenn du willst. Der Mindesteinsatz gilt.
rules-hf-2-3-rules = Nie zweimal dieselbe Art auf ein Pferd. Zu wenig Geld kostet hier keine Punkte, und wer die erste Wette verpasst hat, darf diese machen.

## 3

rules-hf-3 = Rennen
rules-hf-3-steps = Die Aktionskarten werden aufgedeckt, die Pferde laufen, alle werden ausgezahlt, und die Quoten verschieben sich.

## 3.1

rules-hf-3-1 = Karten aufdecken
rules-hf-3-1-cancel = Alle Aktionskarten werden aufgedeckt. Eine positive und eine negative mit demselben Buchstaben, hinter demselben Pferd, werden beide abgeworfen. Graue haben keinen Buchstaben.
rules-hf-3-1-then = Dann wirken Karten, die andere abwerfen, dann die, die Quoten verschieben, zusammengezählt und nie über die Tafel hinaus.
rules-hf-3-1-symbols = Das Symbol einer Aktionskarte ersetzt das des Pferds für denselben Moment; die anderen Talente des Pferds bleiben.

## 3.2

rules-hf-3-2 = Das Rennen
rules-hf-3-2-card = Eine Bewegungskarte hat für jede Reihe der Tafel eine Zahl von { $slow } bis { $fast }. Jedes Pferd läuft so weit, wie in seiner Reihe steht, alle zugleich. Die erste Karte ist der Start.
rules-hf-3-2-sprint = Dann zwei Würfel: Jedes gewürfelte Pferd läuft ein Feld weiter, auch bei Pasch nur eines. Wer schon im Ziel ist, sprintet nicht mehr.
rules-hf-3-2-line = Das erste schwarze Feld, Nummer { $line }, ist die Ziellinie. Wer sie erreicht, ist im Ziel; von mehreren liegt vorn, wer weiter darüber hinaus ist.
rules-hf-3-2-photo = Gleich weit: Die bessere Quote gewinnt das Fotofinish. Bei gleicher Quote sagt der Startspieler, wer vorn war.
rules-hf-3-2-ties = Karten, die ein Fotofinish gewinnen, gehen vor die Quote, solche, die es verlieren, dahinter. Führende und Letzte zählen beim Aufdecken, gleichauf gilt auch, und Führende bleiben nicht mehr stehen, sobald eines im Ziel ist.

## 3.3

rules-hf-3-3 = Auszahlung
rules-hf-3-3-pay = Vom Startspieler an werden Wetten ausgezahlt, dann Ställe: { $prize-one }, { $prize-two } und { $prize-three } D für die ersten Drei. Assistenten und Pferde zahlen und nehmen jetzt ihren Teil.
rules-hf-3-3-order = Erst alle Einnahmen, dann Strafen und was Nachbarn schulden, reihum. Wetten zahlen zur Quote am Ende des Rennens.
rules-hf-3-3-debt = Wer nicht zahlen kann, zahlt, was da ist, und verliert { $penalty } Punkte oder das Spiel. Der Rest der Schuld verfällt.

## 3.4

rules-hf-3-4 = Neue Quoten
rules-hf-3-4-move = Vom ersten Platz abwärts: Ein Pferd, das höher platziert ist als seine Reihe, rückt eine Reihe hoch, ein niedriger platziertes eine hinunter. Mehrere können sich eine Reihe teilen, andere Reihen leer sein.

## 4.1

rules-hf-4-1 = Auktion abwärts
rules-hf-4-1-sale = Die Bank bietet { $opening } D für einen Punkt. Wer Nein sagt, ist draußen; jedes Ja senkt das Angebot um { $step } D. Wer zuletzt Ja gesagt hat, verkauft, zum Preis dieses Ja. Punkte der Ställe sind unverkäuflich.

## 4.2

rules-hf-4-2 = Auktion aufwärts
rules-hf-4-2-bid = Dann verkauft die Bank einen Punkt. Sie verlangt { $opening } D und nach jedem Ja { $step } mehr. Wer zuletzt Ja gesagt hat, kauft, zu diesem Preis.
rules-hf-4-2-alone = Wer nicht zahlen kann oder keinen Punktmarker zu verkaufen hat, passt. Hat niemand angenommen, wird der Letzte noch gefragt. Unter { $floor } D verkauft niemand.

## 4.3

rules-hf-4-3 = Ende der Runde
rules-hf-4-3-left = Startspielerkarte und Würfel wandern nach links, und die Sanduhr rückt weiter.

## 5.1

rules-hf-5-1 = Kredite zurückzahlen
rules-hf-5-1-repay = Alle Kredite müssen zurückgezahlt werden. Wer das nicht kann, hat verloren: Weder Punkte noch Karten zählen.
rules-hf-5-1-order = Bezahlt wird in der Reihenfolge, in der sie aufgenommen wurden. Kann niemand zahlen, gewinnt niemand.

## 5.2

rules-hf-5-2 = Die Wertung
rules-hf-5-2-objectives = Aufträge werden aufgedeckt. Jeder bringt { $objective } Punkte, wenn du allein das meiste oder das wenigste von dem hast, was er nennt; doppelte zählen nur einmal.
rules-hf-5-2-points = Es gewinnt, wer die meisten Siegpunkte hat: aus Wetten, Ställen, Aufträgen und Auktionen.
rules-hf-5-2-draw = Bei Gleichstand wählt ein Würfel eines von sechs albernen Stechen. Im Family Game gewinnt erst, wer mehr Geld hat.
rules-hf-5-2-judge = Der Startspieler sagt, wer das Stechen bestanden hat; ist er selbst dabei, entscheidet das Los.

## cards

rules-hf-cards = Alle Karten
rules-hf-cards-actions = Die Spielregel zählt alle Karten auf; die Bewegungskarten sind die von Unicorn Fever. Jede Karte sagt, woher ihr Text stammt.
rules-hf-cards-own = Die Schachtel hat { $blanks } leere Karten. Schreib eigene, und am Tisch steht, dass sie im Spiel sind.

## here

rules-hf-here = Spielen bei uns
rules-hf-here-single = Eine Frage mit nur einer Antwort wird nicht gestellt: Die Antwort gilt.
rules-hf-here-impossible = Was jetzt nicht geht, wird nicht angeboten: kein Marker dieser Farbe mehr, kein Geld, Stapel geschlossen. Tippe darauf, und du erfährst, warum.
rules-hf-here-turn = Nur wer gefragt ist, kann antworten, und nur auf das, was jetzt gefragt ist. Eine Antwort, die zu spät kommt, ändert nichts.
rules-hf-here-back = Deine letzte Entscheidung kannst du zurücknehmen: allein, wo es niemandem schadet, solange nichts Verdecktes gezeigt wurde; sonst, wenn alle anderen zustimmen.
rules-hf-here-seats = Wer nach dem Austeilen kommt, sieht zu. Wer den Tisch verlässt, wird von einem Bot vertreten, bis der Platz wieder besetzt ist.
rules-hf-here-chance = Die Chancen am Tisch sind aus dem berechnet, was du weißt: Alles Verdeckte wird viele Male neu verteilt.

## Examples that can be tried: what may be changed, and what the engine says of it

rules-hf-example-danari = Danari
rules-hf-example-points = Punkte
rules-hf-example-payout-kind = Wette
rules-hf-example-payout-to-win = Sieg
rules-hf-example-payout-to-place = Platz
rules-hf-example-payout-row = Quote des Pferds
rules-hf-example-payout-stake = Einsatz
rules-hf-example-payout-place = Platz im Ziel
rules-hf-example-payout-later = dahinter
rules-hf-example-payout-won = Einsatz { $stake } mal { $times } sind { $danari } D. Dein Einsatz steckt darin. Punkte dazu: { $points }.
rules-hf-example-payout-lost = Verloren: Die { $stake } D bleiben bei der Bank, Punkte gibt es keine.
rules-hf-example-odds-order = So kamen sie ins Ziel
rules-hf-example-odds-said = Um eine Reihe rücken: { $moved } von sechs.
rules-hf-example-odds-moves = { $before } → { $after }
rules-hf-example-odds-stays = bleibt bei { $after }
rules-hf-example-cancel-laid = Hinter einem Pferd
rules-hf-example-cancel-gone = aufgehoben
rules-hf-example-cancel-stays = wirkt
rules-hf-example-cancel-said = Wirksam: { $stay } von { $laid }.
rules-hf-example-turn-next = Karte aufdecken und würfeln
rules-hf-example-turn-start = Alle am Start.
rules-hf-example-turn-card = Karte { $turn }, von der besten Reihe zur schlechtesten: { $numbers }.
rules-hf-example-turn-sprint =
    { $count ->
        [0] Niemand sprintet.
       *[other] Ein Feld mehr für { $racers }.
    }
rules-hf-example-turn-tie = Gleichauf bei gleicher Quote: { $racers }. Der Startspieler würde entscheiden.
rules-hf-example-turn-home = im Ziel, { $place }
rules-hf-example-turn-spot = Feld { $spot }
