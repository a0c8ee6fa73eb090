"""The HTTP API: guests, tables, the archive, and how the server is."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hornbook import games
from hornbook.bots import levels_for
from hornbook.kernel import Record, Refusal
from hornbook.lessons import has_lesson, lesson
from hornbook.review import can_judge
from hornbook.server import draws, figures
from hornbook.server.balances import Wish
from hornbook.server.clerks.errands import NameCards
from hornbook.server.fairness import By
from hornbook.server.http import editions, openapi, replay, rulebook
from hornbook.server.http import lessons as lesson_texts
from hornbook.server.http.codes import known_code
from hornbook.server.http.hints import mark_of
from hornbook.server.http.packed import pack, packed_answer
from hornbook.server.http.replies import (
    json_answer,
    place_of,
    read_body,
    read_query,
    refusal_answer,
)
from hornbook.server.http.tongue import language_of
from hornbook.server.lobby import host_name
from hornbook.server.orders import Order
from hornbook.server.protocol import VERSION, answers, requests, schema
from hornbook.server.reach import is_loopback
from hornbook.server.refusals import (
    BadIdentity,
    NotAllowed,
    NotFound,
)
from hornbook.server.room import latecomers, table_frame
from hornbook.server.room.room import Room
from hornbook.server.room.telling import asked
from hornbook.server.services import Services
from hornbook.server.store import GameRow
from hornbook.server.table.people import PORTRAITS, name_of
from hornbook.server.table.play import PlaySetup
from hornbook.server.table.seating import LISTED
from hornbook.server.table.state import TableState
from hornbook.server.words import words

LENT: Final = 600.0  # seconds in which a guest's second device can come in


class HttpApi:
    """The routes under ``/api``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[BaseRoute]:
        """Every address there is."""
        return [
            self._route("/api/guests", self.new_guest, "POST"),
            self._route("/api/guests/same", self.same_guest, "POST"),
            self._route("/api/games", self.registry),
            self._route("/api/tables", self.lobby),
            self._route("/api/tables", self.new_table, "POST"),
            self._route("/api/tables/{code}", self.table),
            self._route("/api/tables/{code}/qr.svg", self.qr),
            self._route("/api/tables/{code}/second-screen", self.second_screen, "POST"),
            self._route("/api/reach", self.reach),
            self._route("/api/reach", self.change_reach, "POST"),
            self._route("/api/archive/{game}", self.finished),
            self._route("/api/archive/{game}/record", self.record),
            self._route("/api/archive/{game}/replay", self.replay),
            self._route("/api/archive/{game}/review", self.review),
            self._route("/api/archive/{game}/play-on", self.play_on, "POST"),
            self._route("/api/openapi.json", self.openapi),
            self._route("/api/games/{game}/lesson", lesson_texts.lesson),
            self._route("/api/games/{game}/hints", lesson_texts.hints),
            self._route("/api/games/{game}/words", self.words),
            self._route("/api/games/{game}/rules", self.rules),
            self._route("/api/games/{game}/example", self.example, "POST"),
            self._route("/api/games/{game}/blank-cards", self.blank_cards),
            self._route("/api/games/{game}/edition", self.edition, "POST"),
            self._route("/api/games/{game}/balance", self.balance, "POST"),
            self._route("/api/tables/{code}/words", self.table_words),
            self._route("/api/archive/{game}/words", self.archive_words),
            self._route("/api/schema", self.schema),
            self._route("/api/schema/{game}", self.game_schema),
            self._route("/healthz", self.health),
            self._route("/metrics", self.figures),
        ]

    async def new_guest(self, request: Request) -> Response:
        """An identity: keep the token."""
        services = self._services
        services.gate.new_guest(services.address(request.scope), services.now())
        guest, token = services.guests.new()
        return json_answer(answers.NewGuest(guest, token, VERSION), 201)

    async def same_guest(self, request: Request) -> Response:
        """Another device of a guest who lent it a key."""
        wish = await read_body(request, requests.SameGuest)
        guest, token = self._services.guests.same(wish.key, self._services.now())
        return json_answer(answers.NewGuest(guest, token, VERSION), 201)

    async def second_screen(self, request: Request) -> Response:
        """A link that makes another device the same guest at this table, for a few minutes."""
        guest = self._guest(request)
        room = await self._services.rooms.room(await self._known_code(request))
        link = self._invitation(request, room.state).link
        key = self._services.guests.lend(guest, self._services.now() + LENT)
        return json_answer(
            answers.SecondScreen(f"{link}#{key}", _picture(f"{link}#{key}").decode())
        )

    async def registry(self, request: Request) -> Response:
        """The games there are, with their settings and the bots that know them."""
        registered = [_registered(name) for name in games.names()]
        return json_answer(answers.Games(registered, list(PORTRAITS)))

    async def lobby(self, request: Request) -> Response:
        """Public tables."""
        return json_answer(answers.Lobby(await self._services.lobby.tables()))

    async def new_table(self, request: Request) -> Response:
        """Set up a table."""
        guest = self._guest(request)
        wish = await read_body(request, requests.NewTable)
        services, address = self._services, self._services.household(request.scope)

        async def opened() -> Room:
            services.gate.new_table(guest, address, services.now())
            services.gate.own_cards(address, len(wish.edition or ""), services.now())
            return await services.rooms.create(wish, guest, address)

        room = await services.orders.once(Order(guest, wish.id, wish), opened)
        return json_answer(self._invitation(request, room.state), 201)

    async def table(self, request: Request) -> Response:
        """A table as anyone with its code may see it."""
        code = await self._known_code(request)
        room = await self._services.rooms.room(code)
        found = self._invitation(request, room.state)
        table = table_frame.table(room)
        waiting = [] if room.play is None else [int(seat) for seat in sorted(asked(room.play))]
        guest = self._guest(request) if "authorization" in request.headers else ""
        return json_answer(
            answers.TableAnswer(
                code=found.code,
                link=found.link,
                qr=found.qr,
                socket=found.socket,
                table=table,
                waiting=waiting,
                host=host_name(room),
                yours=[int(seat) for seat in room.seating.of(guest)],
                later=latecomers.waits(room, guest),
            )
        )

    async def qr(self, request: Request) -> Response:
        """The link as a QR code."""
        room = await self._services.rooms.room(await self._known_code(request))
        picture = _picture(self._invitation(request, room.state).link)
        return Response(picture, media_type="image/svg+xml")

    async def reach(self, request: Request) -> Response:
        """Whether other devices can come in, and by which address."""
        return json_answer(self._reached(request))

    async def change_reach(self, request: Request) -> Response:
        """Let the devices of this network in, or shut them out: from this computer alone."""
        wish = await read_body(request, requests.ReachWish)
        if not self._reached(request).switchable:
            raise NotAllowed("not-your-computer")
        if wish.network:
            await self._services.reach.open()
        else:
            self._services.reach.close()
        return json_answer(self._reached(request))

    async def finished(self, request: Request) -> Response:
        """A finished game: who, how it ended, and the proof of its luck."""
        row, setup, record = await self._finished(request)
        return json_answer(
            answers.Finished(
                game=record.game,
                seats=[name_of(name) for name in setup.names],  # old games know a "You"
                result=record.result,
                begun=row.begun,
                ended=row.ended,
                commitment=draws.commitment(setup.secret),
                secret=setup.secret,
                contributions=setup.words,
                record=f"{place_of(request)}/api/archive/{row.id}/record",
                replay=f"{place_of(request)}/replay/{row.id}",
                portraits=setup.portraits,
                levels=setup.levels,
                before=setup.before,
                prepared=setup.lesson != "",
            )
        )

    async def record(self, request: Request) -> Response:
        """The record as a file."""
        row, _, record = await self._finished(request)
        name = f'attachment; filename="{record.game}-{row.id}.json"'
        headers = {"content-disposition": name}
        return Response(row.record, media_type="application/json", headers=headers)

    async def replay(self, request: Request) -> Response:
        """Some moves of a finished game, through somebody's eyes."""
        asked, services = read_query(request, replay.Page), self._services
        found = services.clerks.shown(str(request.path_params["game"])[:24], asked)
        if found is None:
            row, record = await self._recorded(request)
            by = By(services.household(request.scope), row.id)
            services.gate.show_again(by.guest, services.now())
            found = await services.clerks.show_again(row.id, record, asked, by)
        return Response(found, media_type="application/json")

    async def review(self, request: Request) -> Response:
        """A finished game looked over, as far as that has come; ask again until it is done."""
        row, setup, record = await self._finished(request)
        if not can_judge(record.game) or setup.lesson:
            raise NotAllowed("no-review", game=record.game)
        by = By(self._services.household(request.scope), row.id)
        found = self._services.reviews.of(row.id, record.to_json(), by)
        return Response(found, media_type="application/json")

    async def play_on(self, request: Request) -> Response:
        """A table that goes on from a moment of a finished game, with bots in the other seats."""
        guest = self._guest(request)
        wish = await read_body(request, requests.PlayOn)
        row, _, record = await self._finished(request)
        services, address = self._services, self._services.household(request.scope)

        async def opened() -> Room:
            services.gate.new_table(guest, address, services.now())
            return await services.rooms.play_on(row, record, wish, guest)

        room = await services.orders.once(Order(guest, wish.id, (row.id, wish)), opened)
        return json_answer(self._invitation(request, room.state), 201)

    async def openapi(self, request: Request) -> Response:
        """This API as an OpenAPI document."""
        return json_answer(openapi.document())

    async def words(self, request: Request) -> Response:
        """A game's names, card texts and sentences, with the house's cards."""
        return await self._words(request, request.path_params["game"], None)

    async def rules(self, request: Request) -> Response:
        """A game's rules in our own words."""
        return await rulebook.rules(request)

    async def example(self, request: Request) -> Response:
        """What the engine makes of an example in the rules."""
        services = self._services
        services.gate.example(services.address(request.scope), services.now())
        return await rulebook.example(request)

    async def blank_cards(self, request: Request) -> Response:
        """What can stand on cards of players' own."""
        return Response(_blank_cards(request.path_params["game"]), media_type="application/json")

    async def edition(self, request: Request) -> Response:
        """Check a card file: its cards in words, or every fault with its line."""
        guest = self._guest(request)
        services = self._services
        services.gate.card_file(guest, services.address(request.scope), services.now())
        order = await read_body(request, requests.CardText)
        known = language_of(request, order.lang)
        game = games.info(request.path_params["game"]).name
        found = await services.clerks.check_cards(game, order.text, known, By(guest))
        return Response(found, media_type="application/json")

    async def balance(self, request: Request) -> Response:
        """Measure a card file, as far as that has come; ask again until it is done."""
        guest = self._guest(request)
        services = self._services
        services.gate.card_file(guest, services.address(request.scope), services.now())
        order = await read_body(request, requests.CardText)
        known = language_of(request, order.lang)
        info = games.info(request.path_params["game"])
        wish = Wish(info.name, order.text, known)
        if not services.balances.has(wish):  # faults are told before anybody waits
            await services.clerks.try_deal(info.name, info.usual, {}, order.text, By(guest))
        return Response(services.balances.of(wish, By(guest)), media_type="application/json")

    async def table_words(self, request: Request) -> Response:
        """The same with the table's own cards."""
        room = await self._services.rooms.room(await self._known_code(request))
        return await self._words(request, room.state.game, room.state.edition)

    async def archive_words(self, request: Request) -> Response:
        """The same with a finished game's cards."""
        _, setup, _ = await self._finished(request)
        return await self._words(request, setup.game, setup.edition)

    async def schema(self, request: Request) -> Response:
        """The protocol as a JSON schema."""
        return json_answer(schema.protocol())

    async def game_schema(self, request: Request) -> Response:
        """A game's views, events, questions and options as a JSON schema."""
        return json_answer(schema.of_game(request.path_params["game"]))

    async def health(self, request: Request) -> Response:
        """Whether the server can serve."""
        found = await self._services.checkup.look()
        return json_answer(found, 200 if found.ok else 503)

    async def figures(self, request: Request) -> Response:
        """Prometheus' figures."""
        found = await figures.text(self._services)
        return Response(found, media_type="text/plain; version=0.0.4")

    def _route(
        self, path: str, act: Callable[[Request], Awaitable[Response]], method: str = "GET"
    ) -> Route:
        async def guarded(request: Request) -> Response:
            try:
                self._services.check_request(request.scope)
                return await act(request)
            except Refusal as refusal:
                self._services.metrics.add("refusals", code=refusal.code)
                return refusal_answer(refusal)

        return Route(path, guarded, methods=[method], name=act.__name__)

    async def _words(self, request: Request, game: str, edition: str | None) -> Response:
        asked = read_query(request, WordsQuery)
        known = language_of(request, asked.lang)
        own = asked.part == "own"
        if edition is None:
            found = await asyncio.to_thread(words, known, game, own=own)
            await mark_of(game, known)
        else:
            by = By(self._services.household(request.scope))
            errand = NameCards(known, game, edition, own)
            found = await self._services.clerks.name_cards(errand, by)
        packed = await asyncio.to_thread(pack, found)
        return packed_answer(request, packed, "application/json", asked.mark)

    def _guest(self, request: Request) -> str:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise BadIdentity("bad-token")
        return self._services.guests.known(token)

    async def _known_code(self, request: Request) -> str:
        """The code in the path, if there is such a table."""
        guest = self._guest(request) if "authorization" in request.headers else ""
        code = str(request.path_params["code"])
        return await known_code(self._services, request.scope, guest, code)

    async def _recorded(self, request: Request) -> tuple[GameRow, bytes]:
        """A finished game as it is stored."""
        row = await self._services.store.game(str(request.path_params["game"])[:24])
        if row is None:
            raise NotFound("no-such-game")
        if row.record is None:
            raise NotAllowed("still-playing")
        return row, row.record

    async def _finished(self, request: Request) -> tuple[GameRow, PlaySetup, Record]:
        row, record = await self._recorded(request)
        return row, PlaySetup.from_json(row.setup), Record.from_json(record)

    def _invitation(self, request: Request, state: TableState) -> answers.Invitation:
        base, code = self._base(request), state.code
        # A crowd comes by phone, to a page that a thousand can load at once.
        page = "party" if games.info(state.game).most > LISTED else "t"
        place = place_of(request)
        return answers.Invitation(
            code=code,
            link=f"{base}/{page}/{code}",
            qr=f"{place}/api/tables/{code}/qr.svg",
            socket=f"{place}/ws",
        )

    def _base(self, request: Request) -> str:
        """The address for others, or where this was asked if no other can come."""
        base = str(request.base_url).rstrip("/")
        return self._services.reach.for_others(base) or base

    def _reached(self, request: Request) -> answers.Reached:
        base, reach = str(request.base_url).rstrip("/"), self._services.reach
        here = is_loopback(self._services.address(request.scope))
        # By name, too: a page of elsewhere can have its own name mean this computer.
        here = here and is_loopback(request.base_url.hostname or "")
        return answers.Reached(reach.for_others(base), here and reach.switchable)


@lru_cache(maxsize=16)
def _blank_cards(game: str) -> bytes:
    return msgspec.json.encode(editions.blank_cards(game))


@lru_cache(maxsize=1000)
def _picture(link: str) -> bytes:
    """A link as a QR code."""
    import segno

    if is_loopback(urlsplit(link).hostname or ""):
        raise NotAllowed("only-this-computer")  # a phone would look for the table in itself
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=2)
    return picture.getvalue()


def _registered(name: str) -> answers.Registered:
    info = games.info(name)
    return answers.Registered(
        name=info.name,
        rules=info.rules,
        fewest=info.fewest,
        most=info.most,
        usual=info.usual,
        settings=info.settings,
        theatre=info.theatre,
        bots=list(levels_for(name)),
        lesson=lesson(name).minutes if has_lesson(name) else 0,
    )


class WordsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which language, and how much: a page that brings the common sentences needs the game's own.

    What is asked for by the mark of its content may be kept for ever.
    """

    lang: Annotated[str, Meta(max_length=12)] = ""
    part: Literal["all", "own"] = "all"
    mark: Annotated[str, Meta(max_length=64)] = ""
