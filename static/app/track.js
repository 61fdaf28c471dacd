/** The score track: a path of stones that the bunnies hop along, up to the moon at its end. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { Bunny } from "./frame.js";
import { still } from "./store.js";
import { digits, say } from "./words.js";

/** @typedef {import("./view").View} View */

const COLUMNS = 8;
const MOST_STONES = 40;
const USUAL_GOAL = 30;

/**
 * The bunnies on the track; with `gained` they hop from where they stood.
 * @param {{ of: View, gained?: Map<number, number> }} props
 */
export function Track({ of, gained = new Map() }) {
  const [arrived, setArrived] = useState(gained.size === 0 || still.value);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), 700);
    return () => clearTimeout(timer);
  }, []);
  const scores = of.seats.map((seat) => (arrived ? seat.score : seat.score - (gained.get(seat.seat) ?? 0)));
  const goal = goalOf(of);
  const step = Math.ceil(goal / MOST_STONES);
  const stones = Array.from({ length: Math.ceil(goal / step) + 1 }, (_, index) => index);
  const rows = Math.ceil(stones.length / COLUMNS);
  const stoneOf = (/** @type {number} */ score) => Math.min(stones.length - 1, Math.max(0, Math.round(score / step)));
  const shared = /** @type {Map<number, number>} */ (new Map());
  return html`<div class="track" role="img" aria-label=${say("app-track")} style=${{ "--rows": rows }}>
    ${stones.map((stone) => html`<span key=${stone} class=${stoneKind(stone, stones.length)} style=${placeOf(stone, rows)}>
      ${stone % 5 === 0 || stone === stones.length - 1 ? digits(Math.min(goal, stone * step)) : ""}</span>`)}
    ${of.seats.map((seat, index) => {
      const stone = stoneOf(scores[index]);
      const before = shared.get(stone) ?? 0;
      shared.set(stone, before + 1);
      return html`<span key=${`seat-${seat.seat}`} class=${`hopper ${seat.gone ? "gone" : ""} ${seat.seat === of.me ? "me" : ""}`}
        style=${{ ...placeOf(stone, rows), "--aside": before }}><${Bunny} seat=${seat} size=${34} /></span>`;
    })}
  </div>`;
}

/** @param {View} of */
function goalOf(of) {
  const best = Math.max(USUAL_GOAL, ...of.seats.map((seat) => seat.score));
  return typeof of.rules.points === "number" ? of.rules.points : best;
}

/** @param {number} stone @param {number} count */
function stoneKind(stone, count) {
  return `stone ${stone === count - 1 ? "moon" : stone % 5 === 0 ? "fifth" : ""}`;
}

/** Rows run to and fro, from the bottom up. @param {number} stone @param {number} rows */
function placeOf(stone, rows) {
  const row = Math.floor(stone / COLUMNS);
  const along = stone % COLUMNS;
  const column = row % 2 === 0 ? along : COLUMNS - 1 - along;
  return { "--along": `${((column + 0.5) / COLUMNS) * 100}%`, "--row": rows - 1 - row };
}
