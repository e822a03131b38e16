export interface Stroke {
  d: string;
  width: number;
  opacity: number;
  fill?: boolean;
}
export interface Hand {
  variants: number;
  pencil: string;
  faint: string;
  glyphs: Record<string, Stroke[][]>;
  text: Writing;
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
