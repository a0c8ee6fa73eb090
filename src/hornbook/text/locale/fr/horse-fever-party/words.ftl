### The words of the Party's rules, explained wherever one of them stands in a sentence.
### Alphabetical. They stand for those of horse-fever, none of which is read here.
### The message is the word as a title.
### .forms: every spelling our sentences use, separated by commas, in lower case. Only whole words
### are found, and of two that begin at the same letter the longer one. List what your language's
### sentences really say, and leave out what also means something else in them.
### .about: what it means, in one or two sentences. D is Danari.
### .chapter: where the rulebook says so, after “Rulebook,”. Words of our own have none.

word-broke = À sec
    .forms = à sec, nouvelle mise de départ
    .about = Sans 100 D, pas de pari. Qui est à sec reçoit une nouvelle mise de départ avant la course suivante, ou regarde, si la table en a décidé ainsi.
word-bank = Banque
    .forms = banque
    .about = Garde les mises perdues et paie les paris réussis. Elle n’est jamais à sec.
    .chapter = Party Game
word-bookmaker = Bookmaker
    .forms = bookmaker, livre
    .about = Ne parie pas, retourne les cartes et tranche les égalités. Tiré au sort pour la première course ; ensuite, c’est qui a gagné le plus à la précédente.
    .chapter = Party Game
word-slip = Bulletin
    .forms = bulletin, bulletins
    .about = Vos deux paris, un placé et un gagnant, sur deux chevaux ou sur un seul. Personne ne le voit avant le dernier bulletin remis, et jusque-là vous pouvez le changer.
word-movement-card = Carte Mouvement
    .forms = carte mouvement, cartes mouvement
    .about = Le bookmaker les retourne jusqu’à ce que les six soient arrivés. 6 nombres, un par couloir, et tous avancent ensemble. On n’utilise que les cartes de base, qui n’avantagent personne.
    .chapter = Party Game
word-rich-list = Classement des fortunes
    .forms = classement des fortunes, fortunes
    .about = Tout le monde, du plus riche au plus modeste. Qui est en haut quand la soirée finit l’a gagnée.
word-odds = Cotation
    .forms = cotation, cotations
    .about = Le Party n’en a pas : les six chevaux vont à la même vitesse, et un pari gagnant paie toujours 6 fois la mise.
    .chapter = Party Game
word-lane = Couloir
    .forms = couloir, couloirs
    .about = La bande de piste d’un cheval. Le premier à gauche avance du nombre du haut d’une carte Mouvement, le deuxième du suivant, et ainsi de suite.
    .chapter = Party Game
word-danari = Danari
    .forms = d, danari
    .about = L’argent, D en abrégé. Chacun commence avec la même somme.
    .chapter = Party Game
word-form = Forme
    .forms = forme
    .about = Les places d’un cheval aux courses précédentes. Les six vont à la même vitesse : elle ne vous apprend donc rien.
    .chapter = Party Game
word-line = Ligne d’arrivée
    .forms = ligne d’arrivée, la ligne
    .about = La première case noire, la 12. Si plusieurs la franchissent sur la même carte, le plus loin est devant.
    .chapter = Party Game
word-stake = Mise
    .forms = mise, mises
    .about = Ce que vous posez sur un pari : 100 D au moins, par centaines. S’il ne vous reste que 100 D, c’est un pari au lieu de deux. Une mise perdue est à la banque.
word-win-bet = Pari gagnant
    .forms = gagnant, pari gagnant
    .about = Réussi si le cheval arrive premier, et seulement alors. Paie 6 fois la mise, mise comprise.
    .chapter = Party Game
word-place-bet = Pari placé
    .forms = pari placé, paris placés, placé
    .about = Réussi si le cheval arrive premier, deuxième ou troisième. Paie deux fois la mise, mise comprise.
    .chapter = Party Game
word-photo-finish = Photo-finish
    .forms = photo-finish, égalités
    .about = Au-delà de la ligne sur la même carte, à la même distance. Le bookmaker dit qui était devant.
    .chapter = Party Game
word-sprint = Sprint
    .forms = dés, dés sprint, sprint, sprints
    .about = Le Party n’en a pas, et pas de dés non plus : les cartes Mouvement décident seules.
    .chapter = Party Game
