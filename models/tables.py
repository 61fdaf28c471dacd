"""The tables of the database; their constraints stand behind the rules."""

from tortoise import fields
from tortoise.indexes import Index
from tortoise.models import Model


class Player(Model):
    """A person known by their Telegram id."""

    id = fields.BigIntField(primary_key=True, generated=False)
    name = fields.CharField(max_length=256)
    username = fields.CharField(max_length=64, null=True)
    language = fields.CharField(max_length=35, null=True)  # as Telegram says it
    chosen_language = fields.CharField(max_length=35, null=True)
    pings = fields.BooleanField(default=False, db_default=False)  # asked for a private "your turn"

    class Meta:
        table = "player"


class Chat(Model):
    """A Telegram group, with what it has chosen."""

    id = fields.BigIntField(primary_key=True, generated=False)
    title = fields.CharField(max_length=256)
    language = fields.CharField(max_length=35, default="en", db_default="en")
    house_rules = fields.JSONField[dict[str, object]](default=dict, db_default="{}")
    moved_to = fields.BigIntField(null=True)  # the supergroup it became

    class Meta:
        table = "chat"


class Presence(Model):
    """A player was seen in a chat, or confirmed as its member, at a time."""

    id = fields.BigIntField(primary_key=True)
    chat_id = fields.BigIntField()
    player_id = fields.BigIntField()
    standing = fields.CharField(max_length=10)  # models.ports.Standing
    pressed = fields.BooleanField(default=False, db_default=False)  # by a button pressed in that chat
    at = fields.FloatField()  # Unix seconds

    class Meta:
        table = "presence"
        unique_together = (("chat_id", "player_id"),)


class Game(Model):
    """A game, with what belongs to it as a whole. `open_key` is "chat:topic" while it is open.

    `notices` are those that no message has told yet; they ride in the next one.
    """

    id = fields.CharField(max_length=32, primary_key=True)
    chat_id = fields.BigIntField()
    topic = fields.BigIntField(null=True)
    open_key = fields.CharField(max_length=96, null=True, unique=True)
    version = fields.IntField(default=0)
    phase = fields.CharField(max_length=10)  # models.rules.Phase
    opened = fields.FloatField()
    deadline = fields.FloatField(null=True)  # when the clock must look; a partial index is in the migrations
    rules = fields.JSONField[dict[str, object]]()
    rules_next = fields.JSONField[dict[str, object]](null=True)
    host = fields.IntField(null=True)
    pressed = fields.FloatField()
    host_pressed = fields.FloatField()
    pile = fields.JSONField[list[str]]()
    used = fields.JSONField[list[str]]()
    turns = fields.IntField(default=0)
    laps_done = fields.IntField(default=0)
    lap_turns_left = fields.IntField(default=0)
    dead_turns = fields.IntField(default=0)
    removed = fields.JSONField[list[dict[str, object]]]()
    winners = fields.JSONField[list[int]]()
    ending = fields.CharField(max_length=10, null=True)  # models.rules.Ending
    paused = fields.FloatField(null=True)
    next = fields.CharField(max_length=32, null=True)
    ended = fields.FloatField(null=True)  # Unix seconds
    notices = fields.JSONField[list[dict[str, object]]](default=list, db_default="[]")

    class Meta:
        table = "game"
        indexes = (Index(fields=("chat_id",)),)


class Seat(Model):
    """A player's place in a game. `place` orders the seats clockwise."""

    id = fields.BigIntField(primary_key=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField("models.Game", related_name="seats")
    number = fields.IntField()
    place = fields.IntField()
    player_id = fields.BigIntField()
    name = fields.CharField(max_length=256)
    bunny = fields.IntField()
    score = fields.IntField(default=0)
    hand = fields.JSONField[list[str]]()
    gone = fields.BooleanField(default=False)
    joined = fields.IntField(default=1)
    from_round = fields.IntField(default=1)
    missed = fields.IntField(default=0)

    class Meta:
        table = "seat"
        unique_together = (("game", "number"), ("game", "player_id"))
        indexes = (Index(fields=("player_id",)),)


class Round(Model):
    """A storyteller's turn.

    `scored` once it was voted, `open` while it runs: one a game, says an index. A round that was passed or
    void keeps its row and none of its cards.
    """

    id = fields.BigIntField(primary_key=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField("models.Game", related_name="rounds")
    number = fields.IntField()
    open = fields.BooleanField(default=True)
    scored = fields.BooleanField(default=False)
    players = fields.JSONField[list[int]]()
    storyteller = fields.IntField(null=True)
    raced = fields.BooleanField(default=False)
    card = fields.CharField(max_length=64, null=True)
    clue_kind = fields.CharField(max_length=10, null=True)  # models.rules.ClueKind
    clue = fields.TextField(null=True)
    media = fields.TextField(null=True)
    showing = fields.BooleanField(default=False)
    fixed = fields.BooleanField(default=False)
    skipped = fields.JSONField[list[int]]()
    left = fields.JSONField[list[int]]()
    moved = fields.BooleanField(default=False)
    nudged = fields.BooleanField(default=False)
    graced = fields.BooleanField(default=False)
    since = fields.FloatField()
    deadline = fields.FloatField()
    nudge_at = fields.FloatField()
    skip_at = fields.FloatField()
    remind_at = fields.FloatField()
    points = fields.JSONField[list[list[int]]](null=True)  # of a scored round: [seat, points], clockwise

    class Meta:
        table = "round"
        unique_together = (("game", "number"),)


class LaidCard(Model):
    """A card given to a round.

    `number` is its place on the table, from 1, once the vote is open. The storyteller's card is a row too
    when the table is laid; `seat` None: a decoy. The ids stand in the order in which the cards were given:
    cards given anew get new rows.
    """

    id = fields.BigIntField(primary_key=True)
    round: fields.ForeignKeyRelation[Round] = fields.ForeignKeyField("models.Round", related_name="cards")
    seat = fields.IntField(null=True)
    card = fields.CharField(max_length=64)
    by_house = fields.BooleanField(default=False)
    number = fields.IntField(null=True)

    class Meta:
        table = "laid_card"
        unique_together = (("round", "card"), ("round", "number"))


class Vote(Model):
    """A seat's vote for a number on the table. The ids stand in the order in which the votes were cast."""

    id = fields.BigIntField(primary_key=True)
    round: fields.ForeignKeyRelation[Round] = fields.ForeignKeyField("models.Round", related_name="votes")
    seat = fields.IntField()
    number = fields.IntField()

    class Meta:
        table = "vote"
        unique_together = (("round", "seat", "number"),)


class Command(Model):
    """An accepted move of the mini-app, so that a repeat does nothing."""

    id = fields.BigIntField(primary_key=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField("models.Game", related_name="commands")
    player_id = fields.BigIntField()
    key = fields.CharField(max_length=36)
    body = fields.CharField(max_length=64)  # SHA-256 of the body

    class Meta:
        table = "command"
        unique_together = (("game", "player_id", "key"),)


class Announcement(Model):
    """Something the group must hear, written with the move that caused it and sent in the order of ids."""

    id = fields.BigIntField(primary_key=True)
    chat_id = fields.BigIntField()
    topic = fields.BigIntField(null=True)
    game: fields.ForeignKeyRelation[Game] = fields.ForeignKeyField(
        "models.Game", related_name="announcements"
    )
    kind = fields.CharField(max_length=16)  # models.announcements.Kind
    round = fields.IntField(null=True)
    values = fields.JSONField[dict[str, object]](default=dict)
    state = fields.CharField(max_length=10, default="waiting")  # models.announcements.State
    lease = fields.IntField(null=True)  # the sender's number while it is being sent
    message_id = fields.BigIntField(null=True)
    rendered = fields.CharField(max_length=64, null=True)  # hash of what the message shows
    has_picture = fields.BooleanField(default=False)
    tries = fields.IntField(default=0)
    not_before = fields.FloatField(null=True)
    created = fields.FloatField()
    sent = fields.FloatField(null=True)

    class Meta:
        table = "announcement"
        indexes = (Index(fields=("chat_id", "state")), Index(fields=("game_id", "kind")))


class Lease(Model):
    """Who alone may do something now. The number grows with each take-over."""

    name = fields.CharField(max_length=32, primary_key=True)
    number = fields.IntField(default=0)
    holder = fields.CharField(max_length=64, null=True)
    until = fields.FloatField(default=0.0)

    class Meta:
        table = "lease"


class Update(Model):
    """An update of Telegram's that has had its effect, or was set aside after failing."""

    id = fields.BigIntField(primary_key=True, generated=False)
    at = fields.FloatField()
    failures = fields.IntField(default=0)
    done = fields.BooleanField(default=True)

    class Meta:
        table = "update"


class KeptFile(Model):
    """A picture that Telegram already holds, by the hash of its content."""

    hash = fields.CharField(max_length=64, primary_key=True)
    file_id = fields.CharField(max_length=256)

    class Meta:
        table = "kept_file"
