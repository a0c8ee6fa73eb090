### What one can choose: verbs, with the sum where there is one.

option-take-character = { $character }
option-hide-ruse = { $ruse }, under { $unicorn }
option-hunt-with =
    { $cards ->
        [one] Hunt with 1 card
       *[other] Hunt with { $cards } cards
    }
option-pass = Pass
option-lay-hunt-card = Lay { $value }
option-turn-ruse = Turn the ruse placed { $owner-by }
option-give-unicorn = Give it { $heir-to }
option-dye-unicorn = Make it { $colour }
option-buy =
    { $goods ->
        [fake-horn] Fake horn, +{ $points }, for { $price }
        [fairy-dust] Fairy dust, { $colour }, +{ $points }, for { $price }
        [cotton-candy] Cotton candy, { $colour }, for { $price }
       *[pate] Pâté worth { $points }, for { $price } and a unicorn
    }
option-buy-nothing = Buy nothing
option-use-on = { $unicorn }
option-pay-with = Pay { $total } with { $cards }

## Powers

option-dare-rival = Dare { $rival-within }
option-foretell = Foresee a { $total }
option-swap-card = Exchange the { $value } for a { $instead }
option-step-out = Step out and catch it
option-act-instead = Let { $ruse } act instead
option-take-back = Take a { $value } back
option-not-now = Not now
