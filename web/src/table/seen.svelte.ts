/** A table as somebody sees it: what lies there, and how it is called. Knows no game. */

import type { Legible } from "../kit/reading/legible";
import type { GamePack } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import { type Drawing, readDrawing } from "../lib/paper/drawing";
import type { Hand } from "../lib/paper/marks";
import type { Language } from "../lib/preferences.svelte";
import type {
  About,
  Choice,
  Mark,
  News,
  Page,
  Section,
  TableView,
  Tally,
  Token,
  View,
} from "../lib/wire";
import { distinct, tableName } from "../lib/words/names";
import { sentences } from "../lib/words/sentences";
import { gameWords, signed, type Words } from "../lib/words/words";
import { Watching } from "./seats/watch/watching.svelte";
import { wordsOf } from "./told/told";

export abstract class Seen implements Legible {
  readonly live: Live;
  readonly hand: Hand;
  readonly watching: Watching;
  #pack: GamePack = $state.raw() as unknown as GamePack;

  /** As far as it has been seen: what others did comes first. */
  readonly table: TableView = $derived.by(() => this.watching.table);
  readonly view: View = $derived(this.table.view as View);
  /** Their names; a string, so that nothing is read anew while they stay the same. */
  readonly #drawn: string = $derived(
    this.table.view?.pages.map(({ drawing }) => drawing).join(" ") ??
      Object.keys(this.#pack.drawings)[0] ??
      "",
  );
  /** Who sits where; those of the same name are told apart. */
  readonly names: string[] = $derived(
    distinct(
      this.table.seats.map((seat) => seat.name),
      this.table.mine,
    ),
  );
  /** What the table is called. */
  readonly title: string = $derived(tableName(this.table));
  readonly words: Words = $derived(
    gameWords(this.#pack.language as Language, this.#pack.words, this.names),
  );
  /** The drawings on the table; a game may have many more. */
  readonly drawings: Map<string, Drawing> = $derived.by(() => {
    const all = this.#pack.drawings;
    const used = new Set(this.#drawn.split(" "));
    return new Map(
      Object.keys(all)
        .filter((name) => used.has(name))
        .map((name) => [name, readDrawing(name, all[name] ?? "")]),
    );
  });

  readonly mySeat: number = $derived(this.table.seat);
  readonly isOnlooker: boolean = $derived(this.mySeat < 0);
  /** The sheet in the middle: one's own; for an onlooker the first. */
  readonly centre: number = $derived(Math.max(0, this.mySeat));
  /** What partners point at while they say something; a game may draw its own ``call-<seat>``. */
  readonly pointed: Mark[] = $derived.by(() =>
    [...this.live.voices].flatMap(([seat, { spots }]) => {
      const own = `call-${seat + 1}`;
      const glyph = own in this.#pack.glyphs ? own : "ring";
      return spots.map((spot) => ({ spots: [spot], glyph, text: "" }));
    }),
  );
  constructor(live: Live, pack: GamePack, hand: Hand) {
    this.live = live;
    this.#pack = pack;
    this.hand = hand;
    this.watching = new Watching(
      live,
      () => this.isCovered,
      (deed) => wordsOf(this, deed),
    );
  }

  /** Something lies over the table; what others did waits. */
  abstract get isCovered(): boolean;

  get pack(): GamePack {
    return this.#pack;
  }

  /** The same game in another language. */
  set pack(pack: GamePack) {
    this.#pack = pack;
  }

  // -- what is where ----------------------------------------------------------------

  page(seat: number): Page | undefined {
    return this.view.pages.find((page) => page.seat === seat);
  }

  drawing(page: Page): Drawing | undefined {
    return this.drawings.get(page.drawing);
  }

  name(seat: number): string {
    return this.words.name(seat);
  }

  face(token: Token): string {
    return this.words.say(`die-${token.die}`, { face: token.face });
  }

  /**
   * News as two parts: who (nothing where the sentence says it), and what. Where a bot did it
   * for somebody, what begins with the bot.
   */
  told(news: News): { who: string; what: string } {
    const what = this.words.say(news.message);
    const who = news.seat >= 0 ? this.name(news.seat) : "";
    if (what.includes(who)) return { who: "", what };
    return { who, what: news.by ? `${this.words.say(`bot-${news.by}`)} ${what}` : what };
  }

  line(id: string): string {
    return this.words.say(`line-${id}`);
  }

  /** A move as it is spoken: its label, its points, what else it brings. */
  spoken(choice: Choice): string {
    const points = choice.points
      ? this.words.say("points-change", {
          count: Math.abs(choice.points),
          points: signed(choice.points, true),
        })
      : "";
    return sentences([this.words.say(choice.label), points, this.notesOf(choice)]);
  }

  /** What is worth knowing about a move. In a lesson the teacher says it, when it is needed. */
  notesOf(choice: Choice | null): string {
    if (!choice || this.table.lesson) return "";
    return sentences(choice.notes.map((note) => this.words.say(note)));
  }

  // -- what can be read ---------------------------------------------------------------

  get game(): string {
    return this.table.game;
  }

  get pages(): Page[] {
    return this.view.pages;
  }

  get tallies(): Tally[] {
    return this.view.tallies;
  }

  get moment(): number {
    return this.live.table?.number ?? 0;
  }

  read(sheet: number): Promise<Section[]> {
    return this.live.read(sheet);
  }

  explain(sheet: number, thing: string): Promise<About | null> {
    return this.live.explain(sheet, thing);
  }

  /** Options that will change when the next turn begins, in words. */
  switches(): string[] {
    return this.table.switches
      .filter(({ now, next }) => now !== next)
      .map(({ id, next }) => {
        const [option, value] = [`option-${id}`, `option-${id}-${next}`];
        return `${this.words.say(option)}: ${this.words.say(value)}`;
      });
  }

  /** What went wrong, in the language of the table. */
  get trouble(): string {
    const found = this.live.trouble;
    if (!found) return "";
    if (found.reason) return this.words.say(found.reason);
    const known = `problem-${found.code}`;
    return this.words.has(known) ? this.words.say(known) : found.sentence;
  }
}
