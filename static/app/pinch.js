/** One picture under the fingers: pinch, double tap and drag to look closer, swipe to turn or put away. */

const CLOSEST = 4;
const DOUBLE_TAP = 2.5;
const TAP_WITHIN = 320;
const SWIPE = 60;
const PUT_AWAY = 90;

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ picture: () => HTMLElement | null, onTurn: (by: -1 | 1) => void, onAway: () => void }} How */

/** Listens to the fingers on a stage and moves its picture accordingly. */
export class Fingers {
  /** @param {HTMLElement} stage @param {How} how */
  constructor(stage, how) {
    this.stage = stage;
    this.how = how;
    this.points = /** @type {Map<number, Point>} */ (new Map());
    this.place = { scale: 1, x: 0, y: 0 };
    this.start = { x: 0, y: 0, apart: 0, scale: 1 };
    this.several = false;
    this.lastTap = { time: 0, x: 0, y: 0 };
    /** @type {[string, (event: any) => void][]} */
    this.listeners = [
      ["pointerdown", (event) => this.down(event)],
      ["pointermove", (event) => this.move(event)],
      ["pointerup", (event) => this.up(event)],
      ["pointercancel", (event) => this.up(event)],
      ["wheel", (event) => this.wheel(event)],
    ];
    this.listeners.forEach(([name, listener]) => stage.addEventListener(name, listener, { passive: false }));
  }

  stop() {
    this.listeners.forEach(([name, listener]) => this.stage.removeEventListener(name, listener));
  }

  /** Zoom about the middle. @param {number} factor */
  closer(factor) {
    const box = this.stage.getBoundingClientRect();
    this.scaleTo(this.place.scale * factor, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    this.settle();
  }

  reset() {
    Object.assign(this.place, { scale: 1, x: 0, y: 0 });
    this.draw();
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.points.size === 0) this.several = false;
    this.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (event.isTrusted) this.stage.setPointerCapture(event.pointerId);
    this.begin();
  }

  begin() {
    const [one, two] = [...this.points.values()];
    this.several = this.several || two !== undefined;
    this.start = { ...one, apart: two ? apart(one, two) : 0, scale: this.place.scale };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.points.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.points.set(event.pointerId, now);
    const [one, two] = [...this.points.values()];
    if (two && this.start.apart > 0) {
      const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
      this.scaleTo((this.start.scale * apart(one, two)) / this.start.apart, middle);
    } else if (this.place.scale > 1) {
      this.place.x += now.x - before.x;
      this.place.y += now.y - before.y;
    } else if (!this.several) {
      this.place.x = now.x - this.start.x;
      this.place.y = Math.max(0, now.y - this.start.y);
    }
    this.draw();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.points.delete(event.pointerId)) return;
    if (this.points.size > 0) return this.begin();
    const gone = { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
    const alone = !this.several && event.type === "pointerup";
    if (alone && this.place.scale === 1) {
      Object.assign(this.place, { x: 0, y: 0 });
      if (Math.abs(gone.x) > SWIPE && Math.abs(gone.x) > Math.abs(gone.y)) return this.how.onTurn(gone.x < 0 ? 1 : -1);
      if (gone.y > PUT_AWAY) return this.how.onAway();
    }
    if (alone && Math.hypot(gone.x, gone.y) < 10) this.tap({ x: event.clientX, y: event.clientY });
    this.settle();
  }

  /** @param {Point} at */
  tap(at) {
    const second = Date.now() - this.lastTap.time < TAP_WITHIN && apart(this.lastTap, at) < 40;
    this.lastTap = { time: second ? 0 : Date.now(), ...at };
    if (second) this.scaleTo(this.place.scale > 1 ? 1 : DOUBLE_TAP, at);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.scaleTo(this.place.scale * (event.deltaY < 0 ? 1.15 : 0.87), { x: event.clientX, y: event.clientY });
    this.settle();
  }

  /** The point under the fingers stays under them. @param {number} scale @param {Point} about */
  scaleTo(scale, about) {
    const next = Math.max(1, Math.min(CLOSEST, scale));
    const box = this.stage.getBoundingClientRect();
    const from = { x: about.x - box.left - box.width / 2, y: about.y - box.top - box.height / 2 };
    this.place.x = from.x - ((from.x - this.place.x) * next) / this.place.scale;
    this.place.y = from.y - ((from.y - this.place.y) * next) / this.place.scale;
    this.place.scale = next;
  }

  /** Nothing is dragged out of the stage for good. */
  settle() {
    const room = (this.place.scale - 1) / 2;
    const far = { x: this.stage.clientWidth * room, y: this.stage.clientHeight * room };
    this.place.x = Math.max(-far.x, Math.min(far.x, this.place.x));
    this.place.y = Math.max(-far.y, Math.min(far.y, this.place.y));
    this.draw(true);
  }

  draw(soft = false) {
    const picture = this.how.picture();
    if (!picture) return;
    picture.style.transition = soft ? "transform .2s ease-out" : "none";
    picture.style.transform = `translate(${this.place.x}px, ${this.place.y}px) scale(${this.place.scale})`;
  }
}

/** @param {Point} one @param {Point} other */
function apart(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
