### Cards of one’s own, as the browser’s form and “hornbook cards new” name them; what one game’s
### cards have alone is in that game’s game.ftl.

blank-edition = Küchentisch
blank-new = Karte { $number }
blank-unicorn = Einhorn
blank-movement = Bewegungskarte
blank-field-id = id, für Programme
blank-field-name = Name
blank-field-source = woher der Wortlaut ist
blank-field-letter = Buchstabe; eine positive und eine negative Karte mit demselben Buchstaben heben sich auf
blank-field-copies = Anzahl
blank-field-colour = Farbe
blank-field-speeds = Felder, von der obersten Reihe der Quoten abwärts (in der Party: Bahn für Bahn)
blank-field-speed = Felder, Stelle { $row }
blank-field-effect = was sie tut
blank-field-perks = was sie bringt
