/** The switches: the bot's process, Telegram's faults, the group, and what was complained of. */
import { showChat } from "./chat.js";
import { askLine, attempt } from "./dialogs.js";
import { h, icon, put } from "./dom.js";
import { act, chatShown, me, onChange, seen, world } from "./world.js";

const FAULTS = [
  ["Send: 429, wait 5 s", { kind: "429", method: "sendMessage", retry_after: 5 }],
  ["Edits: 429, three times", { kind: "429", method: "editMessageText", retry_after: 5, times: 3 }],
  ["Next call: 502", { kind: "502" }],
  ["Next picture: 403", { kind: "403", method: "sendPhoto" }],
  ["Send: cut before the act", { kind: "reset_before", method: "sendMessage" }],
  ["Send: acted, no answer", { kind: "timeout_after", method: "sendMessage" }],
  ["Picture: acted, no answer", { kind: "timeout_after", method: "sendPhoto" }],
  ["Next press twice", { kind: "repeated", method: "callback_query" }],
  ["Next update again", { kind: "doubled" }],
  ["Next update 10 s late", { kind: "delayed", seconds: 10 }],
  ["Next press lost", { kind: "lost", method: "callback_query" }],
];

/** @param {HTMLElement} at */
export function startSwitches(at) {
  const body = h("div.switch-list");
  at.append(body);
  const draw = () => put(body, product(), faults(), group(), complaints());
  onChange((kind) => { if (["world", "faults", "product", "chat", "eyes", "people"].includes(kind)) draw(); if (kind === "new-topic") newTopic(); });
}

function section(title, ...children) {
  return h("section.card", null, h("h2", null, title), children);
}

function button(text, what, kind = "plain") {
  return h(`button.small-button.${kind}`, { type: "button", onclick: () => attempt(what) }, text);
}

function product() {
  const running = world.product;
  if (!running) return section("The bot", h("p.note", null, "No bot was started here; connect one to this address."));
  const log = h("pre.log", { tabindex: "0" }, running.lines.join("\n") || "(silent)");
  return section("The bot",
    h("p.state", { "data-state": running.state }, h("span.lamp"), `${running.state}, started ${running.starts} time${running.starts === 1 ? "" : "s"}`),
    h("div.buttons", null,
      button([icon("plug"), "Pull the plug"], () => act("product", { what: "kill" }), "danger"),
      button("Stop", () => act("product", { what: "stop" })),
      button("Start", () => act("product", { what: "start" }))),
    h("p.note", null, "Pulling the plug kills the process at once and starts it again: no move may be lost."),
    h("details", null, h("summary", null, "What it says"), log));
}

function faults() {
  return section("Telegram fails",
    h("div.buttons", null, FAULTS.map(([text, fault]) => button(text, () => act("fault", fault)))),
    h("div.buttons", null,
      button(world.dark ? "Telegram is back" : "Telegram goes dark", () => act("fault", { kind: "dark", on: !world.dark }), world.dark ? "danger" : "plain"),
      button("All well again", () => act("fault", { kind: "none" }), "primary")),
    world.faults.length > 0 && h("ul.running", null, world.faults.map((fault) => h("li", null, `${fault.kind}${fault.method ? ` of ${fault.method}` : ""}, ${fault.times ?? "every time"}`))));
}

function group() {
  const chat = chatShown();
  if (!chat || chat.kind === "private") {
    return section("This chat", h("div.buttons", null,
      button("Block the bot", () => act("act", { person: seen.me, chat: seen.chat, what: "block_bot" })),
      button("Let it in again", () => act("act", { person: seen.me, chat: seen.chat, what: "unblock_bot" })), newGroup()));
  }
  const deed = (text, what, kind) => button(text, () => act("act", { person: seen.me, chat: chat.key, what }), kind);
  const bot = chat.members.find((member) => world.bots.some((known) => known.id === member.id));
  const here = chat.members.some((member) => member.id === seen.me);
  return section("This group", h("div.buttons", null,
    bot ? deed("Remove the bot", "kick_bot", "danger") : deed("Add the bot", "add_bot", "primary"),
    bot && (bot.status === "administrator" ? deed("No longer admin", "demote_bot") : deed("Make it admin", "promote_bot")),
    bot && (bot.status === "restricted" ? deed("Unmute the bot", "demote_bot") : deed("Mute the bot", "mute_bot")),
    here ? deed("Leave", "leave") : deed("Join", "join"),
    button("Rename", rename),
    chat.kind === "group" && deed("Make it a supergroup", "migrate"),
    chat.forum && seen.topic > 0 && topicButtons(chat),
    newGroup()));
}

function topicButtons(chat) {
  const topic = chat.topics.find((candidate) => candidate.id === seen.topic);
  const deed = (text, what) => button(text, () => act("topic", { person: seen.me, chat: chat.key, topic: seen.topic, what }));
  return [topic?.closed ? deed("Reopen the topic", "reopen") : deed("Close the topic", "close"), deed("Delete the topic", "delete")];
}

function newGroup() {
  return button("New group", async () => {
    const kinds = h("select.line", { "aria-label": "Kind" }, [["supergroup", "Supergroup"], ["group", "Basic group"], ["forum", "Forum with topics"]].map(([value, text]) => h("option", { value }, text)));
    const title = await askLine("New group", "Saturday Dreamers", [kinds]);
    if (title) showChat((await act("chat", { title, kind: kinds.value })).key);
  });
}

async function rename() {
  const title = await askLine("Another title", chatShown().title);
  if (title) await act("act", { person: seen.me, chat: seen.chat, what: "rename", title });
}

async function newTopic() {
  const name = await askLine("Open a topic", "Games");
  if (name) await attempt(() => act("topic", { person: seen.me, chat: seen.chat, name }));
}

function complaints() {
  if (!world.complaints.length) return null;
  return section("Wrong requests", h("p.note", null, "What the bot asked that the Bot API does not know:"), h("ul.running", null, world.complaints.slice(-20).map((line) => h("li", null, line))));
}

/** Add somebody: a person for oneself to hold, or a friend who plays alone. */
export async function addPerson(plays) {
  const language = h("select.line", { "aria-label": "Language" }, world.languages.map((code) => h("option", { value: code.toLowerCase() }, ownName(code))));
  language.value = me()?.language?.toLowerCase() ?? "en";
  if (language.selectedIndex < 0) language.value = "en"; // mine is none of the product's
  const name = await askLine(plays ? "A friend who plays alone" : "Another person", suggestion(), [language]);
  if (name) await attempt(() => act("person", { name, language: language.value, plays, chat: chatShown()?.kind === "private" ? undefined : seen.chat }));
}

/** What a language calls itself. @param {string} code */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function suggestion() {
  const taken = new Set(world.people.map((person) => person.name));
  return ["Nina", "Pavel", "Sofia", "Ravi", "Elif", "Jun", "Marta", "Tom"].find((name) => !taken.has(name)) ?? "";
}

