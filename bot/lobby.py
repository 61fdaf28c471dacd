"""The lobby's message: who sits down, what is played, and what is still missing."""

from bot.house_rules import rules_line
from bot.markup import Paragraph, lines
from bot.names import seat_name, short_name, sign
from bot.scene import Scene
from bot.texts import Html, Words
from models import rules
from models.rules import dealing


def lobby_of(scene: Scene, words: Words) -> tuple[Paragraph, ...]:
    """The paragraphs of the lobby's message."""
    game = scene.game
    title = "lobby-title" if game.phase is rules.Phase.LOBBY else "lobby-begun"
    return (
        Paragraph(words.html(title)),
        Paragraph(lines(_seat(game, seat, words) for seat in game.seats)),
        Paragraph(words.html("lobby-rules", rules=rules_line(game, words)), rank=1),
    )


def lobby_status(scene: Scene, words: Words) -> tuple[Html, ...]:
    """What an open lobby still needs, and who may begin it."""
    game = scene.game
    if game.phase is not rules.Phase.LOBBY:
        return ()
    players = len(game.seats)
    if players < game.rules.fewest_players:
        return (words.html("lobby-needs", count=game.rules.fewest_players - players),)
    if players > game.rules.seats:
        return (words.html("lobby-too-many", count=game.rules.seats),)
    ready = words.html("lobby-ready", host=seat_name(game, game.host))
    return (ready,) if _lasts(game, scene.cards) else (ready, words.html("lobby-lap-short"))


def _seat(game: rules.Game, seat: rules.Seat, words: Words) -> Html:
    key = "lobby-seat-host" if seat.number == game.host else "lobby-seat"
    return words.html(key, sign=sign(seat), name=short_name(seat.name))


def _lasts(game: rules.Game, cards: int | None) -> bool:
    """Whether the cards last for a lap; a large table shuffles used ones into a new pile."""
    if cards is None or game.rules.large_table:
        return True
    dealt = cards if game.rules.all_cards else min(cards, dealing.CARDS_A_GAME)
    return dealing.lap_fits(len(game.seats), dealt)
