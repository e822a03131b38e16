import { expect, it } from "vitest";
import { bytes, text } from "./passkeys";

it("bytes survive their way as text, whatever they are", () => {
  for (const length of [0, 1, 2, 3, 32, 255]) {
    const some = Uint8Array.from({ length }, (_, at) => (at * 37 + 251) % 256);
    expect(bytes(text(some.buffer))).toEqual(some);
  }
});

it("nothing in the text would have to be escaped in an address", () => {
  expect(text(new Uint8Array([251, 255, 254]).buffer)).toBe("-__-");
});
