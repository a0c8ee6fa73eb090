### Faults in card files that only the Party finds. Every sentence starts with the line.

card-lane-stands-still = nessuna carta base muove la corsia { $lane }; ogni corsa deve finire.
