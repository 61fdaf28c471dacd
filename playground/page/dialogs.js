/** Toasts, alerts and small questions. */
import { h } from "./dom.js";

/** A line that goes away by itself. @param {string} text @param {{ wrong?: boolean, who?: string }} [how] */
export function toast(text, how = {}) {
  const line = h(`p.toast${how.wrong ? ".wrong" : ""}`, { dir: "auto" }, how.who && h("b", null, how.who, " "), text);
  document.getElementById("toasts").append(line);
  setTimeout(() => line.classList.add("going"), 3600);
  setTimeout(() => line.remove(), 4000);
}

/**
 * A dialog with buttons; the answer is the pressed one's id, or null.
 * @param {{ title?: string, message?: string, buttons: { id: string, text: string, kind?: string }[], inside?: Node }} what
 */
export function ask({ title, message, buttons, inside }) {
  return new Promise((resolve) => {
    const dialog = h("dialog.ask", { onclose: () => { dialog.remove(); resolve(dialog.returnValue || null); } },
      title && h("h2", { dir: "auto" }, title),
      message && h("p", { dir: "auto" }, message),
      inside,
      h("div.ask-buttons", null, buttons.map((button) =>
        h(`button.ask-button.${button.kind ?? "plain"}`, { type: "button", onclick: () => dialog.close(button.id) }, button.text))));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** An alert with one button. @param {string} message @param {string} [title] */
export function tell(message, title) {
  return ask({ title, message, buttons: [{ id: "ok", text: "OK", kind: "primary" }] });
}

/** One line of text, or null. @param {string} title @param {string} [start] @param {Node[]} [more] */
export async function askLine(title, start = "", more = []) {
  const input = h("input.line", { value: start, maxlength: "60", "aria-label": title, dir: "auto" });
  const inside = h("div.ask-fields", null, input, more);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // or it presses the button that asked, to which the focus goes back
    input.closest("dialog").close("yes");
  });
  const answer = await ask({ title, inside, buttons: [{ id: "", text: "Cancel" }, { id: "yes", text: "OK", kind: "primary" }] });
  return answer === "yes" && input.value.trim() ? input.value.trim() : null;
}

/** A menu under a button. @param {Element} at @param {{ text: string, kind?: string, act: () => void }[]} items */
export function menu(at, items) {
  const place = at.getBoundingClientRect();
  const list = h("dialog.menu", { onclose: () => list.remove(), onclick: (event) => { if (event.target === list) list.close(); } },
    items.map((item) => h(`button.menu-item.${item.kind ?? "plain"}`, { type: "button", onclick: () => { list.close(); item.act(); } }, item.text)));
  document.body.append(list);
  list.showModal();
  const box = list.getBoundingClientRect();
  const left = Math.max(8, Math.min(place.left, innerWidth - box.width - 8));
  const below = place.bottom + box.height + 8 < innerHeight;
  list.style.left = `${left}px`;
  list.style.top = `${below ? place.bottom + 4 : Math.max(8, place.top - box.height - 4)}px`;
}

/** Do it, and say so when it does not work. @param {() => Promise<any>} what */
export async function attempt(what) {
  try {
    return await what();
  } catch (error) {
    toast(error.message, { wrong: true });
    return null;
  }
}
