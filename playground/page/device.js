/** A phone with the mini-app in a frame, spoken to by Telegram's web protocol: JSON texts through postMessage. */
import { ask } from "./dialogs.js";
import { h, icon } from "./dom.js";
import { onTheme, themeParams } from "./theme.js";

const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-downloads";
const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * The elements of a phone, ready to be put into the page.
 * @param {{ name: string, url: string, close: () => void, openLink: (link: string) => void }} what
 */
export function device({ name, url, close, openLink }) {
  const origin = new URL(url).origin;
  const frame = h("iframe.app", { src: url, title: name, allow: "clipboard-write; fullscreen", sandbox: SANDBOX });
  const backButton = h("button.round.device-back", { type: "button", "aria-label": "Back", hidden: true, onclick: () => tell("back_button_pressed") }, icon("back"));
  const closeButton = h("button.round", { type: "button", "aria-label": "Close the mini-app", onclick: () => leave() }, icon("close"));
  const menuButton = h("button.round", { type: "button", "aria-label": "Reload", onclick: reload }, icon("more"));
  const main = h("button.device-main", { type: "button", hidden: true, onclick: () => tell("main_button_pressed") });
  const second = h("button.device-main.second", { type: "button", hidden: true, onclick: () => tell("secondary_button_pressed") });
  const bar = h("footer.device-bar", { hidden: true }, second, main);
  const cover = h("div.device-cover", null, h("span.spinner"));
  const body = h("div.device", null,
    h("header.device-head", null, closeButton, backButton, h("b", { dir: "auto" }, name), menuButton),
    h("div.device-body", null, frame, cover), bar);
  const stored = new Map();
  let asksBeforeClosing = false;
  let hasSpoken = false;
  let hasScript = false;

  /** @param {string} eventType @param {object} [eventData] */
  function tell(eventType, eventData = {}) {
    if (hasSpoken) frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), origin);
  }

  function tellTheme() {
    tell("theme_changed", { theme_params: themeParams() });
  }

  function tellViewport() {
    tell("viewport_changed", { width: frame.clientWidth, height: frame.clientHeight, is_expanded: true, is_state_stable: true });
  }

  function reload() {
    cover.hidden = false;
    hasSpoken = false;
    frame.src = "about:blank";
    setTimeout(() => { frame.src = url; }, 30);
  }

  async function leave() {
    if (asksBeforeClosing) {
      const answer = await ask({ title: name, message: "Changes that you made may not be saved.", buttons: [{ id: "", text: "Stay" }, { id: "yes", text: "Close anyway", kind: "danger" }] });
      if (answer !== "yes") return;
    }
    close();
  }

  function setUp(button, data) {
    button.hidden = !data.is_visible;
    button.disabled = !data.is_active;
    button.classList.toggle("busy", Boolean(data.is_progress_visible));
    button.textContent = data.text ?? "";
    if (data.color) button.style.background = data.color;
    if (data.text_color) button.style.color = data.text_color;
    bar.hidden = main.hidden && second.hidden;
    requestAnimationFrame(tellViewport);
  }

  function colour(property, data) {
    const value = data.color ?? themeParams()[data.color_key];
    if (value) body.style.setProperty(property, value);
  }

  async function popup({ title, message, buttons = [] }) {
    const texts = { ok: "OK", close: "Close", cancel: "Cancel" };
    const answer = await ask({ title, message, buttons: buttons.map((button) => ({
      id: button.id || button.type || "-", text: button.text || texts[button.type] || "OK", kind: button.type === "destructive" ? "danger" : "primary" })) });
    const pressed = buttons.find((button) => (button.id || button.type || "-") === answer);
    tell("popup_closed", pressed ? { button_id: pressed.id } : {});
  }

  function shake({ type }) {
    if (type === "selection_change") return;
    body.classList.remove("buzzing");
    requestAnimationFrame(() => body.classList.add("buzzing"));
  }

  /** The cloud storage, kept as long as the phone is open. */
  function custom({ req_id, method, params }) {
    const results = {
      saveStorageValue: () => Boolean(stored.set(params.key, params.value)),
      getStorageValues: () => Object.fromEntries(params.keys.map((key) => [key, stored.get(key) ?? ""])),
      deleteStorageValues: () => params.keys.every((key) => stored.delete(key) || true),
      getStorageKeys: () => [...stored.keys()],
    };
    tell("custom_method_invoked", results[method] ? { req_id, result: results[method]() } : { req_id, error: "UNKNOWN_METHOD" });
  }

  const hears = {
    iframe_ready: () => { hasScript = true; tell("visibility_changed", { is_visible: true }); },
    web_app_ready: () => { cover.hidden = true; },
    web_app_request_theme: tellTheme,
    web_app_request_viewport: tellViewport,
    web_app_request_safe_area: () => tell("safe_area_changed", NO_INSETS),
    web_app_request_content_safe_area: () => tell("content_safe_area_changed", NO_INSETS),
    web_app_setup_back_button: (data) => { backButton.hidden = !data.is_visible; closeButton.hidden = data.is_visible; },
    web_app_setup_main_button: (data) => setUp(main, data),
    web_app_setup_secondary_button: (data) => setUp(second, data),
    web_app_setup_closing_behavior: (data) => { asksBeforeClosing = data.need_confirmation; },
    web_app_set_header_color: (data) => colour("--device-head", data),
    web_app_set_background_color: (data) => colour("--device-body", data),
    web_app_set_bottom_bar_color: (data) => colour("--device-bar", data),
    web_app_open_popup: popup,
    web_app_close: close,
    web_app_open_link: (data) => window.open(data.url, "_blank", "noopener"),
    web_app_open_tg_link: (data) => openLink(`https://t.me${data.path_full}`),
    web_app_trigger_haptic_feedback: shake,
    web_app_request_fullscreen: () => tell("fullscreen_failed", { error: "UNSUPPORTED" }),
    web_app_request_write_access: () => tell("write_access_requested", { status: "allowed" }),
    web_app_request_phone: () => tell("phone_requested", { status: "cancelled" }),
    web_app_read_text_from_clipboard: (data) => tell("clipboard_text_received", { req_id: data.req_id }),
    web_app_check_home_screen: () => tell("home_screen_checked", { status: "unsupported" }),
    web_app_send_prepared_message: () => tell("prepared_message_failed", { error: "UNSUPPORTED" }),
    web_app_invoke_custom_method: custom,
  };

  /** As in Telegram's clients, only the frame itself, at the mini-app's own origin, is heard. */
  function hear(event) {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    hasSpoken = true;
    const { eventType, eventData } = JSON.parse(event.data);
    hears[eventType]?.(eventData ?? {});
  }

  window.addEventListener("message", hear);
  const sizes = new ResizeObserver(tellViewport);
  sizes.observe(frame);
  frame.addEventListener("load", () => setTimeout(() => { cover.hidden = true; }, 1500));
  onTheme(tellTheme);
  return { body, hasScript: () => hasScript, end: () => { window.removeEventListener("message", hear); sizes.disconnect(); body.remove(); } };
}
