"""Every message to the group as a pure value: what happened, and how the game stands by now."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.keyboards import live_keyboard, open_keyboard
from bot.lobby import lobby_of, lobby_status
from bot.markup import Paragraph, fitted, lines
from bot.names import seat_name, seat_names, short_name
from bot.results import over_of, over_picture, points_in_short, result_of, result_picture
from bot.scene import (
    CAPTION,
    TEXT,
    Links,
    MediaKind,
    Message,
    PictureRequest,
    Scene,
    ShownMedia,
    TableRequest,
)
from bot.status import reminder_of, status_of
from bot.texts import Html, Words
from models import rules
from models.announcements import Kind

__all__ = [
    "Links",
    "MediaKind",
    "Message",
    "PictureRequest",
    "Scene",
    "ShownMedia",
    "missed",
    "over_again",
    "render",
]


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
    keyboard = live_keyboard(scene.game, words, links) if live else None
    if kind is Kind.REMINDER:
        keyboard = open_keyboard(scene.game, words, links)
    if body.media is not None and not body.media.kind.has_caption:
        return Message("", keyboard, media=body.media)
    most = TEXT if body.picture is None and body.media is None else CAPTION
    status = _status(scene, words) if live and kind is not Kind.REMINDER else ()
    paragraphs = (Paragraph(_notices(scene, words), rank=1), *body.paragraphs, Paragraph(lines(status)))
    return Message(fitted(paragraphs, most), keyboard, body.picture, body.media)


def missed(kind: Kind, scene: Scene, words: Words) -> Html:
    """One line for the head of the next message, where nobody knows whether this one arrived."""
    if kind is Kind.RESULT and scene.scored is not None:
        points = points_in_short(scene.game, scene.scored, words)
        return words.html("missed-result", round=scene.scored.number, points=points)
    if kind is Kind.CLUE and scene.round is not None:
        return words.html("missed-clue", clue=_told(scene, words))
    if kind is Kind.TABLE and scene.round is not None:
        return words.html("missed-table", round=scene.round)
    return words.html("missed-message")


def over_again(scene: Scene, words: Words) -> Message:
    """The short text with the winners, where nobody knows whether the game's last message arrived."""
    game = scene.game
    key = {0: "nobody", 1: "one"}.get(len(game.winners), "several")
    return Message(words.html(f"over-again-{key}", names=seat_names(game, game.winners, words)))


def media_of(clue: rules.Clue | None) -> ShownMedia | None:
    """How a shown clue is sent again; the reference is the one that the chat's side wrote."""
    if clue is None or clue.media is None:
        return None
    reference = json.loads(clue.media)
    return ShownMedia(MediaKind(reference["kind"]), reference["file_id"])


def _status(scene: Scene, words: Words) -> tuple[Html, ...]:
    return lobby_status(scene, words) or status_of(scene.game, words)


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
    round_ = _round(scene)
    storyteller = _storyteller(scene)
    number = scene.round or 0
    if storyteller is None:
        return _paragraphs(words.html("turn-title-race", round=number), words.html("turn-race"))
    name = seat_name(scene.game, storyteller)
    title = words.html("turn-title", round=number, name=name)
    if round_ is None or scene.game.phase is rules.Phase.TELLING:
        return _paragraphs(title, words.html("turn-find", name=name))
    media = media_of(round_.clue)
    if media is not None and not media.kind.has_caption:
        return _paragraphs(title, lines((words.html("turn-shown", name=name), _give(scene, round_, words))))
    return _paragraphs(title)


def _clue(scene: Scene, words: Words) -> Body:
    round_ = _round(scene)
    told = _told(scene, words)
    give = () if round_ is None else (_give(scene, round_, words),)
    media = media_of(_clue_of(scene))
    return Body(_paragraphs(told, *give).paragraphs, media=media)


def _table(scene: Scene, words: Words) -> Body:
    round_ = _round(scene)
    title = words.html("table-title", round=scene.round or 0)
    if round_ is None or round_.clue is None:
        return _paragraphs(title)
    votes = scene.game.rules.most_votes(len(round_.players))
    which = "table-which" if votes == 1 else "table-which-votes"
    clue = words.html(f"table-clue-{round_.clue.kind.value}", clue=round_.clue.text or "")
    asked = words.html(which, name=seat_name(scene.game, round_.storyteller), count=votes)
    body = _paragraphs(title, lines((clue, asked)))
    return Body(body.paragraphs, picture=TableRequest(tuple(card.card for card in round_.table)))


def _result(scene: Scene, words: Words) -> Body:
    scored = scene.scored or scene.game.last_round
    if scored is None:
        raise ValueError("a result without a scored round")
    return Body(result_of(scene, scored, words), picture=result_picture(scene, scored))


def _over(scene: Scene, words: Words) -> Body:
    return Body(over_of(scene, words), picture=over_picture(scene))


def _reminder(scene: Scene, words: Words) -> Body:
    seats = rules.awaited(scene.game)
    return _paragraphs(reminder_of(scene.game, seats, scene.game.phase, words))


_BODIES: dict[Kind, Callable[[Scene, Words], Body]] = {
    Kind.LOBBY: _lobby,
    Kind.TURN: _turn,
    Kind.CLUE: _clue,
    Kind.TABLE: _table,
    Kind.RESULT: _result,
    Kind.OVER: _over,
    Kind.REMINDER: _reminder,
}


def _paragraphs(*texts: Html) -> Body:
    return Body(tuple(Paragraph(text) for text in texts))


def _round(scene: Scene) -> rules.Round | None:
    """The announcement's round, while it is the one in play."""
    round_ = scene.game.round
    return round_ if round_ is not None and round_.number == scene.round else None


def _storyteller(scene: Scene) -> int | None:
    round_, told = _round(scene), scene.values.get("storyteller")
    if round_ is not None:
        return round_.storyteller
    scored = _scored(scene)
    return scored.storyteller if scored is not None else told if isinstance(told, int) else None


def _scored(scene: Scene) -> rules.ScoredRound | None:
    known = (scene.scored, scene.game.last_round)
    return next((scored for scored in known if scored is not None and scored.number == scene.round), None)


def _clue_of(scene: Scene) -> rules.Clue | None:
    round_, scored = _round(scene), _scored(scene)
    if round_ is not None:
        return round_.clue
    return None if scored is None else scored.clue


def _told(scene: Scene, words: Words) -> Html:
    """The clue, and whose it is."""
    clue = _clue_of(scene)
    name = seat_name(scene.game, _storyteller(scene))
    if clue is None:
        return words.html("clue-unknown", name=name)
    key = f"clue-{clue.kind.value}"
    if clue.kind is rules.ClueKind.MEDIA and clue.text:
        key = "clue-media-words"
    return words.html(key, name=name, clue=clue.text or "")


def _give(scene: Scene, round_: rules.Round, words: Words) -> Html:
    return words.html("clue-give", count=scene.game.rules.cards_to_lay(len(round_.players)))
