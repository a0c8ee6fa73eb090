### What the coach of a first game says, whatever is played. At most 25 words at a time, and no exclamation marks.

coach = Coach
coach-says = Coach : { $text }
coach-next = Suite
coach-show = Montrez
coach-understood = Compris
coach-why = Pourquoi ?
coach-quiet = Silence
coach-skip = Passer
coach-count = { $at } sur { $all }
    .short = { $at }/{ $all }
coach-as-you-like = À votre guise. Cela marche aussi.
coach-carry-on = Continuer
    .note = cette partie, avec des conseils
coach-fresh = Nouvelle table
    .note = les trois mêmes places, une autre donne
coach-enough = Assez pour aujourd’hui
    .note = cette table attend à l’accueil
coach-prepared = Leçon, donne préparée
    .short = Leçon
coach-again = Recommencer la leçon
coach-real = Passer à une vraie partie
coach-proof = Une leçon : cette donne était préparée, et nul n’a prétendu le contraire.
