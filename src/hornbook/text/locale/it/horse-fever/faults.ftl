### Faults in card files that only Horse Fever finds. Every sentence starts with the line.

card-too-many-blanks = la scatola ha { $most } carte vuote, e questa è una di troppo; lasciane fuori una.
card-no-such-effect = «{ $effect }» in Horse Fever non vuol dire niente; usa un altro effetto.
card-not-hundreds = «{ $key }» non può essere { $value }; i soldi vanno a centinaia di Danari.
card-too-many = il mazzo «{ $deck }» ha { $found } carte; al massimo possono essere { $most }.
card-too-few-plain = il mazzo «{ $deck }» ha { $found } carte per ogni partita; ne vuole almeno { $least }, senza contare quelle con la stella o senza «base».
card-stable-twice = due personaggi possiedono la scuderia a { $odds }; ogni scuderia ha un solo proprietario.
