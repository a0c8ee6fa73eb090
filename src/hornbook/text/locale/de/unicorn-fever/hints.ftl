### What the coach says once in first real games of Unicorn Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-uf-borrow = Die Elfen leihen dir 20 Gold und wollen am Ende 25. Schlimmer: Wer am wenigsten schuldet, liegt vorn, egal wie viel Ruhm.
hint-uf-bell = Dieser Marker bringt 10 Gold und die Glocke: der erste Griff in die Stapel und das letzte Wort bei Gleichstand.
hint-uf-magic-4 = Alle vier Karten müssen gelegt werden. Harmlose passen dahin, wo niemand gewettet hat.
hint-uf-fever-own = Dein Einhorn ist im Fieber. Es ist das langsamste, bringt am meisten und hat eine Gabe: Tippe es an, um sie zu lesen.
hint-uf-fever-many = Mehrere Einhörner teilen sich die letzte Reihe der Quoten, also sind sie alle im Fieber.
hint-uf-late = Eine Späte Platzwette zahlt wie eine Frühe, mit 1 Ruhm weniger.
hint-uf-tax-ahead = Nach diesem Rennen kostet jeder Ruhm 1 Gold Steuer: bis jetzt { $tax }. Du hast { $gold }. Die Elfen schauen zu.
hint-uf-printed = Der Stapel ist weg, das Aufgedruckte darunter bleibt, so oft du willst.
hint-uf-last-race = Das letzte Rennen. Danach werden Darlehen zurückgezahlt, und je 20 Gold geben 1 Ruhm.
hint-uf-two = Zu zweit streichen die Würfel vor jedem Rennen eine Siegwette und eine Frühe Platzwette.
