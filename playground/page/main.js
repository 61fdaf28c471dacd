/** Starts the page: the head line, the chat, the phones, the switches. */
import { startChat } from "./chat.js";
import { menu } from "./dialogs.js";
import { face, h, icon, put } from "./dom.js";
import { openLink, startPhones } from "./phones.js";
import { addPerson, startSwitches } from "./switches.js";
import { isDark, onTheme, setDark, startTheme } from "./theme.js";
import { changed, follow, me, onChange, seen, world } from "./world.js";

const TABS = [["chat", "Chat", "chat"], ["phones", "Phones", "phone"], ["switches", "Switches", "switches"]];

function showTab(tab) {
  document.body.dataset.tab = tab;
  document.querySelectorAll(".tab").forEach((button) => button.setAttribute("aria-current", String(button.dataset.to === tab)));
}

function drawTabs() {
  put(document.getElementById("tabs"), TABS.map(([tab, text, shape]) =>
    h("button.tab", { type: "button", "data-to": tab, onclick: () => showTab(tab) }, icon(shape), text)));
  showTab("chat");
}

function drawTop() {
  const state = world.product?.state ?? "";
  put(document.getElementById("top"),
    h("img.mark", { src: "/page/mark.svg", alt: "" }),
    h("h1", null, "Fabulo's playground"),
    h("span.connection", { hidden: world.connected }, "reconnecting…"),
    h("div.people", null, world.people.map((person) => h(`button.person${person.id === seen.me ? ".on" : ""}`, {
      type: "button", title: person.id === seen.me ? `You are ${person.name}` : `Be ${person.name}`,
      onclick: () => { seen.me = person.id; changed("eyes"); } }, face(person), h("span", { dir: "auto" }, person.name)))),
    h("button.round", { type: "button", "aria-label": "Add somebody", title: "Add somebody", onclick: (event) => menu(event.currentTarget, [
      { text: "A friend who plays alone", act: () => addPerson(true) }, { text: "A person for me to hold", act: () => addPerson(false) }]) }, icon("add")),
    h("button.round.wide-only", { type: "button", "aria-label": "Switches", title: `Switches${state && ` (bot: ${state})`}`, "data-state": state,
      onclick: () => document.body.classList.toggle("with-switches") }, icon("switches"), (world.faults.length > 0 || world.dark || world.complaints.length > 0) && h("span.dot")),
    h("button.round", { type: "button", "aria-label": isDark() ? "Light" : "Dark", onclick: () => setDark(!isDark()) }, icon(isDark() ? "sun" : "moon")));
}

startTheme();
onTheme(drawTop);
onChange((kind) => { if (["world", "people", "eyes", "faults", "product", "connection"].includes(kind) && me()) drawTop(); });
drawTabs();
startChat(document.getElementById("chat"), openLink);
startPhones(document.getElementById("phones"), showTab);
startSwitches(document.getElementById("switches"));
follow();
