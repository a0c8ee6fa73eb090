"""One race: movement cards, sprints and the finish line, for any six racers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hornbook.racing.effects import NO_EFFECTS, UNSET, LaneEffects
from hornbook.racing.lanes import FINISH, LANES, PATIENCE, Lane, Row


class Race(Struct):
    """A race in progress. Lists are by lane."""

    rows: tuple[Row, ...]
    effects: tuple[LaneEffects, ...]
    spots: list[int]
    boosts: list[int]  # one-off sprint spaces not used yet
    gum: list[int]  # gum not used up yet
    running: list[Lane]  # still on the track
    order: list[Lane]  # home, the winner first
    turn: int = 0

    def copy(self) -> Race:
        """An independent race that looks the same."""
        return Race(
            self.rows,
            self.effects,
            self.spots[:],
            self.boosts[:],
            self.gum[:],
            self.running[:],
            self.order[:],
            self.turn,
        )


def line_up(rows: Sequence[Row], effects: Sequence[LaneEffects]) -> Race:
    """All racers at the start."""
    return Race(
        rows=tuple(rows),
        effects=tuple(effects),
        spots=[0] * len(LANES),
        boosts=[effect.sprint_once for effect in effects],
        gum=[effect.gum for effect in effects],
        running=list(LANES),
        order=[],
    )


def move(race: Race, speeds: Sequence[int]) -> tuple[int, ...]:
    """Turn a movement card: every racer on the track moves at once. Returns the spaces by lane."""
    spots, rows, effects = race.spots, race.rows, race.effects
    before = spots[:]
    moved = [0, 0, 0, 0, 0, 0]
    race.turn += 1
    for lane in race.running:
        effect = effects[lane]
        spaces = speeds[rows[lane]]
        if effect is not NO_EFFECTS:
            if race.turn == 1:
                spaces = effect.start_set if effect.start_set != UNSET else spaces
                spaces = max(spaces + effect.start_add, 0)
            elif effect.last_set != UNSET or effect.first_set != UNSET or effect.last_add:
                spaces = _by_position(race, before, lane, spaces)
            spot = before[lane] + spaces
            if spot >= FINISH:
                # "Stop" comes before the bonus; both act on the card's movement only.
                spot = (FINISH if effect.finish_stop else spot) + effect.finish_add
                spaces = spot - before[lane]
        spots[lane] += spaces
        moved[lane] = spaces
    return tuple(moved)


def sprint(race: Race, dice: tuple[Lane, Lane]) -> tuple[tuple[Lane, ...], tuple[int, ...]]:
    """Roll the sprint dice. Returns who sprinted and how far; a lane sprints once a turn."""
    one, two = dice
    running, spots = race.running, race.spots
    sprinters: tuple[Lane, ...] = dice
    if one not in running:
        sprinters = (two,) if two in running else ()
    elif one == two or two not in running:
        sprinters = (one,)
    spaces = tuple([_sprint_spaces(race, lane) for lane in sprinters])
    for place, lane in enumerate(sprinters):
        spots[lane] += spaces[place]
    return sprinters, spaces


def arrivals(race: Race) -> list[list[Lane]]:
    """Who crossed the line this turn, in order; racers that nothing separates stand together."""
    spots = race.spots
    if max(spots) < FINISH:
        return []
    home = [lane for lane in race.running if spots[lane] >= FINISH]
    if len(home) < 2:
        return [home] if home else []
    keys = {lane: _photo(race, lane) for lane in home}
    home.sort(key=keys.__getitem__)
    groups: list[list[Lane]] = []
    for lane in home:
        if groups and keys[groups[-1][0]] == keys[lane]:
            groups[-1].append(lane)
        else:
            groups.append([lane])
    return groups


def come_home(race: Race, lane: Lane) -> int:
    """A racer takes the highest free place. Returns the place."""
    race.running.remove(lane)
    race.order.append(lane)
    return len(race.order)


def _by_position(race: Race, before: Sequence[int], lane: Lane, spaces: int) -> int:
    """First and last are measured when the card is turned, among racers on the track."""
    if race.turn > PATIENCE:
        return spaces
    effect = race.effects[lane]
    on_track = [before[other] for other in race.running]
    is_last = before[lane] == min(on_track)
    # "First stands still" ends with the first arrival, or a race could stand still for ever.
    is_first = before[lane] == max(on_track) and not race.order
    replaced = []
    if is_last and effect.last_set != UNSET:
        replaced.append(effect.last_set)
    if is_first and effect.first_set != UNSET:
        replaced.append(effect.first_set)
    if replaced:
        spaces = min(replaced)  # two that disagree: the harmful one
    if is_last:
        spaces = max(spaces + effect.last_add, 0)
    return spaces


def _sprint_spaces(race: Race, lane: Lane) -> int:
    effect = race.effects[lane]
    if effect is NO_EFFECTS:
        return 1
    if effect.sprint_set == 0:
        return 0  # a forbidden sprint stays forbidden, and uses nothing up
    spaces = 1 if effect.sprint_set == UNSET else effect.sprint_set
    spaces = max(spaces + effect.sprint_add + race.boosts[lane], 0)
    race.boosts[lane] = 0
    # A racer never sprints backwards: gum sticks while there is a space to take off.
    stuck = min(race.gum[lane], spaces)
    race.gum[lane] -= stuck
    return spaces - stuck


def _photo(race: Race, lane: Lane) -> tuple[int, int, int]:
    """What decides between racers that cross in the same turn."""
    return -race.spots[lane], -race.effects[lane].tie, race.rows[lane]
