/** What somebody sees who does not play: the track, the last round, and the way to a seat. */
import { html } from "../vendor/ui.js";
import { Awaited, Frame, Primary, Quiet, roundLine } from "./frame.js";
import { Standings } from "./over.js";
import { act, mySeat, recall, remember, seatOf, sheet } from "./store.js";
import { Track } from "./track.js";
import { Voting } from "./voting.js";
import { say } from "./words.js";

/** @typedef {import("./view").View} View */

/** Somebody who has no part in the round: at the door first if they have no seat, then watching.
 * @param {{ of: View, onWatch: () => void }} props
 */
export function Bystander({ of, onWatch }) {
  const waits = mySeat.value && !mySeat.value.gone;
  const inside = waits || recall("watches") === of.game || !of.allowed.includes("join");
  if (!inside) return html`<${Welcome} of=${of} onWatch=${onWatch} />`;
  return of.phase === "voting" ? html`<${Voting} of=${of} />` : html`<${Watching} of=${of} />`;
}

/** The door of a game that runs: a seat, or a place to watch. @param {{ of: View, onWatch: () => void }} props */
function Welcome({ of, onWatch }) {
  const left = mySeat.value?.gone;
  const host = of.seats.find((seat) => seat.host);
  const watch = () => {
    remember("watches", of.game);
    onWatch();
  };
  return html`<${Frame} title=${left ? say("app-left") : say("app-room", { name: host?.name ?? of.chat.title })}
    under=${left ? say("app-left-how") : say("app-room-how")} clue=${false} kind="scrolling" actions=${html`
    <${Primary} onTap=${() => act("join")}>${say(left ? "app-come-back" : "app-join")}<//>
    <${Quiet} onTap=${watch}>${say("app-watch")}<//>`}>
    <${Track} of=${of} /><${Standings} of=${of} />
  <//>`;
}

/** @param {{ of: View }} props */
function Watching({ of }) {
  const round = of.round;
  const teller = seatOf(of, round?.storyteller ?? null);
  const phases = { telling: teller ? "app-thinking" : "app-race-watch", laying: "app-matching", voting: "app-watching-vote" };
  const title = say(phases[/** @type {"telling"} */ (of.phase)] ?? "app-watching", { name: teller?.name ?? "" });
  const waits = mySeat.value && !mySeat.value.gone;
  const part = mySeat.value?.gone ? say("app-left") : waits ? say("app-you-from-round", { number: mySeat.value?.from_round ?? 0 }) : say("app-watching");
  return html`<${Frame} title=${title} under=${`${part} · ${roundLine()}`} kind="scrolling" actions=${html`
    <${Awaited} of=${of} />
    ${of.allowed.includes("join") && html`<${Primary} onTap=${() => act("join")}>${say(mySeat.value ? "app-come-back" : "app-join")}<//>`}`}>
    <${Track} of=${of} /><${Standings} of=${of} />
    ${of.last_round && html`<${Quiet} onTap=${() => (sheet.value = "last")}>${say("app-see-round", { number: of.last_round.number })}<//>`}
  <//>`;
}
