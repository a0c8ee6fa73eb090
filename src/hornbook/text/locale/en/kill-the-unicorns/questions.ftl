### What is asked, and in .help what it means, with the chapter of the rulebook.

question-choose-character = Who will you be?
    .help = Each character has a power, usable once a round, and 8 ruses: 4 that everyone has and 4 of its own. Hunt cards are the same for all. Rulebook 1.
question-place-ruse = Which ruse, under which unicorn?
    .help = One goes face down under a unicorn that has fewer than 2, the other is discarded face up. Nobody may look at it again before it is turned, not even you. Rulebook 2.1.
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

question-choose-order = Fresh tracks: which unicorn is hunted now?
    .help = Your power, once a round: a later unicorn changes places with this one. Ruses go along. Rulebook 2.
question-choose-ruse-to-move = Will-o’-the-wisp: lead a ruse away?
    .help = Your power, once a round: one ruse under this unicorn goes under a later one that has fewer than 2. You do not see its face. Rulebook 2.
question-choose-to-see = Crystal ball: look at the ruses?
    .help = Your power, once a round: see what lies under this unicorn before anyone lays a card. Only you see it, and only now. Rulebook 2.
question-choose-swap = Royal tantrum: exchange a card?
    .help = Your power, once a round: one of the cards you laid goes back to your hand, another from your hand takes its place. Ruses come later. Rulebook 2 and 2.3.
question-choose-tie = Point of honour: win the tie?
    .help = Your power, once a round: in this hunt your ties do not cancel, you are ahead. Rulebook 2 and 2.3.
question-choose-take-back = Encore: take a card back?
    .help = Your power, once a round: one of the cards you laid in this hunt returns to your hand, for another hunt or for the market. Rulebook 2.

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
