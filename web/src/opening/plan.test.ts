import { describe, expect, it } from "vitest";
import type { BotInfo, GameInfo } from "../lib/wire";
import { Plan } from "./plan.svelte";

const game: GameInfo = {
  id: "some-game",
  rules_version: 1,
  min_seats: 2,
  max_seats: 4,
  can_be_rated: true,
  is_learned: true,
  options: [{ id: "order", values: ["together", "clockwise"] }],
  names: {},
  taglines: {},
  wins: {},
  efforts: {},
  campaigns: [],
  lessons: [],
};
const bot = (id: string): BotInfo => ({ id, names: {}, about: {}, untaught: {} });
const bots = [bot("weak"), bot("strong")];
const plan = () => new Plan(game, bots, "Ada", ["Pip", "Mo"]);
const names = (of: Plan) => of.seats.map(({ name }) => name);

describe("a plan", () => {
  it("starts with me and one bot, the strongest, and the first of every option", () => {
    const one = plan();
    expect(one.seats.map(({ kind, bot: id }) => [kind, id])).toEqual([
      ["me", ""],
      ["bot", "strong"],
    ]);
    expect(one.options).toEqual({ order: "together" });
  });

  it("seats somebody alone where the game is for one", () => {
    const alone = new Plan({ ...game, min_seats: 1, max_seats: 1 }, bots, "Ada", []);
    expect(alone.seats).toHaveLength(1);
  });

  it("lets a game for one to four be played alone", () => {
    const one = new Plan({ ...game, min_seats: 1 }, bots, "Ada", ["Pip"]);
    one.remove(one.seats[1]?.key ?? -1);
    expect(names(one)).toEqual(["Ada"]);
    expect(one.lacks).toBe(0);
  });

  it("leaves the options to the games of a campaign", () => {
    const one = plan();
    expect(one.toWire()).toMatchObject({ campaign: "", options: { order: "together" } });
    one.campaign = "long";
    expect(one.toWire()).toMatchObject({ campaign: "long", options: {} });
  });

  it("gives bots names nobody has yet", () => {
    const one = plan();
    one.addBot("weak");
    expect(names(one)).toEqual(["Ada", "Pip", "Mo"]);
  });

  it("never seats more than the game allows", () => {
    const one = plan();
    for (const name of ["Ben", "Cleo", "Dora"]) one.add("device", name);
    expect(names(one)).toEqual(["Ada", "Pip", "Ben", "Cleo"]);
    expect(one.isFull).toBe(true);
  });

  it("moves a seat up and down, and not over the edge", () => {
    const one = plan();
    const first = one.seats[0]?.key ?? -1;
    expect(one.move(first, 1)).toBe(1);
    expect(names(one)).toEqual(["Pip", "Ada"]);
    expect(one.move(first, 1)).toBe(1);
    expect(names(one)).toEqual(["Pip", "Ada"]);
  });

  it("says how many are missing after somebody left", () => {
    const one = plan();
    one.remove(one.seats[1]?.key ?? -1);
    expect(one.lacks).toBe(1);
  });

  it("goes over the wire with trimmed names", () => {
    const one = plan();
    one.add("link", "  Cleo ");
    one.name = " Sunday table ";
    expect(one.toWire()).toEqual({
      game: "some-game",
      seats: [
        { kind: "me", name: "Ada", bot: "" },
        { kind: "bot", name: "Pip", bot: "strong" },
        { kind: "link", name: "Cleo", bot: "" },
      ],
      options: { order: "together" },
      campaign: "",
      name: "Sunday table",
      hints: false,
      seed: "",
      pace: { kind: "free", step: 0, when_out: "bot" },
      is_open: false,
      is_rated: false,
      can_watch: true,
      has_chat: false,
    });
  });

  it("says nothing of pace and company while nobody comes from elsewhere", () => {
    const one = plan();
    one.isOpen = true;
    expect(one.hasOthers).toBe(false);
    expect(one.toWire()).not.toHaveProperty("is_open");
    one.add("link");
    expect(one.toWire()).toMatchObject({ is_open: true });
  });

  it("is rated without hints, each at a seat of their own, where rivals play", () => {
    const one = plan();
    one.isRated = true;
    expect(one.toWire()).toMatchObject({ is_rated: true, hints: false });
    one.add("device", "Mum");
    expect(one.toWire()).toMatchObject({ is_rated: false });
    const together = new Plan({ ...game, can_be_rated: false }, bots, "Ada", []);
    together.isRated = true;
    expect(together.toWire()).toMatchObject({ is_rated: false, hints: true });
  });

  it("allows hints among bots, among people only when somebody wants them", () => {
    const one = plan();
    expect(one.hints).toBe(true);
    one.add("link", "Cleo");
    expect(one.hints).toBe(false);
    one.hints = true;
    expect(one.toWire().hints).toBe(true);
  });
});
