/** The reveal of a scored round: votes land, owners show, the storyteller's card rises, points hop; all skippable. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { Bunny, ClueStrip, Frame, Primary, Quiet, signed } from "./frame.js";
import { Picture } from "./hand.js";
import { awake, device, leaveReveal, seatOf, still, viewer } from "./store.js";
import { Track } from "./track.js";
import { digits, say, together } from "./words.js";
import { useFit } from "./voting.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").ScoredRound} ScoredRound */
/** @typedef {import("./view").ShownCard} ShownCard */

const STAGES = ["votes", "owners", "answer", "told"];
const LASTS = [2400, 1700, 1900];

/** @param {{ of: View }} props */
export function Reveal({ of }) {
  const scored = /** @type {ScoredRound} */ (of.last_round);
  const [stage, setStage] = useState(still.value ? STAGES.length - 1 : 0);
  const told = STAGES[stage] === "told";
  useEffect(() => {
    device.feel(told ? "good" : "pick");
    if (told || !awake.value) return undefined;
    const timer = setTimeout(() => setStage(stage + 1), LASTS[stage]);
    return () => clearTimeout(timer);
  }, [stage, told || awake.value]);
  const onward = () => leaveReveal(of.game, scored.number);
  const actions = told ? html`<${Primary} onTap=${onward}>${say(of.phase === "over" ? "app-to-winners" : "app-continue")}<//>`
    : html`<${Quiet} onTap=${() => setStage(STAGES.length - 1)}>${say("app-skip-reveal")}<//>`;
  const round = say("app-round-over", { number: scored.number });
  return html`<${Frame} title=${told ? verdict(of, scored) : say(`app-stage-${STAGES[stage]}`)} under=${round}
    clue=${false} kind=${told ? "scrolling" : ""} actions=${actions}>
    ${told ? html`<${RoundStory} of=${of} scored=${scored} hop=${true} />`
      : html`<${Stage} of=${of} scored=${scored} stage=${STAGES[stage]} />`}
  <//>`;
}

/** @param {{ of: View, scored: ScoredRound, stage: string }} props */
function Stage({ of, scored, stage }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(place, scored.table.length);
  useRise(place, stage);
  let landed = 0;
  return html`<${ClueOf} of=${of} scored=${scored} />
    <div class="stage"><ul class=${`table-cards stage-${stage}`} ref=${place}>
    ${scored.table.map((card) => html`<li key=${card.card}>
      <div class=${`card on-table ${card.owner === scored.storyteller ? "answer" : "other"}`}>
        <${Picture} card=${card.card} label=${say("app-card", { number: card.number })}
          width=${card.owner === scored.storyteller ? 360 : 240} />
        <span class="number">${digits(card.number)}</span>
        <span class="owner-tag"><${Owner} of=${of} card=${card} /></span>
        <span class="landed">${card.voters.map((voter) => {
          const seat = seatOf(of, voter);
          landed += 1;
          return seat && html`<span class="chip" key=${voter} style=${{ "--turn": landed }}><${Bunny} seat=${seat} size=${30} /></span>`;
        })}</span>
      </div></li>`)}
  </ul></div>`;
}

/** The storyteller's card rises from its place, which is kept for it, to the middle of the table.
 * @param {{ current: HTMLElement | null }} place
 * @param {string} stage
 */
function useRise(place, stage) {
  useLayoutEffect(() => {
    const card = place.current?.querySelector(".answer");
    if (stage !== "answer" || !card?.animate || still.value) return;
    const [from, to] = [/** @type {Element} */ (card.parentElement), card].map((one) => one.getBoundingClientRect());
    const way = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    card.animate([{ transform: way }, {}], { duration: 900, easing: "cubic-bezier(.2, 1.1, .4, 1)" });
  }, [stage]);
}

/** @param {{ of: View, scored: ScoredRound }} props */
function ClueOf({ of, scored }) {
  return html`<${ClueStrip} teller=${seatOf(of, scored.storyteller)} clue=${scored.clue} kind=${scored.clue_kind} round=${scored.number} />`;
}

/** @param {{ of: View, card: ShownCard }} props */
function Owner({ of, card }) {
  const seat = seatOf(of, card.owner);
  if (!seat) return html`<span>${say("app-decoy")}</span>`;
  return html`<${Bunny} seat=${seat} size=${22} /> <bdi>${seat.name}</bdi>`;
}

/**
 * A scored round in full, as a list that reads by itself.
 * @param {{ of: View, scored: ScoredRound, hop?: boolean, brief?: boolean }} props
 */
export function RoundStory({ of, scored, hop = false, brief = false }) {
  const answer = scored.table.find((card) => card.owner === scored.storyteller);
  const others = scored.table.filter((card) => card !== answer);
  const [lured, passed] = [others.filter((card) => card.voters.length), others.filter((card) => !card.voters.length)];
  const gained = new Map(scored.points.map(({ seat, points }) => /** @type {[number, number]} */ ([seat, points])));
  const look = (/** @type {ShownCard} */ card) => (viewer.value = { cards: scored.table.map((one) => one.card),
    index: scored.table.indexOf(card), small: 240, label: (at) => say("app-card", { number: scored.table[at].number }),
    note: (at) => html`<p class="viewer-described">${fate(of, scored, scored.table[at])}</p>` });
  return html`<article class="round-story">
    ${!brief && html`<${ClueOf} of=${of} scored=${scored} />`}
    ${answer && html`<div class="hero">
      <button class="card small" onClick=${() => look(answer)}>
        <${Picture} card=${answer.card} label=${say("app-card", { number: answer.number })} width=${360} />
        <span class="number">${digits(answer.number)}</span></button>
      <div><p class="hero-words">${say("app-answer-was", { name: nameOf(of, scored.storyteller), number: answer.number })}</p>
        <${Voters} of=${of} seats=${answer.voters} words="app-found-by" none="app-found-by-none" /></div>
    </div>`}
    <${Points} of=${of} scored=${scored} />
    ${!brief && html`<${Track} of=${of} gained=${hop ? gained : undefined} />`}
    <ul class="fates">${lured.map((card) => html`<li key=${card.card}><${Fate} of=${of} card=${card} onLook=${look} />
      <div><p class="fate-owner"><${Owner} of=${of} card=${card} /><${House} card=${card} /></p>
        <${Voters} of=${of} seats=${card.voters} words="app-fooled" none="app-fooled-none" /></div></li>`)}</ul>
    ${passed.length > 0 && html`<h3 class="passed-title">${say("app-fooled-none")}</h3>
    <ul class="passed">${passed.map((card) => html`<li key=${card.card}><${Fate} of=${of} card=${card} onLook=${look} />
      <p class="passed-owner"><${Owner} of=${of} card=${card} /><${House} card=${card} /></p></li>`)}</ul>`}
  </article>`;
}

/** @param {{ of: View, card: ShownCard, onLook: (card: ShownCard) => void }} props */
function Fate({ card, onLook }) {
  return html`<button class="card tiny" onClick=${() => onLook(card)}>
    <${Picture} card=${card.card} label=${say("app-card", { number: card.number })} width=${240} />
    <span class="number">${digits(card.number)}</span></button>`;
}

/** @param {{ card: ShownCard }} props */
function House({ card }) {
  return card.house ? html`<span class="by-house">${say("app-by-house")}</span>` : null;
}

/** @param {{ of: View, seats: number[], words: string, none: string }} props */
function Voters({ of, seats, words, none }) {
  if (!seats.length) return html`<p class="voters none">${say(none)}</p>`;
  const names = together(seats.map((seat) => nameOf(of, seat)));
  return html`<p class="voters">${seats.map((number) => {
    const seat = seatOf(of, number);
    return seat && html`<${Bunny} key=${number} seat=${seat} size=${26} />`;
  })} <span>${say(words, { names })}</span></p>`;
}

/** @param {{ of: View, scored: ScoredRound }} props */
function Points({ of, scored }) {
  const rows = [...scored.points].sort((one, other) => other.points - one.points);
  return html`<ul class="points">${rows.map(({ seat: number, points }) => {
    const seat = seatOf(of, number);
    return seat && html`<li key=${number} class=${points > 0 ? "" : "nothing"}><${Bunny} seat=${seat} size=${28} />
      <bdi>${seat.name}</bdi><b>${points === 0 ? digits(0) : signed(points)}</b></li>`;
  })}</ul>`;
}

/** What became of a card, in one line. @param {View} of @param {ScoredRound} scored @param {ShownCard} card */
function fate(of, scored, card) {
  const voters = together(card.voters.map((seat) => nameOf(of, seat)));
  const owner = card.owner === null ? say("app-decoy") : nameOf(of, card.owner);
  const found = card.owner === scored.storyteller;
  const told = card.voters.length ? say(found ? "app-found-by" : "app-fooled", { names: voters })
    : say(found ? "app-found-by-none" : "app-fooled-none");
  return `${owner}. ${told}`;
}

/** @param {View} of @param {number | null} seat */
function nameOf(of, seat) {
  return seatOf(of, seat)?.name ?? "";
}

/** How the round went, in one line. @param {View} of @param {ScoredRound} scored */
export function verdict(of, scored) {
  const voters = new Set(scored.table.flatMap((card) => card.voters));
  const found = new Set(scored.table.find((card) => card.owner === scored.storyteller)?.voters ?? []);
  if (voters.size === 0) return say("app-verdict-no-votes");
  if (found.size === 0) return say("app-verdict-none");
  if (found.size === voters.size) return say("app-verdict-all", { name: nameOf(of, scored.storyteller) });
  return say("app-verdict-some");
}
