"""How the pretend Telegram treats messages: the rules and wordings real bots meet."""

import io

import pytest
from PIL import Image
from telegram.error import BadRequest

HOUR = 3600


def keyboard(*buttons):
    return {"inline_keyboard": [[{"text": "Join", "callback_data": "join"}, *buttons]]}


async def refused(call):
    body = await call
    assert body["ok"] is False
    return body["description"].removeprefix("Bad Request: ")


@pytest.fixture
async def sent(api, world):
    """A message of the bot with one button."""
    body = await api("sendMessage", chat_id=world.group.id, text="Lobby", reply_markup=keyboard())
    return world.group.message(body["result"]["message_id"])


def place(message):
    return {"chat_id": message.chat.id, "message_id": message.id}


async def test_an_edit_that_changes_nothing_is_refused(api, sent):
    assert await refused(api("editMessageText", **place(sent), text="Lobby", reply_markup=keyboard())) == (
        "message is not modified: specified new message content and reply markup are exactly the same as a "
        "current content and reply markup of the message"
    )
    assert sent.edits == 0


async def test_an_edit_without_reply_markup_removes_the_keyboard(api, sent):
    body = await api("editMessageText", **place(sent), text="Lobby")
    assert ("reply_markup" in body["result"], sent.buttons) == (False, ())
    assert [button.text for button in sent.history[0].buttons] == ["Join"]


async def test_an_edit_of_the_keyboard_alone_keeps_the_words(api, sent):
    await api("editMessageReplyMarkup", **place(sent))
    assert (sent.text, sent.buttons) == ("Lobby", ())


async def test_a_message_that_is_gone_cannot_be_edited(api, world, sent):
    await world.ann.deletes(sent)
    assert await refused(api("editMessageText", **place(sent), text="x")) == "message to edit not found"
    missing = api("editMessageText", chat_id=world.group.id, message_id=99, text="x")
    assert await refused(missing) == "message to edit not found"


async def test_what_somebody_else_wrote_cannot_be_edited(api, world):
    said = await world.ann.says(world.group, "hello")
    assert await refused(api("editMessageText", **place(said), text="x")) == "message can't be edited"


async def test_a_message_with_a_reply_prompt_cannot_be_edited(api, world):
    body = await api("sendMessage", chat_id=world.group.id, text="Clue?", reply_markup={"force_reply": True})
    prompt = world.group.message(body["result"]["message_id"])
    assert await refused(api("editMessageText", **place(prompt), text="x")) == "message can't be edited"


async def test_a_picture_has_no_text_and_a_text_no_caption_to_edit(api, world, sent):
    file_id = world.telegram.files.id_for(world.bot.id, (await world.ann.sends_photo(world.group)).file)
    body = await api("sendPhoto", chat_id=world.group.id, photo=file_id)
    photo = world.group.message(body["result"]["message_id"])
    assert await refused(api("editMessageText", **place(photo), text="x")) == (
        "there is no text in the message to edit"
    )
    assert await refused(api("editMessageCaption", **place(sent), caption="x")) == (
        "there is no caption in the message to edit"
    )


async def test_a_reply_to_a_message_that_is_gone_is_refused_unless_it_does_not_matter(api, world):
    said = await world.ann.says(world.group, "soon gone")
    await world.ann.deletes(said)
    reply = {"message_id": said.id}
    call = api("sendMessage", chat_id=world.group.id, text="x", reply_parameters=reply)
    assert await refused(call) == "message to be replied not found"
    reply["allow_sending_without_reply"] = True
    body = await api("sendMessage", chat_id=world.group.id, text="x", reply_parameters=reply)
    assert "reply_to_message" not in body["result"]


async def test_a_reply_names_the_message_it_answers(api, world):
    said = await world.ann.says(world.group, "hello", reply_to=await world.ben.says(world.group, "first"))
    body = await api(
        "sendMessage", chat_id=world.group.id, text="x", reply_parameters={"message_id": said.id}
    )
    answered = body["result"]["reply_to_message"]
    assert (answered["text"], "reply_to_message" in answered) == ("hello", False)


async def test_a_text_is_one_to_4096_characters_after_its_tags(api, world):
    chat = {"chat_id": world.group.id, "parse_mode": "HTML"}
    assert await refused(api("sendMessage", **chat, text="  <b></b> ")) == "message text is empty"
    assert await refused(api("sendMessage", **chat, text="x" * 4097)) == "message is too long"
    assert (await api("sendMessage", **chat, text=f"<b>{'x' * 4096}</b>"))["ok"]


async def test_a_caption_is_at_most_1024_characters_after_its_tags(api, world, picture):
    said = await world.ann.sends_photo(world.group, content=picture)
    file_id = world.telegram.files.id_for(world.bot.id, said.file)
    chat = {"chat_id": world.group.id, "photo": file_id, "parse_mode": "HTML"}
    assert await refused(api("sendPhoto", **chat, caption="x" * 1025)) == "message caption is too long"
    assert (await api("sendPhoto", **chat, caption=f"<i>{'x' * 1024}</i>"))["ok"]


async def test_white_space_around_a_text_is_dropped_and_entities_move_along(api, world):
    body = await api("sendMessage", chat_id=world.group.id, text="\n <b>x</b> y \n", parse_mode="HTML")
    assert body["result"]["text"] == "x y"
    assert body["result"]["entities"] == [{"type": "bold", "offset": 0, "length": 1}]


async def test_callback_data_is_one_to_64_bytes(api, world):
    def with_data(data):
        markup = {"inline_keyboard": [[{"text": "x", "callback_data": data}]]}
        return api("sendMessage", chat_id=world.group.id, text="x", reply_markup=markup)

    assert (await with_data("я" * 32))["ok"]
    assert await refused(with_data("я" * 32 + "x")) == "BUTTON_DATA_INVALID"
    world.telegram.complaints.clear()


async def test_a_web_app_button_is_refused_in_a_group_and_fine_in_private(api, world):
    button = {"text": "Play", "web_app": {"url": "https://play.example/"}}
    call = api("sendMessage", chat_id=world.group.id, text="x", reply_markup=keyboard(button))
    assert await refused(call) == "BUTTON_TYPE_INVALID"
    await world.ann.starts(world.bot)
    body = await api("sendMessage", chat_id=world.ann.id, text="x", reply_markup=keyboard(button))
    assert body["result"]["reply_markup"]["inline_keyboard"][0][1] == button


async def test_a_button_does_exactly_one_thing(api, world):
    call = api("sendMessage", chat_id=world.group.id, text="x", reply_markup=keyboard({"text": "idle"}))
    assert await refused(call) == (
        "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
    )
    button = {"text": "x", "url": "nowhere"}
    call = api("sendMessage", chat_id=world.group.id, text="x", reply_markup=keyboard(button))
    assert await refused(call) == "BUTTON_URL_INVALID"


async def test_a_file_id_is_the_bots_own_and_of_one_kind(api, world, picture):
    other = world.telegram.add_bot("7000000002:OTHER", username="OtherBot")
    await world.ann.adds(other, world.group)
    said = await world.ann.sends_photo(world.group, content=picture)
    file_id = world.telegram.files.id_for(world.bot.id, said.file)
    assert (await api("sendPhoto", chat_id=world.group.id, photo=file_id))["ok"]
    foreign = api("sendPhoto", token=other.token, chat_id=world.group.id, photo=file_id)
    assert await refused(foreign) == "wrong file identifier/HTTP URL specified"
    call = api("sendDocument", chat_id=world.group.id, document=file_id)
    assert await refused(call) == "can't use file of type Photo as Document"
    unknown = api("sendPhoto", chat_id=world.group.id, photo="AgACnothing")
    assert await refused(unknown) == "wrong file identifier/HTTP URL specified"


async def test_what_is_no_picture_is_refused_as_a_photo(world, ptb_bot):
    with pytest.raises(BadRequest, match="Image_process_failed"):
        await ptb_bot.send_photo(world.group.id, b"no picture")


async def test_a_picture_more_than_twenty_times_as_long_as_wide_is_refused(world, ptb_bot):
    file = io.BytesIO()
    Image.new("RGB", (2100, 100)).save(file, "PNG")
    with pytest.raises(BadRequest, match="Photo_invalid_dimensions"):
        await ptb_bot.send_photo(world.group.id, file.getvalue())


async def test_own_messages_are_deletable_for_48_hours(api, world, sent):
    world.telegram.clock.advance(48 * HOUR)
    assert await refused(api("deleteMessage", **place(sent))) == "message can't be deleted for everyone"
    fresh = await api("sendMessage", chat_id=world.group.id, text="x")
    world.telegram.clock.advance(47 * HOUR)
    message = world.group.message(fresh["result"]["message_id"])
    assert (await api("deleteMessage", **place(message)))["result"] is True
    assert await refused(api("deleteMessage", **place(message))) == "message to delete not found"


async def test_others_messages_are_deletable_by_an_administrator_alone(api, world):
    said = await world.ben.says(world.group, "hello")
    assert await refused(api("deleteMessage", **place(said))) == "message can't be deleted"
    await world.ann.promotes(world.bot, world.group)
    assert (await api("deleteMessage", **place(said)))["result"] is True


async def test_pinning_needs_the_right_and_writes_a_line(api, world, sent):
    assert await refused(api("pinChatMessage", **place(sent))) == (
        "not enough rights to manage pinned messages in the chat"
    )
    await world.ann.promotes(world.bot, world.group)
    assert (await api("pinChatMessage", **place(sent)))["result"] is True
    assert world.group.messages[-1].service == {"pinned_message": sent}


async def test_a_bot_gives_one_of_the_usual_reactions(api, sent):
    many = [{"type": "emoji", "emoji": emoji} for emoji in "👍🎉"]
    assert await refused(api("setMessageReaction", **place(sent), reaction=many)) == "REACTIONS_TOO_MANY"
    odd = [{"type": "emoji", "emoji": "🦷"}]
    assert await refused(api("setMessageReaction", **place(sent), reaction=odd)) == "REACTION_INVALID"


async def test_an_album_has_two_to_ten_items_which_are_several_messages(api, world, picture):
    said = await world.ann.sends_photo(world.group, content=picture)
    item = {"type": "photo", "media": world.telegram.files.id_for(world.bot.id, said.file)}
    before = world.telegram.counts(world.group)
    one = api("sendMediaGroup", chat_id=world.group.id, media=[item])
    assert await refused(one) == "wrong number of messages in the album"
    body = await api("sendMediaGroup", chat_id=world.group.id, media=[item] * 10)
    assert len({message["media_group_id"] for message in body["result"]}) == 1
    assert (world.telegram.counts(world.group) - before).new == 10


async def test_a_mention_by_id_becomes_the_account_the_bot_has_met(api, world):
    text = f'<a href="tg://user?id={world.ben.id}">Ben</a>'
    stranger = await api("sendMessage", chat_id=world.group.id, text=text, parse_mode="HTML")
    assert "entities" not in stranger["result"]
    await world.ben.says(world.group, "/hi@FabuloTestBot")
    met = await api("sendMessage", chat_id=world.group.id, text=text, parse_mode="HTML")
    assert met["result"]["entities"][0]["user"]["id"] == world.ben.id


async def test_files_larger_than_20_mb_cannot_be_downloaded(api, world):
    large = await world.ann.sends_document(world.group, content=b"x" * (20 * 1024 * 1024 + 1))
    file_id = world.telegram.files.id_for(world.bot.id, large.file)
    assert await refused(api("getFile", file_id=file_id)) == "file is too big"
