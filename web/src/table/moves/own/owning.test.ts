import { expect, it } from "vitest";
import { exampleChoice } from "../../../lib/examples";
import type { Choice } from "../../../lib/wire";
import { placed } from "./owning";

const button = (name: string, given: Partial<Choice> = {}) =>
  exampleChoice(name, { button: name, ...given });
const end = button("end", { is_last: true, is_final: true });
const pass = button("pass", { is_last: true });
const again = button("again");

it("what ends one's game lies at the right, then what ends the turn", () => {
  expect(placed([again, pass, end], [])).toEqual(["end", "pass", "again"]);
  expect(placed([pass, end], [])).toEqual(["end", "pass"]);
});

it("when there is nothing left to pass, ending stays where it was", () => {
  const known = placed([pass, end], []);
  expect(placed([end], known)).toEqual(["end"]);
  expect(placed([pass, end], placed([end], known))).toEqual(["end", "pass"]);
});

it("who was there keeps its place, who joins lies at the left", () => {
  expect(placed([again, pass], placed([again], []))).toEqual(["again", "pass"]);
});
