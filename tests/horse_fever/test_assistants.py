"""The 14 assistants, one by one."""

import pytest

from hornbook.games.horse_fever import events
from hornbook.games.horse_fever.board.auction import OpenPurchase, OpenSale
from hornbook.games.horse_fever.board.options import (
    Accept,
    AskForAssistant,
    AskForHorse,
    AskForObjective,
    AskForStable,
    BuyAssistant,
    BuyHorse,
    BuyObjective,
    BuyStable,
    KeepAssistant,
    LeaveAuction,
    PassForMoney,
    Sell,
    SwapFor,
)
from hornbook.games.horse_fever.final import RepayLoans
from hornbook.games.horse_fever.options import Pass
from hornbook.games.horse_fever.payments import CollectDebts, PayWinnings
from horse_scene import BANK, MOB, PLACE, WIN, Scene, lane


def market(assistant: str) -> Scene:
    """Seat 0 has the assistant, and everything can be bought from bank and players."""
    scene = Scene(stars=True).danari(0, 9000).assistant(0, assistant).stable(0, "red")
    scene.objective(1, "most-danari").assistant(1, "aronne-dal-banco").horse(1, "napoleon")
    return scene.stable(1, "green").odds(blue=4, green=4).ask_again()


@pytest.mark.parametrize(
    ("assistant", "bank", "player"),
    [
        ("adalbert-diplomatitsch", BuyObjective, AskForObjective),
        ("tommy-style", BuyAssistant, AskForAssistant),
        ("francisco-caballos", BuyHorse, AskForHorse),
    ],
)
def test_adalbert_tommy_and_francisco_take_300_off(assistant, bank, player):
    scene = market(assistant)
    kinds = {BuyObjective, BuyAssistant, BuyHorse}
    for kind in kinds:
        assert scene.offered(kind)[0].price == (100 if kind is bank else 400)
    assert scene.offered(player)[0].price == 500
    scene.pick(bank)
    assert scene.table.danari[0] == 8900


def test_franz_galopp_takes_600_off_a_stable():
    scene = market("franz-galopp")
    assert scene.offered(BuyStable, lane=lane("blue"))[0].price == 1100
    assert scene.offered(AskForStable)[0].price == 3400 - 600


def test_aronne_dal_banco_takes_1000_off_the_banks_loan():
    scene = Scene(2).assistant(0, "aronne-dal-banco").loan(0, BANK, MOB).danari(0, 7000)
    scene.run(RepayLoans())
    assert [event.danari for event in scene.told(events.LoanRepaid)] == [1500, 5000]


def test_michele_cuorlione_takes_1000_off_the_mobs_loan():
    scene = Scene(2).assistant(0, "michele-cuorlione").loan(0, BANK, MOB).danari(0, 7000)
    scene.run(RepayLoans())
    assert [event.danari for event in scene.told(events.LoanRepaid)] == [2500, 4000]


def test_brian_o_fist_collects_200_from_the_right():
    scene = Scene(4).assistant(1, "brian-o-fist").finish()
    scene.run(CollectDebts())
    assert scene.table.danari == [2800, 3200, 3000, 3000]


def test_pedro_pugnos_collects_200_from_the_left():
    scene = Scene(4).assistant(1, "pedro-pugnos").finish()
    scene.run(CollectDebts())
    assert scene.table.danari == [3000, 3200, 2800, 3000]


def test_with_two_players_the_neighbour_on_both_sides_is_the_same():
    scene = Scene(2).assistant(0, "pedro-pugnos", "brian-o-fist").finish()
    scene.run(CollectDebts())
    assert scene.table.danari == [3400, 2600]


def test_a_neighbour_pays_what_is_there_and_loses_two_points():
    scene = Scene(3).assistant(0, "brian-o-fist").danari(2, 100).points(2, 2).finish()
    scene.run(CollectDebts())
    assert scene.table.danari == [3100, 3000, 0]
    assert scene.table.points[2] == 0
    assert scene.table.left == ()


def test_daniel_jackson_brings_300_after_each_race():
    scene = Scene().assistant(2, "daniel-jackson").finish()
    scene.run(PayWinnings())
    assert scene.table.danari[2] == 3300


def test_didier_adicion_brings_200_more_for_passing():
    scene = Scene().assistant(0, "didier-adicion").ask_again()
    scene.choose(PassForMoney(600))
    assert scene.table.danari[0] == 3600


def test_adrien_justice_adds_300_to_a_sale_afterwards():
    scene = Scene(2, stars=True).assistant(0, "adrien-justice").points(0, 1).points(1, 1)
    scene.run(OpenSale())
    assert scene.options()[0] == Accept(1000)
    scene.choose(Accept(1000))
    scene.choose(LeaveAuction())
    assert scene.table.danari[0] == 4300


def test_philippe_justice_takes_300_off_a_purchase_afterwards():
    scene = Scene(2, stars=True).assistant(0, "philippe-justice")
    scene.run(OpenPurchase())
    scene.choose(Accept(1000))
    scene.choose(LeaveAuction())
    assert scene.table.danari[0] == 2300


def test_philippe_justice_does_not_help_who_cannot_pay_the_full_price():
    scene = Scene(2, stars=True).assistant(0, "philippe-justice").danari(0, 900)
    scene.run(OpenPurchase())
    assert scene.seat() == 1


def test_the_books_example_francois_riche_pays_100_for_each_point_won():
    scene = Scene(stars=True).assistant(2, "francois-riche").odds(red=3).bet(2, WIN, "red", 100)
    scene.finish("red")
    scene.run(PayWinnings())
    assert scene.told(events.PointsHonoured) == [events.PointsHonoured(2, 3, 300)]
    assert scene.table.danari[2] == 2900 + 300 + 300


def test_francois_riche_pays_for_boss_auction_and_stables():
    scene = Scene(2, stars=True).assistant(0, "francois-riche").bet(0, PLACE, "red", 100)
    scene.behind("red", "boss").reveal().finish("red")
    scene.run(PayWinnings())
    assert scene.table.danari[0] == 2900 + 200 + 200
    scene = Scene(2, stars=True).assistant(0, "francois-riche")
    scene.run(OpenPurchase())
    scene.choose(Accept(1000))
    scene.choose(LeaveAuction())
    assert scene.table.danari[0] == 2100
    scene = Scene(2, stars=True).assistant(0, "francois-riche").odds(red=7).ask_again()
    scene.pick(BuyStable, lane=lane("red"))
    assert scene.table.danari[0] == 3000 - 1100 + 100


def test_francois_riche_pays_nothing_for_objectives():
    scene = Scene(2, stars=True).assistant(0, "francois-riche").objective(0, "most-assistants")
    scene.run(RepayLoans())
    assert scene.score(0) == 2
    assert scene.table.danari[0] == 3000


def cedric(*in_play: str) -> Scene:
    """Seat 0 draws Cédric; seat 1 has these assistants."""
    scene = Scene(2, stars=True).assistant(1, *in_play)
    scene.top("assistants", "cedric-copieur", "daniel-jackson", "tommy-style", "franz-galopp")
    scene.ask_again().pick(BuyAssistant)
    scene.choose(KeepAssistant(scene.number("assistants", "cedric-copieur")))
    return scene


def test_cedric_copieur_must_be_swapped_when_drawn():
    scene = cedric("brian-o-fist", "pedro-pugnos")
    assert scene.asked() == "choose-swap"
    pedro = scene.number("assistants", "pedro-pugnos")
    assert len(scene.options()) == 2
    scene.choose(SwapFor(1, pedro))
    assert scene.table.assistants[0] == (pedro,)
    assert scene.number("assistants", "cedric-copieur") in scene.table.assistants[1]
    assert (scene.table.perks[0].from_left, scene.table.perks[1].from_left) == (200, 0)


def test_cedric_copieur_is_never_exchanged_back():
    scene = cedric("brian-o-fist")
    assert scene.table.assistants[0] == (scene.number("assistants", "brian-o-fist"),)
    assert (scene.asked(), scene.seat()) == ("choose-purchase", 1)


def test_cedric_copieur_does_nothing_without_another_assistant_in_play():
    scene = cedric()
    assert scene.table.assistants[0] == (scene.number("assistants", "cedric-copieur"),)


def test_cedric_copieur_may_be_swapped_when_bought_from_a_player():
    scene = Scene(3, stars=True).assistant(1, "cedric-copieur").assistant(2, "daniel-jackson")
    scene.ask_again()
    scene.pick(AskForAssistant, owner=1)
    scene.choose(Sell())
    assert (scene.asked(), scene.seat()) == ("choose-swap", 0)
    assert scene.offered(Pass)
    scene.choose(SwapFor(2, scene.number("assistants", "daniel-jackson")))
    assert scene.table.perks[0].income == 300


def test_cedric_copieur_bought_may_also_be_kept():
    scene = Scene(3, stars=True).assistant(1, "cedric-copieur").assistant(2, "daniel-jackson")
    scene.ask_again()
    scene.pick(AskForAssistant, owner=1)
    scene.choose(Sell())
    scene.choose(Pass())
    assert scene.table.assistants[0] == (scene.number("assistants", "cedric-copieur"),)
