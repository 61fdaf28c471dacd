/** The page's words in the person's language: Fluent texts, numbers, lists and spans of time. */
import { FluentBundle, FluentResource, signal } from "../vendor/ui.js";

const early = window.fabulo;
const RIGHT_TO_LEFT = ["fa", "ar", "he", "ur"];

/** The language in use. */
export const language = signal("en");
const bundle = signal(/** @type {FluentBundle | null} */ (null));

/**
 * Load a language's texts and turn the page to it.
 * @param {string} code one of the served languages
 * @param {Promise<string>} [text] its file, if it is on the way already
 */
export async function speak(code, text = early.fetchWords(code)) {
  const next = new FluentBundle(code);
  next.addResource(new FluentResource(await text));
  document.documentElement.lang = code;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(code.slice(0, 2)) ? "rtl" : "ltr";
  language.value = code;
  bundle.value = next;
}

/**
 * A text by its key.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values) {
  const message = bundle.value?.getMessage(key);
  return message?.value ? /** @type {FluentBundle} */ (bundle.value).formatPattern(message.value, values) : key;
}

/**
 * Whether there is a text of that key.
 * @param {string} key
 */
export function hasWords(key) {
  return bundle.value?.hasMessage(key) ?? false;
}

/**
 * A number in the language's digits.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function digits(value, options) {
  return new Intl.NumberFormat(language.value, options).format(value);
}

/**
 * Names joined as the language joins them, each isolated from its neighbours' direction.
 * @param {string[]} names
 */
export function together(names) {
  const isolated = names.map((name) => `\u2068${name}\u2069`);
  if (!("ListFormat" in Intl)) return isolated.join(", ");
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
