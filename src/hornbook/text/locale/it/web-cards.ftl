### Cards of one’s own, written in the browser.

web-cards-title = Le tue carte
web-cards-list = Carte
web-cards-edition = Nome dell’edizione
web-cards-start = Prendi una carta bianca, o cambiane una della casa. Quello che scrivi resta in questo browser.
web-cards-add = Nuova carta
web-cards-used = { $used } di { $most } carte bianche usate
web-cards-house = Cambia una carta della casa
web-cards-house-pick = Quale?
web-cards-replaces = Prende il posto di «{ $name }», della casa.
web-cards-live = La carta, dal vivo
web-cards-wrong = qualcosa non va
web-cards-copy = Fanne una copia
web-cards-drop = Strappala
web-cards-dropped = «{ $name }» è a pezzi.
web-cards-read =
    { $count ->
        [0] In { $file } non c’è nessuna carta che questa pagina possa mostrare.
        [one] { $count } carta letta da { $file }.
       *[other] { $count } carte lette da { $file }.
    }
web-cards-undo = Annulla
web-cards-kept = Conservate in questo browser mentre scrivi.
    .faulty = Conservate in questo browser. Sistema quello che è in rosso prima di giocare.
web-cards-not-kept = Questo browser non conserva niente. Salva un file prima di uscire.
web-cards-effects = Che cosa fa
web-cards-effect = Effetto { $number }
web-cards-amount = Quanto, effetto { $number }
web-cards-beside = Conta come, effetto { $number }
web-cards-effect-away = Togli l’effetto { $number }
web-cards-effect-add = Aggiungi un effetto
web-cards-play = Apri un tavolo con queste carte
web-cards-export = Salva come file
web-cards-import = Leggi un file
web-cards-faulty = { $file } ha un errore alla riga { $line }: { $fault } Le tue carte sono com’erano.
web-setup-faulty = { $file } ha un errore alla riga { $line }: { $fault } Non è allegato.
web-cards-rest =
    { $count ->
        [one] Nel file c’è anche questo, e resta com’è: { $decks }.
       *[other] Nel file ci sono anche questi, e restano come sono: { $decks }.
    }
web-cards-file = Per il file
web-cards-extends = si uniscono alle carte della casa
    .about = Altrimenti ogni mazzo che scrivi sostituisce tutto il mazzo della casa.
web-cards-fault-of = { $card }: { $fault }
web-cards-fault-in = { $card }, { $field }: { $fault }

## How fair the cards are: the server plays games between bots and tells what each thing was worth. What it says of them itself is in laboratory.ftl.

web-measured = Sono eque?
    .about = Per circa un minuto i bot giocano con le tue carte. Quello che in partita si sceglie, qui si dà a caso, così non sono i bravi giocatori a fare buone le carte.
web-measured-begin = Misura queste carte
web-measured-busy = I bot stanno giocando. Le prime cifre saltellano.
web-measured-done = È tutto. I bot bluffano male: certe cose le persone le faranno meglio.
web-measured-broken = Il server ha dovuto fermarsi prima. Ecco fin dove è arrivato.
web-measured-changed = Da allora hai cambiato le tue carte.
web-measured-nothing = Ancora niente da dire.
# In points of a hundred games: $effect was measured, $low to $high is what luck leaves open. “+1.5 (-0.4 to +3.4)”
web-measured-band = { $effect } (da { $low } a { $high })
web-measured-save = Salva tutto il rapporto

## Values on cards of more than one game

web-value-positive = Positiva
web-value-negative = Negativa
web-value-green = Verde
web-value-yellow = Giallo
web-value-blue = Blu

## What may be wrong, said beside the field

web-fault-bad-id = Usa fino a 40 minuscole senza accento, cifre e trattini, come «buona-parola».
web-fault-bad-letter = Usa una delle lettere da A a Z.
web-fault-bad-name = Usa da 1 a 60 caratteri che si vedano.
web-fault-missing-key = Da riempire.
web-fault-not-in-range = Usa un numero intero da { $low } a { $high }.
web-fault-not-a-list = Usa numeri interi da 0 a 4.
web-fault-not-one-of = Scegli dalla lista.
web-fault-twice = Una carta così c’è già; in un mazzo ognuna vuole il suo.
web-fault-too-few = In tutto fanno { $found } carte; al mazzo ne servono almeno { $least }.
web-fault-row-too-slow = Nessuna carta Movimento fa avanzare la riga { $row } di { $least } o più; ogni corsa deve finire.
