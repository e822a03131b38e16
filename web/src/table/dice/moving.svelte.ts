/**
 * Something under the finger on its way elsewhere: a die to a place or a spot, a piece
 * to a spot. What it hangs over is picked, so its price is seen before it is let go.
 */

import type { Tap } from "../../lib/moves/narrow";
import { wayTo } from "../../lib/moves/places";
import type { Choice, Token } from "../../lib/wire";
import type { Play } from "../play.svelte";

/** A finger trembles; less than this is a tap. */
const TREMBLE = 8;

export class Moving {
  readonly #play: Play;
  /** The die that is carried; nothing for a piece. */
  die: Token | null = $state.raw(null);
  /** Where a piece is carried from. */
  origin = $state("");
  x = $state(0);
  y = $state(0);
  /** What it hangs over. */
  over: Tap | null = $state.raw(null);
  isMoved = $state(false);
  #start = { x: 0, y: 0 };

  constructor(play: Play) {
    this.#play = play;
  }

  get isOn(): boolean {
    return this.isMoved && (this.die !== null || this.origin !== "");
  }

  liftDie(event: PointerEvent, token: Token): void {
    if (this.#movesOf(token.id).length) this.#lift(event, token, "");
  }

  liftPiece(event: PointerEvent, origin: string): void {
    this.#lift(event, null, origin);
  }

  /** A click that ends a drag is none. */
  hasMoved(): boolean {
    const moved = this.isMoved;
    this.isMoved = false;
    return moved;
  }

  /** Send a die on its way: who says where it goes means it. */
  async send(choice: Choice, die: string): Promise<void> {
    const place: Tap = { kind: "place", id: choice.place };
    await this.#play.pick([{ kind: "die", id: die }, place]);
    if (this.#play.preview?.move === choice.move) await this.#play.confirm();
  }

  #lift(event: PointerEvent, die: Token | null, origin: string): void {
    if (event.button !== 0 || !this.#play.isMyChoice) return;
    this.#start = { x: event.clientX, y: event.clientY };
    Object.assign(this, { die, origin, over: null, isMoved: false });
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#drop, { once: true });
    addEventListener("pointercancel", this.#end, { once: true });
  }

  #move = (event: PointerEvent) => {
    this.x = event.clientX;
    this.y = event.clientY;
    const way = Math.hypot(this.x - this.#start.x, this.y - this.#start.y);
    if (!this.isMoved && way < TREMBLE) return;
    this.isMoved = true;
    const over = this.#under();
    if (over?.id === this.over?.id) return;
    this.over = over;
    void this.#play.pick(this.#taps());
  };

  #drop = () => {
    const { die, over } = this;
    const isMoved = this.isMoved;
    this.#end();
    if (!isMoved) return;
    if (!over) return this.#play.clear();
    const way = die && over.kind === "place" && wayTo(die.id, over.id, this.#play.choices);
    if (way) void this.send(way, die.id);
    else if (this.#play.preview?.is_light) void this.#play.take(this.#play.preview);
  };

  #end = () => {
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#drop);
    removeEventListener("pointercancel", this.#end);
    Object.assign(this, { die: null, origin: "", over: null });
    setTimeout(() => (this.isMoved = false));
  };

  #taps(): Tap[] {
    const carried: Tap[] = this.die ? [{ kind: "die", id: this.die.id }] : [];
    return this.over ? [...carried, this.over] : carried;
  }

  /** The place or spot under the finger, if a move leads there. */
  #under(): Tap | null {
    for (const element of document.elementsFromPoint(this.x, this.y)) {
      const found = element.closest<HTMLElement | SVGElement>("[data-place], [data-spot]");
      const tap = found && tapOf(found);
      if (tap && this.#leadsTo(tap)) return tap;
    }
    return null;
  }

  #leadsTo({ kind, id }: Tap): boolean {
    const moves = this.die ? this.#movesOf(this.die.id) : this.#fromHere();
    return moves.some(({ place, spots }) => (kind === "place" ? place === id : spots.includes(id)));
  }

  #movesOf(die: string): Choice[] {
    return this.#play.choices.filter(({ dice }) => dice.flat().includes(die));
  }

  #fromHere(): Choice[] {
    return this.#play.choices.filter(({ origin }) => origin === this.origin);
  }
}

function tapOf({ dataset }: HTMLElement | SVGElement): Tap | null {
  if (dataset.place) return { kind: "place", id: dataset.place };
  return dataset.spot ? { kind: "spot", id: dataset.spot } : null;
}
