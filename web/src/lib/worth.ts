/** What moves are worth, as they are shown: numbers with their errors, bars on one scale. */

import type { Estimate, Hints } from "./wire";

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
  /** Could be the best as well, as far as one knows. */
  isClose: boolean;
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
    return { estimate, value, error, bar, isClose: estimate.gap <= estimate.gap_error };
  });
}

function valueOf(estimate: Estimate, aim: Hints["aim"]): { value: number; error: number } {
  return aim !== "score"
    ? { value: estimate.win, error: estimate.win_error }
    : { value: estimate.score, error: estimate.score_error };
}

/** “62 ± 4 %”; an error that rounds to nothing is left out. */
export function percent(value: number, error: number): string {
  return `${around(value * 100, error * 100, 0)} %`;
}

/** “84.3 ± 1.2” */
export function points(value: number, error: number, language: string): string {
  return around(value, error, error < 10 ? 1 : 0, language);
}

function around(value: number, error: number, digits: number, language = "en"): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const said = format.format(Math.abs(value));
  const middle = value < 0 && /[1-9]/.test(said) ? `−${said}` : said;
  const width = format.format(error);
  return /[1-9]/.test(width) ? `${middle} ± ${width}` : middle;
}
