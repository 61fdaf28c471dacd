/** Light or dark, for the page and for what Telegram tells the phones. */

const LIGHT = {
  bg_color: "#ffffff", text_color: "#000000", hint_color: "#707579", link_color: "#3390ec", button_color: "#3390ec",
  button_text_color: "#ffffff", secondary_bg_color: "#f4f4f5", header_bg_color: "#ffffff", accent_text_color: "#3390ec",
  section_bg_color: "#ffffff", section_header_text_color: "#707579", section_separator_color: "#dfe1e5",
  subtitle_text_color: "#707579", destructive_text_color: "#e53935", bottom_bar_bg_color: "#ffffff",
};
const DARK = {
  bg_color: "#212121", text_color: "#ffffff", hint_color: "#aaaaaa", link_color: "#8774e1", button_color: "#8774e1",
  button_text_color: "#ffffff", secondary_bg_color: "#0f0f0f", header_bg_color: "#212121", accent_text_color: "#8774e1",
  section_bg_color: "#212121", section_header_text_color: "#aaaaaa", section_separator_color: "#303030",
  subtitle_text_color: "#aaaaaa", destructive_text_color: "#ff595a", bottom_bar_bg_color: "#212121",
};

const wishes = new Set();

/** Whether it is dark now. */
export function isDark() {
  return document.documentElement.dataset.theme === "dark";
}

/** The colours a Telegram client tells a mini-app. */
export function themeParams() {
  return isDark() ? DARK : LIGHT;
}

/** Call back when it changes. */
export function onTheme(listener) {
  wishes.add(listener);
}

/** @param {boolean} dark */
export function setDark(dark) {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  for (const listener of wishes) listener();
}

/** As the address (`?theme=dark`) or else the machine says. */
export function startTheme() {
  const wanted = new URLSearchParams(location.search).get("theme");
  setDark(wanted ? wanted === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
}
