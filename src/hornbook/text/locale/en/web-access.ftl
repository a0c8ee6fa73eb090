### What is there for people who use a keyboard, a switch or a screen reader.

## Places

web-skip-to-slip = Go to the question
web-skip-to-main = Go to what this page is about
web-stage = The board
# Where one waits while something is shown.
web-happening = What is happening now

## Titles of pages, as a browser's tab and its history show them

web-title = { $page } · Hornbook
web-title-gathering = Table { $code }, { $game }
web-title-table = { $game }
web-title-turn = Your turn, { $game }
# $waiting: “Ada is thinking.”
web-title-waiting = { $waiting } { $game }
web-title-result = Result, { $game }
web-title-replay = Replay, { $game }
web-title-review = Review, { $game }
# One of several buttons that look the same: “Play now: Unicorn Fever”
web-of-game = { $deed }: { $game }

## Keys of one's own

web-settings-singleKeys = Letters and numbers as keys
web-settings-singleKeys-help = one key does one thing at a table
web-keys-change = Change the key for “{ $deed }”
    .short = Change
web-keys-press = Press a key
web-keys-taken = { $key } is taken: “{ $deed }”.
web-keys-none = no key
web-keys-usual = Back to the usual keys

## The page about all this. What it says, docs/accessibility.md says, too.

web-access-title = Accessibility
web-access-note = Who can play here, and how.
web-access-works = What works
web-access-keyboard = All games can be played with the keys alone, from the front page to the last one. The Tab key finds everything that can be pressed, and the first thing it finds at a table leads to the question.
    .title = Keyboard and switch
web-access-focus = After each move the focus goes to the next question, or to where you wait for it. What you open on top gives it back when you close it. Enter does nothing unless you are at the question and have picked something.
    .title = Focus
web-access-told = A screen reader is told all that happens, in its order: a sentence for each card of a race with everyone’s place, who caught what, what was paid, who won, and your own place. At instant speed one sentence sums a race up.
    .title = Screen readers
web-access-clock = A clock that runs low is said at 30 and at 10 seconds. Who is asked alone can take 30 seconds more, once for each question. Where all bet at once, as in the Party, the host gives more.
    .title = Clocks
web-access-keys = Keys that are one letter or number can be switched off in the settings. At a table, “Keys” in the menu shows them, and lets you choose others.
    .title = Single keys
web-access-places = Each page has a title that says where you are and whose turn it is, one main part, and headings in order. No two buttons on a page do different things under the same name.
    .title = Where you are
web-access-plain = Questions and refusals are short and in plain words. A test holds them to what a child of twelve can read; the games’ own words are explained where they stand.
    .title = Plain words
web-access-looks = Bigger text, high contrast, day and night, a slip on the left and three speeds are in the settings. If your system asks for more contrast, its own colours, bigger text or less motion, every page follows. A Party’s phone takes day and night from your system alone.
    .title = Looks and motion
web-access-not-yet = What does not work yet
web-access-people = Browsers test all this at each change. Nobody who uses a screen reader every day has tested it for us yet.
    .title = Tried by people
web-access-dialogs = While a drawer such as the log is open, some screen readers do not say what happens behind it. It is in the log.
    .title = Open drawers
web-access-television = The Party’s television is a picture for the room. Who does not see it plays on a phone or a desk, where the race is told.
    .title = The television
web-access-charts = Charts of chances and purses are read as a few numbers, not as a curve.
    .title = Charts
web-access-language = The house speaks English, French, German and Italian, and no other language yet.
    .title = Languages
web-access-tell = Tell us
web-access-tell-us = If something keeps you from playing, tell whoever runs this house, or open an issue where the source is.
