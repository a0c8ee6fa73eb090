### Faults in card files that only the Party finds. Every sentence starts with the line.

card-lane-stands-still = aucune carte de base ne fait avancer le couloir { $lane } ; toute course doit finir.
