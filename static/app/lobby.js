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
    <ul class="seats">
      ${here.map((seat) => html`<li key=${seat.seat} class=${seat.seat === of.me ? "seat me" : "seat"}>
        <${Bunny} seat=${seat} size=${72} /><bdi class="seat-name">${seat.name}</bdi>
        <span class="seat-role">${seat.seat === of.me ? say("app-you") : ""}${seat.host ? ` ${say("app-host")}` : ""}</span>
      </li>`)}
      ${Array.from({ length: free }, (_, index) => html`<li key=${`free-${index}`} class="seat free">
        <span class="ghost" aria-hidden="true"></span><span class="seat-name">${say("app-free-seat")}</span></li>`)}
    </ul>
    <button class="rules-line" onClick=${() => (sheet.value = "house")}>
      <span>${say("app-house-rules")}</span><b>${rulesInShort(of)}</b></button>
    <p class="tip">${say("app-invite")}</p>
  <//>`;
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
