import json
from typing import Any

import pytest
from pydantic import ValidationError

from miniapp.moves import Lay, read_move

ID = "3f2b0b0e-5c1d-4a77-9f0e-0a1b2c3d4e5f"
GOOD: dict[str, dict[str, Any]] = {
    "join": {},
    "leave": {},
    "begin": {},
    "tell": {"round": 1, "card": "card000", "clue": "the sea"},
    "lay": {"round": 1, "cards": ["card000"]},
    "vote": {"round": 1, "numbers": [2]},
    "nudge": {"round": 1, "phase": "telling"},
    "skip": {"round": 1, "phase": "laying", "seat": 2},
    "remove": {"seat": 2},
    "readmit": {"player": "9f3a"},
    "house": {"rule": "points", "value": 20},
    "end": {},
    "rematch": {},
}
MALFORMED: list[tuple[str, dict[str, Any], list[tuple[str, str]]]] = [
    ("join", {"seat": 1}, [("seat", "extra_forbidden")]),
    ("join", {"id": "1"}, [("id", "uuid_parsing")]),
    ("join", {"id": 7}, [("id", "uuid_type")]),
    ("tell", {"clue": None}, [("", "value_error")]),
    ("tell", {"spoken": True}, [("", "value_error")]),
    ("tell", {"clue": 5}, [("clue", "string_type")]),
    ("tell", {"card": ""}, [("card", "string_too_short")]),
    ("tell", {"card": "c" * 65}, [("card", "string_too_long")]),
    ("tell", {"round": True}, [("round", "int_type")]),
    ("tell", {"round": "1"}, [("round", "int_type")]),
    ("tell", {"round": 1.5}, [("round", "int_type")]),
    ("tell", {"round": 2**31}, [("round", "less_than")]),
    ("lay", {"cards": "card000"}, [("cards", "list_type")]),
    ("lay", {"cards": ["card000", 7]}, [("cards.1", "string_type")]),
    ("lay", {"cards": ["c"] * 13}, [("cards", "too_long")]),
    ("lay", {"cards": None}, [("cards", "list_type")]),
    ("vote", {"numbers": [1.5]}, [("numbers.0", "int_type")]),
    ("vote", {"numbers": [False]}, [("numbers.0", "int_type")]),
    ("nudge", {"phase": "lobby"}, [("phase", "literal_error")]),
    ("skip", {"seat": "2"}, [("seat", "int_type")]),
    ("readmit", {"player": 2}, [("player", "string_type")]),
]


def body(move: str, **fields: Any) -> bytes:
    return json.dumps({"id": ID, "move": move, **GOOD.get(move, {}), **fields}).encode()


def faults(text: bytes) -> list[tuple[str, str]]:
    with pytest.raises(ValidationError) as caught:
        read_move(text)
    return [(".".join(map(str, fault["loc"][1:])), fault["type"]) for fault in caught.value.errors()]


@pytest.mark.parametrize("move", GOOD)
def test_every_move_is_read(move: str) -> None:
    assert read_move(body(move)).model_dump(mode="json", exclude_unset=True) == {
        "id": ID,
        "move": move,
        **GOOD[move],
    }


@pytest.mark.parametrize(("move", "fields", "wrong"), MALFORMED)
def test_a_malformed_move_is_refused_where_it_is_wrong(
    move: str, fields: dict[str, Any], wrong: list[tuple[str, str]]
) -> None:
    assert faults(body(move, **fields)) == wrong


@pytest.mark.parametrize("move", [name for name, fields in GOOD.items() if fields])
def test_no_field_of_a_move_may_be_missing(move: str) -> None:
    for field in GOOD[move]:
        kept = {name: value for name, value in json.loads(body(move)).items() if name != field}
        with pytest.raises(ValidationError):
            read_move(json.dumps(kept).encode())


@pytest.mark.parametrize("clue", [{"clue": "sea"}, {"spoken": True}, {"media": True}])
def test_a_clue_is_given_in_one_of_three_ways(clue: dict[str, Any]) -> None:
    told = {"id": ID, "move": "tell", "round": 1, "card": "card000"}
    assert read_move(json.dumps({**told, **clue}).encode()).model_dump(exclude_unset=True) | {"id": ID} == {
        **told,
        **clue,
    }


def test_there_is_no_clue_in_none_of_the_three_ways() -> None:
    told = {"id": ID, "move": "tell", "round": 1, "card": "card000"}
    for clue in ({}, {"spoken": False}, {"media": None}, {"spoken": True, "media": True}):
        with pytest.raises(ValidationError):
            read_move(json.dumps({**told, **clue}).encode())


@pytest.mark.parametrize(
    "text", [b"", b"nope", b"[]", b"{}", b"null", b'{"move":"fly"}', b'{"move":7}', b"\xff\xfe", b'"\\ud800"']
)
def test_what_is_no_move_is_refused(text: bytes) -> None:
    with pytest.raises(ValidationError):
        read_move(text)


def test_half_of_a_letter_is_no_clue() -> None:
    with pytest.raises(ValidationError):
        read_move(body("tell").replace(b"the sea", b"\\ud83d"))


def test_a_whole_number_is_one_however_it_is_written() -> None:
    for move in ("vote", "house"):
        written = body(move).replace(b": 1,", b": 1.0,").replace(b": 20", b": 2e1")
        assert read_move(written) == read_move(body(move))


def test_the_same_move_has_the_same_body_whatever_its_id() -> None:
    one = read_move(b'{"id":"%s","move":"lay","round":1,"cards":["a"]}' % ID.encode())
    other = read_move(b'{"cards":["a"],"round":1,"move":"lay","id":"00000000-0000-4000-8000-000000000000"}')
    assert isinstance(one, Lay)
    assert one.body() == other.body() == '{"cards": ["a"], "move": "lay", "round": 1}'
