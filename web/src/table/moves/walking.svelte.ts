/** Several steps at once: a tap on where they lead shows the way, a second thought sends it. */

import { announce } from "../../lib/words/announce.svelte";
import { sentences } from "../../lib/words/sentences";
import type { Mark, Route } from "../../lib/wire";
import type { Play } from "../play.svelte";

export class Walking {
  readonly #play: Play;
  #picked = $state.raw({ key: "", spot: "" });

  constructor(play: Play) {
    this.#play = play;
  }

  /** The way that is shown. */
  get route(): Route | null {
    const { key, spot } = this.#picked;
    return key === this.#play.key ? this.#to(spot) : null;
  }

  /** Its steps, numbered; a game may draw its own ``step-<number>``. */
  get marks(): Mark[] {
    return (this.route?.steps ?? []).flatMap(({ spots }, index) => {
      const own = `step-${index + 1}`;
      const glyph = own in this.#play.pack.glyphs ? own : "ring";
      return spots[0] ? [{ spots: [spots[0]], glyph, text: "" }] : [];
    });
  }

  /** Does a way lead there? Then it is shown. */
  show(spot: string): boolean {
    const route = this.#to(spot);
    if (!route) return false;
    this.#play.clear();
    this.#picked = { key: this.#play.key, spot };
    announce(sentences(route.steps.map((step) => this.#play.spoken(step))));
    return true;
  }

  stop(): void {
    if (this.#picked.spot) this.#picked = { key: "", spot: "" };
  }

  /** Step by step, as long as each is taken. */
  async go(): Promise<void> {
    const steps = this.route?.steps ?? [];
    for (const { move } of steps) {
      await this.#play.live.step(move);
      if (this.#play.live.trouble) return;
    }
  }

  #to(spot: string): Route | null {
    return this.#play.view.routes.find((route) => route.spot === spot) ?? null;
  }
}
