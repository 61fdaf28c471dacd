"""The real bot, as its own process, beside the pretend Telegram: a game from the lobby to its end."""

from contextlib import AsyncExitStack

from playground.friends import Pauses
from playground.launch import Options, evening
from playground.phone import Phone


async def test_three_friends_finish_a_game_although_the_plug_is_pulled_in_its_middle(tmp_path):
    options = Options(players=3, seed=7, keep=tmp_path, pauses=Pauses(0, 0, 0))
    async with evening(options) as running, AsyncExitStack() as stack:
        telegram, friends = running.telegram, running.friends
        bot, (you, *others), group = telegram.bots[0], telegram.people, next(iter(telegram.chats.values()))
        await you.says(group, "/newgame")
        lobby = await telegram.until(lambda: group.message_with("Begin"), 20)
        await telegram.until(lambda: all(friend.name in lobby.words for friend in others), 20)
        game = lobby.button("Join").data.split(":")[1]
        phone = await stack.enter_async_context(
            Phone(bot.miniapps["play"], game, lambda: you.init_data(game, chat=group))
        )
        await phone.look()
        assert await phone.make({"move": "house", "rule": "points", "value": 5})
        assert await phone.make({"move": "begin"})
        friends.add(you)
        await telegram.until(lambda: len(group.messages_of(bot)) > 3, 20)
        await running.product.pull_the_plug()
        await telegram.until(lambda: all(friends.has_finished(one, game) for one in telegram.people), 60)
        over = await telegram.until(lambda: group.message_with("Rematch"), 60)
        view = await phone.look()
        winners = [seat["name"] for seat in view["seats"] if seat["seat"] in view["winners"]]
        assert view["phase"] == "over"
        assert all(name in over.words for name in winners)
        assert telegram.complaints == []
        assert friends.troubles == []
