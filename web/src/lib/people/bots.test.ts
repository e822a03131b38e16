import { expect, it } from "vitest";
import type { BotInfo, GameInfo } from "../wire";
import { aboutOf, usualOf } from "./bots";

const bot = (id: string, untaught: Record<string, string> = {}): BotInfo => ({
  id,
  names: {},
  about: { en: `${id} plays` },
  untaught,
});
const bots = [bot("weak"), bot("steady"), bot("strong"), bot("wise", { en: "knows nothing" })];
const game = (is_learned: boolean) => ({ is_learned }) as GameInfo;

it("is the steady one without a wish, and one in the middle where there is none", () => {
  expect(usualOf(bots)).toBe("steady");
  expect(usualOf(bots.filter(({ id }) => id !== "steady"))).toBe("strong");
  expect(usualOf([])).toBe("");
});

it("says so where a game is not learned, of who plays by what it learned", () => {
  expect(aboutOf(bots, "wise", game(true))).toEqual({ en: "wise plays" });
  expect(aboutOf(bots, "wise", game(false))).toEqual({ en: "knows nothing" });
  expect(aboutOf(bots, "strong", game(false))).toEqual({ en: "strong plays" });
  expect(aboutOf(bots, "wise", undefined)).toEqual({ en: "wise plays" });
  expect(aboutOf(bots, "nobody", undefined)).toEqual({});
});
