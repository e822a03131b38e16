import { describe, expect, it } from "vitest";
import { COLOURS, EYES, faceText, featuresOf, MOUTHS, seatColour } from "./faces";

describe("a face", () => {
  it("is what somebody chose", () => {
    const chosen = { colour: "red", eyes: "lash", mouth: "open" } as const;
    expect(featuresOf(faceText(chosen), "Ann")).toEqual(chosen);
  });

  it("is guessed from the name where nothing is chosen, always alike", () => {
    expect(featuresOf("", "Ann")).toEqual(featuresOf("", "Ann"));
    expect(featuresOf("", "Ann")).not.toEqual(featuresOf("", "Ben"));
  });

  it("of names is spread over all that there are", () => {
    const found = Array.from({ length: 300 }, (_, number) => featuresOf("", `Guest ${number}`));
    expect(new Set(found.map(({ colour }) => colour)).size).toBe(COLOURS.length);
    expect(new Set(found.map(({ eyes }) => eyes)).size).toBe(EYES.length);
    expect(new Set(found.map(({ mouth }) => mouth)).size).toBe(MOUTHS.length);
  });

  it("of another version shows what is known of it", () => {
    const { colour, eyes } = featuresOf("red spirals smile", "Ann");
    expect(colour).toBe("red");
    expect(EYES).toContain(eyes);
  });
});

it("seats beyond the sixth begin again with the first colour", () => {
  expect(seatColour(6)).toBe(seatColour(0));
});
