/** Faces of people: a colour of their own, eyes and a mouth. `rollwrite.server.people.faces` knows them, too. */

export const COLOURS = ["blue", "orange", "green", "purple", "red", "yellow"] as const;
export const EYES = ["dots", "tall", "brows", "glasses", "side", "lash"] as const;
export const MOUTHS = ["smile", "open", "smirk", "flat", "small"] as const;

export type Colour = (typeof COLOURS)[number];
export type Eyes = (typeof EYES)[number];
export type Mouth = (typeof MOUTHS)[number];

export interface Features {
  colour: Colour;
  eyes: Eyes;
  mouth: Mouth;
}

/** What somebody chose (“blue dots smile”); a first guess from the name where nothing is chosen. */
export function featuresOf(face: string, name: string): Features {
  const [colour, eyes, mouth] = face.split(" ");
  const guess = guessed(name);
  return {
    colour: oneOf(COLOURS, colour) ?? guess.colour,
    eyes: oneOf(EYES, eyes) ?? guess.eyes,
    mouth: oneOf(MOUTHS, mouth) ?? guess.mouth,
  };
}

export function faceText({ colour, eyes, mouth }: Features): string {
  return `${colour} ${eyes} ${mouth}`;
}

/** The colour of a seat at its table. */
export function seatColour(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? "blue";
}

function guessed(name: string): Features {
  const number = hash(name);
  return {
    colour: COLOURS[number % 6] ?? "blue",
    eyes: EYES[Math.floor(number / 6) % 6] ?? "dots",
    mouth: MOUTHS[Math.floor(number / 36) % 5] ?? "smile",
  };
}

function oneOf<T extends string>(known: readonly T[], given: string | undefined): T | undefined {
  return known.find((one) => one === given);
}

/** FNV: the same name looks the same everywhere. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (found ^ (found >>> 15)) >>> 0;
}
