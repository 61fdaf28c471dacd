/** The screens of telling and laying: the race, the storyteller's card and clue, the guessers' cards, and waiting. */
import { html, signal, useEffect, useState } from "../vendor/ui.js";
import { Awaited, Frame, Primary, Quiet, roundLine } from "./frame.js";
import { Hand, Picture } from "./hand.js";
import { act, device, recall, recallFor, remember, rememberFor, seatOf, sheet, unsent, viewer } from "./store.js";
import { digits, say } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").Round} Round */
/** @typedef {{ of: View, round: Round }} Props */

const MOST_LETTERS = 200;
const chosen = signal(/** @type {string | null} */ (null));

/** @param {{ of: View }} props */
export function Turn({ of }) {
  const round = /** @type {Round} */ (of.round);
  const [changing, setChanging] = useState(false);
  useEffect(() => setChanging(false), [round.number, of.phase, of.laid.join()]);
  const props = { of, round };
  const done = () => setChanging(false);
  const given = of.laid.length > 0;
  if (of.allowed.includes("tell") && (changing || !given)) return html`<${Telling} ...${props} onDone=${done} />`;
  if (of.allowed.includes("lay") && (changing || !given)) return html`<${Laying} ...${props} onDone=${done} />`;
  if (given) return html`<${Given} ...${props} onChange=${() => setChanging(true)} />`;
  return html`<${Browsing} ...${props} />`;
}

/** @param {Props & { onDone: () => void }} props */
function Telling({ of, round, onDone }) {
  const draft = recallDraft(of, round);
  const [card, setCard] = useState(/** @type {string | null} */ (draft.card));
  const cards = [...of.laid, ...of.hand.map((held) => held.card)];
  useEffect(() => {
    noteUnsent(round, draft);
    return () => void (unsent.value = false);
  }, []);
  const pick = (/** @type {string} */ picked) => {
    keepDraft(of, round, { ...recallDraft(of, round), card: picked });
    device.feel("tap");
    setCard(picked);
  };
  if (card && cards.includes(card)) {
    return html`<${ClueForm} of=${of} round=${round} card=${card} onDone=${onDone} onBack=${() => {
      keepDraft(of, round, { ...recallDraft(of, round), card: null });
      setCard(null);
    }} />`;
  }
  const racing = round.storyteller === null;
  const title = racing ? say("app-race") : say("app-you-tell");
  const action = { label: () => say("app-use-card"), run: (/** @type {number} */ at) => pick(cards[at]) };
  return html`<${Frame} title=${title} under=${racing ? say("app-race-how") : say("app-you-tell-how")} actions=${html`
    ${racing && html`<${Awaited} of=${of} />`}
    <${Primary} onTap=${() => chosen.value && pick(chosen.value)}>${say("app-use-card")}<//>
    ${of.laid.length ? html`<${Quiet} onTap=${onDone}>${say("app-keep")}<//>` : html`<${LastRound} of=${of} />`}`}>
    <${Hand} cards=${cards} chosen=${chosen} action=${action} />
  <//>`;
}

/** @param {Props & { card: string, onBack: () => void, onDone: () => void }} props */
function ClueForm({ of, round, card, onBack, onDone }) {
  const [clue, setClue] = useState(recallDraft(of, round).clue ?? (of.laid.length ? (round.clue ?? "") : ""));
  const [kind, setKind] = useState("text");
  const letters = [...clue.normalize("NFC").trim()].length;
  const ready = kind !== "text" || (letters > 0 && letters <= MOST_LETTERS);
  const write = (/** @type {string} */ text) => {
    setClue(text);
    keepDraft(of, round, { card, clue: text });
  };
  const give = async () => {
    const how = kind === "text" ? { clue } : kind === "spoken" ? { spoken: true } : { media: true };
    if (!(await act("tell", { round: round.number, card, ...how }))) return;
    rememberFor(of.game, "draft", null);
    unsent.value = false;
    onDone();
  };
  return html`<${Frame} title=${say("app-your-clue")} under=${roundLine()} clue=${false} kind="flowing">
    <div class="clue-form">
      <button class="card small" onClick=${() =>
        (viewer.value = { cards: [card], index: 0, small: 360, label: () => say("app-your-card") })}>
        <${Picture} card=${card} label=${say("app-your-card")} width=${360} /></button>
      ${kind === "text" ? html`<${ClueField} clue=${clue} letters=${letters} onWrite=${write} />`
        : html`<p class="clue-aside">${say(`app-how-${kind}`)}</p>`}
    </div>
    <${Kinds} rules=${of.rules} kind=${kind} onPick=${setKind} />
    <div class="actions">
      <${Primary} disabled=${!ready} onTap=${give}>${say(`app-give-${kind}`)}<//>
      <${Quiet} onTap=${onBack}>${say("app-other-card")}<//>
    </div>
    <p class="tip">${say("app-clue-tip")}</p>
  <//>`;
}

/** @param {{ clue: string, letters: number, onWrite: (text: string) => void }} props */
function ClueField({ clue, letters, onWrite }) {
  return html`<div class="clue-field">
    <textarea rows="3" dir=${clue ? "auto" : null} aria-label=${say("app-your-clue")} aria-describedby="letters" enterkeyhint="done" autocomplete="off" placeholder=${say("app-clue-placeholder")} value=${clue}
      onInput=${(/** @type {InputEvent} */ event) => onWrite(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea>
    <span id="letters" class=${letters > MOST_LETTERS ? "counter over" : "counter"}>
      ${say("app-letters", { count: digits(letters), most: digits(MOST_LETTERS) })}</span>
  </div>`;
}

/** @param {{ rules: View["rules"], kind: string, onPick: (kind: string) => void }} props */
function Kinds({ rules, kind, onPick }) {
  const kinds = ["text", ...(rules.spoken ? ["spoken"] : []), ...(rules.shown ? ["media"] : [])];
  if (kinds.length === 1) return null;
  return html`<div class="kinds" role="group" aria-label=${say("app-kinds")}>
    ${kinds.map((one) => html`<button key=${one} aria-pressed=${one === kind} onClick=${() => onPick(one)}>
      ${say(`app-kind-${one}`)}</button>`)}
  </div>`;
}

/** @param {Props & { onDone: () => void }} props */
function Laying({ of, round, onDone }) {
  const cards = [...of.laid, ...of.hand.map((held) => held.card)];
  const [picked, setPicked] = useState(() => recallPicked(of, round) ?? of.laid);
  const middle = chosen.value ?? cards[0];
  const several = round.lay > 1;
  const toggle = (/** @type {string} */ card) => {
    device.feel("tap");
    const next = picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card].slice(-round.lay);
    remember("picked", { game: of.game, round: round.number, cards: next });
    setPicked(next);
  };
  const lay = async (/** @type {string[]} */ given) => {
    if (await act("lay", { round: round.number, cards: given })) onDone();
  };
  const full = picked.length === round.lay;
  const label = (/** @type {string} */ card) => {
    if (!several) return say("app-lay");
    if (picked.includes(card)) return say("app-put-back");
    return say("app-pick-of", { number: Math.min(picked.length + 1, round.lay), count: round.lay });
  };
  const action = {
    label: (/** @type {number} */ at) => label(cards[at]),
    run: (/** @type {number} */ at) => (several ? toggle(cards[at]) : lay([cards[at]])),
  };
  return html`<${Frame} title=${say("app-find-match")} under=${several ? say("app-lay-several", { count: round.lay }) : roundLine()}
    actions=${html`<${Awaited} of=${of} />
    <div class="buttons">
      ${of.laid.length > 0 && html`<${Quiet} onTap=${onDone}>${say("app-keep")}<//>`}
      ${several && full && html`<${Quiet} onTap=${() => toggle(middle)}>${label(middle)}<//>`}
      ${several && full ? html`<${Primary} onTap=${() => lay(picked)}>${say("app-lay-both", { count: round.lay })}<//>`
        : html`<${Primary} onTap=${() => action.run(cards.indexOf(middle))}>${label(middle)}<//>`}
    </div>`}>
    <${Hand} cards=${cards} chosen=${chosen} marked=${several ? picked : of.laid} mark=${say("app-picked")} action=${action} />
  <//>`;
}

/** What one has given lies face down before one; it may still be changed.
 * @param {Props & { onChange: () => void }} props
 */
function Given({ of, round, onChange }) {
  const mine = round.storyteller === of.me;
  const showing = of.showing;
  const may = of.allowed.includes(mine ? "tell" : "lay");
  const title = showing ? say("app-show-now") : say(mine ? "app-told" : "app-laid", { count: of.laid.length });
  const under = say(showing ? "app-show-how" : may ? "app-may-change" : "app-no-change");
  return html`<${Frame} title=${title} under=${under} actions=${html`
    <${Awaited} of=${of} />
    <div class="buttons">
      ${may && html`<${Quiet} onTap=${onChange}>${say(mine ? "app-change-clue" : "app-change-card", { count: of.laid.length })}<//>`}
      ${may && !mine && html`<${Quiet} onTap=${() => act("lay", { round: round.number, cards: [] })}>
        ${say("app-take-back")}<//>`}
      ${showing && html`<${Primary} onTap=${device.close}>${say("app-to-chat")}<//>`}
    </div>`}>
    <${GivenCards} cards=${of.laid} />
  <//>`;
}

/** @param {{ cards: string[] }} props */
function GivenCards({ cards }) {
  const label = (/** @type {number} */ at) => (cards.length > 1 ? say("app-card-of", { number: at + 1, count: cards.length })
    : say("app-your-card"));
  return html`<div class=${`given given-${cards.length}`}>
    ${cards.map((card, index) => html`<button key=${card} class="card" onClick=${() =>
      (viewer.value = { cards, index, small: 360, label })}>
      <${Picture} card=${card} label=${label(index)} width=${360} sharp=${cards.length === 1} /></button>`)}
  </div>`;
}

/** Nothing to do but look: the hand, while somebody else is awaited.
 * @param {Props} props
 */
function Browsing({ of, round }) {
  const teller = seatOf(of, round.storyteller);
  const cards = of.hand.map((held) => held.card);
  const title = of.phase === "telling" && teller ? say("app-thinking", { name: teller.name })
    : say(round.storyteller === null ? "app-race-watch" : "app-matching");
  return html`<${Frame} title=${title} under=${say("app-look-through")} actions=${html`
    <${Awaited} of=${of} /><${LastRound} of=${of} />`}>
    <${Hand} cards=${cards} chosen=${chosen} />
  <//>`;
}

/** @param {{ of: View }} props */
function LastRound({ of }) {
  if (!of.last_round || of.phase !== "telling") return null;
  return html`<${Quiet} onTap=${() => (sheet.value = "last")}>${say("app-see-round", { number: of.last_round.number })}<//>`;
}

/** The clue and card not sent yet, also after a swipe has closed the window; of another round it is worth nothing.
 * @param {View} of
 * @param {Round} round
 * @returns {{ card: string | null, clue?: string }}
 */
function recallDraft(of, round) {
  const draft = recallFor(of.game, "draft");
  return draft && draft.round === round.number ? draft : { card: null };
}

/** @param {View} of @param {Round} round @param {{ card: string | null, clue?: string }} draft */
function keepDraft(of, round, draft) {
  rememberFor(of.game, "draft", { ...draft, round: round.number });
  noteUnsent(round, draft);
}

/** Closing the window would break off what is written and not told yet. @param {Round} round @param {{ clue?: string }} draft */
function noteUnsent(round, { clue = "" }) {
  unsent.value = clue.trim() !== "" && clue !== round.clue;
}

/** The cards chosen but not laid, also after a reload. @param {View} of @param {Round} round @returns {string[] | null} */
function recallPicked(of, round) {
  const kept = recall("picked");
  return kept && kept.game === of.game && kept.round === round.number ? kept.cards : null;
}
