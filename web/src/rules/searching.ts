/** Finding a rule by a word of it. */

/** Small letters without their dots and strokes: who types “bruecke” or “brucke” finds it too. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/([aou])e/g, "$1")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Whether every word that was typed is somewhere in a text. */
export function isFound(text: string, typed: string): boolean {
  const known = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => known.includes(word));
}
