"""The house rules as a menu of buttons, in a message of its own that one puts away when done."""

from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.asking import Ask
from bot.choices import CHOICES, USUAL, choices_of, token, value_of
from bot.desk import Desk
from bot.house_rules import rules_line, value_words
from bot.keyboards import Press, button, keyboard, packed
from bot.markup import lines
from bot.moves import Moves
from bot.names import seat_name
from bot.texts import Html, Words
from models import reading, rules
from models.rules.house_rules import LATER, Value

LIST, MORE, DONE, END, PRESET = "list", "more", "done", "end", rules.PRESET
"""What a menu's button says instead of a rule."""

UTC = rules.HouseRules().zone
EXAMPLE_ZONE = "Europe/Lisbon"


@dataclass(frozen=True, slots=True)
class HouseMenu:
    """Shows the house rules, and sets them for those who may."""

    desk: Desk
    moves: Moves
    shown: dict[tuple[int, str], int] = field(default_factory=dict)  # a game's menu, by chat and game

    async def open(self, ask: Ask, game: str) -> None:
        """The menu, for host and admins; all others are told what is played."""
        words = await self.desk.words_for(ask)
        current = await reading.game(game)
        if current.is_over:
            raise rules.RuleError(rules.Refusal.OVER)
        if not await self.moves.leads(ask, game):
            line = rules_line(current, words)
            if ask.query is not None:
                await self.desk.toast(ask, line, alert=True)
            else:
                await self.desk.say(ask, words.html("house-text", rules=line))
            return
        await self.desk.toast(ask)
        menu_id = self.shown.pop((ask.place.chat, game), None)
        if menu_id is not None:
            await self.desk.remove(ask, menu_id)
        menu = await self.desk.say(ask, _text(current, words), self._list(current, words))
        if menu is not None:
            self.shown[ask.place.chat, game] = menu.message_id

    async def pressed(self, ask: Ask, press: Press) -> None:
        """A button of the menu, or the one that opens it."""
        if not press.words:
            await self.open(ask, press.game)
        elif not await self.moves.leads(ask, press.game):
            raise rules.RuleError(rules.Refusal.NOT_HOST)
        elif press.words[0] == DONE:
            await self._put_away(ask, press.game)
            await self.desk.toast(ask)
        elif press.words[0] == END:
            await self._end(ask, press)
        elif len(press.words) == 1:
            await self._turn_to(ask, press.game, press.words[0])
        else:
            await self._set(ask, press.game, *press.words[:2])

    async def _set(self, ask: Ask, game: str, rule: str, chosen: str) -> None:
        before = await reading.game(game)
        value = chosen if rule == PRESET else value_of(before, rule, chosen, self.desk.decks)
        after = await self.moves.house(ask, game, rule, value)
        words = await self.desk.words_for(ask)
        if value == rules.Pace.SLOW and before.rules.zone == UTC:
            await self.desk.rewrite(ask, self._about("zone", words), self._choices(after, "zone", words))
        else:
            await self.desk.rewrite(ask, _text(after, words), self._list(after, words, _page_of(rule)))
        label = words(f"preset-{value}") if rule == PRESET else self._label(after, rule, value, words)
        await self.desk.toast(ask, label)

    async def _turn_to(self, ask: Ask, game: str, page: str) -> None:
        """The list, or the choices of one rule."""
        words = await self.desk.words_for(ask)
        current = await reading.game(game)
        if page in CHOICES:
            await self.desk.rewrite(ask, self._about(page, words), self._choices(current, page, words))
        elif page == PRESET:
            await self.desk.rewrite(ask, _presets_text(words), _presets(current, words))
        else:
            page = MORE if page == MORE else LIST
            await self.desk.rewrite(ask, _text(current, words), self._list(current, words, page))
        await self.desk.toast(ask)

    async def _end(self, ask: Ask, press: Press) -> None:
        """Ends the game on the second press; the first one asks."""
        words = await self.desk.words_for(ask)
        if len(press.words) == 1:
            really = [button(words("button-end-really"), "house", press.game, END, "yes")]
            buttons = keyboard(really, [_back(press.game, words)])
            await self.desk.rewrite(ask, words.html("house-end"), buttons)
            await self.desk.toast(ask)
            return
        said = await self.moves.end(ask, press.game, words)
        await self._put_away(ask, press.game)
        await self.desk.toast(ask, said)

    def _about(self, rule: str, words: Words) -> Html:
        """What a rule is for; of the zone also how to write one that is not offered."""
        about = words.html("house-choose", rule=words(f"rule-{rule}"), about=words(f"rule-{rule}-about"))
        if rule != "zone":
            return about
        return lines((about, words.html("house-zone-more", example=EXAMPLE_ZONE)))

    def _choices(self, game: rules.Game, rule: str, words: Words) -> InlineKeyboardMarkup:
        chosen = getattr(game.rules_next or game.rules, rule)
        buttons: list[InlineKeyboardButton] = []
        for value in choices_of(game, rule, self.desk.decks):
            text = self._zone(value, words) if rule == "zone" else self._value(game, rule, value, words)
            text = words("button-chosen", value=text) if value == chosen else text
            buttons.append(button(text, "house", game.id, rule, token(value)))
        back = [_back(game.id, words, _page_of(rule))]
        return keyboard(*packed(buttons, 3 if len(buttons) > 6 and rule != "zone" else 2), back)

    def _list(self, game: rules.Game, words: Words, page: str = LIST) -> InlineKeyboardMarkup:
        """The rules of a page, each with its value; in a running game one page has what may still change."""
        chosen = game.rules_next or game.rules
        buttons = [
            button(self._label(game, rule, getattr(chosen, rule), words), "house", game.id, rule)
            for rule in CHOICES
            if (page == _page_of(rule) if game.phase is rules.Phase.LOBBY else rule in LATER)
        ]
        other = [_back(game.id, words)] if page == MORE else []
        if page == LIST and game.phase is rules.Phase.LOBBY:
            other = [
                button(words("button-presets"), "house", game.id, PRESET),
                button(words("button-more"), "house", game.id, MORE),
            ]
        below = [
            button(words("button-language"), "language"),
            button(words("button-end"), "house", game.id, END),
            button(words("button-done"), "house", game.id, DONE),
        ]
        return keyboard(*packed(buttons), *packed(other), *packed(below, 3))

    def _label(self, game: rules.Game, rule: str, value: Value, words: Words) -> str:
        said = self._value(game, rule, value, words)
        return words("button-rule", rule=words(f"rule-{rule}"), value=said)

    def _value(self, game: rules.Game, rule: str, value: Value, words: Words) -> str:
        if rule == "deck" and value in self.desk.decks.names:
            return self.desk.decks.deck(str(value)).title
        if rule == "first" and isinstance(value, int):
            return seat_name(game, value)
        return value_words(rule, value, words)

    def _zone(self, value: Value, words: Words) -> str:
        """A zone by its city and the time that the clocks show there now."""
        time = words.time(self.desk.clock(), ZoneInfo(str(value)))
        return words("zone-now", zone=token(value).replace("_", " "), time=time)

    async def _put_away(self, ask: Ask, game: str) -> None:
        self.shown.pop((ask.place.chat, game), None)
        await self.desk.remove(ask)


def _text(game: rules.Game, words: Words) -> Html:
    key = "house-menu" if game.phase is rules.Phase.LOBBY else "house-menu-later"
    return words.html(key, rules=rules_line(game, words))


def _presets_text(words: Words) -> Html:
    told = [
        words.html(
            "house-preset",
            preset=words(f"preset-{name}"),
            about=words(f"preset-{name}-about"),
            sheet=words(f"preset-{name}-sheet"),
        )
        for name in rules.PRESETS
    ]
    return lines((words.html("house-presets"), Html(""), *told))


def _presets(game: rules.Game, words: Words) -> InlineKeyboardMarkup:
    """One button a preset, the one that is played ticked."""
    chosen = rules.preset_of(game.rules)
    buttons: list[InlineKeyboardButton] = []
    for name in rules.PRESETS:
        text = words(f"preset-{name}")
        text = words("button-chosen", value=text) if name == chosen else text
        buttons.append(button(text, "house", game.id, PRESET, name))
    return keyboard(*packed(buttons), [_back(game.id, words)])


def _page_of(rule: str) -> str:
    return LIST if rule in USUAL or rule == PRESET else MORE


def _back(game: str, words: Words, page: str = LIST) -> InlineKeyboardButton:
    return button(words("button-back"), "house", game, page)
