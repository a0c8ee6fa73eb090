"""What looks like a fault and is meant so: a selector, and why."""

ALLOWED: dict[str, dict[str, str]] = {
    "cut": {},
    "covered": {},
    "outside": {},
    "over": {  # what may lie over something else
        "#explanation": "an explanation is opened by hand and goes by itself",
    },
}
