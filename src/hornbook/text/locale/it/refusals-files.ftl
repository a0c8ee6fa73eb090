### Why something cannot be done with a set-up, a record, a file or an argument; phones need none of it.

## Setting up a game

refusal-broken-game = Il gioco «{ $game }» è installato, ma non si può caricare. Chi lo ha installato trova il motivo nel log.
refusal-unknown-game = Non c’è nessun gioco chiamato «{ $game }»: i giochi sono { $allowed }.
refusal-unknown-bot = Non c’è nessun bot chiamato «{ $bot }»: i bot sono { $allowed }.
refusal-bot-not-found = Il bot «{ $bot }» non si trova, né in { $folder } né tra quello che è installato: per una classe MyBot nel file my_bots.py scrivi my_bots:MyBot.
refusal-bot-not-in-file = Il bot «{ $bot }» non si trova: in { $file } non c’è «{ $name }».
refusal-foreign-bot = Il bot «{ $bot }» non si può usare: { $reason }.
refusal-bot-fault = Il bot { $bot } al posto { $seat } ha fallito in { $game }, seme «{ $seed }», alla decisione { NUMBER($decision, useGrouping: 0) } ({ $question }): { $reason }
refusal-bot-cannot-choose = «{ $bot }» non è un bot: non ha il metodo «choose(seat)».
refusal-bot-cannot-play = { $bot } non conosce { $game }: i bot adatti sono { $allowed }.
refusal-no-advice-here = Nessun bot sa dire che cosa farebbe in { $game }.
refusal-bad-budget = «{ $budget }» non è un budget: di’ quante partite di prova (200) o quanti millisecondi (500ms).
refusal-unknown-setting = Non c’è nessuna impostazione chiamata «{ $setting }»: le impostazioni sono { $allowed }.
refusal-bad-seats = In { $seats } non si può giocare: il gioco va da { $low } a { $high } posti.
refusal-bad-number =
    L’impostazione { $setting } non può essere «{ $value }»: è un numero da { $low } a { $high }{ $step ->
        [1] { "" }
       *[other] { " " }a passi di { $step }
    }.
refusal-bad-setting = L’impostazione { $setting } non può essere «{ $value }»: i valori sono { $allowed }.
refusal-bad-choices =
    L’impostazione { $setting } non può essere «{ $value }»: indicane { $pick ->
        [one] { $pick }
       *[other] { $pick } diversi
    } tra { $allowed }, o nessuno.
refusal-card-fault =
    Il file di carte ha { $count ->
        [one] un errore alla riga { NUMBER($line, useGrouping: 0) }
       *[other] { $count } errori, il primo alla riga { NUMBER($line, useGrouping: 0) }
    }: si gioca solo con un file senza errori.
refusal-card-file-beyond =
    La riga { NUMBER($line, useGrouping: 0) } del file di carte supera quello che si legge. Il limite: { $fault ->
        [too-long] { $limit } caratteri.
        [too-many-rows] { $limit } carte e sezioni.
        [too-many-values] { $limit } valori.
        [too-deep] { $limit } parentesi una dentro l’altra.
        [too-many-parts] { $limit } parti di un nome con punti.
       *[too-many-digits] { $limit } cifre di un numero, o lettere di un nome.
    }

## Records

refusal-record-unreadable = Questo non è il verbale di una partita: { $reason }.
refusal-record-too-large = Questo è troppo grande per un verbale: si leggono al massimo { $limit } byte.
refusal-record-format = Il verbale ha il formato { $format }: questa versione legge il formato { $known }.
refusal-record-rules = Il verbale è stato fatto con la versione { $rules } delle regole: questa versione gioca la { $known }.
refusal-record-edition = Il verbale è stato fatto con altre carte, chiamate «{ $edition }»: servono proprio quelle.
refusal-record-illegal = La scelta { NUMBER($place, useGrouping: 0) } del verbale non è permessa: { $reason }
refusal-record-result = Il risultato del verbale non è quello a cui portano le sue scelte: è stato modificato.
refusal-record-seal = Il sigillo del verbale è rotto: è stato modificato dopo la scrittura.
refusal-record-finished = La partita che contiene è finita, quindi non si può continuare: indica un altro file, o rivedila con hornbook replay.
refusal-record-other-game = Contiene una partita di { $game }: indica un altro file, o gioca a quel gioco.
refusal-record-other-setup = Contiene una partita con altri posti, seme, impostazioni o carte: indica un altro file, o lascia fuori queste cose per continuarla.

## Files and arguments

refusal-in-file = { $file }: { $reason }
refusal-cannot-read = { $file } non si può leggere: { $reason }.
refusal-cannot-write = { $file } non si può scrivere: { $reason }.
refusal-file-exists = { $file } c’è già e resta com’è; indica un altro file.
refusal-not-utf-8 = { $file } non è un testo in UTF-8: il byte { NUMBER($place, useGrouping: 0) } non torna.
refusal-no-own-cards = Questo gioco non ha mazzi a cui unire carte tue.
refusal-edition-too-large = { $file } è troppo grande per un’edizione: si leggono al massimo { $limit } byte.
refusal-edition-faults =
    { $more ->
        [0] { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault }
       *[other] { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault } E ancora { $more }: vedi hornbook cards check.
    }
refusal-unknown-language = Non ci sono testi in «{ $language }»: le lingue sono { $allowed }.
refusal-not-a-pair = «{ $pair }» non è un’impostazione: scrivi NAME=VALUE.
refusal-no-games = Giocare { $games } partite non si può: indicane almeno 1.
refusal-nothing-to-fit = Per { $game } non c’è niente da imparare: i suoi bot non hanno tabella.
refusal-unknown-arm = In questo esperimento non c’è il braccio «{ $arm }»: ci sono { $arms }.
refusal-unknown-place = Su «{ $place }» non si possono giocare partite: indica «ray», o un cluster come «ray://host:10001».
refusal-ray-missing = Ray non è installato: pip install "hornbook[ray]".
refusal-parquet-missing = Per Parquet serve PyArrow: pip install "hornbook[parquet]", oppure scrivi .jsonl.
refusal-results-of-another-run = { $file } contiene i risultati di un’altra serie: indica un altro file, o toglilo.
refusal-no-such-seat = Il posto { $seat } non c’è: i posti vanno da 1 a { $last }.
refusal-no-such-move = Non c’è una posizione dopo { NUMBER($move, useGrouping: 0) } scelte: il verbale ne ha { NUMBER($last, useGrouping: 0) }.
refusal-no-odds = In questo gioco non ci sono corse, quindi nemmeno probabilità da dare.
refusal-no-rows = { $game } non ha quotazioni su cui mettere segnalini.
refusal-bad-row = «{ $row }» non è una riga di quotazione: scrivi un colore o chi corre ({ $allowed }) e un numero da 2 a 7, come in red=4.
refusal-bad-thinking = A una scelta i bot pensano tra { NUMBER($low, useGrouping: 0) } e { NUMBER($high, useGrouping: 0) } millisecondi.
refusal-bad-port = { NUMBER($port, useGrouping: 0) } non è una porta: le porte sono numeri da 1 a { NUMBER($last, useGrouping: 0) }.
refusal-lan-and-host = --lan ascolta su ogni indirizzo di questo computer, --host { $host } su uno: dai uno dei due.
refusal-bad-proxy = { $proxy } non è l’indirizzo di un proxy: deve essere un numero come 127.0.0.1, o una rete come 10.0.0.0/8.
refusal-bad-address = { $address } non è l’indirizzo di una pagina: deve cominciare con http:// o https:// e nominare un host.
refusal-address-taken = Su { $host }:{ NUMBER($port, useGrouping: 0) } non può ascoltare nessuno: { $reason }.
