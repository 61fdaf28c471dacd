/** The start: words and view as early as they come, the first screen, then everything that can wait. */
import { html, render, signal, useEffect, useRef, useState } from "../vendor/ui.js";
import { Notice } from "./frame.js";
import { firstPictures } from "./hand.js";
import { announced, door, mySeat, patiently, recallSettings, receive, seenRound, session, settings, settle, sheet, view, viewer } from "./store.js";
import { Turn } from "./turn.js";
import { speak } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Answer} Answer */

const early = window.fabulo;
const PICTURES_WITHIN = 2500;

/** What the first hand does not need. */
const later = {
  doors: () => import("./doors.js"),
  lobby: () => import("./lobby.js"),
  voting: () => import("./voting.js"),
  reveal: () => import("./reveal.js"),
  over: () => import("./over.js"),
  watching: () => import("./watching.js"),
  viewer: () => import("./viewer.js"),
  sheets: () => import("./sheets.js"),
};
/** @typedef {keyof typeof later} Module */
const arrived = signal(/** @type {Partial<Record<Module, any>>} */ ({}));

start();

async function start() {
  early.started = true;
  recallSettings();
  const asked = early.session?.catch(() => null) ?? null;
  const [answer] = await Promise.all([asked, loadWords(asked)]);
  if (answer?.status === 200 && answer.body.view) {
    session.value = answer.body;
    receive(answer.body.view);
    door.value = "play";
  } else if (asked) {
    const { openSession } = await import("./server.js");
    await openSession(early.launch.game, Promise.resolve(answer));
  } else {
    door.value = "outside";
  }
  await breath();
  const place = await placeOfPage();
  document.getElementById("skeleton")?.remove();
  render(html`<${Page} />`, place);
  await Promise.race([firstPictures, new Promise((resolve) => setTimeout(resolve, PICTURES_WITHIN))]);
  afterFirstPictures();
}

/** The element that all is drawn in, once the document is read: words and view may come before its style sheet does.
 * @returns {Promise<HTMLElement>}
 */
async function placeOfPage() {
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
  }
  return /** @type {HTMLElement} */ (document.getElementById("page"));
}

/** A pause between two pieces of work, in which a slow phone can answer a finger. */
function breath() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The language that the person chose, else Telegram's, the chat's, English; asked for until it comes.
 * @param {Promise<Answer | null> | null} asked
 */
async function loadWords(asked) {
  const told = (await asked)?.body;
  const own = told?.player;
  const chosen = own ? (own.chosen ? own.language : undefined) : settings.value.language;
  if (chosen !== settings.value.language) settle({ language: chosen });
  const wanted = [chosen, own?.language, early.launch.language, told?.view?.chat.language];
  const code = wanted.map((one) => early.match(one ?? "")).find((found) => found) ?? "en";
  let words = early.words && early.language === code ? early.words : null;
  return patiently(() => {
    const asked = words ?? early.fetchWords(code);
    words = null;
    return speak(code, asked);
  });
}

async function afterFirstPictures() {
  const [{ meetTelegram }, { sendPending }, { followGame }] = await patiently(() =>
    Promise.all([import("./telegram.js"), import("./server.js"), import("./live.js")]).catch(renewPage));
  meetTelegram();
  sendPending();
  followGame();
  for (const name of /** @type {Module[]} */ (["viewer", "voting", "reveal", "sheets", "over"])) {
    await bring(name);
    await breath();
  }
  if (settings.value.described && view.value) {
    const { fetchDescriptions } = await import("./mine.js");
    fetchDescriptions(String(view.value.rules.deck));
  }
}

/** @param {Module} name */
async function bring(name) {
  if (arrived.value[name]) return;
  const module = await later[name]().catch(renewPage).catch(() => null);
  if (module) arrived.value = { ...arrived.value, [name]: module };
}

/** Modules of a version that the server no longer has: the newer page starts where this one is.
 * @param {unknown} failure
 * @returns {Promise<never>}
 */
async function renewPage(failure) {
  const page = await fetch("/", { cache: "no-store" }).catch(() => null);
  const served = page?.ok && /data-prefix="([^"]+)"/.exec(await page.text());
  if (served && served[1] !== early.prefix) location.reload();
  throw failure;
}

/** A part of a module that comes when it is needed.
 * @param {{ from: Module, part: string } & Record<string, unknown>} props
 */
function Late({ from, part, ...props }) {
  const Part = arrived.value[from]?.[part];
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (Part) return undefined;
    bring(from);
    const timer = setTimeout(() => setTries(tries + 1), 3000);
    return () => clearTimeout(timer);
  }, [from, !Part, tries]);
  return Part ? html`<${Part} ...${props} />` : html`<div class="coming" aria-busy="true"></div>`;
}

function Page() {
  const of = view.value;
  const playing = door.value === "play" && of !== null;
  const covered = viewer.value !== null || (playing && sheet.value !== null);
  useReturnOfFocus(covered);
  return html`<div class="ground" inert=${covered}>
      ${playing ? html`<${Game} of=${of} />` : html`<${Late} from="doors" part="Door" name=${door.value} />`}
    </div>
    ${playing && sheet.value && html`<${Late} from="sheets" part="Sheet" name=${sheet.value} of=${of} />`}
    ${viewer.value && html`<${Late} from="viewer" part="Viewer" showing=${viewer.value} />`}
    <p class="unseen" aria-live="polite">${announced.value}</p>
    <${Notice} />`;
}

/** When what covered the page is gone, focus goes back to where it was. @param {boolean} covered */
function useReturnOfFocus(covered) {
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  if (covered && !opener.current) opener.current = /** @type {HTMLElement} */ (document.activeElement);
  useEffect(() => {
    if (covered) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [covered]);
}

/** The screen for the phase and the person. @param {{ of: View }} props */
function Game({ of }) {
  const [, refresh] = useState(0);
  const idle = of.me === null || mySeat.value?.gone || (of.round && (mySeat.value?.from_round ?? 0) > of.round.number);
  const revealed = of.last_round && of.phase !== "lobby" && (seenRound.value ?? 0) < of.last_round.number;
  if (of.phase === "lobby") return html`<${Late} from="lobby" part="Lobby" of=${of} />`;
  if (revealed) return html`<${Late} from="reveal" part="Reveal" key=${of.last_round?.number} of=${of} />`;
  if (of.phase === "over") return html`<${Late} from="over" part="Over" of=${of} />`;
  if (idle) return html`<${Late} from="watching" part="Bystander" of=${of} onWatch=${() => refresh((count) => count + 1)} />`;
  if (of.phase === "voting") return html`<${Late} from="voting" part="Voting" key=${of.round?.number} of=${of} />`;
  return html`<${Turn} key=${of.round?.number} of=${of} />`;
}
