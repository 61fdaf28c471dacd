/** The score track: a path of stones that the bunnies hop along, up to the moon at its end. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
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
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const arrived = useSeen(place, gained.size === 0 || still.value);
  const scores = of.seats.map((seat) => (arrived ? seat.score : seat.score - (gained.get(seat.seat) ?? 0)));
  const goal = goalOf(of);
  const step = Math.ceil(goal / MOST_STONES);
  const stones = Array.from({ length: Math.ceil(goal / step) + 1 }, (_, index) => index);
  const rows = Math.ceil(stones.length / COLUMNS);
  const stoneOf = (/** @type {number} */ score) => Math.min(stones.length - 1, Math.max(0, Math.round(score / step)));
  const shared = /** @type {Map<number, number>} */ (new Map());
  return html`<div class="track" ref=${place} role="img" aria-label=${say("app-track")} style=${{ "--rows": rows }}>
    <svg class="trail" viewBox=${`0 0 ${COLUMNS} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path d=${trail(stones.length, rows)} /></svg>
    ${stones.map((stone) => html`<span key=${stone} class=${stoneKind(stone, stones.length)} style=${placeOf(stone, rows)}>
      ${stone % 5 === 0 || stone === stones.length - 1 ? digits(Math.min(goal, stone * step)) : ""}</span>`)}
    ${of.seats.map((seat, index) => {
      const stone = stoneOf(scores[index]);
      const before = shared.get(stone) ?? 0;
      shared.set(stone, before + 1);
      return html`<span key=${`seat-${seat.seat}`} class=${`hopper ${seat.gone ? "gone" : ""} ${seat.seat === of.me ? "me" : ""}`}
        style=${{ ...placeOf(stone, rows), "--above": before, "--aside": isNearEnd(stone, rows) ? -before : before }}><${Bunny} seat=${seat} size=${34} /></span>`;
    })}
  </div>`;
}

/** Whether the track has been looked at for a moment, so that nobody misses the hop.
 * @param {{ current: HTMLElement | null }} place
 * @param {boolean} already
 */
function useSeen(place, already) {
  const [seen, setSeen] = useState(already);
  useEffect(() => {
    if (seen) return undefined;
    let timer = 0;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry.isIntersecting) timer = setTimeout(() => setSeen(true), 600);
    }, { threshold: 0.5 });
    observer.observe(/** @type {HTMLElement} */ (place.current));
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [seen]);
  return seen;
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

/** The line through all stones. @param {number} count @param {number} rows */
function trail(count, rows) {
  return Array.from({ length: count }, (_, stone) => {
    const { column, row } = cellOf(stone, rows);
    return `${stone === 0 ? "M" : "L"}${column + 0.5} ${row + 0.66}`;
  }).join("");
}

/** Rows run to and fro, from the bottom up. @param {number} stone @param {number} rows */
function cellOf(stone, rows) {
  const row = Math.floor(stone / COLUMNS);
  const along = stone % COLUMNS;
  return { column: row % 2 === 0 ? along : COLUMNS - 1 - along, row: rows - 1 - row };
}

/** Whether those who share a stone stand back from it, since the track ends close by. @param {number} stone @param {number} rows */
function isNearEnd(stone, rows) {
  return cellOf(stone, rows).column >= COLUMNS / 2;
}

/** @param {number} stone @param {number} rows */
function placeOf(stone, rows) {
  const { column, row } = cellOf(stone, rows);
  return { "--along": `${((column + 0.5) / COLUMNS) * 100}%`, "--row": row };
}
