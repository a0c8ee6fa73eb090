"""The numbers of the rules, for the texts that explain them."""

from __future__ import annotations

from hornbook.games.horse_fever.edition import BLANKS
from hornbook.games.horse_fever.party.decks import house_edition
from hornbook.games.horse_fever.party.info import INFO
from hornbook.games.horse_fever.party.payment import PLACE_PAYS, WIN_PAYS
from hornbook.games.horse_fever.party.table import UNIT
from hornbook.racing import FINISH


def rule_facts() -> dict[str, int]:
    """Every number that a paragraph of the rules names."""
    money = next(setting for setting in INFO.settings if setting.name == "money").default
    return {
        "money": int(str(money)),
        "fewest": INFO.fewest,
        "most": INFO.most,
        "unit": UNIT,
        "line": FINISH,
        "place": PLACE_PAYS,
        "win": WIN_PAYS,
        "movement": len(house_edition().movement),
        "blanks": BLANKS,
    }
