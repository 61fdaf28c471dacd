"""What the group reads: each kind of message, live and retired, with the worst of names and clues."""

import json
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.markup import length
from bot.messages import missed, over_again, render
from bot.scene import (
    CAPTION,
    Links,
    MediaKind,
    OverRequest,
    ResultRequest,
    Scene,
    ShownMedia,
    TableRequest,
)
from models import rules
from models.announcements import Kind
from playground.entities import parse_html
from tests.bot.world import plain, texts
from tests.builders import NOW, a_game, lays, tells, votes

LINKS = Links("FabuloTestBot", "play")
WORDS = texts().words("en")
CHAT = rules.ChatLabel("Friday", "en")
THREE = a_game().with_players("ann", "bob", "eve")


def scene(game, round=None, **values):
    """An announcement of a game as it stands."""
    number = round if round is not None else (game.round.number if game.round else None)
    return Scene(game, CHAT, NOW, number, values, game.last_round)


def shown(kind, game, *, live=True, **more):
    """The text as people read it."""
    message = render(kind, scene(game, **more), WORDS, LINKS, live=live)
    words, _ = parse_html(message.text)
    return plain(words)


def after(game, move):
    game, _ = move(game, now=NOW, chance=Random(7))
    return game


def test_a_lobby_lists_who_sits_there_what_is_played_and_what_is_missing():
    assert shown(Kind.LOBBY, a_game().with_players("ann", "bob").with_rules(first="race").lobby()) == (
        "🐇 A game of Fabulo: who plays along?\n\n"
        "🎉 ann · host\n🧣 bob\n\n"
        "House rules: ends at 30 points or the last card · Relaxed · "
        "whoever finds a clue first tells first\n\n"
        "One more player and we can begin."
    )


def test_a_full_lobby_says_who_begins_and_unusual_rules_are_named():
    game = (
        a_game().with_rules(points=None, laps=2, imaginarium=True, pace=rules.Pace.SLOW, spoken=False).lobby()
    )
    assert shown(Kind.LOBBY, game).splitlines()[-3:] == [
        "House rules: ends at 2 laps or the last card · Slow · ann tells first · Clues said aloud: no · "
        "Imaginarium scoring: yes · Time zone: UTC",
        "",
        "All here? ann presses “Begin”.",
    ]


@pytest.mark.parametrize(
    ("players", "cards", "warned"), [(7, 84, True), (6, 84, False), (7, 120, True), (3, 40, False)]
)
def test_the_lobby_says_when_the_cards_do_not_last_for_a_lap(players, cards, warned):
    game = a_game().with_players(*(f"p{number}" for number in range(players))).lobby()
    text = render(Kind.LOBBY, replace(scene(game), cards=cards), WORDS, LINKS, live=True).text
    assert ("do not last" in text) is warned


def test_the_race_asks_everybody():
    assert shown(Kind.TURN, a_game().with_rules(first="race").telling()) == (
        "🐇 Round 1: whoever finds a clue first is the storyteller\n\n"
        "Look through your cards. Once you have a clue for one of them, tell it: the first one counts.\n\n"
        "⏳ Waiting for the first clue."
    )


def test_a_turn_names_its_storyteller():
    lines = shown(Kind.TURN, a_game().telling()).splitlines()
    assert (lines[0], lines[-1]) == ("🐇 Round 1: ann tells", "⏳ Waiting for ann’s clue.")


def test_a_slow_phase_says_until_when_in_the_chats_own_time():
    game = a_game().with_rules(pace=rules.Pace.SLOW, zone="Europe/Amsterdam").telling()
    assert shown(Kind.TURN, game).splitlines()[-1] == "Until Tuesday, 2:46 PM (time of Europe/Amsterdam)."


def test_a_clue_is_told_with_what_to_do_and_who_is_awaited():
    assert shown(Kind.CLUE, THREE.laying()) == (
        "💬 ann tells: “once upon a time”\n\n"
        "Everybody else: give the 2 cards of your hand that fit it best.\n\n"
        "⏳ 0 of 2 have given. Waiting for bob and eve."
    )


def test_the_status_counts_who_has_given_not_what():
    game = THREE.laying()
    game = after(game, lays(game, 2))
    assert shown(Kind.CLUE, game).splitlines()[-1] == "⏳ 1 of 2 have given. Waiting for eve."


def test_a_retired_message_has_neither_status_nor_buttons():
    message = render(Kind.CLUE, scene(THREE.laying()), WORDS, LINKS, live=False)
    assert message.keyboard is None
    assert plain(parse_html(message.text)[0]).splitlines()[-1].startswith("Everybody else: give")


def test_what_is_to_be_done_is_said_only_while_it_can_be_whenever_a_message_is_retired():
    built = a_game()
    turns = {
        shown(Kind.TURN, game, round=1, live=False)
        for game in (built.laying(), built.voting(), built.scored())
    }
    clues = {shown(Kind.CLUE, game, round=1, live=False) for game in (built.voting(), built.scored())}

    assert turns == {"🐇 Round 1: ann tells"}
    assert clues == {"💬 ann tells: “once upon a time”"}


def test_the_table_is_a_picture_under_the_question():
    game = a_game().voting()
    message = render(Kind.TABLE, scene(game), WORDS, LINKS, live=True)
    cards = tuple(card.card for card in game.round.table)
    assert message.picture == TableRequest(
        cards, game.seat(1), rules.Clue(rules.ClueKind.TEXT, "once upon a time")
    )
    assert shown(Kind.TABLE, game) == (
        "🖼 Round 1: the table is laid\n\n"
        "The clue: “once upon a time”\nWhich of these cards is ann’s? Your own does not count.\n\n"
        "⏳ 0 of 3 have voted. Waiting for bob, eve, and dan."
    )


def test_a_table_that_was_voted_on_keeps_its_clue():
    assert shown(Kind.TABLE, a_game().scored(), round=1, live=False) == (
        "🖼 Round 1: the table is laid\n\nThe clue: “once upon a time”"
    )


def result_game():
    """Round 1 of four: bob finds ann's card, eve and dan vote for bob's."""
    game = a_game().voting()
    number = {card.owner: place for place, card in enumerate(game.round.table, start=1)}
    for seat, owner in ((2, 1), (3, 2), (4, 2)):
        game = after(game, votes(game, seat, number[owner]))
    return game, number


def test_a_result_tells_owner_finders_points_and_every_card():
    game, number = result_game()
    message = render(Kind.RESULT, scene(game, 1), WORDS, LINKS, live=False)
    lines = plain(parse_html(message.text)[0]).splitlines()
    assert lines[:8] == [
        "⭐ Round 1",
        "",
        f"ann told “once upon a time” with card {number[1]}.",
        "Found by bob.",
        "",
        "🎉 ann +3 → 3",
        "🧣 bob +5 → 5",
        "🍃 eve 0 → 0",
    ]
    assert f"{number[2]}. bob ← eve and dan" in lines
    assert f"{number[3]}. eve" in lines
    assert message.picture == ResultRequest(game.last_round, game.seats, 30)


def test_a_result_sent_late_shows_the_score_as_it_stood_then():
    first, _ = result_game()
    later = rules.ScoredRound(
        2, 2, first.last_round.clue, first.last_round.table, ((1, 4), (2, 1), (3, 0), (4, 2))
    )
    seats = tuple(replace(seat, score=seat.score + dict(later.points)[seat.number]) for seat in first.seats)
    newcomer = replace(seats[0], number=5, player=9, name="kim", joined=2)
    game = replace(first, seats=(*seats, newcomer), last_round=later)
    late = replace(scene(game, 1), scored=first.last_round, later=(later,))
    message = render(Kind.RESULT, late, WORDS, LINKS, live=False)
    assert message.picture == ResultRequest(first.last_round, first.seats, 30)
    assert [name in message.text for name in ("bob", "kim")] == [True, False]


@pytest.mark.parametrize(
    ("chosen", "line"),
    [
        ({2: 1, 3: 1, 4: 1}, "Everybody found it: too plain!"),
        ({2: 3, 3: 2, 4: 2}, "Nobody found it: too far!"),
    ],
)
def test_a_result_says_when_all_or_nobody_found_it(chosen, line):
    game = a_game().voting()
    number = {card.owner: place for place, card in enumerate(game.round.table, start=1)}
    for seat, owner in chosen.items():
        game = after(game, votes(game, seat, number[owner]))
    assert line in shown(Kind.RESULT, game, round=1, live=False).splitlines()


def test_the_end_tells_why_who_won_and_the_standings():
    game, _ = result_game()
    game = after(game, partial(rules.call_off, player=1))
    message = render(Kind.OVER, scene(game, 1), WORDS, LINKS, live=True)
    assert plain(parse_html(message.text)[0]) == (
        "🏁 The game is over\n\n"
        "It was ended by hand; the last finished round counts.\n🏆 bob wins with 5 points!\n\n"
        "1. 🧣 bob · 5\n2. 🎉 ann · 3\n3. 🍃 eve · 0\n3. ⭐ dan · 0"
    )
    assert message.picture == OverRequest(game.seats, (2,), 30)


def test_an_end_without_a_scored_round_has_no_winner_and_no_picture():
    game = after(a_game().telling(), partial(rules.call_off, player=1))
    message = render(Kind.OVER, scene(game, 1), WORDS, LINKS, live=True)
    assert message.picture is None
    assert plain(parse_html(message.text)[0]) == (
        "🏁 The game is over\n\nIt was ended by hand.\nNo round was finished, so nobody wins this one."
    )


def test_a_lobby_nobody_began_is_closed_in_a_word():
    game = after(a_game().lobby(), partial(rules.call_off, player=1))
    assert shown(Kind.OVER, game) == "🚪 The lobby is closed. A new game is one tap away."


def test_the_end_told_once_more_is_worded_differently():
    game, _ = result_game()
    game = after(game, partial(rules.call_off, player=1))
    again = over_again(scene(game, 1), WORDS)
    assert plain(again.text) == "That game came to its end: bob won it."
    assert render(Kind.OVER, scene(game, 1, again=True), WORDS, LINKS, live=True) == again


def test_notices_stand_in_front():
    notices = [
        {"key": "notice-skipped-voting", "name": "bob"},
        {"key": "notice-host", "name": "<eve>"},
    ]
    assert shown(Kind.TURN, a_game().telling(), notices=notices).splitlines()[:3] == [
        "⏭ bob did not vote.",
        "👑 <eve> is the host now.",
        "",
    ]


def test_a_reminder_mentions_only_those_who_are_awaited_still():
    game = a_game().laying()
    game = after(game, lays(game, 2))
    message = render(Kind.REMINDER, scene(game, seats=[2, 3, 4], phase="laying"), WORDS, LINKS, live=True)
    words, entities = parse_html(message.text)
    assert plain(words) == "🔔 eve and dan, we are waiting for your card."
    assert [entity["type"] for entity in entities] == ["text_mention", "text_mention"]
    assert [row[0].text for row in message.keyboard.inline_keyboard] == ["🃏 Open my hand"]


MEDIA = [kind.value for kind in MediaKind]


def media_game(kind):
    """Ann has shown her clue."""
    game = a_game().telling()
    game = after(game, partial(rules.claim, player=1, round=1, card=game.seat(1).hand[0]))
    media = json.dumps({"kind": kind, "file_id": "F", "mime": "x/y", "size": 3})
    return after(game, partial(rules.show, player=1, media=media, text=None))


@pytest.mark.parametrize("kind", MEDIA)
def test_a_shown_clue_is_sent_again_with_our_caption_where_its_kind_has_one(kind):
    game = media_game(kind)
    message = render(Kind.CLUE, scene(game), WORDS, LINKS, live=True)
    assert message.media == ShownMedia(MediaKind(kind), "F")
    if kind in ("sticker", "video_note"):
        assert message.text == ""
        assert shown(Kind.TURN, game, live=False) == "🐇 Round 1: ann tells\n\n🎭 ann shows the clue."
    else:
        assert plain(message.text).startswith("🎭 <b>ann</b> shows the clue.")
        assert shown(Kind.TURN, game, live=False) == "🐇 Round 1: ann tells"
    assert message.keyboard is not None


def test_while_a_clue_is_to_be_shown_the_turn_says_how():
    game = a_game().telling()
    game = after(game, partial(rules.claim, player=1, round=1, card=game.seat(1).hand[0]))
    assert (
        shown(Kind.TURN, game).splitlines()[-1].startswith("🎤 ann has a card and will show the clue: answer")
    )


@pytest.mark.parametrize("kind", [Kind.LOBBY, Kind.TURN])
def test_the_last_message_that_surely_arrived_tells_what_came_since(kind):
    game = a_game().laying()
    text = shown(kind, game, round=1 if kind is Kind.TURN else None)
    assert "💬 ann tells: “once upon a time”" in text
    assert text.splitlines()[-1] == "⏳ 0 of 3 have given. Waiting for bob, eve, and dan."


def test_one_line_tells_what_was_perhaps_missed():
    game, _ = result_game()
    assert plain(missed(Kind.RESULT, scene(game, 1), WORDS)) == (
        "↩️ In case it did not reach you: round 1 gave ann +3, bob +5, eve 0, and dan 0."
    )
    assert plain(missed(Kind.CLUE, scene(a_game().laying()), WORDS)) == (
        "↩️ In case it did not reach you: 💬 <b>ann</b> tells: <b>“once upon a time”</b>"
    )
    assert plain(missed(Kind.TABLE, scene(game, 1), WORDS)).endswith("the table of round 1 was laid.")
    assert plain(missed(Kind.LOBBY, scene(game), WORDS)).endswith(
        "a message of this game may be missing above."
    )


EVIL = (
    "<b>a_b*[x](http://evil)",
    "\u202eevil & co",
    "x" * 300,
    "😀" * 200,
    "</a>",
    "\u2066\u2066\u2066!",
    "`",
    "\u3164",
    "ف" * 80,
)


def test_no_name_and_no_clue_can_forge_a_message_or_make_it_too_long():
    """C21: HTML, names and clues escaped."""
    names = (*EVIL, "kim", "lee", "zoe")
    house = rules.HouseRules(first=1, large_table=True, seats=12, points=30)
    builder = replace(a_game().with_players(*names), house_rules=house)
    game = builder.telling()
    game = after(game, tells(game, "<i>" + "&" * 190))
    messages = [
        render(kind, scene(game), WORDS, LINKS, live=True) for kind in (Kind.LOBBY, Kind.TURN, Kind.CLUE)
    ]
    for move in (lays, votes):
        for seat in rules.awaited(game):
            game = after(game, move(game, seat))
        kind = Kind.TABLE if move is lays else Kind.RESULT
        messages.append(render(kind, scene(game, 1), WORDS, LINKS, live=True))
    over = after(game, partial(rules.call_off, player=1))
    messages.append(render(Kind.OVER, scene(over, 1), WORDS, LINKS, live=True))
    for message in messages:
        words, entities = parse_html(message.text)
        assert {entity["type"] for entity in entities} <= {"bold"}
        assert words.count("\u2068") == words.count("\u2069")
        assert "\u202e" not in words
        assert length(message.text) <= (CAPTION if message.picture else 4096)
