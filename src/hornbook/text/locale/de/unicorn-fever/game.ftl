### Unicorn Fever in the registry.

game-unicorn-fever = Unicorn Fever
    .about = Sechs Einhörner rennen um einen Topf voll Gold. Du wettest auf sie, verzauberst sie und versteuerst deinen Ruhm.
    .score = { $score } Ruhm
setting-unicorn-fever-races = Rennen
    .help = Wie viele Rennen gelaufen werden.
setting-unicorn-fever-clans = Fabelwesen
    .help = Die beiden Fabelwesenarten, die Verträge anbieten. Bleibt es offen, entscheidet der Zufall.

## Setting up a game

refusal-short-game = Das kurze Spiel mit 3 Rennen gibt es nur zu sechst: Sonst sind es 4.
# Where the rulebook says so; shown by refusal-with-rule.
rule-six-players = Sonderregeln für 6 Spieler
refusal-clan-missing = Diese Ausgabe hat keine Verträge dieser Art: { $clan }. Wähle Fabelwesen, die sie hat.

## Cards of one’s own: their kinds, and what stands on them

blank-magic = Zauberkarte
blank-contract = Vertrag
blank-field-sign = Vorzeichen
blank-field-cleanse = wirft die gegensätzlichen Karten der Bahn ab
blank-field-clan = Fabelwesen
blank-field-glory = Ruhm am Ende
blank-field-fever = im Fieber
