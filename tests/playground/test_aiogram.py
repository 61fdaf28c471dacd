"""aiogram, a second genuine client of other origin, understands every answer of the pretend Telegram."""

import aiogram
import pytest
from aiogram import types
from aiogram.exceptions import (
    TelegramBadRequest,
    TelegramConflictError,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)

KEYBOARD = types.InlineKeyboardMarkup(
    inline_keyboard=[
        [
            types.InlineKeyboardButton(text="Join", callback_data="join:1", style="success"),
            types.InlineKeyboardButton(text="Open", url="https://t.me/x"),
        ]
    ]
)


async def test_the_bot_introduces_itself(aiogram_bot, world):
    me = await aiogram_bot.get_me()
    assert (me.id, me.username, me.can_join_groups) == (world.bot.id, "FabuloTestBot", True)


async def test_a_text_is_sent_edited_and_deleted(aiogram_bot, world):
    sent = await aiogram_bot.send_message(
        world.group.id, "<b>Hi</b> all", parse_mode="HTML", reply_markup=KEYBOARD
    )
    message = world.group.message(sent.message_id)
    assert (sent.text, sent.html_text) == ("Hi all", "<b>Hi</b> all")
    assert sent.reply_markup.model_dump() == KEYBOARD.model_dump()
    changed = await aiogram_bot.edit_message_text("Bye", chat_id=world.group.id, message_id=sent.message_id)
    assert (changed.text, changed.reply_markup, message.edits) == ("Bye", None, 1)
    again = await aiogram_bot.edit_message_reply_markup(
        chat_id=world.group.id, message_id=sent.message_id, reply_markup=KEYBOARD
    )
    assert again.reply_markup.model_dump() == KEYBOARD.model_dump()
    assert await aiogram_bot.delete_message(world.group.id, sent.message_id) is True
    assert message.deleted


async def test_a_picture_is_sent_captioned_replaced_and_downloaded(aiogram_bot, world, picture):
    file = types.BufferedInputFile(picture, "table.jpg")
    sent = await aiogram_bot.send_photo(world.group.id, file, caption="The <i>table</i>", parse_mode="HTML")
    assert (sent.caption, sent.photo[-1].width) == ("The table", 600)
    assert (await aiogram_bot.download(sent.photo[-1].file_id)).read() == picture
    captioned = await aiogram_bot.edit_message_caption(
        chat_id=world.group.id, message_id=sent.message_id, caption="Scores"
    )
    assert captioned.caption == "Scores"
    media = types.InputMediaPhoto(media=types.BufferedInputFile(picture + b"\0", "t.jpg"), caption="New")
    changed = await aiogram_bot.edit_message_media(media, chat_id=world.group.id, message_id=sent.message_id)
    assert (changed.caption, world.group.message(sent.message_id).photo) == ("New", picture + b"\0")


@pytest.mark.parametrize(
    "kind", ["voice", "video", "video_note", "audio", "animation", "sticker", "document"]
)
async def test_each_kind_of_file_is_sent_and_sent_again(aiogram_bot, world, kind):
    send = getattr(aiogram_bot, f"send_{kind}")
    sent = await send(world.group.id, types.BufferedInputFile(b"some bytes", "x.bin"))
    again = await send(world.group.id, getattr(sent, kind).file_id)
    assert getattr(again, kind).file_unique_id == getattr(sent, kind).file_unique_id


async def test_an_album_is_several_messages_of_one_group(aiogram_bot, world, picture):
    media = [types.InputMediaPhoto(media=types.BufferedInputFile(picture, f"{n}.jpg")) for n in range(3)]
    sent = await aiogram_bot.send_media_group(world.group.id, media)
    assert {message.media_group_id for message in sent} == {sent[0].media_group_id}
    assert [message.message_id - sent[0].message_id for message in sent] == [0, 1, 2]


async def test_updates_of_every_kind_are_understood(aiogram_bot, world):
    await world.ann.promotes(world.bot, world.group)
    sent = await aiogram_bot.send_message(world.group.id, "Lobby", reply_markup=KEYBOARD)
    message = world.group.message(sent.message_id)
    kinds = [
        "message",
        "edited_message",
        "callback_query",
        "my_chat_member",
        "chat_member",
        "message_reaction",
    ]
    await aiogram_bot.get_updates(allowed_updates=kinds, offset=-1)
    world.ben.press(message, "join:1")
    said = await world.ben.says(world.group, "hello", reply_to=message)
    await world.ben.edits(said, "hello again")
    for kind in ("photo", "voice", "video", "video_note", "audio", "animation", "sticker", "document"):
        await world.ben.sends(world.group, kind, caption="" if kind in {"sticker", "video_note"} else "look")
    await world.ben.reacts(message, "🎉")
    await world.ben.leaves(world.group)
    await world.ann.renames(world.group, "Saturday")
    await world.ann.pins(message)
    await world.ann.starts(world.bot, "game_1")
    await world.ann.blocks(world.bot)
    updates = await aiogram_bot.get_updates()
    assert [update.event_type for update in updates[1:]] == [
        "callback_query", "message", "edited_message", *["message"] * 8, "message_reaction", "chat_member",
        *["message"] * 4, "my_chat_member",
    ]  # fmt: skip
    assert updates[1].callback_query.message.message_id == sent.message_id
    assert updates[2].message.reply_to_message.text == "Lobby"
    assert updates[-2].message.text == "/start game_1"
    assert updates[-1].my_chat_member.new_chat_member.status == "kicked"


async def test_chats_and_members_are_told(aiogram_bot, world):
    await world.ann.promotes(world.bot, world.group)
    await world.ann.restricts(world.ben, world.group, can_send_photos=False)
    chat = await aiogram_bot.get_chat(world.group.id)
    assert (chat.title, chat.permissions.can_pin_messages) == ("Friday", False)
    creator = await aiogram_bot.get_chat_member(world.group.id, world.ann.id)
    assert isinstance(creator, types.ChatMemberOwner)
    restricted = await aiogram_bot.get_chat_member(world.group.id, world.ben.id)
    assert isinstance(restricted, types.ChatMemberRestricted)
    assert (restricted.is_member, restricted.can_send_photos, restricted.can_send_messages) == (
        True,
        False,
        True,
    )
    bot = await aiogram_bot.get_chat_member(world.group.id, world.bot.id)
    assert isinstance(bot, types.ChatMemberAdministrator)
    await world.ann.kicks(world.ben, world.group)
    banned = await aiogram_bot.get_chat_member(world.group.id, world.ben.id)
    assert isinstance(banned, types.ChatMemberBanned)
    assert len(await aiogram_bot.get_chat_administrators(world.group.id)) == 2
    assert await aiogram_bot.get_chat_member_count(world.group.id) == 2
    assert await aiogram_bot.leave_chat(world.group.id) is True


async def test_commands_names_and_menu_buttons_are_kept(aiogram_bot, world):
    scope = types.BotCommandScopeChatMember(chat_id=world.group.id, user_id=world.ben.id)
    commands = [types.BotCommand(command="hand", description="Your hand", is_ephemeral=True)]
    assert await aiogram_bot.set_my_commands(commands, scope=scope)
    kept = await aiogram_bot.get_my_commands(scope=scope)
    assert [command.model_dump() for command in kept] == [command.model_dump() for command in commands]
    assert await aiogram_bot.delete_my_commands(scope=scope)
    assert await aiogram_bot.set_my_name("Fábulo", language_code="pt")
    assert (await aiogram_bot.get_my_name(language_code="pt")).name == "Fábulo"
    assert await aiogram_bot.set_my_description("What it is")
    assert (await aiogram_bot.get_my_description()).description == "What it is"
    assert await aiogram_bot.set_my_short_description("Short")
    assert (await aiogram_bot.get_my_short_description()).short_description == "Short"
    assert await aiogram_bot.set_chat_menu_button(menu_button=types.MenuButtonCommands())
    assert isinstance(await aiogram_bot.get_chat_menu_button(), types.MenuButtonCommands)


async def test_messages_are_pinned_reacted_to_and_typed(aiogram_bot, world):
    await world.ann.promotes(world.bot, world.group)
    sent = await aiogram_bot.send_message(world.group.id, "Rules")
    assert await aiogram_bot.pin_chat_message(world.group.id, sent.message_id)
    assert (await aiogram_bot.get_chat(world.group.id)).pinned_message.text == "Rules"
    assert await aiogram_bot.unpin_chat_message(world.group.id)
    assert await aiogram_bot.unpin_all_chat_messages(world.group.id)
    emoji = types.ReactionTypeEmoji(emoji="❤")
    assert await aiogram_bot.set_message_reaction(world.group.id, sent.message_id, reaction=[emoji])
    assert await aiogram_bot.send_chat_action(world.group.id, "upload_photo")
    assert await aiogram_bot.delete_messages(world.group.id, [sent.message_id])


async def test_a_prepared_message_is_saved(aiogram_bot, world):
    await world.ann.starts(world.bot)
    article = types.InlineQueryResultArticle(
        id="1", title="Result", input_message_content=types.InputTextMessageContent(message_text="We won")
    )
    prepared = await aiogram_bot.save_prepared_inline_message(world.ann.id, article)
    assert world.bot.prepared[prepared.id]["title"] == "Result"


async def test_an_ephemeral_message_is_sent_edited_and_deleted(aiogram_bot, world, picture):
    await world.ann.promotes(world.bot, world.group)
    to_ben = types.EphemeralMessageParameters(receiver_user_id=world.ben.id)
    sent = await aiogram_bot.send_photo(
        world.group.id, types.BufferedInputFile(picture, "hand.jpg"), ephemeral_message_parameters=to_ben
    )
    assert (sent.message_id, sent.receiver_user.id) == (0, world.ben.id)
    place = {
        "chat_id": world.group.id,
        "receiver_user_id": world.ben.id,
        "ephemeral_message_id": sent.ephemeral_message_id,
    }
    assert await aiogram_bot.edit_ephemeral_message_caption(**place, caption="Your hand")
    assert await aiogram_bot.edit_ephemeral_message_reply_markup(**place, reply_markup=KEYBOARD)
    media = types.InputMediaPhoto(media=types.BufferedInputFile(picture, "new.jpg"))
    assert await aiogram_bot.edit_ephemeral_message_media(**place, media=media)
    assert await aiogram_bot.delete_ephemeral_message(**place)
    text = await aiogram_bot.send_message(world.group.id, "Psst", ephemeral_message_parameters=to_ben)
    place["ephemeral_message_id"] = text.ephemeral_message_id
    assert await aiogram_bot.edit_ephemeral_message_text(**place, text="Psst!")
    assert [message.text for message in world.group.ephemeral] == ["Psst!"]


async def test_webhooks_are_set_described_and_removed(aiogram_bot):
    assert await aiogram_bot.set_webhook("https://bot.example/t", allowed_updates=["message"])
    info = await aiogram_bot.get_webhook_info()
    assert (info.url, info.allowed_updates) == ("https://bot.example/t", ["message"])
    with pytest.raises(TelegramConflictError):
        await aiogram_bot.get_updates()
    assert await aiogram_bot.delete_webhook()


async def test_refusals_become_the_clients_own_errors(aiogram_bot, world):
    old = world.telegram.add_group("Old", [world.ann], kind="group")
    new = world.telegram.migrate(old)
    with pytest.raises(TelegramMigrateToChat) as migrated:
        await aiogram_bot.send_message(old.id, "x")
    assert migrated.value.migrate_to_chat_id == new.id
    world.telegram.faults.add("429", retry_after=3)
    with pytest.raises(TelegramRetryAfter) as flood:
        await aiogram_bot.send_message(world.group.id, "x")
    assert flood.value.retry_after == 3
    world.telegram.faults.add("502")
    with pytest.raises(TelegramServerError):
        await aiogram_bot.send_message(world.group.id, "x")
    await world.ann.kicks(world.bot, world.group)
    with pytest.raises(TelegramForbiddenError):
        await aiogram_bot.send_message(world.group.id, "x")
    with pytest.raises(TelegramBadRequest):
        await aiogram_bot.send_message(-1, "x")
    async with aiogram.Bot("1:x", session=aiogram_bot.session).context(auto_close=False) as stranger:
        with pytest.raises(TelegramUnauthorizedError):
            await stranger.get_me()
