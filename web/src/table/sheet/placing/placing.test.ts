import { expect, it } from "vitest";
import { exampleChoice } from "../../../lib/examples";
import type { Spot } from "../../../lib/paper/drawing";
import { Placing } from "./placing.svelte";

const spots = new Map<string, Spot>();
for (const [column, letter] of [..."abcd"].entries()) {
  for (let row = 1; row <= 4; row++) {
    const box = { x: column * 40, y: row * 40, width: 40, height: 40 };
    spots.set(`${letter}${row}`, { id: `${letter}${row}`, box, hit: box, isRound: false });
  }
}
const single = (cell: string) => exampleChoice(cell, { spots: [cell], pose: "r0" });

it("by keys the next shape begins where the last one was put, not at the top left", () => {
  const play = {
    key: "one",
    mySeat: 0,
    choices: ["a1", "b2", "d4"].map(single),
    preview: null as unknown,
    aims: [],
    taps: [],
    pack: { areas: {} },
    page: () => ({}),
    drawing: () => ({ spots }),
    spoken: () => "",
    unask: () => undefined,
    clear: () => undefined,
  };
  const placing = new Placing(play as never);
  placing.start();
  expect(placing.current?.covered).toEqual(["a1"]);
  placing.step([3, 3]);
  expect(placing.current?.covered).toEqual(["d4"]);
  placing.lay();
  play.key = "two";
  play.choices = ["a1", "b2", "c3"].map(single);
  const next = Object.assign(placing, { play: { ...play } });
  next.start();
  expect(next.current?.covered).toEqual(["c3"]);
});
