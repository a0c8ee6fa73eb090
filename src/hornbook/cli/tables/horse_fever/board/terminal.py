"""The Board game in a terminal: what can be bought, who owns what, and the auctions."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from hornbook.cli.tables.horse_fever.terminal import Column, HorseTable, looked_at
from hornbook.cli.tables.layout import side_by_side
from hornbook.games.horse_fever.board import options as o
from hornbook.games.horse_fever.board.auction import ChooseBid, ChooseSale
from hornbook.games.horse_fever.board.draws import DRAWN
from hornbook.games.horse_fever.board.offers import ConsiderAssistant, ConsiderHorse
from hornbook.games.horse_fever.board.prices import ACTIONS, CARD, FROM_PLAYER, STABLES, reduced
from hornbook.games.horse_fever.loans import due
from hornbook.games.horse_fever.payments import STABLE_DANARI
from hornbook.games.horse_fever.view import HorseView
from hornbook.kernel import Decision, Edition, Option, Seat
from hornbook.racing import LANES, Lane
from hornbook.text import Phrases


def table(cards: Edition, phrases: Phrases) -> BoardTable:
    """The table for an edition."""
    return BoardTable(cards, phrases)


class BoardTable(HorseTable):
    """A table where nearly everything is for sale."""

    def explain(self, option: Option, view: Struct) -> str:
        """Card texts, odds and payouts, what is left to buy, and what others would pay."""
        seen = looked_at(view)
        note = self._card(option) or self._offer(option, seen) or super().explain(option, view)
        full = full_price(option, seen)
        if full is None or full[0] == full[1]:
            return note
        return f"{note} {self._say('table-instead', {'full': full[0]})}"

    def _card(self, option: Option) -> str:
        """What the card says that would change hands."""
        match option:
            case o.AskForAssistant() | o.KeepAssistant() | o.SwapFor():
                return self._shelf.assistant(option.assistant)
            case o.AskForHorse() | o.KeepHorse() | o.LineUp():
                return self._shelf.horse(option.horse)
            case o.KeepObjective() | o.SellObjective():
                return self._shelf.objective(option.objective)
        return ""

    def _offer(self, option: Option, seen: HorseView) -> str:
        """What one gets for one's money."""
        match option:
            case o.BuyActions():
                return self._say("table-left-to-take", {"left": seen.action_deck})
            case o.BuyObjective():
                return self._draw_note(len(seen.objective_pile.bags))
            case o.BuyAssistant():
                return self._draw_note(len(seen.assistant_pile.bags))
            case o.BuyHorse():
                return self._draw_note(len(seen.horse_pile.bags))
            case o.BuyStable(lane=lane) | o.AskForStable(lane=lane):
                return self._stable_note(seen, lane)
            case o.AskForObjective(owner=owner):
                has = len(seen.players[owner].objectives)
                return self._say("table-has-objectives", {"count": has})
        return ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """What an auction stands at, and what somebody would like to buy."""
        match decision.question:
            case ChooseSale(price=price, waiting=waiting, leader=leader):
                more = self._perks(looked_at(view)).sale_danari
                note = self._auction_note("table-sale", waiting, leader)
                return self._besides(note, "table-sale-own", price + more, more)
            case ChooseBid(price=price, waiting=waiting, leader=leader):
                less = self._perks(looked_at(view)).bid_discount
                note = self._auction_note("table-bid", waiting, leader)
                return self._besides(note, "table-bid-own", reduced(price, less), less)
            case ConsiderAssistant(assistant=assistant):
                return self._shelf.assistant(assistant)
            case ConsiderHorse(horse=horse):
                return self._shelf.horse(horse)
        return super().remark(decision, view)

    def _board(self, seen: HorseView, *, brief: bool) -> list[RenderableType]:
        """While there is a lot to choose from, the blackboard and the players share the lines."""
        if brief and _shopping(seen):
            board = self._horses(seen, with_track=False)
            return [side_by_side(board, self._players(seen, brief=True))]
        return super()._board(seen, brief=brief)

    def _lane_columns(self, seen: HorseView) -> list[tuple[str, list[Text]]]:
        """The blackboard with the stables' prices, as long as they can be bought."""
        columns = super()._lane_columns(seen)
        if _shopping(seen):
            prices = [Text(self._price(seen, lane)) for lane in LANES]
            columns.insert(3, (self._say("table-price"), prices))
        return columns

    def _price(self, seen: HorseView, lane: Lane) -> str:
        """What a stable costs the seat: its owner asks for double."""
        owner = seen.owners[lane]
        if owner is not None and owner == seen.seat:
            return ""
        price = STABLES[seen.rows[lane]] * (1 if owner is None else FROM_PLAYER)
        return self._sum(reduced(price, self._perks(seen).stable_discount))

    def _players(self, seen: HorseView, *, brief: bool) -> RenderableType:
        """What everyone has; in full also by name."""
        numbers = self._numbers(seen, brief=brief)
        if brief:
            return self._by_seat(seen, numbers, [])
        return Group(self._by_seat(seen, numbers, []), self._by_seat(seen, [], self._who(seen)))

    def _numbers(self, seen: HorseView, *, brief: bool) -> list[Column]:
        """Also objectives and debts, and in brief how many people and horses work for a player."""
        say, players = self._say, seen.players
        columns = super()._numbers(seen, brief=brief)
        if brief and _shopping(seen):
            columns.pop(2)  # nobody bets now, and the least bet follows from the points
        objectives = say("table-objectives.short" if brief else "table-objectives.heading")
        columns.append((objectives, [str(len(player.objectives)) for player in players]))
        if brief:
            aides = [str(len(player.assistants)) for player in players]
            horses = [str(len(player.horses)) for player in players]
            columns += [(say("table-assistants.short"), aides), (say("table-horses.short"), horses)]
        columns.append((say("table-debts"), [self._debts(seen, seat) for seat in _seats(seen)]))
        return columns

    def _who(self, seen: HorseView) -> list[Column]:
        """Also who and what works for a player; what nobody has is left out."""
        name, players = self._phrases.name, seen.players
        held = {
            "table-stables": [[name("Lane", one) for one in p.stables] for p in players],
            "table-horses.heading": [[name("HorseId", one) for one in p.horses] for p in players],
            "table-assistants.heading": [
                [name("AssistantId", one) for one in p.assistants] for p in players
            ],
        }
        found = [
            (self._say(heading), [self._phrases.catalogue.beside(names) for names in cells])
            for heading, cells in held.items()
            if any(cells)
        ]
        return super()._who(seen) + found

    def _debts(self, seen: HorseView, seat: Seat) -> str:
        perks = self._perks(seen, seat)
        return self._sum(sum(due(loan, perks) for loan in seen.players[seat].loans))

    def _draw_note(self, left: int) -> str:
        return self._say("table-draw", {"drawn": min(left, DRAWN), "left": left})

    def _stable_note(self, seen: HorseView, lane: Lane) -> str:
        first, second, third = STABLE_DANARI
        odds = self._phrases.name("Row", seen.rows[lane])
        facts: dict[str, str | int] = {"first": first, "second": second, "third": third}
        return self._say("table-stable-note", {"odds": odds, **facts})

    def _besides(self, note: str, message: str, danari: int, aid: int) -> str:
        """A note, and what the seat itself would get or pay if somebody helps it."""
        if not aid:
            return note
        return self._phrases.catalogue.told([note, self._say(message, {"danari": danari})])

    def _auction_note(self, message: str, waiting: tuple[Seat, ...], leader: Seat | None) -> str:
        """Who leads, and who is still in."""
        others = [seat for seat in waiting if seat != leader]
        return self._say(
            message,
            {
                **self._phrases.person("leader", leader),
                **self._phrases.people("others", others),
            },
        )


def full_price(option: Option, seen: HorseView) -> tuple[int, int] | None:
    """What a thing costs without anybody's help, and what it costs the seat that is asked."""
    match option:
        case o.BuyActions(price=price):
            return ACTIONS, price
        case o.BuyObjective(price=price) | o.BuyAssistant(price=price) | o.BuyHorse(price=price):
            return CARD, price
        case (
            o.AskForObjective(price=price)
            | o.AskForAssistant(price=price)
            | o.AskForHorse(price=price)
        ):
            return CARD * FROM_PLAYER, price
        case o.BuyStable(lane=lane, price=price):
            return STABLES[seen.rows[lane]], price
        case o.AskForStable(lane=lane, price=price):
            return STABLES[seen.rows[lane]] * FROM_PLAYER, price
    return None


def _seats(seen: HorseView) -> list[Seat]:
    return [Seat(place) for place in range(len(seen.players))]


def _shopping(seen: HorseView) -> bool:
    """Before anything is bet on, lined up or rigged, and after the race is cleared away."""
    return not (seen.bets or seen.race or any(seen.actions) or any(_stalled(seen)))


def _stalled(seen: HorseView) -> list[bool]:
    return [horse is not None for horse in seen.stalls]
