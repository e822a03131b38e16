/** A lesson as the pupil meets it: what is said now, what it points at, how it goes on. */

import { untrack } from "svelte";
import { announce } from "../../lib/words/announce.svelte";
import { sentences } from "../../lib/words/sentences";
import { t } from "../../lib/words/words";
import type { LessonView, MomentView } from "../../lib/wire";
import type { Play } from "../../table/play.svelte";
import { learned } from "../learned.svelte";
import { begun, isRight, meantNow, seenNow } from "./pencil/meaning";
import { pointed } from "./naming";
import { GO } from "./targets";

export interface Slip {
  kind: "say" | "wrong" | "right";
  text: string;
  things: readonly string[];
  /** What the move itself needs, once all that is pointed at was touched. */
  needs?: readonly string[];
  /** Spoken of, too: lit, and nothing lies over it. */
  see: readonly string[];
  /** It waits to be read; else for a move. */
  isRead: boolean;
  /** Numbers to be compared. */
  cases?: readonly string[];
}

/** After so many wrong tries the move is shown. */
const PATIENCE = 2;

/** It is read, and goes on by its own button. */
const read = (text: string): Slip => ({ kind: "say", text, things: [], see: [], isRead: true });

/** The main button is what is left. */
const pressed = (text: string): Slip => ({
  kind: "say",
  text,
  things: [GO],
  see: [],
  isRead: false,
});

export class Teaching {
  readonly #play: Play;
  /** How far one has looked, among moments that are only looked at. */
  #looked = $state(0);
  #praised = $state("");
  #wrong = $state.raw({ at: -1, text: "", tries: 0 });

  readonly lesson: LessonView = $derived.by(() => this.#play.live.table?.lesson as LessonView);
  readonly #praise: string = $derived.by(() =>
    this.lesson.praise ? `${this.lesson.at} ${this.lesson.praise.id}` : "",
  );
  readonly isPraised: boolean = $derived.by(
    () => this.#praise !== "" && this.#praise !== this.#praised,
  );
  readonly look: number = $derived.by(() => Math.max(this.#looked, this.lesson.first));
  readonly isLooking: boolean = $derived.by(
    () => this.look < Math.min(this.lesson.at, this.lesson.moments.length),
  );
  readonly isFinished: boolean = $derived.by(
    () => this.lesson.at >= this.lesson.moments.length && !this.isPraised && !this.isLooking,
  );
  /** The moment that is on, counted from 1. */
  readonly step: number = $derived.by(() => {
    const at = this.isPraised ? this.lesson.first - 1 : this.isLooking ? this.look : this.lesson.at;
    return Math.max(1, Math.min(at + 1, this.lesson.moments.length));
  });
  readonly slip: Slip | null = $derived.by(() => this.#slip());
  /** What the slip points at, in words. */
  points = $state("");
  /** Another one whenever there is something else to hear. */
  readonly #heard: string = $derived.by(() =>
    this.slip ? JSON.stringify([this.slip.text, this.slip.things, this.#wrong.tries]) : "",
  );

  constructor(play: Play) {
    this.#play = play;
    this.#praised = this.#praise;
    this.#looked = this.lesson.first;
    // A refusal in the lesson's own words is its answer, not a failure.
    $effect(() => {
      const { trouble } = play.live;
      if (!trouble?.reason?.id.startsWith("lesson-")) return;
      const text = play.words.say(trouble.reason);
      untrack(() => this.#answer(text));
    });
    play.saysFirst = () => this.isPraised;
    $effect(() => {
      if (!this.isPraised) untrack(() => play.watching.release());
    });
    $effect(() => {
      if (this.#heard) void untrack(() => this.#speak());
    });
    $effect(() => {
      if (this.isFinished) learned.add(play.table.game, this.lesson.id);
    });
  }

  /** With the names of what is pointed at, unless something else is said by then. */
  async #speak(): Promise<void> {
    const { slip } = this;
    if (!slip) return;
    const heard = this.#heard;
    this.points = "";
    const points = await pointed(this.#play, [...slip.things, ...slip.see]);
    if (heard !== this.#heard) return;
    this.points = points;
    announce(sentences([slip.text, ...(slip.cases ?? []), points]));
  }

  #answer(text: string): void {
    const { at } = this.lesson;
    const tries = this.#wrong.at === at ? this.#wrong.tries + 1 : 1;
    this.#wrong = { at, text, tries };
    this.#play.live.trouble = null;
    this.#play.answered();
  }

  #slip(): Slip | null {
    const { lesson } = this;
    const play = this.#play;
    if (this.isPraised && lesson.praise)
      return { ...read(play.words.say(lesson.praise)), kind: "right" };
    if (play.watching.isOn || this.isFinished) return null;
    const moment = lesson.moments[this.isLooking ? this.look : lesson.at];
    if (!moment) return null;
    const text = play.words.say((!this.isLooking && lesson.say) || moment.words);
    const { point, see } = moment;
    if (this.isLooking) return { ...read(text), things: point, see };
    const cases = moment.cases.map((one) => play.words.say(one));
    return this.#act(text, moment, cases);
  }

  #act(text: string, moment: MomentView, cases: readonly string[]): Slip | null {
    const { lesson } = this;
    const play = this.#play;
    if (!play.isMyChoice && play.table.can_commit)
      return pressed(t("lesson-commit", { verb: t("table-done") }));
    if (!play.isMyChoice) return null;
    // First the dice fall: until they lie, nothing of it can be tapped.
    if (play.settling.isOn && !play.taps.length) return null;
    const { at, tries, text: wrong } = this.#wrong;
    const isWrong = at === lesson.at;
    // Where a single move is open, it lies there without a tap: the sentence comes all the same.
    const isOwn = play.taps.length > 0;
    // Nobody is sent to the button with a move that is refused there.
    const meant = play.preview && isRight(play.preview.move, moment.expect) ? play.preview : null;
    const verb = meant && play.words.say(meant.verb);
    const said = verb && isOwn ? t("lesson-write", { verb }) : text;
    const right = begun(play.choices, play.narrowed.remaining, moment.expect, play.taps);
    const see = seenNow(moment.see, play.choices, right, play.taps);
    const now = (things: readonly string[]) => meantNow(things, right, play.taps);
    const needs = now(lesson.shown);
    // While a move is on its way nothing is pointed at: nobody is asked for it twice.
    if (play.isSending) {
      const kind = isWrong && !verb ? "wrong" : "say";
      return { kind, text: kind === "wrong" ? wrong : said, things: [], see, isRead: false };
    }
    if (meant && play.canWrite) return pressed(said);
    if (isWrong) {
      const things = tries >= PATIENCE ? needs : now(lesson.point);
      return { kind: "wrong", text: wrong, things, needs, see, isRead: false };
    }
    return { kind: "say", text, things: now(lesson.point), needs, see, isRead: false, cases };
  }

  /** What was read is known. */
  goOn(): void {
    if (this.isPraised) this.#praised = this.#praise;
    else if (this.isLooking) this.#looked = this.look + 1;
  }

  /** To the next moment, whatever this one waits for. */
  async skip(): Promise<void> {
    if (this.isPraised || this.isLooking) return this.goOn();
    const play = this.#play;
    if (play.watching.isOn) return play.watching.skip();
    if (!play.isMyChoice && play.table.can_commit) return play.commit();
    if (this.lesson.move) await play.live.step(this.lesson.move);
    play.clear();
  }
}
