### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-character = Wer willst du sein?
    .help = Jeder Charakter hat eine Fähigkeit, einmal je Runde, und 8 Finten: 4, die alle haben, und 4 eigene. Die Jagdkarten sind für alle dieselben. Spielregel 1.
question-place-ruse = Welche Finte, unter welches Einhorn?
    .help = Eine kommt verdeckt unter ein Einhorn, das weniger als 2 hat, die andere wird offen abgeworfen. Die Schamanin behält sie auf der Hand, bis der Markt öffnet. Niemand darf sie noch einmal ansehen, bevor sie aufgedeckt wird, auch du nicht. Spielregel 2.1.
question-open-hunt = Wie viele Karten kostet diese Jagd?
    .help = Du bist Startspieler: Leg 1 bis 3 Jagdkarten verdeckt hin, und wer mitmachen will, muss ebenso viele legen. Passt du, wandert das Jagdhorn nach links, und dort wird entschieden. Gelegte Karten sind bis zum Ende der Runde weg; mit den übrigen zahlst du auf dem Markt. Spielregel 2.2.
question-join-hunt =
    { $cards ->
        [one] Mit 1 Karte mitjagen?
       *[other] Mit { $cards } Karten mitjagen?
    }
    .help = Genau so viele Karten wie der Startspieler, verdeckt, oder keine. Wer passt, kann dieses Einhorn nicht bekommen, auch nicht durch eine Finte. Spielregel 2.2.
question-lay-card =
    { $left ->
        [one] Welche Karte? Noch 1 zu legen.
       *[other] Welche Karte? Noch { $left } zu legen.
    }
    .help = Die höchste Summe gewinnt, aber gleiche Summen heben sich auf, und die nächstbeste gewinnt. Niemand sieht deine Karten, bis alle gewählt haben. Spielregel 2.2 und 2.3.
question-choose-ruse = Du führst. Welche Finte deckst du auf?
    .help = Du musst eine der beiden aufdecken, blind, und sie wirkt. Die andere wird ohne Wirkung abgeworfen. Spielregel 2.3.
question-choose-heir = Wer bekommt das Einhorn an deiner Stelle?
    .help = Die Finte zwingt dich, es jemandem zu geben, der mitjagt. Diese Person wird auch Startspieler. Spielregel 2.3.
question-choose-colour = Welche Farbe bekommt { $unicorn }?
    .help = Die Finte bleibt am Einhorn, die Farbe auch, bis ein Marker vom Markt sie ändert. Spielregel 2.3.

## Powers

question-choose-rival-to-dare = Fehdehandschuh: jemanden herausfordern?
    .help = Deine Fähigkeit, einmal je Runde: Zeigt ihr beide dieselbe Summe, ist die andere Person raus und du nicht. Hat noch jemand diese Summe, hebt sie dich trotzdem auf. Gibt es keinen Gleichstand, ist die Fähigkeit verbraucht. Spielregel 2 und 2.3.
question-choose-total-to-foretell = Ich hab’s gewusst: eine Summe nennen?
    .help = Deine Fähigkeit, einmal je Runde: Zahl die niedrigste Karte deiner Hand und nenne eine Summe. Wer sie nach allem Kartentausch hat, ist raus. Eine Finte kann das Einhorn trotzdem bringen. Spielregel 2 und 2.3.
question-choose-swap = Königlicher Trotz: eine Karte tauschen?
    .help = Deine Fähigkeit, einmal je Runde: Eine deiner gelegten Karten kommt zurück auf die Hand, eine andere aus der Hand an ihre Stelle. Finten kommen später. Spielregel 2 und 2.3.
question-choose-to-lie-in-wait = Auf der Lauer: das Einhorn fangen?
    .help = Deine Fähigkeit, einmal je Runde: Niemand ist mehr übrig, also gehört es dir, so wie es gedruckt ist. Seine Finten verpuffen, und du nimmst das Jagdhorn. Spielregel 2 und 2.3.
question-choose-second-ruse = Zweite Meinung: deine Finte stattdessen?
    .help = Deine Fähigkeit, einmal je Runde: Zahl die höchste Karte deiner Hand. Die aufgedeckte Finte geht, und deine behaltene wirkt, als hättest du sie gelegt. Spielregel 2 und 2.3.
question-choose-take-back = Zugabe: eine Karte zurücknehmen?
    .help = Deine Fähigkeit, einmal je Runde: Nimm eine der Karten zurück, die du in dieser Jagd gelegt hast. Setz sie in einer anderen Jagd ein oder zahl damit auf dem Markt. Spielregel 2.

## The black market

question-go-to-market = Die Wichtel haben offen. Was kaufst du?
    .help = Eine Ware je Runde, bezahlt mit den Jagdkarten, die du noch hast. Ein falsches Horn gibt Punkte, Feenstaub Farbe und Punkte, Zuckerwatte Farbe, und eine Pastete kostet ein Einhorn. Was weg ist, ist auch für die anderen weg. Danach kommen alle Jagdkarten zurück. Spielregel 2.4.
question-choose-unicorn =
    { $goods ->
        [pate] Welches Einhorn wird zur Pastete?
       *[other] Auf welches Einhorn?
    }
    .help = Marker dürfen sich häufen: Die letzte Farbe zählt, alle Punkte bleiben. Ein Einhorn, das zur Pastete wird, nimmt Finte und Marker mit. Spielregel 2.4.
question-choose-payment = Der Preis ist { $price }. Mit welchen Karten zahlst du?
    .help = Die Karten müssen mindestens den Preis wert sein, Wechselgeld gibt es nicht. Zur nächsten Runde kommen alle zurück. Spielregel 2.4.
