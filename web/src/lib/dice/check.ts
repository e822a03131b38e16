/** Every roll of a record rolled again, one after another. */

import type { Evidence } from "../wire";
import { commitmentOf, digests, fromHex, roll, type Digests } from "./tape";

/** One roll: what stands in the record, and what it has to be. */
export interface Rolled {
  number: number;
  /** Of the replay. */
  step: number;
  recorded: string[];
  computed: string[];
  isTrue: boolean;
}

export interface Checked {
  /** ``open``: the secret is not there yet. */
  verdict: "yes" | "no" | "open";
  /** Whether the secret is the one whose hash was published. */
  isPromised: boolean;
  isNative: boolean;
  rolls: Rolled[];
}

/** ``promised`` is the hash this device was told at the table; empty where it was not there. */
export async function check(
  evidence: Evidence,
  promised = "",
  by: Digests = digests(),
): Promise<Checked> {
  if (!evidence.secret) return { verdict: "open", isPromised: true, isNative: true, rolls: [] };
  const secret = fromHex(evidence.secret);
  const hash = await commitmentOf(secret, by);
  const isPromised = hash === evidence.commitment && (!promised || hash === promised);
  const rolls: Rolled[] = [];
  for (const number of evidence.throws.keys()) {
    rolls.push(await again(evidence, secret, number + 1, by));
  }
  const isTrue = isPromised && rolls.every((one) => one.isTrue);
  return { verdict: isTrue ? "yes" : "no", isPromised, isNative: by.isNative, rolls };
}

async function again(
  { throws, seeds, faces }: Evidence,
  secret: Uint8Array,
  number: number,
  by: Digests,
): Promise<Rolled> {
  const thrown = throws[number - 1] ?? { step: 0, dice: [], sides: [], faces: [] };
  const found = await roll(secret, seeds, number, thrown.sides, by);
  const computed = found.map((face, at) => faces[thrown.dice[at] ?? ""]?.[face] ?? "?");
  const isTrue = computed.join(" ") === thrown.faces.join(" ");
  return { number, step: thrown.step, recorded: [...thrown.faces], computed, isTrue };
}
