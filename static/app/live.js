/** News of the game: a socket while the page is seen, long polls where sockets do not live, a fresh view on return. */
import { effect } from "../vendor/ui.js";
import { call, openSession } from "./server.js";
import { agree, awake, connected, door, receive, session, view } from "./store.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;
const OPENS_WITHIN = 5000;
const QUIET = 60_000;
const HIDDEN_FOR = 30_000;
const SOCKET_AGAIN = 60_000;
/** Doors that may have opened while nobody looked. */
const MAY_OPEN = ["trouble", "not-yours", "no-games"];
/** What an answer shuts: the session is over, the game is not this person's, or it is gone. */
const SHUT = /** @type {Record<number, string>} */ ({ 401: "expired", 403: "not-yours", 404: "no-such-game" });

/** @type {WebSocket | null} */
let socket = null;
let failures = 0;
let polling = false;
let lastNews = 0;
let retry = 0;
let hideTimer = 0;

/** Follow whatever game is picked, from now on. */
export function followGame() {
  let followed = "";
  effect(() => {
    const game = door.value === "play" ? (view.value?.game ?? "") : "";
    if (game === followed) return;
    followed = game;
    failures = 0;
    drop();
    if (game) connect();
  });
  addEventListener("pageshow", wake);
  addEventListener("online", () => {
    lastNews = 0; // another network: what was heard by the one before tells nothing of the socket
    wake();
  });
  addEventListener("storage", agree);
  addEventListener("fabulo-awake", () => look(true));
  addEventListener("fabulo-asleep", () => look(false));
  document.addEventListener("visibilitychange", () => look(true));
  setInterval(probe, QUIET / 4);
}

/** Somebody looks again, or not any more. Clients mean various things by that; only a page that the browser hides lets go of its socket.
 * @param {boolean} active
 */
function look(active) {
  awake.value = active && !document.hidden;
  clearTimeout(hideTimer);
  if (document.hidden) hideTimer = setTimeout(drop, HIDDEN_FOR);
  else if (active) wake();
}

/** Back from sleep: a socket that says it is open may be dead, so ask anew, unless it was opened or heard of just now. */
function wake() {
  if (document.hidden) return;
  if (MAY_OPEN.includes(door.value)) return void openSession(session.value?.game ?? window.fabulo.launch.game);
  if (!view.value) return;
  if (socket && Date.now() - lastNews < 10_000) return;
  failures = 0;
  drop();
  connect();
}

function connect() {
  clearTimeout(retry);
  const game = view.value?.game;
  if (!game || document.hidden) return;
  if (failures >= 2) poll(game);
  const opened = new WebSocket(address(game));
  socket = opened;
  lastNews = Date.now(); // it is given its time: a page is only "shown" with its first pictures, when a socket may be on its way
  const slow = setTimeout(() => {
    opened.close(); // who opened it and says nothing does not say goodbye either, so nobody waits for that
    if (opened === socket) lose(game, 1006);
  }, OPENS_WITHIN);
  opened.onopen = () => opened.send(JSON.stringify({ token: session.value?.token, game }));
  opened.onmessage = (message) => {
    clearTimeout(slow);
    if (opened !== socket) return;
    failures = 0;
    heard();
    receive(JSON.parse(message.data).view);
  };
  opened.onclose = (closing) => {
    clearTimeout(slow);
    if (opened === socket) lose(game, closing.code);
  };
}

/** The game stands in it too, so that an edge can lead all phones of a game to one process. @param {string} game */
function address(game) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/live?game=${encodeURIComponent(game)}`;
}

function heard() {
  lastNews = Date.now();
  connected.value = true;
}

/** @param {string} game @param {number} code */
function lose(game, code) {
  socket = null;
  if (code !== 4401 && shut(code - 4000)) return;
  failures += 1;
  if (!polling) connected.value = false;
  if (code === 4401) renew(game);
  if (failures >= 2) poll(game);
  const most = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
  retry = setTimeout(connect, polling ? SOCKET_AGAIN : Math.random() * most);
}

/** A view by request renews the session on the way. @param {string} game */
async function renew(game) {
  const answer = await call(`/api/games/${game}`).catch(() => null);
  if (answer?.status === 200) receive(await answer.json());
  else shut(answer?.status ?? 0);
}

/** Go to the door that an answer leads to; whether it is one. @param {number} status */
function shut(status) {
  if (!SHUT[status]) return false;
  door.value = SHUT[status];
  return true;
}

/** Long polls, one after another, until a socket brings news. @param {string} game */
async function poll(game) {
  if (polling) return;
  polling = true;
  for (let pause = FIRST_PAUSE; failures >= 2 && door.value === "play" && view.value?.game === game && !document.hidden; ) {
    const answer = await call(`/api/games/${game}?since=${view.value?.version ?? 0}`).catch(() => null);
    if (answer && (answer.status === 200 || answer.status === 304)) {
      heard();
      if (answer.status === 200) receive(await answer.json());
      pause = FIRST_PAUSE;
    } else if (!shut(answer?.status ?? 0)) {
      connected.value = false;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
  polling = false;
  if (!socket && door.value === "play") connect(); // who came back meanwhile had a socket opened, which failed
}

/** A quiet socket is asked about behind its back: news that it did not bring means that it is dead. */
async function probe() {
  const asked = view.value;
  if (!socket || document.hidden || !asked || Date.now() - lastNews < QUIET) return;
  lastNews = Date.now();
  const answer = await call(`/api/games/${asked.game}?since=${asked.version}`).catch(() => null);
  if (answer?.status !== 200) return void shut(answer?.status ?? 0);
  const told = await answer.json();
  const known = view.value;
  if (!known || known.game !== told.game || known.version >= told.version) return;
  receive(told);
  drop();
  connect();
}

function drop() {
  clearTimeout(retry);
  const old = socket;
  socket = null;
  old?.close();
}
