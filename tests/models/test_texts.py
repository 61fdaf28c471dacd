"""One Fluent file a language serves the chat and the page; each gets the sections it asks for."""

import pytest

from models.texts import completed, sections

FILE = """### The words of the game.

lost = In no section

## both

refusal-late = Too late.
    ## is no comment here

## chat

# A comment of one message.
begin = Begin

## app

hand = Your hand

## both

bunny-0 = Blue bunny
"""


def test_a_section_reaches_to_the_next_and_may_go_on_later() -> None:
    assert sections(FILE, "both") == (
        "## both\n\nrefusal-late = Too late.\n    ## is no comment here\n\n## both\n\nbunny-0 = Blue bunny\n"
    )


def test_several_sections_come_in_the_order_of_the_file() -> None:
    assert sections(FILE, "app", "chat") == (
        "## chat\n\n# A comment of one message.\nbegin = Begin\n\n## app\n\nhand = Your hand\n"
    )


def test_a_section_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="admin"):
        sections(FILE, "both", "admin")


def test_what_a_language_lacks_is_said_in_english_and_what_it_has_stays() -> None:
    english = """## app

one = One
two = { $count ->
    [one] Two
   *[other] Twos
}

# A note.
three = Three
"""
    assert completed("## app\n\none = Un\nthree = Trois\n", english) == (
        "## app\n\none = Un\nthree = Trois\ntwo = { $count ->\n    [one] Two\n   *[other] Twos\n}\n\n"
    )
    assert completed(english, english) == english
