/** The story of the game so far: every scored round, its clue, its cards and who believed what. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { Picture } from "./hand.js";
import { RoundStory } from "./reveal.js";
import { seatOf } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").ScoredRound} ScoredRound */

/** @param {{ of: View }} props */
export function Story({ of }) {
  const [rounds, setRounds] = useState(/** @type {ScoredRound[] | null} */ (null));
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    import("./server.js").then(({ readStory }) => readStory()).then((story) => setRounds(story ?? []));
  }, [of.game, of.last_round?.number]);
  if (!rounds) return html`<p class="hint">${say("app-loading")}</p>`;
  if (!rounds.length) return html`<p class="hint">${say("app-story-empty")}</p>`;
  return html`<div class="story">${[...rounds].reverse().map((scored) => html`<section key=${scored.number}>
    <button class="story-line" aria-expanded=${open === scored.number}
      onClick=${() => setOpen(open === scored.number ? null : scored.number)}>
      <${Answer} scored=${scored} />
      <span><small>${say("app-round", { number: scored.number })}</small>
        <q dir="auto">${scored.clue ?? say(`app-clue-${scored.clue_kind}`, { name: seatOf(of, scored.storyteller)?.name ?? "" })}</q>
        <bdi>${seatOf(of, scored.storyteller)?.name}</bdi></span>
    </button>
    ${open === scored.number && html`<${RoundStory} of=${of} scored=${scored} brief=${true} />`}
  </section>`)}</div>`;
}

/** @param {{ scored: ScoredRound }} props */
function Answer({ scored }) {
  const answer = scored.table.find((card) => card.owner === scored.storyteller);
  return answer ? html`<span class="card tiny"><${Picture} card=${answer.card} label="" width=${240} /></span>` : null;
}
