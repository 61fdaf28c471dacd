/** The sheets that lie over the game: the menu and what it leads to. */
import { html, useEffect, useRef } from "../vendor/ui.js";
import { Icon, TwiceToBeSure } from "./frame.js";
import { House } from "./house.js";
import { Hurry } from "./hurry.js";
import { Mine } from "./mine.js";
import { People } from "./people.js";
import { RoundStory } from "./reveal.js";
import { Rules } from "./rules.js";
import { ShownClue } from "./clue.js";
import { door, session, sheet } from "./store.js";
import { Story } from "./story.js";
import { cycle, useFocusInside } from "./viewer.js";
import { say } from "./words.js";
import { Zone } from "./zone.js";

/** @typedef {import("./view").View} View */

/** @param {{ name: string, of: View }} props */
export function Sheet({ name, of }) {
  const dialog = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusInside(dialog, name);
  useEffect(() => dialog.current?.scrollTo(0, 0), [name]);
  const kind = name.split("-")[0];
  const title = say(kind === "zone" ? "rule-zone" : `app-sheet-${kind}`, { number: of.last_round?.number ?? 0 });
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") cycle(event);
  };
  return html`<div class="sheet-ground" onClick=${close}>
    <div class="sheet" role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" ref=${dialog} onKeyDown=${onKey}
      onClick=${(/** @type {Event} */ event) => event.stopPropagation()}>
      <header><h2>${title}</h2><button class="round-button" aria-label=${say("app-close")} onClick=${close}>
        <${Icon} name="close" /></button></header>
      <div class="sheet-body"><${Content} kind=${kind} name=${name} of=${of} /></div>
    </div>
  </div>`;
}

function close() {
  sheet.value = null;
}

/** @param {{ kind: string, name: string, of: View }} props */
function Content({ kind, name, of }) {
  if (kind === "menu") return html`<${Menu} of=${of} />`;
  if (kind === "people") return html`<${People} of=${of} />`;
  if (kind === "hurry") return html`<${Hurry} of=${of} />`;
  if (kind === "story") return html`<${Story} of=${of} />`;
  if (kind === "house") return html`<${House} of=${of} />`;
  if (kind === "zone") return html`<${Zone} of=${of} />`;
  if (kind === "rules") return html`<${Rules} of=${of} />`;
  if (kind === "mine") return html`<${Mine} of=${of} />`;
  if (kind === "clue") return html`<${ShownClue} of=${of} round=${Number(name.split("-")[1])} />`;
  if (kind === "last" && of.last_round) return html`<${RoundStory} of=${of} scored=${of.last_round} />`;
  return null;
}

/** @param {{ of: View }} props */
function Menu({ of }) {
  const many = (session.value?.games.length ?? 0) > 1;
  const go = (/** @type {string} */ name) => () => (sheet.value = name);
  const toGames = () => {
    close();
    door.value = "games";
  };
  return html`<nav class="menu">
    <button onClick=${go("people")}>${say("app-sheet-people")}</button>
    <button onClick=${go("story")}>${say("app-sheet-story")}</button>
    <button onClick=${go("rules")}>${say("app-sheet-rules")}</button>
    <button onClick=${go("house")}>${say("app-sheet-house")}</button>
    <button onClick=${go("mine")}>${say("app-sheet-mine")}</button>
    ${many && html`<button onClick=${toGames}>${say("app-my-games")}</button>`}
    ${of.allowed.includes("leave") && html`<${TwiceToBeSure} move="leave" label=${say("app-leave")} sure=${say("app-leave-sure")} onDone=${close} />`}
    ${of.allowed.includes("end") && html`<${TwiceToBeSure} move="end" label=${say("app-end")} sure=${say("app-end-sure")} onDone=${close} />`}
  </nav>`;
}
