/** The house rules: a list for everybody, with choices for who may change them. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { act, seatOf, sending, sheet } from "./store.js";
import { digits, hasWords, say } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").RuleValue} RuleValue */

const YES_NO = [true, false];
/** The choices the page offers; a few rules take other numbers too, and what hangs on the game is added later.
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
  ["seats", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
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
const LATER = ["pace", "skip", "zone", "audience", "seats", "pin"];
/** Rules whose number may be typed, up to which. @type {Record<string, number>} */
const TYPED = { points: 999, laps: 99 };
const MOST_SEATS = 8; // of a table that is not large
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
      <dd>${open(rule) ? html`<${Open} of=${of} rule=${rule} values=${valuesFor(of, rule, values)} />` : wordsFor(of, rule)}</dd>
    </div>`)}</dl>`;
}

/** Rules that come together: each says what it sets, and one tap sets it all. */
function Presets() {
  const set = (/** @type {string} */ name) => () => act("house", { rule: "preset", value: name });
  return html`<details class="presets"><summary>${say("app-house-presets")}</summary>
    ${PRESETS.map((name) => html`<button key=${name} class="preset" disabled=${sending.value !== null} onClick=${set(name)}>
      <b>${say(`preset-${name}`)}</b><small>${say(`preset-${name}-about`)}; ${say(`preset-${name}-sheet`)}</small></button>`)}
  </details>`;
}

/** A rule that one may change now. @param {{ of: View, rule: string, values: RuleValue[] }} props */
function Open({ of, rule, values }) {
  if (rule === "zone") return html`<button class="quiet strong" onClick=${() => (sheet.value = "zone")}>${wordsFor(of, rule)}</button>`;
  return values.length > 1 ? html`<${Choice} of=${of} rule=${rule} values=${values} />` : wordsFor(of, rule);
}

/** @param {{ of: View, rule: string, values: RuleValue[] }} props */
function Choice({ of, rule, values }) {
  const [typing, setTyping] = useState(false);
  const value = of.rules[rule];
  const offered = values.includes(value) ? values : [value, ...values];
  const choose = async (/** @type {Event} */ event) => {
    const element = /** @type {HTMLSelectElement} */ (event.target);
    const index = element.selectedIndex;
    element.selectedIndex = offered.indexOf(value);
    if (index === offered.length) return setTyping(true);
    const set = await act("house", { rule, value: offered[index] });
    if (set && offered[index] === "slow" && of.rules.zone === "UTC") sheet.value = "zone";
  };
  if (typing) return html`<${Typed} rule=${rule} most=${TYPED[rule]} value=${value} onDone=${() => setTyping(false)} />`;
  return html`<select aria-labelledby=${`rule-${rule}`} disabled=${sending.value !== null} onChange=${choose}>
    ${offered.map((one, index) => html`<option key=${index} selected=${one === value}>${wordsFor(of, rule, one)}</option>`)}
    ${TYPED[rule] && html`<option>${say("app-number-other")}</option>`}</select>`;
}

/** A number of one's own: sent when one leaves the field, unless it is none that the rule takes.
 * @param {{ rule: string, most: number, value: RuleValue, onDone: () => void }} props
 */
function Typed({ rule, most, value, onDone }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const leave = () => {
    const number = numberIn(field.current?.value ?? "");
    onDone();
    if (number >= 1 && number <= most && number !== value) act("house", { rule, value: number });
  };
  return html`<input class="field" ref=${field} inputmode="numeric" enterkeyhint="done" autocomplete="off" maxlength="3" aria-labelledby=${`rule-${rule}`}
    value=${typeof value === "number" ? digits(value) : ""} onBlur=${leave}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && field.current?.blur()} />`;
}

/** What is typed as a number, also in Arabic and Persian digits; NaN where it is none. @param {string} text */
function numberIn(text) {
  const latin = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
  return /^\d+$/.test(latin) ? Number(latin) : NaN;
}

/** The choices of a rule as the game stands. @param {View} of @param {string} rule @param {RuleValue[]} values */
function valuesFor(of, rule, values) {
  if (rule === "deck") return Object.keys(window.fabulo.about.decks);
  if (rule === "first") return [...values, ...of.seats.filter((seat) => !seat.gone).map((seat) => seat.seat)];
  if (rule !== "seats") return values;
  const least = of.rules.decoys === null ? 3 : 2;
  return values.filter((count) => Number(count) >= least && (of.rules.large_table || Number(count) <= MOST_SEATS));
}

/** @param {View} of @param {string} rule @param {RuleValue} [value] */
function wordsFor(of, rule, value = of.rules[rule]) {
  if (value === null) return say(`rule-${rule}-none`);
  if (typeof value === "boolean") return say(value ? "value-on" : "value-off");
  if (rule === "first" && typeof value === "number") return seatOf(of, value)?.name ?? say("rule-first-seat", { number: value });
  if (rule === "deck") return window.fabulo.about.decks[String(value)] ?? value;
  if (typeof value === "number") return digits(value);
  return hasWords(`value-${value}`) ? say(`value-${value}`) : value.replace(/_/g, " ");
}
