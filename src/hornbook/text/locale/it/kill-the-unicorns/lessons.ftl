### What the coach says in a first game of Kill the Unicorns. At most 25 words at a time, and no exclamation marks.

lesson-kill-the-unicorns-welcome = Quattro unicorni al giorno, quattro giorni. Le stelle sono punti, i colori collezioni. Hai le stesse 8 carte Caccia di tutti.
lesson-kill-the-unicorns-ruse = Prima un tranello, coperto. { $ruse } aggiunge 2 punti: nascondilo sotto { $unicorn }, quello che vuoi prendere. L’altro si scarta.
lesson-kill-the-unicorns-rival-ruse = Anche { $seat } ha nascosto qualcosa sotto { $unicorn }. Forse è un regalo.
lesson-kill-the-unicorns-open = Dici tu quante carte; chi segue ne mette altrettante. Vince il totale più alto, i pari si annullano. Una, ma non il 4.
lesson-kill-the-unicorns-power = Il tuo potere, una volta al giorno: chi sfidi ti cede in caso di parità. Tienilo: stavolta non ce ne sarà.
lesson-kill-the-unicorns-power-again = La stessa domanda a ogni caccia, finché non l’hai usato. Domani torna.
lesson-kill-the-unicorns-tie = { $total } contro { $total }: fuori tutti e due. Chi è più alto fra gli altri lo prende.
lesson-kill-the-unicorns-blind = Ci sono due tranelli. Ne giri uno, alla cieca, e agisce. Uno è tuo. Te lo ricordi.
lesson-kill-the-unicorns-pass = { $unicorn } non ha stelle. Passa, e il corno va a sinistra. Le carte risparmiate, stasera, sono soldi.
lesson-kill-the-unicorns-dyed = { $ruse }: ora { $unicorn } ha un altro colore. I tranelli cambiano punti, colori, totali, o chi prende la preda.
lesson-kill-the-unicorns-third-green = { $unicorn } può essere il tuo terzo verde: una collezione di 3 aggiunge 5. Una carta a testa. Hai ancora il 4.
lesson-kill-the-unicorns-last-hunt = L’ultima di oggi. Quello che metti torna domani. Quello che tieni va a fare la spesa.
lesson-kill-the-unicorns-market = Gli gnomi prendono carte Caccia e non danno resto. Un acquisto: punti, un colore o pâté. Il pâté costa un unicorno.
lesson-kill-the-unicorns-carry-on = { $points } punti finora. Due arcobaleni interi fanno vincere subito. Ancora tre giorni, e sono tuoi.
