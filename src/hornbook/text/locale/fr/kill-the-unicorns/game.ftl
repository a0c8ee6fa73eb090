### Kill the Unicorns in the registry.

game-kill-the-unicorns = Kill the Unicorns
    .about = Quatre jours, seize licornes, et des cartes posées face cachée. Le royaume aimerait un peu d’air frais.
    .score =
        { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
setting-kill-the-unicorns-characters = personnages
    .help = Choisis par chacun, à partir du premier joueur, ou distribués au hasard.

## Cards of one’s own: their kinds, and what stands on them

blank-ruse = Ruse
blank-field-stars = étoiles
blank-field-deck = qui l’a
