### What the coach of a first game says, whatever is played. At most 25 words at a time, and no exclamation marks.

coach = Coach
coach-says = Coach: { $text }
coach-next = Next
coach-show = Show me
coach-understood = Got it
coach-why = Why?
coach-quiet = Quiet
coach-skip = Skip
coach-count = { $at } of { $all }
    .short = { $at }/{ $all }
coach-as-you-like = As you like. That works, too.
coach-carry-on = Carry on
    .note = this game, with hints
coach-fresh = Fresh table
    .note = the same three seats, new luck
coach-enough = Enough for today
    .note = this table waits on the front page
coach-prepared = Lesson, prepared deal
    .short = Lesson
coach-again = Start the lesson again
coach-real = Skip to a real game
coach-proof = A lesson: this deal was prepared, and nobody promised otherwise.
