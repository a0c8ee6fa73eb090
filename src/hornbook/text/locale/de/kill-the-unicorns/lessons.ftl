### What the coach says in a first game of Kill the Unicorns. At most 25 words at a time, and no exclamation marks.

lesson-kill-the-unicorns-welcome = Vier Einhörner am Tag, vier Tage. Sterne sind Punkte, gleiche Farben sind Sammlungen. Du hast dieselben 8 Jagdkarten wie alle.
lesson-kill-the-unicorns-ruse = Erst eine Finte, verdeckt. { $ruse } bringt 2 Punkte mehr: Versteck sie unter { $unicorn }, das willst du haben. Die andere kommt weg.
lesson-kill-the-unicorns-rival-ruse = Auch { $seat } hat etwas unter { $unicorn } versteckt. Vielleicht ist es ein Geschenk.
lesson-kill-the-unicorns-open = Du sagst, wie viele Karten; wer mitjagt, legt genauso viele. Die höchste Summe gewinnt, gleiche heben sich auf. Eine, nur nicht jedermanns 4.
lesson-kill-the-unicorns-power = Deine Fähigkeit, einmal am Tag: Wen du herausforderst, der gibt bei Gleichstand nach. Spar sie dir, diesmal gibt es keinen.
lesson-kill-the-unicorns-power-again = Dieselbe Frage bei jeder Jagd, bis sie verbraucht ist. Morgen kommt sie wieder.
lesson-kill-the-unicorns-tie = { $total } gegen { $total }: Beide sind raus. Wer vom Rest am höchsten liegt, bekommt es.
lesson-kill-the-unicorns-blind = Zwei Finten liegen da. Du deckst eine auf, blind, und sie wirkt. Eine ist deine. Du weißt es noch.
lesson-kill-the-unicorns-pass = { $unicorn } hat keine Sterne. Passe, und das Jagdhorn wandert weiter. Gesparte Karten sind heute Abend Geld.
lesson-kill-the-unicorns-dyed = { $ruse }: { $unicorn } hat jetzt eine andere Farbe. Finten ändern Punkte, Farben, Summen oder wer die Beute bekommt.
lesson-kill-the-unicorns-third-green = { $unicorn } kann dein drittes grünes sein: Eine Sammlung von 3 bringt 5. Je eine Karte. Deine 4 ist noch da.
lesson-kill-the-unicorns-last-hunt = Die letzte für heute. Was du legst, ist bis morgen weg. Was du behältst, geht einkaufen.
lesson-kill-the-unicorns-market = Die Wichtel nehmen Jagdkarten und geben nichts heraus. Ein Kauf: Punkte, eine Farbe oder Pastete. Pastete kostet ein Einhorn.
lesson-kill-the-unicorns-carry-on = { $points } Punkte bisher. Zwei ganze Regenbögen gewinnen sofort. Noch drei Tage, und die gehören dir.
