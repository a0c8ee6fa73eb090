### What the coach says once in first real games of Kill the Unicorns: rules, never advice. At most 25 words, and no exclamation marks.

hint-ku-short = Vous avez moins de cartes que cette chasse n’en demande. Elle se fait sans vous.
hint-ku-rainbow = Encore une licorne de la bonne couleur rapporterait { $points } points ou plus : un arc-en-ciel, ou une grande collection.
hint-ku-heir = La ruse l’a donnée à quelqu’un d’autre. Le cor de chasse va avec.
hint-ku-power = Votre pouvoir : une fois par jour, et il revient demain.
