/** The only file that asks the server: sessions, moves, views and stories. */
import { device, door, receive, recall, remember, sending, serverTime, session, sheet, startSending, view } from "./store.js";
import { tell } from "./frame.js";
import { span } from "./words.js";

/** @typedef {import("./view").Answer} Answer */

const TRY_AGAIN = [502, 503, 504];
const LONGEST_PAUSE = 8000;

/**
 * Open a session, for one game if it is named, and show what it brings.
 * @param {string | null} game
 * @param {Promise<Answer | null>} [asked] the answer that is on its way already
 */
export async function openSession(game, asked = window.fabulo.openSession(game)) {
  let answer = await asked.catch(() => null);
  for (let pause = 500; inTrouble(answer) && pause < LONGEST_PAUSE; pause *= 2) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await window.fabulo.openSession(game).catch(() => null);
  }
  if (answer?.status !== 200) return knock(answer?.status === 401 ? "expired" : "trouble");
  session.value = answer.body;
  if (answer.body.view) return enter(answer.body.view);
  if (answer.body.error) return knock(answer.body.error);
  const [only, ...others] = answer.body.games;
  if (only && !others.length && !game) return openGame(only.game);
  return knock(only ? "games" : "no-games");
}

/** @param {Answer | null} answer */
function inTrouble(answer) {
  return !answer || answer.status >= 500 || answer.status === 429;
}

/** Ask anew which games there are. */
export async function refreshGames() {
  const answer = await window.fabulo.openSession(view.value?.game).catch(() => null);
  if (answer?.status === 200) session.value = answer.body;
}

/**
 * Go to another game of this player.
 * @param {string} game
 */
export async function openGame(game) {
  window.fabulo.keepGame(game);
  await openSession(game);
}

/** @param {string} name */
function knock(name) {
  if (view.value && name === "trouble") return;
  door.value = name;
}

/** @param {import("./view").View} next */
function enter(next) {
  if (view.value && view.value.game !== next.game) sheet.value = null;
  receive(next);
  door.value = "play";
  sendPending();
}

/**
 * Make a move and show what it leads to; try until there is an answer.
 * @param {string} move
 * @param {Record<string, unknown>} fields
 * @param {string} [id] of a move that may have been sent already
 * @returns {Promise<boolean>} whether it was accepted
 */
export async function send(move, fields, id = freshId()) {
  const game = view.value?.game ?? session.value?.game ?? "";
  remember("pending", { game, move, fields, id });
  try {
    const answer = await persist(`/api/games/${game}/moves`, { method: "POST", body: JSON.stringify({ id, move, ...fields }) });
    return settle(answer, game);
  } finally {
    remember("pending", null);
    sending.value = null;
  }
}

/** A move that a reload of the window cut off: its id makes a second arrival harmless. */
export function sendPending() {
  const pending = recall("pending");
  if (!pending || pending.game !== view.value?.game || sending.value) return;
  startSending(pending.move);
  send(pending.move, pending.fields, pending.id);
}

/** @param {Answer} answer @param {string} game */
function settle({ status, body }, game) {
  if (status === 200) {
    device.feel("good");
    if (body.game !== game) {
      window.fabulo.keepGame(body.game);
      view.value = null;
    }
    receive(body);
    door.value = "play";
    return true;
  }
  device.feel("bad");
  if (status === 409) {
    receive(body.view ?? null);
    tellRefusal(body.refusal, body.values ?? {});
  } else if (status === 401) knock("expired");
  else if (status === 403 || status === 404) knock(body.error ?? "not-yours");
  else tell("app-error", {}, true);
  return false;
}

/** Moments are told as spans from now, numbers in the language's digits.
 * @param {string} code
 * @param {Record<string, string | number>} values
 */
function tellRefusal(code, values) {
  const longer = code === "too-late" && "name" in values ? "-told" : code === "not-host" && "at" in values ? "-yet" : "";
  const when = typeof values.at === "number" ? span(values.at - serverTime()) : "";
  tell(`refusal-${code}${longer}`, { ...values, when }, true);
}

/**
 * Ask until the server answers; what it answers in trouble is no answer.
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<Answer>}
 */
async function persist(path, options) {
  for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const answer = await call(path, options).catch(() => null);
    if (answer?.status === 429) pause = Number(answer.headers.get("Retry-After") ?? 1) * 1000;
    else if (answer && !TRY_AGAIN.includes(answer.status)) {
      return { status: answer.status, body: await answer.json().catch(() => ({})) };
    }
    await new Promise((resolve) => setTimeout(resolve, pause * (0.7 + Math.random() * 0.3)));
  }
}

/**
 * One request with the session's token; an expired one is renewed once.
 * @param {string} path
 * @param {RequestInit} [options]
 */
export async function call(path, options = {}) {
  const answer = await ask(path, options);
  if (answer.status !== 401) return answer;
  const renewed = await window.fabulo.openSession(null);
  if (inTrouble(renewed)) throw new Error("no session for now");
  if (renewed.status !== 200 || !session.value) return answer;
  session.value = { ...session.value, token: renewed.body.token, expires: renewed.body.expires };
  return ask(path, options);
}

/** @param {string} path @param {RequestInit} options */
function ask(path, options) {
  const headers = { Authorization: `Bearer ${session.value?.token}`, ...(options.body ? { "Content-Type": "application/json" } : {}) };
  return fetch(path, { ...options, headers, cache: "no-store" });
}

/** @returns {Promise<import("./view").ScoredRound[] | null>} the scored rounds of the game, or null */
export async function readStory() {
  const answer = await call(`/api/games/${view.value?.game}/story`).catch(() => null);
  return answer?.ok ? (await answer.json()).rounds : null;
}

/** @returns {Promise<import("./view").RuleSheet | null>} how it is played at this table, or null */
export async function readRules() {
  const answer = await call(`/api/games/${view.value?.game}/rules`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

let choosing = Promise.resolve();

/**
 * Be spoken to in a language from now on, on every device and in private; null: as Telegram is set to.
 * One choice is sent after another, so that the last one stays.
 * @param {string | null} wanted
 */
export function chooseLanguage(wanted) {
  choosing = choosing.then(() => sendLanguage(wanted));
}

/** @param {string | null} wanted */
async function sendLanguage(wanted) {
  const { status } = await persist("/api/language", { method: "POST", body: JSON.stringify({ language: wanted }) });
  if (status !== 200 || !session.value) return;
  const { name } = session.value.player;
  session.value = { ...session.value, player: { name, language: wanted ?? window.fabulo.launch.language, chosen: wanted !== null } };
}

/** @param {number} round @returns {Promise<Blob | null>} the shown clue, or null */
export async function readClue(round) {
  const answer = await call(`/api/games/${view.value?.game}/clue?round=${round}`).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}

/** A random id, also where the page is not served securely. */
function freshId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
