/** Sentences in a row, as they are spoken: each ends once. */
export function sentences(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part, at) => (at < said.length - 1 ? ended(part) : part)).join(" ");
}

function ended(sentence: string): string {
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
