### What is said of Horse Fever's Board and Family games before one of them is loaded.

game-horse-fever-board = Horse Fever: Board
    .about = Du kaufst Ställe, Pferde, Assistenten und ein paar Gefälligkeiten, manipulierst das Rennen, wettest darauf und versteigerst deinen guten Namen.
    .score = { $score } SP
setting-horse-fever-board-characters = Charaktere
    .help = Per Los verteilt oder reihum gewählt, im Uhrzeigersinn ab dem Startspieler.
setting-horse-fever-board-length = Länge
    .help = Wie viele Runden gespielt werden.
setting-horse-fever-board-stars = Sterne
    .help = Auch mit den Karten spielen, die einen Stern haben, für Leute, die das Spiel kennen.
game-horse-fever-family = Horse Fever: Family
    .about = Zwei Aktionskarten je Runde, zwei Wetten und ein Rennen. So lernt man am schnellsten, was ein Pferd wert ist.
    .score = { $score } SP
setting-horse-fever-family-characters = Charaktere
    .help = Per Los verteilt oder reihum gewählt, im Uhrzeigersinn ab dem Startspieler.
setting-horse-fever-family-length = Länge
    .help = Wie viele Rennen gelaufen werden.

## Setting up a game

refusal-no-quick-game = Bei { $seats } Spielern gibt es kein kurzes Spiel: Wähle normal oder lang.
# Where the rulebook says so; shown by refusal-with-rule.
rule-table-1 = Tabelle 1

## Cards of one’s own: their kinds, and what stands on them

blank-action = Aktionskarte
blank-assistant = Assistent
blank-objective = Auftrag
blank-horse = Pferd
blank-character = Charakter
blank-field-kind = Farbe
blank-field-cumulative = addiert sich zum eigenen Sprint des Pferdes
blank-field-discards = wirft ab
blank-field-fine = Strafe für alle, die darauf gewettet haben
blank-field-base = auch im Family Game
blank-field-star = für Leute, die das Spiel kennen
blank-field-swap = sofort getauscht
blank-field-danari = Danari zum Start
blank-field-stable = Stall zum Start
blank-field-income = Danari nach jedem Rennen
blank-field-counts = zählt als so viele Pferde
blank-field-fewest = am wenigsten statt am meisten
blank-field-measure = verglichen wird
