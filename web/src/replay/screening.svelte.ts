/** A game being leafed through: what lies on the table at this step, and in which words. */

import { base } from "../lib/base";
import { untrack } from "svelte";
import { announce } from "../lib/words/announce.svelte";
import { api, type GamePack } from "../lib/api";
import { readDrawing } from "../lib/paper/drawing";
import type { Hand } from "../lib/paper/marks";
import { distinct } from "../lib/words/names";
import { preferences } from "../lib/preferences.svelte";
import type { About, News, Page, Replay, Section } from "../lib/wire";
import { soundOf } from "../lib/sound/sound";
import { gameWords, signed, t } from "../lib/words/words";
import type { Position } from "../lessons/practising";
import { canShare, share } from "../lib/copying/clipboard";
import { Copying } from "../lib/copying/copying.svelte";
import { Asking } from "../kit/reading/asking.svelte";
import type { Legible } from "../kit/reading/legible";
import { chaptersOf, diceAt, diceStep, filmOf, freshSpots, gainAt, turnAt } from "./film/film";
import { Reel } from "./film/reel.svelte";

/** What was played, by whom, and where it can be had. */
export interface Shown {
  replay: Replay;
  pack: GamePack;
  hand: Hand;
  /** The table it was played at; empty for a record from a file. */
  table: string;
  title: string;
  /** Which game of a campaign it was, from 1; 0 for a game of its own. */
  leg: number;
  /** Whose sheet is asked for, from 1; 0: of whoever acts. */
  seat: number;
  /** Where the record can be had, and under which name. */
  record: { url: string; name: string };
  read: (step: number, sheet: number) => Promise<Section[]>;
  explain: (step: number, sheet: number, thing: string) => Promise<About>;
  onleave: (() => void) | undefined;
}

export class Screening implements Legible {
  readonly reel: Reel;
  readonly #shown: () => Shown;
  /** Whose sheet lies in the middle. */
  seat = $state(0);
  readonly copying = new Copying();
  hasMenu = $state(false);
  /** The sheet that is read in words. */
  reading: number | null = $state(null);
  readonly asking: Asking;
  /** Nobody sits here. */
  readonly mySeat = -1;

  readonly film = $derived.by(() => filmOf(this.shown.replay));
  readonly chapters = $derived(chaptersOf(this.film));
  readonly words = $derived.by(() =>
    gameWords(preferences.language, this.shown.pack.words, distinct(this.shown.replay.names)),
  );
  readonly drawings = $derived.by(() => {
    const used = new Set(this.film.sheets.flat().map(({ drawing }) => drawing));
    const all = Object.entries(this.shown.pack.drawings).filter(([name]) => used.has(name));
    return new Map(all.map(([name, svg]) => [name, readDrawing(name, svg)]));
  });
  readonly pages = $derived.by(() => this.film.sheets[this.step] ?? []);
  readonly main = $derived(this.pages.find((page) => page.seat === this.seat) ?? this.pages[0]);
  readonly others = $derived(this.pages.filter((page) => page !== this.main));
  readonly tokens = $derived.by(() => diceAt(this.film, this.step));
  readonly news = $derived.by(() => this.film.frames[this.step]?.news ?? []);
  readonly acting = $derived(this.news[0]?.seat ?? -1);
  readonly fresh = $derived.by(() =>
    this.main ? freshSpots(this.film, this.step, this.main.seat) : [],
  );
  readonly gain = $derived.by(() =>
    this.main && !this.main.badge ? gainAt(this.film, this.step, this.main.seat) : 0,
  );
  /** What has just happened, in sentences. */
  readonly now = $derived.by(() => {
    const { turn, of } = turnAt(this.film, this.step);
    const when = turn ? t("replay-turn", { turn, of }) : t("replay-before");
    return [when, ...this.news.map((one) => full(this.sentence(one)))].join(" ");
  });

  constructor(shown: () => Shown) {
    this.#shown = shown;
    this.reel = new Reel(
      () => this.film.last,
      () => announce(this.now),
    );
    this.asking = new Asking(this);
    this.#listen();
    const asked = untrack(() => this.shown.seat);
    if (asked) this.seat = asked - 1;
    else if (untrack(() => this.step)) this.#showActing();
  }

  get shown(): Shown {
    return this.#shown();
  }

  get step(): number {
    return this.reel.step;
  }

  // -- what can be read ---------------------------------------------------------------

  get game(): string {
    return this.shown.replay.game;
  }

  get pack(): GamePack {
    return this.shown.pack;
  }

  get hand(): Hand {
    return this.shown.hand;
  }

  get centre(): number {
    return this.main?.seat ?? 0;
  }

  get moment(): number {
    return this.step;
  }

  read(sheet: number): Promise<Section[]> {
    return this.shown.read(this.step, sheet);
  }

  /** Dice lie there longer than they are on the table. */
  async explain(sheet: number, thing: string): Promise<About | null> {
    const step = thing.startsWith("token-") ? diceStep(this.film, this.step) : this.step;
    return this.shown.explain(step, sheet, thing).catch(() => null);
  }

  /** The sheet in the middle, in words. */
  readAloud(): void {
    this.hasMenu = false;
    this.reading = this.centre;
  }

  /** A great moment, on the sheet where it happened. */
  showMoment = (step: number): void => {
    this.reel.byHand(step);
    this.#showActing();
  };

  #showActing(): void {
    const seat = untrack(() => this.acting);
    if (seat >= 0) this.seat = seat;
  }

  /** One step on is heard as it was at the table; a leap, or a step back, is not. */
  #listen(): void {
    let before = this.step;
    $effect(() => {
      const heard = [...this.news.map(({ sound }) => sound), this.isOver ? "win" : ""] as const;
      if (this.step === before + 1) soundOf(heard);
      before = this.step;
    });
  }

  get isOver(): boolean {
    return this.shown.replay.result !== null && this.step === this.film.last;
  }

  /** "Ada wrote 8 on step 7", but not "Ada Ada starts". */
  sentence({ seat: who, message }: News): string {
    const said = this.words.say(message);
    const name = who >= 0 ? this.words.name(who) : "";
    return name && !said.startsWith(name) ? `${name} ${said}` : said;
  }

  name(page: Page): string {
    return page.seat >= 0 ? this.words.name(page.seat) : this.words.say("shared-sheet");
  }

  /** Where a seat stands, if that says more than its points; a shared sheet has none. */
  standing(page: Page): string {
    if (page.badge) return this.words.say(page.badge.words);
    return page.seat < 0 ? "" : signed(page.total);
  }

  /** Not where nothing is left to be played. */
  get canPractise(): boolean {
    return !this.isOver;
  }

  /** Where one would go on from here. */
  get position(): Position {
    const { replay, record, table, leg } = this.shown;
    const url = leg ? api.recordUrl(table, leg) : record.url;
    return {
      game: replay.game,
      record: async () => (await fetch(url, { credentials: "same-origin" })).text(),
      at: this.step,
      seats: replay.names.length,
      seat: Math.max(0, this.centre),
    };
  }

  async shareMoment() {
    const { table, title, leg } = this.shown;
    const link = `${location.origin}${base}/replay/${table}${leg ? `?leg=${leg}` : ""}#${this.step}`;
    if (canShare) return share(title, this.now, link);
    return this.copying.copy(link, t("replay-shared"));
  }
}

function full(said: string): string {
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
