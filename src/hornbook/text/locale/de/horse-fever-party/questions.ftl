### What is asked, and in .help what it means, with the chapter of the rulebook. What is not in the
### book stands before it, as a rule of the house.

question-choose-place-bet = Welches Pferd kommt unter die ersten Drei?
    .help = Hausregel: Alle wetten gleichzeitig, und niemand sieht deinen Wettschein, bevor der letzte abgegeben ist. Eine Platzwette zahlt den doppelten Einsatz, wenn das Pferd als 1., 2. oder 3. ins Ziel kommt. Alle sechs sind gleich schnell. Spielregel: Party Game.
question-choose-win-bet = Welches Pferd gewinnt?
    .help = Eine Siegwette zahlt den 6-fachen Einsatz, wenn das Pferd als 1. ins Ziel kommt, und sonst nichts. Es darf das Pferd deiner Platzwette sein. Spielregel: Party Game.
question-choose-only-bet = Dein Geld reicht für eine Wette. Welche?
    .help = Hausregel: Mit nur noch 100 D machst du eine Wette statt zwei. Auf Platz gibt es das Doppelte, auf Sieg das Sechsfache. Spielregel: Party Game.
question-choose-stake = Wie viel auf { $lane } ({ $kind })?
    .help = Hausregel: je mindestens 100 D, in Hundertern, also muss eine Platzwette 100 D übrig lassen. Eine Wette auf Platz, eine auf Sieg; was du verlierst, behält die Bank. Spielregel: Party Game.
question-turn-card = Alle warten. Deck die nächste Karte auf.
    .help = Der Buchmacher deckt eine Bewegungskarte nach der anderen auf, bis alle Pferde im Ziel sind. Alle Pferde laufen gleichzeitig, jedes um die Zahl seiner Bahn. Spielregel: Party Game.
question-choose-who-was-ahead = Totes Rennen zwischen { $lanes }: Wer war vorn?
    .help = Sie sind gleich weit über die Linie gelaufen, also entscheidet der Buchmacher, Platz für Platz. Bestechung steht nicht in den Regeln. Spielregel: Party Game.
question-choose-another-race = Noch ein Rennen?
    .help = Hausregel: Der Host spricht für alle, und wenn die Party endet, gewinnt das meiste Geld. Sie dauert so lange, wie ihr wollt. Spielregel: Party Game.
