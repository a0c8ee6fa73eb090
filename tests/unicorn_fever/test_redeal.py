"""A redeal is a world that could be, as the seat knows it."""

from hornbook.games.unicorn_fever.decks import Stack
from hornbook.games.unicorn_fever.options import OnLane
from hornbook.kernel import Chance
from table import positions
from unicorn_scene import Scene, lane


def every_card(table) -> list[int]:
    """All magic cards wherever they are."""
    placed = [card.card for cards in table.lanes for card in cards]
    hands = [card for hand in table.hands for card in hand]
    return sorted([*table.magic_deck, *table.magic_discard, *placed, *hands])


def test_no_card_is_lost_or_doubled():
    for number, game in enumerate(positions("unicorn-fever", 4, "cards")):
        assert every_card(game.table) == list(range(44))
        if number % 5 == 0:
            for seat in [*game.seats, None]:
                table = game.redeal(seat, Chance(number)).table
                assert every_card(table) == list(range(44))
                assert sorted(table.movement_deck) == sorted(game.table.movement_deck)
                assert sorted(table.contract_deck) == sorted(game.table.contract_deck)


def test_ones_own_cards_stay_and_others_change():
    scene = Scene()
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    own = scene.table.hands[0]
    rivals = set()
    for number in range(30):
        table = scene.game.redeal(0, Chance(number)).table
        assert table.hands[0] == own
        assert table.lanes == scene.table.lanes
        rivals.add(table.hands[1])
    assert len(rivals) > 20


def test_face_down_cards_of_others_change():
    scene = Scene()
    scene.take(Stack.MAGIC)
    scene.skip_magic()
    seen = {
        tuple(card.card for cards in scene.game.redeal(1, Chance(n)).table.lanes for card in cards)
        for n in range(30)
    }
    assert len(seen) > 20


def test_a_card_that_was_peeked_at_stays():
    scene = Scene().sign(1, "glass-eye")
    scene.take(Stack.MAGIC)
    for _ in range(4):
        scene.choose(scene.options()[0])
        scene.choose(OnLane(lane("red")))
    scene.take(Stack.MAGIC)
    scene.choose(OnLane(lane("red")))
    red = scene.table.lanes[lane("red")]
    for number in range(10):
        assert scene.game.redeal(1, Chance(number)).table.lanes[lane("red")] == red


def test_after_a_shuffle_the_deck_holds_only_what_everyone_saw_discarded():
    """Hands drawn before the shuffle cannot hold the discards, nor the deck the hands' cards."""
    checked = 0
    for seed in range(6):
        for number, game in enumerate(positions("unicorn-fever", 4, f"shuffles/{seed}")):
            table = game.table
            latest = max(table.generation)
            if not latest or number % 4:
                continue
            checked += 1
            for seat in [*game.seats, None]:
                other = game.redeal(seat, Chance(number)).table
                assert all(table.generation[card] == latest for card in other.magic_deck)
                for rival in game.seats:
                    held = [table.generation[card] for card in table.hands[rival]]
                    placed = [
                        table.generation[card.card]
                        for cards in table.lanes
                        for card in cards
                        if card.seat == rival
                    ]
                    again = [table.generation[card] for card in other.hands[rival]]
                    laid = [
                        table.generation[card.card]
                        for cards in other.lanes
                        for card in cards
                        if card.seat == rival
                    ]
                    assert sorted(held + placed) == sorted(again + laid)
    assert checked > 50


def test_a_card_laid_before_the_shuffle_is_never_one_of_the_new_deck():
    scene = Scene()
    table = scene.table
    table.magic_discard, table.magic_deck = table.magic_deck, []
    scene.take(Stack.MAGIC)
    scene.skip_magic()  # four cards laid first, then the shuffle, then four new cards drawn
    for number in range(40):
        other = scene.game.redeal(1, Chance(number)).table
        laid = [card.card for cards in other.lanes for card in cards]
        assert all(table.generation[card] == 0 for card in laid)
        assert sorted(table.generation[card] for card in other.hands[0]) == [0, 1, 1, 1, 1]
