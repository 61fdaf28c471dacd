/** The full-screen viewer: one card as large as the screen, its neighbours a swipe away. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { Icon, Primary } from "./frame.js";
import { pictureOf, spoken } from "./hand.js";
import { Fingers } from "./pinch.js";
import { descriptions, device, viewer } from "./store.js";
import { say } from "./words.js";

/**
 * @typedef {{ label: (at: number) => string, run: (at: number) => void, barred?: (at: number) => string | null }} Action
 * @typedef {{ cards: string[], index: number, small: 240 | 360, label: (at: number) => string, action?: Action,
 *   note?: (at: number) => any, follow?: import("../vendor/ui.js").Signal<string | null> }} Showing
 */

/** @param {{ showing: Showing }} props */
export function Viewer({ showing }) {
  const { cards, label } = showing;
  const [at, setAt] = useState(showing.index);
  const dialog = useRef(/** @type {HTMLElement | null} */ (null));
  const fingers = useFingers(dialog, (by) => turn(by * (document.documentElement.dir === "rtl" ? -1 : 1)));
  const turn = (/** @type {number} */ by) => {
    if (cards[at + by] === undefined) return fingers.current?.reset();
    device.feel("pick");
    setAt(at + by);
    if (showing.follow) showing.follow.value = cards[at + by];
  };
  useEffect(() => fingers.current?.reset(), [at]);
  useFocusInside(dialog);
  return html`<div class="viewer" role="dialog" aria-modal="true" aria-label=${label(at)} tabindex="-1" ref=${dialog}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, turn, fingers.current)}>
    <div class="viewer-stage"><${LargePicture} key=${cards[at]} card=${cards[at]} label=${label(at)} small=${showing.small} /></div>
    <${Round} name="close" kind="viewer-close" label="app-close" onTap=${close} />
    <div class="viewer-tools">
      <${Round} name="minus" label="app-farther" onTap=${() => fingers.current?.closer(0.6)} />
      <${Round} name="plus" label="app-closer" onTap=${() => fingers.current?.closer(1.6)} />
    </div>
    ${at > 0 && html`<${Round} name="back" kind="viewer-back" label="app-previous-card" onTap=${() => turn(-1)} />`}
    ${at < cards.length - 1 && html`<${Round} name="next" kind="viewer-next" label="app-next-card" onTap=${() => turn(1)} />`}
    <${Foot} showing=${showing} at=${at} />
  </div>`;
}

/** @param {{ name: string, label: string, onTap: () => void, kind?: string }} props */
function Round({ name, label, onTap, kind = "" }) {
  return html`<button class=${`round-button ${kind}`} aria-label=${say(label)} onClick=${onTap}><${Icon} name=${name} /></button>`;
}

/** @param {{ showing: Showing, at: number }} props */
function Foot({ showing, at }) {
  const { action, cards } = showing;
  const described = descriptions.value[cards[at]];
  const barred = action?.barred?.(at);
  const act = () => {
    close();
    action?.run(at);
  };
  return html`<div class="viewer-foot">
    <p class="viewer-label">${showing.label(at)}</p>
    ${described && html`<p class="viewer-described">${described}</p>`}
    ${showing.note?.(at)}
    ${barred && html`<p class="viewer-described">${barred}</p>`}
    ${action && !barred && html`<${Primary} onTap=${act}>${action.label(at)}<//>`}
  </div>`;
}

function close() {
  viewer.value = null;
}

/** The small picture at once, scaled up; the large one over it when it has come.
 * @param {{ card: string, label: string, small: 240 | 360 }} props
 */
function LargePicture({ card, label, small }) {
  const [sharp, setSharp] = useState(false);
  return html`<div class="viewer-picture">
    <img src=${pictureOf(card, small)} width="768" height="1152" alt=${spoken(card, label)} draggable=${false} />
    <img class=${sharp ? "sharp" : "coming"} src=${pictureOf(card, 768)} width="768" height="1152" alt="" draggable=${false}
      decoding="async" onLoad=${() => setSharp(true)} />
  </div>`;
}

/** @param {{ current: HTMLElement | null }} dialog @param {(by: number) => void} turn */
function useFingers(dialog, turn) {
  const latest = useRef(turn);
  latest.current = turn;
  const fingers = useRef(/** @type {Fingers | null} */ (null));
  useEffect(() => {
    const stage = /** @type {HTMLElement} */ (dialog.current?.querySelector(".viewer-stage"));
    const picture = () => /** @type {HTMLElement | null} */ (stage.querySelector(".viewer-picture"));
    fingers.current = new Fingers(stage, { picture, onTurn: (by) => latest.current(by), onAway: close });
    return () => fingers.current?.stop();
  }, []);
  return fingers;
}

/** Focus goes into a dialog that opens, and into it anew when it shows another thing: what had it is gone then.
 * @param {{ current: HTMLElement | null }} dialog @param {string} [name] of what is shown
 */
export function useFocusInside(dialog, name = "") {
  useEffect(() => {
    dialog.current?.focus({ preventScroll: true });
  }, [name]);
}

/** @param {KeyboardEvent} event @param {(by: number) => void} turn @param {Fingers | null} fingers */
function onKey(event, turn, fingers) {
  const forward = document.documentElement.dir === "rtl" ? -1 : 1;
  /** @type {Record<string, () => void>} */
  const keys = {
    Escape: close,
    ArrowRight: () => turn(forward),
    ArrowLeft: () => turn(-forward),
    "+": () => fingers?.closer(1.4),
    "-": () => fingers?.closer(0.7),
    Tab: () => cycle(event),
  };
  const run = keys[event.key];
  if (!run) return;
  if (event.key !== "Tab") event.preventDefault();
  event.stopPropagation();
  run();
}

/** Let Tab go round inside the dialog. @param {KeyboardEvent} event */
export function cycle(event) {
  const inside = /** @type {HTMLElement} */ (event.currentTarget);
  const stops = [.../** @type {NodeListOf<HTMLElement>} */ (inside.querySelectorAll("button:not(:disabled), select, a[href], [tabindex='0']"))];
  const first = stops[0], last = stops[stops.length - 1];
  const leaving = event.shiftKey ? document.activeElement === first || document.activeElement === inside : document.activeElement === last;
  if (!leaving || !first) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
