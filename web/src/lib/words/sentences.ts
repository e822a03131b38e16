/** Sentences in a row, as they are spoken: each ends once. */
export function sentences(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part, at) => (at < said.length - 1 ? ended(part) : part)).join(" ");
}

/** A piece of a sentence, as one of its own. */
export function begun(piece: string): string {
  return piece.charAt(0).toLocaleUpperCase() + piece.slice(1);
}

function ended(sentence: string): string {
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** How a text begins: its first sentences, as many as are wanted. */
export function opening(text: string, count = 2): string {
  const found = text.replace(/\s+/g, " ").match(/.+?[.!?…](?=\s|$)/g) ?? [text];
  return found
    .slice(0, count)
    .map((one) => one.trim())
    .join(" ");
}
