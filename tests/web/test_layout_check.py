"""The layout check finds planted faults, and nothing on a page that is well."""

from collections.abc import Callable

import pytest

from browsing import Visit
from screens.check import findings

Look = Callable[..., list[str]]


@pytest.fixture
def look(visit: Visit) -> Look:
    page = visit.screen("", viewport={"width": 360, "height": 600})

    def at(body: str, **allowed: str) -> list[str]:
        page.set_content(
            "<!doctype html><style>* { margin: 0; box-sizing: border-box }"
            f" body {{ font: 16px/1.3 sans-serif }} button {{ min-height: 24px }}</style>{body}"
        )
        return [f"{one.kind} {one.what}: {one.says}" for one in findings(page, allowed=allowed)]

    return at


LONG = "Once upon a time there was a unicorn that would not run"

FAULTS = {
    "a line that ends in dots": (
        f'<p style="width:120px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">{LONG}',
        f"cut text: {LONG}",
    ),
    "a line cut by a panel further up": (
        f'<div style="overflow:hidden;height:30px"><div><p style="width:120px">{LONG}</div></div>',
        f"cut text: {LONG}",
    ),
    "lines beyond a clamp": (
        (
            '<p style="display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;'
            f'overflow:hidden;width:120px">{LONG}'
        ),
        f"cut text: {LONG}",
    ),
    "a button cut by its panel": (
        (
            '<div style="overflow:hidden;width:200px;height:40px">'
            '<button style="height:60px;line-height:20px">Race</button></div>'
        ),
        "cut control: Race",
    ),
    "text cut by its drawing": (
        '<svg width="90" height="40" style="overflow:hidden"><text x="80" y="20">Odds</text></svg>',
        "cut text: Odds",
    ),
    "a picture cut by its panel": (
        (
            '<div style="overflow:hidden;width:90px"><svg role="img" aria-label="Lane 6" width="99"'
            ' height="40"></svg></div>'
        ),
        "cut picture: Lane 6",
    ),
    "a choice wider than its field": (
        f'<select style="width:90px"><option>{LONG}</select>',
        f"cut text: {LONG}",
    ),
    "a button under a bar": (
        (
            "<button>Your bets</button>"
            '<div style="position:fixed;inset:0 0 auto;height:40px;background:#222"></div>'
        ),
        "covered control: Your bets",
    ),
    "words under a bar that lets fingers through": (
        (
            "<p>Your bets</p><div style="
            '"position:fixed;inset:0 0 auto;height:40px;background:#222;pointer-events:none"></div>'
        ),
        "covered text: Your bets",
    ),
    "words half under a card": (
        (
            '<p>Pays four to one</p><div style="position:absolute;left:80px;top:0;width:90px;'
            'height:50px;background:white"></div>'
        ),
        "covered text: Pays four to one",
    ),
    "the last line under a foot, however far one scrolls": (
        (
            f"{'<p>Line</p>' * 50}<p>Last</p>"
            '<div style="position:fixed;inset:auto 0 0;height:40px;background:#222"></div>'
        ),
        "covered text: Last",
    ),
    "words over words": (
        '<p style="position:absolute;top:5px">Six</p><p style="position:absolute;top:8px">Nine</p>',
        "covered text: Six",
    ),
    "words that leave their card": (
        '<div style="width:80px;border:1px solid;white-space:nowrap">Once upon a time</div>',
        "outside text: Once upon a time",
    ),
    "a button that leaves its card": (
        (
            '<div style="width:80px;height:30px;background:#eee">'
            '<button style="width:70px;height:50px">Race</button></div>'
        ),
        "outside control: Race",
    ),
    "a button beside the window": (
        ('<button style="position:fixed;left:330px;width:80px">Race</button>'),
        "outside control: Race",
    ),
    "a page that scrolls sideways": (
        '<div style="width:500px;height:10px"></div>',
        "sideways page: 500 px",
    ),
    "a target that nobody hits": (
        '<button style="width:18px;height:18px;min-height:0" aria-label="Less"></button>',
        "small control: 18x18 Less",
    ),
    "what lies before the first place of a scroll": (
        (
            '<div style="overflow:auto;width:90px;height:60px;display:grid;justify-content:center">'
            f'<p style="flex:none;white-space:nowrap">{LONG}</div>'
        ),
        f"cut text: {LONG}",
    ),
}

WELL = {
    "plain text": f"<p>{LONG}</p><button>Race</button>",
    "a list that scrolls": (
        f'<div style="overflow:auto;height:80px">{"<p>Line</p><button>Race</button>" * 20}</div>'
    ),
    "a row that scrolls sideways": (
        '<div style="overflow:auto;display:flex;width:300px">'
        f"{'<button style=flex:none;width:100px>Race</button>' * 9}</div>"
    ),
    "a page that scrolls above a foot": (
        f'<main style="padding-bottom:52px">{"<p>Line</p>" * 50}<p>Last</p></main>'
        '<div style="position:fixed;inset:auto 0 0;height:40px;background:#ddd">Go</div>'
    ),
    "words for screen readers alone": (
        f'<span style="position:absolute;width:1px;height:1px;overflow:hidden">{LONG}</span>'
        f'<span style="position:absolute;clip-path:inset(50%)">{LONG}</span>'
    ),
    "what is not shown": f"<p hidden>{LONG}</p><details><summary>More</summary>{LONG}</details>",
    "a clear veil": (
        '<p>Your bets</p><div style="position:fixed;inset:0;background:#ff000011"></div>'
    ),
    "a badge at a button's corner": (
        '<button style="position:relative;width:80px;height:60px">Hand<i style="position:absolute;'
        'right:-6px;top:-6px;width:16px;height:16px;background:gold"></i></button>'
    ),
    "a small mark with room around it": (
        '<button style="position:relative;margin:9px;width:16px;height:16px;min-height:0">'
        '<i style="position:absolute;inset:-6px"></i></button>'
    ),
    "a box in its label": (
        '<label style="display:block;padding:6px"><input type="checkbox"> Fast</label>'
    ),
    "a link in a sentence": '<p style="font-size:12px">See <a href="#rules">the rules</a>.</p>',
    "a window over the page": (
        f'<p>{LONG}</p><dialog style="width:200px;padding:8px">Log</dialog>'
        "<script>document.querySelector('dialog').showModal()</script>"
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(look: Look, fault: str) -> None:
    body, finding = FAULTS[fault]
    assert finding in look(body)


@pytest.mark.parametrize("page", WELL)
def test_nothing_is_found_where_all_is_well(look: Look, page: str) -> None:
    assert look(WELL[page]) == []


ROW = '<div style="overflow:auto;display:flex;width:300px">%s</div>' % (
    "<p style='flex:none;width:100px'>Ada</p>" * 2
    + "<p class=mine style='flex:none;width:120px'>You"
)
FOOT = (
    "<p class=mine>You</p>"
    '<div style="position:sticky;bottom:0;height:40px;margin-top:-30px;background:#222">'
)


@pytest.mark.parametrize("body", [ROW, FOOT])
def test_what_is_looked_at_all_the_time_needs_no_scrolling(look: Look, body: str) -> None:
    assert "out of sight thing: You" in look(body, sight=".mine")
    assert "out of sight thing: You" not in look(body)
    assert look("<p class=mine>You</p>", sight=".mine") == []


def test_what_is_allowed_is_not_a_fault(look: Look) -> None:
    body, _ = FAULTS["a line that ends in dots"]
    assert look(body, cut="p") == []


def test_looking_leaves_the_page_as_it_was(visit: Visit) -> None:
    page = visit.screen("", viewport={"width": 360, "height": 600})
    page.set_content("<!doctype html>" + "<p>Line</p>" * 80)
    page.evaluate("scrollTo(0, 120)")
    assert findings(page, allowed={}) == []
    assert page.evaluate("[scrollY, document.adoptedStyleSheets.length]") == [120, 0]


def test_a_theme_that_only_paints_is_looked_at_once_and_one_that_hides_is_found(
    visit: Visit,
) -> None:
    page = visit.screen("", viewport={"width": 360, "height": 600})
    night = "@media (prefers-color-scheme: dark) { p { color: #eee } %s }"
    lid = '<p>Your bets</p><div style="position:fixed;inset:0 0 auto;height:40px"></div>'

    def by_night(more: str) -> list[str]:
        page.emulate_media(color_scheme="light")
        page.goto("about:blank")
        page.set_content(f"<!doctype html><style>{night % more}</style>{lid}")
        assert findings(page, allowed={}) == []
        page.evaluate("lastLook.found.push({kind: 'kept', what: '', path: '', says: '', by: ''})")
        page.emulate_media(color_scheme="dark")
        return [one.kind for one in findings(page, allowed={})]

    assert by_night("") == ["kept"]
    assert by_night("div { background: #222 }") == ["covered"]
