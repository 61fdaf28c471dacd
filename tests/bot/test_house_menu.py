"""The house rules by buttons, and who may press them."""

import pytest

from bot.choices import CHOICES, choices_of, token, value_of
from bot.keyboards import LONGEST_DATA, Press
from models import chats, rules
from tests.bot.world import decks, plain


async def open_menu(world):
    """Ann's lobby, and the menu she has opened."""
    game = await world.open_game()
    await world.taps(world.ann, f"house:{game.id}")
    return game, world.group.messages_of(world.account)[-1]


def labels(message):
    return [plain(button.text) for button in message.buttons]


async def test_the_menu_lists_every_rule_with_its_value_on_two_pages(world):
    _, menu = await open_menu(world)
    assert labels(menu)[:4] == [
        "Points to win: 30",
        "Ends with the last card: yes",
        "Laps round the table: no limit",
        "Pace: Relaxed",
    ]
    first = labels(menu)[:-5]
    assert labels(menu)[-5:] == [
        "🎁 Ready-made rules",
        "More rules ›",
        "🌍 Language",
        "🏁 End the game",
        "✓ Done",
    ]
    await world.ann.presses(menu, "More rules")
    assert len(first) + len(labels(menu)[:-4]) == len(CHOICES)
    await world.ann.presses(menu, "Back")
    assert labels(menu)[:-5] == first
    assert plain(menu.words).startswith("📜 House rules: ends at 30 points or the last card · Relaxed")


async def test_a_rule_is_chosen_in_two_presses_and_kept_for_the_chat(world):
    game, menu = await open_menu(world)
    await world.ann.presses(menu, "Points to win")
    assert labels(menu) == ["15", "20", "✓ 30", "40", "50", "no limit", "‹ Back"]
    answer = await world.ann.presses(menu, "40")
    assert plain(answer.text) == "Points to win: 40"
    assert "Points to win: 40" in labels(menu)
    assert (await world.game(game.id)).rules.points == 40
    assert (await chats.chat(world.group.id)).house_rules.points == 40


async def test_each_rule_says_what_it_is_for(world):
    _, menu = await open_menu(world)
    await world.ann.presses(menu, "Points to win")
    assert plain(menu.words) == (
        "📜 Points to win\nWhoever has so many at the end of a round ends the game. On the sheets it is 30."
    )


async def test_a_preset_sets_several_rules_in_one_press_and_is_named_in_the_lobby(world):
    game, menu = await open_menu(world)
    await world.ann.presses(menu, "Ready-made")
    assert plain(menu.words).splitlines()[3] == (
        "• Classic: up to 6 players, to the last card; as on the Portuguese rule sheets"
    )
    assert labels(menu) == [
        "✓ The usual",
        "Classic",
        "Score track",
        "Family of eight",
        "Three",
        "Big table",
        "Imaginarium",
        "‹ Back",
    ]
    answer = await world.ann.presses(menu, "Big table")
    assert answer.text == "Big table"
    chosen = (await world.game(game.id)).rules
    assert (chosen.large_table, chosen.seats) == (True, 12)
    assert (await chats.chat(world.group.id)).house_rules == chosen
    assert plain(menu.words) == (
        "📜 House rules: Big table · ends at 30 points · Relaxed · whoever finds a clue first tells first"
    )


async def test_a_preset_that_seats_too_few_changes_nothing(world):
    game, menu = await open_menu(world)
    dan = world.telegram.add_person("Dan")
    await dan.joins(world.group)
    await world.says(dan, "/join")
    answer = await world.ann.presses(menu, data=f"house:{game.id}:preset:three")
    assert plain(answer.text) == "These rules seat only 3 players."
    assert (await world.game(game.id)).rules == rules.HouseRules()


async def test_the_slow_pace_asks_for_the_time_zone_at_once(world):
    game, menu = await open_menu(world)
    await world.ann.presses(menu, data=f"house:{game.id}:pace:slow")
    assert plain(menu.words).splitlines()[0] == "📜 Time zone"
    assert plain(menu.words).splitlines()[-1] == (
        "Not among them? Write it as a command: /house zone Europe/Lisbon"
    )
    (tehran,) = [label for label in labels(menu) if label.startswith("Tehran")]
    assert tehran.startswith("Tehran, ")
    assert tehran.endswith(("AM", "PM"))
    await world.ann.presses(menu, "Tehran")
    chosen = (await world.game(game.id)).rules
    assert (chosen.pace, chosen.zone) == (rules.Pace.SLOW, "Asia/Tehran")


@pytest.mark.parametrize(
    ("command", "rule", "value"),
    [
        ("/house zone Europe/Lisbon", "zone", "Europe/Lisbon"),
        ("/house zone lisbon", "zone", "Europe/Lisbon"),
        ("/house zone new york", "zone", "America/New_York"),
        ("/house points 35", "points", 35),
        ("/house points none", "points", None),
        ("/house spoken no", "spoken", False),
        ("/house preset Classic", "seats", 6),
        ("/house pace living room", "pace", "living_room"),
    ],
)
async def test_a_rule_can_be_written(world, command, rule, value):
    game, _ = await open_menu(world)
    said = await world.says(world.ann, command)
    assert getattr((await world.game(game.id)).rules, rule) == value
    assert list(said.reactions.values()) == ["👌"]


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("/house zone Atlantis", "This rule cannot be set to that."),
        ("/house zone", "This rule cannot be set to that."),
        ("/house points many", "This rule cannot be set to that."),
        ("/house points ²", "This rule cannot be set to that."),
        ("/house magic on", "There is no such house rule."),
    ],
)
async def test_a_rule_that_makes_no_sense_is_answered(world, command, answer):
    game, _ = await open_menu(world)
    await world.says(world.ann, command)
    assert world.replies[-1] == answer
    assert (await world.game(game.id)).rules == rules.HouseRules()


async def test_the_first_storyteller_is_named_by_name(world):
    game, menu = await open_menu(world)
    await world.ann.presses(menu, "First storyteller")
    await world.ann.presses(menu, "Eve")
    assert (await world.game(game.id)).rules.first == 3
    assert "First storyteller: Eve" in labels(menu)


async def test_the_menu_is_put_away_when_done(world):
    _, menu = await open_menu(world)
    await world.ann.presses(menu, "Done")
    assert menu.deleted


async def test_a_second_menu_takes_the_place_of_the_first(world):
    game, menu = await open_menu(world)
    await world.taps(world.ann, f"house:{game.id}")
    assert menu.deleted
    assert len(world.replies) == 1


async def test_who_is_no_host_is_told_what_is_played_and_changes_nothing(world):
    game, menu = await open_menu(world)
    answer = await world.ben.presses(menu, data=f"house:{game.id}")
    assert (plain(answer.text), answer.alert) == (
        "ends at 30 points or the last card · Relaxed · whoever finds a clue first tells first",
        True,
    )
    answer = await world.ben.presses(menu, data=f"house:{game.id}:points:40")
    assert answer.text == "Only the host can do that."
    assert (await world.game(game.id)).rules.points == 30
    await world.says(world.ben, "/house")
    assert world.replies[-1].startswith("📜 House rules: ends at 30 points")


async def test_rules_that_clash_or_never_end_are_refused_with_their_reason(world):
    game, menu = await open_menu(world)
    await world.ann.presses(menu, data=f"house:{game.id}:points:None")
    answer = await world.ann.presses(menu, data=f"house:{game.id}:last_card:False")
    assert answer.text == "With these rules the game would never end."
    await world.ann.presses(menu, data=f"house:{game.id}:imaginarium:True")
    answer = await world.ann.presses(menu, data=f"house:{game.id}:decoys:6")
    assert answer.text == "These house rules do not go together."


@pytest.mark.parametrize(
    ("data", "toast"),
    [
        ("house:{game}:points:1000", "This rule cannot be set to that."),
        ("house:{game}:zone:Atlantis", "This rule cannot be set to that."),
        ("house:{game}:magic:True", "There is no such house rule."),
    ],
)
async def test_a_forged_choice_is_refused(world, data, toast):
    game, menu = await open_menu(world)
    answer = await world.ann.presses(menu, data=data.format(game=game.id))
    assert answer.text == toast


async def test_in_a_running_game_only_what_may_still_change_is_offered(world):
    game = await world.begun()
    await world.says(world.ann, "/house")
    menu = world.group.messages_of(world.account)[-1]
    assert [label.partition(":")[0] for label in labels(menu)] == [
        "Pace",
        "Seats",
        "Who may skip",
        "Others may watch",
        "Time zone",
        "Pin my newest message",
        "🌍 Language",
        "🏁 End the game",
        "✓ Done",
    ]
    await world.ann.presses(menu, data=f"house:{game.id}:pace:slow")
    assert (await world.game()).rules_next.pace is rules.Pace.SLOW
    answer = await world.ann.presses(menu, data=f"house:{game.id}:points:40")
    assert answer.text == "Too late: the game has moved on."


async def test_ending_by_button_asks_once_more(world):
    game, menu = await open_menu(world)
    await world.ann.presses(menu, "End the game")
    assert labels(menu) == ["🏁 Yes, end it", "‹ Back"]
    assert (await world.game(game.id)).ending is None
    answer = await world.ann.presses(menu, "Yes, end it")
    assert (answer.text, menu.deleted) == ("The game is over.", True)
    assert (await world.game(game.id)).ending is rules.Ending.CLOSED


def test_every_choice_of_every_rule_fits_into_a_button_and_is_read_back():
    game = rules.opened(id="f" * 32, player=1, name="Ann", rules=rules.HouseRules(large_table=True), now=0)
    for rule in CHOICES:
        offered = choices_of(game, rule, decks())
        assert [value_of(game, rule, token(value), decks()) for value in offered] == list(offered)
        for value in offered:
            assert len(Press("house", game.id, (rule, token(value))).data().encode()) <= LONGEST_DATA


def test_every_house_rule_is_in_the_menu():
    assert set(CHOICES) == set(rules.RULE_NAMES)
