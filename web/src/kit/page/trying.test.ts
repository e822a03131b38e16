import { expect, it } from "vitest";
import { Refusal } from "../../lib/api";
import { Trying } from "./trying.svelte";

const refuse = () =>
  Promise.reject(new Refusal(409, { code: "odd", sentence: "no seat is free", reason: null }));

it("says what went wrong, and nothing any more once it is tried again", async () => {
  const trying = new Trying();
  expect(await trying.do(refuse)).toBe(false);
  expect(trying.trouble).toBe("no seat is free");
  expect(await trying.do(async () => {})).toBe(true);
  expect([trying.isBusy, trying.trouble]).toEqual([false, ""]);
});

it("does one thing at a time", async () => {
  const trying = new Trying();
  let done = () => {};
  const first = trying.do(() => new Promise<void>((resolve) => (done = resolve)));
  let tapped = 0;
  expect(await trying.do(async () => tapped++)).toBe(false);
  expect([trying.isBusy, tapped]).toEqual([true, 0]);
  done();
  expect(await first).toBe(true);
  expect(trying.isBusy).toBe(false);
});
