import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { voice } from "../words/announce.svelte";
import { byHand, Copying } from "./copying.svelte";

const LINK = "https://table/1";
/** Where the field that is copied from was put: the page, or the dialog on top of it. */
let places: string[] = [];

function browser(clipboard: object | undefined, obeys: boolean, dialogs: string[] = []) {
  places = [];
  const place = (name: string) => ({ append: () => places.push(name) });
  const field = { style: {}, select: () => undefined, remove: () => undefined };
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", {
    activeElement: null,
    body: place("page"),
    createElement: () => field,
    querySelectorAll: () => dialogs.map(place),
    execCommand: () => obeys,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  byHand.text = voice.polite = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function copied(): Promise<Copying> {
  const copying = new Copying();
  const done = copying.copy(LINK, "It is copied.");
  await vi.advanceTimersByTimeAsync(1500);
  await done;
  return copying;
}

it("says for a moment that it is copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  browser({ writeText }, false);
  const copying = await copied();
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect([copying.isDone, voice.polite]).toEqual([true, "It is copied."]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(copying.isDone).toBe(false);
});

it.each([
  ["is missing, as over http", undefined],
  ["refuses", { writeText: () => Promise.reject(new Error("no")) }],
  ["never answers", { writeText: () => new Promise(() => undefined) }],
])("copies the old way where the clipboard %s", async (_, clipboard) => {
  browser(clipboard, true);
  expect((await copied()).isDone).toBe(true);
  expect(places).toEqual(["page"]);
});

it("copies from the dialog that lies on top: nothing under it can be selected", async () => {
  browser(undefined, true, ["menu", "question"]);
  await copied();
  expect(places).toEqual(["question"]);
});

it("shows the text, to be copied by hand, where the browser does neither", async () => {
  browser(undefined, false);
  const copying = await copied();
  expect([copying.isDone, byHand.text, voice.polite]).toEqual([false, LINK, ""]);
});
