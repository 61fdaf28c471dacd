/** Who is awaited, for how long, and how to nudge or skip them when it takes too long. */
import { html } from "../vendor/ui.js";
import { Bunny, Remaining, useSecondsUntil } from "./frame.js";
import { act, seatOf } from "./store.js";
import { say, span } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Round} Round */

/** @param {{ of: View }} props */
export function Hurry({ of }) {
  const round = of.round;
  if (!round) return null;
  const race = of.phase === "telling" && round.storyteller === null;
  const kind = race ? "race" : of.phase;
  return html`<p class="hint">${say(`app-hurry-${kind}`)} <${Remaining} until=${round.deadline} always=${true} /></p>
    <ul class="standings">${round.waiting_for.map((number) => {
      const seat = seatOf(of, number);
      return seat && html`<li key=${number}><${Bunny} seat=${seat} size=${38} /><span class="standing-name"><bdi>${seat.name}</bdi></span>
        ${!race && of.allowed.includes("skip") && html`<${Skip} of=${of} round=${round} seat=${number} />`}</li>`;
    })}</ul>
    <div class="buttons stacked">
      ${race && of.allowed.includes("skip") && html`<${Skip} of=${of} round=${round} seat=${null} />`}
      ${of.allowed.includes("nudge") ? html`<${Nudge} of=${of} round=${round} />` : html`<p class="hint">${say("app-nudged")}</p>`}
    </div>
    <p class="tip">${say(`app-skip-means-${kind}`)}</p>`;
}

/** @param {{ of: View, round: Round }} props */
function Nudge({ of, round }) {
  const wait = useSecondsUntil(round.nudge_at);
  return html`<button class="quiet strong" disabled=${wait > 0} onClick=${() => act("nudge", { round: round.number, phase: of.phase })}>
    ${wait > 0 ? say("app-nudge-in", { when: span(wait) }) : say("app-nudge")}</button>`;
}

/** @param {{ of: View, round: Round, seat: number | null }} props */
function Skip({ of, round, seat }) {
  const wait = useSecondsUntil(round.skip_at);
  const [now, later] = seat === null ? ["app-lot", "app-lot-in"] : ["app-skip", "app-skip-in"];
  return html`<button class="quiet strong" disabled=${wait > 0} onClick=${() => act("skip", { round: round.number, phase: of.phase, seat })}>
    ${wait > 0 ? say(later, { when: span(wait) }) : say(now)}</button>`;
}
