/** The house rules: a list for everybody, with choices for who may change them. */
import { html } from "../vendor/ui.js";
import { act, sending } from "./store.js";
import { digits, hasWords, say } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").RuleValue} RuleValue */

const YES_NO = [true, false];
/** The choices the page offers; the chat's command takes any other allowed value.
 * @type {[string, RuleValue[]][]} */
const CHOICES = [
  ["points", [15, 20, 30, 40, 50, null]],
  ["last_card", YES_NO],
  ["laps", [null, 1, 2, 3, 4]],
  ["pace", ["living_room", "relaxed", "slow"]],
  ["first", ["race", "lot"]],
  ["lone_finder_bonus", [null, true, false]],
  ["spoken", YES_NO],
  ["shown", YES_NO],
  ["seats", [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ["large_table", YES_NO],
  ["imaginarium", YES_NO],
  ["decoys", [null, 4, 5, 6, 7, 8]],
  ["skip", ["seated", "host"]],
  ["audience", YES_NO],
  ["all_cards", YES_NO],
  ["deck", []],
  ["zone", []],
  ["pin", YES_NO],
];
const LATER = ["pace", "skip", "audience", "seats", "pin"];
const PRESETS = ["usual", "classic", "score_track", "family", "three", "big_table", "imaginarium"];

/** @param {{ of: View }} props */
export function House({ of }) {
  const host = of.seats.find((seat) => seat.host);
  const may = of.allowed.includes("house");
  const open = (/** @type {string} */ rule) => may && (of.phase === "lobby" || LATER.includes(rule));
  return html`<p class="hint">${may ? say(of.phase === "lobby" ? "app-house-yours" : "app-house-later")
      : say("app-house-host", { name: host?.name ?? "" })}</p>
    ${may && of.phase === "lobby" ? html`<${Presets} />` : null}
    <dl class="house">${CHOICES.filter(([rule]) => rule in of.rules).map(([rule, values]) => html`<div key=${rule}>
      <dt><b id=${`rule-${rule}`}>${say(`rule-${rule}`)}</b><small>${say(`rule-${rule}-about`)}</small></dt>
      <dd>${open(rule) && values.length ? html`<${Choice} rule=${rule} values=${values} value=${of.rules[rule]} />` : wordsFor(rule, of.rules[rule])}</dd>
    </div>`)}</dl>`;
}

/** Rules that come together: each says what it sets, and one tap sets it all. */
function Presets() {
  const set = (/** @type {string} */ name) => () => act("house", { rule: "preset", value: name });
  return html`<details class="presets"><summary>${say("app-house-presets")}</summary>
    ${PRESETS.map((name) => html`<button key=${name} class="preset" disabled=${sending.value !== null} onClick=${set(name)}>
      <b>${say(`preset-${name}`)}</b><small>${say(`preset-${name}-about`)}</small></button>`)}
  </details>`;
}

/** @param {{ rule: string, values: RuleValue[], value: RuleValue }} props */
function Choice({ rule, values, value }) {
  const offered = values.includes(value) ? values : [value, ...values];
  const choose = (/** @type {Event} */ event) => {
    const element = /** @type {HTMLSelectElement} */ (event.target);
    const wanted = offered[element.selectedIndex];
    element.selectedIndex = offered.indexOf(value);
    act("house", { rule, value: wanted });
  };
  return html`<select aria-labelledby=${`rule-${rule}`} disabled=${sending.value !== null} onChange=${choose}>
    ${offered.map((one, index) => html`<option key=${index} selected=${one === value}>${wordsFor(rule, one)}</option>`)}</select>`;
}

/** @param {string} rule @param {RuleValue} value */
function wordsFor(rule, value) {
  if (value === null) return say(`rule-${rule}-none`);
  if (typeof value === "boolean") return say(value ? "value-on" : "value-off");
  if (typeof value === "number") return rule === "first" ? say("rule-first-seat", { number: value }) : digits(value);
  return hasWords(`value-${value}`) ? say(`value-${value}`) : value;
}
