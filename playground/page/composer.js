/** The box one writes in: who one is, what one answers, commands that complete themselves, and things to send. */
import { attempt, menu } from "./dialogs.js";
import { face, h, icon, put } from "./dom.js";
import { act, changed, me, onChange, seen, world } from "./world.js";

const KINDS = { photo: "Photo", voice: "Voice message", video_note: "Video message", video: "Video", audio: "Music", sticker: "Sticker", animation: "GIF", document: "File" };

let commands = [];

export function composer() {
  const input = h("textarea.input", { rows: "1", placeholder: "Message", "aria-label": "Message", dir: "auto", enterkeyhint: "send",
    oninput: () => { grow(); suggest(); },
    onfocus: () => fetchCommands(),
    onkeydown: (event) => {
      if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); send(); }
      if (event.key === "Escape") { seen.replyTo = null; changed("reply"); }
      if (event.key === "Tab" && hints.firstChild) { event.preventDefault(); hints.firstChild.click(); }
    } });
  const hints = h("div.hints");
  const answering = h("div.answering");
  const self = h("button.self", { type: "button", "aria-label": "Who I am", onclick: (event) => menu(event.currentTarget, whoChoices()) });
  const box = h("div.composer", null, hints, answering, h("form.line-box", { onsubmit: (event) => { event.preventDefault(); send(); } },
    self,
    h("button.round", { type: "button", "aria-label": "Send something", onclick: (event) => menu(event.currentTarget, sendChoices()) }, icon("attach")),
    input,
    h("button.round.send", { type: "submit", "aria-label": "Send" }, icon("send"))));

  onChange((kind) => {
    if (["world", "people", "eyes"].includes(kind) && me()) {
      put(self, face(me()), h("small", null, me().name));
      input.placeholder = `Message as ${me().name}`;
      commands = [];
    }
    if (["reply", "eyes"].includes(kind)) drawAnswering();
    if (kind === "reply") input.focus();
  });

  function grow() {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 140)}px`;
  }

  function drawAnswering() {
    const message = world.messages.get(seen.replyTo);
    put(answering, message && [icon("reply"), h("span", { dir: "auto" }, h("b", null, message.sender.name), " ", message.words.slice(0, 80) || message.media?.kind || ""),
      h("button.round.small", { type: "button", "aria-label": "Do not reply", onclick: () => { seen.replyTo = null; drawAnswering(); } }, icon("close"))]);
  }

  async function fetchCommands() {
    commands = (await attempt(() => act("commands", { person: seen.me, chat: seen.chat })))?.commands ?? [];
    suggest();
  }

  function suggest() {
    const typed = input.value;
    const fitting = typed.startsWith("/") && !typed.includes(" ") ? commands.filter((command) => `/${command.command}`.startsWith(typed)) : [];
    put(hints, fitting.slice(0, 14).map((command) => h("button.hint", { type: "button", onclick: () => { input.value = `/${command.command}`; send(); } },
      h("b", null, `/${command.command}`), h("span", { dir: "auto" }, command.description))));
    if (typed.startsWith("/") && !commands.length) fetchOnce();
  }

  let asked = "";
  function fetchOnce() {
    const place = `${seen.me} ${seen.chat}`;
    if (asked === place) return;
    asked = place;
    fetchCommands();
  }

  function where() {
    const place = { person: seen.me, chat: seen.chat, topic: seen.topic, reply_to: seen.replyTo };
    seen.replyTo = null;
    drawAnswering();
    return place;
  }

  function send() {
    const text = input.value.trim();
    if (!text) return;
    input.value = "";
    grow();
    suggest();
    attempt(() => act("say", { ...where(), text }));
  }

  function sendChoices() {
    return Object.entries(KINDS).map(([kind, text]) => ({ text, act: () => attempt(() => act("send", { ...where(), kind })) }));
  }

  function whoChoices() {
    return world.people.map((person) => ({ text: person.plays ? `${person.name} (plays alone)` : person.name, act: () => { seen.me = person.id; changed("eyes"); } }));
  }

  return box;
}
