import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefer, preferences } from "../preferences.svelte";
import { Ears } from "./ears";
import { sound, soundOf } from "./sound";

const ears = new Ears();
const asIs = preferences.sound;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
  ears.open();
});
afterEach(() => vi.unstubAllGlobals());

it("is silent on every device until somebody asks for sound", () => {
  expect(asIs).toBe(false);
  prefer({ sound: asIs });
  sound("write");
  soundOf(["roll", "win"]);
  expect(ears.heard).toEqual([]);
  sound("gem", true); // the one that is heard when sound is switched on
  expect(ears.heard).toEqual(["gem"]);
});

it("plays what it is asked for", () => {
  prefer({ sound: true });
  sound("roll");
  sound("write");
  sound("roll");
  expect(ears.heard).toEqual(["roll", "write", "roll"]);
});

it("of what happens at once only the most telling is heard", () => {
  prefer({ sound: true });
  soundOf(["write", "", "bridge"]);
  soundOf(["roll", "gem", "write"]);
  soundOf(["kill", "gem"]);
  soundOf([""]);
  expect(ears.heard).toEqual(["bridge", "gem", "kill"]);
});
