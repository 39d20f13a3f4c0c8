"""Playing at the terminal: the board in words, choosing, asking why, undoing, saving."""

import re
from pathlib import Path

import pytest

from cli_kit import TERRORS, Ran, gaslamp, play, refused
from gaslamp import games
from gaslamp.games.game import Odds
from gaslamp.table import life
from gaslamp.table.match import Match

KNOWN = re.compile(
    r"draws\s(?!a\scard|\d)"
)  # a draw told with its card, as only its player reads it


def menu_lines(ran: Ran) -> list[str]:
    """The numbered options of the first menu."""
    shown = [line.strip() for line in ran.out.splitlines()]
    start = next(i for i, line in enumerate(shown) if line.startswith("1. "))
    return [line for line in shown[start:] if line.startswith(f"{shown.index(line) - start + 1}. ")]


def test_the_first_prompt_shows_board_question_and_menu() -> None:
    ran = play()
    assert ran.code == 0
    assert "Street: " in ran.out
    assert "(you)" in ran.out
    assert "Take any actions, in any order, then pass." in ran.out
    assert "  1. Play " in ran.out
    assert "more options are closed now: `why` lists them.)" in ran.out
    assert ran.out.rstrip().endswith("Goodbye.")
    assert ran.err == ""


def test_the_other_hand_is_never_shown() -> None:
    ran = play("board", "log 100")
    assert "Hand: 5 cards, face down." in ran.out
    assert KNOWN.search(ran.out)
    assert len(KNOWN.findall(ran.out)) <= 2 * 4 + 1


def test_a_whole_game_is_played_by_numbers() -> None:
    """The first option is always legal, and the game always ends."""
    ran = play(*["1"] * 3000, seats="human,random", seed=3, more=["--option", "turn-limit=200"])
    assert ran.out.count("The game is over") == 1
    lines = ran.out.splitlines()
    assert any(line.startswith("Turn 5") for line in lines)
    assert "Traceback" not in ran.err


def test_the_setup_is_chosen_by_keys_and_labels() -> None:
    ran = play("overlord-is:fenris", "influence:moonlit-fury", "TAKE HOWL OF THE PACK",
               quick=False, more=["--option", "first-player=seat-1"])  # fmt: skip
    assert ran.code == 0, ran.err
    assert "Player 1 leads as Fenris." in ran.out
    assert "Player 1 takes Moonlit Fury." in ran.out
    assert "Player 1 takes Howl of the Pack." in ran.out


def test_why_alone_lists_what_is_closed_and_numbers_go_on_after_the_menu() -> None:
    ran = play("why")
    count = len(menu_lines(ran))
    closed = ran.out.partition("You cannot do these now:\n")[2].splitlines()
    assert closed[0].strip().startswith(f"{count + 1}. ")
    assert any("Pass: You hold 4 cards" in line for line in closed)


def test_why_explains_by_number_key_and_word_with_the_rule() -> None:
    count = len(menu_lines(play()))
    for what in ("pass", "Pass", "PAS"):
        ran = play(f"why {what}")
        assert ran.code == 0, ran.err
        assert "Rule TL-PASS-01: Pass is legal only with zero or one card in hand." in ran.out
    assert "Rule TL-BUY-02" in play(f"why {count + 2}").out


def test_why_of_what_is_open_or_unknown_is_told() -> None:
    ran = play("why 1", "why dragons", "why 99", "why " + "9" * 5000)
    assert "can be chosen: it is on the menu." in ran.err
    assert "'dragons'" in ran.err
    assert "There is no number 99" in ran.err
    assert len(ran.err.splitlines()) == 4


def test_undo_takes_back_and_redo_makes_again() -> None:
    ran = play("1", "undo", "redo", "log 2")
    assert ran.code == 0, ran.err
    assert "Your last choice is taken back." in ran.out
    plays = [line for line in ran.out.splitlines() if "Player 1 plays" in line]
    assert len(plays) >= 3  # played, played again, and read in the log


def test_undo_before_any_choice_is_refused() -> None:
    ran = play("undo", "redo", "undo everything")
    assert ran.code == 2
    assert "There is nothing to undo." in ran.err
    assert "There is nothing to redo." in ran.err
    assert "`undo ask`" in ran.err


def test_bots_grant_no_second_look_unless_going_back_is_free() -> None:
    """Passing draws cards, so it is behind a barrier."""
    lines = ["1", "1", "1", "pass", "yes", "undo", "undo ask"]
    assert "bots grant nobody a second look" in play(*lines).err
    free = play(*lines[:-1], more=["--option", "undo=free"])
    assert free.code == 0, free.err
    assert "choices are taken back." in free.out
    never = play(*lines, more=["--option", "undo=never"])
    assert "At this table nothing is taken back" in never.err


def test_a_whole_turn_is_taken_back() -> None:
    ran = play("1", "1", "1", "undo turn", "1", "undo action")
    assert ran.code == 0, ran.err
    assert "Your last 3 choices are taken back." in ran.out
    assert "Your last choice is taken back." in ran.out


def test_the_other_person_is_asked_about_an_undo() -> None:
    start = ["1", "1", "1", "pass", "yes", "", "1"]
    agreed = play(*start, "undo ask", "yes", seats="human,human")
    assert "Player 1, may Player 2 go back over the last choice?" in agreed.out
    assert "The table goes back" in agreed.out
    denied = play(*start, "undo ask", "no", seats="human,human")
    assert "Player 1 does not agree; nothing is taken back." in denied.err
    assert "The table goes back" not in denied.out


def test_people_at_one_terminal_do_not_see_each_other() -> None:
    ran = play("1", "1", "1", "pass", "yes", "", "board", seats="human,human")
    before, curtain, after = ran.out.partition("\n" * 50)
    assert curtain
    assert "Seat 2, press Enter." in after
    assert KNOWN.search(before)
    assert "Player 2 (you)" in after
    assert "Player 1 (you)" not in after


def test_no_curtain_where_there_are_no_secrets() -> None:
    ran = play("1", "1", seats="human,human", quick=False)
    assert "press Enter" not in ran.out
    assert "Player 1 leads as" in ran.out and "Player 2 leads as" in ran.out


def test_looking_up_cards_and_rules() -> None:
    ran = play("look cultist", "look Fenr", "rules TL-PASS-01", "rules armor", "rules", "help",
               "menu", "hint")  # fmt: skip
    assert ran.code == 0, ran.err
    assert "Cultist: " in ran.out
    assert "Fenris: " in ran.out
    assert "  TL-PASS-01  Pass is legal only" in ran.out
    assert "  Game end: TL-END-01 to TL-END-07" in ran.out
    assert "save FILE: save the game" in ran.out
    assert "A bot in your place would type " in ran.out


def test_the_best_options_are_told_with_their_chances() -> None:
    ran = play("hint 2", "chances", "hint many")
    told = [line for line in ran.out.splitlines() if re.match(r"^  \d+( \(\d+ to \d+\))?: ", line)]
    assert ran.out.count("in a hundred such games you would win so many:") == 2
    assert len(told) > 3
    assert "`hint` takes the number of options to weigh, not 'many'." in ran.err


def test_unknown_pieces_and_rules_are_told() -> None:
    ran = play("look", "look dragon", "look a", "rules zzz", "log x", "seat 2", "save")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 7, ran.err


def test_an_illegal_or_stale_key_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play("1", "play:nobody", "buy:everything", "pass", "0", "99", "jump", f"save {file}")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 6
    assert "TL-PASS-01" in ran.err
    assert len(life.load(file.read_text(encoding="utf-8")).journal.choices) == 1


def test_a_save_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    saved = play("1", "1", f"save {file}", "1", "undo", "quit")
    assert saved.code == 0, saved.err
    assert f"Saved as {file}" in saved.out
    ran = gaslamp("play", "--load", str(file), lines=["log 3", "1", f"save {file}", "quit"])
    assert ran.code == 0, ran.err
    assert "Player 1> " in ran.out
    match = life.load(file.read_text(encoding="utf-8"))
    assert len(match.journal.choices) == 3
    assert match.journal.seats == ["human", "random"]


def test_others_may_sit_down_at_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    play("1", f"save {file}", "quit")
    ran = gaslamp("play", "--load", str(file), "--seats", "random,random")
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "3" in refused("play", "--load", str(file), "--seats", "random,random,random")
    assert "'chess'" in refused("play", "chess", "--load", str(file))
    assert "--seed" in refused("play", "--load", str(file), "--seed", "3")


def test_the_end_of_input_says_goodbye_and_writes_nothing(tmp_path: Path) -> None:
    ran = play("1")
    assert ran.code == 0
    assert ran.out.rstrip().endswith("The game is not saved.\nGoodbye.")
    assert list(tmp_path.iterdir()) == []


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    ran = play("1", "quit", str(tmp_path), "yes", str(file))
    assert "it is a folder" in ran.err
    assert life.load(file.read_text(encoding="utf-8")).journal.choices
    assert "Save the game?" not in play("1", f"save {file}", "quit").out
    assert "not saved" not in play("1", "quit", "no").out


def test_bots_alone_are_watched_to_the_end() -> None:
    ran = play(seats="random,random")
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert not KNOWN.search(ran.out)


def test_after_the_end_one_can_look_back_and_save(tmp_path: Path) -> None:
    file = tmp_path / "over.save"
    play("1", f"save {file}", "quit")
    match = life.load(file.read_text(encoding="utf-8"))
    while asked := match.asked():
        match.choose(asked[0], match.menu(asked[0])[-1].key)
    file.write_text(match.save(), encoding="utf-8")
    other = tmp_path / "again.save"
    lines = ["log 2", "board", "menu", "hint", "1", "why", f"save {other}", "undo ask"]
    ran = gaslamp("play", "--load", str(file), lines=lines)
    assert "The game is over." in ran.out
    assert other.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    assert "The table goes back" in ran.out


def test_without_a_game_one_is_asked() -> None:
    ran = gaslamp("play", "--seats", "human,random", lines=["chess", "terrors of london"])
    assert ran.code == 0
    assert "  1. " in ran.out and TERRORS in ran.out
    assert "There is no game 'chess'" in ran.err
    assert "Player 1> " in ran.out or "Choose your overlord" in ran.out
    assert gaslamp("play", "--terminal").out.rstrip().endswith("Goodbye.")


def test_the_seed_decides_everything() -> None:
    assert play("1", "1", "log 50").out == play("1", "1", "log 50").out
    assert play("log 50", seed=6).out != play("log 50", seed=7).out


def test_exact_odds_stand_beside_their_option(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find(TERRORS)
    monkeypatch.setattr(game, "odds", lambda g, seat, code: [Odds("name-power", 0.25)])
    assert "Power 25%)" in play().out


def test_what_would_lose_something_is_asked_about_once_more() -> None:
    ran = play("1", "1", "1", "pass", "no", "pass", "perhaps", "pass", "YES")
    asked = ran.out.count("Passing lets that go.\nPass: really? (yes or no) ")
    assert asked == 3
    assert ran.out.count("Nothing is chosen.") == 1
    assert ran.err == "'perhaps' is neither yes nor no, so nothing is chosen.\n"
    assert ran.out.count("Player 1 passes.") == 1


def test_what_loses_nothing_is_chosen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find(TERRORS), "caution", lambda g, seat, code: None)
    ran = play("1", "1", "1", "pass")
    assert "really?" not in ran.out
    assert "Player 1 passes." in ran.out


@pytest.mark.parametrize("game_id", games.ids())
def test_every_game_can_be_played_by_numbers(game_id: str) -> None:
    """Also where the menu carries odds; a number that is not on it changes nothing."""
    seats = "human" if 1 in games.find(game_id).seat_counts else "human,random"
    lines = [str(1 + n * 7 % 5) for n in range(400)]
    ran = gaslamp("play", game_id, "--terminal", "--seats", seats, "--seed", "4", lines=lines)
    told = ("There is no number", "is closed", "neither yes nor no", "The game is over")
    assert all(any(word in said for word in told) for said in ran.err.splitlines())
    assert "The game is over" in ran.out or ran.out.count("\n  1. ") > 40


def test_where_several_are_asked_the_keyboard_can_be_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Match, "asked", lambda match: [0, 1])
    ran = play("seat 3", "seat 2", "", seats="human,human")
    assert "Also asked: seat 2. `seat N` gives them the keyboard.)" in ran.out
    assert "Seat 2, press Enter." in ran.out
    assert "Player 2 (you)" in ran.out
    assert "a person's seat that is asked now: 1, 2." in ran.err


def test_lines_taken_back_are_told_again_to_everybody() -> None:
    """The second player has read the turn that is taken back, and reads what replaces it."""
    turns = ["1", "1", "1", "pass", "yes", "", "1", "1", "1", "1", "pass", "yes", ""]
    ran = play(*turns, "undo ask", "yes", "pass", "yes", "", seats="human,human")
    assert "The table goes back as Player 1 wished." in ran.out
    after = ran.out.rpartition("Seat 2, press Enter.")[2]
    assert "Player 1 passes." in after


def test_one_says_when_to_be_asked_about_reactions() -> None:
    words = ["play", "great-old-ones", "--seats", "human,human", "--seed", "3", "--option",
             "colours=by-seat", "--option", "first-player=seat-1"]  # fmt: skip
    ran = gaslamp(*words, lines=["ask", "ask able", "ask", "ask never"])
    assert "  `ask always` (now): Ask me every time." in ran.out
    assert "  `ask able` (now): Ask me only when I can react." in ran.out
    assert "  `ask always`: Ask me every time." in ran.out
    assert "There is no preference 'never'; a seat can be asked: always, able, my-turn." in ran.err
    assert "ask [always, able or my-turn]" in gaslamp(*words, lines=["help"]).out


def test_where_nobody_reacts_there_is_nothing_to_ask() -> None:
    assert "nobody is asked to react" in play("ask able").err


def test_the_keyboard_goes_to_who_is_waited_for() -> None:
    """Two people plan: who is ready may still change, but the other one is to choose."""
    options = ("--option", "characters=random")
    ran = gaslamp("play", "london-dread", "--terminal", "--seats", "human,human", *options,
                  "--seed", "4", lines=["ready", "", "seat 1", ""])  # fmt: skip
    first, second = ran.out.find("Player 1 (you)"), ran.out.find("Player 2 (you)")
    assert 0 <= first < second
    assert ran.out.rfind("Player 1> ") > second, "`seat` hands it over all the same"
