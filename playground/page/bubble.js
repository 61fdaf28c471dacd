/** One message as a bubble: sender, reply, picture or file, words, time, reactions and buttons. */
import { face, h, hue, icon } from "./dom.js";
import { attempt, menu } from "./dialogs.js";
import { act, me, messagesShown, seen, world } from "./world.js";
import { formatted } from "./words.js";

/**
 * @param {any} message
 * @param {{ first: boolean, last: boolean }} place whether it begins or ends a run of one sender
 * @param {{ open: (what: any) => void, reply: (message: any) => void }} to
 */
export function bubble(message, place, to) {
  if (message.service) return h("p.service", { "data-key": String(message.key), dir: "auto" }, message.service);
  const mine = message.author === seen.me;
  const bare = message.media && ["sticker", "video_note"].includes(message.media.kind);
  const row = h(`article.row${mine ? ".mine" : ""}${place.first ? ".first" : ""}${place.last ? ".last" : ""}`,
    { "data-key": String(message.key) },
    !mine && h("div.gutter", null, place.last && face(message.sender)),
    h("div.stack", null,
      h(`div.bubble${bare ? ".bare" : ""}${message.only_for ? ".hidden-from-others" : ""}`, { ondblclick: () => to.reply(message) },
        place.first && !mine && !bare && sender(message),
        message.only_for && h("p.only", null, icon("eye"), message.only_for[0] === seen.me ? "Only you see this" : "Only the bot sees this"),
        message.forwarded && h("p.forwarded", null, "Forwarded from ", h("b", null, message.forwarded)),
        message.reply_to && quote(world.messages.get(message.reply_to)),
        message.media && !message.media.above && media(message.media),
        message.words && h("div.words", { dir: "auto" }, formatted(message, to.open)),
        message.media?.above && media(message.media),
        reactions(message.reactions),
        meta(message, mine, to)),
      keyboard(message, to)));
  return row;
}

function sender(message) {
  const tag = message.sender.bot ? h("span.tag", null, "bot") : null;
  return h("p.sender", { style: `--hue:${hue(message.sender.id)}`, dir: "auto" }, message.sender.name, tag);
}

function quote(message) {
  if (!message || message.deleted) return h("p.quote.gone", null, "Deleted message");
  const words = message.words || message.media?.kind.replace("_", " ") || message.service || "";
  const jump = () => document.querySelector(`[data-key="${message.key}"]`)?.scrollIntoView({ block: "center", behavior: "smooth" });
  return h("button.quote", { type: "button", style: `--hue:${hue(message.sender.id)}`, onclick: jump },
    h("b", { dir: "auto" }, message.sender.name), h("span", { dir: "auto" }, words.slice(0, 80)));
}

const MEDIA = {
  photo: (file) => h("button.photo", { type: "button", "aria-label": "Enlarge", onclick: () => enlarge(file) },
    h("img", { src: file.url, width: String(file.width), height: String(file.height), alt: "Picture", style: `aspect-ratio:${file.width}/${file.height}` })),
  sticker: (file) => h("img.sticker", { src: file.url, alt: "Sticker", width: "168" }),
  voice: (file) => h("audio.voice", { src: file.url, controls: true, preload: "metadata" }),
  audio: (file) => h("div.audio", null, h("b", null, file.name || "Music"), h("audio.voice", { src: file.url, controls: true, preload: "metadata" })),
  video: (file) => h("video.video", { src: file.url, controls: true, preload: "metadata", playsinline: true }),
  video_note: (file) => h("video.note-video", { src: file.url, controls: false, loop: true, muted: true, autoplay: true, playsinline: true, onclick: (event) => { event.target.muted = !event.target.muted; } }),
  animation: (file) => h("video.video", { src: file.url, loop: true, muted: true, autoplay: true, playsinline: true }),
  document: (file) => h("a.document", { href: file.url, target: "_blank", rel: "noopener" }, icon("attach"), h("b", null, file.name || "File"), h("span", null, `${Math.ceil(file.size / 1024)} KB`)),
};

function media(file) {
  return MEDIA[file.kind](file);
}

function enlarge(file) {
  const dialog = h("dialog.enlarged", { onclick: () => dialog.close(), onclose: () => dialog.remove() }, h("img", { src: file.url, alt: "Picture" }));
  document.body.append(dialog);
  dialog.showModal();
}

function reactions(given) {
  if (!given.length) return null;
  const counted = new Map();
  for (const emoji of given) counted.set(emoji, (counted.get(emoji) ?? 0) + 1);
  return h("p.reactions", null, [...counted].map(([emoji, count]) => h("span", null, `${emoji} ${count}`)));
}

function meta(message, mine, to) {
  const time = new Date(message.date * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return h("p.meta", null,
    message.pinned && icon("pin"), message.edited && "edited ", h("time", null, time),
    h("button.dots", { type: "button", "aria-label": "More", onclick: (event) => menu(event.currentTarget, choices(message, mine, to)) }, icon("more")));
}

function choices(message, mine, to) {
  const bot = world.bots[0];
  const items = [{ text: "Reply", act: () => to.reply(message) }];
  const forward = (chat) => attempt(() => act("forward", { person: seen.me, message: message.key, chat }));
  if (bot) items.push({ text: `Forward to ${bot.name}`, act: () => forward(`${bot.id}:${seen.me}`) });
  items.push({ text: mine ? "Delete" : "Delete as an admin would", kind: "danger", act: () => attempt(() => act("delete", { person: seen.me, message: message.key })) });
  return items;
}

function keyboard(message, to) {
  if (!message.rows.length) return null;
  return h("div.keyboard", null, message.rows.map((row, rowIndex) => h("div.keys", null, row.map((button, column) =>
    h(`button.key.${button.style ?? "plain"}`, {
      type: "button", disabled: Boolean(button.disabled), dir: "auto",
      onclick: (event) => (button.url ? to.open({ link: button.url }) : press(event.currentTarget, message, rowIndex, column)),
    }, h("span", null, button.text), button.url && icon("out"))))));
}

/** A press shows that it is on its way until the bot answers, or for as long as Telegram's clients do. */
function press(key, message, row, column) {
  key.classList.add("pressed");
  setTimeout(() => key.classList.remove("pressed"), 15000);
  attempt(() => act("press", { person: me().id, message: message.key, row, column }));
}

/** The message that asks for an answer, if the newest of the bot does. */
export function prompting() {
  const newest = messagesShown().filter((message) => message.sender.bot).at(-1);
  return newest?.prompt ? newest : null;
}
