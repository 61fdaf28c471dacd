/** The doors: what one sees who is not, or not yet, at a table. */
import { html, useEffect } from "../vendor/ui.js";
import { Icon, Primary, Quiet } from "./frame.js";
import { act, device, door, session, view } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./view").ListedGame} ListedGame */

/** @param {{ name: string }} props */
export function Door({ name }) {
  if (name === "games") return html`<${Games} />`;
  return html`<div class="door">
    <${Hare} />
    <h1>${say(`app-door-${name}`)}</h1>
    <p>${say(`app-door-${name}-how`)}</p>
    <div class="actions"><${DoorButtons} name=${name} /></div>
  </div>`;
}

/** @param {{ name: string }} props */
function DoorButtons({ name }) {
  const { bot } = window.fabulo.about;
  const games = session.value?.games ?? [];
  if (name === "outside") return html`<a class="primary" href=${`https://t.me/${bot}`}>${say("app-open-telegram")}</a>`;
  if (name === "trouble") return html`<${Primary} onTap=${() => location.reload()}>${say("app-try-again")}<//>`;
  if (name === "not-yours" && session.value?.game) return html`<${Primary} onTap=${() => act("join")}>${say("app-join")}<//>
    <${Quiet} onTap=${device.close}>${say("app-close-window")}<//>`;
  return html`<${Primary} onTap=${device.close}>${say("app-close-window")}<//>
    ${games.length > 0 && html`<${Quiet} onTap=${() => (door.value = "games")}>${say("app-my-games")}<//>`}`;
}

function Games() {
  const games = session.value?.games ?? [];
  useEffect(() => {
    import("./server.js").then(({ refreshGames }) => refreshGames());
  }, []);
  return html`<div class="door games">
    <h1>${say("app-my-games")}</h1><p>${say("app-my-games-how")}</p>
    <ul>${games.map((listed) => html`<li key=${listed.game}><button onClick=${() => enter(listed)}>
      <span><bdi>${listed.chat}</bdi><small>${say(`app-phase-${listed.phase}`)}</small></span>
      ${listed.awaited && html`<b>${say("app-your-turn")}</b>`}<${Icon} name="next" /></button></li>`)}</ul>
    ${view.value && html`<${Quiet} onTap=${() => (door.value = "play")}>${say("app-back")}<//>`}
  </div>`;
}

/** @param {ListedGame} listed */
async function enter(listed) {
  const { openGame } = await import("./server.js");
  openGame(listed.game);
}

/** A hare under the moon, for pages with nothing on them. */
function Hare() {
  return html`<svg class="hare" viewBox="0 0 200 170" width="200" height="170" aria-hidden="true">
    <circle class="hare-moon" cx="134" cy="56" r="46" />
    <circle class="hare-crater" cx="120" cy="42" r="8" /><circle class="hare-crater" cx="150" cy="66" r="11" />
    <path class="hare-body" d="M72 138c-6-22 2-44 18-50-14-18-22-50-13-54 9-3 18 24 20 44 4-18 14-42 22-38 9 4-2 34-12 50 14 6 20 26 16 48z" />
    <path class="hare-hill" d="M2 158c24-34 66-40 104-35 40 4 70 16 92 35-60 14-136 14-196 0z" />
  </svg>`;
}
