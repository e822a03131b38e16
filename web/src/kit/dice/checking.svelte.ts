/** The dice of a game, rolled again on this device as soon as its evidence is there. */

import { check, type Checked } from "../../lib/dice/check";
import type { Evidence, Story } from "../../lib/wire";

export class Checking {
  checked: Checked | null = $state.raw(null);

  constructor(evidence: () => Evidence | null, promised: () => string) {
    $effect(() => {
      const given = evidence();
      this.checked = null;
      if (given) void check(given, promised()).then((found) => (this.checked = found));
    });
  }

  /** Both have to agree: the server, and this device. */
  verdict(told: Story["verified"]): Story["verified"] {
    const own = this.checked?.verdict ?? "open";
    if (told === "no" || own === "no") return "no";
    return told === "yes" && own === "yes" ? "yes" : "open";
  }
}
