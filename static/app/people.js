/** Who plays: the track, the scores, and what the host may do about seats. */
import { html } from "../vendor/ui.js";
import { TwiceToBeSure } from "./frame.js";
import { Standings } from "./over.js";
import { Track } from "./track.js";
import { say } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Seat} Seat */

/** @param {{ of: View }} props */
export function People({ of }) {
  const removes = of.allowed.includes("remove");
  return html`${of.phase !== "lobby" && html`<${Track} of=${of} />`}
    <${Standings} of=${of}>${(/** @type {Seat} */ seat) => removes && !seat.gone && seat.seat !== of.me && html`<${TwiceToBeSure}
      move="remove" fields=${{ seat: seat.seat }} label=${say("app-remove")} sure=${say("app-remove-sure")} />`}<//>
    ${of.removed?.length ? html`<h3>${say("app-removed")}</h3><ul class="removed">${of.removed.map(({ player, name }) => html`<li key=${player}>
      <bdi>${name}</bdi><${TwiceToBeSure} move="readmit" fields=${{ player }} label=${say("app-readmit")} sure=${say("app-readmit-sure")} /></li>`)}</ul>` : null}`;
}
