/**
 * What small steps wrote goes elsewhere: tapped and tapped there, dragged, or by keys.
 * On a place that is taken already the two change places.
 */

import { announce } from "../../lib/words/announce.svelte";
import type { Choice } from "../../lib/wire";
import { t } from "../../lib/words/words";
import type { Play } from "../play.svelte";

/** A finger trembles; less than this is a tap. */
const TREMBLE = 8;

export class Shifting {
  readonly #play: Play;
  #held = $state("");
  x = $state(0);
  y = $state(0);
  /** Is it under the finger, off its place? */
  isCarried = $state(false);
  #start = { x: 0, y: 0 };

  /** Steps that may go elsewhere, by their spot. */
  readonly steps: ReadonlyMap<string, Choice> = $derived.by(() => {
    const { view, live } = this.#play;
    const found = live.isUp ? view.steps.filter(isFree) : [];
    return new Map(found.map((step) => [step.spots[0] ?? "", step]));
  });
  /** Where the one in hand lies. */
  readonly held: string = $derived(this.steps.has(this.#held) ? this.#held : "");
  /** Where it may go. */
  readonly aims: ReadonlySet<string> = $derived.by(() => {
    if (!this.held) return new Set();
    const open = this.#play.choices.filter(isFree).flatMap(({ spots }) => spots);
    return new Set([...open, ...this.steps.keys()].filter((spot) => spot !== this.held));
  });

  constructor(play: Play) {
    this.#play = play;
  }

  /** What is written in the one in hand. */
  get text(): string {
    return this.steps.get(this.held)?.marks.find(({ text }) => text)?.text ?? "";
  }

  /** A tap takes one in hand, puts it down or lets it go; true if it meant that. */
  take(spot: string): boolean {
    if (this.aims.has(spot)) void this.#put(spot);
    else if (spot === this.held) this.drop();
    else if (!this.held && this.steps.has(spot)) this.#hold(spot);
    else return this.drop();
    return true;
  }

  /** Out of hand; nothing is moved. */
  drop(): false {
    this.#held = "";
    return false;
  }

  lift(event: PointerEvent, spot: string): void {
    if (event.button !== 0 || !this.steps.has(spot)) return;
    this.#start = { x: event.clientX, y: event.clientY };
    const moved = (move: PointerEvent) => this.#move(move, spot);
    const ended = (end: PointerEvent) => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", ended);
      removeEventListener("pointercancel", ended);
      this.#end(end);
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", ended);
    addEventListener("pointercancel", ended);
  }

  /** The click that ends a drag is none. */
  get hasMoved(): boolean {
    return this.isCarried;
  }

  #hold(spot: string): void {
    this.#play.clear();
    this.#held = spot;
    announce(`${t("table-held-where", { text: this.text })} ${t("table-held")}`);
  }

  #move({ clientX, clientY }: PointerEvent, spot: string): void {
    [this.x, this.y] = [clientX, clientY];
    const way = Math.hypot(clientX - this.#start.x, clientY - this.#start.y);
    if (this.isCarried || way < TREMBLE) return;
    this.#hold(spot);
    this.isCarried = true;
  }

  #end({ type }: PointerEvent): void {
    if (!this.isCarried) return;
    setTimeout(() => (this.isCarried = false));
    const aim = type === "pointerup" ? this.#under() : "";
    if (aim) void this.#put(aim);
    else this.drop();
  }

  #under(): string {
    const found = document
      .elementsFromPoint(this.x, this.y)
      .map((element) => element.closest<SVGElement>("[data-spot]")?.dataset.spot ?? "");
    return found.find((spot) => this.aims.has(spot)) ?? "";
  }

  async #put(spot: string): Promise<void> {
    const from = this.held;
    this.drop();
    await this.#play.exchange(from, spot);
  }
}

/** One thing at one place, for itself. */
function isFree({ is_light, dice, spots, parts }: Choice): boolean {
  return is_light && dice.length === 1 && spots.length === 1 && !parts.length;
}
