### The words of the Party's rules, explained wherever one of them stands in a sentence.
### Alphabetical. They stand for those of horse-fever, none of which is read here.
### The message is the word as a title.
### .forms: every spelling our sentences use, separated by commas, in lower case. Only whole words
### are found, and of two that begin at the same letter the longer one. List what your language's
### sentences really say, and leave out what also means something else in them.
### .about: what it means, in one or two sentences. D is Danari.
### .chapter: where the rulebook says so, after “Rulebook,”. Words of our own have none.

word-lane = Bahn
    .forms = bahn, bahnen
    .about = Der Streifen eines Pferdes. Das ganz links läuft so weit wie die oberste Zahl einer Bewegungskarte, das nächste wie die nächste.
    .chapter = Party Game
word-bank = Bank
    .forms = bank
    .about = Behält die verlorenen Einsätze und bezahlt die gewonnenen Wetten. Sie ist niemals pleite.
    .chapter = Party Game
word-movement-card = Bewegungskarte
    .forms = bewegungskarte, bewegungskarten
    .about = Der Buchmacher deckt sie auf, bis alle sechs im Ziel sind. 6 Zahlen, eine je Bahn, alle laufen gleichzeitig. Nur der Grundstapel ist dabei, der niemanden bevorzugt.
    .chapter = Party Game
word-bookmaker = Buchmacher
    .forms = buchmacher, das buch
    .about = Wettet nicht, deckt die Karten auf und entscheidet Gleichstände. Beim ersten Rennen per Los; danach, wer im letzten am meisten gewonnen hat.
    .chapter = Party Game
word-danari = Danari
    .forms = d, danari
    .about = Das Geld, kurz D. Alle beginnen mit derselben Summe.
    .chapter = Party Game
word-stake = Einsatz
    .forms = einsatz, einsätze
    .about = Was du auf eine Wette setzt: mindestens 100 D, in Hundertern. Mit nur noch 100 D ist es eine Wette statt zwei. Ein verlorener Einsatz gehört der Bank.
word-form = Form
    .forms = form
    .about = Auf welchem Platz ein Pferd bisher war. Alle sechs sind gleich schnell, es sagt dir also nichts.
    .chapter = Party Game
word-place-bet = Platzwette
    .forms = auf platz, platzwette, platzwetten
    .about = Gewonnen, wenn das Pferd 1., 2. oder 3. wird. Zahlt den doppelten Einsatz, Einsatz inbegriffen.
    .chapter = Party Game
word-broke = Pleite
    .forms = neues startgeld, pleite
    .about = Ohne 100 D kann niemand wetten. Wer pleite ist, bekommt vor dem nächsten Rennen neues Startgeld oder sieht zu, je nachdem, wie der Tisch eröffnet wurde.
word-odds = Quote
    .forms = quote, quoten
    .about = Gibt es in der Party nicht: Alle sechs Pferde sind gleich schnell, und eine Siegwette zahlt immer den 6-fachen Einsatz.
    .chapter = Party Game
word-rich-list = Reichenliste
    .forms = reichenliste
    .about = Alle, nach ihrem Geld geordnet, das dickste Konto zuerst. Wer am Ende der Party oben steht, hat sie gewonnen.
word-win-bet = Siegwette
    .forms = auf sieg, siegwette, siegwetten
    .about = Gewonnen, wenn das Pferd Erster wird, und nur dann. Zahlt den 6-fachen Einsatz, Einsatz inbegriffen.
    .chapter = Party Game
word-sprint = Sprint
    .forms = sprint, sprints, sprintwürfel, würfel
    .about = Gibt es in der Party nicht, Würfel auch nicht: Nur die Bewegungskarten entscheiden.
    .chapter = Party Game
word-photo-finish = Totes Rennen
    .forms = fotofinish, gleichstand, gleichstände, totes rennen
    .about = Mit derselben Karte und gleich weit über der Linie. Der Buchmacher sagt, wer vorn war.
    .chapter = Party Game
word-slip = Wettschein
    .forms = wettschein, wettscheine
    .about = Deine zwei Wetten, eine auf Platz und eine auf Sieg, auf zwei Pferde oder eins. Niemand sieht ihn, bevor der letzte abgegeben ist, und bis dahin darfst du ihn ändern.
word-line = Ziellinie
    .forms = die linie, ziellinie
    .about = Das erste schwarze Feld, Nummer 12. Überqueren es mehrere mit derselben Karte, liegt vorn, wer weiter darüber hinaus ist.
    .chapter = Party Game
