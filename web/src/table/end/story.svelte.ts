/** What the server tells about a game that is over: its moments, and whether the dice were true. */

import { at } from "../../lib/base";
import { api } from "../../lib/api";
import type { Evidence, Moment, Story } from "../../lib/wire";
import type { Play } from "../play.svelte";

export class Told {
  readonly #play: Play;
  #story: Story | null = $state.raw(null);
  /** Whether all is there that will come. */
  isTold = $state(false);

  readonly verified: Story["verified"] = $derived(this.#story?.verified ?? "open");
  readonly evidence: Evidence | null = $derived(this.#story?.evidence ?? null);
  readonly moments: Moment[] = $derived(this.#story?.moments ?? []);

  constructor(play: Play) {
    this.#play = play;
    api
      .story(play.table.id)
      .then(
        (story) => (this.#story = story),
        () => undefined, // the page stands without it
      )
      .finally(() => (this.isTold = true));
  }

  /** Who and what: all that the log tells about it, or at least where it counts. */
  words({ seat, news, line }: Moment): { who: string; what: string } {
    const what = news.map(({ message }) => this.#play.words.say(message)).join(", ");
    const who = seat >= 0 ? this.#play.name(seat) : "";
    return { who: what.includes(who) ? "" : who, what: what || this.#play.line(line) };
  }

  /** The replay of this very game, also when the next one of the campaign is on. */
  address(moment?: Moment): string {
    const { id, campaign } = this.#play.table;
    const query = new URLSearchParams();
    if (campaign) query.set("leg", `${campaign.leg}`);
    if (moment && moment.seat >= 0) query.set("seat", `${moment.seat + 1}`);
    const asked = query.size ? `?${query}` : "";
    return at(`/replay/${id}${asked}${moment ? `#${moment.step}` : ""}`);
  }
}
