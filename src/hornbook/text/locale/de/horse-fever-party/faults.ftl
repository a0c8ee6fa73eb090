### Faults in card files that only the Party finds. Every sentence starts with the line.

card-lane-stands-still = Keine Grundkarte bewegt Bahn { $lane }; jedes Rennen muss enden.
