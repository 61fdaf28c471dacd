/** One picture under the fingers: pinch, double tap and drag to look closer, swipe to turn or put away. */

const CLOSEST = 4;
const SWIPE = 60;

/**
 * Listen to the fingers on a stage and move its picture accordingly.
 * @param {HTMLElement} stage
 * @param {{ picture: () => HTMLElement | null, onTurn: (by: -1 | 1) => void, onAway: () => void }} how
 * @returns {{ closer(factor: number): void, reset(): void, stop(): void }}
 */
export function watchFingers(stage, how) {
  const fingers = /** @type {Map<number, { x: number, y: number }>} */ (new Map());
  const place = { scale: 1, x: 0, y: 0 };
  let start = { x: 0, y: 0, time: 0, apart: 0, scale: 1, many: false };
  let lastTap = { time: 0, x: 0, y: 0 };

  const draw = (soft = false) => {
    const picture = how.picture();
    if (!picture) return;
    picture.style.transition = soft ? "transform .2s ease-out" : "none";
    picture.style.transform = `translate(${place.x}px, ${place.y}px) scale(${place.scale})`;
  };
  const settle = () => {
    const room = (place.scale - 1) / 2;
    const far = { x: stage.clientWidth * room, y: stage.clientHeight * room };
    place.x = Math.max(-far.x, Math.min(far.x, place.x));
    place.y = Math.max(-far.y, Math.min(far.y, place.y));
    draw(true);
  };
  const scaleTo = (/** @type {number} */ scale, /** @type {{ x: number, y: number }} */ about) => {
    const next = Math.max(1, Math.min(CLOSEST, scale));
    const box = stage.getBoundingClientRect();
    const from = { x: about.x - box.left - box.width / 2, y: about.y - box.top - box.height / 2 };
    place.x = from.x - ((from.x - place.x) * next) / place.scale;
    place.y = from.y - ((from.y - place.y) * next) / place.scale;
    place.scale = next;
  };
  const begin = () => {
    const [one, two] = [...fingers.values()];
    start = { x: one.x, y: one.y, time: Date.now(), apart: two ? apart(one, two) : 0, scale: place.scale, many: start.many || !!two };
  };

  /** @param {PointerEvent} event */
  function down(event) {
    if (fingers.size === 0) start.many = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (event.isTrusted) stage.setPointerCapture(event.pointerId);
    begin();
  }
  /** @param {PointerEvent} event */
  function move(event) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    const [one, two] = [...fingers.values()];
    if (two && start.apart > 0) {
      scaleTo((start.scale * apart(one, two)) / start.apart, { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
    } else if (place.scale > 1) {
      place.x += now.x - before.x;
      place.y += now.y - before.y;
    } else if (!start.many) {
      place.x = now.x - start.x;
      place.y = Math.max(0, now.y - start.y);
    }
    draw();
  }
  /** @param {PointerEvent} event */
  function up(event) {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return begin();
    const gone = { x: event.clientX - start.x, y: event.clientY - start.y };
    const still = Math.abs(gone.x) < 10 && Math.abs(gone.y) < 10;
    if (place.scale === 1 && !start.many) {
      Object.assign(place, { x: 0, y: 0 });
      if (Math.abs(gone.x) > SWIPE && Math.abs(gone.x) > Math.abs(gone.y)) return how.onTurn(gone.x < 0 ? 1 : -1);
      if (gone.y > SWIPE * 1.5) return how.onAway();
    }
    if (still && !start.many && event.type === "pointerup") tap(event);
    settle();
  }
  /** @param {PointerEvent} event */
  function tap(event) {
    const near = apart(lastTap, { x: event.clientX, y: event.clientY }) < 40;
    const second = Date.now() - lastTap.time < 320 && near;
    lastTap = { time: second ? 0 : Date.now(), x: event.clientX, y: event.clientY };
    if (second) scaleTo(place.scale > 1 ? 1 : 2.5, { x: event.clientX, y: event.clientY });
  }
  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    scaleTo(place.scale * (event.deltaY < 0 ? 1.15 : 0.87), { x: event.clientX, y: event.clientY });
    settle();
  }

  const listeners = /** @type {[string, any][]} */ ([["pointerdown", down], ["pointermove", move], ["pointerup", up],
    ["pointercancel", up], ["wheel", wheel]]);
  listeners.forEach(([name, listener]) => stage.addEventListener(name, listener, { passive: false }));
  return {
    closer(factor) {
      const box = stage.getBoundingClientRect();
      scaleTo(place.scale * factor, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
      settle();
    },
    reset() {
      Object.assign(place, { scale: 1, x: 0, y: 0 });
      draw();
    },
    stop: () => listeners.forEach(([name, listener]) => stage.removeEventListener(name, listener)),
  };
}

/** @param {{ x: number, y: number }} one @param {{ x: number, y: number }} other */
function apart(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
