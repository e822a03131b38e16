/**
 * SHA-256 and HMAC by hand: on plain http, as in a home network, browsers keep Web Crypto
 * to themselves. Where it is there it is used (``digest.ts``); both give the same bytes.
 */

const BLOCK = 64;
const START = fractions(8, 1 / 2);
const ROUND = fractions(64, 1 / 3);

export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const padded = pad(message);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, padded, at);
  return bytesOf(state);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

/** The first 32 bits after the point of the roots of the first primes: nothing up a sleeve. */
function fractions(count: number, power: number): Int32Array {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) {
    if (isPrime(one)) found.push(((one ** power % 1) * 2 ** 32) | 0);
  }
  return Int32Array.from(found);
}

function isPrime(one: number): boolean {
  for (let by = 2; by * by <= one; by++) if (one % by === 0) return false;
  return true;
}

function pad(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(message.length) * 8n);
  return padded;
}

function compress(state: Int32Array, message: Uint8Array, at: number): void {
  const words = schedule(message, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, round) => {
    const turned = spin(e, 6) ^ spin(e, 11) ^ spin(e, 25);
    const first = (h + turned + ((e & f) ^ (~e & g)) + (ROUND[round] ?? 0) + word) | 0;
    const second = (spin(a, 2) ^ spin(a, 13) ^ spin(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = ((state[place] ?? 0) + word) | 0;
  });
}

function schedule(message: Uint8Array, at: number): Int32Array {
  const view = new DataView(message.buffer, at, BLOCK);
  const words = new Int32Array(64);
  const word = (number: number) => words[number] ?? 0;
  for (let number = 0; number < 16; number++) words[number] = view.getInt32(number * 4);
  for (let number = 16; number < 64; number++) {
    const [early, late] = [word(number - 15), word(number - 2)];
    const low = spin(early, 7) ^ spin(early, 18) ^ (early >>> 3);
    const high = spin(late, 17) ^ spin(late, 19) ^ (late >>> 10);
    words[number] = (word(number - 16) + low + word(number - 7) + high) | 0;
  }
  return words;
}

function spin(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function bytesOf(state: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  state.forEach((word, number) => view.setInt32(number * 4, word));
  return bytes;
}
