/**
 * What moves are worth, as they are shown: numbers as exact as they are known, bars on one
 * scale, rows that stay where they first stood while better numbers arrive.
 */

import type { Estimate, Hints } from "../wire";

export interface Bar {
  /** All in 0 … 1 of the width. */
  at: number;
  from: number;
  to: number;
}

export interface Row {
  estimate: Estimate;
  value: number;
  error: number;
  bar: Bar;
  isBest: boolean;
  /** Could be the best as well, as far as one knows. */
  isClose: boolean;
}

/** Moves in the order they were first seen in; what is new stands below. */
export function keepOrder(order: string[], rows: Pick<Estimate, "move">[]): string[] {
  return [...order, ...rows.map(({ move }) => move).filter((move) => !order.includes(move))];
}

export function inOrder(rows: Row[], order: string[]): Row[] {
  const place = ({ estimate }: Row) => order.indexOf(estimate.move);
  return [...rows].sort((one, other) => place(one) - place(other));
}

export function rowsOf({ aim, rows }: Hints): Row[] {
  const values = rows.map((estimate) => valueOf(estimate, aim));
  const low = Math.min(...values.map(({ value, error }) => value - error));
  const high = Math.max(...values.map(({ value, error }) => value + error));
  const wide = Math.max(high - low, aim !== "score" ? 0.02 : 1);
  const place = (value: number) => Math.min(1, Math.max(0, (value - low) / wide));
  return rows.map((estimate, index) => {
    const { value, error } = values[index] ?? { value: 0, error: 0 };
    const bar = { at: place(value), from: place(value - error), to: place(value + error) };
    const isClose = estimate.gap <= estimate.gap_error;
    return { estimate, value, error, bar, isBest: index === 0, isClose };
  });
}

function valueOf(estimate: Estimate, aim: Hints["aim"]): { value: number; error: number } {
  return aim !== "score"
    ? { value: estimate.win, error: estimate.win_error }
    : { value: estimate.score, error: estimate.score_error };
}

/** So many games of a hundred: “62”, or “60” where more is not known. */
export function ofHundred(value: number, error: number): string {
  return rounded(value * 100, Math.max(error * 100, 0.5), "en");
}

/** “84.3”, “84”, or “85”: as far as the error lets one see. */
export function points(value: number, error: number, language: string): string {
  return rounded(value, error, language);
}

/** Whether a number is so unsure that one had better say “about”. */
export function isRough(error: number): boolean {
  return stepOf(error) > 1;
}

/** What a number is rounded to: steps that the bar around it supports. */
function stepOf(error: number): number {
  if (error < 0.5) return 0.1;
  if (error < 5) return 1;
  return error < 20 ? 5 : 10;
}

function rounded(value: number, error: number, language: string): string {
  const step = stepOf(error);
  const digits = step < 1 ? 1 : 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const said = format.format(Math.abs(Math.round(value / step) * step));
  return value < 0 && /[1-9]/.test(said) ? `−${said}` : said;
}
