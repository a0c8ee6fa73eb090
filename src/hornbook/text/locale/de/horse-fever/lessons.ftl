### What the coach says in a first game of Horse Fever. At most 25 words at a time, and no exclamation marks.

## The Family game

lesson-horse-fever-family-welcome = Drei Rennen, die meisten Punkte gewinnen. Dir gehören der Stall von { $horse }, { $danari } Danari und zwei krumme Karten. Den anderen auch, so ungefähr.
lesson-horse-fever-family-first-bet = Die erste Wette ist Pflicht: 100 je Punkt, für dich { $minimum }. { $horse } auf Sieg steht { $odds }: der Einsatz mal 4 und 3 Punkte.
lesson-horse-fever-family-stake = { $amount } reichen. Wer gewinnt, bekommt auch den Einsatz zurück. Wer verliert, lässt ihn der Bank.
lesson-horse-fever-family-rival-bets = { $seat } glaubt an { $lane }, den Favoriten. Jetzt kommt, was die Jockeys nicht sehen dürfen.
lesson-horse-fever-family-hurry = Verdeckt hinter ein Pferd: Alle sehen, wo, niemand sieht, welche. { $card }: 4 Felder bei der ersten Karte. Für deins natürlich.
lesson-horse-fever-family-two-cards = Zwei Karten hinter { $lane }, von zwei Leuten. Mindestens eine davon meint es gut.
lesson-horse-fever-family-thirsty = { $card }: keine Sprints für dieses Pferd. Jede Karte muss gelegt werden, jedes Pferd ist erlaubt. { $horse } sieht durstig aus.
lesson-horse-fever-family-last-card = Auch die letzte Karte muss gelegt werden. { $card }: 4 Felder bei der ersten Karte. Hinter dein Pferd natürlich.
lesson-horse-fever-family-second-bet = Noch eine Wette, wenn du magst. Du wettest zuletzt und hast alles gesehen. { $horse }, dein eigenes, auf Platz zahlt doppelt.
lesson-horse-fever-family-cancelled = { $positive } und { $negative } haben denselben Buchstaben, eine gut, eine schlecht: Beide sind weg. Was sonst da liegt, bleibt.
lesson-horse-fever-family-card = Die Karte hat eine Zahl für jede Reihe der Quoten, und alle laufen zugleich. Eine Karte hinter einem Pferd kann es anders wollen.
lesson-horse-fever-family-dice = Dann zwei Würfel: Diese Pferde sprinten 1 Feld. Feld 12 ist das Ziel. Ich bin jetzt still.
lesson-horse-fever-family-drunk = Die Würfel riefen { $horse }. { $horse } hatte etwas getrunken und sprintet nicht. Das warst du.
lesson-horse-fever-family-won = { $stake } gesetzt, { $danari } zurück, dein Einsatz steckt darin. Dazu { $points } Punkte für den ersten Platz.
lesson-horse-fever-family-lost = Verlorene Einsätze behält die Bank. Es waren { $stake }, und manche zahlen mehr für einen Hut.
lesson-horse-fever-family-own-stable = Dein eigener Stall ist platziert: { $danari } für dich, egal wer auf ihn gewettet hat.
lesson-horse-fever-family-carry-on = Wer gut läuft, steigt auf der Tafel und bringt weniger, und dein Mindesteinsatz wächst mit den Punkten. Noch zwei Rennen, und die gehören dir.

## The Board game

lesson-horse-fever-board-welcome = Wetten und krumme Karten kennst du. Hier gibt es vor dem Rennen einen Laden und danach eine Auktion. Zwei Käufe je Runde.
lesson-horse-fever-board-cards = Hier schenkt dir niemand Karten: zwei für 400. Oder kauf nichts, dann zahlt dir die Bank 400.
lesson-horse-fever-board-stable = Ein Stall ist 1 Punkt und bringt 600, 400 oder 200, sooft sein Pferd platziert ist. { $horse } ist zu haben.
lesson-horse-fever-board-staff = Assistenten, Aufträge, Pferde: je { $price }, zieh 4, behalte 1. { $seat } hat jetzt Personal.
lesson-horse-fever-board-first-bet = Ein Name kostet: mindestens 100 je Punkt, Ställe zählen, also { $minimum }. { $horse } auf Sieg steht { $odds }.
lesson-horse-fever-board-rig = Das kennst du. { $card } hinter { $horse }, die andere dahin, wo es wehtut.
lesson-horse-fever-board-rig-more = Und die andere. Jede Karte muss gelegt werden, jedes Pferd ist erlaubt.
lesson-horse-fever-board-second-bet = { $horse } gehört jetzt dir. Wette auf Platz, und du kassierst zweimal: mit der Wette und mit dem Stall.
lesson-horse-fever-board-stable-pays = { $danari } von deinem Stall. Was er gekostet hat, kommt langsam wieder herein, aber der Punkt ist schon da.
lesson-horse-fever-board-sale = Abwärts: Wer verkauft einen Punkt für { $price }? Jedes Ja macht ihn 100 billiger. Wer zuletzt Ja sagt, verkauft.
lesson-horse-fever-board-bid = Aufwärts: Wer kauft einen Punkt für { $price }? Jedes Ja macht ihn 100 teurer. Du hast Geld, die anderen Zweifel.
lesson-horse-fever-board-carry-on = Noch zwei Runden. Dann werden Kredite getilgt und Aufträge aufgedeckt; wer nicht zahlen kann, ist raus. Den Rest weiß das Buch in der Leiste.
