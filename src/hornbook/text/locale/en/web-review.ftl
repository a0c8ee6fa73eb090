### A finished game looked over.

web-review = Review
web-review-open = Review the game
# $winners: who won, $score: the winner's
web-review-note =
    { $winners-count ->
        [0] { $game }, and nobody won
        [one] { $game }, { $winners-within } won with { $score }
       *[other] { $game }, { $winners-within } won with { $score } each
    }
web-review-busy = A bot plays it all again. Slowly, with raised eyebrows.
web-no-review = Nothing to review
    .help = This game has no choices that could be weighed. It can still be seen again.

## The chart and its moments

web-review-curve = Chance to win, turn by turn
web-review-pin = Moment { $number }
web-review-no-moments = The moments that mattered will be named here.
web-review-no-choice = What else could have been done will stand here, choice by choice.
web-review-moments =
    { $count ->
        [0] No moments
        [1] One moment
        [2] Two moments
        [3] Three moments
        [4] Four moments
        [5] Five moments
       *[other] { $count } moments
    }
# A short answer after its question: “Behind which horse? Black”.
web-review-answer = { $question } { $option }
# $round: “Race 2”
web-review-by-luck = { $round }: luck
web-review-by-choice = { $round }: a choice { $seat-by }
web-review-earlier = Earlier
web-review-later = Later
web-review-see = See it on the table
web-review-before = before
web-review-after = after
web-review-change = change

## One decision

web-review-could = what { $seat-within } could do
web-review-afterwards = chance to win the game afterwards
web-review-amount = Stake { $amount }
# $said: what was chosen, $amount: how much was staked on it
web-review-with = { $said }, { $amount }
web-review-usual = what steady play does
web-review-best = best found
web-review-played = played
web-review-why = Why
web-review-first = Nothing better was found.
web-review-same = As good as the best found: the difference is smaller than the error of { $error }.
web-review-worse = { $seat } had { $played } in a hundred after this, and { $best } after the best found.
web-review-steady =
    { $gain ->
        [0] Steady play would have been worth { $share } in a hundred: the same.
       *[other] Steady play would have been worth { $share } in a hundred.
    }
web-review-known = Only what { $seat-within } could know counts. Everything hidden was dealt again, many times.
web-review-cost = Cost of this move
web-review-points = points of a hundred
web-review-good = good
web-review-tally = { $good } of { $all } moves { $seat-by } cost 3 or less.

## Luck and skill

web-review-luck-and-skill = Luck and skill
web-review-luck = luck
web-review-choices = choices
web-review-score = points
web-review-adds-up = In points of a hundred. Steady play with average luck wins { $even } games of a hundred at this table. Choices are what each gained or lost against it; the rest is luck, and the others.
web-review-chose-best = { $seat } chose best. The rest is weather.
