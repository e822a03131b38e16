/** Why something did not fit: asked by a tap, answered by the rules, shown for a while. */

import { announce } from "../../lib/words/announce.svelte";
import type { Play } from "../play.svelte";

/** How long a “why not” stays in sight. */
const SAID = 7000;

interface Asked {
  key: string;
  sentence: string;
  /** As long as that is touched; else it goes by itself. */
  stays: boolean;
}
const UNASKED: Asked = { key: "", sentence: "", stays: false };

export class Doubt {
  readonly #play: Play;
  #asked: Asked = $state.raw(UNASKED);
  #questions = 0;

  /** Why the last tap fitted nothing. */
  readonly why: string = $derived.by(() =>
    this.#asked.key === this.#play.key ? this.#asked.sentence : "",
  );
  /** The same, to be shown where the finger is; what stays is shown by whoever asked. */
  readonly reason: string = $derived(this.#asked.stays ? "" : this.why);

  constructor(play: Play) {
    this.#play = play;
  }

  async ask(touched: string, stays: boolean): Promise<void> {
    const play = this.#play;
    if (play.isOnlooker) return;
    const question = ++this.#questions;
    const message = await play.live.why(touched);
    if (!message || question !== this.#questions) return;
    const sentence = play.words.say(message);
    const asked = { key: play.key, sentence, stays };
    this.#asked = asked;
    announce(sentence);
    if (stays) return;
    setTimeout(() => {
      if (this.#asked === asked) this.#asked = UNASKED;
    }, SAID);
  }

  /** What was asked no longer matters, nor what may still be answered. */
  drop(): void {
    this.#questions += 1;
    this.clear();
  }

  clear(): void {
    if (this.#asked !== UNASKED) this.#asked = UNASKED;
  }
}
