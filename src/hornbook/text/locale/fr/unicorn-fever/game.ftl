### Unicorn Fever in the registry.

game-unicorn-fever = Unicorn Fever
    .about = Six licornes courent après une marmite d’or. Vous pariez, vous ensorcelez, et vous payez la taxe sur votre gloire.
    .score = { $score } gloire
setting-unicorn-fever-races = courses
    .help = Combien de courses on dispute.
setting-unicorn-fever-clans = clans
    .help = Les deux clans qui proposent des contrats. Sans réponse, le hasard choisit.

## Setting up a game

refusal-short-game = La partie courte, en 3 courses, se joue à six : à moins, il y en a 4.
# Where the rulebook says so; shown by refusal-with-rule.
rule-six-players = règles supplémentaires pour 6 joueurs
refusal-clan-missing = Cette édition n’a pas de contrats pour le clan { $clan } : choisissez parmi ceux qu’elle a.

## Cards of one’s own: their kinds, and what stands on them

blank-magic = Carte Magie
blank-contract = Contrat
blank-field-sign = signe
blank-field-cleanse = défausse les cartes contraires du couloir
blank-field-clan = clan
blank-field-glory = gloire à la fin
blank-field-fever = déchaînée
