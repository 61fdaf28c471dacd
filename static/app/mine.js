/** One's own settings: motion, touch, text size, card descriptions, kept on this device; and the language, kept everywhere. */
import { html } from "../vendor/ui.js";
import { descriptions, patiently, settings, settle, still, view } from "./store.js";
import { language, say, speak } from "./words.js";

/** @typedef {import("./view").View} View */

/** @param {{ of: View }} props */
export function Mine({ of }) {
  return html`<div class="switches">
    <${Language} />
    <${Switch} name="still" on=${still.value} onTurn=${(/** @type {boolean} */ on) => settle({ still: on })} />
    <${Switch} name="touch" on=${!settings.value.silent} onTurn=${(/** @type {boolean} */ on) => settle({ silent: !on })} />
    <${Switch} name="large" on=${settings.value.large === true} onTurn=${(/** @type {boolean} */ on) => settle({ large: on })} />
    <${Switch} name="described" on=${settings.value.described === true} onTurn=${(/** @type {boolean} */ on) => describe(of, on)} />
  </div>`;
}

/** @param {{ name: string, on: boolean, onTurn: (on: boolean) => void }} props */
function Switch({ name, on, onTurn }) {
  return html`<button role="switch" aria-checked=${on} onClick=${() => onTurn(!on)}>
    <span>${say(`app-set-${name}`)}<small>${say(`app-set-${name}-why`)}</small></span><i aria-hidden="true"></i></button>`;
}

function Language() {
  const { about, launch, match } = window.fabulo;
  const chosen = settings.value.language ?? "";
  const choose = (/** @type {Event} */ event) => {
    const code = /** @type {HTMLSelectElement} */ (event.target).value;
    const spoken = code || match(launch.language) || match(view.value?.chat.language ?? "") || "en";
    settle({ language: code || undefined });
    patiently(async () => (settings.value.language ?? "") === code && speak(spoken));
    import("./server.js").then(({ chooseLanguage }) => chooseLanguage(code || null));
  };
  return html`<label class="setting"><span>${say("app-set-language")}</span>
    <select value=${chosen} onChange=${choose}><option value="" selected=${!chosen}>${say("app-set-language-own")}</option>
      ${about.languages.map((code) => html`<option key=${code} value=${code} selected=${code === chosen}>${nameOf(code)}</option>`)}
    </select></label>`;
}

/** A language's name in itself. @param {string} code */
function nameOf(code) {
  if (!("DisplayNames" in Intl)) return code;
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** @param {View} of @param {boolean} on */
function describe(of, on) {
  settle({ described: on });
  if (on) fetchDescriptions(String(of.rules.deck));
  else descriptions.value = {};
}

/**
 * What each card of a deck shows, in words, the same for everybody.
 * @param {string} deck
 */
export async function fetchDescriptions(deck) {
  const version = window.fabulo.prefix.split("/").pop();
  const answer = await fetch(`/decks/${deck}/descriptions/${language.value}.json?v=${version}`).catch(() => null);
  if (answer?.ok) descriptions.value = await answer.json();
}
