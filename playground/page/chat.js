/** The chat: its head, topics, messages and the box one writes in. */
import { bubble, prompting } from "./bubble.js";
import { composer } from "./composer.js";
import { attempt, menu, toast, tell } from "./dialogs.js";
import { face, h, icon, put } from "./dom.js";
import { act, changed, chatShown, chatsOf, me, messagesShown, onChange, personNamed, seen, world } from "./world.js";

const parts = {
  head: h("header.head"), topics: h("div.topics"), pinned: h("div"), flow: h("div.flow"), box: h("div.box"),
  list: h("div.list", { tabindex: "0", "aria-label": "Messages", onscroll: () => { atEnd = isAtEnd(); } }),
};
let atEnd = true;
let drawn = new Map();
let openLink = () => {};

/** Draw the chat into the page. @param {HTMLElement} at @param {(link: string) => void} whenLink opens a link */
export function startChat(at, whenLink) {
  openLink = whenLink;
  at.append(parts.head, parts.topics, parts.pinned, parts.list, parts.box);
  parts.box.append(composer());
  parts.list.append(parts.flow);
  const follow = new ResizeObserver(() => { if (atEnd) toEnd(); });
  follow.observe(parts.flow);
  follow.observe(parts.list);
  onChange((kind, value) => {
    if (kind === "answer") answered(value);
    if (["world", "message", "chat", "people", "eyes"].includes(kind)) draw(kind);
  });
}

/** Look at another chat. @param {string} key */
export function showChat(key) {
  seen.chat = key;
  seen.topic = 0;
  seen.replyTo = null;
  changed("eyes");
}

function draw(kind) {
  if (kind !== "message") {
    drawHead();
    drawTopics();
  }
  drawPinned();
  drawMessages(kind !== "message");
}

function drawHead() {
  const chat = chatShown();
  if (!chat || !me()) return;
  put(parts.head,
    h("button.head-chat", { type: "button", onclick: (event) => menu(event.currentTarget, chatChoices()) },
      chat.kind === "private" ? face(world.bots[0]) : h("span.face.group-face", null, chat.title.slice(0, 1)),
      h("span.head-words", null, h("b", { dir: "auto" }, titleOf(chat)), h("small", null, aboutChat(chat))),
      icon("down")));
}

function titleOf(chat) {
  return chat.kind === "private" ? world.bots.find((bot) => chat.key.startsWith(`${bot.id}:`))?.name ?? "Private" : chat.title;
}

function aboutChat(chat) {
  if (chat.kind === "private") return "bot, private chat";
  const kind = chat.forum ? "forum" : chat.kind;
  const inside = chat.members.some((member) => world.bots.some((bot) => bot.id === member.id));
  return `${kind}, ${chat.members.length} members${inside ? "" : ", the bot is not here"}${chat.migrated_to ? ", now a supergroup" : ""}`;
}

function chatChoices() {
  const items = chatsOf(me()).filter((chat) => !chat.migrated_to).map((chat) => ({ text: titleOf(chat) + (chat.kind === "private" ? " (private)" : ""), act: () => showChat(chat.key) }));
  const bot = world.bots[0];
  const key = bot && `${bot.id}:${seen.me}`;
  if (bot && !world.chats.has(key)) {
    items.push({ text: `Write to ${bot.name} in private`, act: () => attempt(async () => { await act("say", { person: seen.me, chat: key, text: "/start" }); showChat(key); }) });
  }
  return items;
}

function drawTopics() {
  const chat = chatShown();
  const topics = chat?.forum ? [{ id: 0, name: "General" }, ...chat.topics] : [];
  put(parts.topics, topics.map((topic) => h(`button.topic${topic.id === seen.topic ? ".on" : ""}`, {
    type: "button", onclick: () => { seen.topic = topic.id; changed("eyes"); } }, topic.closed ? `${topic.name} (closed)` : topic.name)));
  if (topics.length) {
    parts.topics.append(h("button.topic", { type: "button", "aria-label": "Open a topic", onclick: () => changed("new-topic") }, icon("add")));
  }
}

function drawPinned() {
  const message = world.messages.get(chatShown()?.pinned);
  const shown = message && message.pinned && !message.deleted;
  put(parts.pinned, shown && h("button.pinned", { type: "button",
    onclick: () => document.querySelector(`[data-key="${message.key}"]`)?.scrollIntoView({ block: "center", behavior: "smooth" }) },
    h("b", null, "Pinned message"), h("span", { dir: "auto" }, message.words.slice(0, 90) || message.media?.kind)));
}

/** Only what changed is drawn anew, so that pictures and players stay as they are. */
function drawMessages(fresh) {
  if (fresh) {
    drawn = new Map();
    parts.flow.replaceChildren();
    atEnd = true;
  }
  const shown = messagesShown().filter((message) => !messagesShown().some((other) => other.replaces === message.key));
  const keep = new Map();
  let before = null;
  shown.forEach((message, index) => {
    const place = { first: !isRun(shown[index - 1], message), last: !isRun(message, shown[index + 1]) };
    const looks = JSON.stringify([message, place, world.messages.get(message.reply_to)?.deleted]);
    const old = drawn.get(message.key);
    const node = old?.looks === looks ? old.node : bubble(message, place, { open, reply });
    if (old && old.node !== node) old.node.replaceWith(node);
    if (node.previousSibling !== before || !node.parentNode) parts.flow.insertBefore(node, before ? before.nextSibling : parts.flow.firstChild);
    keep.set(message.key, { looks, node });
    before = node;
  });
  for (const [key, old] of drawn) if (!keep.has(key)) old.node.remove();
  drawn = keep;
  if (!shown.length && !parts.flow.childElementCount) parts.flow.append(h("p.empty", null, "Nothing here yet. Try /newgame."));
  else if (shown.length) parts.flow.querySelector(".empty")?.remove();
  if (atEnd) toEnd();
  const asks = prompting();
  if (asks && seen.prompted !== asks.key) {
    seen.prompted = asks.key;
    reply(asks);
  }
}

function isAtEnd() {
  return parts.list.scrollHeight - parts.list.scrollTop - parts.list.clientHeight < 80;
}

function toEnd() {
  parts.list.scrollTop = parts.list.scrollHeight;
}

function isRun(one, other) {
  return Boolean(one && other && !one.service && !other.service && one.sender.id === other.sender.id && other.date - one.date < 300);
}

function reply(message) {
  seen.replyTo = message.key;
  changed("reply");
}

function open({ command, link }) {
  if (command) attempt(() => act("say", { person: seen.me, chat: seen.chat, text: command, topic: seen.topic }));
  else openLink(link);
}

/** What the bot answered to a press: a toast or an alert for whoever pressed. */
function answered(answer) {
  parts.list.querySelector(`[data-key="${answer.message}"]`)?.querySelectorAll(".pressed").forEach((key) => key.classList.remove("pressed"));
  if (!answer.text) return;
  const who = answer.person === seen.me ? "" : `${personNamed(answer.person)?.name}:`;
  if (answer.alert && !who) tell(answer.text);
  else if (!who || !personNamed(answer.person)?.plays) toast(answer.text, { who });
}
