### Cards of one’s own, as the browser’s form and “hornbook cards new” name them; what one game’s
### cards have alone is in that game’s game.ftl.

blank-edition = Tavolo di cucina
blank-new = Carta { $number }
blank-unicorn = Unicorno
blank-movement = Carta Movimento
blank-field-id = id, per i programmi
blank-field-name = nome
blank-field-source = da dove viene il testo
blank-field-letter = lettera; una carta buona e una cattiva con la stessa lettera si annullano
blank-field-copies = copie
blank-field-colour = colore
blank-field-speeds = caselle, dalla prima riga delle quotazioni in giù (nel Party: corsia per corsia)
blank-field-speed = Caselle, posizione { $row }
blank-field-effect = che cosa fa
blank-field-perks = che cosa porta
