"""Editions: beginning one, checking one, and showing all cards."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.table import Table
from rich.text import Text

from hornbook import games
from hornbook.cli.errors import REFUSED, printable
from hornbook.cli.files import read_edition, write_new
from hornbook.cli.template import template
from hornbook.cli.window import window
from hornbook.games.folders import card_files
from hornbook.kernel import BadEdition, Edition
from hornbook.kernel.cardfields import left_aside
from hornbook.kernel.cardfile import CardFile, FaultyCards
from hornbook.kernel.editions import house_file
from hornbook.kernel.newcomers import newcomers
from hornbook.text import Catalogue


def check(path: Path, game: str, catalogue: Catalogue) -> int:
    """Say every fault with its line, or count the cards of each deck."""
    try:
        edition = read_edition(path, game)
    except FaultyCards as faulty:
        for fault in faulty.faults:
            sentence = fault.said(catalogue)
            sys.stderr.write(f"{path}:{fault.line}: {printable(sentence)}\n")
        return REFUSED
    kind = games.load(game)
    facts = {"file": str(path), "edition": edition.name, "game": catalogue.say(f"game-{game}")}
    sys.stdout.write(catalogue.say("cli-edition-good", facts) + "\n")
    for deck in kind.card_texts(edition, catalogue):
        counted: dict[str, str | int] = {"deck": deck.deck, "count": deck.count, "box": deck.box}
        sys.stdout.write(f"  {catalogue.say('cli-deck-count', counted)}\n")
    file = CardFile(edition.text or "")
    notes = [*left_aside(file, kind.blanks.idle), *newcomers(file, house_file(card_files(game)))]
    for note in notes:
        sys.stdout.write(f"{path}:{note.line}: {note.said(catalogue)}\n")
    return 0


def new(game: str, path: Path | None, catalogue: Catalogue) -> int:
    """Write a card file to start from; one that is there already stays as it is."""
    if not games.load(game).blanks.decks:
        raise BadEdition("no-own-cards")
    path = path or Path(f"{game}-cards.toml")
    write_new(path, template(game, catalogue))
    facts = {"file": str(path), "game": game}
    sys.stdout.write(catalogue.say("cli-template-written", facts) + "\n")
    return 0


def show_toml(game: str, catalogue: Catalogue) -> None:
    """The house's cards as a file to change: it reads back as the very same cards."""
    files = card_files(game)
    if not files:
        raise BadEdition("no-own-cards")
    name = catalogue.say("cli-house-changed")
    texts = [file.read_text(encoding="utf-8").strip() for file in files]
    sys.stdout.write("\n\n".join([f"[edition]\nname = {json.dumps(name)}", *texts]) + "\n")


def show(game: str, edition: Edition, catalogue: Catalogue) -> None:
    """All cards with their texts and how sure they are."""
    console = window()
    for deck in games.load(game).card_texts(edition, catalogue):
        console.print(Text(deck.title, "bold"))
        table = Table.grid(padding=(0, 2))
        for _ in range(4):
            table.add_column()
        for card in deck.cards:
            copies = "" if card.copies == 1 else catalogue.say("cli-copies", {"count": card.copies})
            table.add_row(
                Text(f"  {card.name}"),
                Text(card.text),
                Text(copies),
                Text(catalogue.say(f"source-{card.source}"), "dim"),
            )
        console.print(table)
        console.print()
