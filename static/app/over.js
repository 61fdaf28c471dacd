/** The end of a game: the podium, who told and bluffed best, and the way to another one. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { Bunny, Frame, Primary, Quiet } from "./frame.js";
import { act, mySeat, seatOf, sheet } from "./store.js";
import { digits, say, together } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Seat} Seat */
/** @typedef {import("./view").ScoredRound} ScoredRound */

const MOST_SHARE = 3; // what everybody has is no award

/** @param {{ of: View }} props */
export function Over({ of }) {
  const winners = of.seats.filter((seat) => of.winners.includes(seat.seat));
  const names = together(winners.map((seat) => seat.name));
  const won = of.me !== null && of.winners.includes(of.me);
  const title = winners.length === 0 ? say("app-over") : won && winners.length === 1 ? say("app-you-won") : say("app-won", { names, count: winners.length });
  const unplayed = of.ending === "host" && winners.length === 0 ? "-unplayed" : "";
  return html`<${Frame} title=${title} under=${of.ending ? say(`ending-${of.ending}${unplayed}`) : ""} clue=${false} kind="scrolling festive"
    actions=${html`<${OverButtons} of=${of} />`}>
    ${winners.length > 0 && html`<${Podium} of=${of} />`}
    <${Standings} of=${of} />
    ${of.last_round && html`<${Awards} of=${of} />`}
  <//>`;
}

/** @param {{ of: View }} props */
function OverButtons({ of }) {
  const gallery = of.last_round && html`<${Quiet} onTap=${() => (sheet.value = "story")}>${say("app-sheet-story")}<//>`;
  const enter = async () => {
    const { openGame } = await import("./server.js");
    openGame(/** @type {string} */ (of.next));
  };
  return html`<div class="buttons">${gallery}${of.next ? html`<${Primary} onTap=${enter}>${say("app-to-next-game")}<//>`
    : of.allowed.includes("rematch") && html`<${Primary} onTap=${() => act("rematch")}>${say("app-rematch")}<//>`}</div>`;
}

/** @param {{ of: View }} props */
function Podium({ of }) {
  const steps = stepsOf(of).slice(0, 3);
  const rank = (/** @type {number} */ place) => 1 + steps.slice(0, place).flat().length;
  const order = [1, 0, 2].filter((place) => steps[place]);
  return html`<div class="podium">${order.map((place) => html`<div key=${place} class=${`step step-${place + 1}`}>
    <div class="step-bunnies">${steps[place].map((seat) => html`<${Bunny} key=${seat.seat} seat=${seat}
      size=${sizeFor(place, steps[place].length)} />`)}</div>
    <p class="step-names">${steps[place].map((seat) => html`<bdi key=${seat.seat}>${seat.name}</bdi>`)}</p>
    <div class="step-block"><b>${digits(rank(place))}</b><span>${say("app-points", { count: steps[place][0].score })}</span></div>
  </div>`)}</div>`;
}

/** @param {number} place @param {number} count of bunnies on the step */
function sizeFor(place, count) {
  if (count > 2) return 40;
  return place === 0 && count === 1 ? 84 : 56;
}

/** Seats that are level stand on one step; only who is present stands at all. @param {View} of @returns {Seat[][]} */
function stepsOf(of) {
  const present = of.seats.filter((seat) => !seat.gone);
  const scores = [...new Set(present.map((seat) => seat.score))].sort((one, other) => other - one);
  return scores.map((score) => present.filter((seat) => seat.score === score));
}

/** Everybody by score. @param {{ of: View, children?: (seat: Seat) => any }} props */
export function Standings({ of, children }) {
  const seats = [...of.seats].sort((one, other) => other.score - one.score);
  return html`<ol class="standings">${seats.map((seat) => html`<li key=${seat.seat} class=${`${seat.gone ? "gone" : ""} ${seat.seat === mySeat.value?.seat ? "me" : ""}`}>
    <${Bunny} seat=${seat} size=${38} />
    <span class="standing-name"><bdi>${seat.name}</bdi><small>${marks(of, seat)}</small></span>
    ${children?.(seat)}<b>${digits(seat.score)}</b></li>`)}</ol>`;
}

/** @param {View} of @param {Seat} seat */
function marks(of, seat) {
  const words = [];
  if (seat.seat === of.me) words.push(say("app-you"));
  if (seat.host) words.push(say("app-host"));
  if (seat.gone) words.push(say("app-gone"));
  if (of.round && !seat.gone && seat.from_round > of.round.number) words.push(say("app-from-round", { number: seat.from_round }));
  return words.join(" · ");
}

/** @param {{ of: View }} props */
function Awards({ of }) {
  const [rounds, setRounds] = useState(/** @type {ScoredRound[]} */ ([]));
  useEffect(() => {
    import("./server.js").then(({ readStory }) => readStory()).then((story) => setRounds(story ?? []));
  }, [of.game]);
  const awards = awardsOf(rounds).filter(({ seats }) => seats.length > 0 && seats.length <= MOST_SHARE);
  if (!awards.length) return null;
  return html`<ul class="awards">${awards.map(({ key, seats, count }) => html`<li key=${key}>
    <span class="award-bunnies">${seats.map((number) => {
      const seat = seatOf(of, number);
      return seat && html`<${Bunny} key=${number} seat=${seat} size=${seats.length > 1 ? 36 : 44} />`;
    })}</span>
    <div><b>${say(`app-award-${key}`)}</b>
      <p>${say(`app-award-${key}-why`, { names: sharers(of, seats), count })}</p></div>
  </li>`)}</ul>`;
}

/** Who has an award; of several it is said that each has so many. @param {View} of @param {number[]} seats */
function sharers(of, seats) {
  const names = together(seats.map((seat) => seatOf(of, seat)?.name ?? ""));
  return seats.length > 1 ? say("app-award-each", { names }) : names;
}

/**
 * Who told, bluffed and guessed best, over all scored rounds.
 * @param {ScoredRound[]} rounds
 */
export function awardsOf(rounds) {
  const clues = new Map(), bluffs = new Map(), finds = new Map();
  const more = (/** @type {Map<number, number>} */ counts, /** @type {number} */ seat) => counts.set(seat, (counts.get(seat) ?? 0) + 1);
  for (const { table, storyteller } of rounds) {
    const voters = new Set(table.flatMap((card) => card.voters));
    const found = new Set(table.find((card) => card.owner === storyteller)?.voters ?? []);
    if (found.size > 0 && found.size < voters.size) more(clues, storyteller);
    found.forEach((seat) => more(finds, seat));
    table.filter((card) => card.owner !== null && card.owner !== storyteller)
      .forEach((card) => card.voters.forEach(() => more(bluffs, /** @type {number} */ (card.owner))));
  }
  return [best("clues", clues), best("bluffs", bluffs), best("finds", finds)];
}

/** @param {string} key @param {Map<number, number>} counts */
function best(key, counts) {
  const count = Math.max(0, ...counts.values());
  const seats = [...counts].filter(([, one]) => one === count).map(([seat]) => seat).sort((one, other) => one - other);
  return { key, count, seats };
}
