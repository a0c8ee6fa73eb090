### Cards of one’s own, as the browser’s form and “hornbook cards new” name them; what one game’s
### cards have alone is in that game’s game.ftl.

blank-edition = Table de cuisine
blank-new = Carte { $number }
blank-unicorn = Licorne
blank-movement = Carte de mouvement
blank-field-id = identifiant, pour les programmes
blank-field-name = nom
blank-field-source = d’où vient son texte
blank-field-letter = lettre ; une bonne et une mauvaise carte de même lettre s’annulent
blank-field-copies = exemplaires
blank-field-colour = couleur
blank-field-speeds = cases, de la plus haute cote à la plus basse (au Party : couloir par couloir)
blank-field-speed = Cases, rang { $row }
blank-field-effect = ce qu’elle fait
blank-field-perks = ce qu’elle apporte
