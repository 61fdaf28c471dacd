/** Turns a message's words and entities into elements. */
import { h } from "./dom.js";

const TAGS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre", spoiler: "span.spoiler",
  blockquote: "blockquote", expandable_blockquote: "blockquote.expandable", mention: "span.link", hashtag: "span.link",
  text_mention: "span.link",
};

/**
 * The words with their formatting. JavaScript counts in UTF-16 as Telegram does.
 * @param {{ words: string, entities: any[] }} message
 * @param {(event: { command?: string, link?: string }) => void} open called when a command or address is pressed
 */
export function formatted(message, open) {
  return piece(message.words, 0, message.words.length, message.entities, open);
}

function piece(words, start, end, entities, open) {
  const nodes = [];
  let at = start;
  for (let index = 0; index < entities.length; index += 1) {
    const entity = entities[index];
    const from = Math.max(entity.offset, start);
    const to = Math.min(entity.offset + entity.length, end);
    if (from < at || to <= from) continue;
    if (from > at) nodes.push(words.slice(at, from));
    const inner = entities.slice(index + 1).filter((other) => other.offset < to && other.offset + other.length > from);
    nodes.push(wrapped(entity, words.slice(from, to), piece(words, from, to, inner, open), open));
    at = to;
  }
  if (at < end) nodes.push(words.slice(at, end));
  return nodes;
}

function wrapped(entity, text, children, open) {
  if (entity.type === "bot_command") {
    return h("button.link", { type: "button", onclick: () => open({ command: text }) }, children);
  }
  if (entity.type === "url" || entity.type === "text_link") {
    const link = entity.url ?? (text.includes("://") ? text : `https://${text}`);
    return h("a.link", { href: link, onclick: (event) => { event.preventDefault(); open({ link }); } }, children);
  }
  if (entity.type === "spoiler") {
    return h("span.spoiler", { onclick: (event) => event.currentTarget.classList.add("shown") }, children);
  }
  return h(TAGS[entity.type] ?? "span", { dir: entity.type === "code" || entity.type === "pre" ? "ltr" : null }, children);
}
