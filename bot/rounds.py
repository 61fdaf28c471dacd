"""What a round has to tell: whose turn it is, the clue, and the table."""

from dataclasses import replace

from bot.markup import Paragraph, lines
from bot.names import seat_name
from bot.scene import Scene, ShownMedia, TableRequest
from bot.shown import Reference
from bot.texts import Html, Words
from models import rules
from models.announcements import Kind


def turn_of(scene: Scene, words: Words) -> tuple[Paragraph, ...]:
    """The paragraphs of a turn that opened and, while a clue is wanted, how one is found.

    Once a clue without a caption is shown, also whose that is.
    """
    number, storyteller = scene.round or 0, _storyteller(scene)
    title = Paragraph(_title(scene, number, storyteller, words))
    if current(scene) is not None and scene.game.phase is rules.Phase.TELLING:
        if storyteller is None:
            return (title, Paragraph(words.html("turn-race")))
        return (title, Paragraph(words.html("turn-find", name=seat_name(scene.game, storyteller))))
    return (title, Paragraph(clue_line(scene, words))) if _is_bare(media_of(scene)) else (title,)


def clue_of(scene: Scene, words: Words) -> tuple[Paragraph, ...]:
    """The paragraphs of a clue: what was told and, while cards are given, what everybody else is to do."""
    round_ = current(scene)
    told = Paragraph(clue_line(scene, words))
    if round_ is None or scene.game.phase is not rules.Phase.LAYING:
        return (told,)
    return (told, Paragraph(_give(scene.game, round_, words)))


def table_of(scene: Scene, words: Words) -> tuple[Paragraph, ...]:
    """The paragraphs of a laid table: the clue once more and, while votes are cast, the question."""
    title = Paragraph(words.html("table-title", round=scene.round or 0))
    clue, round_ = _clue(scene), current(scene)
    if clue is None:
        return (title,)
    told = words.html(f"table-clue-{clue.kind.value}", clue=clue.text or "")
    if round_ is None:
        return (title, Paragraph(told))
    votes = scene.game.rules.most_votes(len(round_.players))
    asked = words.html(
        "table-which" if votes == 1 else "table-which-votes",
        name=seat_name(scene.game, round_.storyteller),
        count=votes,
    )
    return (title, Paragraph(lines((told, asked))))


def table_picture(scene: Scene) -> TableRequest | None:
    """The numbered table, while it is the one that lies there."""
    round_ = current(scene)
    if round_ is None or round_.clue is None or round_.storyteller is None or not round_.table:
        return None
    cards = tuple(card.card for card in round_.table)
    return TableRequest(cards, scene.game.seat(round_.storyteller), round_.clue)


def meanwhile(kind: Kind, scene: Scene, words: Words) -> tuple[Paragraph, ...]:
    """What came after the message's own event and may not have been heard: the turn, the clue, the table."""
    game, round_ = scene.game, scene.game.round
    if round_ is None:
        return ()
    own = scene.round == round_.number
    now = replace(scene, round=round_.number)
    if game.phase is rules.Phase.VOTING:
        return () if own and kind is Kind.TABLE else table_of(now, words)
    if game.phase is rules.Phase.LAYING:
        told = clue_of(now, words)
        if own and kind is Kind.TURN and _is_bare(media_of(now)):
            return told[1:]
        return () if own and kind is Kind.CLUE else told
    return () if own and kind is Kind.TURN else turn_of(now, words)[:1]


def current(scene: Scene) -> rules.Round | None:
    """The announcement's round, while it is the one in play."""
    round_ = scene.game.round
    return round_ if round_ is not None and round_.number == scene.round else None


def media_of(scene: Scene) -> ShownMedia | None:
    """The clue of the announcement's round, where it was shown."""
    clue = _clue(scene)
    return None if clue is None or clue.media is None else Reference.read(clue.media).again()


def clue_line(scene: Scene, words: Words) -> Html:
    """The clue, and whose it is."""
    clue = _clue(scene)
    name = seat_name(scene.game, _storyteller(scene))
    if clue is None:
        return words.html("clue-unknown", name=name)
    has_words = clue.kind is rules.ClueKind.MEDIA and clue.text
    key = "clue-media-words" if has_words else f"clue-{clue.kind.value}"
    return words.html(key, name=name, clue=clue.text or "")


def _title(scene: Scene, number: int, storyteller: int | None, words: Words) -> Html:
    if storyteller is None:
        return words.html("turn-title-race", round=number)
    return words.html("turn-title", round=number, name=seat_name(scene.game, storyteller))


def _give(game: rules.Game, round_: rules.Round, words: Words) -> Html:
    return words.html("clue-give", count=game.rules.cards_to_lay(len(round_.players)))


def _is_bare(media: ShownMedia | None) -> bool:
    """Whether the clue is shown without any text of ours beside it."""
    return media is not None and not media.kind.has_caption


def _storyteller(scene: Scene) -> int | None:
    round_, scored, told = current(scene), _scored(scene), scene.values.get("storyteller")
    if round_ is not None:
        return round_.storyteller
    if scored is not None:
        return scored.storyteller
    return told if isinstance(told, int) else None


def _clue(scene: Scene) -> rules.Clue | None:
    round_, scored = current(scene), _scored(scene)
    if round_ is not None:
        return round_.clue
    return None if scored is None else scored.clue


def _scored(scene: Scene) -> rules.ScoredRound | None:
    known = (scene.scored, scene.game.last_round)
    return next((scored for scored in known if scored is not None and scored.number == scene.round), None)
