/** Which leaf of one's sheet is shown; it turns to where something can be done. */

import { untrack } from "svelte";
import type { Box, Leaf } from "../../lib/paper/drawing";
import { leafFor, leavesOf } from "../../lib/screen/leaves";
import type { Sight } from "../sight.svelte";

export class Leafing {
  readonly #sight: Sight;
  #at = $state(0);
  /** Leaves are shown: keys may turn them. */
  isOn = $state(false);

  readonly all: Leaf[] = $derived.by(() =>
    this.#sight.drawing ? leavesOf(this.#sight.drawing) : [],
  );
  readonly at: number = $derived.by(() => Math.min(this.#at, Math.max(0, this.all.length - 1)));
  readonly leaf: Leaf | undefined = $derived.by(() => this.all[this.at]);
  readonly next: Leaf | undefined = $derived.by(() => this.all[(this.at + 1) % this.all.length]);

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  turn(by: number) {
    this.#at = (this.at + by + this.all.length) % this.all.length;
  }

  /** To be called once, while a layout with leaves is set up. */
  follow() {
    $effect(() => {
      this.isOn = true;
      return () => (this.isOn = false);
    });
    $effect(() => {
      void this.#sight.play.key;
      const wanted = this.#wanted();
      // A question that no spot answers is asked before the first leaf.
      const isElsewhere = !wanted.length && this.#sight.play.isMyChoice;
      untrack(() => (this.#at = isElsewhere ? 0 : leafFor(this.all, this.at, wanted)));
    });
  }

  #wanted(): Box[] {
    const { play, drawing } = this.#sight;
    const board = play.placing.board;
    const lying = (spots: Iterable<string>) =>
      [...spots].flatMap((id) => drawing?.spots.get(id)?.hit ?? []);
    // What is told is about where one stands; what comes next waits for the answer.
    if (play.noticing.notice) return lying([play.page(play.centre)?.anchor ?? ""]);
    const aims = lying(play.aims);
    if (aims.length) return aims;
    if (board) return [board.lattice.bounds];
    return lying(play.preview ? play.pickedSpots : play.litSpots);
  }
}
