"""When an idea is told in Plague of Dracula."""

from gaslamp.games.moment import Moment
from gaslamp.games.plague_of_dracula.moments import SLIPS
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.kernel.zone import zone
from scenarios.plague_of_dracula.kit import Table, plague


def told(table: Table, id: str) -> bool:
    """Whether it is told now, to a person who has just heard all there is in the log."""
    moment: Moment[Plague] = Moment(table.g, 0, table.menu(), [], table.g.log)
    return bool(SLIPS[id].when(moment))


def test_what_to_take_is_told_while_van_helsing_opens_his_bag() -> None:
    """Not when he comes back from a journey: then he takes nothing."""
    table = plague(at={"van-helsing": "arrival-6", "mina": "islington"}).run("arrivals", "action")
    table.choose("take:host", "take:host")
    assert told(table, "pd-van-helsing")
    table.choose("take:host")
    assert not told(table, "pd-van-helsing")
    again = plague(at={"van-helsing": "arrival-6", "mina": "islington"}, came=("van-helsing",))
    again.run("arrivals").choose("arrive:van-helsing:islington")
    again.run("action")
    assert again.at("van-helsing") == "islington"
    assert not told(again, "pd-van-helsing")


def test_that_the_chances_count_few_cards_is_told_when_few_are_left() -> None:
    table = plague(at={"mina": "islington"}).run("action")
    assert not told(table, "pd-few-cards")
    table.g.deck = zone(list(range(1, 9)))
    assert told(table, "pd-few-cards")
