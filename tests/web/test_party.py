"""A party on phones: from the door to the last page and beyond it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from at_a_party import ASKED, all_bet, bet, come_in, may_bet, open_a_party, turn_cards
from browsing import PATIENCE, House, Visit, boxes, serious_faults
from screens.check import findings

PAGE = Path(__file__).parents[2] / "src" / "hornbook" / "page"
LONG = PATIENCE * 1000


@pytest.fixture
def party(visit: Visit) -> tuple[str, list[Page]]:
    """The code and three phones, the host's first; everybody sits."""
    return a_party(visit)


def a_party(visit: Visit, **wishes: object) -> tuple[str, list[Page]]:
    host = visit("/", "phone")
    code = open_a_party(host, **wishes)
    phones = [host, visit("/", "phone"), visit("/", "phone")]
    host.goto(f"/party/{code}")  # the host sits already, and types nothing
    for phone, name in zip(phones[1:], ("Boris", "Ada"), strict=True):
        come_in(phone, code, name)
    for phone in phones:
        expect(phone.get_by_text("3 are in.")).to_be_visible()
    return code, phones


def start(phones: list[Page]) -> None:
    phones[0].get_by_role("button", name=f"Start with {len(phones)}").click()


def test_a_night_from_the_door_to_the_last_page_and_another_night(visit: Visit) -> None:
    _, phones = a_party(visit, settings={"races": 2})
    host, boris, ada = phones
    start(phones)
    all_bet(phones)
    turn_cards(phones, "Another race?")
    host.get_by_role("button", name="Next race").click()
    all_bet(phones)
    turn_cards(phones, "The night is over")
    for phone, name in zip(phones, ("Mina", "Boris", "Ada"), strict=True):
        expect(phone.get_by_text(f"of 3, {name}")).to_be_visible()
        expect(phone.get_by_text("Your purse")).to_be_visible()
        # Who has bet has a best or a worst race; one has held the book, maybe both races.
        expect(
            phone.get_by_text(re.compile(r"(Best|Worst), race|You held the book")).first
        ).to_be_visible()
    boris.get_by_role("button", name="Stay, play again").click()
    expect(boris.get_by_text("You stay. 1 of 3 do so far.")).to_be_visible()
    ada.get_by_role("button", name="Leave").click()
    expect(ada.get_by_text("Mind the step")).to_be_visible()
    host.get_by_role("button", name="Stay, play again").click()
    for phone in (host, boris):
        expect(phone.get_by_text("2 are in.")).to_be_visible()
    ada.get_by_role("button", name="I changed my mind").click()
    ada.get_by_role("button", name="Come in, Ada").click()  # the name is remembered
    expect(host.get_by_text("3 are in.")).to_be_visible()
    start(phones)
    all_bet(phones)


def test_a_guest_who_reads_the_last_page_is_taken_along_to_the_next_night(visit: Visit) -> None:
    _, phones = a_party(visit, settings={"races": 1})
    host, _, ada = phones
    start(phones)
    all_bet(phones)
    turn_cards(phones, "The night is over")
    host.get_by_role("button", name="Stay, play again").click()
    host.get_by_role("button", name="Start with 3").wait_for()
    expect(
        ada.get_by_role("heading", name="The night is over")
    ).to_be_visible()  # nobody takes it out of one's hand
    start(phones)
    ada.wait_for_selector(ASKED)


def test_a_wrong_code_says_so_before_it_asks_for_a_name(visit: Visit) -> None:
    visit.expect_fault(r"answer 404: GET .*/api/tables/QQQQQ")
    code = open_a_party(visit("/", "phone"))
    lost = visit("/party/QQQQQ", "phone")
    expect(lost.get_by_text("There is no room QQQQQ")).to_be_visible()
    expect(lost.get_by_label("Your name")).to_be_hidden()
    assert findings(lost) == []
    lost.get_by_label("The letters").fill(code.lower())
    lost.get_by_role("button", name="Go there").click()
    expect(lost.get_by_label("Your name")).to_be_visible()


def test_a_name_a_face_and_in(visit: Visit) -> None:
    host = visit("/", "phone")
    code = open_a_party(host)
    phone = visit(f"/party/{code}", "phone")
    faces = phone.get_by_role("radiogroup", name="Your face").get_by_role("radio")
    expect(faces).to_have_count(18)
    dealt = phone.get_by_role("radio", checked=True)
    expect(dealt).to_have_count(1)
    assert serious_faults(phone) == []
    phone.get_by_role("radio", name="face 10", exact=True).click()
    phone.get_by_label("Your name").fill("Paula")
    phone.get_by_role("button", name="Come in, Paula").click()
    expect(phone.get_by_text("Paula", exact=True)).to_be_visible()
    host.goto(f"/party/{code}")
    paula = host.get_by_role("listitem").filter(has_text="Paula")
    expect(paula.locator("use[href='#c-miss-paris']")).to_be_attached()
    # Whoever knows the name and the face elsewhere knows them here, and the other way round.
    phone.goto("/party/" + open_a_party(visit("/", "phone")))
    expect(phone.get_by_label("Your name")).to_have_value("Paula")
    expect(phone.get_by_role("radio", name="face 10", exact=True)).to_be_checked()


def test_who_sat_in_the_gathering_by_the_ordinary_door_sits_in_the_game(visit: Visit) -> None:
    """A phone that comes by the link of a table is led to its own page, and is asked once."""
    host = visit("/", "phone")
    code = open_a_party(host)
    host.goto(f"/t/{code}")
    expect(host).to_have_url(re.compile(f"/party/{code}$"))
    expect(host.get_by_text("You are in")).to_be_visible()
    phones = [host, *[come_in(visit("/", "phone"), code, name) for name in ("Boris", "Ada")]]
    expect(host.get_by_text("3 are in.")).to_be_visible()
    start(phones)
    for phone in phones:
        phone.wait_for_selector(ASKED)


def test_the_host_plays_on_with_a_phone_of_their_own(visit: Visit, house: House) -> None:
    desk = visit("/about")
    code = open_a_party(desk)
    desk.goto(f"/t/{code}")
    with desk.expect_response("**/second-screen") as lent:
        desk.get_by_role("button", name="Show me how").click()
    expect(desk.get_by_role("img", name=re.compile("your own phone"))).to_be_visible()
    link = lent.value.json()["link"].replace("http://hornbook.test", house.address)
    phone = visit("/", "phone")
    phone.goto(link)
    expect(phone.get_by_text("You are in")).to_be_visible()
    assert "#" not in phone.url
    for name in ("Boris", "Ada"):
        come_in(visit("/", "phone"), code, name)
    phone.get_by_role("button", name="Start with 3").click()  # three, not four: it is the host
    phone.wait_for_selector(ASKED)


def test_slips_are_locked_changed_and_locked_again(party) -> None:
    _, phones = party
    start(phones)
    first, second = [phone for phone in phones if may_bet(phone)]
    bet(first, "4 Red", "3 Green")
    expect(first.get_by_text("100 on Red to win")).to_be_visible()
    first.get_by_role("button", name="Change them").click()
    bet(first, "5 Yellow", "3 Green")
    expect(first.get_by_text("1 is still thinking.")).to_be_visible()
    bet(second, "4 Red", "4 Red")
    expect(first.get_by_text("Eyes on the television.")).to_be_visible()
    first.get_by_role("button", name="hats off").click()


def test_a_latecomer_is_told_from_when_and_seated_by_itself(party, visit: Visit) -> None:
    code, phones = party
    start(phones)
    all_bet(phones)
    late = come_in(visit("/", "phone"), code, "Zoe")
    expect(late.get_by_text("In from race 2")).to_be_visible()
    expect(late.get_by_text("Bets open after race 1")).to_be_visible()
    late.reload()
    expect(late.get_by_text("In from race 2")).to_be_visible()  # and nobody asks for a name again
    # The race in small: they stand whole at the start, from the gate to the line.
    gates, horses = late.locator(".gate"), late.locator(".horse")
    expect(horses).to_have_count(6)
    for gate, horse in zip(boxes(*gates.all()), boxes(*horses.all()), strict=True):
        assert gate.right <= horse.x < horse.right <= 360
    assert serious_faults(late) == []
    turn_cards(phones, "Another race?")
    expect(late.get_by_text("Race 2 opens when Mina says so.")).to_be_visible()
    phones[0].get_by_role("button", name="Next race").click()
    late.wait_for_selector(ASKED)


def test_a_phone_without_network_keeps_its_place(party) -> None:
    _, phones = party
    start(phones)
    lost = next(phone for phone in phones if may_bet(phone))
    lost.context.set_offline(True)
    expect(lost.get_by_text("The line is down. Your place is kept.")).to_be_visible()
    lost.context.set_offline(False)
    lost.evaluate("dispatchEvent(new Event('online'))")
    expect(lost.get_by_text("The line is down")).to_be_hidden()
    bet(lost, "1 Black", "2 Blue")
    expect(lost.get_by_text("Your bets are in.")).to_be_visible()


def test_a_reload_comes_back_to_the_same_seat(party) -> None:
    _, phones = party
    start(phones)
    ada = phones[2]
    ada.wait_for_selector(ASKED)
    ada.reload()
    ada.wait_for_selector(ASKED)
    expect(ada.get_by_text("Ada", exact=True)).to_be_visible()


def test_who_has_no_slip_when_the_time_is_up_keeps_the_purse(visit: Visit) -> None:
    _, phones = a_party(visit, clock="decision", seconds=5)
    start(phones)
    quick, slow = [phone for phone in phones if may_bet(phone)]
    bet(quick, "1 Black", "2 Blue")
    waiting = slow.get_by_role("main").get_by_text("You let this race go by.")
    expect(waiting).to_be_visible(timeout=LONG)
    expect(slow.get_by_text("2\u202f000")).to_be_visible()


def test_a_clock_that_runs_low_is_said_and_who_holds_the_book_takes_more(visit: Visit) -> None:
    _, phones = a_party(visit, clock="decision", seconds=12)
    start(phones)
    bettors = [phone for phone in phones if may_bet(phone)]
    (book,) = [phone for phone in phones if phone not in bettors]
    for phone in bettors:
        urgent = phone.locator("[aria-live=assertive]")
        expect(urgent).to_have_text(re.compile(r"^(10|\d) seconds left\.$"))
        bet(phone, "1 Black", "2 Blue")
    book.get_by_role("button", name="30 seconds more").click()
    expect(book.get_by_role("timer")).to_have_text(re.compile(r"0:[34]\d"))


def test_a_slip_that_comes_too_late_is_refused_in_words(visit: Visit) -> None:
    """The line was down when it was locked, and the race has left when the line is back."""
    _, phones = a_party(visit, clock="decision", seconds=8)
    start(phones)
    quick, slow = [phone for phone in phones if may_bet(phone)]
    slow.context.set_offline(True)
    expect(slow.get_by_text("The line is down.")).to_be_visible()
    bet(slow, "1 Black", "2 Blue")
    bet(quick, "1 Black", "2 Blue")
    expect(quick.get_by_text("Eyes on the television.")).to_be_visible(timeout=LONG)
    slow.context.set_offline(False)
    slow.evaluate("dispatchEvent(new Event('online'))")
    expect(slow.get_by_role("alert")).to_have_text(
        re.compile(r"It is not your turn|That question was answered already")
    )


LISTEN = """() => {
    window.heard = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.heard += 1;
        return make.call(this);
    };
}"""


def test_a_phone_rings_when_bets_open_and_ticks_when_they_are_locked(party) -> None:
    """And says nothing at all unless it is wanted."""
    _, phones = party
    for phone in phones:
        phone.evaluate(LISTEN)
    for phone in phones[1:]:
        phone.get_by_role("button", name="Bell and tick").click()
        phone.wait_for_function("() => heard > 0")  # a first tick says that it can be heard
        phone.evaluate("() => { heard = 0 }")
    start(phones)
    for phone in phones[1:]:
        if may_bet(phone):
            phone.wait_for_function("() => heard > 0")
            phone.evaluate("() => { heard = 0 }")
            bet(phone, "1 Black", "2 Blue")
            phone.wait_for_function("() => heard > 0")
    if may_bet(phones[0]):
        bet(phones[0], "1 Black", "2 Blue")
    for phone in phones:
        expect(
            phone.get_by_text(re.compile("Your bets are in|The room is waiting|Eyes on"))
        ).to_be_visible()
    assert phones[0].evaluate("() => heard") == 0


def test_bets_are_placed_by_keys_alone_and_can_be_read_by_everyone(party) -> None:
    _, phones = party
    phones[0].get_by_role("button", name="Start with 3").focus()
    phones[0].keyboard.press("Enter")
    bettor = next(phone for phone in phones if may_bet(phone))
    assert serious_faults(bettor) == []
    for region in ("Win", "Place"):
        silks = bettor.get_by_role("region", name=region).get_by_role("radio")
        silks.first.focus()
        bettor.keyboard.press("Space")
        expect(silks.first).to_be_checked()
    lock = bettor.get_by_role("button", name="Lock both bets")
    expect(lock).to_be_enabled()
    lock.focus()
    bettor.keyboard.press("Enter")
    expect(bettor.get_by_text("Your bets are in.")).to_be_visible()
    assert serious_faults(bettor) == []


def test_the_set_up_of_a_party_has_no_bots_and_a_fresh_stake(visit: Visit) -> None:
    page = visit("/new/horse-fever-party")
    expect(page.get_by_role("radio", name="Fresh stake")).to_be_checked()
    expect(page.locator("use[href='#i-bot']")).to_have_count(0)


def weigh(names: set[str]) -> int:
    """Files as they are sent."""
    folder = PAGE / "assets"
    return sum(
        (folder / (one if one.endswith("woff2") else f"{one}.br")).stat().st_size for one in names
    )


def test_the_phone_page_is_small() -> None:
    """What a phone loads to come in: at most 60 kB with fonts; and 92 kB for a whole night."""
    html = (PAGE / "party.html").read_text(encoding="utf-8")
    first = set(re.findall(r"assets/([^\"]+)", html))
    css = "".join((PAGE / "assets" / one).read_text() for one in first if one.endswith(".css"))
    fonts = set(re.findall(r"([\w-]+\.woff2)", css))
    assert len(fonts) == 2
    night = first | fonts
    while more := called_by(night) - night:
        night |= more
    assert any(one.startswith("Final") for one in night)
    doors = json.loads((PAGE / "phone.json").read_text())["words"].values()
    for door in doors:  # a phone speaks one language
        assert weigh(first | fonts | {Path(one).name for one in door[""]}) <= 60_000
    texts = {one for one in night if said(one)}
    kinds = {one.partition("-")[0] for one in texts}
    heaviest = [max(weigh({one}) for one in texts if one.startswith(f"{kind}-")) for kind in kinds]
    assert kinds == {"door", "inside", "refused"}
    assert weigh(night - texts) + sum(heaviest) <= 92_000


def said(name: str) -> bool:
    """Whether a file has nothing but sentences of one language in it."""
    own = re.match(r"(door|inside|refused)-[\w-]+\.js", name)
    return bool(own) and " = " in (PAGE / "assets" / name).read_text()


def called_by(names: set[str]) -> set[str]:
    """The files of the page that these scripts name."""
    scripts = [PAGE / "assets" / one for one in names if one.endswith(".js")]
    found = {
        name for one in scripts for name in re.findall(r"[\w.-]+\.(?:js|css)", one.read_text())
    }
    return {one for one in found if (PAGE / "assets" / one).exists()}
