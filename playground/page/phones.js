/** Everybody's phone side by side: open ones with the mini-app, the others as a line one may open. */
import { device } from "./device.js";
import { attempt, toast } from "./dialogs.js";
import { face, h, icon, put } from "./dom.js";
import { onTheme, themeParams } from "./theme.js";
import { act, changed, me, onChange, personNamed, seen, world } from "./world.js";

const open = new Map();
const row = h("div.phone-row");
const rest = h("div.phone-rest");
let showTab = () => {};

/** @param {HTMLElement} at @param {(tab: string) => void} whenShown goes to the phones where only one part fits */
export function startPhones(at, whenShown) {
  showTab = whenShown;
  at.append(row, rest);
  onTheme(reopenThoseWithoutScript);
  onChange((kind) => { if (["world", "people", "message", "eyes"].includes(kind)) draw(); });
}

/** Open a link as a person: a mini-app on their phone, a `?start=` in private, any other in a new tab. */
export async function openLink(link, person = seen.me) {
  const address = new URL(link);
  const bot = world.bots.find((candidate) => address.pathname.slice(1).split("/")[0].toLowerCase() === candidate.username.toLowerCase());
  if (address.hostname !== "t.me" || !bot) {
    window.open(link, "_blank", "noopener");
  } else if (address.searchParams.has("startapp")) {
    await openPhone(person, link);
  } else if (address.searchParams.has("startgroup")) {
    toast("The bot would ask which group to add it to. It is in this one already.");
  } else {
    const key = `${bot.id}:${person}`;
    await attempt(() => act("say", { person, chat: key, text: `/start ${address.searchParams.get("start") ?? ""}`.trim() }));
    seen.chat = key;
    changed("eyes");
  }
}

async function openPhone(person, link) {
  const launch = await attempt(() => act("launch", { person, link, chat: seen.chat, theme: themeParams() }));
  if (!launch) return;
  shut(person);
  const phone = device({ name: launch.name, url: apart(launch.url, person), close: () => shut(person), openLink: (other) => openLink(other, person) });
  const box = h("section.phone", { "aria-label": `${personNamed(person).name}'s phone`, "data-person": String(person) }, h("header.phone-owner"), phone.body);
  open.set(person, { phone, box, link });
  row.append(box);
  draw();
  showTab("phones");
  row.parentElement.scrollTop = 0;
  row.scrollTo({ left: row.scrollWidth, behavior: "smooth" });
}

/** Real phones share no storage. Browsers know `*.localhost` as this machine, so each phone gets an origin of its own. */
function apart(url, person) {
  const address = new URL(url);
  const knows = !/^((?!chrome|chromium|firefox|android).)*safari/i.test(navigator.userAgent);
  if (knows && address.hostname === "127.0.0.1") address.hostname = `phone-${person}.localhost`;
  return address.href;
}

/** Without the network the mini-app has no script from Telegram, and learns of new colours only when it is opened. */
function reopenThoseWithoutScript() {
  for (const [person, { phone, link }] of [...open]) if (!phone.hasScript()) openPhone(person, link);
}

function shut(person) {
  open.get(person)?.phone.end();
  open.get(person)?.box.remove();
  open.delete(person);
  draw();
}

/** The newest link to the mini-app in the chat that is shown. */
function newestLink() {
  const messages = [...world.messages.values()].filter((message) => message.chat === seen.chat && !message.deleted).reverse();
  for (const message of messages) {
    const button = message.rows.flat().find((candidate) => candidate.url?.startsWith("https://t.me/") && candidate.url.includes("startapp="));
    if (button) return button.url;
  }
  return null;
}

function draw() {
  for (const [person, { box }] of open) {
    if (!personNamed(person)) continue;
    put(box.querySelector(".phone-owner"), owner(personNamed(person)));
  }
  const closed = world.people.filter((person) => !open.has(person.id));
  const link = newestLink();
  put(rest,
    open.size === 0 && h("p.phones-hint", null, link ? "Open the mini-app from the message's button, or take up a phone here." : "Press the bot's button in the chat, or write /newgame: the bot posts what opens the mini-app on a phone."),
    h("div.phone-list", null, closed.map((person) => h("div.phone-line", null, owner(person),
      h("button.small-button", { type: "button", disabled: !link, onclick: () => openPhone(person.id, link) }, person.id === seen.me ? "Open my phone" : person.plays ? "Peek" : "Open")))));
}

function owner(person) {
  return [face(person), h("b", { dir: "auto" }, person.name),
    h("span.role", null, person.id === seen.me ? "you" : person.plays ? "plays alone" : ""),
    h("label.switch", { title: "Plays by themselves" },
      h("input", { type: "checkbox", checked: person.plays, "aria-label": `${person.name} plays alone`, onchange: (event) => attempt(() => act("plays", { person: person.id, plays: event.target.checked })) }),
      h("span.knob")),
    me()?.id !== person.id && h("button.round.small", { type: "button", "aria-label": `Be ${person.name}`, title: `Be ${person.name}`, onclick: () => { seen.me = person.id; changed("eyes"); } }, icon("chat"))];
}
