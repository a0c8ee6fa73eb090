"""What no page may do, whoever visits it: every browser of a test is watched for it."""

import json
import re
from functools import cache

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response
from playwright.sync_api import Error as PageGone

from fluent_files import entries, folders
from hornbook import games
from hornbook.kernel import Event, Option, Question, kebab
from hornbook.text.catalogue import LOCALES
from source_codes import refusal_codes

# Only a test that takes the network away sees this on the machine's own address.
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
# Who leaves a page does not wait for what it asked for.
LEFT = "net::ERR_ABORTED"
# The browser's own remarks on what is heard as a response or a failed request, too.
ECHO = "Failed to load resource"
# What comes back to a part of the page that is gone meanwhile is seen by nobody.
GONE = "https://svelte.dev/e/derived_inert"
# On a busy machine a table comes seconds after its files, and the browser remarks on it.
EARLY = "was preloaded using link preload but not used within a few seconds"

# Looks at every text the page shows, from its first letter on, and tells of a key in the console.
_READER = r"""((known) => {
  const keys = new Set(known);
  const families = /^(web|event|option|question|refusal|setting|cli|perk|effect)-/;
  const token = /(?<![\w./:@#-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?(?![\w/@-])/g;
  const broken = /\{ ?\$[\w-]+ ?\}|\bundefined\b|\bNaN\b|\[object \w+\]/;
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext',
    'title', 'placeholder', 'alt'];
  const written = 'script, style, template, code, pre, textarea, [data-verbatim]';
  const told = new Set();
  const read = (text, place) => {
    if (!text) return;
    const key = (text.match(token) ?? []).find((one) => families.test(one) || keys.has(one));
    const fault = key ?? text.match(broken)?.[0];
    if (!fault || told.has(fault + place)) return;
    told.add(fault + place);
    console.error(`A key instead of a sentence: ${fault} (${place}: ${text.trim().slice(0, 120)})`);
  };
  const readText = (node) => {
    if (!node.parentElement?.closest(written)) {
      read(node.data, node.parentElement?.localName === 'title' ? 'document.title' : 'text');
    }
  };
  const readAll = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return readText(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const one of [node, ...node.querySelectorAll('*')]) {
      for (const name of spoken) if (one.hasAttribute(name)) read(one.getAttribute(name), name);
    }
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) readText(texts.currentNode);
  };
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'attributes') read(target.getAttribute(attributeName), attributeName);
      else if (type === 'characterData') readText(target);
      else addedNodes.forEach(readAll);
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: spoken,
  });
})"""


class Net:
    """Catches the faults of all pages of all contexts it is cast over."""

    def __init__(self) -> None:
        self._caught: list[str] = []
        self._expected: list[str] = []

    def cast(self, context: BrowserContext) -> None:
        """Watch every page of that browser from now on."""
        context.add_init_script(f"{_READER}({json.dumps(sorted(keys()))})")
        context.on("weberror", lambda fault: self._catch(f"page error: {fault.error}"))
        context.on("console", self._heard)
        context.on("response", self._answered)
        context.on("requestfailed", self._failed)
        context.on("page", lambda page: page.on("crash", lambda: self._catch("the page crashed")))

    def expect(self, fault: str) -> None:
        """A fault the test provokes on purpose: a pattern of it. It must then happen."""
        self._expected.append(fault)

    def faults(self) -> list[str]:
        """What was caught and not expected, and what was expected in vain."""
        found = [
            one for one in self._caught if not any(re.search(way, one) for way in self._expected)
        ]
        missed = [
            f"expected in vain: {way}"
            for way in self._expected
            if not any(re.search(way, one) for one in self._caught)
        ]
        return found + missed

    def _catch(self, fault: str) -> None:
        if fault not in self._caught:
            self._caught.append(fault)

    def _heard(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type not in ("error", "warning", "assert") or OFFLINE in text:
            return
        if not text.startswith((ECHO, GONE)) and EARLY not in text:
            page = message.page
            self._catch(f"console {message.type}: {text} ({'' if page is None else page.url})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            asked = response.request
            self._catch(f"answer {response.status}: {asked.method} {response.url}")

    def _failed(self, request: Request) -> None:
        if request.failure not in (OFFLINE, LEFT):
            self._catch(f"request failed: {request.method} {request.url} {request.failure}")


def settle(page: Page) -> None:
    """Let the page say what it has to say before it is closed."""
    try:
        page.evaluate("() => new Promise((said) => setTimeout(said))")
    except PageGone:
        return  # closed, or on its way to another page: what it said was heard


@cache
def keys() -> frozenset[str]:
    """All names that mean something to the program only."""
    messages = {
        name for folder in ["", *folders("en")] for name in entries("en", folder) if "-" in name
    }
    for game in games.names():
        games.load(game)
    things = {kebab(thing.__name__) for kind in (Event, Option, Question) for thing in _kinds(kind)}
    codes = {code for code in refusal_codes() if code.count("-") > 1}
    named = {one for one in things if one.count("-") > 0} | messages | codes
    return frozenset(named - _words())


def _words() -> set[str]:
    """What the rules of a game call something, in any language: "photo-finish" is a word, too."""
    lists = [
        forms
        for path in LOCALES.glob("*/*/words.ftl")
        for forms in re.findall(r"^ +\.forms = (.*)$", path.read_text("utf-8"), re.MULTILINE)
    ]
    return {form for forms in lists for form in forms.split(", ")}


def _kinds(kind: type) -> list[type]:
    return [deeper for inner in kind.__subclasses__() for deeper in (inner, *_kinds(inner))]
