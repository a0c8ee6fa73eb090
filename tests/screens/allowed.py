"""What looks like a fault and is meant so: a selector, and why."""

ALLOWED: dict[str, dict[str, str]] = {
    "cut": {
        ".bar .news": "two lines of the latest news; the tape has all of it",
        ".gathering em": "a name may be longer than the portrait it hangs on",
    },
    "covered": {
        ".tap": "one more way to skip, wherever the track is free",
        ".stage.characters .gathering": "on a phone the slip has all of them, with their powers",
    },
    "outside": {},
    "small": {  # targets of less than 24 pixels
        "button.word": "a word of a sentence, which is as high as its line",
        ".track .pile": "the cards on a narrow lane; the slip has the same, as big as a thumb",
    },
    "tight": {  # targets of 24 to 44 pixels under a finger
        "button.word": "a word of a sentence, which is as high as its line",
        ".track button": "the slip has the same bets and piles, as big as a thumb",
        ".slot .ruse": "the slip has the same ruses, as big as a thumb",
        ".stall .token": "40 pixels on a tablet, as eleven of them share a counter",
        "a.logo": "the way home: 34 pixels wide, and pressed seldom",
        ".chart .pin": "a moment of the curve; the list below it has the same, as big as a thumb",
        ".seats .face": "who sits there: 30 pixels wide, and pressed seldom",
        ".stall > .down.mine": "one's own cards behind a horse, side by side; the log has them too",
    },
    "over": {  # what may lie over something else
        "#explanation": "an explanation is opened by hand and goes by itself",
        ".confetti": "it falls for some seconds",
        ".lane > .field": "horses and their tiles are on their lane",
        ".field > .runner": "a horse that runs past its own tile",
        ".lane > .stall": "so are the cards behind them",
        ".lane > .strip": "and the bets on them",
        ".track > .piece": "racers, cards and tokens stand on their lane",
        ".race .over": "spells, photo and payout are held over the track",
        ".clearing > .open": "what was laid is held over the unicorns for as long as it is read",
        ".slot > .number": "a unicorn's number hangs over the edge of its card",
    },
    "sight": {  # what is to be seen without scrolling, unless one reads in big letters
        ".strip > .mine": "one's own seat among all others",
        ".race .mine > ul > li": "one's bets while the race runs: a bar may not lie over them",
    },
    "fan": {  # cards that lie over each other
        ".hand > .card": "hunt cards, each with its number to be seen",
        ".state > .laid": "cards laid in a hunt, at the paddle",
        ".pile .back": "magic under a lane; the pile says how many",
        ".stall > .down": "cards behind a horse, each with its owner's face",
        ".tray .cards li": "one's cards, where there are many; a touch reads them",
        ".tokens > *": "horses that share a row of the blackboard",
    },
}

# Only where words are bigger, wider or nearer than usual.
CLOSE: dict[str, dict[str, str]] = {
    "over": {
        ".sheet.open:has(> .handle)": "it can be drawn down; what it lies on comes free then",
    },
}

# Only where text is spread as WCAG 1.4.12 has it: what is meant so, or not yet better.
SPREAD: dict[str, dict[str, str]] = {
    "cut": {
        ".tray .card.action small": "longer than its card; a touch or a long look reads all of it",
    },
    "covered": {
        ".stage.characters .gathering": "higher than what the sheet leaves; it has them all",
    },
}
