### Cards of one’s own, as the browser’s form and “hornbook cards new” name them; what one game’s
### cards have alone is in that game’s game.ftl.

blank-edition = Kitchen table
blank-new = Card { $number }
blank-unicorn = Unicorn
blank-movement = Movement card
blank-field-id = id, for programs
blank-field-name = name
blank-field-source = where its wording is from
blank-field-letter = letter; a good and a bad card with the same letter cancel each other
blank-field-copies = copies
blank-field-colour = colour
blank-field-speeds = spaces, from the top row of the odds down (at the Party: lane by lane)
blank-field-speed = Spaces, place { $row }
blank-field-effect = what it does
blank-field-perks = what it brings
