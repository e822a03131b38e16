import { expect, test } from "vitest";
import { prefer } from "../lib/preferences.svelte";
import type { Check, KeepersPage, ReportView } from "../lib/wire";
import { verdict } from "./verdict";

const check = (about: string, is_well: boolean): Check => ({
  about,
  is_well,
  sentence: "",
  mend: "",
});
const report = (settled: number) => ({ settled }) as ReportView;
const page = (checks: Check[], reports: ReportView[] = []) =>
  ({ health: { checks, checked: 0, move: 0 }, reports }) as unknown as KeepersPage;

test("the title is the verdict, with a list of up to two things", () => {
  prefer({ language: "en" });
  expect(verdict(page([check("disk", true)]))).toBe("Everything is fine.");
  expect(verdict(page([check("disk", true)], [report(5)]))).toBe("Everything is fine.");
  expect(verdict(page([check("mail", false)], [report(0)]))).toBe(
    "Two things need you: E-mail, a report.",
  );
  expect(verdict(page([check("disk", false), check("disk", false)]))).toBe(
    "One thing needs you: Disk.",
  );
  const many = [check("disk", false), check("clock", false), check("mail", false)];
  expect(verdict(page(many))).toBe("3 things need you.");
  prefer({ language: "de" });
  expect(verdict(page([], [report(0), report(0)]))).toBe("Eine Sache braucht dich: Meldungen.");
  prefer({ language: "en" });
});
