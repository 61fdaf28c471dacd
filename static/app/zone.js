/** The choice of the chat's time zone: one's own and well-known ones first, all others found by their names. */
import { html, useState } from "../vendor/ui.js";
import { act, sending, serverTime, sheet } from "./store.js";
import { language, say } from "./words.js";

/** @typedef {import("./view").View} View */

const WELL_KNOWN = [
  "UTC", "America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York", "America/Sao_Paulo",
  "Atlantic/Azores", "Europe/London", "Europe/Amsterdam", "Europe/Athens", "Europe/Moscow", "Asia/Tehran", "Asia/Dubai",
  "Asia/Karachi", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
];
const EXAMPLE = "Europe/Lisbon";
const MOST = 40;

/** @param {{ of: View }} props */
export function Zone({ of }) {
  const [wanted, setWanted] = useState("");
  const chosen = String(of.rules.zone);
  const found = zonesFor(wanted, chosen);
  const choose = async (/** @type {string} */ zone) => {
    if (await act("house", { rule: "zone", value: zone })) sheet.value = "house";
  };
  return html`<div class="zones">
    <p class="hint">${say("rule-zone-about")}</p>
    <input class="field" type="search" dir="auto" autocomplete="off" placeholder=${say("app-zone-search")} aria-label=${say("app-zone-search")}
      value=${wanted} onInput=${(/** @type {InputEvent} */ event) => setWanted(/** @type {HTMLInputElement} */ (event.target).value)} />
    ${found.length === 0 ? html`<p class="hint">${say("app-zone-none", { example: EXAMPLE })}</p>` : null}
    <ul>${found.map((zone) => html`<li key=${zone}><button aria-pressed=${zone === chosen} disabled=${sending.value !== null}
      onClick=${() => choose(zone)}><${Named} zone=${zone} /><time>${timeIn(zone)}</time></button></li>`)}</ul>
  </div>`;
}

/** @param {{ zone: string }} props */
function Named({ zone }) {
  const [city, ...region] = plain(zone).split("/").reverse();
  return html`<span dir="ltr">${city}<small>${region.reverse().join(" · ")}</small></span>`;
}

/** The zones to offer: with nothing written the chosen one, this device's and the well-known ones.
 * @param {string} wanted
 * @param {string} chosen
 */
function zonesFor(wanted, chosen) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const first = [...new Set([chosen, here, ...WELL_KNOWN])].filter((zone) => zone && timeIn(zone));
  const sought = folded(wanted);
  if (!sought) return first;
  const all = /** @type {any} */ (Intl).supportedValuesOf?.("timeZone") ?? [];
  return [...new Set([...first, ...all])].filter((zone) => folded(zone).includes(sought)).slice(0, MOST);
}

/** What the clocks show in a zone now; nothing where this device does not know it. @param {string} zone */
function timeIn(zone) {
  try {
    const clock = new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit", timeZone: zone });
    return clock.format(serverTime() * 1000);
  } catch {
    return "";
  }
}

/** @param {string} zone */
function plain(zone) {
  return zone.replace(/_/g, " ");
}

/** As one types it: neither capitals nor accents nor spaces matter. @param {string} text */
function folded(text) {
  return plain(text).normalize("NFD").replace(/[\u0300-\u036f\s]/g, "").toLowerCase();
}
