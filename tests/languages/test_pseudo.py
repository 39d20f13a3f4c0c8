"""The language nobody speaks: longer, accented, in brackets; what is no text is left alone."""

from __future__ import annotations

import pseudo_kit
from gaslamp.cli.compared import messages
from tools import pseudo


def test_texts_are_accented_and_longer() -> None:
    assert pseudo.pseudo("The game is over.") == "⟦Ţĥéé ğááɱéé ííš óóṽééŕ.⟧"
    text = "Every message stands in brackets and is some forty in a hundred longer than before."
    assert 1.25 < len(pseudo.pseudo(text)) / len(text) < 1.55


def test_what_is_filled_in_typed_or_a_tag_is_left_alone() -> None:
    english = """
saved = Saved as { $file }. Go on with: `gaslamp play --load { $file }` or <b class="x">so</b>
    .help = Use --seats
count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
"""
    made = pseudo.messages(english)
    assert messages(made)[0] == messages(english)[0]
    assert messages(made)[1] == []
    assert "`gaslamp play --load { $file }`" in made
    assert '<b class="x">' in made and "--seats" in made
    assert "[one] { $n } çááŕđ\n" in made and "*[other]" in made


def test_printed_names_may_hold_anything() -> None:
    made = pseudo.names({"lamp": "Lamp {lit}", "lamp.text": "Two\nlines", "key.text": "Only this"})
    found, junk = messages(made)
    assert junk == []
    assert list(found) == ["lamp", "lamp.text", "key.text"]


def test_words_that_are_in_no_file_are_found() -> None:
    assert pseudo_kit.untranslated("⟦Ñóóŵ⟧ TL-PASS-01, II, A, D6, 3.5: `board map`") == []
    assert pseudo_kit.untranslated("⟦Ñóóŵ⟧: the feral-hound (St)") == ["St", "feral-hound", "the"]
