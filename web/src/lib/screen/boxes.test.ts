import { describe, expect, it } from "vitest";
import { boxOf } from "./boxes";

function element(x: number, y: number, width: number, height: number, ...children: Element[]) {
  const box = () => ({ x, y, width, height });
  return { getBoundingClientRect: box, children } as unknown as Element;
}

describe("where an element is", () => {
  it("is its own box", () => {
    expect(boxOf(element(5, 6, 70, 8, element(5, 6, 200, 90)))).toEqual({
      x: 5,
      y: 6,
      width: 70,
      height: 8,
    });
  });

  it("is where its parts are, if it only holds them together", () => {
    const [sign, number] = [element(10, 20, 24, 24), element(12, 46, 8, 15)];
    const heard = element(0, 0, 1, 1);
    const all = { x: 10, y: 20, width: 24, height: 41 };
    expect(boxOf(element(0, 0, 0, 0, sign, element(0, 0, 0, 0, number), heard))).toEqual(all);
  });

  it("is nowhere while nothing of it is there", () => {
    expect(boxOf(element(0, 0, 0, 0, element(0, 0, 0, 0))).width).toBe(0);
  });
});
