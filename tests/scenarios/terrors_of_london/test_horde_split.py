"""Hordes that lose a member: segments, and members that come back (R-22, R-40)."""

from kit import rule
from scenarios.terrors_of_london.horde_kit import hordes, linked
from scenarios.terrors_of_london.kit import Terror, terrors


@rule("TL-HORDE-24")
def test_a_horde_splits_when_its_middle_leaves_and_its_parts_are_bound() -> None:
    """F-29: two segments, each can be expanded, none merged, and nobody may leave for another."""
    table = terrors(
        hands=(["witch-hunter"], []),
        play=(["will-o-the-wisp", "skeletal", "werewolf", "ghoul", "acolyte-of-the-dawn"], []),
    )
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    table.choose("join-right:werewolf:skeletal", "horde-ability:werewolf:1")
    table.choose("play:witch-hunter", "destroy:seat-0:skeletal")
    assert linked(table) == [["will-o-the-wisp"], ["werewolf"]]
    assert sorted(hordes(table)) == [
        "join-left:acolyte-of-the-dawn:will-o-the-wisp",
        "join-left:ghoul:werewolf",
        "join-left:witch-hunter:will-o-the-wisp",
        "join-right:acolyte-of-the-dawn:werewolf",
        "join-right:ghoul:will-o-the-wisp",
        "join-right:witch-hunter:werewolf",
    ]
    # The Ghoul fits between them, but it joins one side only.
    table.choose("join-right:ghoul:will-o-the-wisp", "horde-ability:ghoul:1")
    assert linked(table) == [["will-o-the-wisp", "ghoul"], ["werewolf"]]


@rule("TL-HORDE-24")
def test_a_sacrificed_member_frees_the_side_of_its_neighbour() -> None:
    table = terrors(
        hands=(["resurrectionist"], []), play=(["will-o-the-wisp", "skeletal", "ghoul"], [])
    )
    table.choose("horde:will-o-the-wisp:skeletal", "horde-ability:skeletal:1")
    assert "join-right:ghoul:will-o-the-wisp" not in table.menu()
    table.choose("play:resurrectionist", "sacrifice:skeletal")
    assert table.removed() == ["skeletal"]
    assert linked(table) == [["will-o-the-wisp"]]
    table.choose("join-right:ghoul:will-o-the-wisp", "horde-ability:ghoul:1")
    assert table.nothing_pending()


def horde_of_three_loses_its_middle() -> Terror:
    """Wisp, Ghoul, Werewolf in a horde; the Ghoul is destroyed and comes back to hand.

    A second horde stands ready: Poltergeist and Skeletal, of which the Skeletal is destroyed.
    """
    table = terrors(
        hands=(["witch-hunter", "witch-hunter", "bone-collector"], []),
        play=(["will-o-the-wisp", "ghoul", "werewolf", "poltergeist", "skeletal"], []),
    )
    table.choose("horde:will-o-the-wisp:ghoul", "horde-ability:ghoul:1")
    table.choose("join-right:werewolf:ghoul", "horde-ability:werewolf:1")
    table.choose("horde:poltergeist:skeletal", "horde-ability:skeletal:1")
    table.choose("play:witch-hunter", "destroy:seat-0:skeletal")
    table.choose("play:witch-hunter", "destroy:seat-0:ghoul")
    table.choose("play:bone-collector", "command:ghoul-used")
    return table


@rule("TL-HORDE-26")
def test_a_returned_monster_may_only_rejoin_a_segment_of_its_old_horde() -> None:
    """F-51: and its used Horde ability stays used."""
    table = horde_of_three_loses_its_middle()
    assert table.hand(0) == ["ghoul"]
    table.choose("play:ghoul-used")
    with_ghoul = [key for key in hordes(table) if "ghoul" in key]
    assert with_ghoul == ["join-right:ghoul:will-o-the-wisp", "join-left:ghoul:werewolf"]
    # The Werewolf's ability and the Ghoul's are used, so the link activates nothing.
    table.choose("join-left:ghoul:werewolf")
    assert table.pool() == (2, 9, 0)
    assert table.nothing_pending()


@rule("TL-HORDE-26")
def test_a_returned_monster_forms_no_new_horde() -> None:
    table = terrors(
        hands=(["witch-hunter", "bone-collector"], []),
        play=(["skeletal", "sewer-rats", "feral-hound"], []),
    )
    table.choose("horde:skeletal:sewer-rats", "horde-ability:skeletal:1")
    table.choose("play:witch-hunter", "destroy:seat-0:skeletal")
    table.choose("play:bone-collector", "command:skeletal-used", "play:skeletal-used")
    assert table.refused("horde:skeletal:feral-hound") == "TL-HORDE-26"
    assert "horde:bone-collector:feral-hound" in table.menu()
    table.choose("join-left:skeletal:sewer-rats")
    assert table.menu() == ["horde-ability:sewer-rats:1", "horde-ability:sewer-rats:2"]


@rule("TL-HORDE-15")
def test_a_returned_member_may_not_join_another_horde() -> None:
    table = horde_of_three_loses_its_middle()
    table.choose("play:ghoul-used")
    assert table.refused("join-right:ghoul:poltergeist") == "TL-HORDE-15"


@rule("TL-HORDE-28")
def test_in_a_split_horde_only_the_expanded_segment_offers_abilities() -> None:
    table = terrors(
        hands=(["witch-hunter"], []),
        play=(["weeping-nun", "skeletal", "menagerie-bear", "ghoul"], []),
    )
    table.choose("horde:weeping-nun:skeletal", "horde-ability:skeletal:1")
    table.choose("join-right:menagerie-bear:skeletal", "horde-ability:menagerie-bear:1")
    table.choose("play:witch-hunter", "destroy:seat-0:skeletal", "join-right:ghoul:weeping-nun")
    assert table.menu() == [
        "horde-ability:weeping-nun:1",
        "horde-ability:weeping-nun:2",
        "horde-ability:ghoul:1",
    ]
