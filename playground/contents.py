"""What a call wants to say: its words with their formatting, its keyboard, its file."""

from typing import Any

from playground.calls import Call
from playground.chats import Chat
from playground.entities import detected, parse_html, trimmed, utf16_length
from playground.errors import bad_request
from playground.files import StoredFile
from playground.messages import Message
from playground.places import person_with
from playground.shapes import user_shape
from playground.specification import specification

Json = dict[str, Any]

TEXT_LENGTH = 4096
CAPTION_LENGTH = 1024
_ACTIONS = {
    "url", "callback_data", "web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay", "disabled",
}  # fmt: skip
_LINKS = ("http://", "https://", "tg://", "t.me/")


def text_of(call: Call) -> tuple[str, list[Json]]:
    """The words of a text message; raises when there are none, or too many."""
    words, entities = _formatted(call, call.get("text", ""), call.values, "entities")
    if not words:
        raise bad_request("message text is empty")
    if utf16_length(words) > TEXT_LENGTH:
        raise bad_request("message is too long")
    return words, entities


def caption_of(call: Call, values: Json) -> tuple[str, list[Json]]:
    """The words under a picture or file; raises for too many; `values` are the call's or one medium's."""
    words, entities = _formatted(call, values.get("caption", ""), values, "caption_entities")
    if utf16_length(words) > CAPTION_LENGTH:
        raise bad_request("message caption is too long")
    return words, entities


def keyboard_of(call: Call, chat: Chat) -> tuple[Json | None, Json | None]:
    """The inline keyboard, and apart from it a reply keyboard or prompt; raises for an impossible button."""
    markup = call.get("reply_markup")
    if not markup:
        return None, None
    if "inline_keyboard" not in markup:
        return None, markup
    rows = [[_button(call, chat, raw) for raw in row] for row in markup["inline_keyboard"]]
    kept = [row for row in rows if row]
    prompt = {"force_reply": True} if markup.get("force_reply") else None
    return ({"inline_keyboard": kept} if kept else None), prompt


def file_of(call: Call, kind: str, given: str, duration: int = 0) -> StoredFile:
    """The file behind a parameter: an upload, or an id this bot may use for this kind."""
    if given.startswith("attach://"):
        upload = call.uploads.get(given.removeprefix("attach://"))
        if upload is None or not upload.content:
            raise bad_request(f"wrong file identifier/HTTP URL specified: there is no part {given}")
        return call.telegram.files.store(kind, upload.content, upload.name, duration)
    if given.startswith(("http://", "https://")):
        raise bad_request("failed to get HTTP URL content")
    return call.telegram.files.by_id(call.bot.id, given, kind)


def reply_target(call: Call, chat: Chat) -> Message | None:
    """The message a new one answers; raises when it is gone, unless the call says it does not matter."""
    wanted = call.get("reply_parameters")
    if not wanted or "message_id" not in wanted:
        return None
    message = chat.message(wanted["message_id"])
    if message is None and not wanted.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return message


def _formatted(call: Call, text: str, values: Json, entities_name: str) -> tuple[str, list[Json]]:
    mode = values.get("parse_mode")
    if mode and mode.lower() != "html":
        if mode.lower() in {"markdown", "markdownv2"}:
            call.telegram.complaints.append(f"{call.method}: the playground reads HTML only, not {mode}")
        raise bad_request("unsupported parse_mode")
    words, entities = parse_html(text) if mode else (text, list(values.get(entities_name) or []))
    words, entities = trimmed(words, [_with_person(call, entity) for entity in entities])
    return words, detected(words, [entity for entity in entities if entity])


def _with_person(call: Call, entity: Json) -> Json:
    """A mention by id names the whole account; of one the bot never met only the words stay."""
    if "user_id" not in entity:
        return entity
    person = person_with(call, entity["user_id"])
    if person is None or person.id not in call.bot.seen:
        return {"type": "", "offset": 0, "length": 0}
    kept = {name: value for name, value in entity.items() if name != "user_id"}
    return {**kept, "user": user_shape(person)}


def _button(call: Call, chat: Chat, raw: Json) -> Json:
    if not raw.get("text") or len(_ACTIONS & set(raw)) != 1:
        raise bad_request(
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
        )
    data = raw.get("callback_data")
    if data is not None and not 1 <= len(data.encode()) <= 64:
        raise bad_request("BUTTON_DATA_INVALID")
    if "web_app" in raw and chat.kind != "private":
        raise bad_request("BUTTON_TYPE_INVALID")
    if "url" in raw and not raw["url"].startswith(_LINKS):
        raise bad_request("BUTTON_URL_INVALID")
    known = specification().types["InlineKeyboardButton"]
    return {name: value for name, value in raw.items() if name in known}
