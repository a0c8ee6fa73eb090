### What one can choose: verbs, with the sum where there is one.

option-bet-on = { $kind }wette auf { $lane }
option-on-lane = { $lane }
option-next-card = Eine Karte aufdecken
option-another-race = Noch ein Rennen
option-that-was-the-last = Schluss machen und Geld zählen
