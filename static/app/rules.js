/** The rules as this very table plays them, with a scored round for an example. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { signed } from "./frame.js";
import { RoundStory } from "./reveal.js";
import { digits, hasWords, language, learn, say } from "./words.js";

/** @typedef {import("./view").View} View */
/** @typedef {import("./view").RuleSheet} RuleSheet */
/** @typedef {import("./view").RuleLine} RuleLine */
/** @typedef {import("./view").Reason} Reason */

/** @param {{ of: View }} props */
export function Rules({ of }) {
  const [sheet, setSheet] = useState(/** @type {RuleSheet | null | undefined} */ (undefined));
  useEffect(() => {
    let isHere = true;
    Promise.all([import("./server.js").then(({ readRules }) => readRules()), learn("rules")])
      .then(([told]) => isHere && setSheet(told), () => isHere && setSheet(null));
    return () => {
      isHere = false;
    };
  }, [of.game, language.value, JSON.stringify(of.rules)]);
  if (sheet === null) return html`<p class="hint">${say("app-error")}</p>`;
  if (!sheet || !hasWords("rules-hand")) return html`<p class="hint">${say("app-loading")}</p>`;
  return html`<div class="rules">
    <${Lines} lines=${sheet.how} />
    <h3>${say("rules-score")}</h3><${Lines} lines=${sheet.score} />
    <${ExampleRound} of=${of} sheet=${sheet} />
    <h3>${say("rules-end")}</h3><${Lines} lines=${sheet.end} />
    <h3>${say("rules-tips")}</h3><ul>${sheet.tips.map((tip) => html`<li key=${tip}>${say(tip)}</li>`)}</ul>
    ${sheet.preset && html`<p class="hint">${say(`preset-${sheet.preset}`)}: ${say(`preset-${sheet.preset}-sheet`)}</p>`}
  </div>`;
}

/** @param {{ lines: RuleLine[] }} props */
function Lines({ lines }) {
  return html`<ul>${lines.map(({ key, values }) => html`<li key=${key}>${say(key, values)}</li>`)}</ul>`;
}

/** The example is shown as any scored round is; names and clue are those of the language.
 * @param {{ of: View, sheet: RuleSheet }} props
 */
function ExampleRound({ of, sheet }) {
  const { seats, scored } = sheet.example;
  const name = (/** @type {number} */ seat) => say(`rules-name-${seat}`);
  const points = new Map(scored.points.map((one) => /** @type {[number, number]} */ ([one.seat, one.points])));
  const clue = say("rules-example-clue");
  const answer = scored.table.find((card) => card.owner === scored.storyteller);
  const table = { ...of, seats: seats.map(({ seat, bunny }) => ({ seat, name: name(seat), bunny, score: points.get(seat) ?? 0,
    host: false, ready: true, gone: false, from_round: 1 })) };
  return html`<section class="example"><h3>${say("rules-example")}</h3>
    <p>${say("rules-example-told", { name: name(scored.storyteller), clue, number: answer?.number ?? 0 })}</p>
    <${RoundStory} of=${table} scored=${{ ...scored, clue }} brief=${true} />
    <ul>${seats.map(({ seat, reasons }) => html`<li key=${seat}>${say("rules-example-line", {
      name: name(seat), points: plus(points.get(seat) ?? 0), why: reasons.map(because).join(" · ") || say("rules-why-nothing") })}</li>`)}</ul>
  </section>`;
}

/** @param {number} points */
function plus(points) {
  return points === 0 ? digits(0) : signed(points);
}

/** @param {Reason} reason */
function because({ kind, points, count }) {
  return say(`rules-why-${kind}`, { points: signed(points), count });
}
