/** What moves are worth, as they are shown: numbers with their errors, bars on one scale. */

import type { Advice, Hints } from "./wire";

export interface Bar {
  /** All in 0 … 1 of the width. */
  at: number;
  from: number;
  to: number;
}

export interface Row {
  advice: Advice;
  value: number;
  error: number;
  bar: Bar;
  /** Could be the best as well, as far as one knows. */
  isClose: boolean;
}

export function rowsOf({ aim, hints }: Hints): Row[] {
  const values = hints.map((advice) => valueOf(advice, aim));
  const low = Math.min(...values.map(({ value, error }) => value - error));
  const high = Math.max(...values.map(({ value, error }) => value + error));
  const wide = Math.max(high - low, aim === "win" ? 0.02 : 1);
  const place = (value: number) => Math.min(1, Math.max(0, (value - low) / wide));
  return hints.map((advice, index) => {
    const { value, error } = values[index] ?? { value: 0, error: 0 };
    const bar = { at: place(value), from: place(value - error), to: place(value + error) };
    return { advice, value, error, bar, isClose: advice.gap <= advice.gap_error };
  });
}

function valueOf(advice: Advice, aim: Hints["aim"]): { value: number; error: number } {
  return aim === "win"
    ? { value: advice.win, error: advice.win_error }
    : { value: advice.score, error: advice.score_error };
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
