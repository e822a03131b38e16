/** A drawing with named spots, read from its SVG: where things are, and what is in view. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Spot {
  id: string;
  /** Where marks are fitted. */
  box: Box;
  /** What answers to a finger. */
  hit: Box;
  /** Where the frame goes when it is lit, if the drawing says so: between what is printed. */
  glow?: Box | undefined;
  isRound: boolean;
}

/** A window on a drawing: what a low screen shows at once. */
export interface Leaf {
  name: string;
  box: Box;
}

export interface Drawing {
  /** The id under which it is defined in the page. */
  id: string;
  full: Box;
  /** What a phone shows: no title, no margins. */
  crop: Box;
  /** Its windows, in the order they are turned. */
  leaves: readonly Leaf[];
  /** A part worth seeing beside the leaves; nothing where there is none. */
  slip: Box | null;
  /** The drawing itself, without its spots. */
  body: string;
  spots: ReadonlyMap<string, Spot>;
  /** How far its fields are apart, where it says so: such a sheet may be larger than a screen. */
  pitch: number;
  /** How long a unit of the reference sheet (1080 across the crop) is here. */
  unit: number;
}

const REFERENCE = 1080;
const REFERENCE_PITCH = 126;
const SPOT = /<(rect|circle|ellipse)\b[^>]*\bdata-spot="[^"]*"[^>]*>/g;

export function readDrawing(name: string, svg: string): Drawing {
  const open = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "<svg>";
  const full = boxOf(attribute(open, "viewBox")) ?? { x: 0, y: 0, width: 100, height: 100 };
  const crop = boxOf(attribute(open, "data-crop")) ?? full;
  const spots = new Map<string, Spot>();
  for (const [shape] of svg.matchAll(SPOT)) {
    const spot = readSpot(shape);
    spots.set(spot.id, spot);
  }
  const inner = svg.slice(svg.indexOf(open) + open.length, svg.lastIndexOf("</svg>"));
  const body = inner.replace(/<g\b[^>]*data-layer="(spots|marks)"[^>]*>.*?<\/g>/gs, "");
  const id = `drawing-${name.replace(/[^\w-]+/g, "-")}`;
  const pitch = Number(attribute(open, "data-pitch") || 0);
  // A large sheet has as many units a field as a small one.
  const unit = pitch ? pitch / REFERENCE_PITCH : crop.width / REFERENCE;
  const slip = boxOf(attribute(open, "data-slip"));
  return { id, full, crop, leaves: leavesOf(open), slip, body, spots, pitch, unit };
}

/** ``data-crop-<name>``, one after the other. */
function leavesOf(open: string): Leaf[] {
  return [...open.matchAll(/\sdata-crop-([\w-]+)="([^"]*)"/g)].flatMap(([, name, text]) => {
    const box = boxOf(text ?? "");
    return name && box ? [{ name, box }] : [];
  });
}

function readSpot(shape: string): Spot {
  const at = (name: string) => Number(attribute(shape, name) || 0);
  const isRound = !shape.startsWith("<rect");
  const rx = at("rx") || at("r");
  const ry = at("ry") || at("r");
  const box = isRound
    ? { x: at("cx") - rx, y: at("cy") - ry, width: 2 * rx, height: 2 * ry }
    : { x: at("x"), y: at("y"), width: at("width"), height: at("height") };
  const hit = boxOf(attribute(shape, "data-hit")) ?? box;
  const glow = boxOf(attribute(shape, "data-glow")) ?? undefined;
  return { id: attribute(shape, "data-spot"), box, hit, glow, isRound };
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function boxOf(text: string): Box | null {
  const [x, y, width, height] = text.split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { x, y, width, height };
}

export function viewBox(box: Box): string {
  return `${box.x} ${box.y} ${box.width} ${box.height}`;
}

/** The frame drawn around a spot that is lit, previewed or focused. */
export function frameOf(spot: Spot, unit: number): Box {
  if (spot.glow) return spot.glow;
  if (spot.isRound) return grown(spot.box, 5 * unit);
  if (spot.hit === spot.box) return grown(spot.box, 4 * unit);
  return grown(spot.hit, -9 * unit);
}

export function grown(box: Box, by: number): Box {
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  };
}

/** At least ``least`` wide and high, around the same middle. */
export function atLeast(box: Box, least: number): Box {
  const width = Math.max(box.width, least);
  const height = Math.max(box.height, least);
  const x = box.x + (box.width - width) / 2;
  return { x, y: box.y + (box.height - height) / 2, width, height };
}

/**
 * What a narrow screen shows: the crop over the whole width, and where the screen
 * is taller than that, more of the sheet above and below it.
 */
export function viewFor(drawing: Drawing, width: number, height: number): Box {
  const { full, crop } = drawing;
  if (!width || !height) return crop;
  const spare = (height * crop.width) / width - crop.height;
  if (spare <= 0) return crop;
  const above = crop.y - full.y;
  const below = full.y + full.height - crop.y - crop.height;
  const share = Math.min(1, spare / (above + below || 1));
  const y = crop.y - above * share;
  return { x: crop.x, y, width: crop.width, height: crop.height + (above + below) * share };
}

/** As wide as the pegs and frames that stand out of a crop. */
const MARGIN = 16;

/** What a phone shows and the sums: no title, no name, hardly a margin; nothing is cut. */
export function readable({ full, crop, spots, unit }: Drawing): Box {
  const sums = [...spots.values()].filter(({ id }) => /^(score-|total$)/.test(id));
  const boxes = sums.map(({ box }) => box);
  const all = [crop, ...boxes].map((box) => grown(box, MARGIN * unit));
  const x = Math.max(full.x, Math.min(...all.map((box) => box.x)));
  const y = Math.max(full.y, Math.min(...all.map((box) => box.y)));
  const right = Math.max(...all.map((box) => box.x + box.width));
  const foot = Math.max(...all.map((box) => box.y + box.height));
  const width = Math.min(right, full.x + full.width) - x;
  return { x, y, width, height: Math.min(foot, full.y + full.height) - y };
}

/** The spot under a finger; where hit areas overlap, the one whose middle is nearest. */
export function spotAt(drawing: Drawing, point: Point): string | null {
  let best: string | null = null;
  let nearest = Infinity;
  for (const spot of drawing.spots.values()) {
    if (!contains(spot.hit, point)) continue;
    const away = distance(spot.hit, point);
    if (away < nearest) [best, nearest] = [spot.id, away];
  }
  return best;
}

function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function distance(box: Box, { x, y }: Point): number {
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
}
