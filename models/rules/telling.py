"""The storyteller's part: a card and a clue."""

import re
import unicodedata
from dataclasses import replace
from random import Random

from models.rules.events import Claimed, ClueChanged, ClueTold, Event
from models.rules.game import Clue, ClueKind, Game, Phase, Round, Seat
from models.rules.letters import is_blank
from models.rules.moves import player_in_round, stirred
from models.rules.refusals import Refusal, RuleError
from models.rules.turns import Outcome, enter, settle

LONGEST_CLUE = 200  # code points

_LINE_BREAKS = re.compile(r"\s*[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]\s*")


def clean_clue(text: str) -> str:
    """A clue as it is kept: NFC, line breaks folded to a space, trimmed, no control characters.

    Raises RuleError `blank-clue` where nothing can be read, `clue-too-long` over 200 code points.
    """
    text = _LINE_BREAKS.sub(" ", text).replace("\t", " ")
    text = "".join(letter for letter in text if unicodedata.category(letter) not in ("Cc", "Cs"))
    text = unicodedata.normalize("NFC", text).strip()
    if is_blank(text):
        raise RuleError(Refusal.BLANK_CLUE)
    if len(text) > LONGEST_CLUE:
        raise RuleError(Refusal.CLUE_TOO_LONG, most=LONGEST_CLUE, length=len(text))
    return text


def tell(
    game: Game, *, player: int, round: int, card: str, clue: str | None, now: float, chance: Random
) -> Outcome:
    """Give card and clue; `clue` None: it was said aloud. Told again, it replaces both until a card is given.

    In the race of round 1 the first to tell is the storyteller. Raises RuleError `over`, `too-late` (in the
    race with the winner's name), `not-seated`, `not-yet`, `not-your-turn`, `not-in-hand`, `blank-clue`,
    `clue-too-long`, or `not-allowed` for a spoken clue where the house rules know none.
    """
    seat, round_ = _teller(game, player, round)
    if clue is None and not game.rules.spoken:
        raise RuleError(Refusal.NOT_ALLOWED)
    told = Clue(ClueKind.SPOKEN) if clue is None else Clue(ClueKind.TEXT, text=clean_clue(clue))
    game = _with_card(game, seat, round_, card)
    return _told(game, told, now=now, chance=chance)


def claim(game: Game, *, player: int, round: int, card: str, now: float, chance: Random) -> Outcome:
    """Choose a card now and show the clue in the chat: a song, a mime, a picture. The turn is taken by this.

    Raises what `tell` raises; `not-allowed` where the house rules know no shown clues.
    """
    seat, round_ = _teller(game, player, round)
    if not game.rules.shown:
        raise RuleError(Refusal.NOT_ALLOWED)
    game = _with_card(game, seat, round_, card)
    claimed = replace(game.current(), showing=True)
    event: Event = Claimed(round, seat.number)
    return replace(game, round=claimed), (event,)


def show(
    game: Game, *, player: int, media: str | None, text: str | None, now: float, chance: Random
) -> Outcome:
    """The clue shown in the chat by the storyteller who claimed: `media` an opaque reference, or plain words.

    Until the first card is given another replaces it. Raises RuleError `over`, `not-seated`, `not-your-turn`,
    `card-first`, `too-late`, `not-allowed`, `blank-clue` or `clue-too-long`.
    """
    round_ = game.current()
    seat, round_ = _teller(game, player, round_.number)
    if seat.number != round_.storyteller or round_.card is None:
        raise RuleError(Refusal.CARD_FIRST)
    if media is not None and not game.rules.shown:
        raise RuleError(Refusal.NOT_ALLOWED)
    if media is None:
        shown = Clue(ClueKind.TEXT, text=clean_clue(text or ""))
    else:
        shown = Clue(ClueKind.MEDIA, text=_caption(text), media=media)
    return _told(stirred(game, seat), shown, now=now, chance=chance)


def _caption(text: str | None) -> str | None:
    """The words that came with what was shown, cut to the length of a clue; None where none can be read."""
    try:
        return clean_clue(text or "")
    except RuleError as refusal:
        return (
            clean_clue((text or "").strip()[:LONGEST_CLUE]) if refusal.code is Refusal.CLUE_TOO_LONG else None
        )


def _teller(game: Game, player: int, number: int) -> tuple[Seat, Round]:
    seat, round_ = player_in_round(
        game, player, number=number, phases=(Phase.TELLING, Phase.LAYING, Phase.VOTING)
    )
    if round_.storyteller not in (None, seat.number):
        if round_.raced:
            raise RuleError(Refusal.TOO_LATE, name=game.seat(round_.storyteller).name)
        raise RuleError(Refusal.NOT_YOUR_TURN)
    if round_.fixed or game.phase is Phase.VOTING:
        raise RuleError(Refusal.TOO_LATE)
    return seat, round_


def _with_card(game: Game, seat: Seat, round_: Round, card: str) -> Game:
    """The storyteller's card on the way to the table, in place of one chosen before."""
    own = () if round_.card is None else (round_.card,)
    free = seat.hand + own
    if card not in free:
        raise RuleError(Refusal.NOT_IN_HAND)
    seat = replace(seat, hand=tuple(other for other in free if other != card))
    game = replace(game, round=replace(round_, storyteller=seat.number, card=card))
    return stirred(game, seat)


def _told(game: Game, clue: Clue, *, now: float, chance: Random) -> Outcome:
    round_ = replace(game.current(), clue=clue, showing=False)
    game = replace(game, round=round_)
    assert round_.storyteller is not None  # noqa: S101 - the teller is
    if game.phase is Phase.LAYING:
        return game, (ClueChanged(round_.number),)
    game, events = settle(enter(game, Phase.LAYING, now), now=now, chance=chance)
    return game, (ClueTold(round_.number, round_.storyteller), *events)
