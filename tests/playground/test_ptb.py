"""python-telegram-bot, a genuine client, understands every answer of the pretend Telegram."""

from datetime import timedelta

import pytest
import telegram as ptb
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, InvalidToken, RetryAfter

KEYBOARD = ptb.InlineKeyboardMarkup(
    [
        [
            ptb.InlineKeyboardButton("Join", callback_data="join:1"),
            ptb.InlineKeyboardButton("Open", url="https://t.me/x"),
        ]
    ]
)


async def test_the_bot_introduces_itself(ptb_bot, world):
    me = await ptb_bot.get_me()
    assert (me.id, me.username, me.is_bot) == (world.bot.id, "FabuloTestBot", True)
    assert me.can_read_all_group_messages is False


async def test_a_text_is_sent_edited_and_deleted(ptb_bot, world):
    sent = await ptb_bot.send_message(
        world.group.id, "<b>Hello</b> &amp; welcome", "HTML", reply_markup=KEYBOARD
    )
    message = world.group.message(sent.message_id)
    assert (sent.text, sent.chat.title) == ("Hello & welcome", "Friday")
    assert [(e.type, e.offset, e.length) for e in sent.entities] == [("bold", 0, 5)]
    assert [b.text for b in message.buttons] == ["Join", "Open"]
    changed = await ptb_bot.edit_message_text("Bye", world.group.id, sent.message_id)
    assert (changed.text, changed.reply_markup, message.buttons, message.edits) == ("Bye", None, (), 1)
    assert await ptb_bot.delete_message(world.group.id, sent.message_id) is True
    assert message.deleted


async def test_a_picture_is_sent_captioned_replaced_and_downloaded(ptb_bot, world, picture):
    sent = await ptb_bot.send_photo(
        world.group.id, picture, "The <i>table</i>", parse_mode="HTML", reply_markup=KEYBOARD
    )
    message = world.group.message(sent.message_id)
    assert [(p.width, p.height) for p in sent.photo] == [(90, 60), (320, 213), (600, 400)]
    assert (sent.caption, message.photo) == ("The table", picture)
    again = await ptb_bot.send_photo(world.group.id, sent.photo[-1].file_id)
    assert again.photo[-1].file_unique_id == sent.photo[-1].file_unique_id
    file = await ptb_bot.get_file(sent.photo[-1].file_id)
    assert bytes(await file.download_as_bytearray()) == picture
    captioned = await ptb_bot.edit_message_caption(world.group.id, sent.message_id, caption="Scores")
    assert (captioned.caption, captioned.reply_markup) == ("Scores", None)
    other = await ptb_bot.edit_message_media(
        ptb.InputMediaPhoto(picture + b"\0", "New"), world.group.id, sent.message_id
    )
    assert (other.caption, message.photo, message.edits) == ("New", picture + b"\0", 2)


@pytest.mark.parametrize(
    ("method", "kind"),
    [
        ("send_voice", "voice"),
        ("send_video", "video"),
        ("send_video_note", "video_note"),
        ("send_audio", "audio"),
        ("send_animation", "animation"),
        ("send_sticker", "sticker"),
        ("send_document", "document"),
    ],
)
async def test_each_kind_of_file_is_sent_and_sent_again(ptb_bot, world, method, kind):
    sent = await getattr(ptb_bot, method)(world.group.id, b"some bytes")
    file_id = getattr(sent, kind).file_id
    again = await getattr(ptb_bot, method)(world.group.id, file_id)
    assert getattr(again, kind).file_unique_id == getattr(sent, kind).file_unique_id
    assert world.group.message(again.message_id).file.content == b"some bytes"


async def test_an_album_is_several_messages_of_one_group(ptb_bot, world, picture):
    sent = await ptb_bot.send_media_group(
        world.group.id, [ptb.InputMediaPhoto(picture, caption="one"), ptb.InputMediaPhoto(picture)]
    )
    assert [message.message_id for message in sent] == [sent[0].message_id, sent[0].message_id + 1]
    assert sent[0].media_group_id == sent[1].media_group_id
    assert [message.caption for message in sent] == ["one", None]


async def test_a_press_reaches_the_bot_and_its_answer_the_presser(ptb_bot, world):
    sent = await ptb_bot.send_message(world.group.id, "Lobby", reply_markup=KEYBOARD)
    press = world.ben.press(world.group.message(sent.message_id), "join:1")
    updates = await ptb_bot.get_updates(allowed_updates=["callback_query"])
    query = updates[-1].callback_query
    assert (query.data, query.from_user.full_name, query.message.text) == ("join:1", "Ben Silva", "Lobby")
    assert query.chat_instance == world.group.instance
    assert await query.answer("You are in", show_alert=True) is True
    answer = press.answered.result()
    assert (answer.text, answer.alert) == ("You are in", True)


async def test_people_write_and_the_bot_reads(ptb_bot, world):
    await world.ann.says(world.group, "/newgame@FabuloTestBot now")
    update = (await ptb_bot.get_updates())[-1]
    assert update.message.text == "/newgame@FabuloTestBot now"
    assert update.message.from_user.language_code == "en"
    assert [e.type for e in update.message.entities] == ["bot_command"]


async def test_chats_and_members_are_told(ptb_bot, world):
    await world.ann.promotes(world.bot, world.group)
    chat = await ptb_bot.get_chat(world.group.id)
    assert (chat.title, chat.type, chat.permissions.can_send_photos) == ("Friday", "supergroup", True)
    assert (await ptb_bot.get_chat_member(world.group.id, world.ann.id)).status == "creator"
    assert (await ptb_bot.get_chat_member(world.group.id, world.ben.id)).status == "member"
    admins = await ptb_bot.get_chat_administrators(world.group.id)
    assert {admin.user.id for admin in admins} == {world.ann.id, world.bot.id}
    assert await ptb_bot.get_chat_member_count(world.group.id) == 3
    assert await ptb_bot.leave_chat(world.group.id) is True
    assert not world.group.has(world.bot)


async def test_commands_names_and_menu_buttons_are_kept(ptb_bot, world):
    commands = [ptb.BotCommand("newgame", "Open a game")]
    await ptb_bot.set_my_commands(commands, ptb.BotCommandScopeAllGroupChats(), "pt")
    assert await ptb_bot.get_my_commands(ptb.BotCommandScopeAllGroupChats(), "pt") == tuple(commands)
    assert await ptb_bot.get_my_commands() == ()
    assert world.bot.commands_for(world.ben, world.group)[0]["command"] == "newgame"
    assert world.bot.commands_for(world.ann, world.group) == []
    await ptb_bot.delete_my_commands(ptb.BotCommandScopeAllGroupChats(), "pt")
    assert world.bot.commands_for(world.ben, world.group) == []
    await ptb_bot.set_my_name("Fábulo", "pt")
    await ptb_bot.set_my_description("What it is")
    await ptb_bot.set_my_short_description("Short")
    assert (await ptb_bot.get_my_name("pt")).name == "Fábulo"
    assert (await ptb_bot.get_my_name()).name == "Fabulo"
    assert (await ptb_bot.get_my_description("nl")).description == "What it is"
    assert (await ptb_bot.get_my_short_description()).short_description == "Short"
    await ptb_bot.set_chat_menu_button(menu_button=ptb.MenuButtonCommands())
    assert (await ptb_bot.get_chat_menu_button()).type == "commands"


async def test_messages_are_pinned_reacted_to_and_typed(ptb_bot, world):
    sent = await ptb_bot.send_message(world.group.id, "Rules")
    await world.ann.promotes(world.bot, world.group)
    message = world.group.message(sent.message_id)
    assert await ptb_bot.pin_chat_message(world.group.id, sent.message_id) is True
    assert (await ptb_bot.get_chat(world.group.id)).pinned_message.text == "Rules"
    assert await ptb_bot.unpin_chat_message(world.group.id, sent.message_id) is True
    assert not message.pinned
    assert await ptb_bot.pin_chat_message(world.group.id, sent.message_id) is True
    assert await ptb_bot.unpin_all_chat_messages(world.group.id) is True
    assert await ptb_bot.set_message_reaction(world.group.id, sent.message_id, "🎉") is True
    assert message.reactions == {world.bot.id: "🎉"}
    assert await ptb_bot.send_chat_action(world.group.id, "typing") is True
    assert await ptb_bot.delete_messages(world.group.id, [sent.message_id, 999]) is True
    assert message.deleted


async def test_a_prepared_message_is_saved(ptb_bot, world):
    await world.ann.starts(world.bot)
    article = ptb.InlineQueryResultArticle("1", "Result", ptb.InputTextMessageContent("We won"))
    prepared = await ptb_bot.save_prepared_inline_message(world.ann.id, article, allow_group_chats=True)
    assert world.bot.prepared[prepared.id]["title"] == "Result"


async def test_an_ephemeral_message_is_sent_edited_and_deleted(ptb_bot, world, picture):
    sent = await ptb_bot.send_message(world.group.id, "Lobby", reply_markup=KEYBOARD)
    press = world.ben.press(world.group.message(sent.message_id), "join:1")
    to_ben = {
        "ephemeral_message_parameters": {"receiver_user_id": world.ben.id, "callback_query_id": press.id}
    }
    hidden = await ptb_bot.send_photo(world.group.id, picture, "Your hand", api_kwargs=to_ben)
    assert (hidden.message_id, hidden.api_kwargs["receiver_user"]["id"]) == (0, world.ben.id)
    place = {
        "chat_id": world.group.id,
        "receiver_user_id": world.ben.id,
        "ephemeral_message_id": hidden.api_kwargs["ephemeral_message_id"],
    }
    message = world.group.ephemeral[0]
    assert await ptb_bot.do_api_request("editEphemeralMessageCaption", {**place, "caption": "Again"}) is True
    assert message.caption == "Again"
    markup = {"inline_keyboard": [[{"text": "Open", "url": "https://t.me/x"}]]}
    assert (
        await ptb_bot.do_api_request("editEphemeralMessageReplyMarkup", {**place, "reply_markup": markup})
        is True
    )
    assert [button.text for button in message.buttons] == ["Open"]
    media = {"type": "photo", "media": hidden.photo[-1].file_id, "caption": "Third"}
    assert await ptb_bot.do_api_request("editEphemeralMessageMedia", {**place, "media": media}) is True
    assert message.caption == "Third"
    assert await ptb_bot.do_api_request("deleteEphemeralMessage", place) is True
    assert world.group.ephemeral == []
    text = await ptb_bot.send_message(world.group.id, "For you", api_kwargs=to_ben)
    place["ephemeral_message_id"] = text.api_kwargs["ephemeral_message_id"]
    assert await ptb_bot.do_api_request("editEphemeralMessageText", {**place, "text": "Still"}) is True
    assert world.group.ephemeral[0].text == "Still"


async def test_webhooks_are_set_described_and_removed(ptb_bot):
    assert await ptb_bot.set_webhook("https://bot.example/telegram", max_connections=7, secret_token="x_y-1")
    info = await ptb_bot.get_webhook_info()
    assert (info.url, info.max_connections, info.pending_update_count) == (
        "https://bot.example/telegram",
        7,
        2,
    )
    with pytest.raises(Conflict):
        await ptb_bot.get_updates()
    assert await ptb_bot.delete_webhook(drop_pending_updates=True)
    assert (await ptb_bot.get_webhook_info()).url == ""
    assert await ptb_bot.get_updates() == ()


async def test_refusals_become_the_clients_own_errors(ptb_bot, world, monkeypatch):
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    group = world.telegram.add_group("Old", [world.ann], kind="group")
    new = world.telegram.migrate(group)
    with pytest.raises(ChatMigrated) as migrated:
        await ptb_bot.send_message(group.id, "x")
    assert migrated.value.new_chat_id == new.id
    world.telegram.faults.add("429", "sendMessage", retry_after=3)
    with pytest.raises(RetryAfter) as flood:
        await ptb_bot.send_message(world.group.id, "x")
    assert flood.value.retry_after == timedelta(seconds=3)
    await world.ann.kicks(world.bot, world.group)
    with pytest.raises(Forbidden):
        await ptb_bot.send_message(world.group.id, "x")
    with pytest.raises(BadRequest):
        await ptb_bot.send_message(-1, "x")
    stranger = ptb.Bot("1:x", base_url=f"{world.telegram.url}/bot")
    with pytest.raises(InvalidToken):
        await stranger.initialize()
    await stranger.shutdown()
