### Faults in card files that only the Party finds. Every sentence starts with the line.

card-lane-stands-still = no base card moves lane { $lane }; every race has to end.
