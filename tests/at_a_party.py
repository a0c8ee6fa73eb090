"""A party in browsers: the host orders it, phones come in, bet, and run the race."""

from playwright.sync_api import Page, expect

PARTY = {"game": "horse-fever-party", "name": "Mina", "seats": [{"kind": "host"}], "most": 40}
ASKED = "text=/Pick a horse to win|You hold the book/"


def open_a_party(host: Page, **wishes: object) -> str:
    """The host orders a party from the page's own address; returns its code."""
    return str(
        host.evaluate(
            """async order => {
                const guest = await (await fetch('/api/guests', {method: 'POST'})).json();
                localStorage.setItem('hornbook.guest', JSON.stringify(guest));
                const answer = await fetch('/api/tables', {
                    method: 'POST',
                    headers: {authorization: 'Bearer ' + guest.token},
                    body: JSON.stringify(order),
                });
                return (await answer.json()).code;
            }""",
            {**PARTY, **wishes},
        )
    )


def come_in(phone: Page, code: str, name: str) -> Page:
    """Scan, type a name, sit."""
    phone.goto(f"/party/{code}")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name=f"Come in, {name}").click()
    return phone


def may_bet(phone: Page) -> bool:
    """Whether this phone is asked for bets, and not to hold the book."""
    phone.wait_for_selector(ASKED)
    return phone.get_by_text("Pick a horse to win").is_visible()


def bet(phone: Page, win: str, place: str) -> None:
    """Both bets of a slip, at the least stake."""
    phone.get_by_role("region", name="Win").get_by_role("radio", name=win).click()
    phone.get_by_role("region", name="Place").get_by_role("radio", name=place).click()
    phone.get_by_role("button", name="Lock both bets").click()


def all_bet(phones: list[Page], win: str = "1 Black", place: str = "2 Blue") -> None:
    """Everybody but the bookmaker."""
    for phone in phones:
        if may_bet(phone):
            bet(phone, win, place)


# Pick one more of the tied, but for the last: how many were free.
_PICK_TIED = """() => {
  const free = [...document.querySelectorAll(".tied button:not(:disabled)")];
  if (free.length > 1) free[0].click();
  return free.length;
}"""


def turn_cards(phones: list[Page], until: str) -> None:
    """Whoever holds the book turns cards and settles ties, until that text stands on a phone."""
    done = phones[0].get_by_role("heading", name=until)
    card = "button:has-text('Turn a card'):enabled"
    order = "button:has-text('That is the order')"
    for _ in range(400):
        for phone in phones:
            if phone.locator(card).is_visible():
                turned = phone.get_by_text("The room is waiting").inner_text()
                phone.locator(card).click()
                # The next card, a tie, or the end of the race: whatever comes, this one is turned.
                expect(phone.get_by_text(turned, exact=True)).to_be_hidden()
            elif phone.locator(order).is_visible():
                # In one go: the question may be answered, and gone, at any moment.
                while phone.evaluate(_PICK_TIED) > 1:
                    pass
                ready = phone.locator(f"{order}:enabled")
                if ready.is_visible():
                    ready.click()
                expect(ready).to_be_hidden()
            if done.is_visible():
                return
    expect(done).to_be_visible()
