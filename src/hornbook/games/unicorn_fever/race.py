"""Phase 2, the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.decks import Sign
from hornbook.games.unicorn_fever.options import OnLane
from hornbook.games.unicorn_fever.table import Placed
from hornbook.kernel import Choose, Option, Step
from hornbook.racing import (
    LANES,
    Lane,
    LaneEffects,
    MovementId,
    Place,
    arrivals,
    combined,
    come_home,
    line_up,
    move,
    moved_up,
    sprint,
)

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

_WINS_TIES = LaneEffects(tie=1)


class HandOverFirstPlayer(Step["UnicornFever"], frozen=True):
    """2.1: whoever took the top gold token is the first player from now on."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        if table.bell is not None and table.bell != table.first:
            table.first = table.bell
            game.tell(events.FirstPlayerChanged(table.first))
        table.bell = None


class RevealMagic(Step["UnicornFever"], frozen=True):
    """2.2: turn all magic; pairs cancel, then cleansing, then odds shifts."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        table.revealed = True
        for lane in LANES:
            placed = table.lanes[lane]
            if placed:
                cards = tuple([card.card for card in placed])
                seats = tuple([card.seat for card in placed])
                game.tell(events.MagicRevealed(lane, cards, seats))
                placed = cancel_pairs(game, lane, placed)
                placed = cleanse(game, lane, placed)
            table.active[lane] = placed
        effects = [lane_effects(game, lane) for lane in LANES]
        for lane in LANES:
            before = table.rows[lane]
            after = moved_up(before, effects[lane].odds)
            if after != before:
                table.rows[lane] = after
                game.tell(events.OddsShifted(lane, before, after))
        table.race = line_up(table.rows, effects)


def cancel_pairs(game: UnicornFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """A positive and a negative card with the same letter undo each other, pair by pair."""
    left = list(placed)
    magic, perks = game.cards.magic, game.table.perks
    for negative in placed:
        about = magic[negative.card]
        if about.sign is Sign.POSITIVE:
            continue
        for positive in left:
            other = magic[positive.card]
            if other.sign is Sign.POSITIVE and other.letter == about.letter:
                left.remove(positive)
                left.remove(negative)
                game.tell(events.MagicCancelled(lane, positive.card, negative.card))
                for card in (positive, negative):
                    if gold := perks[card.seat].cancel_gold:
                        game.table.earn(card.seat, gold)
                        game.tell(events.ContractPaid(card.seat, "cancel_gold", gold, 0))
                break
    return tuple(left)


def cleanse(game: UnicornFever, lane: Lane, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """A cleansing card throws away the cards of the opposite sign."""
    magic = game.cards.magic
    cleansers = {magic[card.card].sign for card in placed if magic[card.card].cleanse}
    if not cleansers:
        return placed
    gone = [card for card in placed if cleansers - {magic[card.card].sign}]
    if gone:
        game.tell(events.MagicCleansed(lane, tuple([card.card for card in gone])))
    return tuple([card for card in placed if card not in gone])


def lane_effects(game: UnicornFever, lane: Lane) -> LaneEffects:
    """All that acts on a lane: its magic, its fever, and an owner who cannot lose a photo."""
    table, cards = game.table, game.cards
    effects = [cards.magic[card.card].effect for card in table.active[lane]]
    if lane in table.fevered:
        effects.append(cards.unicorns[lane].fever)
    for seat, owned in enumerate(table.owned):
        if owned == lane and table.perks[seat].own_ties:
            effects.append(_WINS_TIES)
    return combined(effects)


class ShuffleMovement(Step["UnicornFever"], frozen=True):
    """2.3: all movement cards, anew for each race."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        table.movement_turned = []
        table.movement_deck = [MovementId(card) for card in range(len(game.cards.movement))]
        game.chance.shuffle(table.movement_deck)


class StartRace(Step["UnicornFever"], frozen=True):
    """2.4: race turns until every unicorn is home."""

    def run(self, game: UnicornFever) -> None:
        game.then(*RACE_TURN)


class TurnMovementCard(Step["UnicornFever"], frozen=True):
    """2.4.1: every unicorn on the track moves as its row says, all at once."""

    def run(self, game: UnicornFever) -> None:
        table, race = game.table, game.race
        if not table.movement_deck:
            ShuffleMovement().run(game)
        card = table.movement_deck.pop()
        table.movement_turned.append(card)
        spaces = move(race, game.cards.movement[card].speeds)
        game.tell(events.MovementTurned(race.turn, card, spaces))


class RollSprintDice(Step["UnicornFever"], frozen=True):
    """2.4.2: two dice; a unicorn sprints once a turn, also beyond the line."""

    def run(self, game: UnicornFever) -> None:
        roll = game.chance.below(len(LANES) ** 2)
        dice = (LANES[roll // len(LANES)], LANES[roll % len(LANES)])
        sprints = sprint(game.race, dice)
        lanes = tuple([lane for lane, _ in sprints])
        game.tell(events.SprintsRolled(dice, lanes, tuple([spaces for _, spaces in sprints])))


class CheckFinishLine(Step["UnicornFever"], frozen=True):
    """2.4.3: who has reached the line comes home, the farthest first."""

    def run(self, game: UnicornFever) -> None:
        race = game.race
        for group in arrivals(race):
            if len(group) > 1:
                first = game.table.first
                game.tell(events.DeadHeat(first, tuple(group)))
                game.then(ChooseWhoWasAhead(first, tuple(group)))
                return
            finish(game, group[0])
        if race.running:
            game.then(*RACE_TURN)


RACE_TURN = (TurnMovementCard(), RollSprintDice(), CheckFinishLine())


class ChooseWhoWasAhead(Choose["UnicornFever"], frozen=True):
    """2.4.3, ties: nothing else separates them, so the first player decides."""

    lanes: tuple[Lane, ...]

    def options(self, game: UnicornFever) -> tuple[Option, ...]:
        return tuple([OnLane(lane) for lane in self.lanes])

    def chosen(self, game: UnicornFever, option: OnLane) -> None:
        finish(game, option.lane)
        rest = tuple([lane for lane in self.lanes if lane != option.lane])
        game.then(ChooseWhoWasAhead(self.seat, rest) if len(rest) > 1 else ComeHome(rest[0]))


class ComeHome(Step["UnicornFever"], frozen=True):
    """The last of a dead heat, then whoever else crossed the line."""

    lane: Lane

    def run(self, game: UnicornFever) -> None:
        finish(game, self.lane)
        game.then(CheckFinishLine())


def finish(game: UnicornFever, lane: Lane) -> None:
    """A unicorn takes the highest free place of the ranking."""
    place = come_home(game.race, lane)
    game.tell(events.UnicornFinished(lane, Place(place)))
