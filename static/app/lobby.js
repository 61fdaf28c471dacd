/** The screen before the first round: who sits at the table, what is played, and the way to begin. */
import { html } from "../vendor/ui.js";
import { Bunny, Frame, Primary, Quiet } from "./frame.js";
import { act, sheet } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./view").View} View */

/** @param {{ of: View }} props */
export function Lobby({ of }) {
  const here = of.seats.filter((seat) => !seat.gone);
  const most = Number(of.rules.seats);
  const least = of.rules.decoys === null ? 3 : 2;
  const free = Math.max(0, Math.max(least, Math.min(most, here.length + 1)) - here.length);
  return html`<${Frame} title=${of.chat.title} under=${say("app-seats-taken", { count: here.length, most })} clue=${false}
    kind="scrolling" actions=${html`<${LobbyButtons} of=${of} missing=${Math.max(0, least - here.length)} />`}>
    <${RoundTable} of=${of} here=${here} free=${free} />
    <button class="rules-line" onClick=${() => (sheet.value = "house")}>
      <span>${say("app-house-rules")}</span><b>${rulesInShort(of)}</b></button>
    <p class="tip">${say("app-invite")}</p>
  <//>`;
}

/** Everybody round the table, clockwise, oneself nearest.
 * @param {{ of: View, here: View["seats"], free: number }} props
 */
function RoundTable({ of, here, free }) {
  const count = here.length + free;
  const mine = Math.max(0, here.findIndex((seat) => seat.seat === of.me));
  const place = (/** @type {number} */ index) => {
    const angle = Math.PI / 2 + ((index - mine) * 2 * Math.PI) / count;
    return { "--across": Math.cos(angle).toFixed(3), "--down": Math.sin(angle).toFixed(3) };
  };
  const size = count > 8 ? 50 : count > 6 ? 60 : 72;
  return html`<ul class=${count > 8 ? "round-table crowded" : "round-table"} style=${{ "--seat": `${size + 30}px` }}>
    <li class="table-top" aria-hidden="true"><i></i><i></i><i></i></li>
    ${here.map((seat, index) => html`<li key=${seat.seat} class=${seat.seat === of.me ? "seat me" : "seat"} style=${place(index)}>
      <${Bunny} seat=${seat} size=${size} /><bdi class="seat-name">${seat.name}</bdi>
      ${(seat.host || seat.seat === of.me) && html`<span class="seat-role">${roles(seat, of.me)}</span>`}</li>`)}
    ${Array.from({ length: free }, (_, index) => html`<li key=${`free-${index}`} class="seat free" style=${place(here.length + index)}>
      <span class="ghost" aria-hidden="true"></span><span class="seat-name">${say("app-free-seat")}</span></li>`)}
  </ul>`;
}

/** @param {import("./view").Seat} seat @param {number | null} me */
function roles(seat, me) {
  return [...(seat.seat === me ? [say("app-you")] : []), ...(seat.host ? [say("app-host")] : [])].join(" · ");
}

/** @param {{ of: View, missing: number }} props */
function LobbyButtons({ of, missing }) {
  const host = of.seats.find((seat) => seat.host);
  const leads = of.me !== null && host?.seat === of.me;
  const leave = of.allowed.includes("leave") && html`<${Quiet} onTap=${() => act("leave")}>${say("app-leave-lobby")}<//>`;
  if (of.allowed.includes("join")) return html`<${Primary} onTap=${() => act("join")}>${say("app-join")}<//>`;
  if (!of.allowed.includes("begin")) return html`<p class="hint">${say("app-lobby-watching")}</p>`;
  if (missing > 0) return html`<${Primary} disabled=${true} onTap=${() => undefined}>${say("app-need-players", { count: missing })}<//>${leave}`;
  if (leads || !host) return html`<${Primary} onTap=${() => act("begin")}>${say("app-begin")}<//>${leave}`;
  return html`<p class="hint">${say("app-host-begins", { name: host.name })}</p>
    <div class="buttons">${leave}<${Quiet} onTap=${() => act("begin")}>${say("app-begin")}<//></div>`;
}

/** @param {View} of */
function rulesInShort(of) {
  const ends = [];
  if (typeof of.rules.points === "number") ends.push(say("app-short-points", { count: of.rules.points }));
  if (typeof of.rules.laps === "number") ends.push(say("app-short-laps", { count: of.rules.laps }));
  if (of.rules.last_card && ends.length === 0) ends.push(say("app-short-last-card"));
  return [...ends, say(`value-${of.rules.pace}`)].join(" · ");
}
