/** How tables are called, and how seats of the same name are told apart. */

import { t } from "./words";

/** Who was forgotten: the server's word for it in logs and records. */
const SOMEBODY = "Somebody";

/** A name as it is read here. */
export function nameOf(name: string): string {
  return name === SOMEBODY ? t("somebody") : name;
}

/** The name somebody gave; else the two words drawn for it; nothing for tables of old. */
export function tableName({ name, called }: { name: string; called: string }): string {
  const [first, last] = called.split(" ");
  if (name || !first || !last) return name;
  return t("plate", { first: t(`plate-${first}`), last: t(`plate-${last}`) });
}

/** Names as they are; equal ones with the number of the seat's die, one's own with “you”. */
export function distinct(given: readonly string[], mine: readonly number[] = []): string[] {
  const names = given.map(nameOf);
  const alone = mine.length === 1 ? mine[0] : -1;
  return names.map((name, seat) => {
    const isTwice = name !== "" && names.some((other, at) => at !== seat && other === name);
    if (!isTwice) return name;
    return seat === alone ? t("name-you", { name }) : t("name-twice", { name, number: seat + 1 });
  });
}

/** What stands behind a name that somebody else has, too: its number, or “you”. */
const MARKED = /^(.+) \(([^()]+)\)$/;
/** Bots bear a number in their very name. */
const NUMBERED = /^(.+) (\d+)$/;
/** So much of a long word still says whose it is. */
const HEAD = 4;

/**
 * The same name in ever fewer letters, whole each time: “Ada Lovelace”, “Ada L.”, “Ada”.
 * A number tells it from another one and stays: “Greedy 2”, “Gree. 2”.
 */
export function shorter(name: string): string[] {
  const [, base = name, mark = ""] = MARKED.exec(name) ?? NUMBERED.exec(name) ?? [];
  const tail = /^\d+$/.test(mark) ? ` ${mark}` : "";
  const [first = "", ...rest] = base.split(" ").filter(Boolean);
  const initial = rest.at(-1)?.[0];
  const forms = [name, base + tail];
  if (initial) forms.push(`${first} ${initial}.${tail}`, first + tail);
  if (tail && first.length > HEAD + 1) forms.push(`${first.slice(0, HEAD)}.${tail}`);
  return [...new Set(forms)];
}

/** So many letters at most, where a whole form is that short. */
export function short(name: string, most: number): string {
  const forms = shorter(name);
  return forms.find((form) => form.length <= most) ?? forms.at(-1) ?? name;
}

/** Names for a narrow column. */
export function shortened(names: readonly string[], most: number): string[] {
  const all = names.map((name) => short(name, most));
  const isAlone = (form: string) => all.indexOf(form) === all.lastIndexOf(form);
  return names.map((name) => {
    const form = short(name, most);
    return isAlone(form) ? form : name;
  });
}

/** Letters of the longest: so wide is a column of them. */
export function longest(names: readonly string[]): number {
  return Math.max(3, ...names.map((name) => name.length));
}
