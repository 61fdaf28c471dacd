/** What every screen stands in: top line, clue, buttons, bunnies, and who is awaited. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { act, announced, connected, notice, seatOf, sending, serverTime, sheet, view } from "./store.js";
import { digits, hasWords, say, span, together } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Seat} Seat */
/** @typedef {import("../vendor/ui.js").ComponentChildren} Children */

const SHAPES = {
  menu: "M5 8h14M5 12.5h14M5 17h14",
  close: "M6 6l12 12M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  tick: "M5 12.5l5 5 9-11",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  scores: "M5 19v-6M12 19V5M19 19v-9",
  wait: "M12 7v5.5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20",
};

/** @param {{ name: keyof typeof SHAPES }} props */
export function Icon({ name }) {
  return html`<svg class=${`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d=${SHAPES[name]} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
  </svg>`;
}

/** @param {{ seat: Seat, size?: number }} props */
export function Bunny({ seat, size = 34 }) {
  const picture = `${window.fabulo.prefix}/style/bunnies.svg#bunny-${seat.bunny}`;
  return html`<img class="bunny" src=${picture} width=${size} height=${size} draggable=${false}
    alt=${say(`bunny-${seat.bunny}`)} />`;
}

/**
 * The whole of a screen.
 * @param {{ title: string, under?: string, children?: Children, actions?: Children, clue?: boolean, kind?: string }} props
 */
export function Frame({ title, under, children, actions, clue = true, kind = "" }) {
  useEffect(() => void (announced.value = title), [title]);
  return html`<div class=${`frame ${kind}`}>
    <header class="top">
      <div class="top-words"><h1>${title}</h1>${under && html`<p>${under}</p>`}</div>
      <button class="round-button" aria-label=${say("app-people")} onClick=${() => (sheet.value = "people")}>
        <${Icon} name="scores" /></button>
      <button class="round-button" aria-label=${say("app-menu")} onClick=${() => (sheet.value = "menu")}>
        <${Icon} name="menu" /></button>
    </header>
    <${Banner} />
    ${clue && html`<${Clue} />`}
    <main class="middle">${children}</main>
    ${actions && html`<footer class="actions">${actions}</footer>`}
  </div>`;
}

function Banner() {
  const [late, setLate] = useState(false);
  const lost = !connected.value;
  useEffect(() => {
    const timer = lost ? setTimeout(() => setLate(true), 2000) : 0;
    if (!lost) setLate(false);
    return () => clearTimeout(timer);
  }, [lost]);
  if (late) return html`<p class="banner" role="status">${say("app-offline")}</p>`;
  if (view.value?.paused) return html`<p class="banner" role="status">${say("app-paused")}</p>`;
  return null;
}

/** The clue of the open round, once there is one. */
function Clue() {
  const open = view.value?.round;
  if (!view.value || !open?.clue_kind) return null;
  const teller = seatOf(view.value, open.storyteller);
  return html`<${ClueStrip} teller=${teller} clue=${open.clue} kind=${open.clue_kind} round=${open.number} />`;
}

/**
 * A clue with its storyteller.
 * @param {{ teller: Seat | null, clue: string | null, kind: string, round: number }} props
 */
export function ClueStrip({ teller, clue, kind, round }) {
  const long = (clue ?? "").length > 60;
  return html`<section class=${`clue ${long ? "long" : ""}`}>
    ${teller && html`<${Bunny} seat=${teller} size=${40} />`}
    <div>
      <p class=${kind === "text" ? "clue-teller" : "clue-teller whole"}>${say(`app-clue-${kind}`, { name: teller?.name ?? "" })}</p>
      ${kind === "text" && html`<blockquote dir="auto">${clue}</blockquote>`}
      ${kind === "media" && html`<button class="quiet" onClick=${() => (sheet.value = `clue-${round}`)}>
        ${say("app-clue-look")}</button>`}
    </div>
  </section>`;
}

/**
 * The one button that matters.
 * @param {{ onTap: () => void, children?: Children, disabled?: boolean }} props
 */
export function Primary({ onTap, children, disabled = false }) {
  const busy = sending.value;
  return html`<button class="primary" disabled=${disabled || busy !== null} onClick=${onTap}>
    ${busy ? say(busy.slow ? "app-still-trying" : "app-sending") : children}</button>`;
}

/** @param {{ onTap: () => void, children?: Children, kind?: string }} props */
export function Quiet({ onTap, children, kind = "" }) {
  return html`<button class=${`quiet ${kind}`} onClick=${onTap}>${children}</button>`;
}

/**
 * The seats of the open round, who is ready, and the way to hurry the others.
 * @param {{ of: View }} props
 */
export function Awaited({ of }) {
  const round = of.round;
  if (!round) return null;
  const playing = of.seats.filter((seat) => !seat.gone && seat.from_round <= round.number);
  const shown = of.phase === "telling" ? playing : playing.filter((seat) => seat.seat !== round.storyteller);
  const names = playing.filter((seat) => round.waiting_for.includes(seat.seat) && seat.seat !== of.me);
  const words = names.length ? say("app-waiting-for", { names: together(names.map((seat) => seat.name)) })
    : say(round.waiting_for.length ? "app-waiting-for-you" : "app-nobody-awaited");
  return html`<button class="awaited" onClick=${() => (sheet.value = "hurry")}>
    <span class="awaited-bunnies" aria-hidden="true">
      ${shown.map((seat) => html`<span key=${seat.seat} class=${readiness(round, seat)}>
        <${Bunny} seat=${seat} size=${shown.length > 8 ? 27 : 32} /></span>`)}
    </span>
    <span class="awaited-words">${words} <${Remaining} until=${round.deadline} /></span>
  </button>`;
}

/** @param {import("./view").Round} round @param {Seat} seat */
function readiness(round, seat) {
  return round.waiting_for.includes(seat.seat) ? "thinking" : "ready";
}

/**
 * Time left, shown when it is short; it runs by itself.
 * @param {{ until: number, always?: boolean }} props
 */
export function Remaining({ until, always = false }) {
  const left = useSecondsUntil(until);
  if (left <= 0 || (!always && left > 600)) return null;
  return html`<bdi class="remaining">${span(left)}</bdi>`;
}

/**
 * Seconds until a moment of the server's time, counted down.
 * @param {number} moment Unix seconds
 */
export function useSecondsUntil(moment) {
  const [, tick] = useState(0);
  const left = moment - serverTime();
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), left > 120 ? 20_000 : 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

/** The line that tells what became of a move. */
export function Notice() {
  const told = notice.value;
  useEffect(() => {
    const timer = told ? setTimeout(() => (notice.value = null), 5000) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  return html`<div class="notice-place" role="status" aria-live="assertive">
    ${told && html`<button class=${`notice ${told.bad ? "bad" : ""}`} onClick=${() => (notice.value = null)}>
      ${told.text}</button>`}
  </div>`;
}

/**
 * Say what became of a move.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @param {boolean} [bad]
 */
export function tell(key, values, bad = false) {
  notice.value = { text: hasWords(key) ? say(key, values) : say("app-error"), bad };
}

/** The round's number, and when it is the last, that. */
export function roundLine() {
  const round = view.value?.round;
  if (!round) return "";
  if (round.rounds_left === 1) return say("app-round-last", { number: round.number });
  return say("app-round", { number: round.number });
}

/** Two presses for what cannot be undone.
 * @param {{ move: string, fields?: Record<string, unknown>, label: string, sure: string, onDone?: () => void }} props
 */
export function TwiceToBeSure({ move, fields, label, sure, onDone }) {
  const [asked, setAsked] = useState(false);
  const press = async () => {
    if (!asked) return setAsked(true);
    setAsked(false);
    if (await act(move, fields)) onDone?.();
  };
  return html`<button class=${`quiet ${asked ? "danger" : ""}`} onClick=${press} onBlur=${() => setAsked(false)}>
    ${asked ? sure : label}</button>`;
}

/** Points with their sign. @param {number} points */
export function signed(points) {
  return digits(points, { signDisplay: "always" });
}
