"""Sets the scene of an announcement from the database, and renders it."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.markup import Paragraph, fitted
from bot.messages import render
from bot.scene import CAPTION, TEXT, Links, Message, Scene
from bot.texts import Html, Texts, Words
from models import reading, rules
from models.announcements import Kind
from models.decks import Decks
from models.outbox import Announcement


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message as it is to be shown now, in the words of its chat."""

    message: Message
    words: Words

    @property
    def hash(self) -> str:
        """Differs whenever the text or the buttons do."""
        keyboard = self.message.keyboard
        shown = [self.message.text, None if keyboard is None else keyboard.to_dict()]
        return hashlib.sha256(json.dumps(shown).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Scenes:
    """Knows what every message is made from."""

    texts: Texts
    decks: Decks
    links: Links
    clock: Callable[[], float]

    async def rendered(self, row: Announcement, game: rules.Game, *, live: bool) -> Rendered:
        """The message of an announcement as its game stands now; a live one carries status and buttons."""
        scene, words = await self.scene(row, game)
        message = render(row.kind, scene, words, self.links, live=live)
        return Rendered(headed(message, row.values.get("missed")), words)

    async def scene(self, row: Announcement, game: rules.Game) -> tuple[Scene, Words]:
        """What a message of this announcement can tell, and the words of its chat."""
        place = await reading.place_of(game.id)
        language = self.texts.nearest(place.language)
        scored, later = await _scored(row, game)
        scene = Scene(
            game=game,
            chat=rules.ChatLabel(place.title, language),
            now=self.clock(),
            round=row.round,
            values=row.values,
            scored=scored,
            later=later,
            cards=self._cards(game) if row.kind is Kind.LOBBY else None,
            asked=row.created if row.values.get("repost") else None,
        )
        return scene, self.texts.words(language)

    def _cards(self, game: rules.Game) -> int | None:
        deck = game.rules.deck
        return len(self.decks.cards(deck)) if deck in self.decks.names else None


def headed(message: Message, line: object) -> Message:
    """The message with a line, or several, at its head; what does not fit below is cut."""
    if not isinstance(line, str) or not line or not message.text:
        return message
    most = TEXT if message.picture is None and message.media is None else CAPTION
    text = fitted((Paragraph(Html(line)), Paragraph(Html(message.text))), most)
    return replace(message, text=text)


async def _scored(
    row: Announcement, game: rules.Game
) -> tuple[rules.ScoredRound | None, tuple[rules.ScoredRound, ...]]:
    """The announcement's round, once it is scored, and those scored since."""
    if row.kind is Kind.OVER or game.last_round is None or row.round is None:
        return game.last_round, ()
    if row.round >= game.last_round.number:
        return (game.last_round if row.round == game.last_round.number else None), ()
    rounds = await reading.scored_rounds(game.id)
    scored = next((round_ for round_ in rounds if round_.number == row.round), None)
    return scored, tuple(round_ for round_ in rounds if round_.number > row.round)
