### What the coach says once in first real games of Kill the Unicorns: rules, never advice. At most 25 words, and no exclamation marks.

hint-ku-short = Vous avez moins de cartes que cette chasse n’en demande. Elle se fait sans vous.
hint-ku-rainbow = Une licorne de la bonne couleur rapporterait maintenant { $points } points ou plus : un arc-en-ciel, ou une grande collection.
hint-ku-heir = La ruse a changé qui l’emporte. Le cor de chasse va avec.
hint-ku-power = Votre pouvoir : une fois par jour, et il revient demain.
