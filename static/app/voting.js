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
  const vote = async (/** @type {number[]} */ chosen) => {
    if (await act("vote", { round: round.number, numbers: chosen })) setChanging(false);
  };
  const change = () => {
    setPicked(of.vote);
    setChanging(true);
  };
  const look = (/** @type {number} */ index) => {
    const single = { label: (/** @type {number} */ one) => voteLabel([one]), run: (/** @type {number} */ one) => vote([one]) };
    const several = { label: pickLabel(picked), run: toggle };
    show(of, index, numbers, may && !voted ? (round.votes > 1 ? several : single) : null);
  };
  return html`<${Frame} title=${titleFor(of, round, voted, may)} under=${underFor(round, voted, may)} actions=${html`
    <${Awaited} of=${of} />
    ${may && (voted ? html`<${Voted} onChange=${change} onTakeBack=${() => vote([])} />`
      : html`<div class="buttons">${of.vote.length > 0 && html`<${Quiet} onTap=${() => setChanging(false)}>${say("app-keep")}<//>`}
        <${Primary} disabled=${picked.length === 0} onTap=${() => vote(picked)}>${voteLabel(picked)}<//></div>`)}`}>
    <${Table} of=${of} numbers=${numbers} onTap=${(/** @type {number} */ index) => {
      const { number, mine } = of.table[index];
      if (may && !voted && !mine && !picked.includes(number)) toggle(number);
      else look(index);
    }} />
  <//>`;
}

/** @param {{ onChange: () => void, onTakeBack: () => void }} props */
function Voted({ onChange, onTakeBack }) {
  return html`<div class="buttons"><${Quiet} onTap=${onChange}>${say("app-change-vote")}<//>
    <${Quiet} onTap=${onTakeBack}>${say("app-take-back-vote")}<//></div>`;
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

/** @param {number[]} picked @returns {(number: number) => string} */
function pickLabel(picked) {
  return (number) => say(picked.includes(number) ? "app-unpick" : "app-pick-card", { number });
}

/** Show the table's cards full-screen, with the choice there too.
 * @param {View} of
 * @param {number} index
 * @param {number[]} numbers chosen
 * @param {{ label: (number: number) => string, run: (number: number) => void } | null} choice
 */
function show(of, index, numbers, choice) {
  const at = (/** @type {number} */ place) => of.table[place];
  const action = choice && {
    label: (/** @type {number} */ place) => choice.label(at(place).number),
    run: (/** @type {number} */ place) => choice.run(at(place).number),
    barred: (/** @type {number} */ place) => (at(place).mine ? say("app-own-card") : null),
  };
  const label = (/** @type {number} */ place) => labelOf(at(place).number, at(place).mine, numbers.includes(at(place).number));
  viewer.value = { cards: of.table.map((shown) => shown.card), index, small: 240, label, action: action ?? undefined };
}

/** As many columns as make the cards largest without scrolling; if they would be tiny, one scrolls.
 * @param {{ current: HTMLElement | null }} place
 * @param {number} count
 */
export function useFit(place, count) {
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (place.current);
    const room = /** @type {HTMLElement} */ (element.parentElement);
    const measure = () => {
      const { columns, width } = bestFit(count, room.clientWidth - 22, room.clientHeight - 14);
      element.style.setProperty("--columns", String(columns));
      element.classList.toggle("scrolls", (width * 1.5 + GAP) * Math.ceil(count / columns) > room.clientHeight);
      element.style.setProperty("--cell", `${Math.floor(width)}px`);
      element.style.setProperty("--risen", `${Math.floor(Math.min(room.clientWidth * 0.68, room.clientHeight * 0.58, 360))}px`);
    };
    measure();
    if (!("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [count]);
}

const GAP = 9;
const SMALLEST = 74;
const NEARLY = 0.96;

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
    if (Math.min(across, down) > best.width * NEARLY) best = { columns, width: Math.min(across, down) };
  }
  if (best.width >= SMALLEST) return best;
  const columns = count > 9 ? 4 : 3;
  return { columns, width: (width - GAP * (columns - 1)) / columns };
}

/** The choice made but not sent, also after a reload. @param {View} of @param {Round} round @returns {number[]} */
function recallPicked(of, round) {
  const kept = recall("vote");
  const numbers = kept && kept.game === of.game && kept.round === round.number ? kept.numbers : of.vote;
  return numbers.filter((/** @type {number} */ number) => of.table.some((card) => card.number === number && !card.mine));
}
