/** A button that copies: it always says what came of it. */

import { announce } from "../words/announce.svelte";
import { t } from "../words/words";
import { copy } from "./clipboard";

/** So long the button says that it is done, in milliseconds. */
const SAID = 2500;

/** What the browser does not let us copy: it is shown, for somebody to copy by hand. */
export const byHand = $state({ text: "" });

export class Copying {
  isDone = $state(false);
  #timer = 0;

  async copy(text: string, said = t("room-copied")): Promise<void> {
    clearTimeout(this.#timer);
    this.isDone = await copy(text);
    if (!this.isDone) {
      byHand.text = text;
      return;
    }
    announce(said);
    this.#timer = window.setTimeout(() => (this.isDone = false), SAID);
  }
}
