"""What nobody may know, at every step of random games."""

from collections import Counter

import pytest

import hornbook
from hornbook.games.kill_the_unicorns import decks
from hornbook.games.kill_the_unicorns.options import Foretell
from hornbook.kernel import Chance, Seat
from kill_the_unicorns.scene import OUT, Scene
from table import positions, random_choice

NAME = "kill-the-unicorns"
EVERY_SEATS = [3, 4, 5, 6]


def every_card_counted(game):
    """Hunt cards, ruses, unicorns and tokens: nothing comes or goes."""
    table, cards = game.table, game.cards
    for seat in game.seats:
        hunt = table.hands[seat] + table.spent[seat] + table.laid[seat]
        assert Counter(hunt) == Counter(cards.hunt)
        if any(table.ruse_decks):
            number = [c.character for c in cards.characters].index(table.characters[seat])
            assert Counter(_ruses(table, seat)) == Counter(cards.ruse_decks[number])
    herds = [caught for herd in table.herds for caught in herd]
    unicorns = [*table.deck, *table.gone, *[u for u in table.row if u is not None]]
    unicorns += [caught.unicorn for caught in herds]
    assert len(unicorns) == len(set(unicorns)) == 27 + game.setup.seats
    tokens = [ware for caught in herds for ware in caught.tokens]
    pates = [ware for own in table.pates for ware in own]
    return Counter([*table.market, *table.lost, *tokens, *pates])


def _ruses(table, seat):
    placed = [p.ruse for ruses in table.ruses for p in ruses if p.seat == seat]
    turned = [table.turned.ruse] if table.turned and table.turned.seat == seat else []
    attached = [c.ruse for herd in table.herds for c in herd if c.ruse_seat == seat]
    own = table.ruse_decks[seat] + table.ruse_hands[seat] + table.ruse_discards[seat]
    return [*own, *placed, *turned, *attached]


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_every_card_and_token_is_always_somewhere(seats):
    tokens = None
    for game in positions(NAME, seats, "conserved"):
        counted = every_card_counted(game)
        tokens = tokens or counted
        assert counted == tokens


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_a_redeal_is_a_game_that_could_be_this_one(seats):
    for number, game in enumerate(positions(NAME, seats, "redeal")):
        for seat in [*game.seats, None]:
            other = game.redeal(seat, Chance(f"{number}/{seat}"))
            assert other.view(seat) == game.view(seat)
            every_card_counted(other)
            if seat is not None:
                own = [p for ruses in game.table.ruses for p in ruses if p.seat == seat]
                kept = [p for ruses in other.table.ruses for p in ruses if p.seat == seat]
                assert kept == own  # what one has placed one remembers
                assert other.table.ruse_hands[seat] == game.table.ruse_hands[seat]


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_a_redeal_can_be_played_on_whoever_is_to_choose(seats):
    for number, game in enumerate(positions(NAME, seats, "played on")):
        if number % 15:
            continue
        for seat in [*game.seats, None]:
            chance = Chance(f"{number}/{seat}")
            other = game.redeal(seat, chance)
            for _ in range(40):
                if other.over:
                    break
                other.apply(*random_choice(other, chance))


def test_redeals_draw_face_down_hunt_cards_again():
    game = hornbook.new(NAME, seats=4, seed=5, characters="dealt")
    chance = Chance(5)
    while sum(bool(cards) for cards in game.table.laid) < 2 or game.table.revealed:
        game.apply(*random_choice(game, chance))
    laid = {tuple(game.redeal(None, Chance(n)).table.laid) for n in range(20)}
    assert len(laid) > 1


def test_redeals_draw_the_ruses_of_rivals_again_but_not_ones_own():
    game = hornbook.new(NAME, seats=4, seed=5, characters="dealt")
    chance = Chance(5)
    while game.table.place < 0:
        game.apply(*random_choice(game, chance))
    seat = game.seats[0]
    redeals = [game.redeal(seat, Chance(number)).table for number in range(30)]

    def placed(table, owner):
        return [p.ruse for ruses in table.ruses for p in ruses if p.seat == owner]

    assert len({tuple(placed(table, seat)) for table in redeals}) == 1
    for rival in game.seats[1:]:
        assert len({tuple(placed(table, rival)) for table in redeals}) > 1


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_face_down_ruses_are_in_no_question_and_no_event_but_their_owners(seats):
    game = hornbook.new(NAME, seats=seats, seed="events")
    chance = Chance("events")
    while not game.over:
        for event in game.apply(*random_choice(game, chance)):
            if type(event).__name__ in ("RusesTaken", "RuseHidden", "HuntCardLaid"):
                assert not event.heard_by(None)
                assert sum(event.heard_by(seat) for seat in game.seats) == 1
        waiting = [step for step in game.agenda if "ruse" in getattr(step, "__struct_fields__", ())]
        assert not waiting


def test_a_kept_ruse_is_its_owners_secret_until_the_market_opens():
    scene = Scene("shaman", "knight", "bard").keep(0, "spirit-road")
    scene.table.ruse_decks[0] = tuple(
        ruse for ruse in scene.table.ruse_decks[0] if ruse != scene.kind("spirit-road")
    )
    game = scene.game
    for rival in (Seat(1), None):
        hands = {game.redeal(rival, Chance(number)).table.ruse_hands[0] for number in range(30)}
        assert len(hands) > 1
        assert game.view(rival).players[0].ruse_hand == 1
        assert game.view(rival).ruse_hand == ()
    assert game.view(Seat(0)).ruse_hand == (scene.kind("spirit-road"),)


def test_who_named_a_total_has_not_laid_it_and_has_no_lower_card_left():
    """Two seats name totals: the second is asked while the first one's cards lie face down."""
    text = (
        '[edition]\nname = "Twins"\nextends = true\n'
        '[[character]]\ncharacter = "bard"\npower = "foretell"\nsource = "own"\n'
    )
    scene = Scene("wizard", "bard", "knight", edition=decks.read_edition(text)).power_of(0, 1)
    scene.hand(0, 1, 2, 2, 3).begin().lay([1, 3], [2, 3], OUT)
    scene.choose(Foretell(5))
    assert (scene.asked(), scene.seat()) == ("choose-total-to-foretell", 1)
    seen = set()
    for number in range(40):
        table = scene.game.redeal(Seat(1), Chance(number)).table
        seen.add(tuple(sorted(table.laid[0])))
        assert sum(table.laid[0]) != 5
        assert table.laid[0].count(1) == 1  # 2 was the lowest card in hand
    assert seen == {(1, 2), (1, 3)}
