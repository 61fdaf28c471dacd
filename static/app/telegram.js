/** The only file that speaks to Telegram's script: colours, insets, back button, touch. All of it may be missing. */
import { effect } from "../vendor/ui.js";
import { device, settings, sheet, unsent, viewer } from "./store.js";

/** @typedef {import("telegram-web-app").WebApp} WebApp */

const SCRIPT = "https://telegram.org/js/telegram-web-app.js";
const SMALLEST_HEIGHT = 120;

/** Load the script, which may never come, and use what it offers. */
export function meetTelegram() {
  if (window.Telegram?.WebApp) return begin(window.Telegram.WebApp);
  const script = document.createElement("script");
  script.src = SCRIPT;
  script.async = true;
  script.onload = () => window.Telegram?.WebApp && begin(window.Telegram.WebApp);
  document.head.append(script);
}

/** @param {WebApp} app */
function begin(app) {
  if (!app.initData && app.platform === "unknown") return;
  trying(() => app.ready());
  from(app, "7.7", () => app.disableVerticalSwipes());
  wear(app);
  measure(app);
  lend(app);
  app.onEvent("themeChanged", () => wear(app));
  for (const news of ["viewportChanged", "safeAreaChanged", "contentSafeAreaChanged"]) {
    app.onEvent(/** @type {"viewportChanged"} */ (news), () => measure(app));
  }
  from(app, "8.0", () => {
    app.onEvent("activated", () => dispatchEvent(new Event("fabulo-awake")));
    app.onEvent("deactivated", () => dispatchEvent(new Event("fabulo-asleep")));
  });
}

/** The client's colours, as far as ours stay readable. @param {WebApp} app */
function wear(app) {
  window.fabulo.dress(/** @type {Record<string, string>} */ (app.themeParams));
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const hex = `#${(paper.match(/\d+/g) ?? []).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  if (hex.length !== 7) return;
  from(app, "6.9", () => app.setHeaderColor(/** @type {`#${string}`} */ (hex)));
  from(app, "6.1", () => app.setBackgroundColor(/** @type {`#${string}`} */ (hex)));
  from(app, "7.10", () => app.setBottomBarColor(/** @type {`#${string}`} */ (hex)));
}

/** Heights that some clients report while a keyboard opens are nonsense, so small ones are not believed.
 * @param {WebApp} app
 */
function measure(app) {
  const root = document.documentElement.style;
  const height = app.viewportStableHeight;
  if (height >= SMALLEST_HEIGHT) root.setProperty("--height", `${height}px`);
  const sum = (/** @type {"top" | "bottom"} */ side) => (app.safeAreaInset?.[side] ?? 0) + (app.contentSafeAreaInset?.[side] ?? 0);
  root.setProperty("--safe-top", `max(env(safe-area-inset-top, 0px), ${sum("top")}px)`);
  root.setProperty("--safe-bottom", `max(env(safe-area-inset-bottom, 0px), ${sum("bottom")}px)`);
}

/** @param {WebApp} app */
function lend(app) {
  const feelings = {
    pick: () => app.HapticFeedback.selectionChanged(),
    tap: () => app.HapticFeedback.impactOccurred("light"),
    good: () => app.HapticFeedback.notificationOccurred("success"),
    bad: () => app.HapticFeedback.notificationOccurred("error"),
  };
  device.feel = (kind) => {
    if (!settings.value.silent) from(app, "6.1", feelings[kind]);
  };
  effect(() => {
    if (unsent.value) from(app, "6.2", () => app.enableClosingConfirmation());
    else if (app.isClosingConfirmationEnabled) from(app, "6.2", () => app.disableClosingConfirmation());
  });
  device.close = () => trying(() => app.close());
  const back = () => {
    if (viewer.value) viewer.value = null;
    else sheet.value = null;
  };
  from(app, "6.1", () => {
    app.BackButton.onClick(back);
    effect(() => {
      if (viewer.value || sheet.value) app.BackButton.show();
      else app.BackButton.hide();
    });
  });
}

/** @param {WebApp} app @param {string} version @param {() => void} use */
function from(app, version, use) {
  if (trying(() => app.isVersionAtLeast(version))) trying(use);
}

/** Clients differ in what throws: none of it may cost a move. @template Result @param {() => Result} use */
function trying(use) {
  try {
    return use();
  } catch {
    return null;
  }
}
