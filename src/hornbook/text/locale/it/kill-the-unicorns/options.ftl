### What one can choose: verbs, with the sum where there is one.

option-take-character = { $character }
option-hide-ruse = { $ruse }, sotto { $unicorn }
option-hunt-with =
    { $cards ->
        [one] Caccia con { $cards } carta
       *[other] Caccia con { $cards } carte
    }
option-pass = Passa
option-lay-hunt-card = Gioca { $value }
option-turn-ruse = Gira il tranello messo { $owner-by }
option-give-unicorn = Dallo { $heir-to }
option-dye-unicorn = Fallo diventare { $colour }
option-buy =
    { $goods ->
        [fake-horn] Corno finto, +{ $points }, per { $price }
        [fairy-dust] Polvere di fata color { $colour }, +{ $points }, per { $price }
        [cotton-candy] Zucchero filato color { $colour }, per { $price }
       *[pate] Pâté da { $points }, per { $price } e un unicorno
    }
option-buy-nothing = Non comprare niente
option-use-on = { $unicorn }
option-pay-with = Paga { $total } con { $cards }

## Powers

option-dare-rival = Sfida { $rival-within }
option-foretell = Prevedi { $total }
option-swap-card = Scambia la carta { $value } con la { $instead }
option-step-out = Esci allo scoperto e prendilo
option-act-instead = Fai agire { $ruse } al suo posto
option-take-back = Riprendi la carta { $value }
option-not-now = Non adesso
