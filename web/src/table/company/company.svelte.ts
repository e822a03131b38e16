/** The people at the table: their time, who is away, what the others are asked about it. */

import { announce } from "../../lib/words/announce.svelte";
import { share, shortly, untilWhen } from "../../lib/people/clocks";
import { sound } from "../../lib/sound/sound";
import type { EndView, SeatView, TableView, VoteView } from "../../lib/wire";
import { t } from "../../lib/words/words";
import type { Play } from "../play.svelte";
import { listed } from "../waiting";
import { ServerTime } from "./servertime.svelte";
import { Telling } from "./telling.svelte";

const MINUTE = 60;
const HOUR = 3600;
/** One's own last seconds are said once more. */
const LAST = 10;

/** The clock of a seat as it is shown. */
export interface SeatTime {
  left: number;
  /** “0:48” */
  text: string;
  /** How full the glass is, 0 to 1. */
  share: number;
  isLow: boolean;
  isRunning: boolean;
}

/** What one is asked by the others: about an absent seat, or to end the game. */
export type Question =
  | { kind: "vote"; key: string; vote: VoteView }
  | { kind: "end"; key: string; ending: EndView; isMine: boolean };

export class Company {
  readonly #play: Play;
  readonly #time = new ServerTime();
  readonly telling: Telling;
  /** The question that somebody put aside. */
  #aside = $state("");
  /** The question that somebody wanted to see, though there is something to choose. */
  #wanted = $state("");
  /** The seat whose bot's moves are looked at; -1: none. */
  looksAt = $state(-1);
  #warned = new Set<string>();

  /** As it is now, also while others are watched. */
  readonly table: TableView = $derived.by(() => this.#play.live.table as TableView);
  readonly isByDay: boolean = $derived(this.table.pace.kind === "day");
  /** Seconds for each decision; 0 where no clock runs. */
  readonly step: number = $derived(this.table.pace.step ?? 0);
  readonly hasClocks: boolean = $derived(this.step > 0 && this.table.status === "playing");
  readonly question: Question | null = $derived.by(() => this.#question());
  /**
   * Asked now: not while there is something to choose, and not once it was put aside. A wish
   * to wait that ran out asks anew.
   */
  readonly isAsked: boolean = $derived.by(() => {
    const key = this.question?.key;
    if (!key || this.table.status !== "playing") return false;
    if (key === this.#wanted) return true;
    const isWaiting = this.table.vote?.choice === "wait" && this.question?.kind === "vote";
    return key !== this.#aside && !isWaiting && !this.#play.isMyChoice;
  });
  /** Whom the table waits for, but oneself. */
  readonly awaited: number[] = $derived.by(() =>
    (this.table.view?.waiting ?? []).filter((seat) => !this.table.mine.includes(seat)),
  );
  /** Why one waits, in a sentence or two; nothing where the prompt says all. */
  readonly story: string = $derived.by(() => this.#story());

  constructor(play: Play) {
    this.#play = play;
    this.telling = new Telling(play);
    if (play.live.table) this.#time.heed(play.live.table.now);
  }

  /** Call in a component: keeps time, and says what has to be heard. */
  follow(): void {
    $effect(() => this.#time.heed(this.table.now));
    $effect(() => (this.#isTicking ? this.#time.run() : undefined));
    $effect(() => this.#warn());
    $effect(() => this.#tellQuestion());
    this.telling.follow();
  }

  // -- seats --------------------------------------------------------------------------

  seat(number: number): SeatView | undefined {
    return this.table.seats[number];
  }

  /** The clock of a seat that has to decide; nothing where none runs. */
  timeOf(number: number): SeatTime | null {
    const clock = this.seat(number)?.clock;
    if (!clock) return null;
    const isRunning = clock.is_running && !this.table.pause;
    // Not from the deadline: quiet hours may lie between.
    const passed = isRunning ? this.#time.now - this.table.now : 0;
    const left = Math.max(0, clock.left - passed);
    return {
      left,
      text: shortly(left, this.isByDay),
      share: share(left, this.step),
      isLow: left < clock.low,
      isRunning,
    };
  }

  /** “until tomorrow 9:40” by the day, “0:48 left” else. */
  timeWords(number: number): string {
    const time = this.timeOf(number);
    if (!time) return "";
    if (!time.isRunning || !this.isByDay) return t("clock-left", { time: time.text });
    return t("clock-until", { when: this.#when(number) });
  }

  /** “on holiday”, “asleep”; nothing for who does not rest. */
  restWords(number: number): string {
    const rest = this.seat(number)?.rest;
    if (!rest) return "";
    return t(rest.is_holiday ? "rest-holiday" : "rest-quiet");
  }

  isAway(number: number): boolean {
    const seat = this.seat(number);
    return Boolean(seat && (seat.is_away || seat.is_vacant) && !seat.stands_in);
  }

  /** The bot that plays for the person there, in words. */
  standsIn(number: number): string {
    const bot = this.seat(number)?.stands_in;
    return bot ? t(`bot-${bot}`) : "";
  }

  /** “Ben has been away for 3 minutes.” */
  awayWords(number: number): string {
    const [seat, name] = [this.seat(number), this.#play.name(number)];
    if (seat?.is_vacant) return t("wait-left", { name });
    const since = seat?.away_since ?? 0;
    const gone = since && !this.isByDay ? this.#time.now - since : 0;
    if (gone >= 2 * HOUR) return t("wait-away-hours", { name, count: Math.floor(gone / HOUR) });
    return t("wait-away", { name, count: Math.max(0, Math.floor(gone / MINUTE)) });
  }

  /** Who may be nudged now, or was a moment ago. */
  get nudgeable(): { seat: number; isDone: boolean } | null {
    const found = this.awaited.find((seat) => this.seat(seat)?.can_nudge);
    if (found !== undefined) return { seat: found, isDone: false };
    const done = this.awaited.find((seat) => this.seat(seat)?.is_nudged);
    return done === undefined ? null : { seat: done, isDone: true };
  }

  /** There is something to do while one waits. */
  get canAct(): boolean {
    const isIdle = this.isByDay && this.awaited.length > 0;
    return isIdle || this.nudgeable !== null || (this.question !== null && !this.isAsked);
  }

  nudge(seat: number): Promise<unknown> {
    return this.#play.live.nudge(seat);
  }

  // -- questions ----------------------------------------------------------------------

  putAside(): void {
    this.#aside = this.question?.key ?? "";
    this.#wanted = "";
  }

  open(): void {
    this.#aside = "";
    this.#wanted = this.question?.key ?? "";
  }

  async vote(seat: number, choice: "bot" | "wait", bot = ""): Promise<void> {
    await this.#play.live.vote(seat, choice, bot);
    if (choice === "wait") this.#wanted = "";
  }

  #question(): Question | null {
    const { vote, ending, mine } = this.table;
    if (vote?.is_asked) return { kind: "vote", key: `vote ${vote.seat} ${vote.since}`, vote };
    if (!ending || !mine.length) return null;
    const isMine = ending.by.some((seat) => mine.includes(seat));
    return { kind: "end", key: `end ${ending.by.join()}`, ending, isMine };
  }

  // -- what is said -------------------------------------------------------------------

  #story(): string {
    const { table } = this;
    if (table.status !== "playing" || !this.awaited.length) return "";
    const away = this.awaited.find((seat) => this.isAway(seat));
    if (away !== undefined) {
      const time = this.timeOf(away);
      const runs = time?.isRunning && !this.isByDay ? t("wait-clock", { time: time.text }) : "";
      return [this.awayWords(away), runs].filter(Boolean).join(" ");
    }
    const resting = this.awaited.find((seat) => this.seat(seat)?.rest);
    const rest = this.seat(resting ?? -1)?.rest;
    if (resting !== undefined && rest) {
      const when = untilWhen(rest.until, this.#time.now, rest.is_holiday);
      const name = this.#play.name(resting);
      return t(rest.is_holiday ? "wait-holiday" : "wait-quiet", { name, when });
    }
    const timed = this.awaited.filter((seat) => this.timeOf(seat)?.isRunning);
    if (this.isByDay && timed.length) {
      const names = listed(timed.map((seat) => this.#play.name(seat)));
      return t("wait-until", { names, count: timed.length, when: this.#when(timed[0] ?? 0) });
    }
    const kept = table.seats.findIndex((_, seat) => this.standsIn(seat));
    if (kept < 0) return "";
    return t("wait-bot", { bot: this.standsIn(kept), name: this.#play.name(kept) });
  }

  #when(number: number): string {
    return untilWhen(this.seat(number)?.clock?.deadline ?? 0, this.#time.now);
  }

  get #isTicking(): boolean {
    const { status, seats } = this.table;
    return status === "playing" && seats.some(({ clock, is_away }) => clock?.is_running || is_away);
  }

  /** A low clock is said once; one's own last seconds, too. */
  #warn(): void {
    for (const [seat, { clock }] of this.table.seats.entries()) {
      const time = clock && this.timeOf(seat);
      if (!time?.isRunning || !time.isLow) continue;
      const isMine = this.table.mine.includes(seat);
      const isLast = isMine && time.left <= LAST;
      const key = `${this.table.stage} ${seat} ${isLast}`;
      if (this.#warned.has(key) || time.left <= 0) continue;
      this.#warned.add(key);
      const said = this.isByDay ? time.text : shortly(Math.ceil(time.left));
      announce(
        isMine
          ? t("clock-low-yours", { time: said })
          : t("clock-low", { name: this.#play.name(seat), time: said }),
      );
      if (isMine) sound("low");
    }
  }

  /** The question is announced when it is first asked. */
  #told = "";
  #tellQuestion(): void {
    const { question } = this;
    if (!this.isAsked || !question || question.key === this.#told) return;
    this.#told = question.key;
    announce(this.titleOf(question));
  }

  titleOf(question: Question): string {
    if (question.kind === "end") {
      const names = listed(question.ending.by.map((seat) => this.#play.name(seat)));
      return question.isMine ? t("end-title-yours") : t("end-title", { name: names });
    }
    const { seat, is_once } = question.vote;
    const name = this.#play.name(seat);
    const title = is_once
      ? t("vote-title-slow", { name })
      : this.awayWords(seat).replace(/\.$/, "");
    return t("vote-told", { title, ask: is_once ? t("vote-ask-once") : t("vote-ask", { name }) });
  }
}
