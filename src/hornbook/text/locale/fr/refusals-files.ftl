### Why something cannot be done with a set-up, a record, a file or an argument; phones need none of it.

## Setting up a game

refusal-broken-game = Le jeu « { $game } » est installé, mais ne se charge pas. La raison est dans le journal, pour qui l’a installé.
refusal-unknown-game = Il n’y a pas de jeu « { $game } » : les jeux sont { $allowed }.
refusal-unknown-bot = Il n’y a pas de bot « { $bot } » : les bots sont { $allowed }.
refusal-bot-not-found = Le bot « { $bot } » est introuvable, ni dans { $folder }, ni parmi ce qui est installé : pour une classe MyBot du fichier my_bots.py, écrivez my_bots:MyBot.
refusal-bot-not-in-file = Le bot « { $bot } » est introuvable : { $file } n’a pas de « { $name } ».
refusal-foreign-bot = Le bot « { $bot } » est inutilisable : { $reason }.
refusal-bot-fault = Le bot { $bot }, place { $seat }, a échoué dans { $game }, graine « { $seed } », à la décision { NUMBER($decision, useGrouping: 0) } ({ $question }) : { $reason }
refusal-bot-cannot-choose = « { $bot } » n’est pas un bot : il n’a pas de méthode « choose(seat) ».
refusal-bot-cannot-play = { $bot } ne connaît pas { $game } : ses bots sont { $allowed }.
refusal-no-advice-here = Aucun bot ne peut dire ce qu’il ferait dans { $game }.
refusal-bad-budget = « { $budget } » n’est pas un budget : dites combien de simulations (200) ou de millisecondes (500ms).
refusal-unknown-setting = Il n’y a pas de réglage « { $setting } » : les réglages sont { $allowed }.
refusal-bad-seats = On ne peut pas jouer à { $seats } : le jeu va de { $low } à { $high }.
refusal-bad-number =
    Le réglage { $setting } ne peut pas être « { $value } » : c’est un nombre de { $low } à { $high }{ $step ->
        [1] { "" }
       *[other] , par pas de { $step }
    }.
refusal-bad-setting = Le réglage { $setting } ne peut pas être « { $value } » : choisissez parmi { $allowed }.
refusal-bad-choices =
    Le réglage { $setting } ne peut pas être « { $value } » : donnez-en { $pick ->
        [one] { $pick }
       *[other] { $pick } différents
    } parmi { $allowed }, ou aucun.
refusal-card-fault =
    Le fichier de cartes a { $count ->
        [one] un défaut, ligne { NUMBER($line, useGrouping: 0) }
       *[other] { $count } défauts, le premier ligne { NUMBER($line, useGrouping: 0) }
    } : seul un fichier sans défaut peut se jouer.
refusal-card-file-beyond =
    La ligne { NUMBER($line, useGrouping: 0) } du fichier de cartes dépasse ce qu’on lit. Sont permis { $fault ->
        [too-long] { $limit } caractères.
        [too-many-rows] { $limit } cartes et sections.
        [too-many-values] { $limit } valeurs.
        [too-deep] { $limit } crochets les uns dans les autres.
        [too-many-parts] { $limit } parties d’un nom à points.
       *[too-many-digits] { $limit } chiffres d’un nombre, ou lettres d’un nom.
    }

## Records

refusal-record-unreadable = Ce n’est pas l’enregistrement d’une partie : { $reason }.
refusal-record-too-large = C’est trop gros pour un enregistrement : on lit au plus { $limit } octets.
refusal-record-format = L’enregistrement est au format { $format } : cette version lit le format { $known }.
refusal-record-rules = L’enregistrement suit la version { $rules } des règles : cette version joue la { $known }.
refusal-record-edition = L’enregistrement a été fait avec d’autres cartes, « { $edition } » : il lui faut exactement les mêmes.
refusal-record-illegal = Le choix { NUMBER($place, useGrouping: 0) } de l’enregistrement n’est pas permis : { $reason }
refusal-record-result = Le résultat de l’enregistrement n’est pas celui de ses choix : on l’a modifié.
refusal-record-seal = Le sceau de l’enregistrement est brisé : on l’a modifié depuis.
refusal-record-finished = Cette partie est finie, on ne peut pas la continuer : donnez un autre fichier, ou revoyez-la avec hornbook replay.
refusal-record-other-game = Il contient une partie de { $game } : donnez un autre fichier, ou jouez à ce jeu.
refusal-record-other-setup = Il contient une partie avec d’autres places, graine, réglages ou cartes : donnez un autre fichier, ou enlevez-les pour la continuer.

## Files and arguments

refusal-in-file = { $file } : { $reason }
refusal-cannot-read = { $file } est illisible : { $reason }.
refusal-cannot-write = { $file } ne peut pas s’écrire : { $reason }.
refusal-file-exists = { $file } existe déjà et reste tel quel ; donnez un autre fichier.
refusal-not-utf-8 = { $file } n’est pas un texte en UTF-8 : l’octet { NUMBER($place, useGrouping: 0) } ne convient pas.
refusal-no-own-cards = Ce jeu n’a pas de paquet où glisser des cartes à vous.
refusal-edition-too-large = { $file } est trop gros pour une édition : on lit au plus { $limit } octets.
refusal-edition-faults =
    { $more ->
        [0] { $file }:{ NUMBER($line, useGrouping: 0) } : { $fault }
       *[other] { $file }:{ NUMBER($line, useGrouping: 0) } : { $fault } Et { $more } de plus : voyez hornbook cards check.
    }
refusal-unknown-language = Il n’y a pas de textes en « { $language } » : les langues sont { $allowed }.
refusal-not-a-pair = « { $pair } » n’est pas un réglage : écrivez NOM=VALEUR.
refusal-no-games = On ne peut pas jouer { $games } parties : demandez-en au moins 1.
refusal-nothing-to-fit = Il n’y a rien à apprendre pour { $game } : ses bots n’ont pas de table.
refusal-unknown-arm = Il n’y a pas de bras « { $arm } » dans cette expérience : il y a { $arms }.
refusal-unknown-place = On ne peut pas jouer sur « { $place } » : donnez « ray », ou une grappe comme « ray://host:10001 ».
refusal-ray-missing = Ray n’est pas installé : pip install "hornbook[ray]".
refusal-parquet-missing = Parquet demande PyArrow : pip install "hornbook[parquet]", ou écrivez du .jsonl.
refusal-results-of-another-run = { $file } contient les résultats d’un autre essai : donnez un autre fichier, ou enlevez-le.
refusal-no-such-seat = Il n’y a pas de place { $seat } : elles vont de 1 à { $last }.
refusal-no-such-move = Il n’y a pas de position après { NUMBER($move, useGrouping: 0) } choix : l’enregistrement en a { NUMBER($last, useGrouping: 0) }.
refusal-no-odds = Il n’y a pas de course dans ce jeu, donc pas de chances à donner.
refusal-no-rows = { $game } n’a pas de cotes où poser des jetons.
refusal-bad-row = « { $row } » n’est pas une ligne de cote : écrivez une couleur ou un partant ({ $allowed }) et un nombre de 2 à 7, comme red=4.
refusal-bad-thinking = Les bots réfléchissent entre { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) } millisecondes par choix.
refusal-bad-port = { NUMBER($port, useGrouping: 0) } n’est pas un port : ils vont de 1 à { NUMBER($last, useGrouping: 0) }.
refusal-lan-and-host = --lan écoute à toutes les adresses de cet ordinateur, --host { $host } à une seule : donnez l’un des deux.
refusal-bad-proxy = { $proxy } n’est pas l’adresse d’un proxy : il faut un nombre comme 127.0.0.1, ou un réseau comme 10.0.0.0/8.
refusal-bad-address = { $address } n’est pas l’adresse d’une page : elle doit commencer par http:// ou https:// et nommer un hôte.
refusal-address-taken = Personne ne peut écouter à { $host }:{ NUMBER($port, useGrouping: 0) } : { $reason }.
