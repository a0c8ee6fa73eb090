### What is asked, and in .help what it means, with the chapter of the rulebook.

## Preparation

question-choose-character = Wer willst du sein?
    .help = Reihum, im Uhrzeigersinn ab dem Startspieler, nehmen alle einen der übrigen Charaktere. Er bringt Startgeld und einen Stall oder ein Talent für das ganze Spiel. Die Reihenfolge ist unsere Regel. Spielregel, Charakterkarten.

## Purchases

question-choose-purchase =
    { $lap ->
        [1] Erster Kauf: Was darf es sein?
       *[other] Zweiter Kauf: Was darf es sein?
    }
    .help = Zwei Käufe je Runde, einer je Zug. Von Aufträgen, Assistenten, Pferden und Ställen kaufst du je Runde nur einen. Wer am Tisch verkauft, verlangt das Doppelte der Bank. Aktionskarten darfst du zweimal kaufen. Ein Pferd braucht einen Stall. Auch ein Kredit ist ein Kauf, und sogar, sich fürs Nichtkaufen bezahlen zu lassen. Spielregel 1.1.
question-choose-shuffle = Die { $deck } erst mischen?
    .help = Unter diesen Stapel sind Karten gewandert, und jemand weiß, welche. Gemischt weiß es niemand. Spielregel 1.
question-choose-objective = Welchen Auftrag behältst du?
    .help = Er liegt bis zum Ende verdeckt vor dir und bringt 2 SP, wenn du allein ihn erfüllst. Die anderen kommen unter den Stapel. Spielregel 1.1.
question-choose-assistant = Welchen Assistenten behältst du?
    .help = Assistenten liegen offen und helfen ab jetzt in jeder Runde. Die anderen kommen unter den Stapel. Spielregel 1.1.
question-choose-horse-card = Welches Pferd behältst du?
    .help = Pferde liegen offen. In jeder Runde darfst du sie für deine eigenen Ställe laufen lassen. Die anderen kommen unter den Stapel. Spielregel 1.1.
question-choose-swap =
    { $compulsory ->
        [yes] Gegen wessen Assistenten tauschst du { $card }?
       *[no] Willst du { $card } gegen einen fremden Assistenten tauschen?
    }
    .help = Du nimmst jemandem einen Assistenten weg und lässt diesen dafür da. Widerspruch ist zwecklos, Zurücktauschen auch. Hast du die Karte gezogen, musst du tauschen. Hast du sie gekauft, darfst du. Spielregel 1.1 und Assistentenkarten.
question-consider-objective = { $buyer } bietet { $price } D für einen deiner Aufträge. Verkaufen?
    .help = Du sagst, welchen, und nur ihr beide wisst es. Lehnst du ab, kauft { $buyer-within } etwas anderes. Spielregel 1.1.
question-consider-assistant = { $buyer } bietet { $price } D für { $assistant }. Verkaufen?
    .help = Das ist der doppelte Preis der Bank, abzüglich der Rabatte des Gegenübers, und er gehört ganz dir. Lehnst du ab, kauft { $buyer-within } etwas anderes. Spielregel 1.1.
question-consider-horse = { $buyer } bietet { $price } D für { $horse }. Verkaufen?
    .help = Das ist der doppelte Preis der Bank, abzüglich der Rabatte des Gegenübers, und er gehört ganz dir. Lehnst du ab, kauft { $buyer-within } etwas anderes. Spielregel 1.1.
question-consider-stable = { $buyer } bietet { $price } D für deinen Stall von { $lane }. Verkaufen?
    .help = Der SP des Stalls geht mit, und seine Gewinne auch. Lehnst du ab, kauft { $buyer-within } etwas anderes. Spielregel 1.1.
question-choose-horse = Welches Pferd läuft für welchen Stall?
    .help = Eine Pferdekarte für jeden deiner Ställe, jede Runde neu, oder auch keine. Manche verschieben beim Aufstellen die Quote, und das bleibt so. Spielregel 1.3.

## Bets

question-choose-first-bet = Erste Wette: auf welches Pferd?
    .help = Alle müssen wetten. Auf Sieg gibt es Einsatz mal Quote und 3 SP, wenn das Pferd Erster wird. Auf Platz gibt es das Doppelte und 1 SP, wenn es unter die ersten Drei kommt. Von jeder Farbe gibt es einen Wettmarker weniger, als Leute am Tisch sitzen. Spielregel 2.1.
question-choose-second-bet =
    { $bets ->
        [1] Zweite Wette?
       *[other] Zweite Wette? Du darfst { $bets } abschließen.
    }
    .help = Niemand muss. Der Mindesteinsatz gilt weiter, und zwei Sieg- oder zwei Platzwetten auf dasselbe Pferd gibt es nicht. Spielregel 2.3.
question-choose-stake = Wie viel auf { $lane } ({ $kind })?
    .help = Mindestens 100 D für jeden SP, den du hast, auch die der Ställe, und nie weniger als 100 D. Ein verlorener Einsatz gehört der Bank. Spielregel 2.1.
question-choose-nudge =
    { $rows ->
        [one] Welche Quote verschiebst du um 1 Reihe?
       *[other] Welche Quote verschiebst du um { $rows } Reihen?
    }
    .help = Sind alle ersten Wetten platziert, darfst du einen Stall auf der Tafel nach oben oder unten verschieben. Dort bleibt er. Spielregel 2.1 und Charakterkarten.
question-choose-card = Welche Aktionskarte?
    .help = Reihum spielen alle je eine Karte, verdeckt, bis alle gespielt sind; behalten darf man keine. Eine positive und eine negative Karte mit demselben Buchstaben hinter einem Pferd heben sich auf. Spielregel 2.2.
question-choose-lane = { $card }: hinter welches Pferd?
    .help = Jedes ist recht. Die anderen sehen, dass du dort eine Karte gelegt hast, aber nicht, welche. Spielregel 2.2.

## Race

question-choose-who-was-ahead = Totes Rennen zwischen { $lanes }: Wer war vorn?
    .help = Sie sind gleich weit gelaufen, bei gleicher Quote, und keine Karte entscheidet. Also entscheidet der Startspieler, Platz für Platz. Spielregel 3.2.

## Auctions

question-choose-sale = Der Bank 1 SP für { $price } D verkaufen?
    .help = Jedes Ja senkt den Preis um 100 D, ein Nein nimmt dich heraus. Wer zuletzt Ja gesagt hat, gibt 1 SP ab, zum Preis dieses Ja. SP von Ställen sind unverkäuflich. Spielregel 4.1.
question-choose-bid = Der Bank 1 SP für { $price } D abkaufen?
    .help = Jedes Ja erhöht den Preis um 100 D, ein Nein nimmt dich heraus. Wer zuletzt Ja gesagt hat, zahlt den Preis dieses Ja. Spielregel 4.2.

## The end

question-choose-contest-winner = Gleichstand. { $contest }. Wer ist es?
    .help = Der Würfel hat gesprochen. Dass der Startspieler sagt, wer bestanden hat, ist unsere Regel. Spielregel 5.2, die Stechen.
