import { afterEach, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import type { GameInfo } from "../lib/wire";
import { playNow } from "./opening";

const game = { id: "some-game", min_seats: 3, lessons: [] } as unknown as GameInfo;

afterEach(() => vi.restoreAllMocks());

it("who plays now sits with as many bots as are needed, and may ask for hints", async () => {
  vi.spyOn(api, "me").mockResolvedValue({ name: "Ada" } as never);
  const open = vi.spyOn(api, "openTable").mockResolvedValue({ table: "t1" } as never);
  expect(await playNow(game, { map: "2" })).toBe("t1");
  const [plan] = open.mock.calls[0] ?? [];
  expect(plan).toMatchObject({ game: "some-game", options: { map: "2" }, hints: true });
  expect(plan?.seats?.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
});
