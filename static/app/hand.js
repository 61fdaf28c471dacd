/** The hand: a rail of cards as large as the room allows, with the whole hand in small below it. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { Icon } from "./frame.js";
import { connected, descriptions, device, recall, remember, still, viewer } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("../vendor/ui.js").Signal<string | null>} ChosenCard */

let awaitedPictures = 0;
let picturesShown = () => {};
let handSeen = false;
/** Resolves when all cards of the first screen are to be seen, so that everything else can come after them. */
export const firstPictures = new Promise((resolve) => {
  picturesShown = () => resolve(null);
});

/**
 * Where a card's picture lies.
 * @param {string} card
 * @param {240 | 360 | 768} width
 */
export function pictureOf(card, width) {
  return `/cards/${card}-${width}.webp`;
}

/**
 * A card's name for who listens: its place, never whose it is; and its description, if asked for.
 * @param {string} card
 * @param {string} label
 */
export function spoken(card, label) {
  const described = descriptions.value[card];
  return described ? `${label}. ${described}` : label;
}

/**
 * One card's picture; when it failed to come it is loaded again by a tap, or by itself when the connection is back.
 * @param {{ card: string, label: string, width: 240 | 360, sharp?: boolean, eager?: boolean }} props
 */
export function Picture({ card, label, width, sharp = false, eager = false }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const finer = useFiner(card, sharp);
  useEffect(() => void (awaitedPictures += 1), []);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  useEffect(() => {
    if (failed && connected.value) again();
  }, [connected.value]);
  if (failed) {
    return html`<span class="picture broken" onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      again();
    }}>${say("app-picture-failed")}</span>`;
  }
  return html`<img class="picture" src=${finer ?? pictureOf(card, width) + (tries ? `?again=${tries}` : "")}
    alt=${spoken(card, label)} width=${width} height=${width * 1.5} draggable=${false} decoding="async"
    fetchpriority=${eager ? "high" : "auto"} onLoad=${oneShown} onError=${() => setFailed(true)} />`;
}

function oneShown() {
  awaitedPictures -= 1;
  if (awaitedPictures === 0) picturesShown();
}

/** The large picture of the card in the middle, once it is there and nothing else is loading.
 * @param {string} card
 * @param {boolean} wanted
 */
function useFiner(card, wanted) {
  const [finer, setFiner] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    setFiner(null);
    const thrifty = /** @type {any} */ (navigator).connection?.saveData;
    if (!wanted || thrifty || devicePixelRatio < 1.5) return undefined;
    const large = new Image();
    const timer = setTimeout(() => {
      large.onload = () => setFiner(large.src);
      large.src = pictureOf(card, 768);
    }, 1200);
    return () => {
      clearTimeout(timer);
      large.onload = null;
    };
  }, [card, wanted]);
  return finer;
}

/**
 * Cards to browse; the one in the middle is the chosen one.
 * @param {{ cards: string[], chosen: ChosenCard, marked?: string[], mark?: string, action?: import("./viewer.js").Action }} props
 */
export function Hand({ cards, chosen, marked = [], mark = "", action }) {
  const rail = useRef(/** @type {HTMLElement | null} */ (null));
  const middle = Math.max(0, cards.indexOf(chosen.value ?? ""));
  useRoomFor(rail);
  useMiddle(rail, cards, chosen);
  const look = (/** @type {number} */ index) => {
    device.feel("tap");
    viewer.value = { cards, index, small: 360, action, label: (at) => cardName(at, cards.length), follow: chosen };
  };
  return html`<div class="hand">
    <button class="rail-step back" aria-label=${say("app-previous-card")} disabled=${middle === 0}
      onClick=${() => showCard(rail.current, middle - 1)}><${Icon} name="back" /></button>
    <ul class="rail" ref=${rail} tabindex="-1" onKeyDown=${(/** @type {KeyboardEvent} */ event) =>
      stepByKey(event, rail.current, middle)}>
      ${cards.map((card, index) => html`<li key=${card} class=${index === middle ? "middle-card" : ""} style=${{ "--place": index }}>
        <button class=${`card ${marked.includes(card) ? "marked" : ""}`} tabindex=${index === middle ? 0 : -1}
          onClick=${() => (index === middle ? look(index) : showCard(rail.current, index))}>
          <${Picture} card=${card} label=${cardName(index, cards.length)} width=${360}
            sharp=${index === middle} eager=${index === 0} />
          ${marked.includes(card) && html`<span class="card-mark"><${Icon} name="tick" /> ${mark}</span>`}
        </button>
      </li>`)}
    </ul>
    <button class="rail-step next" aria-label=${say("app-next-card")} disabled=${middle === cards.length - 1}
      onClick=${() => showCard(rail.current, middle + 1)}><${Icon} name="next" /></button>
    <${Thumbs} cards=${cards} middle=${middle} marked=${marked} onPick=${(/** @type {number} */ index) =>
      showCard(rail.current, index)} />
  </div>`;
}

/** @param {number} index @param {number} count */
function cardName(index, count) {
  return say("app-card-of", { number: index + 1, count });
}

/** The whole hand in small, a moment after the first paint; its place is kept for it.
 * @param {{ cards: string[], middle: number, marked: string[], onPick: (index: number) => void }} props
 */
function Thumbs({ cards, middle, marked, onPick }) {
  const [ready, setReady] = useState(handSeen);
  useEffect(() => {
    const timer = setTimeout(() => setReady(handSeen = true));
    return () => clearTimeout(timer);
  }, []);
  return html`<div class="thumbs" role="group" aria-label=${say("app-your-hand")}>
    ${ready && cards.map((card, index) => html`<button key=${card} aria-pressed=${index === middle}
      class=${marked.includes(card) ? "marked" : ""} aria-label=${cardName(index, cards.length)}
      onClick=${() => onPick(index)}>
      <img src=${pictureOf(card, 360)} alt="" width="36" height="54" draggable=${false} decoding="async" />
    </button>`)}
  </div>`;
}

/** Give the cards the width that fits both ways, at every turn of the phone; only then are they to be seen. The
 * observer speaks when the page has been laid out anyway: to ask for a size earlier would lay it out once more.
 * @param {{ current: HTMLElement | null }} rail
 */
function useRoomFor(rail) {
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (rail.current);
    const measure = () => {
      const width = Math.min(element.clientWidth * 0.84, ((element.clientHeight - 20) * 2) / 3, 460);
      if (width > 60) element.style.setProperty("--card", `${Math.floor(width)}px`);
      element.style.visibility = "visible";
    };
    if (!("ResizeObserver" in window)) return measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

/** Let the card in the middle be the chosen one, and the chosen one be in the middle.
 * @param {{ current: HTMLElement | null }} rail
 * @param {string[]} cards
 * @param {ChosenCard} chosen
 */
function useMiddle(rail, cards, chosen) {
  const hand = cards.join();
  useLayoutEffect(() => {
    const wanted = chosen.value && cards.includes(chosen.value) ? chosen.value : recall("middle");
    const index = Math.max(0, cards.indexOf(wanted));
    chosen.value = cards[index] ?? null;
    if (index > 0) showCard(rail.current, index, "auto");
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (!seen) return;
      const at = [.../** @type {HTMLElement} */ (rail.current).children].indexOf(seen.target);
      if (cards[at] === chosen.value) return;
      chosen.value = cards[at];
      remember("middle", cards[at]);
      device.feel("pick");
    }, { root: rail.current, rootMargin: "0px -45%" });
    [.../** @type {HTMLElement} */ (rail.current).children].forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, [hand]);
}

/** @param {HTMLElement | null} rail @param {number} index @param {ScrollBehavior} [behavior] */
function showCard(rail, index, behavior = still.value ? "auto" : "smooth") {
  rail?.children[index]?.scrollIntoView({ inline: "center", block: "nearest", behavior });
}

/** @param {KeyboardEvent} event @param {HTMLElement | null} rail @param {number} middle */
function stepByKey(event, rail, middle) {
  const towards = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!towards || !rail) return;
  event.preventDefault();
  const next = middle + (document.documentElement.dir === "rtl" ? -towards : towards);
  showCard(rail, next);
  const button = rail.children[next]?.querySelector("button");
  if (button) button.focus({ preventScroll: true });
}
