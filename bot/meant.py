"""Whether what somebody sends to the chat can be meant as a clue, and what is said where it cannot be."""

from telegram import Message

from bot.desk import Declined
from bot.names import seat_name
from bot.scene import MediaKind
from bot.shown import Reference
from models import rules
from models.posted import Post

CHATTER = frozenset({MediaKind.STICKER, MediaKind.ANIMATION})
"""What people answer with by the way: taken as a clue where one is awaited, and else not spoken of."""


def check_not_in_vain(game: rules.Game, player: int, message: Message, post: Post | None) -> None:
    """Pass chatter. Raises Declined for what was meant as a clue and comes too late, or of somebody else."""
    shown, seat = Reference.of(message), game.seat_of(player)
    if shown is None or seat is None or shown.kind in CHATTER or is_of_the_shown_album(game, shown):
        return
    if has_shown(game, player):
        raise Declined("show-too-late")
    if shown.kind is MediaKind.PHOTO:
        return
    if game.round is not None and game.round.showing:
        raise Declined("show-not-yours", name=seat_name(game, game.round.storyteller))
    if post is not None and post.storyteller == seat.number and _has_passed(game, post):
        raise Declined("show-too-late")


def is_of_the_shown_album(game: rules.Game, shown: Reference | None) -> bool:
    """Whether a file came together with the one that is the clue already."""
    clue = None if game.round is None else game.round.clue
    if shown is None or shown.album is None or clue is None or clue.media is None:
        return False
    return Reference.read(clue.media).album == shown.album


def _has_passed(game: rules.Game, post: Post) -> bool:
    """Whether the turn that a message is about went by without being scored."""
    if post.round is None or post.scored:
        return False
    return game.round is None or game.round.number > post.round


def has_shown(game: rules.Game, player: int) -> bool:
    """Whether the player has shown this round's clue, and may not replace it any more."""
    clue = None if game.round is None else game.round.clue
    return clue is not None and clue.kind is rules.ClueKind.MEDIA and _tells(game, player)


def may_be_meant(game: rules.Game, player: int, message: Message) -> bool:
    """Whether a reply in the group can be a clue: words where they are asked for, media of who tells."""
    if message.text:
        return _is_showing(game, player)
    return _is_showing(game, player) or is_replaceable(game, player) or is_teller(game, player)


def _is_showing(game: rules.Game, player: int) -> bool:
    """Whether the player has chosen a card and is awaited in the chat."""
    return game.round is not None and game.round.showing and _tells(game, player)


def is_replaceable(game: rules.Game, player: int) -> bool:
    """Whether the player has shown a clue that no card was given to yet."""
    clue = None if game.round is None else game.round.clue
    if game.round is None or clue is None or game.round.fixed or game.phase is not rules.Phase.LAYING:
        return False
    return clue.kind is rules.ClueKind.MEDIA and _tells(game, player)


def is_teller(game: rules.Game, player: int) -> bool:
    """Whether the player may tell now, be it in the race."""
    if game.phase is not rules.Phase.TELLING or game.round is None:
        return False
    seat = game.seat_of(player)
    racing = game.round.storyteller is None and seat is not None and seat.number in game.round.players
    return racing or _tells(game, player)


def _tells(game: rules.Game, player: int) -> bool:
    seat = game.seat_of(player)
    return game.round is not None and seat is not None and seat.number == game.round.storyteller
