/** The hand that writes on sheets: the same data, the same strokes as in Python. */

import type { Box } from "./drawing";
import type { Mark } from "../wire";

export interface Stroke {
  d: string;
  width: number;
  opacity: number;
  fill?: boolean;
}

export interface Writing {
  font: string;
  weight: number;
  tall: number;
  wide: number;
  advance: number;
  baseline: number;
  variants: { x: number; y: number; turn: number }[];
}

/** What ``GET /api/hand`` gives. */
export interface Hand {
  variants: number;
  pencil: string;
  faint: string;
  glyphs: Record<string, Stroke[][]>;
  text: Writing;
}

/** A stroke in its place; ``width`` 0 means that it is filled. */
export interface Line {
  d: string;
  width: number;
  opacity: number;
}

/** Words in their place. */
export interface Written {
  text: string;
  size: number;
  x: number;
  y: number;
  turn: number;
  baseline: number;
}

const BYTES = new TextEncoder();

/** Same glyph, same spot, same variant, everywhere and always (FNV-1a). */
export function variantOf(glyph: string, spot: string, variants = 8): number {
  let digest = 0x811c9dc5;
  for (const byte of BYTES.encode(glyph + spot)) {
    digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  }
  return digest % variants;
}

/** A stroke of the box 0 0 100 100, moved into another box. */
export function fitted(d: string, box: Box): string {
  let seen = 0;
  return d.replace(/-?[0-9.]+/g, (found) => {
    seen += 1;
    const [start, length] = seen % 2 ? [box.x, box.width] : [box.y, box.height];
    return short(start + (Number(found) * length) / 100);
  });
}

/** The strokes of a glyph at a spot; nothing where the hand does not know it. */
export function strokesAt(hand: Hand, glyph: string, spot: string, box: Box): Line[] {
  const variant = hand.glyphs[glyph]?.[variantOf(glyph, spot, hand.variants)] ?? [];
  const pen = Math.min(box.width, box.height) / 100;
  return variant.map(({ d, width, opacity, fill }) => ({
    d: fitted(d, box),
    width: fill ? 0 : Number(short(width * pen)),
    opacity,
  }));
}

/** Handwriting in a box, as large as it fits. */
export function writtenAt(hand: Hand, text: string, spot: string, box: Box): Written {
  const { tall, wide, advance, baseline, variants } = hand.text;
  const letters = Math.max(1, [...text].length);
  const size = Math.min(box.height * tall, (box.width * wide) / (advance * letters));
  const slant = variants[variantOf("text", spot, variants.length)] ?? { x: 0, y: 0, turn: 0 };
  return {
    text,
    size,
    x: box.x + box.width / 2 + slant.x * size,
    y: box.y + box.height / 2 + slant.y * size,
    turn: slant.turn * Math.min(1, 2 / letters),
    baseline: baseline * size,
  };
}

/** What makes a mark the same mark: it is then never drawn again. */
export function markKey(mark: Mark): string {
  return `${mark.glyph} ${mark.text} ${mark.spots.join(" ")}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
