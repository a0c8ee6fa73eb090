### What the pages of the house say of Kill the Unicorns: front page, set-up, learning, cards of one’s own.

## Its theatre and its modes: the name in its own lettering, one line, and how long a game takes

web-theatre-kill-the-unicorns = Kill the Unicorns
    .line = Hübsch sind sie ja, aber sie müffeln. Biete blind.
web-mode-kill-the-unicorns = Kill the Unicorns
web-time-kill-the-unicorns = 45 min

## Values of its settings, and on its cards

web-value-pink = Rosa
web-value-none = Keine
web-value-shared = Alle
web-value-princess = Die Prinzessin
web-value-knight = Der Ritter
web-value-wizard = Der Zauberer
web-value-shaman = Die Schamanin
web-value-bard = Der Barde
web-value-huntress = Die Jägerin

## Learning: short chapters. .asks: the questions a chapter explains, by their names; not to be translated

web-learn-kill-the-unicorns-1 = Nach 4 Tagen gewinnen die meisten Punkte. Zwei ganze Regenbögen gewinnen sofort.
    .title = Worauf es ankommt
web-learn-kill-the-unicorns-2 = Jeden Tag liegen 4 Einhörner in einer Reihe. Alle ziehen 2 Finten, legen eine verdeckt unter ein Einhorn und werfen die andere offen ab. Nur die Schamanin behält sie. Eine Finte ändert Punkte, Farben, das Bieten oder wer die Beute bekommt.
    .title = Finten
    .asks = place-ruse
web-learn-kill-the-unicorns-3 = Einhorn für Einhorn legt der Startspieler 1 bis 3 Jagdkarten verdeckt, oder er gibt das Jagdhorn weiter. Wer mitjagt, muss ebenso viele legen. Die höchste Summe gewinnt, aber gleiche Summen heben sich auf, und die nächstbeste gewinnt. Bleibt niemand übrig, flieht das Einhorn.
    .title = Die Jagd
    .asks = open-hunt join-hunt lay-card
web-learn-kill-the-unicorns-4 = Wer gewinnt, deckt blind eine der Finten darunter auf, und sie wirkt. Manchmal gehört das Einhorn danach jemand anderem. Wer es bekommt, ist als Nächstes Startspieler.
    .title = Die Finte aufdecken
    .asks = choose-ruse choose-heir choose-colour
web-learn-kill-the-unicorns-5 = Nach der vierten Jagd öffnen die Wichtel. Mit ungenutzten Karten kaufst du eine Ware: ein falsches Horn für Punkte, Feenstaub oder Zuckerwatte für eine Farbe, oder eine Pastete, die ein Einhorn kostet. Danach bekommen alle ihre Karten zurück.
    .title = Der Schwarzmarkt
    .asks = go-to-market choose-unicorn choose-payment
web-learn-kill-the-unicorns-6 = Einhörner zählen ihre Sterne. 2, 3, 4 oder 5 einer Farbe bringen 2, 5, 8 oder 12 dazu; je eins jeder Farbe, ein Regenbogen, bringt 8. Die beste Aufteilung wird für dich ausgerechnet.
    .title = Punkte
web-learn-kill-the-unicorns-7 = Jeder Charakter hat eine Fähigkeit, einmal am Tag, und 4 eigene Finten. Du wirst gefragt, wenn es so weit ist, in einer Jagd, bei der du dabei bist. Die Jagdkarten sind für alle dieselben: Wer was gelegt hat, können alle mitzählen.
    .title = Charaktere
    .asks = choose-character choose-rival-to-dare choose-total-to-foretell choose-swap choose-to-lie-in-wait choose-second-ruse choose-take-back
