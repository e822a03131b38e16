import { describe, expect, it } from "vitest";
import type { Estimate } from "../wire";
import { inOrder, isRough, keepOrder, ofHundred, points, rowsOf } from "./worth";

function estimate(win: number, error: number, gap = 0): Estimate {
  const common = { move: String(win), score: 100 * win, score_error: error, reasons: [] };
  return { ...common, win, win_error: error, gap, gap_error: 0.05 };
}

function rows(...rows: Estimate[]) {
  return rowsOf({
    type: "hints",
    id: 1,
    number: 1,
    aim: "win",
    simulations: 9,
    rows,
    is_brief: false,
    strongest: "",
  });
}

describe("what moves are worth", () => {
  it("puts all bars on one scale", () => {
    const [first, last] = rows(estimate(0.7, 0.1), estimate(0.4, 0.1, 0.3));
    expect(first?.bar.to).toBeCloseTo(1);
    expect(last?.bar.from).toBeCloseTo(0);
    expect(first?.bar.at).toBeGreaterThan(last?.bar.to ?? 1);
  });

  it("says which moves may be as good as the best", () => {
    const close = rows(estimate(0.7, 0.1), estimate(0.66, 0.1, 0.04), estimate(0.4, 0.1, 0.3));
    expect(close.map(({ isClose }) => isClose)).toEqual([true, true, false]);
  });

  it("stays on its scale when all are equal", () => {
    const [only] = rows(estimate(0.5, 0));
    expect(only?.bar.at).toBeGreaterThanOrEqual(0);
    expect(only?.bar.to).toBeLessThanOrEqual(1);
  });

  it("writes numbers as exactly as they are known", () => {
    expect(ofHundred(0.62, 0.041)).toBe("62");
    expect(ofHundred(0.62, 0.12)).toBe("60");
    expect(ofHundred(0.62, 0.3)).toBe("60");
    expect(ofHundred(1, 0)).toBe("100");
    expect(points(84.26, 0.2, "en")).toBe("84.3");
    expect(points(84.26, 1.23, "en")).toBe("84");
    expect(points(-84.26, 0.1, "de")).toBe("−84,3");
    expect(points(-0.2, 1, "de")).toBe("0");
    expect(points(323.4, 15, "en")).toBe("325");
    expect(points(323.4, Infinity, "en")).toBe("320");
  });

  it("says about where the bar is wide", () => {
    expect([0.3, 4, 6, 40].map(isRough)).toEqual([false, false, true, true]);
  });

  it("keeps rows where they first stood, whichever is best now", () => {
    const early = rows(estimate(0.7, 0.1), estimate(0.6, 0.1, 0.1));
    const late = rows(estimate(0.6, 0.1), estimate(0.5, 0.1, 0.1), estimate(0.7, 0.1, 0.2));
    const order = keepOrder(
      keepOrder(
        [],
        early.map(({ estimate }) => estimate),
      ),
      late.map(({ estimate }) => estimate),
    );
    expect(order).toEqual(["0.7", "0.6", "0.5"]);
    const shown = inOrder(late, order);
    expect(shown.map(({ estimate }) => estimate.move)).toEqual(order);
    expect(shown.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  });
});
