import { describe, expect, it } from "vitest";
import type { Evidence } from "../wire";
import { check } from "./check";
import { hmac, sha256 } from "./sha256";
import { byHand, digests, fromHex, roll } from "./tape";
import vectors from "./vectors.json";

interface Row {
  secret: string;
  seeds: string[];
  number: number;
  sides: number[];
  faces: number[];
}
const records = Object.entries(vectors.records as Record<string, Evidence>);
const rows = vectors.rolls as Row[];
const native = digests();
const hands = [
  ["Web Crypto", native],
  ["our own hand", byHand],
] as const;

const text = (count: number) => new Uint8Array(count).map((_, at) => (at * 7 + 3) % 256);

describe("our own SHA-256", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])(
    "of %i bytes is the known one",
    async (count) => {
      expect(sha256(text(count))).toEqual(await native.sha256(text(count)));
    },
  );

  it.each([1, 32, 64, 65, 200])("with a key of %i bytes is the known HMAC", async (count) => {
    expect(hmac(text(count), text(80))).toEqual(await native.hmac(text(count), text(80)));
  });

  it("is what RFC 4231 says", () => {
    const bytes = (words: string) => new TextEncoder().encode(words);
    const known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
    const found = hmac(bytes("Jefe"), bytes("what do ya want for nothing?"));
    expect(found).toEqual(fromHex(known));
  });
});

describe.each(hands)("by %s", (_, by) => {
  it.each(rows)("roll $number is the one Python rolls", async (row) => {
    const found = await roll(fromHex(row.secret), row.seeds, row.number, row.sides, by);
    expect(found).toEqual(row.faces);
  });

  it.each(records)("all rolls of %s are those Python rolled", async (_, evidence) => {
    const found = await check(evidence, evidence.commitment, by);
    expect(found.rolls.filter((one) => !one.isTrue)).toEqual([]);
    expect(found.rolls.length).toBe(evidence.throws.length);
    expect([found.verdict, found.isPromised]).toEqual(["yes", true]);
  });
});

describe("a record that was changed", () => {
  const [, evidence] = records[0] ?? ["", {} as Evidence];
  const changed = (more: Partial<Evidence>) => check({ ...evidence, ...more });

  it("names the roll that is wrong, and no other", async () => {
    const throws = evidence.throws.map((one, at) =>
      at === 4 ? { ...one, faces: one.faces.toReversed() } : one,
    );
    const found = await changed({ throws });
    expect(found.rolls.filter((one) => !one.isTrue).map((one) => one.number)).toEqual([5]);
    expect([found.verdict, found.isPromised]).toEqual(["no", true]);
  });

  it("with another secret is not what was promised", async () => {
    const found = await changed({ secret: "00".repeat(32) });
    expect([found.verdict, found.isPromised]).toEqual(["no", false]);
  });

  it("with another secret and its hash is not what this device was promised", async () => {
    const found = await check(evidence, "ab".repeat(32));
    expect([found.verdict, found.isPromised]).toEqual(["no", false]);
    expect(found.rolls.every((one) => one.isTrue)).toBe(true);
  });

  it("with another seed has other rolls", async () => {
    const found = await changed({ seeds: ["", ...evidence.seeds.slice(1)] });
    expect([found.verdict, found.isPromised]).toEqual(["no", true]);
  });

  it("says nothing while the secret is sealed", async () => {
    expect((await changed({ secret: "" })).verdict).toBe("open");
  });
});
