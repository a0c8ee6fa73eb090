### What is asked, and in .help what it means, with the chapter of the rulebook. What is not in the
### book stands before it, as a rule of the house.

question-choose-place-bet = Quale cavallo sarà fra i primi tre?
    .help = Regola della casa: si scommette tutti insieme, e nessuno vede la tua schedina finché non è dentro l’ultima. Una piazzato paga il doppio della puntata se il cavallo arriva primo, secondo o terzo. I sei sono ugualmente veloci. Regolamento: Party Game.
question-choose-win-bet = Quale cavallo arriverà primo?
    .help = Una vincente paga sei volte la puntata se il cavallo arriva primo, e niente altrimenti. Può essere il cavallo della tua piazzato. Regolamento: Party Game.
question-choose-only-bet = Hai soldi per una scommessa. Quale?
    .help = Regola della casa: con soli 100 D si fa una scommessa invece di due. Piazzato paga il doppio, vincente sei volte. Regolamento: Party Game.
question-choose-stake = Quanto su { $lane } { $kind }?
    .help = Regola della casa: almeno 100 D l’una, a centinaia, quindi la piazzato deve lasciarne 100. Una piazzato e una vincente; quello che perdi resta alla banca. Regolamento: Party Game.
question-turn-card = La sala aspetta. Gira la prossima carta.
    .help = Il bookmaker gira una carta Movimento dopo l’altra finché non sono arrivati tutti i cavalli. I cavalli avanzano tutti insieme, ognuno del numero della sua corsia. Regolamento: Party Game.
question-choose-who-was-ahead = Pareggio fra { $lanes }: chi era davanti?
    .help = Sono andati altrettanto oltre il traguardo, quindi decide il bookmaker, un posto alla volta. Le bustarelle non sono nel regolamento. Regolamento: Party Game.
question-choose-another-race = Un’altra corsa?
    .help = Regola della casa: chi ospita parla per tutti, e quando il Party finisce vince chi è più ricco. Dura quanto volete. Regolamento: Party Game.
