### What the coach of a first game says, whatever is played. At most 25 words at a time, and no exclamation marks.

coach = Coach
coach-says = Coach: { $text }
coach-next = Weiter
coach-show = Zeig mal
coach-understood = Verstanden
coach-why = Warum?
coach-quiet = Psst
coach-skip = Überspringen
coach-count = { $at } von { $all }
    .short = { $at }/{ $all }
coach-as-you-like = Wie du magst. Das geht auch.
coach-carry-on = Weiterspielen
    .note = dieses Spiel, mit Hinweisen
coach-fresh = Neuer Tisch
    .note = dieselben drei Plätze, neues Glück
coach-enough = Genug für heute
    .note = dieser Tisch wartet auf der Startseite
coach-prepared = Lektion, Karten vorbereitet
    .short = Lektion
coach-again = Lektion von vorn beginnen
coach-real = Gleich ein echtes Spiel
coach-proof = Eine Lektion: Die Karten waren vorbereitet, und niemand hat etwas anderes behauptet.
