/** Drawings and words of one game in the reader's language; follows both. */

import { api } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";
import type { Pack } from "../../lib/wire";

export class PackOf {
  /** The last one that came: it stays while another language is on its way. */
  value: Pack | null = $state.raw(null);
  error: unknown = $state.raw(null);

  constructor(game: () => string | undefined) {
    $effect(() => {
      const [id, language] = [game(), preferences.language];
      if (!id) return;
      let isWanted = true;
      api.pack(id, language).then(
        (pack) => {
          if (isWanted) [this.value, this.error] = [pack, null];
        },
        (error: unknown) => {
          if (isWanted) this.error = error;
        },
      );
      return () => (isWanted = false);
    });
  }
}
