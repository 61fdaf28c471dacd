"""What one may ask at any time: the rules, the deck, the standings, and what the bot can do."""

from dataclasses import dataclass

from bot.asking import Ask
from bot.desk import Desk
from bot.house_rules import rules_line
from bot.keyboards import keyboard, link, opening
from bot.markup import lines
from bot.names import short_name, sign
from bot.rule_sheet import example_picture, example_text, sheet_text
from bot.texts import Html, Words
from models import chats, reading, rules
from models.champions import Champion, champions_of
from models.rules.sheet import example, example_cards, example_size, players_of, sheet, sheet_of

MOST_CHAMPIONS = 10


@dataclass(frozen=True, slots=True)
class Information:
    """Answers questions that change nothing."""

    desk: Desk

    async def asked(self, ask: Ask, name: str) -> None:
        """Answer `rules`, `deck`, `stats` or `help`."""
        words = await self.desk.words_for(ask)
        if name == "rules":
            await self._tell_rules(ask, words)
        elif name == "deck":
            await self.desk.say(ask, await self._deck(ask, words))
        elif name == "stats":
            await self.desk.say(ask, await self._standings(ask, words))
        else:
            pings = [link(words("button-pings-on"), self.desk.links.pings())]
            await self.desk.say(ask, words.html("help-text"), keyboard([opening(words)], pings))

    async def _tell_rules(self, ask: Ask, words: Words) -> None:
        """How it is played by the house rules of the chat, and a round for an example, as a picture."""
        game = await self._open_game(ask)
        house = await self._chosen(ask)
        lines_of = sheet(house) if game is None else sheet_of(game)
        told = [sheet_text(lines_of, rules.preset_of(house), words)]
        if game is not None:
            told += [Html(""), words.html("house-text", rules=rules_line(game, words))]
        await self.desk.say(ask, lines(told))
        size = example_size(house, None if game is None else players_of(game))
        cards = self.desk.decks.example(house.deck, example_cards(house, size))
        round_ = example(house, size, cards)
        picture = await self.desk.drawing.draw(example_picture(round_, house.points, words), words)
        await self.desk.show(ask, picture, example_text(round_, words))

    async def _open_game(self, ask: Ask) -> rules.Game | None:
        game = await reading.open_game_in(ask.place.chat, ask.place.topic)
        return None if game is None else await reading.game(game)

    async def _deck(self, ask: Ask, words: Words) -> str:
        """The deck that is played with, and what else there is."""
        name = (await self._chosen(ask)).deck
        decks = self.desk.decks
        if name not in decks.names:
            name = decks.names[0]
        deck = decks.deck(name)
        told = [
            words.html(
                "deck-text",
                title=deck.title,
                artist=deck.artist,
                licence=deck.licence,
                cards=len(deck.cards),
            )
        ]
        others = [decks.deck(other).title for other in decks.names if other != name]
        if others:
            told.append(words.html("deck-others", titles=words.names_html(others)))
        return lines(told)

    async def _chosen(self, ask: Ask) -> rules.HouseRules:
        """The house rules of the open game, else those that the chat played with last."""
        game = await self._open_game(ask)
        if game is not None:
            return game.rules_next or game.rules
        chat = await chats.chat(ask.place.chat)
        return rules.HouseRules() if chat is None else chat.house_rules

    async def _standings(self, ask: Ask, words: Words) -> str:
        """The score of the open game, and who has won how often here."""
        told: list[Html] = []
        game = await self._open_game(ask)
        if game is not None:
            told += _scores(game, words)
        champions = await champions_of(ask.place.chat)
        if champions:
            told.append(words.html("stats-champions"))
            told += [_champion(champion, words) for champion in champions[:MOST_CHAMPIONS]]
        return lines(told) if told else words.html("stats-nothing")


def _scores(game: rules.Game, words: Words) -> list[Html]:
    if game.last_round is None:
        return []
    seats = sorted(game.seats, key=lambda seat: -seat.score)
    told = [
        words.html("stats-score", sign=sign(seat), name=short_name(seat.name), score=seat.score)
        for seat in seats
    ]
    return [words.html("stats-now", round=game.last_round.number), *told, Html("")]


def _champion(champion: Champion, words: Words) -> Html:
    return words.html(
        "stats-champion", name=short_name(champion.name), wins=champion.wins, games=champion.games
    )
