### What the coach says in a first game of Kill the Unicorns. At most 25 words at a time, and no exclamation marks.

lesson-kill-the-unicorns-welcome = Four unicorns a day, four days. Stars are points, colours make sets. You have the same 8 hunt cards as everyone.
lesson-kill-the-unicorns-ruse = First a ruse, face down. { $ruse } adds 2 points: hide it under { $unicorn }, the one you want. The other is thrown away.
lesson-kill-the-unicorns-rival-ruse = { $seat } hid something under { $unicorn } as well. Perhaps it is a present.
lesson-kill-the-unicorns-open = You say how many cards; who follows lays as many. Highest total wins, but equal ones cancel. One card: not the 4, everyone’s idea.
lesson-kill-the-unicorns-power = Your power, once a day: whom you dare yields to you if you two tie. Keep it. You will not tie.
lesson-kill-the-unicorns-power-again = The same question at each hunt, until you have used it. It comes back tomorrow.
lesson-kill-the-unicorns-tie = { $total } against { $total }: both are out. Whoever is highest of the rest gets it.
lesson-kill-the-unicorns-blind = Two ruses lie there. You turn one, blind, and it acts. One is yours. You remember.
lesson-kill-the-unicorns-pass = { $unicorn } has no stars. Pass, and the hunting horn goes left. Saved cards are money tonight.
lesson-kill-the-unicorns-dyed = { $ruse }: { $unicorn } has another colour now. Ruses change points, colours, totals, or who gets the prey.
lesson-kill-the-unicorns-third-green = { $unicorn } could be your third green: a set of 3 adds 5. One card each. Your 4 is still there.
lesson-kill-the-unicorns-last-hunt = Last one today. What you lay is gone until tomorrow. What you keep goes shopping.
lesson-kill-the-unicorns-market = The gnomes take hunt cards and give no change. One purchase: points, a colour, or pâté. Pâté costs a unicorn.
lesson-kill-the-unicorns-carry-on = { $points } points so far. Two whole rainbows would win at once. Three days left, and they are yours.
