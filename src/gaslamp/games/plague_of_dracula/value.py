from gaslamp.games.plague_of_dracula.state import Plague


def value(g: Plague, seat: int) -> float:
    return 0.0
