"""Who is in a chat and may do what there, as bots of the pretend Telegram meet it."""

import pytest


async def refused(call):
    body = await call
    assert body["ok"] is False
    return (body["error_code"], body["description"])


def say(api, chat, **values):
    return api("sendMessage", chat_id=chat.id, text="x", **values)


async def test_a_chat_the_bot_never_saw_is_not_found(api, world):
    elsewhere = world.telegram.add_group("Elsewhere", [world.ann], bots=[])
    assert await refused(say(api, elsewhere)) == (400, "Bad Request: chat not found")
    assert await refused(api("getChat", chat_id="@nobody")) == (400, "Bad Request: chat not found")


async def test_a_bot_that_was_kicked_may_do_nothing_until_it_is_added_again(api, world):
    await world.ann.kicks(world.bot, world.group)
    kicked = (403, "Forbidden: bot was kicked from the supergroup chat")
    assert await refused(say(api, world.group)) == kicked
    assert await refused(api("getChat", chat_id=world.group.id)) == kicked
    assert [
        update["my_chat_member"]["new_chat_member"]["status"]
        for update in (await api("getUpdates"))["result"]
        if "my_chat_member" in update
    ] == ["member", "kicked"]
    await world.ann.adds(world.bot, world.group)
    assert (await say(api, world.group))["ok"]


async def test_a_bot_that_left_is_no_member(api, world):
    await api("leaveChat", chat_id=world.group.id)
    assert await refused(say(api, world.group)) == (
        403, "Forbidden: bot is not a member of the supergroup chat"
    )  # fmt: skip


async def test_words_and_pictures_have_rights_of_their_own(api, world):
    photo = world.telegram.files.id_for(world.bot.id, (await world.ann.sends_photo(world.group)).file)
    await world.ann.allows(world.group, can_send_photos=False)
    assert await refused(api("sendPhoto", chat_id=world.group.id, photo=photo)) == (
        400, "Bad Request: not enough rights to send photos to the chat"
    )  # fmt: skip
    assert (await say(api, world.group))["ok"]
    await world.ann.restricts(world.bot, world.group, can_send_messages=False)
    assert await refused(say(api, world.group)) == (
        400, "Bad Request: not enough rights to send text messages to the chat"
    )  # fmt: skip
    await world.ann.promotes(world.bot, world.group)
    assert (await api("sendPhoto", chat_id=world.group.id, photo=photo))["ok"]


async def test_a_person_must_write_first(api, world):
    assert await refused(api("sendMessage", chat_id=world.ben.id, text="x")) == (
        400, "Bad Request: chat not found"
    )  # fmt: skip
    await world.ben.says(world.group, "/hi@FabuloTestBot")
    assert await refused(api("sendMessage", chat_id=world.ben.id, text="x")) == (
        403, "Forbidden: bot can't initiate conversation with a user"
    )  # fmt: skip
    await world.ben.starts(world.bot)
    assert (await api("sendMessage", chat_id=world.ben.id, text="x"))["result"]["chat"]["type"] == "private"


async def test_a_person_may_block_the_bot(api, world):
    await world.ben.starts(world.bot)
    await world.ben.blocks(world.bot)
    assert await refused(api("sendMessage", chat_id=world.ben.id, text="x")) == (
        403, "Forbidden: bot was blocked by the user"
    )  # fmt: skip
    await world.ben.unblocks(world.bot)
    assert (await api("sendMessage", chat_id=world.ben.id, text="x"))["ok"]
    world.ben.deactivated = True
    assert await refused(api("sendMessage", chat_id=world.ben.id, text="x")) == (
        403, "Forbidden: user is deactivated"
    )  # fmt: skip


async def test_a_group_that_became_a_supergroup_points_to_it(api, world):
    group = world.telegram.add_group("Old", [world.ann, world.ben], kind="group")
    await api("getUpdates", offset=-1)
    new = world.telegram.migrate(group)
    body = await api("sendMessage", chat_id=group.id, text="x")
    assert body == {
        "ok": False,
        "error_code": 400,
        "description": "Bad Request: group chat was upgraded to a supergroup chat",
        "parameters": {"migrate_to_chat_id": new.id},
    }
    messages = [update["message"] for update in (await api("getUpdates"))["result"][-2:]]
    assert [
        (m["chat"]["id"], m.get("migrate_to_chat_id"), m.get("migrate_from_chat_id")) for m in messages
    ] == [
        (group.id, new.id, None),
        (new.id, None, group.id),
    ]
    assert (await say(api, new))["result"]["message_id"] == 2


@pytest.fixture
def forum(world):
    return world.telegram.add_group("Club", [world.ann, world.ben], kind="forum")


async def test_a_message_in_a_topic_carries_its_thread(api, world, forum):
    topic = await world.ann.opens_topic(forum, "Games")
    body = await say(api, forum, message_thread_id=topic.id)
    assert (body["result"]["message_thread_id"], body["result"]["is_topic_message"]) == (topic.id, True)
    general = await say(api, forum)
    assert ("message_thread_id" in general["result"], "is_topic_message" in general["result"]) == (
        False,
        False,
    )


async def test_a_thread_that_is_not_there_is_not_found(api, world, forum):
    unknown = (400, "Bad Request: message thread not found")
    assert await refused(say(api, forum, message_thread_id=1)) == unknown
    assert await refused(say(api, world.group, message_thread_id=7)) == unknown
    topic = await world.ann.opens_topic(forum, "Games")
    await world.ann.deletes_topic(forum, topic)
    assert await refused(say(api, forum, message_thread_id=topic.id)) == unknown


async def test_a_closed_topic_is_for_administrators(api, world, forum):
    topic = await world.ann.opens_topic(forum, "Games")
    await world.ann.closes_topic(forum, topic)
    assert await refused(say(api, forum, message_thread_id=topic.id)) == (400, "Bad Request: TOPIC_CLOSED")
    await world.ann.promotes(world.bot, forum)
    assert (await say(api, forum, message_thread_id=topic.id))["ok"]
    await world.ann.demotes(world.bot, forum)
    await world.ann.reopens_topic(forum, topic)
    assert (await say(api, forum, message_thread_id=topic.id))["ok"]
    forum.general_closed = True
    assert await refused(say(api, forum)) == (400, "Bad Request: TOPIC_CLOSED")


async def test_a_reply_in_a_plain_supergroup_has_a_thread_without_being_in_a_topic(api, world):
    first = await world.ann.says(world.group, "hello")
    body = await say(api, world.group, reply_parameters={"message_id": first.id})
    assert (body["result"]["message_thread_id"], "is_topic_message" in body["result"]) == (first.id, False)


async def test_a_member_is_told_to_an_administrator_bot_and_else_only_when_met(api, world):
    ask = {"chat_id": world.group.id, "user_id": world.ben.id}
    assert await refused(api("getChatMember", **ask)) == (400, "Bad Request: user not found")
    await world.ben.says(world.group, "/hi@FabuloTestBot")
    assert (await api("getChatMember", **ask))["result"]["status"] == "member"
    world.group.members_hidden = True
    assert await refused(api("getChatMember", **ask)) == (400, "Bad Request: CHAT_ADMIN_REQUIRED")
    await world.ann.promotes(world.bot, world.group)
    assert (await api("getChatMember", **ask))["result"]["status"] == "member"


async def test_somebody_who_never_was_in_the_chat_is_no_participant(api, world):
    cat = world.telegram.add_person("Cat")
    await cat.starts(world.bot)
    ask = {"chat_id": world.group.id, "user_id": cat.id}
    assert await refused(api("getChatMember", **ask)) == (400, "Bad Request: PARTICIPANT_ID_INVALID")
    await world.ann.promotes(world.bot, world.group)
    assert (await api("getChatMember", **ask))["result"]["status"] == "left"


async def test_restricted_people_may_be_members_or_not(api, world):
    await world.ann.promotes(world.bot, world.group)
    ask = {"chat_id": world.group.id, "user_id": world.ben.id}
    await world.ann.restricts(world.ben, world.group, can_send_messages=False)
    member = (await api("getChatMember", **ask))["result"]
    assert (member["status"], member["is_member"], member["can_send_messages"]) == ("restricted", True, False)
    with pytest.raises(PermissionError):
        await world.ben.says(world.group, "let me")
    await world.ann.restricts(world.ben, world.group, is_member=False)
    assert (await api("getChatMember", **ask))["result"]["is_member"] is False


async def test_an_anonymous_administrator_writes_as_the_group_and_presses_as_oneself(api, world):
    await world.ann.promotes(world.ben, world.group, anonymous=True)
    markup = {"inline_keyboard": [[{"text": "Join", "callback_data": "join"}]]}
    sent = await say(api, world.group, reply_markup=markup)
    await world.ben.says(world.group, "/newgame@FabuloTestBot")
    world.ben.press(world.group.message(sent["result"]["message_id"]), "join")
    message, press = (await api("getUpdates"))["result"][-2:]
    assert message["message"]["from"]["id"] == 1087968824
    assert message["message"]["sender_chat"]["id"] == world.group.id
    assert press["callback_query"]["from"]["id"] == world.ben.id


async def test_somebody_may_write_as_a_channel(api, world):
    channel = world.telegram.add_channel("News")
    await world.ben.says(world.group, "/newgame@FabuloTestBot", as_channel=channel)
    message = (await api("getUpdates"))["result"][-1]["message"]
    assert (message["from"]["id"], message["sender_chat"]["type"]) == (136817688, "channel")


async def test_coming_going_and_a_new_title_are_told(api, world):
    cat = world.telegram.add_person("Cat")
    await api("getUpdates", offset=-1)
    await cat.joins(world.group)
    await cat.leaves(world.group)
    await world.ann.renames(world.group, "Saturday")
    messages = [update["message"] for update in (await api("getUpdates"))["result"][1:]]
    assert messages[0]["new_chat_members"][0]["id"] == cat.id
    assert messages[1]["left_chat_member"]["id"] == cat.id
    assert (messages[2]["new_chat_title"], messages[2]["chat"]["title"]) == ("Saturday", "Saturday")


async def test_commands_follow_the_narrowest_scope_then_the_language(api, world):
    async def register(name, **values):
        await api("setMyCommands", commands=[{"command": name, "description": "x"}], **values)

    def shown(person, chat=world.group):
        return [command["command"] for command in world.bot.commands_for(person, chat)]

    await register("default")
    assert shown(world.ben) == ["default"]
    await register("gruppen", scope={"type": "all_group_chats"}, language_code="de")
    assert shown(world.ben) == ["default"]
    await register("grupos", scope={"type": "all_group_chats"}, language_code="pt")
    assert (shown(world.ben), shown(world.ann)) == (["grupos"], ["default"])
    await register("admins", scope={"type": "all_chat_administrators"})
    assert (shown(world.ben), shown(world.ann)) == (["grupos"], ["admins"])
    await register("here", scope={"type": "chat", "chat_id": world.group.id})
    assert (shown(world.ben), shown(world.ann)) == (["here"], ["here"])
    await register("ben", scope={"type": "chat_member", "chat_id": world.group.id, "user_id": world.ben.id})
    assert shown(world.ben) == ["ben"]
    await register("private", scope={"type": "all_private_chats"})
    assert shown(world.ben, world.ben.private_with(world.bot)) == ["private"]


async def test_command_names_and_languages_are_plain(api, world):
    bad_name = api("setMyCommands", commands=[{"command": "New-Game", "description": "x"}])
    assert await refused(bad_name) == (400, "Bad Request: BOT_COMMAND_INVALID")
    bad_language = api("setMyCommands", commands=[], language_code="pt-br")
    assert await refused(bad_language) == (400, "Bad Request: LANG_CODE_INVALID")


async def test_only_20_messages_a_minute_go_into_a_group_where_floods_are_held_back(api, world):
    world.telegram.flood_control = True
    answers = [await say(api, world.group) for _ in range(21)]
    assert [answer["ok"] for answer in answers] == [True] * 20 + [False]
    assert answers[-1]["parameters"]["retry_after"] in range(55, 61)
    world.telegram.clock.advance(61)
    assert (await say(api, world.group))["ok"]
