import { expect, it } from "vitest";
import { fitted, type Hand, markKey, strokesAt, variantOf, writtenAt } from "./marks";

const box = { x: 10, y: 20, width: 40, height: 60 };
const hand: Hand = {
  variants: 2,
  pencil: "#333",
  faint: "#666",
  glyphs: {
    cross: [0, 1].map((turn) => [
      { d: `M0 ${turn}L100 100`, width: 10, opacity: 0.9 },
      { d: "M0 0L100 0L0 100Z", width: 1, opacity: 0.4, fill: true },
    ]),
  },
  text: {
    font: "Kalam",
    weight: 700,
    tall: 0.8,
    wide: 1,
    advance: 0.5,
    baseline: 0.34,
    variants: [
      { x: 0, y: 0, turn: 4 },
      { x: 0.1, y: 0, turn: -4 },
    ],
  },
};

it("chooses the variant as Python does", () => {
  expect(variantOf("cross", "spot-1")).toBe(1);
  expect(variantOf("text", "Ä-3")).toBe(5);
});

it("moves a stroke into a box", () => {
  expect(fitted("M0 50L100 50", box)).toBe("M10 50L50 50");
  expect(fitted("M-10 0.5Q50 50 100 100Z", box)).toBe("M6 20.3Q30 50 50 80Z");
});

it("gives the same strokes at the same spot", () => {
  const [line, coat] = strokesAt(hand, "cross", "here", box);
  expect(strokesAt(hand, "cross", "here", box)[0]).toEqual(line);
  expect(line?.width).toBe(4);
  expect(coat?.width).toBe(0);
  expect(strokesAt(hand, "unheard-of", "here", box)).toEqual([]);
});

it("writes as large as it fits", () => {
  expect(writtenAt(hand, "8", "here", box).size).toBe(48);
  expect(writtenAt(hand, "−100", "here", box).size).toBe(20);
  const wide = Math.abs(writtenAt(hand, "8", "here", box).turn);
  expect(Math.abs(writtenAt(hand, "1234", "here", box).turn)).toBe(wide / 2);
});

it("knows a mark again", () => {
  const mark = { spots: ["a", "b"], glyph: "text", text: "8" };
  expect(markKey({ ...mark })).toBe(markKey(mark));
  expect(markKey({ ...mark, text: "9" })).not.toBe(markKey(mark));
});
