/** The host's page and what is done there: done, said, looked at again. */

import { Arriving } from "../kit/page/arrive.svelte";
import { sayProblem } from "../kit/page/say";
import { hosting } from "../lib/api";
import type { KeepersPage } from "../lib/wire";
import { alarm, announce } from "../lib/words/announce.svelte";

const LOOK_EVERY = 15_000;

export class Keeping {
  readonly page = new Arriving<KeepersPage>(hosting.page);
  /** What was just done, or why it was not. */
  said = $state("");
  isRefused = $state(false);
  isBusy = $state(false);
  #timer = 0;

  start(): () => void {
    this.#timer = window.setInterval(() => {
      if (document.visibilityState === "visible" && !this.isBusy) void this.page.again();
    }, LOOK_EVERY);
    return () => clearInterval(this.#timer);
  }

  /** Whether it was done. */
  async do(work: () => Promise<unknown>, sentence = ""): Promise<boolean> {
    this.isBusy = true;
    try {
      await work();
      this.#say(sentence, false);
      await this.page.again();
      return true;
    } catch (error) {
      this.#say(sayProblem(error), true);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #say(sentence: string, isRefused: boolean): void {
    this.said = sentence;
    this.isRefused = isRefused;
    if (sentence) (isRefused ? alarm : announce)(sentence);
  }
}
