/** The page's words in the person's language: Fluent texts, numbers, lists and spans of time. */
import { FluentBundle, FluentResource, signal } from "../vendor/ui.js";

const early = window.fabulo;
const RIGHT_TO_LEFT = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];
/** How a language writes numbers, where browsers are of two minds. @type {Record<string, string>} */
const NUMBERS = { ar: "ar-u-nu-latn" };

/** The language in use. */
export const language = signal("en");
const spoken = signal(/** @type {{ bundle: FluentBundle, entries: Map<string, string> } | null} */ (null));
let asked = 0; // how often a language was asked for; only the last one is spoken, whichever comes first

/**
 * Load a language's texts and turn the page to it.
 * @param {string} code one of the served languages
 * @param {Promise<string>} [text] its file, if it is on the way already
 */
export async function speak(code, text = early.fetchWords(code)) {
  const turn = ++asked;
  const entries = entriesOf(await text);
  if (turn !== asked) return;
  document.documentElement.lang = code;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(code.split("-")[0]) ? "rtl" : "ltr";
  language.value = code;
  spoken.value = { bundle: new FluentBundle(NUMBERS[code] ?? code), entries };
}

/** Take in another part of the language's texts, one that few people look at. @param {string} part */
export async function learn(part) {
  const into = spoken.value?.entries;
  const more = entriesOf(await early.fetchWords(`${part}/${language.value}`));
  more.forEach((source, key) => into?.set(key, source));
}

/** The texts as they are written, by their keys: each is read when it is first said, for all at once take long.
 * @param {string} file
 */
function entriesOf(file) {
  const parts = file.split(/\n(?=[a-z])/).map((entry) => /** @type {[string, string]} */ ([entry.split(" ", 1)[0], entry]));
  return new Map(parts);
}

/**
 * A text by its key.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values) {
  const source = spoken.value?.entries.get(key);
  if (!spoken.value || !source) return key;
  const { bundle } = spoken.value;
  if (!bundle.hasMessage(key)) bundle.addResource(new FluentResource(source));
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/**
 * Whether there is a text of that key.
 * @param {string} key
 */
export function hasWords(key) {
  return spoken.value?.entries.has(key) ?? false;
}

/**
 * A number in the language's digits.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function digits(value, options) {
  return new Intl.NumberFormat(NUMBERS[language.value] ?? language.value, options).format(value);
}

/**
 * Names joined as the language joins them, each isolated from its neighbours' direction.
 * @param {string[]} names
 */
export function together(names) {
  const isolated = names.map((name) => `\u2068${name}\u2069`);
  if (!("ListFormat" in Intl)) return isolated.join(document.documentElement.dir === "rtl" ? "، " : ", ");
  const Lists = /** @type {any} */ (Intl).ListFormat;
  return new Lists(language.value, { type: "conjunction" }).format(isolated);
}

/**
 * A span of time, as coarse as is useful.
 * @param {number} seconds
 */
export function span(seconds) {
  if (seconds < 60) return say("app-seconds", { count: Math.max(0, Math.ceil(seconds)) });
  if (seconds < 3600) return say("app-minutes", { count: Math.ceil(seconds / 60) });
  return say("app-hours", { count: Math.ceil(seconds / 3600) });
}
