/** A replay as a film: whole sheets for every step, and where the turns and big moments are. */

import { markKey } from "../../lib/paper/marks";
import type { Frame, Message, News, Page, Replay } from "../../lib/wire";

export interface Flag {
  step: number;
  /** All that was worth a flag in this step. */
  news: readonly News[];
  /** The small drawing that stands for it. */
  sign: string;
}

export interface Tick {
  step: number;
  turn: number;
}

export interface Film {
  frames: readonly Frame[];
  /** All sheets after each step, in the order of their first appearance. */
  sheets: readonly (readonly Page[])[];
  /** The first step of each turn. */
  turns: readonly Tick[];
  flags: readonly Flag[];
  last: number;
}

export function filmOf(replay: Replay): Film {
  const { frames } = replay;
  return {
    frames,
    sheets: accumulate(frames),
    turns: turnsOf(frames),
    flags: flagsOf(frames),
    last: Math.max(0, frames.length - 1),
  };
}

/** A frame holds only the sheets that changed; the others stay as they were. */
function accumulate(frames: readonly Frame[]): Page[][] {
  let now: Page[] = [];
  return frames.map(({ pages }) => {
    const changed = new Map(pages.map((page) => [page.seat, page]));
    const kept = now.map((page) => changed.get(page.seat) ?? page);
    const fresh = pages.filter(({ seat }) => !now.some((page) => page.seat === seat));
    return (now = [...kept, ...fresh]);
  });
}

function turnsOf(frames: readonly Frame[]): Tick[] {
  return frames.flatMap(({ turn }, step) =>
    turn > 0 && turn !== frames[step - 1]?.turn ? [{ step, turn }] : [],
  );
}

/** News that bring points of their own, and what the table says but for rolls, are worth a flag. */
function flagsOf(frames: readonly Frame[]): Flag[] {
  return frames.flatMap(({ news }, step) => {
    const great = news.filter(
      ({ seat, message, sound }) =>
        "points" in message.args || (seat < 0 && step > 0 && sound !== "roll"),
    );
    const [first] = great;
    return first ? [{ step, news: great, sign: signOf(first) }] : [];
  });
}

/** Where news name a scoring line, its sign says more than that of the news. */
export function signOf({ message, sign }: News): string {
  const line = message.args.line;
  return isMessage(line) && line.id.startsWith("line-") ? line.id.slice("line-".length) : sign;
}

function isMessage(value: string | number | Message | undefined): value is Message {
  return typeof value === "object";
}

/** The spots of a seat's sheet that were written on in this very step. */
export function freshSpots(film: Film, step: number, seat: number): string[] {
  const find = (at: number) => film.sheets[at]?.find((page) => page.seat === seat);
  const [before, after] = [find(step - 1), find(step)];
  if (!before || !after || before === after) return [];
  const known = new Set(before.marks.map(markKey));
  const fresh = after.marks.filter((mark) => !known.has(markKey(mark)));
  return [...new Set(fresh.flatMap(({ spots }) => spots))];
}

/** The dice that lie on the table at a step: those of the last roll that was shown. */
export function diceAt(film: Film, step: number): Frame["tokens"] {
  return film.frames[diceStep(film, step)]?.tokens ?? [];
}

/** The step at which the dice lay as they are shown. */
export function diceStep(film: Film, step: number): number {
  const turn = film.frames[step]?.turn;
  for (let at = step; at >= 0 && film.frames[at]?.turn === turn; at--)
    if (film.frames[at]?.tokens.length) return at;
  return step;
}

/** A turn as the log tells it. */
export interface Chapter {
  turn: number;
  /** Its first step. */
  step: number;
  active: number;
  dice: Frame["tokens"];
  entries: readonly { step: number; news: News }[];
}

export function chaptersOf(film: Film): Chapter[] {
  const starts = film.frames.flatMap(({ turn }, step) =>
    turn !== film.frames[step - 1]?.turn ? [step] : [],
  );
  const chapters = starts.map((start, index) => {
    const end = (starts[index + 1] ?? film.frames.length) - 1;
    const frames = film.frames.slice(start, end + 1);
    return {
      turn: film.frames[start]?.turn ?? 0,
      step: start,
      active: film.frames[start]?.active ?? -1,
      dice: diceAt(film, end),
      entries: frames.flatMap(({ news }, index) =>
        news.map((one) => ({ step: start + index, news: one })),
      ),
    };
  });
  return chapters.filter(({ entries }) => entries.length);
}

/** How many points a seat's sheet gained in this step. */
export function gainAt(film: Film, step: number, seat: number): number {
  const total = (at: number) => film.sheets[at]?.find((page) => page.seat === seat)?.total ?? 0;
  return step > 0 ? total(step) - total(step - 1) : 0;
}

/** The turn shown at a step, and how many there are. */
export function turnAt(film: Film, step: number): { turn: number; of: number } {
  return { turn: film.frames[step]?.turn ?? 0, of: film.turns.at(-1)?.turn ?? 0 };
}
