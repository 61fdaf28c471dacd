/** What the page knows: the view, the door it stands at, and what the person has half done. */
import { computed, signal } from "../vendor/ui.js";

/** @typedef {import("./view").View} View */

const MOST_GAMES = 12;

/** What the person may see of the picked game. */
export const view = signal(/** @type {View | null} */ (null));
/** Where the page stands: "loading", "play", or the name of a door (see doors.js). */
export const door = signal("loading");
export const session = signal(/** @type {import("./view").Session | null} */ (null));
/** Whether news of the game arrives. */
export const connected = signal(true);
/** The move that waits for its answer; slow: for more than five seconds. */
export const sending = signal(/** @type {{ move: string, slow: boolean } | null} */ (null));
/** A line that shows for a few seconds. */
export const notice = signal(/** @type {{ text: string, bad: boolean } | null} */ (null));
/** What the screen is about, for who listens. */
export const announced = signal("");
/** The sheet that lies over the game: "menu", "people", "story", … */
export const sheet = signal(/** @type {string | null} */ (null));
/** The cards shown full-screen. */
export const viewer = signal(/** @type {import("./viewer.js").Showing | null} */ (null));
/** The last scored round whose reveal the person has left behind, on this device. */
export const seenRound = signal(/** @type {number | null} */ (null));
/** One's own settings, kept on this device. */
export const settings = signal(/** @type {Settings} */ ({}));
/** Seconds to add to this device's clock to get the server's. */
export const clockOffset = signal(0);
/** Card descriptions by card, for who switched them on. */
export const descriptions = signal(/** @type {Record<string, string>} */ ({}));
/** Whether a clue is written that is not told yet. */
export const unsent = signal(false);
/** Whether somebody looks at the page, as far as browser and client tell. */
export const awake = signal(!document.hidden);

/** @typedef {{ language?: string, still?: boolean, silent?: boolean, large?: boolean, described?: boolean }} Settings */

/** What the device can do beside showing pictures; telegram.js puts its own in. */
export const device = {
  /** @param {"pick" | "tap" | "good" | "bad"} _kind */
  feel(_kind) {},
  close() {
    window.fabulo.tellClient("web_app_close");
  },
};

/** Whether things stay still: the system asks for it, or the person does. */
export const still = computed(() => settings.value.still ?? matchMedia("(prefers-reduced-motion: reduce)").matches);

/** The person's own seat, if they sit or sat in the game. */
export const mySeat = computed(() => view.value?.seats.find((seat) => seat.seat === view.value?.me) ?? null);

/**
 * Take a view in, unless a newer one of the same game is there.
 * @param {View | null} next
 */
export function receive(next) {
  if (!next) return;
  const old = view.value;
  if (old && old.game === next.game && next.version < old.version) return;
  clockOffset.value = next.now - Date.now() / 1000;
  if (!old || old.game !== next.game) seenRound.value = recallFor(next.game, "seen");
  view.value = next;
  if (old && (old.game !== next.game || old.phase !== next.phase || old.round?.number !== next.round?.number)) turnOver(next);
  if (seenRound.value === null) leaveReveal(next.game, next.last_round?.number ?? 0);
}

/** Another phase: what was said about the one before is over. @param {View} next */
function turnOver(next) {
  viewer.value = null;
  if (sheet.value === "hurry") sheet.value = null;
  if (next.me !== null && next.round?.waiting_for.includes(next.me)) device.feel("good");
}

/**
 * Remember that a round's reveal was left behind.
 * @param {string} game
 * @param {number} round
 */
export function leaveReveal(game, round) {
  seenRound.value = round;
  rememberFor(game, "seen", round);
}

/**
 * A seat of the view by its number.
 * @param {View} of
 * @param {number | null} number
 */
export function seatOf(of, number) {
  return of.seats.find((seat) => seat.seat === number) ?? null;
}

/** The server's time now, in Unix seconds. */
export function serverTime() {
  return Date.now() / 1000 + clockOffset.value;
}

/**
 * Make a move; resolves to whether it was accepted.
 * @param {string} move
 * @param {Record<string, unknown>} [fields]
 */
export async function act(move, fields = {}) {
  if (sending.value) return false;
  startSending(move);
  const { send } = await patiently(() => import("./server.js"));
  return send(move, fields);
}

/** A move is on its way; if it takes long, that is said. @param {string} move */
export function startSending(move) {
  const started = { move, slow: false };
  sending.value = started;
  setTimeout(() => sending.value === started && (sending.value = { move, slow: true }), 5000);
}

/**
 * What comes over a bad connection, asked for until it is there.
 * @template Result
 * @param {() => Promise<Result>} load
 * @returns {Promise<Result>}
 */
export async function patiently(load) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Change one of one's own settings and keep it.
 * @param {Settings} change
 */
export function settle(change) {
  settings.value = { ...settings.value, ...change };
  keep(() => localStorage, "settings", settings.value);
  applySettings();
}

/** Read the kept settings. */
export function recallSettings() {
  settings.value = read(() => localStorage, "settings") ?? {};
  applySettings();
}

/** Take over what another window of this person has kept. */
export function agree() {
  recallSettings();
  if (view.value) seenRound.value = recallFor(view.value.game, "seen") ?? seenRound.value;
}

function applySettings() {
  document.documentElement.classList.toggle("still", still.value);
  document.documentElement.classList.toggle("large", settings.value.large === true);
}

/** @param {string} key @param {unknown} value kept for this person until the window closes */
export function remember(key, value) {
  keep(() => sessionStorage, ofPerson(key), value);
}

/** @param {string} key @returns {any} what was remembered, or null */
export function recall(key) {
  return read(() => sessionStorage, ofPerson(key));
}

/**
 * Keep something of a game for this person, on this device where it lets us; only the latest games' are kept.
 * @param {string} game
 * @param {"seen" | "draft"} key
 * @param {unknown} value
 */
export function rememberFor(game, key, value) {
  const { [game]: kept, ...others } = read(() => localStorage, ofPerson("games")) ?? {};
  const latest = [...Object.entries(others).slice(1 - MOST_GAMES), [game, { ...kept, [key]: value }]];
  keep(() => localStorage, ofPerson("games"), Object.fromEntries(latest));
}

/** @param {string} game @param {"seen" | "draft"} key @returns {any} what this device has kept of a game, or null */
export function recallFor(game, key) {
  return read(() => localStorage, ofPerson("games"))?.[game]?.[key] ?? null;
}

/** One device, even one window, may serve several people. @param {string} key */
function ofPerson(key) {
  return `${key}-${window.fabulo.launch.player}`;
}

/** @param {() => Storage} storage @param {string} key @param {unknown} value */
function keep(storage, key, value) {
  try {
    if (value === null) storage().removeItem(`fabulo-${key}`);
    else storage().setItem(`fabulo-${key}`, JSON.stringify(value));
  } catch {
    // Frames of web clients may have no storage: then a reload forgets the draft, and nothing else.
  }
}

/** @param {() => Storage} storage @param {string} key */
function read(storage, key) {
  try {
    return JSON.parse(storage().getItem(`fabulo-${key}`) ?? "null");
  } catch {
    return null;
  }
}
