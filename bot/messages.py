"""Every message to the group as a pure value: what happened, and how the game stands by now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.keyboards import live_keyboard, open_keyboard
from bot.lobby import lobby_of, lobby_status
from bot.markup import Paragraph, fitted, lines
from bot.names import seat_names, short_name
from bot.results import over_of, over_picture, points_in_short, result_of, result_picture
from bot.rounds import clue_line, clue_of, meanwhile, media_of, table_of, table_picture, turn_of
from bot.scene import CAPTION, TEXT, Links, Message, PictureRequest, Scene, ShownMedia
from bot.status import asked_of, reminder_of, status_of
from bot.texts import Html, Words
from models import rules
from models.announcements import Kind

__all__ = ["Links", "Message", "PictureRequest", "Scene", "ShownMedia", "missed", "over_again", "render"]


@dataclass(frozen=True, slots=True)
class Body:
    """What a message tells of its own event, whatever the game waits for by now."""

    paragraphs: tuple[Paragraph, ...]
    picture: PictureRequest | None = None
    media: ShownMedia | None = None


def render(kind: Kind, scene: Scene, words: Words, links: Links, *, live: bool) -> Message:
    """The message of an announcement.

    A live one is the game's newest: it also says what the game waits for now and carries the buttons; one
    that is not has neither. A reminder always leads to the game.
    """
    if kind is Kind.OVER and scene.values.get("again"):
        return over_again(scene, words)
    body = _BODIES[kind](scene, words)
    if kind is Kind.REMINDER:
        return Message(fitted(body.paragraphs, TEXT), open_keyboard(scene.game, words, links))
    keyboard = live_keyboard(scene.game, words, links) if live else None
    if body.media is not None and not body.media.kind.has_caption:
        return Message("", keyboard, media=body.media)
    most = TEXT if body.picture is None and body.media is None else CAPTION
    paragraphs = (Paragraph(_notices(scene, words), rank=1), *body.paragraphs)
    if live:
        paragraphs += (*meanwhile(kind, scene, words), Paragraph(lines(_status(scene, words))))
    return Message(fitted(paragraphs, most), keyboard, body.picture, body.media)


def missed(kind: Kind, scene: Scene, words: Words) -> Html:
    """One line for the head of the next message, where nobody knows whether this one arrived."""
    if kind is Kind.RESULT and scene.scored is not None:
        points = points_in_short(scene.game, scene.scored, words)
        return words.html("missed-result", round=scene.scored.number, points=points)
    if kind is Kind.CLUE and scene.round is not None:
        return words.html("missed-clue", clue=clue_line(scene, words))
    if kind is Kind.TABLE and scene.round is not None:
        return words.html("missed-table", round=scene.round)
    return words.html("missed-message")


def over_again(scene: Scene, words: Words) -> Message:
    """The short text with the winners, where nobody knows whether the game's last message arrived."""
    game = scene.game
    key = {0: "nobody", 1: "one"}.get(len(game.winners), "several")
    return Message(words.html(f"over-again-{key}", names=seat_names(game, game.winners, words)))


def _status(scene: Scene, words: Words) -> tuple[Html, ...]:
    status = lobby_status(scene, words) or status_of(scene.game, words)
    return (*status, *asked_of(scene.game, scene.asked, words))


def _notices(scene: Scene, words: Words) -> Html:
    """What else happened since the last message: skips, leaves, joins, hosts, lots."""
    notices = scene.values.get("notices")
    return lines(_notice(notice, words) for notice in notices) if isinstance(notices, list) else Html("")


def _notice(notice: Mapping[str, object], words: Words) -> Html:
    values = {name: _value(value) for name, value in notice.items() if name != "key"}
    return words.html(str(notice["key"]), **values)


def _value(value: object) -> str | int:
    return value if isinstance(value, int) else short_name(str(value))


def _lobby(scene: Scene, words: Words) -> Body:
    return Body(lobby_of(scene, words))


def _turn(scene: Scene, words: Words) -> Body:
    return Body(turn_of(scene, words))


def _clue(scene: Scene, words: Words) -> Body:
    return Body(clue_of(scene, words), media=media_of(scene))


def _table(scene: Scene, words: Words) -> Body:
    return Body(table_of(scene, words), picture=table_picture(scene))


def _result(scene: Scene, words: Words) -> Body:
    scored = scene.scored or scene.game.last_round
    if scored is None:
        raise ValueError("a result without a scored round")
    return Body(result_of(scene, scored, words), picture=result_picture(scene, scored))


def _over(scene: Scene, words: Words) -> Body:
    return Body(over_of(scene, words), picture=over_picture(scene))


def _reminder(scene: Scene, words: Words) -> Body:
    seats = rules.awaited(scene.game)
    return Body((Paragraph(reminder_of(scene.game, seats, scene.game.phase, words)),))


_BODIES: dict[Kind, Callable[[Scene, Words], Body]] = {
    Kind.LOBBY: _lobby,
    Kind.TURN: _turn,
    Kind.CLUE: _clue,
    Kind.TABLE: _table,
    Kind.RESULT: _result,
    Kind.OVER: _over,
    Kind.REMINDER: _reminder,
}
