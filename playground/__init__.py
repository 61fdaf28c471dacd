"""A pretend Telegram on this machine, for people who want to try Fabulo and for all tests.

    async with Telegram.serve() as telegram:                     # a free port on 127.0.0.1
        bot = telegram.add_bot("123456:TEST", username="FabuloTestBot")
        telegram.set_miniapp(bot, "play", "http://127.0.0.1:8080/")
        ann = telegram.add_person("Ann", language="en")
        ben = telegram.add_person("Ben", language="pt-br")
        group = telegram.add_group("Friday", [ann, ben], kind="supergroup")   # or "group", "forum"
        # the bot: base_url=f"{telegram.url}/bot", base_file_url=f"{telegram.url}/file/bot"

        await ann.says(group, "/newgame")                        # reply_to=, topic=, as_channel=, html=
        lobby = await telegram.until(lambda: group.message_with("Begin"))   # LookupError: not yet
        answer = await ben.presses(lobby, "Join")                # Answer(text, alert, url), or None
        await ben.presses(lobby, data="join:old", wait=False)    # an old keyboard, no waiting
        link = ann.link_of(lobby, "Open")                        # what a link button opens
        data = ann.init_data("g_abc", chat=group)                # signed launch data (auth_date=, bot=)
        await ann.sends_voice(group, reply_to=lobby)             # photo, video, video_note, audio, ...
        await ann.starts(bot, "payload"); await ann.says(bot, "hello")      # the private chat
        await ann.blocks(bot); await ann.leaves(group)
        await ann.kicks(bot, group); await ann.adds(bot, group)
        await ann.promotes(bot, group); await ann.restricts(bot, group, can_send_photos=False)
        topic = await ann.opens_topic(group, "Games"); await ann.closes_topic(group, topic)
        supergroup = telegram.migrate(group)                     # a new chat; the old one points to it

    A group holds all bots there are when it is made (`bots=`, `bot_is_admin=`, `admins=`).
    What it shows now: `group.messages` (all), `group.messages_of(bot)`, `group.ephemeral`; a message has
    `text`, `caption`, `words`, `entities`, `photo` (bytes), `buttons`, `rows`, `button("Join")`, `edits`,
    `history`, `deleted`, `pinned`, `topic`, `reply_to`, `media_group`, `id`. The objects are live.
    What it cost: `telegram.counts(group)` -> `new`, `edits`, `deletions`, `answers`; subtract an earlier one.
    What was asked: `telegram.calls_of("sendPhoto", group)`. What was asked wrongly: `telegram.complaints`
    (unknown parameters, wrong types, wrong lengths), which a test should find empty at its end.
    Time: `telegram.clock.advance(200)`. Faults: `telegram.faults.add("429", "sendMessage", retry_after=3,
    times=2)`, see `playground.faults.Fault` for the kinds; `await telegram.go_dark()` refuses connections
    until `await telegram.come_back()`.

Nothing in the product imports this package, and it imports nothing of the product.
"""

from playground.records import Counts
from playground.telegram import Telegram

__all__ = ["Counts", "Telegram"]
