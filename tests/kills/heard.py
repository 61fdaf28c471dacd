"""What the groups could read, held against what they should have heard."""

import re
from collections import Counter
from collections.abc import Sequence

from playground.messages import Message
from tests.kills.audit import Kept
from tests.kills.group import Group
from tests.kills.stored import Interrupted
from tests.kills.tally import Tally
from tests.stories.evenings import plain

TOLD = frozenset({"sent", "retired"})
SETTLED = TOLD | {"overtaken", "perhaps"}


def check_heard(kept: Kept, group: Group, tally: Tally) -> None:
    """Every result and the end can be read; every other turning point was announced once, or overtaken."""
    game = kept.game["id"]
    rows = [row for row in kept.announcements if not row["values"].get("again")]
    found = Counter((row["kind"], row["round"]) for row in rows if row["kind"] != "over")
    expected = Counter([("lobby", None)])
    for row in kept.rounds:
        expected.update((kind, row["number"]) for kind in ("turn", "clue", "table", "result"))
    if found != expected:
        tally.troubles.append(
            f"game {game} announced {found - expected} too much, {expected - found} too little"
        )
    if sum(row["kind"] == "over" for row in rows) != 1:
        tally.troubles.append(f"game {game} has not one end")
    for row in rows:
        if row["state"] not in SETTLED:
            tally.troubles.append(f"announcement {row['id']} is {row['state']}")
        tally.announced += row["state"] in TOLD
        tally.overtaken += row["state"] == "overtaken"
    texts = [plain(message.words) for message in group.chat.messages_of(group.bot)]
    for row in kept.rounds:
        tally.results += 1
        if not any(_tells(text, kept, row["number"]) for text in texts):
            tally.untold += 1
            tally.troubles.append(f"the points of round {row['number']} of game {game} cannot be read")
    winners = [seat["name"] for seat in kept.seats if seat["number"] in kept.game["winners"]]
    ends = [text for text in texts if "The game is over" in text or "came to its end" in text]
    tally.results += 1
    if not any(all(name in text for name in winners) for text in ends):
        tally.untold += 1
        tally.troubles.append(f"the end of game {game} cannot be read")


def check_duplicates(
    kept: Kept,
    group: Group,
    interrupted: Sequence[Interrupted],
    unanswered: Sequence[Message],
    tally: Tally,
) -> None:
    """A message that no announcement knows comes from a sending that a crash, or Telegram, interrupted."""
    known = {row["message_id"] for row in kept.announcements}
    ends = {row["id"]: row["message_id"] for row in kept.announcements}
    free = [one for one in interrupted if one.chat == group.chat.id]
    tally.interrupted += len({one.announcement for one in free})
    for message in group.chat.everything:
        if message.author is not group.bot or message.service or message.receiver is not None:
            continue
        is_greeting = any(button.data == "newgame" for button in message.buttons)
        if message.id in known or is_greeting:
            continue
        if message in unanswered:
            tally.duplicates += message.words in [
                other.words for other in group.chat.everything if other.id in known
            ]
            continue
        cause = next(
            (one for one in free if one.after < message.id < (ends.get(one.announcement) or 10**9)), None
        )
        if cause is None:
            tally.troubles.append(f"{message} stands in {group.chat} and no crash explains it")
        else:
            free.remove(cause)
            tally.duplicates += 1


def check_buttons(kept: Kept, group: Group, tally: Tally) -> None:
    """Of the messages that the bot knows, the newest alone has buttons that do anything."""
    known = sorted(row["message_id"] for row in kept.announcements if row["message_id"] is not None)
    for message_id in known[:-1]:
        message = group.chat.message(message_id)
        if message is not None and any(button.data for button in message.buttons):
            tally.troubles.append(f"{message} has kept its buttons in {group.chat}")


def _tells(text: str, kept: Kept, number: int) -> bool:
    """Whether a text tells a round's points: the result itself, or a line that makes up for it."""
    if not re.search(rf"^⭐ Round {number}$", text, re.MULTILINE) and f"round {number} gave" not in text:
        return False
    names = {seat["number"]: seat["name"] for seat in kept.seats}
    points = kept.round(number)["points"] or []
    return all(f"{names[seat]} " + (f"+{gained}" if gained else "0") in text for seat, gained in points)
