/** The games of a campaign as leaves along a path: played, being played, still to come. */

import { api, type GamePack } from "../../lib/api";
import { type Drawing, readDrawing } from "../../lib/paper/drawing";
import { preferences } from "../../lib/preferences.svelte";
import type { Page, Replay } from "../../lib/wire";
import { t } from "../../lib/words/words";
import type { Play } from "../play.svelte";

export interface Leg {
  number: number;
  state: "done" | "now" | "next" | "later";
  /** What the game calls it, where that is known. */
  name: string;
  points: number | null;
  /** What was written, through the eyes of the seat in the middle. */
  page: Page | null;
}

/** How far a campaign has come, or nothing where none is played. */
export function legOf(play: Play): string {
  const campaign = play.table.campaign;
  return campaign ? t("campaign-leg", { leg: campaign.leg, legs: campaign.legs }) : "";
}

export class Path {
  readonly #play: Play;
  /** Games that were put away, by number. */
  #earlier: Record<number, Replay> = $state.raw({});
  #pack: GamePack | null = $state.raw(null);

  readonly legs: Leg[] = $derived.by(() => {
    const count = this.#play.table.campaign?.legs ?? 0;
    return Array.from({ length: count }, (_, index) => this.#leg(index + 1));
  });
  /** Drawings that do not lie on the table any more. */
  readonly extra: Map<string, Drawing> = $derived.by(() => {
    const known = Object.entries(this.#pack?.drawings ?? {});
    const gone = known.filter(([name]) => !this.#play.drawings.has(name));
    return new Map(gone.map(([name, svg]) => [name, readDrawing(name, svg)]));
  });

  /** Call while a component is made: it asks for what is shown. */
  constructor(play: Play) {
    this.#play = play;
    const earlier = $derived((play.table.campaign?.leg ?? 1) - 1);
    $effect(() => {
      for (let number = 1; number <= earlier; number++) void this.#load(number);
    });
    $effect(() => {
      const pages = Object.values(this.#earlier).flatMap((replay) => this.#lastPage(replay) ?? []);
      const wanted = pages.map(({ drawing }) => drawing);
      if (wanted.length)
        void api.pack(play.table.game, preferences.language, wanted).then(
          (pack) => (this.#pack = pack),
          () => undefined,
        );
    });
  }

  drawing(page: Page): Drawing | undefined {
    return this.#play.drawing(page) ?? this.extra.get(page.drawing);
  }

  #leg(number: number): Leg {
    const { table, view, centre } = this.#play;
    const now = table.campaign?.leg ?? 0;
    const isOver = table.status === "over";
    if (number < now) return this.#put(number, this.#earlier[number]);
    if (number > now) {
      const state = isOver && number === now + 1 ? "next" : "later";
      return { number, state, name: "", points: null, page: null };
    }
    return {
      number,
      state: isOver ? "done" : "now",
      name: this.#named(table.options),
      points: isOver ? (view.result?.totals[centre] ?? null) : null,
      page: this.#play.page(centre) ?? null,
    };
  }

  #put(number: number, replay: Replay | undefined): Leg {
    return {
      number,
      state: "done",
      name: replay ? this.#named(replay.options) : "",
      points: replay?.result?.totals[this.#play.centre] ?? null,
      page: replay ? this.#lastPage(replay) : null,
    };
  }

  #named(options: Record<string, string>): string {
    const ids = Object.entries(options).map(([id, value]) => `option-${id}-${value}`);
    const known = ids.filter((id) => this.#play.words.has(id));
    return known.map((id) => this.#play.words.say(id)).join(", ");
  }

  #lastPage(replay: Replay): Page | null {
    const pages = replay.frames.flatMap((frame) => frame.pages);
    return pages.filter(({ seat }) => seat === this.#play.centre).at(-1) ?? null;
  }

  async #load(number: number): Promise<void> {
    if (this.#earlier[number]) return;
    try {
      const replay = await api.replay(this.#play.table.id, number);
      this.#earlier = { ...this.#earlier, [number]: replay };
    } catch {
      // The leaf stays without its picture.
    }
  }
}
