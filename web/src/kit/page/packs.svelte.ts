/** Drawings and words of one game in the reader's language; follows both. */

import { api, type GamePack, type Wanted } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";

/** The sheet of the usual options. */
const usual = (): Wanted => (pack) => [pack.sheet];

export class PackOf {
  /** The last one that came: it stays while another language is on its way. */
  value: GamePack | null = $state.raw(null);
  error: unknown = $state.raw(null);

  constructor(game: () => string | undefined, wanted: () => Wanted = usual) {
    $effect(() => {
      const [id, language] = [game(), preferences.language];
      if (!id) return;
      let isWanted = true;
      api.pack(id, language, wanted()).then(
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
