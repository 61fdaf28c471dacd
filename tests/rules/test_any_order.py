"""Whatever hypothesis thinks of, in whatever order, the promises hold; failures come in the shortest form."""

from functools import partial

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from models import rules
from models.rules import Phase, awaited
from tests.rules.evening import DECK, Evening, Seen, check_view

PICK = st.integers(min_value=0, max_value=10**6)


class AnyOrder(RuleBasedStateMachine):
    """Moves by people and clock, allowed or not; Evening checks every step."""

    @initialize(people=st.integers(3, 8), seed=PICK, large=st.booleans(), decoys=st.booleans())
    def open(self, people: int, seed: int, large: bool, decoys: bool) -> None:
        self.evening = Evening(seed, Seen())
        house = rules.HouseRules(large_table=large, decoys=6 if decoys else None, points=8)
        self.evening.game = rules.opened(id="any", player=1, name="p1", rules=house, now=self.evening.now)
        for player in range(2, people + 1):
            self.evening.do("join", partial(rules.join, player=player, name=f"p{player}"))
        assert self.evening.do("begin", partial(rules.begin, player=1, deck=DECK))

    def _one_of(self, pick: int, waiting: bool) -> rules.Seat:
        game = self.evening.game
        seats = [game.seat(number) for number in awaited(game)] if waiting else list(game.seats)
        seats = seats or list(game.seats)
        return seats[pick % len(seats)]

    @property
    def number(self) -> int:
        round_ = self.evening.game.round
        return 0 if round_ is None else round_.number

    @rule(pick=PICK, waiting=st.booleans(), card=PICK)
    def tell(self, pick: int, waiting: bool, card: int) -> None:
        seat = self._one_of(pick, waiting)
        chosen = seat.hand[card % len(seat.hand)] if seat.hand else "none"
        move = partial(rules.tell, player=seat.player, round=self.number, card=chosen, clue="sea")
        self.evening.do("tell", move)

    @rule(pick=PICK, waiting=st.booleans(), shift=PICK, count=st.integers(0, 3))
    def lay(self, pick: int, waiting: bool, shift: int, count: int) -> None:
        seat = self._one_of(pick, waiting)
        start = shift % max(1, len(seat.hand))
        cards = (seat.hand + seat.hand)[start : start + count]
        self.evening.do("lay", partial(rules.lay, player=seat.player, round=self.number, cards=cards))

    @rule(pick=PICK, waiting=st.booleans(), numbers=st.lists(st.integers(0, 13), max_size=3))
    def vote(self, pick: int, waiting: bool, numbers: list[int]) -> None:
        seat = self._one_of(pick, waiting)
        move = partial(rules.vote, player=seat.player, round=self.number, numbers=tuple(numbers))
        self.evening.do("vote", move)

    @rule(pick=PICK)
    def leave(self, pick: int) -> None:
        self.evening.do("leave", partial(rules.leave, player=self._one_of(pick, False).player))

    @rule(player=st.integers(1, 12))
    def join(self, player: int) -> None:
        self.evening.do("join", partial(rules.join, player=player, name=f"p{player}"))

    @rule(pick=PICK, away=PICK)
    def remove(self, pick: int, away: int) -> None:
        seat = self._one_of(away, False)
        move = partial(rules.remove, player=self._one_of(pick, False).player, seat=seat.number)
        self.evening.do("remove", move)

    @rule(pick=PICK, away=PICK, later=st.sampled_from([0, 60, 1000]))
    def skip(self, pick: int, away: int, later: float) -> None:
        self.evening.now += later
        game = self.evening.game
        racing = game.round is not None and game.round.storyteller is None
        seat = None if racing else self._one_of(away, True).number
        player = self._one_of(pick, False).player
        move = partial(rules.skip, player=player, round=self.number, phase=game.phase, seat=seat)
        self.evening.do("skip", move)

    @rule()
    def clock(self) -> None:
        at = rules.due(self.evening.game)
        if at is not None:
            self.evening.now = max(self.evening.now, at)
            self.evening.do("tick", rules.tick)

    @rule(pause=st.booleans(), later=st.sampled_from([0, 5000]))
    def pause_or_resume(self, pause: bool, later: float) -> None:
        self.evening.do("pause" if pause else "resume", rules.pause if pause else rules.resume)
        self.evening.now += later

    @invariant()
    def nothing_leaks(self) -> None:
        if hasattr(self, "evening") and self.evening.game.phase is not Phase.LOBBY:
            for player in (*range(1, 10), None):
                check_view(self.evening.game, player)

    def teardown(self) -> None:
        if hasattr(self, "evening") and not self.evening.game.is_over:
            self.evening.sleep_to_the_end()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
