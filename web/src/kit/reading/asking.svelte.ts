/** “What is this?”: by a long press, a right click or a key; and where the last finger was. */

import { boxOf } from "../../lib/screen/boxes";
import type { Box } from "../../lib/paper/drawing";
import type { About } from "../../lib/wire";
import type { Legible } from "./legible";
import { type Thing, thingAt } from "./things";

/** Held for so long it is a question, in milliseconds. */
const LONG = 450;
/** Farther than that is a drag, in pixels. */
const STILL = 10;

export class Asking {
  /** What is being explained; `isPointed`: asked by finger or mouse. */
  answer: { thing: Thing; about: About; isPointed?: boolean } | null = $state.raw(null);
  /** Where the last tap was: reasons appear there. */
  touched: Box | null = $state.raw(null);

  readonly #book: Legible;
  #timer = 0;
  #down: { x: number; y: number } | null = null;
  /** A question was held: its end is no tap. */
  #isHeld = false;

  constructor(book: Legible) {
    this.#book = book;
  }

  /** Listens to the whole page, before anything else does. */
  listen(): () => void {
    const all = {
      pointerdown: (event: PointerEvent) => this.#pressed(event),
      pointermove: (event: PointerEvent) => this.#moved(event),
      pointerup: () => this.#stop(),
      pointercancel: () => this.#stop(),
      scroll: () => this.#stop(),
      click: (event: MouseEvent) => this.#clicked(event),
      contextmenu: (event: MouseEvent) => this.#turned(event),
      focusin: (event: FocusEvent) => this.#focused(event),
    };
    const entries = Object.entries(all) as [string, EventListener][];
    for (const [name, hear] of entries) addEventListener(name, hear, { capture: true });
    return () => {
      this.#stop();
      for (const [name, hear] of entries) removeEventListener(name, hear, { capture: true });
    };
  }

  /** What has the focus; false where nobody knows what that is. */
  askFocused(): boolean {
    const focused = document.activeElement;
    const thing = focused && thingAt(this.#book, focused);
    if (thing) void this.#ask(thing);
    return Boolean(thing);
  }

  /** About a spot that is only named, as from the sheet in words. */
  askSpot(sheet: number, id: string, from: Element): void {
    void this.#ask({ sheet, id, box: boxOf(from) });
  }

  /** About a rule that something on the screen speaks of. */
  askCard(card: string, from: Element): void {
    const thing = { sheet: this.#book.centre, id: "", box: boxOf(from) };
    const title = { id: `rules-${card}`, args: {} };
    this.answer = { thing, about: { title, rule: card, printed: [], written: [], worth: [] } };
  }

  close(): void {
    this.answer = null;
  }

  /** By a tap beside it: that is no tap on what lies there. */
  turnAway(): void {
    this.close();
    this.#isHeld = true;
  }

  async #ask(thing: Thing, isPointed = false): Promise<void> {
    const about = await this.#book.explain(thing.sheet, thing.id);
    if (about) this.answer = { thing, about, isPointed };
  }

  #pressed(event: PointerEvent): void {
    this.#isHeld = false;
    this.#stop();
    const { target, clientX: x, clientY: y } = event;
    if (this.answer || !(target instanceof Element) || !event.isPrimary) return;
    const thing = thingAt(this.#book, target, { x, y });
    this.#book.unask?.();
    this.touched = thing?.box ?? tapBox(target, x, y);
    if (!thing || event.button !== 0) return;
    this.#down = { x, y };
    this.#timer = window.setTimeout(() => {
      this.#isHeld = true;
      navigator.vibrate?.(10);
      void this.#ask(thing, true);
    }, LONG);
  }

  #moved({ clientX, clientY }: PointerEvent): void {
    const down = this.#down;
    if (down && Math.hypot(clientX - down.x, clientY - down.y) > STILL) this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#down = null;
  }

  #clicked(event: MouseEvent): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Fingers hold, mice turn to it with their other button. */
  #turned(event: MouseEvent): void {
    const { target, clientX: x, clientY: y } = event;
    const thing = target instanceof Element && thingAt(this.#book, target, { x, y });
    if (!thing) return;
    event.preventDefault();
    if (!this.#isHeld) void this.#ask(thing, true);
  }

  #focused({ target }: FocusEvent): void {
    // Something may take the focus while the page is drawn: nothing is asked or told then.
    queueMicrotask(() => {
      if (this.answer || !(target instanceof Element)) return;
      if (!target.matches(":focus-visible")) return;
      this.touched = thingAt(this.#book, target)?.box ?? boxOf(target);
    });
  }
}

/** A button as a whole; elsewhere a fingertip. */
function tapBox(target: Element, x: number, y: number): Box {
  const button = target.closest("button, a, [role=button]");
  return button ? boxOf(button) : { x: x - 12, y: y - 12, width: 24, height: 24 };
}
