### Why a bot would do it.

reason-bid-wins = Cards that add up to { $total } win it about { $percent } times in a hundred.
reason-cards-kept = Your cards are worth more in another hunt, or at the market.
reason-part-of-bid = What you lay comes to { $total } in the end.
reason-ware-brings =
    { $points ->
        [one] It makes about { $points } point more of your herd.
       *[other] It makes about { $points } points more of your herd.
    }
