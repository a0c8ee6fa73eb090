### Kill the Unicorns in the registry.

game-kill-the-unicorns = Kill the Unicorns
    .about = Four days, sixteen unicorns, and cards laid face down. The kingdom would like some fresh air.
    .score =
        { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
setting-kill-the-unicorns-characters = characters
    .help = Whether everyone picks a character, from the first player on, or they are dealt.

## Cards of one’s own: their kinds, and what stands on them

blank-ruse = Ruse
blank-field-stars = stars
blank-field-deck = who has it
