"""What one person may see of a game: the only way out for game data."""

from dataclasses import dataclass
from math import ceil

from models.rules.dealing import rounds_that_fit
from models.rules.game import Game, Phase, Round, ScoredRound, Seat, awaited
from models.rules.house_rules import RULE_NAMES, HouseRules

View = dict[str, object]

LATEST = 32
"""States of which is kept what all see alike."""

_latest: dict[int, tuple[Game, View]] = {}  # by identity: to compare two games costs more than it saves


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: a player (or, with None, nobody in particular), perhaps an admin of the chat."""

    player: int | None = None
    admin: bool = False


@dataclass(frozen=True, slots=True)
class ChatLabel:
    """What a view says of its chat."""

    title: str
    language: str


def view_for(game: Game, viewer: Viewer, *, chat: ChatLabel, now: float) -> View:
    """Everything the viewer may see now, and no more. Times are Unix seconds, cards and ids opaque.

    Whoever has no seat sees what all may see. Owners, voters and what the house played stand in `last_round`
    alone; the table is empty until voting opens. It is to be read only: views of one state share their parts.
    """
    seat = game.seat_of(viewer.player) if viewer.player is not None else None
    view: View = {
        **_common(game),
        "now": now,
        "chat": {"title": chat.title, "language": chat.language},
        "me": None if seat is None else seat.number,
        "allowed": allowed(game, viewer),
        "hand": [{"card": card} for card in _hand(game, seat)],
        "laid": [] if seat is None or game.round is None else list(game.round.laid_by(seat.number)),
        "vote": [] if seat is None or game.round is None else list(game.round.votes_of(seat.number)),
        "showing": _is_showing(game, seat),
        "table": _table(game, seat),
    }
    if is_host(game, seat) or viewer.admin:
        view["removed"] = [{"player": removed.key, "name": removed.name} for removed in game.removed]
    return view


def _common(game: Game) -> View:
    """What all see alike. It is worked out once for a state, as everybody at the table looks at once."""
    kept = _latest.get(id(game))
    if kept is None or kept[0] is not game:
        while len(_latest) >= LATEST:
            _latest.pop(next(iter(_latest)), None)
        kept = _latest[id(game)] = (game, _for_all(game))
    return kept[1]


def _for_all(game: Game) -> View:
    return {
        "game": game.id,
        "version": game.version,
        "phase": game.phase.value,
        "rules": _rules(game.rules_next or game.rules),
        "paused": game.paused is not None,
        "seats": _seats(game),
        "round": None if game.round is None else _round(game, game.round),
        "last_round": None if game.last_round is None else shown(game.last_round),
        "winners": list(game.winners),
        "ending": None if game.ending is None else game.ending.value,
        "next": game.next,
    }


def shown(scored: ScoredRound) -> View:
    """A scored round with all it reveals: cards, owners, voters, points."""
    return {
        "number": scored.number,
        "storyteller": scored.storyteller,
        "clue": scored.clue.text,
        "clue_kind": scored.clue.kind.value,
        "table": [
            {
                "number": card.number,
                "card": card.card,
                "owner": card.owner,
                "voters": list(card.voters),
                "house": card.by_house,
            }
            for card in scored.table
        ],
        "points": [{"seat": seat, "points": points} for seat, points in scored.points],
    }


def is_host(game: Game, seat: Seat | None) -> bool:
    """Whether this seat's player is here and holds the host's role."""
    return seat is not None and not seat.gone and seat.number == game.host


def allowed(game: Game, viewer: Viewer) -> list[str]:
    """The moves the viewer may make in this phase; `nudge` and `skip` also before their time."""
    seat = game.seat_of(viewer.player) if viewer.player is not None else None
    here = seat is not None and not seat.gone
    leads = is_host(game, seat) or viewer.admin
    if game.is_over:
        return ["rematch"] if here else []
    moves: list[str] = []
    if not here and viewer.player is not None and _may_join(game, viewer.player, seat):
        moves.append("join")
    if here:
        moves.append("leave")
    if game.phase is Phase.LOBBY:
        moves += ["begin"] if here or leads else []
    elif game.round is not None:
        moves += _in_round(game, game.round, seat)
        moves += _hurrying(game, game.round, here=here, leads=leads)
    if leads:
        moves += ["house", "remove", "readmit", "end"]
    return moves


def _rules(rules: HouseRules) -> View:
    return {name: getattr(rules, name) for name in RULE_NAMES}


def _may_join(game: Game, player: int, seat: Seat | None) -> bool:
    if any(removed.player == player for removed in game.removed):
        return False
    return seat is not None or len(game.seats) < game.rules.seats


def _in_round(game: Game, round_: Round, seat: Seat | None) -> list[str]:
    if seat is None or seat.gone or seat.number not in round_.players or seat.number in round_.left:
        return []
    mine = round_.storyteller == seat.number
    if game.phase is Phase.TELLING:
        return ["tell"] if mine or round_.storyteller is None else []
    if mine:
        return [] if round_.fixed or game.phase is Phase.VOTING else ["tell"]
    return ["lay"] if game.phase is Phase.LAYING else ["vote"]


def _hurrying(game: Game, round_: Round, *, here: bool, leads: bool) -> list[str]:
    moves = ["nudge"] if (here or leads) and not round_.nudged else []
    may_skip = leads or (here and game.rules.skip == "seated")
    return [*moves, "skip"] if may_skip else moves


def _seats(game: Game) -> list[View]:
    waiting = awaited(game)
    return [
        {
            "seat": seat.number,
            "name": seat.name,
            "bunny": seat.bunny,
            "score": seat.score,
            "host": seat.number == game.host,
            "ready": seat.number not in waiting,
            "gone": seat.gone,
            "from_round": seat.from_round,
        }
        for seat in game.seats
    ]


def _round(game: Game, round_: Round) -> View:
    clue = round_.clue
    players = len(round_.players)
    return {
        "number": round_.number,
        "storyteller": round_.storyteller,
        "clue": None if clue is None else clue.text,
        "clue_kind": None if clue is None else clue.kind.value,
        "waiting_for": list(awaited(game)),
        "deadline": ceil(round_.times.deadline),
        "nudge_at": ceil(round_.times.nudge_at),
        "skip_at": ceil(round_.times.skip_at),
        "lay": game.rules.cards_to_lay(players),
        "votes": game.rules.most_votes(players),
        "rounds_left": _rounds_left(game, round_),
    }


def _rounds_left(game: Game, round_: Round) -> int | None:
    """Rounds that can still be played, this one included, as far as cards or laps limit it."""
    limits: list[int] = []
    if game.rules.laps is not None:
        whole_laps = game.rules.laps - game.lap.done - 1
        limits.append(game.lap.turns_left + whole_laps * len(game.present))
    if not game.rules.large_table:
        limits.append(rounds_that_fit(game, round_))
    return min(limits, default=None)


def _hand(game: Game, seat: Seat | None) -> tuple[str, ...]:
    """One's own hand; a newcomer's is shown from the first round it plays in."""
    if seat is None or seat.gone or (game.round is not None and game.round.number < seat.joined):
        return ()
    return seat.hand


def _is_showing(game: Game, seat: Seat | None) -> bool:
    """Whether the viewer has chosen a card and said to show the clue in the chat."""
    round_ = game.round
    if round_ is None or seat is None or round_.fixed or game.phase is Phase.VOTING:
        return False
    return round_.storyteller == seat.number and round_.showing


def _table(game: Game, seat: Seat | None) -> list[View]:
    if game.round is None or game.phase is not Phase.VOTING:
        return []
    me = None if seat is None else seat.number
    return [
        {"number": number, "card": card.card, "mine": me is not None and card.owner == me}
        for number, card in enumerate(game.round.table, start=1)
    ]
