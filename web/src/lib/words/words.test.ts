import { expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import commonDe from "../../../../src/rollwrite/words/de.ftl?raw";
import commonEn from "../../../../src/rollwrite/words/en.ftl?raw";
import { signed, Words } from "./words";

const SOURCE = `
seat-number = Seat { $number }
field-x = Meadow
wrote = { $seat } wrote { $number } on { $field }
`;

it("nests messages and shows seats by name", () => {
  const words = new Words("en", [SOURCE], ["Ada"]);
  const args = { seat: 0, number: 8, field: { id: "field-x", args: {} } };
  expect(words.say({ id: "wrote", args })).toBe("Ada wrote 8 on Meadow");
  expect(words.name(3)).toBe("Seat 4");
  expect(words.say("unknown")).toBe("unknown");
});

it("writes a true minus", () => {
  const words = new Words("de", ["worth = zählt { $points }"]);
  expect(words.say("worth", { points: -4 })).toBe("zählt −4");
  expect([signed(-20), signed(5), signed(5, true), signed(0, true)]).toEqual([
    "−20",
    "5",
    "+5",
    "0",
  ]);
});

it("has every common word in both languages", () => {
  const ids = (source: string) => new FluentResource(source).body.map(({ id }) => id).sort();
  expect(ids(commonDe)).toEqual(ids(commonEn));
});
