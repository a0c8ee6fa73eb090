### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-character = Who will you be?
    .help = Each character has a power, usable once a round, and 8 ruses: 4 that everyone has and 4 of its own. Hunt cards are the same for all. Rulebook 1.
question-place-ruse = Which ruse, under which unicorn?
    .help = One goes face down under a unicorn that has fewer than 2, the other is discarded face up. The shaman keeps it in hand until the market opens. Nobody may look at it again before it is turned, not even you. Rulebook 2.1.
question-open-hunt = How many cards will this hunt take?
    .help = You are the first player: lay 1 to 3 hunt cards face down, and whoever wants to join must lay as many. If you pass, the horn goes left and the next player decides. Cards used are gone until the round is over, and what you keep pays at the market. Rulebook 2.2.
question-join-hunt =
    { $cards ->
        [one] Join the hunt with 1 card?
       *[other] Join the hunt with { $cards } cards?
    }
    .help = Exactly as many cards as the first player, face down, or none. Whoever passes cannot get this unicorn, not even by a ruse. Rulebook 2.2.
question-lay-card =
    { $left ->
        [one] Which card? 1 to lay.
       *[other] Which card? { $left } to lay.
    }
    .help = The highest total wins, but equal totals cancel each other and the next best wins. Nobody sees your cards until all have chosen. Rulebook 2.2 and 2.3.
question-choose-ruse = You lead. Which ruse will you turn?
    .help = You must turn one of the two, blind, and it acts. The other is discarded without effect. Rulebook 2.3.
question-choose-heir = Who gets the unicorn instead of you?
    .help = The ruse makes you give it to another hunter, who will also be the first player. Rulebook 2.3.
question-choose-colour = Which colour will { $unicorn } have?
    .help = The ruse stays with the unicorn, and so does the colour, until a token from the market changes it. Rulebook 2.3.

## Powers

question-choose-rival-to-dare = Gauntlet: dare a rival?
    .help = Your power, once a round: if you two show the same total, that rival is out and you are not. A third hunter with that total still cancels you. If you two do not tie, the power is gone. Rulebook 2 and 2.3.
question-choose-total-to-foretell = I knew it: name a total?
    .help = Your power, once a round: pay the lowest card in your hand and name a total. Whoever has it, once cards have been exchanged, is out. A ruse can still give them the unicorn. Rulebook 2 and 2.3.
question-choose-swap = Royal tantrum: exchange a card?
    .help = Your power, once a round: one of the cards you laid goes back to your hand, another from your hand takes its place. Ruses come later. Rulebook 2 and 2.3.
question-choose-to-lie-in-wait = Lie in wait: catch the unicorn?
    .help = Your power, once a round: nobody is left to win, so it is yours as it is printed. Its ruses are wasted, and you take the horn. Rulebook 2 and 2.3.
question-choose-second-ruse = Second opinion: let your ruse act instead?
    .help = Your power, once a round: pay the highest card in your hand. The turned ruse goes, and the one you kept acts as if you had placed it. Rulebook 2 and 2.3.
question-choose-take-back = Encore: take a card back?
    .help = Your power, once a round: take back one of the cards you laid in this hunt. Use it in another hunt, or pay with it at the market. Rulebook 2.

## The black market

question-go-to-market = The gnomes are open. What will you buy?
    .help = One thing a round, paid with the hunt cards left in your hand. A horn adds points, dust a colour and points, candy a colour, and a pâté costs a unicorn. What is bought is gone for the others. All hunt cards come back afterwards. Rulebook 2.4.
question-choose-unicorn =
    { $goods ->
        [pate] Which unicorn becomes pâté?
       *[other] On which unicorn?
    }
    .help = Tokens may pile up: the last colour counts, all points stay. A unicorn made into pâté takes its ruse and tokens with it. Rulebook 2.4.
question-choose-payment = The price is { $price }. Which cards will you pay with?
    .help = The cards must be worth the price or more, and no change is given. All of them come back for the next round. Rulebook 2.4.
