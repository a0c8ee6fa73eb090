### How the things of Kill the Unicorns are called. All names but the six characters are our own.
### An .aside is a joke under the picture; no rule depends on it.

## Colours

colour-none = farblos
colour-pink = rosa
colour-blue = blau
colour-green = grün
colour-yellow = gelb

## Characters

character-princess = Prinzessin
    .aside = Steht in der Thronfolge, aber nie in einer Schlange.
character-knight = Ritter
    .aside = Furchtlos, nur auf der Treppe etwas laut.
character-wizard = Zauberer
    .aside = Wusste, dass du ihn nimmst.
character-shaman = Schamanin
    .aside = Spricht für die Ahnen. Sie fallen ihr ins Wort.
character-bard = Barde
    .aside = Hat darüber ein Lied. Hat über alles ein Lied.
character-huntress = Jägerin
    .aside = Du hättest sie auch nicht gesehen.

## Powers, each usable once a round. .text says what they do.

# A power in a list of cards
power-said = { $name }: { $text }
power-dare-rival = Fehdehandschuh
    .text = Bevor die Karten gezeigt werden, fordere jemanden heraus: Bei Gleichstand mit dir weicht diese Person.
power-foretell = Ich hab’s gewusst
    .text = Zahl deine niedrigste Karte und nenne eine Summe, bevor Karten gezeigt werden: Wer sie hat, ist raus.
power-swap-card = Königlicher Trotz
    .text = Wenn die Jagdkarten gezeigt werden, tausche eine deiner Karten gegen eine aus deiner Hand.
power-lie-in-wait = Auf der Lauer
    .text = Bleibt nach Gleichständen niemand übrig und du warst dabei, gehört das Einhorn dir, ohne Finten.
power-second-ruse = Zweite Meinung
    .text = Behalte deine zweite Finte; zahl deine beste Karte, damit sie statt der aufgedeckten wirkt.
power-take-back = Zugabe
    .text = Nach einer Jagd, bei der du dabei warst, nimm eine deiner Karten zurück auf die Hand.

## Goods of the black market

goods-fake-horn = Falsches Horn
goods-fairy-dust = Feenstaub
goods-cotton-candy = Zuckerwatte
goods-pate = Pastete

## Unicorns: pink

unicorn-porkling = Ferkelhorn
    .aside = Das Horn ist angeklebt. Alle sind zu höflich, um zu fragen.
unicorn-bubblegum-betty = Kaugummi-Käthe
    .aside = Bleibt an einem hängen.
unicorn-blushing-brenda = Schamrote Sabine
    .aside = Hat gehört, was du über sie gesagt hast.
unicorn-rosy-cheeks = Rosa Backen
    .aside = Alle vier.
unicorn-flamingo-frank = Flamingo-Frank
    .aside = Steht auf einem Bein. Fällt um. Steht auf einem Bein.
unicorn-lady-sprinkles = Lady Streusel
    .aside = Besteht auf dem Titel.

## Unicorns: blue

unicorn-hogwash = Von und zu Grunz
    .aside = Stammt von einem berühmten Hengst ab. Sagt es und grunzt.
unicorn-blueberry = Blaubeere
    .aside = Färbt ab.
unicorn-soggy-monday = Blauer Montag
    .aside = Fehlt immer. Das aber pünktlich.
unicorn-denim-dan = Jeans-Jürgen
    .aside = Jeans zu Jeans. Genau genommen vier Hosenbeine.
unicorn-baron-sniffle = Baron Schniefnase
    .aside = Nur Heuschnupfen. Er wohnt im Heu.
unicorn-sapphire-swagger = Saphir-Schnösel
    .aside = Geht, als liefe irgendwo Musik.

## Unicorns: green

unicorn-bog-bacon = Moorschinken
    .aside = Geräuchert. Aus Versehen. Zweimal.
unicorn-minty-toot = Pfefferminzpups
    .aside = Laut Palast der Grund für das alles hier.
unicorn-brussels = Rosenkohl
    .aside = Besser mit Butter.
unicorn-kale-force = Windstärke Kohl
    .aside = Steife Brise aus gesunder Küche.
unicorn-pickle-prince = Gurkenprinz
    .aside = Eingelegt seit der alten Dynastie.
unicorn-emerald-ego = Smaragd-Ego
    .aside = Hat den eigenen Spiegel dabei.

## Unicorns: yellow

unicorn-honeyed-ham = Goldene Rampensau
    .aside = Spielt auch bei geschlossenem Vorhang.
unicorn-slow-butter = Lahme Butter
    .aside = Zerläuft, wenn man sie hetzt.
unicorn-banana-brian = Bananen-Bernd
    .aside = Rutscht öfter davon, als man denkt.
unicorn-mustard-menace = Senfschreck
    .aside = Steigt direkt in die Nase.
unicorn-saffron-sass = Safran-Schnute
    .aside = Teuer, und lässt es dich wissen.
unicorn-lemon-diva = Zitronendiva
    .aside = Nimmt die Sonnenbrille nie ab. Sieht nichts.

## Unicorns: the legendary ones, of no colour

unicorn-old-splendid = Alte Pracht
    .aside = War bei der allerersten Münze dabei. Beim Ausgeben.
unicorn-her-sparkliness = Ihre Funkelheit
    .aside = Hinterlässt Glitzer. Du findest ihn noch in zehn Jahren.
unicorn-grandfather-glitter = Opa Glitzer
    .aside = Weiß noch, wie Regenbögen schwarz-weiß waren.

## Unicorns: the starters

unicorn-first-crush = Erste Liebe
    .aside = Ist dir nachgelaufen.
unicorn-wet-paint = Frisch gestrichen
    .aside = Da hing ein Schild.
unicorn-grass-stain = Grasfleck
    .aside = Geht nicht mehr raus.
unicorn-egg-yolk = Eigelb
    .aside = Das Gelbe vom Ei, sagt es.
unicorn-plain-jane = Graue Maus
    .aside = Nimmt jede Farbe und hat zu allen eine Meinung.
unicorn-paper-bag = Papiertüte
    .aside = Trägt sie wegen der Privatsphäre.

## Ruses everyone has

ruse-prize-rosette = Siegerschleife
    .aside = Erster Preis, bei einer Anmeldung.
ruse-stink-cloud = Stinkwolke
    .aside = Kein Beweis. Ein Hinweis.
ruse-mane-dye = Mähnenfarbe
    .aside = Hält sechzig Wäschen. Einhörner waschen sich nicht.
ruse-greased-net = Geöltes Netz
    .aside = Du hattest es. Du hattest es ganz sicher.

## Ruses of the princess

ruse-royal-decree = Königlicher Erlass
    .aside = Artikel 1: Vortritt. Artikel 2 entfällt.
ruse-pink-ribbon = Riesige rosa Schleife
    .aside = Irgendwo darunter ist ein Einhorn.
ruse-noblesse-oblige = Adel verpflichtet
    .aside = Großzügigkeit, auf Anordnung des Hofes.
ruse-court-protocol = Hofprotokoll
    .aside = Nach dir. Nein, wirklich: nach mir.

## Ruses of the knight

ruse-single-combat = Zweikampf
    .aside = Ein Hieb pro Nase. Freunde warten draußen.
ruse-faithful-squire = Treuer Knappe
    .aside = Trägt die Lanze, den Proviant und den Sieg davon.
ruse-blue-caparison = Blaue Schabracke
    .aside = Eine Pferdedecke mit Wappen. Sag nie Decke dazu.
ruse-rusty-armour = Rostige Rüstung
    .aside = Beeindruckend, bis sie sich bewegen muss.

## Ruses of the wizard

ruse-upside-down = Kopfüberzauber
    .aside = Von der falschen Seite gelesen, wie üblich.
ruse-zeroes-to-heroes = Nullen werden Helden
    .aside = Nichts, aber mit sehr viel Selbstvertrauen.
ruse-invisible-ink = Unsichtbare Tinte
    .aside = Da siehst du’s. Eben nicht.
ruse-pig-in-a-poke = Katze im Sack
    .aside = Das Horn ist im Sack abgegangen.

## Ruses of the shaman

ruse-spirit-road = Geisterpfad
    .aside = Kannte eine Abkürzung. Durch dich durch.
ruse-moss-cloak = Moosmantel
    .aside = Warm, feucht und ein wenig lebendig.
ruse-hungry-ancestors = Hungrige Ahnen
    .aside = Sie wollten nur mal abbeißen.
ruse-ancestral-pity = Mitleid der Ahnen
    .aside = Sie lieben Verlierer. Sie waren mal welche.

## Ruses of the bard

ruse-standing-ovation = Stehende Ovationen
    .aside = Es gab keine Stühle.
ruse-empty-seats = Leere Ränge
    .aside = Die Presse war da. Sie ging zuerst.
ruse-jesters-hat = Narrenkappe
    .aside = Drei Schellen, keine davon gestimmt.
ruse-hired-claque = Gekaufter Beifall
    .aside = Abgerechnet wird pro Bravo.

## Ruses of the huntress

ruse-pit-trap = Fallgrube
    .aside = Die Spitze war so weit voraus, dass niemand den Schrei hörte.
ruse-trophy-wall = Trophäenwand
    .aside = Mit Plakette wirkt es größer.
ruse-downwind = Gegen den Wind
    .aside = Sie hat gewartet. Das ist der halbe Beruf.
ruse-small-arrows = Viele kleine Pfeile
    .aside = Werden nach Gewicht verkauft.
