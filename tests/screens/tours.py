"""The ways through the product on which every state of every page is seen."""

from collections.abc import Callable
from typing import Any

from browsing import House
from hand import Decision, Hand, Wish
from screens.album import ASKED, DESKS, PHONES, TELEVISIONS, Album, Stop
from screens.screen import Onlooker

GAMES = {  # seats usually, and the most a game takes
    "unicorn-fever": (4, 6),
    "horse-fever-board": (4, 5),
    "horse-fever-family": (4, 5),
    "kill-the-unicorns": (4, 6),
    "horse-fever-party": (6, 18),
}
NO_TABLE = "WRONG"
HOUSE = {
    "front": "/",
    **{f"learn-{game}": f"/learn/{game}" for game in GAMES},
    **{f"set-up-{game}": f"/new/{game}" for game in GAMES},
    **{f"own-cards-{game}": f"/cards/{game}" for game in GAMES},
    "about": "/about",
    "accessibility": "/accessibility",
    "no-table": f"/t/{NO_TABLE}",
}
BETS = range(6, 11)  # the action tokens that bring a bet
# A lane to bet on; where a horse's card lies on it, that is pressed as well.
LANE = ".lanes li:not(:has(.tile)) .hit, .lanes .lit .tile"
AROUND = {  # what lies around a table: how it is opened, and how it is known
    "explain": ("?[aria-expanded=false].handle >> #slip .why", "#explanation"),
    "tape": ("nav.tools button:has([href='#i-log'])", "dialog"),
    "menu": ("nav.tools button:has([href='#i-menu'])", "dialog"),
    "chat": ("nav.tools button:has([href='#i-menu']) >> dialog li:nth-child(1) button", "dialog"),
    "invite": ("nav.tools button:has([href='#i-menu']) >> dialog li:nth-child(2) button", "dialog"),
    "settings": (
        "nav.tools button:has([href='#i-menu']) >> dialog li:nth-child(3) button",
        "dialog",
    ),
    "keys": ("nav.tools button:has([href='#i-menu']) >> dialog li:nth-child(4) button", "dialog"),
}


def step(*names: str, **like: Any) -> Stop:
    """A stop of a game: one of these questions is asked."""

    def asked(decision: Decision) -> bool:
        question = decision["question"]
        fits = all(question.get(key) == value for key, value in like.items())
        return question["step"] in names and fits

    return asked


def take(*tokens: int) -> Wish:
    """Wish for one of these action tokens."""

    def wished(decision: Decision) -> int | None:
        found = [
            place
            for place, option in enumerate(decision["options"])
            if option.get("token") in tokens
        ]
        return found[0] if found else None

    return wished


def as_it_comes(_: Decision) -> None:
    """No wish at all."""


def thrifty(decision: Decision) -> int | None:
    """Buy action cards and nothing else, stake little: a purse that lasts for all races."""
    if span := decision["span"]:
        return int(span["low"])
    kinds = [option["type"] for option in decision["options"]]
    for kind in ("buy-actions", "pass-for-money"):
        if kind in kinds and (kind != "buy-actions" or decision["question"].get("lap") == 1):
            return kinds.index(kind)
    return None


def buy(*wanted: str) -> Wish:
    """Wish for one of these purchases."""

    def wished(decision: Decision) -> int | None:
        kinds = [option["type"] for option in decision["options"]]
        return next((kinds.index(kind) for kind in wanted if kind in kinds), None)

    return wished


def unicorn_fever(album: Album) -> None:
    album.deal()
    album.asked("plan", step("choose-action"))
    album.take("bet", ASKED, "[data-bet][aria-disabled=false]:visible")
    for name, (touch, _) in AROUND.items():
        album.take(name, ASKED, touch)
    album.asked("contract", step("choose-contract"), wish=take(0, 1, 2))
    album.asked("magic", step("play-magic"), wish=take(12, 13, 14))
    album.asked("last-action", step("choose-action", action=3))
    album.shown(
        step("choose-action", action=1),
        reveal=".race",
        running="[data-turn='3']",
        photo=".photo",
        payouts=".purses.panel",
    )
    # As many bets as there are actions, and one's own unicorn.
    album.hand.habit = take(*BETS)
    album.hand.play(step("choose-action", action=3))
    album.shown(step("choose-action", action=1), betting="[data-turn='2']")
    album.hand.habit = as_it_comes
    album.each_question({"choose-action": "[data-bet][aria-disabled=false]:visible"})
    album.end()


def horse_fever_board(album: Album) -> None:
    album.hand.habit = thrifty
    album.deal()
    album.meet()
    album.asked("buy", step("choose-purchase"))
    album.take("buy-tile", ASKED, ".shop .tile:not([aria-disabled=true])")
    album.asked(
        "buy-again", step("choose-purchase", lap=2), ".shop .tile:not([aria-disabled=true])"
    )
    album.asked(
        "fan",
        step("choose-objective", "choose-assistant", "choose-horse-card"),
        wish=buy("buy-objective", "buy-assistant"),
    )
    album.asked("bet", step("choose-first-bet"), LANE)
    album.asked("rig", step("choose-card"))
    album.shown(
        step("choose-sale", "choose-bid", "choose-purchase"),
        reveal=".desk",
        running="[data-turn='3']",
        payouts=".desk .ledger li",
    )
    album.each_question({})
    album.end()


def horse_fever_family(album: Album) -> None:
    album.hand.habit = thrifty
    album.deal()
    album.meet()
    album.asked("bet", step("choose-first-bet"), LANE)
    album.asked("rig", step("choose-card"))
    album.shown(
        step("choose-first-bet"),
        reveal=".desk",
        running="[data-turn='3']",
        payouts=".desk .ledger li",
    )
    album.each_question({})
    album.end()
    if album.onlooker.plan.left:
        album.counted()


def kill_the_unicorns(album: Album) -> None:
    album.deal()
    album.asked("characters", step("choose-character"))
    album.asked("ruse", step("place-ruse", "choose-ruse"), "#slip li button")
    album.asked("hunt", step("open-hunt", "join-hunt", "lay-card"), ".hand button:enabled")
    album.shown(step("go-to-market", "place-ruse"), reveal=".reveal")
    album.asked("market", step("go-to-market"), "?.token:enabled")
    album.each_question({})
    album.end()


def hot_seat(album: Album) -> None:
    """Two people at one screen: the curtain between them."""
    album.gather()
    album.hand.start()
    album.take("curtain", ".curtain")


# Where a party is looked at: the place, on which screens, and what is there once it is shown.
SCREENS = {
    "phone": ("party", PHONES, "main section"),
    "tv": ("tv", TELEVISIONS, "main"),
    "desk": ("t", DESKS, "main"),
}


def party(album: Album) -> None:
    """A phone that comes in, the host's phone, and the television."""
    code = album.hand.code
    album.go(f"/party/{code}")
    album.take("join", "input", on=PHONES)
    album.go(f"/tv/{code}")
    album.take("tv-gathering", "main", on=TELEVISIONS)
    album.gather()
    for screen in album.onlooker.screens:
        screen.be(album.hand.guest, party=code, **{"party-name": "Mina"})

    def both(moment: str) -> None:
        for what, (place, on, seen) in SCREENS.items():
            if album.onlooker.plan.wants(f"{album.name}-{what}-{moment}"):
                album.go(f"/{place}/{code}")
                album.take(f"{what}-{moment}", seen, on=on)

    album.hand.deal()
    both("bets")
    another = step("choose-another-race")
    album.hand.play(another)
    both("paid")
    # Bots run a race at once: it is seen when the host has won enough to hold the book.
    if any(album.onlooker.plan.wants(f"{album.name}-{what}-race") for what in SCREENS):
        if album.hand.play(step("turn-card"), one_more):
            album.hand.choose()
            both("race")
        else:
            album.missed.append(f"{album.name}-race")
    album.hand.play(lambda _: False, wish=no_more)
    both("over")


def one_more(decision: Decision) -> int | None:
    """There is another race, and all is staked: whoever wins most in one holds the book next."""
    if decision["span"]:
        return decision["span"]["high"]
    return 0 if decision["question"]["step"] == "choose-another-race" else None


def no_more(decision: Decision) -> int | None:
    """The last race has been run."""
    return 1 if decision["question"]["step"] == "choose-another-race" else None


def house_pages(onlooker: Onlooker) -> None:
    """Everything that is no table."""
    onlooker.people.append(NO_TABLE)
    for name, path in HOUSE.items():
        for screen, looks in onlooker.looks(name):
            screen.page.goto(path)
            screen.page.locator("main").first.wait_for()
            screen.page.wait_for_load_state("networkidle")
            for look in looks:
                onlooker.take(name, screen, look)


TOURS: dict[str, Callable[[Album], None]] = {
    "unicorn-fever": unicorn_fever,
    "horse-fever-board": horse_fever_board,
    "horse-fever-family": horse_fever_family,
    "kill-the-unicorns": kill_the_unicorns,
    "horse-fever-party": party,
}


def tour(onlooker: Onlooker, house: House, name: str, crowd: bool = False) -> list[str]:
    """Go one of the ways; answers with the states that could not be reached."""
    if name == "house":
        house_pages(onlooker)
        return []
    if name == "hot-seat":
        others = [{"kind": "hot-seat", "name": "Boris"}]
        with Hand(house, "unicorn-fever", bots=1, seats=[{"kind": "host"}, *others]) as hand:
            onlooker.people += [others[0]["name"], hand.code]
            album = Album(onlooker, hand, name)
            hot_seat(album)
    else:
        bots = GAMES[name][crowd] - 1
        # A long night: sooner or later everybody holds the book.
        order = {"settings": {"races": 50}} if name == "horse-fever-party" else {}
        with Hand(house, name, bots, bot="random", **order) as hand:
            onlooker.people.append(hand.code)
            album = Album(onlooker, hand, f"{name}-crowd" if crowd else name)
            TOURS[name](album)
    return album.missed


ALL = ["house", "hot-seat", *TOURS]
