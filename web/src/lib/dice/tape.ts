/**
 * The dice tape, as ``kernel/kept/tape.py`` writes it down: roll n is a function of the secret,
 * the players' seeds and n. Here it is rolled again, on the device of whoever wants to know.
 */

import { hmac, joined, sha256 } from "./sha256";

const DOMAIN = new TextEncoder().encode("rollwrite dice tape 1\n");
const BYTE = 256;

/** How hashes are made: by the browser, or by our own hand. */
export interface Digests {
  /** Whether the browser's own Web Crypto does it. */
  isNative: boolean;
  sha256: (message: Uint8Array) => Promise<Uint8Array>;
  hmac: (key: Uint8Array, message: Uint8Array) => Promise<Uint8Array>;
}

export const byHand: Digests = {
  isNative: false,
  sha256: (message) => Promise.resolve(sha256(message)),
  hmac: (key, message) => Promise.resolve(hmac(key, message)),
};

/** Web Crypto, which there is on https and on this very machine only. */
export function digests(subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Digests {
  if (!subtle) return byHand;
  const kind = { name: "HMAC", hash: "SHA-256" };
  return {
    isNative: true,
    sha256: async (message) => new Uint8Array(await subtle.digest("SHA-256", owned(message))),
    hmac: async (key, message) => {
      const known = await subtle.importKey("raw", owned(key), kind, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", known, owned(message)));
    },
  };
}

function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** The hash that is published before the first roll. */
export async function commitmentOf(secret: Uint8Array, by: Digests): Promise<string> {
  return toHex(await by.sha256(joined(DOMAIN, secret)));
}

/** The faces of roll ``number`` (from 1), counted from 0, of dice with so many sides. */
export async function roll(
  secret: Uint8Array,
  seeds: readonly string[],
  number: number,
  sides: readonly number[],
  by: Digests,
): Promise<number[]> {
  const faces: number[] = [];
  for (let block = 0; faces.length < sides.length; block++) {
    const words = listed([number, block, ...seeds]);
    const bytes = await by.hmac(secret, joined(DOMAIN, new TextEncoder().encode(words)));
    for (const byte of bytes) {
      const side = sides[faces.length];
      if (side === undefined) break;
      // Bytes beyond the last full multiple would favour some faces: they are thrown away.
      if (byte < BYTE - (BYTE % side)) faces.push(byte % side);
    }
  }
  return faces;
}

/** A list in JSON, byte for byte as Python writes it: plain letters, a blank after each comma. */
function listed(parts: readonly (string | number)[]): string {
  return `[${parts.map((part) => plain(JSON.stringify(part))).join(", ")}]`;
}

function plain(json: string): string {
  return json.replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
