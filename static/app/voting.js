/** The screen of voting: the numbered table, one's own card marked, a choice that can be changed. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { Awaited, Frame, Icon, Primary, Quiet, roundLine } from "./frame.js";
import { Picture } from "./hand.js";
import { act, device, recall, remember, seatOf, viewer } from "./store.js";
import { digits, say, together } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Round} Round */

/** @param {{ of: View }} props */
export function Voting({ of }) {
  const round = /** @type {Round} */ (of.round);
  const may = of.allowed.includes("vote");
  const [picked, setPicked] = useState(() => recallPicked(of, round));
  const [changing, setChanging] = useState(false);
  useEffect(() => setChanging(false), [of.vote.join()]);
  const voted = of.vote.length > 0 && !changing;
  const numbers = voted ? of.vote : picked;
  const toggle = (/** @type {number} */ number) => {
    device.feel("tap");
    const next = picked.includes(number) ? picked.filter((one) => one !== number) : [...picked, number].slice(-round.votes);
    remember("vote", { game: of.game, round: round.number, numbers: next });
    setPicked(next);
  };
  const vote = (/** @type {number[]} */ chosen) => act("vote", { round: round.number, numbers: chosen });
  const look = (/** @type {number} */ index) => show(of, index, may && !voted, numbers, toggle);
  return html`<${Frame} title=${titleFor(of, round, voted, may)} under=${underFor(round, voted, may)} actions=${html`
    <${Awaited} of=${of} />
    ${may && html`<div class="buttons">
      ${voted ? html`<${Quiet} onTap=${() => { setPicked(of.vote); setChanging(true); }}>${say("app-change-vote")}<//>
          <${Quiet} onTap=${() => vote([])}>${say("app-take-back-vote")}<//>`
        : html`<${Primary} disabled=${picked.length === 0} onTap=${() => vote(picked)}>${voteLabel(picked)}<//>`}
    </div>`}`}>
    <${Table} of=${of} numbers=${numbers} onTap=${(/** @type {number} */ index) => {
      const { number, mine } = of.table[index];
      if (may && !voted && !mine && !picked.includes(number)) toggle(number);
      else look(index);
    }} />
  <//>`;
}

/** @param {number[]} picked */
function voteLabel(picked) {
  if (picked.length === 0) return say("app-pick-to-vote");
  return say("app-vote-for", { count: picked.length, numbers: together(picked.map((one) => digits(one))) });
}

/** @param {View} of @param {Round} round @param {boolean} voted @param {boolean} may */
function titleFor(of, round, voted, may) {
  if (of.me === round.storyteller) return say("app-they-guess");
  if (voted) return say("app-voted", { count: of.vote.length, numbers: together(of.vote.map((one) => digits(one))) });
  return may ? say("app-which-card", { name: seatOf(of, round.storyteller)?.name ?? "" }) : say("app-watching-vote");
}

/** @param {Round} round @param {boolean} voted @param {boolean} may */
function underFor(round, voted, may) {
  if (voted) return say("app-vote-may-change");
  if (may && round.votes > 1) return say("app-two-votes");
  return may ? say("app-tap-again") : roundLine();
}

/** @param {{ of: View, numbers: number[], onTap: (index: number) => void }} props */
function Table({ of, numbers, onTap }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(place, of.table.length);
  return html`<ul class="table-cards" ref=${place}>
    ${of.table.map(({ number, card, mine }, index) => {
      const chosen = numbers.includes(number);
      const label = labelOf(number, mine, chosen);
      return html`<li key=${card}><button class=${`card on-table ${mine ? "mine" : ""} ${chosen ? "chosen" : ""}`}
        aria-pressed=${chosen} onClick=${() => onTap(index)}>
        <${Picture} card=${card} label=${label} width=${240} eager=${index < 4} />
        <span class="number" aria-hidden="true">${digits(number)}</span>
        ${mine && html`<span class="yours" aria-hidden="true">${say("app-yours")}</span>`}
        ${chosen && html`<span class="seal" aria-hidden="true"><${Icon} name="tick" /></span>`}
      </button></li>`;
    })}
  </ul>`;
}

/** @param {number} number @param {boolean} mine @param {boolean} chosen */
function labelOf(number, mine, chosen) {
  return say(mine ? "app-card-yours" : chosen ? "app-card-chosen" : "app-card", { number });
}

/** Show the table's cards full-screen, with the choice there too.
 * @param {View} of
 * @param {number} index
 * @param {boolean} may
 * @param {number[]} numbers
 * @param {(number: number) => void} toggle
 */
function show(of, index, may, numbers, toggle) {
  const at = (/** @type {number} */ place) => of.table[place];
  const action = {
    label: (/** @type {number} */ place) => say(numbers.includes(at(place).number) ? "app-unpick" : "app-pick-card", { number: at(place).number }),
    run: (/** @type {number} */ place) => toggle(at(place).number),
    barred: (/** @type {number} */ place) => (at(place).mine ? say("app-own-card") : null),
  };
  const label = (/** @type {number} */ place) => labelOf(at(place).number, at(place).mine, numbers.includes(at(place).number));
  viewer.value = { cards: of.table.map((shown) => shown.card), index, small: 240, label, action: may ? action : undefined };
}

/** As many columns as make the cards largest without scrolling; if they would be tiny, three, and one scrolls.
 * @param {{ current: HTMLElement | null }} place
 * @param {number} count
 */
function useFit(place, count) {
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (place.current);
    const room = /** @type {HTMLElement} */ (element.parentElement);
    const measure = () => {
      const { columns, width } = bestFit(count, room.clientWidth - 28, room.clientHeight - 12);
      element.style.setProperty("--columns", String(columns));
      element.style.setProperty("--cell", `${Math.floor(width)}px`);
    };
    measure();
    if (!("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [count]);
}

const GAP = 10;
const SMALLEST = 84;

/**
 * @param {number} count cards
 * @param {number} width of the room, in pixels
 * @param {number} height of the room
 */
export function bestFit(count, width, height) {
  let best = { columns: 3, width: 0 };
  for (let columns = 1; columns <= Math.min(count, 7); columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = (width - GAP * (columns - 1)) / columns;
    const down = ((height - GAP * (rows - 1)) / rows) * (2 / 3);
    if (Math.min(across, down) > best.width) best = { columns, width: Math.min(across, down) };
  }
  if (best.width >= SMALLEST) return best;
  return { columns: 3, width: (width - GAP * 2) / 3 };
}

/** The choice made but not sent, also after a reload. @param {View} of @param {Round} round @returns {number[]} */
function recallPicked(of, round) {
  const kept = recall("vote");
  const numbers = kept && kept.game === of.game && kept.round === round.number ? kept.numbers : of.vote;
  return numbers.filter((/** @type {number} */ number) => of.table.some((card) => card.number === number && !card.mine));
}
