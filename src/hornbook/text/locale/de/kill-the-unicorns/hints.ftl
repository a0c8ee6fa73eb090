### What the coach says once in first real games of Kill the Unicorns: rules, never advice. At most 25 words, and no exclamation marks.

hint-ku-short = Du hast weniger Karten, als diese Jagd verlangt. Du setzt aus.
hint-ku-rainbow = Noch ein Einhorn der richtigen Farbe brächte jetzt { $points } Punkte oder mehr: ein Regenbogen oder eine große Sammlung.
hint-ku-heir = Die Finte hat geändert, wer es bekommt. Das Jagdhorn geht mit.
hint-ku-power = Deine Fähigkeit: einmal am Tag, und morgen kommt sie wieder.
