### Faults in card files that only Unicorn Fever finds. Every sentence starts with the line.

card-too-few-clans = Ein Spiel braucht Verträge von mindestens { $least } Fabelwesenarten.
card-empty-stack = Der Stapel „{ $stack }“ hat keinen Marker; jeder braucht mindestens einen, der nicht aufgedruckt ist.
card-no-printed-gold = Eine aufgedruckte Goldaktion ohne Vertrag fehlt; Gold muss immer zu haben sein.
card-bet-and-contract = Ein Marker kann eine Wette oder einen Vertrag bringen, nicht beides.
