/** What happens to somebody for the first time at a real table: one line says what it was. */

import { preferences } from "../lib/preferences.svelte";
import type { FirstInfo, News } from "../lib/wire";
import type { Play } from "../table/play.svelte";
import { KNOWN, learned } from "./learned.svelte";

/** So long it stays at least, whatever one taps; so long at most. In milliseconds. */
const LEAST = 2500;
const MOST = 14_000;
const HELD = "button.first:is(:hover, :focus-visible)";

/** The first one of a list of news that is somebody's own and new to them. */
export function firstOf(
  firsts: readonly FirstInfo[],
  news: readonly Pick<News, "seat" | "message" | "sign">[],
  seat: number,
  isKnown: (id: string) => boolean,
): FirstInfo | null {
  const own = news.filter((one) => one.seat === seat);
  const isNamed = ({ news: names }: FirstInfo) =>
    own.some(({ message, sign }) => names.includes(message.id) || names.includes(sign));
  return firsts.find((first) => isNamed(first) && !isKnown(`first-${first.id}`)) ?? null;
}

export class Firsts {
  readonly #play: Play;
  #line = $state("");
  #card = $state("");
  #since = 0;
  #timer = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** What there is to say; nothing once somebody goes on. */
  get line(): string {
    return this.#line;
  }

  /** The rule that tells more of it. */
  get card(): string {
    return this.#card;
  }

  /** News as they arrive: what is told of them, to be spoken as well. */
  hear(fresh: readonly News[]): string {
    const { table, pack, mySeat, words } = this.#play;
    if (!preferences.teaches || table.lesson || mySeat < 0) return "";
    if (learned.has(table.game, KNOWN)) return "";
    const found = firstOf(pack.firsts, fresh, mySeat, (id) => learned.has(table.game, id));
    if (!found) return "";
    learned.add(table.game, `first-${found.id}`);
    this.#card = found.card;
    this.#say(words.say(`first-${found.id}`));
    return this.#line;
  }

  /** Somebody taps on: it was read. */
  goOn(): void {
    if (Date.now() - this.#since > LEAST) this.#line = "";
  }

  #say(line: string): void {
    this.#line = line;
    this.#since = Date.now();
    clearTimeout(this.#timer);
    this.#wait();
  }

  /** It stays under a finger, a cursor or the focus. */
  #wait(): void {
    this.#timer = window.setTimeout(() => {
      if (document.querySelector(HELD)) this.#wait();
      else this.#line = "";
    }, MOST);
  }
}
