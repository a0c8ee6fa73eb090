### The Party's door, as a phone has it: all that it loads before one is in. Keep it short.

## Coming in

web-party-box = Horse Fever
web-party-room = Raum { $code }
web-party-room-host = { $code } bei { $host }
web-party-many-in = { $players } drin
web-party-name = Dein Name
web-party-letters = { $length } von { $most }
web-party-face = Dein Gesicht
web-party-face-dealt = ausgeteilt; tippen zum Ändern
web-party-face-number = Gesicht { $number }
web-party-you-get = Du bekommst { $money } D.
web-party-you-get-means =
    { $races ->
        [one] Zwei Wetten, ein Rennen. Lass diese Seite offen: Den Rest macht der Fernseher.
       *[other] Zwei Wetten je Rennen, { $races } Rennen. Lass diese Seite offen: Den Rest macht der Fernseher.
    }
# The choice of a language in a corner: read aloud only
web-party-language = Sprache
web-party-no-account = Kein Konto, keine App. Du kannst jederzeit gehen.
web-party-enter = Reinkommen
web-party-enter-as = Komm rein, { $name }

## Closed doors

web-party-no-room = Einen Raum { $code } gibt es nicht
web-party-no-room-means = Sieh nochmal auf dem Fernseher nach. Vokale sind keine dabei.
web-party-letters-of-room = Die Buchstaben
web-party-go-there = Hingehen
web-party-shut = Raum { $code } ist abgeschlossen
web-party-shut-means = Gerade kommt niemand Neues rein. Klopf erst beim Host, dann auf diesen Knopf.
web-party-full = Raum { $code } ist voll
web-party-full-means = Alle Plätze sind besetzt. Der Fernseher ist für alle da.
web-party-no-answer = Keine Antwort aus Raum { $code }
web-party-no-answer-means = Ist dieses Handy im selben Netz wie der Fernseher?
web-party-not-in = Raum { $code } lässt dich noch nicht rein
web-party-not-in-means = Versuch es gleich nochmal.
web-party-part-missing = Ein Teil dieser Seite ist nicht angekommen. Dein Platz bleibt dir.
web-party-try-again = Nochmal versuchen

## Gone

web-party-bye = Vorsicht, Stufe
web-party-bye-means = Dein Platz ist frei. Die Pferde werden nach dir fragen.
web-party-come-back = Ich hab’s mir anders überlegt
