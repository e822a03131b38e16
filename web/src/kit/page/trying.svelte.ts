/** Something done by hand: once at a time, and in words what went wrong. */

import { sayProblem } from "./say";

export class Trying {
  isBusy = $state(false);
  trouble = $state("");

  /** Whether it was done; nothing else is begun while it is on its way. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    [this.isBusy, this.trouble] = [true, ""];
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = sayProblem(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
