"""The methods by which a bot tells and asks about itself: commands, names, menu buttons, files."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from playground.bots import Scope
from playground.calls import Call
from playground.errors import bad_request
from playground.places import person_with
from playground.shapes import user_shape

Json = dict[str, Any]

MOST_COMMANDS = 100
_COMMAND = re.compile(r"/?[a-z0-9_]{1,32}$")
_CHAT_SCOPES = {"chat", "chat_administrators", "chat_member"}
_LENGTHS = {"name": 64, "description": 512, "short_description": 120}


def get_me(call: Call) -> Json:
    """The bot's own account."""
    return user_shape(call.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not call.bot.privacy,
        "supports_guest_queries": False,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": False,
        "allows_users_to_create_topics": False,
        "can_manage_bots": False,
        "supports_join_request_queries": False,
    }


def set_my_commands(call: Call) -> bool:
    """The command list of one scope and language."""
    commands = call.get("commands")
    if len(commands) > MOST_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not _COMMAND.match(command["command"]):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    kept = [{**command, "command": command["command"].removeprefix("/")} for command in commands]
    call.bot.commands[_scope(call), _language(call)] = kept
    call.telegram.changed("commands", call.bot)
    return True


def get_my_commands(call: Call) -> list[Json]:
    """Exactly the list of this scope and language, nothing inherited."""
    return call.bot.commands.get((_scope(call), _language(call)), [])


def delete_my_commands(call: Call) -> bool:
    """Forget the list of this scope and language."""
    call.bot.commands.pop((_scope(call), _language(call)), None)
    call.telegram.changed("commands", call.bot)
    return True


def teller_of(what: str) -> Callable[[Call], bool]:
    """The method that sets the `name`, `description` or `short_description` in a language."""

    def tell(call: Call) -> bool:
        text = call.get(what, "")
        if len(text) > _LENGTHS[what]:
            raise bad_request(f"{what.replace('_', ' ')} is too long")
        if text:
            call.bot.about[what, _language(call)] = text
        else:
            call.bot.about.pop((what, _language(call)), None)
        return True

    return tell


def asker_of(what: str) -> Callable[[Call], Json]:
    """The method that reads the same."""

    def ask(call: Call) -> Json:
        told = call.bot.told_about(what, _language(call))
        return {what: told or (call.bot.first_name if what == "name" else "")}

    return ask


def set_chat_menu_button(call: Call) -> bool:
    """The button beside the text box of one private chat, or of all."""
    call.bot.menu_buttons[call.get("chat_id", 0)] = call.get("menu_button") or {"type": "default"}
    return True


def get_chat_menu_button(call: Call) -> Json:
    """The same, read."""
    buttons = call.bot.menu_buttons
    return buttons.get(call.get("chat_id", 0)) or buttons.get(0) or {"type": "commands"}


def get_file(call: Call) -> Json:
    """Where to download a file from, for at least an hour."""
    path, file, content = call.telegram.files.path_of(call.bot.id, call.get("file_id"))
    return {
        "file_id": call.get("file_id"),
        "file_unique_id": file.unique_id,
        "file_size": len(content),
        "file_path": path,
    }


def save_prepared_inline_message(call: Call) -> Json:
    """A message a mini-app may offer its player for sharing."""
    person = person_with(call, call.get("user_id"))
    if person is None or person.id not in call.bot.seen:
        raise bad_request("user not found")
    prepared_id = str(call.telegram.next_key())
    call.bot.prepared[prepared_id] = call.get("result")
    return {"id": prepared_id, "expiration_date": call.now + 3600}


def _scope(call: Call) -> Scope:
    scope = call.get("scope") or {"type": "default"}
    if scope["type"] in _CHAT_SCOPES and "chat_id" not in scope:
        raise bad_request("chat not found")
    return (scope["type"], int(scope.get("chat_id", 0)), int(scope.get("user_id", 0)))


def _language(call: Call) -> str:
    language: str = call.get("language_code", "")
    if language and not re.match(r"[a-z]{2}$", language):
        raise bad_request("LANG_CODE_INVALID")
    return language


ABOUT_THE_BOT: Mapping[str, Callable[[Call], Any]] = {
    "getMe": get_me,
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "deleteMyCommands": delete_my_commands,
    "setMyName": teller_of("name"),
    "getMyName": asker_of("name"),
    "setMyDescription": teller_of("description"),
    "getMyDescription": asker_of("description"),
    "setMyShortDescription": teller_of("short_description"),
    "getMyShortDescription": asker_of("short_description"),
    "setChatMenuButton": set_chat_menu_button,
    "getChatMenuButton": get_chat_menu_button,
    "getFile": get_file,
    "savePreparedInlineMessage": save_prepared_inline_message,
}
