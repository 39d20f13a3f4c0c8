from gaslamp.games.game import Odds
from gaslamp.games.plague_of_dracula.state import Plague


def odds_of(g: Plague, seat: int, code: int) -> list[Odds]:
    return []
