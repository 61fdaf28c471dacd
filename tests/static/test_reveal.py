"""The reveal of a round, its story, and the end of the game."""

from functools import partial

from playwright.async_api import expect

from models import rules
from tests.builders import votes
from tests.static.phones import Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def test_the_last_vote_shows_everybody_whose_card_was_whose(phones: Phones, table: Table) -> None:
    """A10: owners and voters, for everybody."""
    game = await table.voting(*NAMES)
    pages = [await phones.open(seat, NAMES[seat - 1], game) for seat in (1, 2)]
    await table.vote_all()

    scored = (await table.game()).last_round
    assert scored is not None
    answer = next(card for card in scored.table if card.owner == 1)
    for page in pages:
        await expect(page.locator(".hero-words")).to_have_text(
            f"\u2068Ana\u2069’s card was \u2068{answer.number}\u2069"
        )
        gained = await page.locator(".points li").evaluate_all(
            "all => all.map((one) => [one.querySelector('bdi'), one.querySelector('b')])"
            ".map(([name, points]) => [name.textContent, parseInt(points.textContent)])"
        )
        assert {name: points for name, points in gained} == {
            NAMES[seat - 1]: points for seat, points in scored.points
        }


async def test_the_reveal_blocks_nobody_and_does_not_come_twice(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    await table.vote_all()
    await page.get_by_role("button", name="Continue").tap()
    await expect(page.locator("h1")).to_have_text("You are the storyteller")

    await page.reload()

    await expect(page.locator("h1")).to_have_text("You are the storyteller")
    await page.get_by_role("button", name="What happened in round").tap()
    await expect(page.get_by_role("dialog").locator(".hero-words")).to_contain_text("card was")


async def test_who_was_away_finds_the_reveal_on_coming_back(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    await page.goto("about:blank")
    await table.vote_all()

    await page.go_back()

    await expect(page.locator(".hero-words")).to_contain_text("card was")


async def test_the_reveal_goes_by_itself_and_can_be_skipped(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    moving = await phones.open(2, "Reza", game, still=False)
    skipping = await phones.open(3, "Lena", game, still=False)
    await table.vote_all()

    await expect(skipping.locator(".stage-votes .chip")).to_have_count(3)
    await skipping.get_by_role("button", name="Skip").tap()
    await expect(skipping.locator(".hero-words")).to_be_visible()
    await expect(moving.locator(".stage-owners")).to_be_visible()
    await expect(moving.locator(".stage-answer")).to_be_visible()
    await expect(moving.locator(".hero-words")).to_be_visible()


async def test_nothing_moves_for_who_wants_stillness(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game, still=True)
    await table.vote_all()

    await expect(page.locator(".hero-words")).to_be_visible()
    running = await page.evaluate(
        "document.getAnimations().filter((one) => one.playState === 'running').length"
    )
    assert running == 0


async def test_the_story_tells_every_scored_round(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    await table.round()
    await table.round()
    page = await phones.open(1, "Ana", game)

    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="All the rounds").tap()

    lines = page.locator(".story-line")
    await expect(lines).to_have_count(2)
    await lines.first.tap()
    await expect(page.locator(".story .points li")).to_have_count(4)


async def test_of_several_who_share_an_award_each_is_said_to_have_so_many(
    phones: Phones, table: Table
) -> None:
    game = await table.voting(*NAMES)
    await table.play(votes(await table.game(), 2, await table.number_of(3)))
    await table.play(votes(await table.game(), 3, await table.number_of(4)))
    await table.play(votes(await table.game(), 4, await table.number_of(1)))
    await table.play(partial(rules.call_off, player=1, admin=False))

    page = await phones.open(3, "Lena", game)

    awards = page.locator(".awards li")
    await expect(awards.filter(has_text="Greatest bluffer").locator("p")).to_have_text(
        "\u2068\u2068\u2068Lena\u2069 and \u2068Omid\u2069\u2069 each\u2069 led \u20681\u2069 vote astray"
    )
    await expect(awards.filter(has_text="Sharpest eye").locator("p")).to_have_text(
        "\u2068\u2068Omid\u2069\u2069 found \u20681\u2069 card"
    )


async def test_winners_stand_on_the_podium_and_who_shares_a_place_shares_a_step(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES)
    await table.round()
    await table.play(partial(rules.call_off, player=1, admin=False))
    over = await table.game()

    page = await phones.open(3, "Lena", game)

    await expect(page.locator(".top p")).to_have_text("It was ended by hand; the last finished round counts.")
    first = await page.locator(".step-1 .step-names bdi").all_inner_texts()
    assert sorted(first) == sorted(NAMES[seat - 1] for seat in over.winners)
    scores = [int(text) for text in await page.locator(".standings b").all_inner_texts()]
    assert scores == sorted((seat.score for seat in over.seats), reverse=True)


async def test_a_game_that_ends_before_any_round_did_says_no_more_than_that(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES)
    await table.play(partial(rules.call_off, player=1, admin=False))
    page = await phones.open(2, "Reza", game)
    await expect(page.locator(".top p")).to_have_text("It was ended by hand.")
    await expect(page.locator(".step-1")).to_have_count(0)
