"""Out of the game: at once, and with everything one has."""

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.betting import FirstBets, SecondBets
from hornbook.games.horse_fever.board.auction import OpenPurchase, OpenSale
from hornbook.games.horse_fever.board.options import (
    BuyStable,
)
from hornbook.games.horse_fever.options import Pass
from hornbook.games.horse_fever.payments import ClearTrack, CollectDebts, PayWinnings
from hornbook.games.horse_fever.points import leave
from hornbook.games.horse_fever.race import RevealActions
from hornbook.games.horse_fever.rigging import RigRace
from horse_scene import PLACE, WIN, Scene, lane


def test_stables_are_for_sale_again():
    scene = Scene(3).stable(0, "red", "blue")
    leave(scene.game, 0)
    assert scene.owner("red") is None
    scene.from_the_start()
    assert scene.offered(BuyStable, lane=lane("red"))


def test_cards_and_money_go_back():
    scene = Scene(3).assistant(0, "daniel-jackson").horse(0, "napoleon")
    scene.objective(0, "most-danari").loan(0, 0).points(0, 1)
    leave(scene.game, 0)
    assert scene.number("assistants", "daniel-jackson") in scene.table.assistant_pile.cards
    assert scene.number("horses", "napoleon") in scene.table.horse_pile.cards
    assert scene.number("objectives", "most-danari") in scene.table.objective_pile.cards
    assert scene.table.loans[0] == ()
    assert scene.table.danari[0] == 0
    assert scene.is_conserved()


def test_their_bets_are_void():
    scene = Scene(3).bet(0, WIN, "red", 100).bet(1, WIN, "red", 100)
    leave(scene.game, 0)
    assert [bet.seat for bet in scene.table.bets] == [1]
    assert scene.table.tokens[lane("red")] == 1


def test_cards_on_the_track_act_until_the_race_ends():
    scene = Scene(3).stall("red", "varonne", seat=0).behind("red", "boss", seat=0)
    leave(scene.game, 0)
    scene.reveal()
    assert scene.effect("red").sprint_set == 2
    assert scene.effect("red").bet_glory == 1
    varonne = scene.number("horses", "varonne")
    assert varonne not in scene.table.horse_pile.cards
    scene.finish()
    scene.run(ClearTrack())
    assert varonne in scene.table.horse_pile.cards


def test_the_first_player_card_goes_left():
    scene = Scene(4)
    scene.game.agenda.clear()
    leave(scene.game, 1)
    assert scene.table.first == 0
    leave(scene.game, 0)
    assert scene.table.first == 2


def test_the_last_survivor_wins_at_once():
    scene = Scene(2).points(0, 1).danari(0, 100)
    scene.table.first = 1
    scene.points(0, 1).stable(0, "red")
    scene.run(FirstBets(), SecondBets(), OpenSale())
    scene.place(WIN, "blue", 100)
    assert scene.game.over
    assert scene.game.result.ranking == ((1,), (0,))
    assert scene.told(events.GameEnded) == [events.GameEnded((1,))]


def test_who_left_later_is_ranked_higher():
    scene = Scene(4)
    leave(scene.game, 2)
    leave(scene.game, 0)
    leave(scene.game, 3)
    scene.game._go_on()
    assert scene.game.result.ranking == ((1,), (3,), (0,), (2,))


def test_who_is_out_is_asked_nothing_more():
    scene = Scene(3).points(1, 1).danari(1, 0).hand(1, "boss").hand(2, "xiii")
    scene.run(FirstBets(), RigRace(), SecondBets(), RevealActions())
    scene.place(WIN, "red", 100)
    assert scene.table.left == (1,)
    scene.place(WIN, "blue", 100)
    assert (scene.asked(), scene.seat()) == ("choose-lane", 2)
    scene.choose(0)
    scene.choose(Pass())
    scene.choose(Pass())
    assert scene.game.over


def test_a_hand_of_one_who_is_out_acts_no_more():
    scene = Scene(3).hand(1, "boss")
    leave(scene.game, 1)
    scene.reveal()
    assert scene.table.active == [()] * 6


def test_neighbours_are_the_next_ones_still_in():
    scene = Scene(4).assistant(0, "brian-o-fist", "pedro-pugnos").finish()
    leave(scene.game, 1)
    leave(scene.game, 3)
    scene.run(CollectDebts())
    assert scene.table.danari == [3400, 0, 2600, 0]


def test_a_debt_to_one_who_is_out_is_not_collected():
    scene = Scene(4).bet(0, PLACE, "red", 100).danari(0, 0).points(0, 1)
    scene.assistant(0, "brian-o-fist").behind("red", "armand-amende", seat=1)
    scene.reveal().finish("blue", "green", "black", "white")
    scene.run(PayWinnings(), CollectDebts())
    assert scene.table.left == (0,)
    assert scene.table.danari[3] == 3000


def test_auctions_go_on_without_them():
    scene = Scene(3).points(1, 2).points(2, 2)
    leave(scene.game, 0)
    scene.run(OpenSale(), OpenPurchase())
    assert scene.seat() == 1
