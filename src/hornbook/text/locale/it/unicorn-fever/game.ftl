### Unicorn Fever in the registry.

game-unicorn-fever = Unicorn Fever
    .about = Sei unicorni corrono per una pentola d’oro. Tu ci scommetti sopra, li streghi e paghi le tasse sulla fama.
    .score = { $score } gloria
setting-unicorn-fever-races = corse
    .help = Quante corse si corrono.
setting-unicorn-fever-clans = clan
    .help = I due clan che offrono contratti. Senza scelta, decide il caso.

## Setting up a game

refusal-short-game = La partita corta di 3 corse è per sei persone: con meno le corse sono 4.
# Where the rulebook says so; shown by refusal-with-rule.
rule-six-players = Regole aggiuntive per 6 giocatori
refusal-clan-missing = Questa edizione non ha contratti di questo clan: { $clan }. Scegli clan che ci sono.

## Cards of one’s own: their kinds, and what stands on them

blank-magic = Carta Magia
blank-contract = Contratto
blank-field-sign = segno
blank-field-cleanse = butta via le carte opposte della corsia
blank-field-clan = clan
blank-field-glory = gloria alla fine
blank-field-fever = se scatenato
