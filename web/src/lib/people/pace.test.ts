import { describe, expect, it } from "vitest";
import { preferences } from "../preferences.svelte";
import { STEPS } from "../wire";
import { paceLine, paceOf, paceRule, TEMPOS, timeOf, whenOut } from "./pace";

describe("time in words", () => {
  it("is said in the unit people would use", () => {
    preferences.language = "en";
    const said = [45, 90, 180, 600, 43_200, 86_400, 259_200].map((one) => timeOf(one));
    expect(said).toEqual([
      "45 seconds",
      "90 seconds",
      "3 minutes",
      "10 minutes",
      "12 hours",
      "24 hours",
      "3 days",
    ]);
  });
});

describe("a pace in words", () => {
  it("has its whole rule, in both languages, for every step that is offered", () => {
    for (const language of ["en", "de"] as const) {
      preferences.language = language;
      for (const kind of TEMPOS)
        for (const step of STEPS[kind])
          for (const when_out of ["bot", "others"] as const) {
            const pace = { kind, step, when_out };
            const said = [paceLine(pace), whenOut(pace), ...paceRule(pace)];
            expect(said.filter((one) => /pace-|undefined|NaN/.test(one))).toEqual([]);
            if (step) expect(paceRule(pace)[0]).toContain(timeOf(step));
          }
    }
  });

  it("begins with the step in the middle", () => {
    expect(paceOf("live")).toEqual({ kind: "live", step: 90, when_out: "bot" });
    expect(paceOf("free").step).toBe(0);
  });
});
