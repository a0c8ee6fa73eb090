"""What a seat sees of a game of Unicorn Fever, worked out for thinking about it."""

from __future__ import annotations

from hornbook.bots.unicorn_fever.push import Push, pushes_of
from hornbook.games.unicorn_fever.decks import BetKind, MagicCard, UnicornCards
from hornbook.games.unicorn_fever.perks import NO_PERKS, Perks, combined_perks
from hornbook.games.unicorn_fever.results import LONGSHOT, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.view import UnicornView
from hornbook.kernel import Seat
from hornbook.odds import Chances
from hornbook.racing import LANES, PODIUM, Lane, LaneEffects, multiplier


class Sight:
    """One seat's view, with the chances as that seat may reckon them."""

    def __init__(self, view: UnicornView, cards: UnicornCards, me: Seat, chances: Chances) -> None:
        self.view = view
        self.cards = cards
        self.me = me
        self.mine = view.players[me]
        self.perks = perks_of(cards, self.mine.contracts)
        self.races_left = view.races - view.race_number + 1  # with the one being planned
        self.wins = [chances.win(lane) for lane in LANES]
        self.places = [chances.place(lane) for lane in LANES]
        self._ranks = chances.ranks
        self._pushes = pushes_of(tuple(card.speeds for card in cards.movement))

    def chance(self, kind: BetKind, lane: Lane) -> float:
        """The chance that such a bet is won in full, as things lie."""
        return self.wins[lane] if kind is BetKind.WIN else self.places[lane]

    def second(self, kind: BetKind, lane: Lane) -> float:
        """The chance that a contract lets a win bet pay as a place bet."""
        return self._ranks[lane][1] if kind is BetKind.WIN and self.perks.win_second else 0.0

    def near(self, kind: BetKind, lane: Lane) -> float:
        """The chance that a bet is lost by one place, where a contract gives its stake back."""
        if not self.perks.near_miss:
            return 0.0
        return self._ranks[lane][1 + self.perks.win_second if kind is BetKind.WIN else PODIUM]

    def pays(self, kind: BetKind, lane: Lane) -> float:
        """How often the stake is paid back."""
        if kind is BetKind.WIN:
            return multiplier(self.view.rows[lane]) + self.perks.odds_bonus
        return PLACE_MULTIPLIER + self.perks.place_bonus + self.perks.place_percent / 100

    def added(self, kind: BetKind, lane: Lane) -> int:
        """The gold that contracts add to such a bet when it is won."""
        if kind is not BetKind.WIN:
            return self.perks.place_gold
        slow = self.view.rows[lane] >= LONGSHOT
        return self.perks.win_gold + (self.perks.longshot_gold if slow else 0)

    def push(self, effect: LaneEffects, lane: Lane) -> Push:
        """What an effect would change for a unicorn, as far as there is room for change."""
        row = self.view.rows[lane]
        win, place = self._pushes.of(effect, row)
        base_win, base_place = self._pushes.base[row]
        return (
            win * _room(self.wins[lane], base_win, win),
            place * _room(self.places[lane], base_place, place),
        )

    def magic(self, card: int) -> MagicCard:
        """A card's face."""
        return self.cards.magic[card]


def _room(now: float, base: float, push: float) -> float:
    """A unicorn that is nearly sure to win cannot be helped much; nor one that cannot, harmed."""
    return min((1 - now) / (1 - base) if push > 0 else now / base, 1.5)


def perks_of(cards: UnicornCards, contracts: tuple[int, ...]) -> Perks:
    """All that a seat's contracts give it."""
    if not contracts:
        return NO_PERKS
    return combined_perks(tuple([cards.contracts[one].perks for one in contracts]))
