/** Builds elements; text only ever becomes text. */

/**
 * @param {string} what a tag with classes, such as "div.bubble.mine"
 * @param {Record<string, any> | null} [values] attributes; `on...` are listeners
 * @param {...any} children nodes or texts; empty ones are left out
 */
export function h(what, values, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") element.style.cssText = value;
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...there(children));
  return element;
}

/** Put these into an element in place of what was there; empty ones are left out. */
export function put(element, ...children) {
  element.replaceChildren(...there(children));
}

function there(children) {
  return children.flat(3).filter((child) => child !== null && child !== undefined && child !== false && child !== "");
}

const SHAPES = {
  send: "M3 11.5 21 3l-5 18-4.5-7.5zM11.5 13.5 21 3",
  attach: "M20 11.5 12 19.5a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 17.2a1.6 1.6 0 0 1-2.3-2.3l7.8-7.8",
  close: "M6 6l12 12M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  chat: "M4 5h16v11H10l-4.5 4V16H4z",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  switches: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
  plug: "M9 2.5V8M15 2.5V8M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21.5",
  pin: "M9 3h6l-1 6 4 4H6l4-4zM12 13v8",
  reply: "M10 5 4 11l6 6M4 11h9a7 7 0 0 1 7 7v1",
  add: "M12 5v14M5 12h14",
  out: "M8 16 17 7M9.5 7H17v7.5",
  play: "M8 5.5v13l11-6.5z",
  eye: "M2 12s3.7-6.5 10-6.5S22 12 22 12s-3.7 6.5-10 6.5S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  down: "M6 9.5l6 6 6-6",
};

/** @param {keyof typeof SHAPES} name */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

const HUES = [8, 28, 130, 172, 205, 265, 325];

/** The colour of an account's name and picture. @param {number} id */
export function hue(id) {
  return HUES[Math.abs(id) % HUES.length];
}

/** The round picture of an account: its initials. @param {{ id: number, name: string, bot?: boolean }} account */
export function face(account) {
  const initials = account.name.split(/\s+/).slice(0, 2).map((part) => [...part][0] ?? "").join("");
  if (account.bot) {
    return h("img.face.bot-face", { src: "/page/mark.svg", alt: "" });
  }
  return h("span.face", { style: `--hue:${hue(account.id)}`, "aria-hidden": "true" }, initials || "·");
}
