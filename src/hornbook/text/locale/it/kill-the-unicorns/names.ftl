### How the things of Kill the Unicorns are called. All names but the six characters are our own.
### An .aside is a joke under the picture; no rule depends on it.

## Colours

colour-none = incolore
colour-pink = rosa
colour-blue = blu
colour-green = verde
colour-yellow = giallo

## Characters

character-princess = Principessa
    .aside = In linea per il trono, in coda mai.
character-knight = Cavaliere
    .aside = Senza paura, un po’ rumoroso sulle scale.
character-wizard = Mago
    .aside = Sapeva che l’avresti scelto.
character-shaman = Sciamana
    .aside = Parla per gli antenati. Loro la interrompono.
character-bard = Bardo
    .aside = Ha una canzone su questo. Ha una canzone su tutto.
character-huntress = Cacciatrice
    .aside = Non l’avresti vista nemmeno tu.

## Powers, each usable once a round. .text says what they do.

# A power in a list of cards
power-said = { $name }: { $text }
power-dare-rival = Guanto di sfida
    .text = Prima di scoprire le carte sfida un rivale: se siete pari, cede lui.
power-foretell = Lo sapevo
    .text = Paga la tua carta più bassa e di’ un totale prima di scoprire: chi ce l’ha è fuori.
power-swap-card = Capriccio reale
    .text = Quando si scoprono le carte Caccia, scambiane una tua con una della mano.
power-lie-in-wait = In agguato
    .text = Se per parità nessuno vince una tua caccia, l’unicorno è tuo, senza tranelli.
power-second-ruse = Secondo parere
    .text = Tieni il secondo tranello; paga la carta più alta e agisce al posto di quello girato.
power-take-back = Bis
    .text = Dopo una caccia a cui partecipi, riprendi in mano una delle tue carte.

## Goods of the black market

goods-fake-horn = corno finto
goods-fairy-dust = polvere di fata
goods-cotton-candy = zucchero filato
goods-pate = pâté

## Unicorns: pink

unicorn-porkling = Porcicorno
    .aside = Il corno è incollato. Tutti troppo educati per chiedere.
unicorn-bubblegum-betty = Betta Ciunga
    .aside = Non si stacca più.
unicorn-blushing-brenda = Brenda Rossore
    .aside = Ha sentito che cosa hai detto di lei.
unicorn-rosy-cheeks = Guance di Pesca
    .aside = Tutte e quattro.
unicorn-flamingo-frank = Franco Fenicottero
    .aside = Sta su una zampa. Cade. Sta su una zampa.
unicorn-lady-sprinkles = Lady Zuccherini
    .aside = Ci tiene, al titolo.

## Unicorns: blue

unicorn-hogwash = Porcheria
    .aside = Dice di discendere da uno stallone famoso. Grugnisce.
unicorn-blueberry = Mirtillo
    .aside = Macchia.
unicorn-soggy-monday = Lunedì Bagnato
    .aside = Non piace a nessuno, ma arriva sempre.
unicorn-denim-dan = Gianni Jeans
    .aside = Jeans sopra e sotto. Quattro zampe, quattro jeans.
unicorn-baron-sniffle = Barone Raffreddore
    .aside = È solo allergia al fieno. Vive nel fieno.
unicorn-sapphire-swagger = Bullo Zaffiro
    .aside = Cammina come se ci fosse la musica.

## Unicorns: green

unicorn-bog-bacon = Pancetta di Palude
    .aside = Affumicata, per sbaglio, due volte.
unicorn-minty-toot = Brezza alla Menta
    .aside = La causa di tutto questo, secondo il palazzo.
unicorn-brussels = Cavolino
    .aside = Meglio con il burro.
unicorn-kale-force = Forza Cavolo
    .aside = Vento forte da una dieta sana.
unicorn-pickle-prince = Principe Cetriolo
    .aside = Sottaceto dai tempi della vecchia dinastia.
unicorn-emerald-ego = Vanesio Smeraldo
    .aside = Si è portato lo specchio.

## Unicorns: yellow

unicorn-honeyed-ham = Prosciutto Mielato
    .aside = Cotto. Di sé stesso.
unicorn-slow-butter = Burro Lento
    .aside = Se lo insegui si scioglie.
unicorn-banana-brian = Bruno Banana
    .aside = Scivola via più spesso di quanto pensi.
unicorn-mustard-menace = Senape Feroce
    .aside = Sale dritta al naso.
unicorn-saffron-sass = Zafferano Sfacciato
    .aside = Costa caro, e lo fa pesare.
unicorn-lemon-diva = Diva al Limone
    .aside = Non toglie mai gli occhiali da sole. Non vede niente.

## Unicorns: the legendary ones, of no colour

unicorn-old-splendid = Vecchio Splendore
    .aside = C’era alla prima moneta coniata. L’ha spesa lui.
unicorn-her-sparkliness = Sua Brillantezza
    .aside = Lascia brillantini. Li troverai fra dieci anni.
unicorn-grandfather-glitter = Nonno Lustrino
    .aside = Ricorda quando gli arcobaleni erano in bianco e nero.

## Unicorns: the starters

unicorn-first-crush = Prima Cotta
    .aside = Ti ha seguito fino a casa.
unicorn-wet-paint = Vernice Fresca
    .aside = C’era un cartello.
unicorn-grass-stain = Macchia d’Erba
    .aside = Non va più via.
unicorn-egg-yolk = Tuorlo
    .aside = La parte migliore, dice.
unicorn-plain-jane = Gianna Qualunque
    .aside = Prende qualsiasi colore, e ha un’opinione su tutti.
unicorn-paper-bag = Sacchetto di Carta
    .aside = Lo porta per motivi di riservatezza.

## Ruses everyone has

ruse-prize-rosette = Coccarda d’oro
    .aside = Primo premio a una mostra con un solo iscritto.
ruse-stink-cloud = Nube di puzza
    .aside = Non è una prova. È un indizio.
ruse-mane-dye = Tinta per criniera
    .aside = Dura sessanta lavaggi. Gli unicorni non si lavano.
ruse-greased-net = Rete unta
    .aside = Lo avevi. Lo avevi proprio.

## Ruses of the princess

ruse-royal-decree = Decreto reale
    .aside = Articolo 1: la precedenza. L’articolo 2 non c’è.
ruse-pink-ribbon = Fiocco rosa gigante
    .aside = Da qualche parte, lì sotto, c’è un unicorno.
ruse-noblesse-oblige = Noblesse oblige
    .aside = Generosità, per ordine della corte.
ruse-court-protocol = Protocollo di corte
    .aside = Dopo di lei. Anzi no, dopo di me.

## Ruses of the knight

ruse-single-combat = Singolar tenzone
    .aside = Un colpo a testa. Gli amici aspettano fuori.
ruse-faithful-squire = Fido scudiero
    .aside = Porta la lancia, il pranzo e a casa il risultato.
ruse-blue-caparison = Gualdrappa blu
    .aside = Una coperta da cavallo con lo stemma. Non chiamarla coperta.
ruse-rusty-armour = Armatura arrugginita
    .aside = Impressiona finché non deve muoversi.

## Ruses of the wizard

ruse-upside-down = Formula capovolta
    .aside = Letta dal lato sbagliato, come al solito.
ruse-zeroes-to-heroes = Da zero a eroe
    .aside = Niente, ma con grande sicurezza.
ruse-invisible-ink = Inchiostro simpatico
    .aside = Ora lo vedi. Anzi, no.
ruse-pig-in-a-poke = A scatola chiusa
    .aside = Il corno si è staccato nella scatola.

## Ruses of the shaman

ruse-spirit-road = Via degli spiriti
    .aside = Conosceva una scorciatoia. Attraverso di te.
ruse-moss-cloak = Mantello di muschio
    .aside = Caldo, umido e un pochino vivo.
ruse-hungry-ancestors = Antenati affamati
    .aside = Volevano solo un boccone.
ruse-ancestral-pity = Pietà degli antenati
    .aside = Amano chi perde. Una volta hanno perso tutti.

## Ruses of the bard

ruse-standing-ovation = Applausi in piedi
    .aside = Non c’erano sedie.
ruse-empty-seats = Platea vuota
    .aside = I critici sono venuti. Se ne sono andati per primi.
ruse-jesters-hat = Berretto da giullare
    .aside = Tre sonagli, nessuno intonato.
ruse-hired-claque = Claque a noleggio
    .aside = Un tanto al bravo.

## Ruses of the huntress

ruse-pit-trap = Fossa
    .aside = Chi vinceva era così avanti che nessuno ha sentito l’urlo.
ruse-trophy-wall = Parete dei trofei
    .aside = Con una targa sembra più grande.
ruse-downwind = Sottovento
    .aside = Ha aspettato. È quasi tutto il mestiere.
ruse-small-arrows = Tante freccine
    .aside = Si vendono a peso.
