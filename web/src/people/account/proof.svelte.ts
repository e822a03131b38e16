/** Showing once more who one is, where an open page is not proof enough. */

import { Refusal } from "../../lib/api";

/** Somebody is asked: ``done`` says whether they showed it. */
class Proof {
  done: ((isProved: boolean) => void) | null = $state.raw(null);

  ask(): Promise<boolean> {
    return new Promise((resolve) => {
      this.done = (isProved) => {
        this.done = null;
        resolve(isProved);
      };
    });
  }
}

export const proof = new Proof();

/** Do something; if the server wants to know first who asks, ask, and do it again. */
export async function proven<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAsked = error instanceof Refusal && error.problem.code === "prove-first";
    if (isAsked && (await proof.ask())) return work();
    throw error;
  }
}
