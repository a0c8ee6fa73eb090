### What every page needs, the Party’s phones too, before anything else is read.

# Where a sentence is missing, on every page.
web-no-words = (dafür fehlen die Worte)
